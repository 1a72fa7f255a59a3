"""Six Colours: what is true of every position, whatever is played."""

from __future__ import annotations

from typing import Any

import pytest
from playing import at_random, new_match

from pyapp.core.game import Decide
from pyapp.core.match import Match
from pyapp.games.sixcolours.deck import CARDS, points_of
from pyapp.games.sixcolours.dice import made
from pyapp.games.sixcolours.state import EARLY, State

from .invariants import check

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402


def check_moves(match: Match[Any], state: State) -> None:
    check(state)
    for move in match.game.legal_moves(state):
        if move.startswith("take"):
            pile = int(move.split()[1]) - 1
            assert CARDS[state.tops[pile]].pattern in made(state.dice, state.rules.groups == "shared")
            assert not state.declined >> pile & 1
        if move == "end":
            assert len(state.hands[state.seat]) >= EARLY[len(state.hands)]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_cards_are_conserved_and_only_matching_cards_are_taken(seed: int) -> None:
    match = new_match("sixcolours", f"property{seed}")
    for count, _ in enumerate(at_random(match, f"property{seed}")):
        if count > 400:
            break
    for step in match.steps:
        check_moves(match, step.state)
    if match.outcome is not None:
        assert match.outcome.scores == tuple(points_of(hand) for hand in match.state.hands)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**9), data=st.data())
def test_eager_players_keep_to_the_rules_too(seed: int, data: Any) -> None:
    """Takes a card whenever it can, so that actions and the end are frequent; the rest is random."""
    match = new_match("sixcolours", f"eager{seed}")
    for _ in range(250):
        if not isinstance(match.turn, Decide):
            break
        first = match.legal[0]
        match.play(first if first.startswith("take") else data.draw(st.sampled_from(match.legal)))
        check_moves(match, match.state)
