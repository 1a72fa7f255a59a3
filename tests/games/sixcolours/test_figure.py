"""Six Colours' figure on its rule page: how often kept dice become a combination."""

from __future__ import annotations

import pytest

from pyapp.games.sixcolours.figure import FIGURE
from pyapp.games.sixcolours.odds import chance


def test_the_figure_equals_the_odds() -> None:
    told = FIGURE.of({"combination": "five", "kept": 4, "throws": 2})
    assert told == pytest.approx(float(chance("five", "pppp", 2)))
