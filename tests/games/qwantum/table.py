"""Set up a table of Qwantum for a test: rolls with certain sums, sheets that are already written on."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from playing import script

from pyapp.core.match import Match
from pyapp.games.qwantum.dice import COLOURED, COLOURS, Sums, colour_sums
from pyapp.games.qwantum.rules import GAME, REVEALING
from pyapp.games.qwantum.sheet import Sheet

FULL_ROW = (5, 7, 11, 15, 10, 3)

SOFIA = "roll R1 R2 B4 V3 B6 Y5 3"
"""Red 6, yellow 8, violet 6, blue 13."""
SOFIAS = ["write red 6", "write yellow 8", "write violet 6", "write blue 13", "pass"]


@lru_cache(maxsize=1)
def _throws() -> dict[Sums, str]:
    """For every sum of the coloured dice alone, one roll that gives it."""
    return {tuple(n - 1 for n in colour_sums((*faces, "1"))): " ".join(faces) for faces in product(*COLOURED)}


def roll(**sums: int) -> str:
    """A roll of all seven dice in which these colours add up to these numbers."""
    for white in range(1, 7):
        wanted = {COLOURS.index(colour): number - white for colour, number in sums.items()}
        for found, faces in _throws().items():
            if all(found[colour] == number for colour, number in wanted.items()):
                return f"roll {faces} {white}"
    raise AssertionError(f"no throw gives {sums}")


def sheet(**rows: tuple[int, ...]) -> Sheet:
    return tuple(rows.get(colour, ()) for colour in COLOURS)


def table(*sheets: Sheet, misses: tuple[int, ...] | None = None, **options: Any) -> Match[Any]:
    """A match in which the first seat is about to roll and these sheets have been written."""
    match = script("qwantum", seats=len(sheets), **{"start": 1, **options})
    match.start = match.start._replace(sheets=sheets, misses=misses or (0,) * len(sheets))
    return match


def play(match: Match[Any], *moves: str) -> Match[Any]:
    """Play these moves and outcomes; when all choices are made they are revealed, as with a seed."""
    for move in moves:
        match.play(move)
        if match.turn == REVEALING:
            match.play("reveal")
    return match


def events(match: Match[Any], code: str) -> list[dict[str, Any]]:
    return [event.params for step in match.steps for event in step.events if event.code == code]


def writes(match: Any) -> list[str]:
    """The legal moves other than a reroll."""
    return [move for move in match.legal if not move.startswith("again")]


def view(match: Any, seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.view(GAME.mask(match.state, seat), seat)
    return shown
