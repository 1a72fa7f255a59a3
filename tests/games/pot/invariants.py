"""What is true of every position of Pass the Pot: money is neither made nor lost, and nobody owes any."""

from __future__ import annotations

from pyapp.games.pot.state import BOX, NO_DICE, NOBODY, State


def check(state: State) -> None:
    rules = state.rules
    limited = rules.bank == "limited"
    total = max(rules.total, 2 * rules.target) if limited else BOX
    assert state.bank + state.pot + sum(state.coins) == total
    assert min(*state.coins, state.pot) >= 0
    assert not limited or state.bank >= 0
    assert state.holder == NOBODY or state.held != NO_DICE, "who holds the POT has dice to beat"
    assert state.outcome is None or max(state.coins) >= rules.target
