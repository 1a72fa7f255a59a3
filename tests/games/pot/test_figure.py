"""Pass the Pot's figure on its rule page: how often a result holds the POT."""

from __future__ import annotations

import pytest

from pyapp.games.pot.figure import FIGURE


def test_the_figure_equals_the_odds() -> None:
    assert FIGURE.of({"best": 12, "players": 4}) == pytest.approx(0.3426745)
