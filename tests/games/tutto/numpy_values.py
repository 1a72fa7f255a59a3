"""The slowest sums of Tutto's values with numpy, several times as fast, so that a measurement can play more games.

The numbers agree to rounding. `install` is for programs that measure; the app itself has no numpy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from pyapp.games.tutto import turn_values
from pyapp.games.tutto.state import SIX
from pyapp.games.tutto.turn_values import MOST_DICE, Row, ways_of

STOP, COMPLETE = 0, SIX + 1
"""Where the worth of stopping and of a Tutto are; in between is that of rolling so many dice."""


class Keeps(NamedTuple):
    """Every way to keep dice of every roll, one after the other."""

    then: Any
    """Which row it leads to."""
    steps: Any
    """The points it adds."""
    firsts: Any
    """Where the ways of each roll begin."""
    chances: Any
    null: float


@lru_cache(maxsize=SIX)
def keeps_of(dice: int) -> Keeps:
    ways = ways_of(dice)
    flat: list[tuple[int, int]] = []
    firsts = []
    for points, all_out, keeps in ways.rolls:
        firsts.append(len(flat))
        flat += [(STOP, points), *keeps]
        if all_out:
            flat.append((COMPLETE, all_out))
    then, steps = zip(*flat, strict=True)
    return Keeps(np.array(then), np.array(steps), np.array(firsts), np.array(ways.chances), ways.null)


def solve_throws(
    written: Row, lost: float, complete: Row, cards: int, low: int, span: int, rows: list[Row], dice: int
) -> None:
    first, steps = low * cards, SIX + MOST_DICE + span
    window = np.zeros((SIX + 2, steps, cards))
    for at, row in enumerate((written, *rows[1 : SIX + 1], complete)):
        part = row[first : first + steps * cards]
        window[at].ravel()[: len(part)] = part
    totals = np.arange(span)
    for count in range(1, dice + 1):
        keeps = keeps_of(count)
        start = SIX - count
        every = window[keeps.then[:, None], start + keeps.steps[:, None] + totals]
        best = np.maximum.reduceat(every.reshape(len(keeps.then), -1), keeps.firsts, axis=0)
        found = keeps.null * lost + keeps.chances @ best
        window[count, start : start + span] = found.reshape(span, cards)
        at = (low + start) * cards
        rows[count][at : at + span * cards] = found.tolist()


def install() -> None:
    turn_values.solve_throws = solve_throws
