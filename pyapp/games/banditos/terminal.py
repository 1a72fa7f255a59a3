"""Los Banditos in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.match import Seat
from ...terminal.describe import args
from ...terminal.presenter import View, pair, scores
from ...terminal.words import Words


def table(view: View, words: Words, seats: Sequence[Seat]) -> Iterator[str]:
    yield scores(view["scores"], words, seats)
    for place, tile in enumerate(view["row"], 1):
        if tile is None:
            yield words.say("banditos-tile-gone", place=place)
            continue
        sides = [
            f"{seat.name} {_dice(side['dice'], words) or words.say('banditos-side-none')}"
            for seat, side in zip(seats, tile["sides"], strict=True)
        ]
        yield pair(words, words.say("banditos-tile", place=place, value=tile["value"]), " · ".join(sides))
    if view["hand"]:
        yield pair(words, words.say("banditos-hand"), _dice(view["hand"], words))


def move(choice: View, view: View, words: Words, seats: Sequence[Seat]) -> str:
    kind = choice["kind"]
    if kind == "place":
        return words.say("banditos-put", place=choice["place"], die=_dice([choice["die"]], words))
    return words.say(f"banditos-move-{kind}", place=choice.get("place", 0), dice=choice.get("dice", 0))


def _dice(dice: Sequence[View], words: Words) -> str:
    return ", ".join(words.say("banditos-die", args(words, "banditos", die, ())) for die in dice)
