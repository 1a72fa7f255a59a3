"""What is true of every position of Six Colours: no card is lost or made, six dice of which two are black."""

from __future__ import annotations

from collections import Counter

from pyapp.games.sixcolours.deck import FULL_DECK
from pyapp.games.sixcolours.state import LAST, State

SECRET = {"draw", "give"}
"""The verbs of steps that some seats must not see."""


def check(state: State) -> None:
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
