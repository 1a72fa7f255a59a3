"""The search for any game, where the seat does not know what it would have to draw from."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.advice import choose, seen
from pyapp.core.match import Match, Seat
from pyapp.games import find_bots, find_game
from pyapp.search import Search


def test_a_masked_position_that_cannot_be_played_counts_as_undecided() -> None:
    """Without a belief, hidden cards cannot be drawn."""
    game = find_game("sixcolours")
    match: Match[Any] = Match(game, [Seat("sensible", name) for name in ("Anna", "Ben")], {}, "masked")
    match.begin()
    for _ in range(12):
        match.play(choose(match, "sensible"))
    values = Search(2, find_bots("sixcolours")["sensible"], steps=40).values(seen(match, len(match.steps)))
    assert set(values) == set(match.legal)
    for value in values.values():
        assert sum(value.wins) == pytest.approx(1)
