"""For bench/steady.py: how much luck every card and every roll brought.

The chances of the player whose turn it is are averaged exactly, the others' are not: they count as losing what this
player gains, each in proportion to its chance. Cards and rolls for an open clover leaf are left out.
"""

from __future__ import annotations

from typing import Any

from pyapp.advice import seen, state_at
from pyapp.core.bot import Position
from pyapp.core.match import Match
from pyapp.core.slices import Slices, finish
from pyapp.games.tutto import values
from pyapp.games.tutto.standings import STEP
from pyapp.games.tutto.state import CARD, ROLL, THROW, State
from pyapp.games.tutto.turn import Turn
from pyapp.games.tutto.values import EVALUATOR, turns


class _NoPoints:
    """In place of a turn that is played for points: what it would score does not matter here."""

    def worth(self, state: State) -> Slices[tuple[float]]:
        return (0.0,)
        yield


def only_wins(state: State) -> tuple[Turn, _NoPoints]:
    return turns(state)[0], _NoPoints()


def luck(match: Match[Any], at: int) -> list[float]:
    """What the outcome of chance after this many steps brought each seat, on average over all outcomes nothing."""
    state: State = state_at(match, at)
    if state.leaf or state.phase not in (CARD, ROLL):
        return [0.0] * len(state.scores)
    turn = turns(state)[0]
    if state.phase == CARD:
        before, after = finish(turn.first_card(0)), finish(turn.turned_up(match.steps[at].move.partition(" ")[2]))
    else:
        values.turns = only_wins
        before, after = finish(turn.worth(state)), after_roll(seen(match, at + 1, state.seat), state)
        values.turns = turns
    gained = after[state.seat] - before[state.seat]
    others = sum(before) - before[state.seat]
    return [gained if seat == state.seat else -gained * then / (others or 1.0) for seat, then in enumerate(before)]


def after_roll(position: Position, rolled: State) -> tuple[float, ...]:
    if position.state.phase == THROW:
        return EVALUATOR.value(position).wins
    ends = turns(rolled)[0].ends
    if rolled.card == "fireworks":
        return ends.after_writing(0, (rolled.banked + rolled.aside_points) // STEP)
    return ends.after_losing(0)
