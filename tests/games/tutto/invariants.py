"""What is true of every position of Tutto: six dice, 56 cards, and points that dice and cards can make."""

from __future__ import annotations

from pyapp.games.tutto.state import CARD, CARDS, SIX, State


def check(state: State) -> None:
    pile = dict(state.deck)
    assert all(0 <= pile[card] <= count for card, count in CARDS.items())
    # Until the next card is turned up the last one may already be shuffled in again (TU-16).
    lies = state.card and state.phase != CARD
    assert not lies or pile[state.card] < CARDS[state.card], "the card that lies there is not in the pile"
    assert state.left >= 0
    assert len(state.tray) <= SIX
    assert all(1 <= die <= SIX for die in state.tray)
    assert all(score % 50 == 0 for score in state.scores)
    assert state.rules.below_zero == "yes" or min(state.scores) >= 0
    assert state.banked >= 0
    assert 0 <= state.leaf <= 2
    # With equally many turns for all, a player who reached the target may have lost points again (TU-O6).
    early = state.outcome is not None and state.outcome.reason not in ("clover", "equal_turns")
    assert not early or max(state.scores) >= state.rules.target
