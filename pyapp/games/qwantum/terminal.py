"""Qwantum in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.match import Seat
from ...terminal.presenter import View, pair
from ...terminal.words import Words


def table(view: View, words: Words, seats: Sequence[Seat]) -> Iterator[str]:
    for seat, sheet in zip(seats, view["sheets"], strict=True):
        rows = [
            " ".join([words.say(f"qwantum-letter-{row['colour']}"), *map(str, row["numbers"])]) for row in sheet["rows"]
        ]
        misses = words.say("qwantum-misses", misses=sheet["misses"], minus=sheet["minus"])
        yield pair(words, f"{seat.name} {words.number(sheet['total'])}", " · ".join([*rows, misses]))
    if view["throws"]:
        dice = [_die(die, words) for die in view["dice"] if die["shows"]]
        yield pair(words, words.say("qwantum-dice"), ", ".join(dice))


def move(choice: View, view: View, words: Words, seats: Sequence[Seat]) -> str:
    kind = choice["kind"]
    if kind == "write":
        colour = words.say(f"qwantum-colour-{choice['colour']}")
        return words.say("qwantum-write", number=choice["number"], colour=colour, column=choice["column"])
    if kind == "again":
        dice = [_die(die, words) for die in view["dice"] if die["die"] in choice["dice"]]
        return words.say("qwantum-choice-again", dice=words.list(dice))
    if kind == "throw":
        return words.say("qwantum-move-throw")
    note = "qwantum-move-pass-ends" if choice["ends"] else "qwantum-move-pass-miss"
    cost = f" ({words.say(note, points=choice['miss'])})" if choice["miss"] else ""
    return words.say("qwantum-move-pass") + cost


def _die(die: View, words: Words) -> str:
    """What it shows, and its name in a move."""
    face = die["shows"]
    colour = words.say(f"qwantum-colour-{face['colour']}")
    return f"{words.say('qwantum-face', colour=colour, number=face['number'])} ({die['die']})"
