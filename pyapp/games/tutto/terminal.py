"""Tutto in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.match import Seat
from ...terminal.presenter import View, pair, scores
from ...terminal.words import Words


def table(view: View, words: Words, seats: Sequence[Seat]) -> Iterator[str]:
    yield scores(view["scores"], words, seats)
    if card := view["card"]:
        yield pair(words, words.say(f"tutto-card-{card}"), words.say(f"tutto-meaning-{card}", leaf=view["leaf"]))
        aside = "; ".join(_dice(group) for group in view["aside"])
        yield words.say("tutto-aside-list", dice=aside) if aside else words.say("tutto-aside-none")
        yield pair(words, words.say("tutto-this-turn"), words.number(view["points"]))


def move(choice: View, view: View, words: Words, seats: Sequence[Seat]) -> str:
    kind = choice["kind"]
    if kind == "draw":
        return words.say("tutto-move-draw")
    if choice["tutto"]:
        return words.say(f"tutto-move-{'stop' if kind == 'stop' else 'go'}-tutto", total=choice["total"])
    if kind == "stop":
        return words.say("tutto-choice-stop", total=choice["total"])
    return words.say("tutto-choice-keep", dice=_dice(choice["dice"]))


def _dice(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))
