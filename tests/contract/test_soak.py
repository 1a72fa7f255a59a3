"""Random games of each kind, every option sampled: no crash, no endless game, no impossible position.

A few by default, a hundred thousand of each if asked for (slow), in parts that can run in parallel.
"""

from __future__ import annotations

from collections import Counter

import pytest
from playing import all_ids, any_options, own_module

from pyapp.core.game import Decide, Over
from pyapp.core.stream import Stream
from pyapp.games import find_game

LIMIT = 100_000
"""Steps of one game: in the longest of ours, random players need up to 12,000 decisions."""

PARTS = 10
"""Of the hundred thousand games: the longest kind takes over an hour on one core."""

CHECK_EVERY = 16
"""Steps between checks: something lost or made stays so, and the next check finds it, at the latest at the end."""


@pytest.mark.parametrize("id", all_ids())
def test_random_games_end_and_stay_legal(id: str) -> None:
    soak(id, "few", 25)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("id", all_ids())
def test_a_hundred_thousand_games(id: str, part: int) -> None:
    soak(id, f"soak {part}", 100_000 // PARTS)


def soak(id: str, seed: str, games: int) -> None:
    game = find_game(id)
    invariants = own_module(id, "invariants")
    check = invariants.check if invariants else lambda state: None
    fewest, most = game.info.seats
    stream = Stream(seed, id)
    reasons: Counter[str] = Counter()
    steps = 0
    for _ in range(games):
        seats = fewest + stream.below(most - fewest + 1)
        state = game.new(game.info.parse_options(any_options(game, seats, stream), seats), seats)
        for _ in range(LIMIT):
            turn = game.turn(state)
            if isinstance(turn, Over):
                reasons[turn.outcome.reason] += 1
                assert len(turn.outcome.ranks) == seats
                break
            if isinstance(turn, Decide):
                legal = game.legal_moves(state)
                assert legal, game.text(state)
                move = legal[stream.below(len(legal))]
            else:
                move = turn.sample(stream.below)
            state, _ = game.apply(state, move)
            steps += 1
            if steps % CHECK_EVERY == 0:
                check(state)
        else:
            raise AssertionError(f"no end: {game.text(state)}")
        check(state)
    print(f"{id}: {games} games, {steps} steps, {dict(reasons)}")
