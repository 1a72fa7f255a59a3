"""The search for any game, at a roll with more possibilities than it can list."""

from __future__ import annotations

from playing import script

from pyapp.core.bot import Position
from pyapp.search.expectimax import Expectimax, even


def test_rolls_that_are_too_large_are_not_listed() -> None:
    match = script("qwantum", "throw", seats=2, start=1)
    position = Position(match.game, match.game.mask(match.state, 0), 0, ())
    assert Expectimax(match.game, even(2), 10_000).value(position) is None
