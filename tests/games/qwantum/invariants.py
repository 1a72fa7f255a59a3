"""What is true of every position of Qwantum: rows in order, misses within bounds, sums of the dice on the table."""

from __future__ import annotations

from itertools import pairwise

from pyapp.games.qwantum.dice import HIGHEST, colour_sums
from pyapp.games.qwantum.sheet import FIELDS, LINE, MISSES, Sheet
from pyapp.games.qwantum.state import State

SECRET = {"write", "pass"}
"""The verbs of steps that some seats must not see."""


def check(state: State) -> None:
    assert not state.dice or state.sums == colour_sums(state.dice)
    for sheet, misses in zip(state.sheets, state.misses, strict=True):
        check_sheet(sheet, state.rules.equal == "yes")
        assert 0 <= misses <= MISSES
    assert len(state.chosen) <= len(state.sheets)


def check_sheet(sheet: Sheet, equal: bool) -> None:
    assert len(sheet) == 4
    for row in sheet:
        assert len(row) <= FIELDS
        assert all(1 <= number <= HIGHEST for number in row)
        for at, (one, two) in enumerate(pairwise(row), 1):
            assert (one < two if at < LINE else one > two) or (equal and one == two)
