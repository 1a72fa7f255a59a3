"""In every game of Los Banditos nothing is lost, nothing appears, and only what is provable can be claimed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest
from playing import any_options, people

from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.games import find_game
from pyapp.games.banditos.combinations import DICE, FULL, Side, Supply, colour_of, worth
from pyapp.games.banditos.state import TARGET, State

from .invariants import check

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402


def beatable(own: Side, held: Side, bag: Supply) -> bool:
    """By trying every completion."""
    for more in combinations_with_replacement(DICE, FULL - len(held)):
        taken = Counter(map(colour_of, more))
        if all(taken[colour] <= left for colour, left in enumerate(bag)) and worth((*held, *more)) > worth(own):
            return True
    return False


def check_claims(match: Match[Any]) -> None:
    state: State = match.state
    bag = state.bag if match.options["claim_against"] == "bag" else (3, 3, 3, 3)
    for at, tile in enumerate(state.row):
        own, other = tile.sides[state.seat], tile.sides[1 - state.seat]
        too_soon = match.options["claim_at_once"] == "no" and at in state.fresh
        allowed = len(own) == FULL and not too_soon and not beatable(own, other, bag)
        assert (f"claim {at + 1}" in match.legal) == allowed


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 1 << 30), gives=st.integers(0, 3))
def test_dice_tiles_and_points_are_conserved(seed: int, gives: int) -> None:
    """`gives` is how readily tiles are given up: random play alone would soon give up all."""
    stream = Stream("properties", str(seed))
    game = find_game("banditos")
    match: Match[Any] = Match(game, people(2), any_options(game, 2, stream), str(seed))
    match.begin()
    while match.outcome is None:
        moves = match.legal
        assert len(set(moves)) == len(moves)
        if stream.below(4) >= gives:
            moves = tuple(move for move in moves if not move.startswith("give")) or moves
        if len(match.steps) % 7 == 0:
            check_claims(match)
        match.play(moves[stream.below(len(moves))])
    for step in match.steps:
        check(step.state)
    assert sum(match.state.scores) <= 19
    assert match.state.scores[match.outcome.winners[0]] >= TARGET
