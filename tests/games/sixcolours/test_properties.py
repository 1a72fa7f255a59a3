"""Six Colours: what holds in every position, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playing import at_random, new_match

from pyapp.core.game import Decide
from pyapp.core.match import Match
from pyapp.games.sixcolours.deck import CARDS, FULL_DECK, points_of
from pyapp.games.sixcolours.dice import made
from pyapp.games.sixcolours.state import EARLY, LAST, State

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402


def check(match: Match[Any], state: State) -> None:
    cards = Counter(dict(state.deck))
    for hand in state.hands:
        cards.update(hand)
    cards.update(top for top in state.tops if top)
    assert cards == Counter(dict(FULL_DECK)), "no card is lost or made"
    undrawn = sum(left for _, left in state.deck)
    assert undrawn == sum(left - (top != "") for left, top in zip(state.left, state.tops, strict=True))
    assert 0 <= state.thrown <= 3
    if state.phase in ("throw", "start") and state.tray:
        dice = state.dice
        assert len(dice) == 6
        assert sum(die.isupper() for die in dice) == 2
    players = len(state.hands)
    if state.outcome is None and state.phase in ("start", "throw", "roll", "gained"):
        assert all(len(hand) < LAST[players] for hand in state.hands)
    for move in match.game.legal_moves(state):
        if move.startswith("take"):
            pile = int(move.split()[1]) - 1
            assert CARDS[state.tops[pile]].pattern in made(state.dice, state.rules.groups == "shared")
            assert not state.declined >> pile & 1
        if move == "end":
            assert len(state.hands[state.seat]) >= EARLY[players]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_cards_are_conserved_and_only_what_is_made_is_taken(seed: int) -> None:
    match = new_match("sixcolours", f"property{seed}")
    for count, _ in enumerate(at_random(match, f"property{seed}")):
        if count > 400:
            break
    for step in match.steps:
        check(match, step.state)
    if match.outcome is not None:
        assert match.outcome.scores == tuple(points_of(hand) for hand in match.state.hands)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**9), data=st.data())
def test_eager_players_keep_to_the_rules_too(seed: int, data: Any) -> None:
    """Takes whenever it can, so that actions and the end come often; the rest is drawn."""
    match = new_match("sixcolours", f"eager{seed}")
    for _ in range(250):
        if not isinstance(match.turn, Decide):
            break
        first = match.legal[0]
        match.play(first if first.startswith("take") else data.draw(st.sampled_from(match.legal)))
        check(match, match.state)
