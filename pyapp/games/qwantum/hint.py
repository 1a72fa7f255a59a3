"""Qwantum's odds for a hint: whether a second roll fits the sheet, and how easily a row continues after a number."""

from __future__ import annotations

from fractions import Fraction

from ...core.bot import Fact, Position
from .dice import AGAIN, COLOURS, Faces, Which
from .odds import result_counts, sum_counts, throws
from .sheet import FIELDS, Sheet, fits
from .state import CHOOSE, THROW, WRITE, State, open_colours

MOST = 3
"""How many rows a hint mentions."""


def facts(position: Position, move: str) -> tuple[Fact, ...]:
    state: State = position.state
    if move in AGAIN:
        one, two = fitting(state.sheets[position.seat], AGAIN[move], state.dice, state.rules.equal == "yes")
        return (Fact("fits", {"chance": float(one)}), Fact("fits_two", {"chance": float(two)}))
    return _rows(state, position.seat, move) if state.phase in (THROW, WRITE, CHOOSE) else ()


def fitting(sheet: Sheet, which: Which, lying: Faces, equal: bool) -> tuple[Fraction, Fraction]:
    """The chance that after rerolling these dice at least one colour, or two, can be written."""
    open_at = [[fits(row, number, equal) for number in range(100)] for row in sheet]
    one = two = 0
    for sums, ways in result_counts(which, lying).items():
        fitting = sum(numbers[number] for numbers, number in zip(open_at, sums, strict=True))
        one += ways * (fitting > 0)
        two += ways * (fitting > 1)
    return Fraction(one, throws(which)), Fraction(two, throws(which))


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
            told.append(Fact("row", params))
    return tuple(told[:MOST])


def goes_on(colour: int, row: tuple[int, ...], equal: bool) -> Fraction:
    ways = sum(count for number, count in sum_counts(colour).items() if fits(row, number, equal))
    return Fraction(ways, throws())
