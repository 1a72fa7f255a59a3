"""What bench/steady.py subtracts must be luck and nothing else."""

from __future__ import annotations

from math import fsum
from typing import Any

import pytest
from games.tutto.measuring import luck
from playing import new_match

from pyapp.advice import choose, state_at
from pyapp.core.match import Match, Step
from pyapp.games.tutto.state import CARD, ROLL


def average_luck(match: Match[Any], at: int) -> list[float]:
    """Over everything that could have happened after this many steps."""
    turn: Any = match.game.turn(state_at(match, at))
    found = []
    for move, weight in turn.outcomes():
        after, events = match.game.apply(state_at(match, at), move)
        match.steps[at:] = [Step(move, None, False, after, events)]
        found.append([weight * one / turn.total for one in luck(match, at)])
    return [fsum(column) for column in zip(*found, strict=True)]


@pytest.mark.parametrize("seats", [2, 3])
def test_luck_is_nothing_on_average(seats: int) -> None:
    match = new_match("tutto", "luck", seats=seats, defaults=True)
    tried: dict[str, int] = {}
    while len(match.steps) < 120:
        match.play(choose(match, "sensible"))
    places = [at for at, step in enumerate(match.steps) if step.seat is None]
    for at in reversed(places):  # from the end, since what follows is forgotten
        state = state_at(match, at)
        kind = f"{state.phase} {state.card}"
        if state.leaf or state.phase not in (CARD, ROLL) or (state.phase == ROLL and state.left > 3) or kind in tried:
            continue
        tried[kind] = at
        assert luck(match, at) != [0.0] * seats
        assert average_luck(match, at) == pytest.approx([0.0] * seats, abs=1e-12), kind
    assert f"{CARD} " in tried
    assert len(tried) > 4
