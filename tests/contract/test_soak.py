"""A hundred thousand random games of each kind, every option sampled: no crash, no game without end."""

from __future__ import annotations

from collections import Counter

import pytest
from playing import all_ids, any_options

from pyapp.core.dice import Stream
from pyapp.core.game import Decide, Over
from pyapp.games import find_game

GAMES = 100_000
LIMIT = 100_000
"""Steps of one game: random Six Colours players need up to 12,000 decisions."""


@pytest.mark.slow
@pytest.mark.parametrize("id", all_ids())
def test_a_hundred_thousand_games(id: str) -> None:
    game = find_game(id)
    fewest, most = game.info.seats
    stream = Stream("soak", id)
    reasons: Counter[str] = Counter()
    steps = 0
    for _ in range(GAMES):
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
        else:
            raise AssertionError(f"no end: {game.text(state)}")
    print(f"{id}: {GAMES} games, {steps} steps, {dict(reasons)}")
