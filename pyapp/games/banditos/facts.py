"""Dice, combinations and tiles of Los Banditos as plain facts, for events, choices and the screen."""

from __future__ import annotations

from typing import Any

from .combinations import COLOURS, DICE, FULL, KINDS, NAMES, Side, Worth, colour_of, value_of, worth

Json = dict[str, Any]

DIE: tuple[Json, ...] = tuple(
    {"id": NAMES[die], "colour": COLOURS[colour_of(die)], "value": value_of(die)} for die in DICE
)


def dice(side: Side) -> list[Json]:
    return [DIE[die] for die in side]


def combination(found: Worth | None) -> Json | None:
    return None if found is None else {"kind": KINDS[found.kind], "values": list(found.values)}


def better(sides: tuple[Side, Side]) -> int | None:
    """Who is ahead with the dice there now, three or fewer."""
    first, second = worth(sides[0]), worth(sides[1])
    return None if first == second else int(second > first)


def tile_won(seat: int, at: int, value: int, score: int, why: str, sides: tuple[Side, Side]) -> Json:
    """The facts when a tile is won: its dice, and the complete combinations of winner and loser."""
    complete = [combination(worth(side)) if len(side) == FULL else None for side in sides]
    return {
        "seat": seat,
        "place": at + 1,
        "value": value,
        "score": score,
        "why": why,
        "sides": [dice(side) for side in sides],
        "combination": complete[seat],
        "beaten": complete[1 - seat],
    }
