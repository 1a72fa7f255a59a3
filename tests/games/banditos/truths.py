"""When an event of Los Banditos is true."""

from __future__ import annotations

from collections import Counter

from telling import Told

from pyapp.games.banditos.combinations import COLOURS, KINDS, NAMES


def placed(told: Told) -> bool:
    room = len(told.before.row[told.place - 1].sides[told.seat]) < 3
    return room and told.move == f"place {told.die['id']} {told.place}"


def rank(combination: dict[str, object]) -> tuple[object, ...]:
    return KINDS.index(str(combination["kind"])), combination["values"]


def tile_won(told: Told) -> bool:
    gains = told.after.scores[told.seat] - told.before.scores[told.seat]
    right = {
        "better": lambda: rank(told.combination) > rank(told.beaten),
        "first": lambda: rank(told.combination) == rank(told.beaten) and told.seat != told.before.seat,
        "claimed": lambda: told.combination is not None and told.seat == told.before.seat,
        "given": lambda: told.seat != told.before.seat,
    }
    value = told.before.row[told.place - 1].value
    return gains == told.value == value > 0 and told.score == told.after.scores[told.seat] and right[told.why]()


def drawn(told: Told) -> bool:
    gone = {colour: then - now for colour, then, now in zip(COLOURS, told.before.bag, told.after.bag, strict=True)}
    return Counter(told.colours) == +Counter(gone)


def passed(told: Told) -> bool:
    returned = [NAMES[die] for die in told.before.hand]
    return [die["id"] for die in told.returned] == returned and told.after.seat == 1 - told.seat


TRUE = {
    "starts": lambda told: told.after.seat == told.seat,
    "tile_shown": lambda told: told.after.row[told.place - 1].value == told.value > 0,
    "drawn": drawn,
    "thrown": lambda told: [die["id"] for die in told.dice] == [NAMES[die] for die in told.after.hand],
    "placed": placed,
    "claimed": lambda told: told.move == f"claim {told.place}" and told.said("tile_won"),
    "gave_up": lambda told: told.move == f"give {told.place}" and told.said("tile_won"),
    "tile_won": tile_won,
    "passed": passed,
}
