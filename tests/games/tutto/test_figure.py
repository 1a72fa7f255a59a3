"""Tutto's figure on its rule page: the points of one more roll."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pyapp.games.tutto.figure import FIGURE
from pyapp.games.tutto.odds import null_chance, once_more


def test_the_figure_equals_the_odds() -> None:
    exact = Fraction(300 + 400 + 300 + 50, 6) - Fraction(300, 6)
    assert FIGURE.of({"dice": 1, "points": 300}) == pytest.approx(float(exact))


def test_nothing_at_stake_and_one_die_more() -> None:
    assert once_more(1, 0) == Fraction(150, 6)
    assert once_more(3, 600) - once_more(3, 0) == 600 * (1 - null_chance(3))
