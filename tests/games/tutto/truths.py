"""When an event of Tutto is true."""

from __future__ import annotations

from typing import Any

from telling import Told

from pyapp.games.tutto.rules import GAME
from pyapp.games.tutto.state import CARDS, FULL_DECK, OVER, START, leaders


def choice(told: Told) -> dict[str, Any]:
    """What the view said about the move."""
    found: dict[str, Any] = next(one for one in GAME.view(told.before, None)["choices"] if one["move"] == told.move)
    return found


def lost(code: str) -> Any:
    def check(told: Told) -> bool:
        at_stake = told.before.banked + told.before.aside_points
        return (
            told.after.last == (code, told.before.seat, told.points)
            and told.seat == told.before.seat
            and told.points == at_stake
            and told.after.scores == told.before.scores
        )

    return check


def wrote(told: Told) -> bool:
    return told.points > 0 and told.score == told.before.scores[told.seat] + told.points == told.after.scores[told.seat]


def paid(told: Told) -> bool:
    loses = told.before.scores[told.seat] - told.after.scores[told.seat]
    leads = told.seat in leaders(told.before) and told.seat != told.before.seat
    return leads and loses == told.points > 0 and told.after.scores[told.seat] == told.score


def last_turns(told: Told) -> bool:
    """The players named, and nobody else, have one turn each: everybody turns up a stop card."""
    state, turns = told.after, []
    while state.phase != OVER:
        turns.append(state.seat)
        state = GAME.apply(state._replace(deck=FULL_DECK), "draw")[0]
        state = GAME.apply(state, "card stop")[0]
    return turns == told.seats != [] and told.before.scores[told.seat] < told.before.rules.target


def deck(state: Any) -> dict[str, int]:
    return dict(state.deck)


TRUE = {
    "starts": lambda told: (told.after.phase, told.after.seat, told.after.first) == (START, told.seat, told.seat),
    "shuffled": lambda told: not any(deck(told.before).values()) and deck(told.after) == CARDS,
    "card": lambda told: told.after.card == told.card and deck(told.before)[told.card] > deck(told.after)[told.card],
    "thrown": lambda told: told.seat == told.before.seat and len(told.dice) == told.before.left,
    "kept": lambda told: (choice(told)["dice"], choice(told)["points"]) == (told.dice, told.points),
    "tutto": lambda told: choice(told)["tutto"] and choice(told)["total"] == told.points,
    "clover_won": lambda told: told.after.outcome.reason == "clover" and told.after.outcome.winners == (told.seat,),
    "null": lost("null"),
    "stop_card": lambda told: lost("stop_card")(told) and told.after.card == "stop",
    "leader_out": lambda told: lost("leader_out")(told) and leaders(told.before) == [told.seat],
    "stopped": lambda told: choice(told)["dice"] == told.dice and told.after.last[:2] == ("stopped", told.seat),
    "fireworks_over": lambda told: told.before.card == "fireworks" and told.after.last[0] == "fireworks_over",
    "wrote": wrote,
    "paid": paid,
    "last_turns": last_turns,
}

RARE = {"clover_won", "shuffled"}
"""Events that do not occur in a few games."""
