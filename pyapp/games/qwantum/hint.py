"""Qwantum's odds for a hint: whether a second roll fits the sheet, and how easily a row continues after a number."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from operator import add

from ...core.bot import Fact, Position
from .dice import AGAIN, COLOURS, Faces
from .odds import sum_counts, throws
from .rerolls import SPAN, WHITES, averages, lattice
from .sheet import FIELDS, Sheet, fits
from .state import CHOOSE, THROW, WRITE, State, open_colours

MOST = 3
"""How many rows a hint mentions."""


def facts(position: Position, move: str) -> tuple[Fact, ...]:
    state: State = position.state
    if move in AGAIN:
        one, two = fitting(state.sheets[position.seat], state.dice, state.rules.equal == "yes")
        return (Fact("fits", {"chance": one[move]}), Fact("fits_two", {"chance": two[move]}))
    return _rows(state, position.seat, move) if state.phase in (THROW, WRITE, CHOOSE) else ()


@lru_cache(maxsize=2)
def fitting(sheet: Sheet, lying: Faces, equal: bool) -> tuple[dict[str, float], dict[str, float]]:
    """For every way to reroll, the chance that at least one colour, or two, can be written afterwards."""
    look = lattice()
    open_at = [[fits(row, number, equal) for number in range(WHITES.stop + SPAN)] for row in sheet]
    written: list[list[int]] = []
    for white in WHITES:
        a, b, c, d = (numbers[white : white + SPAN] for numbers in open_at)
        first = look.pairs[0, 1]([one + two for one in a for two in b])
        second = look.pairs[2, 3]([one + two for one in c for two in d])
        written.append(list(map(add, first, second)))
    one, two = (averages(lying, [[number >= least for number in each] for each in written]) for least in (1, 2))
    return one, two


def _rows(state: State, seat: int, move: str) -> tuple[Fact, ...]:
    """For what can be written now, the suggested first: how likely a roll of all dice fits the next space."""
    colours = open_colours(state, seat)
    colours.sort(key=lambda colour: not move.startswith(f"write {COLOURS[colour]} "))
    told = []
    for colour in colours:
        row = (*state.sheets[seat][colour], state.sums[colour])
        if len(row) < FIELDS:
            chance = goes_on(colour, row, state.rules.equal == "yes")
            params = {"colour": COLOURS[colour], "number": state.sums[colour], "chance": float(chance)}
            own = move == f"write {COLOURS[colour]} {state.sums[colour]}"
            told.append(Fact("row" if own else "other_row", params))
    return tuple(told[:MOST])


def goes_on(colour: int, row: tuple[int, ...], equal: bool) -> Fraction:
    ways = sum(count for number, count in sum_counts(colour).items() if fits(row, number, equal))
    return Fraction(ways, throws())
