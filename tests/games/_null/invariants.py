"""What is true of every position of the smallest game."""

from __future__ import annotations

from pyapp.games._null.rules import State


def check(state: State) -> None:
    assert all(0 <= score <= 6 for score in state.scores)
    assert 0 <= state.seat <= len(state.scores)
