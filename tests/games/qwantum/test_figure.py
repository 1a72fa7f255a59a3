"""Qwantum's figure on its rule page: how often a colour's sum is above a number."""

from __future__ import annotations

import pytest

from pyapp.games.qwantum.figure import FIGURE
from pyapp.games.qwantum.odds import over


def test_the_figure_equals_the_odds() -> None:
    assert FIGURE.of({"colour": "violet", "limit": 15}) == pytest.approx(float(over(2, 15)))
