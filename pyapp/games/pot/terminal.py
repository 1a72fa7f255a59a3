"""Pass the Pot in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.match import Seat
from ...terminal.presenter import View, scores
from ...terminal.words import Words

LETTERS = "POT"


def table(view: View, words: Words, seats: Sequence[Seat]) -> Iterator[str]:
    yield scores(view["scores"], words, seats)
    yield words.say("pot-round", round=view["round"], turns=len(view["to_come"]))
    yield words.say("pot-pot", coins=view["pot"])
    if view["bank"] is not None:
        yield words.say("pot-bank-holds", coins=view["bank"])
    if view["holder"] is not None:
        yield words.say("pot-holds", name=seats[view["holder"]].name)
        yield words.say("pot-held", dice=", ".join(view["held"]))


def move(choice: View, view: View, words: Words, seats: Sequence[Seat]) -> str:
    kind = choice["kind"]
    if kind == "throw":
        return words.say("pot-move-throw")
    if kind == "stop":
        if choice["result"] is None:
            combo = choice["combo"]
            return words.say("pot-choice-stop-on", combo=words.say(f"pot-combo-{combo}"), which=combo)
        return words.say("pot-choice-stop", result=choice["result"])
    if kind in ("take", "give"):
        return words.say(f"pot-choice-{kind}", shares=_shares(choice, words, seats))
    dice = words.list(f"{view['dice'][LETTERS.index(letter)]} ({letter})" for letter in choice["dice"])
    return words.say(f"pot-choice-{kind}", dice=dice, coins=choice["cost"])


def _shares(choice: View, words: Words, seats: Sequence[Seat]) -> str:
    """Who gives how much to whom."""
    kind, people, bank = choice["kind"], choice["people"], choice["bank"]
    each = [
        words.say(f"pot-{kind}-one", name=seats[seat].name, coins=people.count(seat)) for seat in dict.fromkeys(people)
    ]
    return words.list([*each, words.say("pot-take-bank", coins=-bank)] if kind == "take" and bank < 0 else each)
