"""What every move of Qwantum is worth: the chance of winning, and alone the points to expect.

The value of a sheet comes from where its rows are heading (prospects.py), the chances follow from what all sheets
promise (race.py). Within a turn nothing is sampled: every reroll is averaged over all its results (rerolls.py), every
plan for B and C is compared, and the others answer with what suits them best (turn_values.py). With more than two
players, rerolls are compared as if the others wrote together (reroll_values.py). Before the first roll of a turn only
the sheets count.
"""

from __future__ import annotations

from typing import ClassVar

from ...core.bot import Position
from ...core.chance import Below
from ...core.game import Over
from ...core.slices import Slices
from ...core.value import Evaluator, Value, over_chance, won
from .dice import AGAIN, NAMES
from .prospects import UNFITTED, fit_for
from .reroll_values import rerolled, rivals
from .rules import CHOICES
from .sheet import is_full, write
from .state import CHOOSE, LOT, PASS, REVEAL, ROLL, START, THROW, UNSEEN, State
from .turn_values import Table, after_choice, after_writing, reply, standing, table_of

ERRORS = (0.0, 0.06, 0.06, 0.06)
"""By number of seats: how far chances are from those of rollouts, see `docs/values.md`."""
ERROR_WITHOUT = 0.15
"""The same without the table."""


class QwantumValues(Evaluator):
    scales: ClassVar = {"beginner": 0.039, "casual": 0.0225, "skilled": 0.0105, "expert": 0.0}

    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        state: State = position.state
        if not position.legal:
            return {}
        if state.phase == START:
            return {move: _standing(state) for move in position.legal}
        table = table_of(state)
        if state.phase == CHOOSE:
            return {move: _chosen(state, table, position.seat, CHOICES[move]) for move in position.legal}
        found = (yield from _rerolled(table, state)) if state.phase == THROW else {}
        for move in position.legal:
            if move not in found:
                found[move] = _written(state, table, CHOICES[move])
                yield
        return {move: found[move] for move in position.legal}

    def value_in_slices(self, position: Position) -> Slices[Value]:
        game, state, seat, _ = position
        turn = game.turn(state)
        if isinstance(turn, Over):
            if len(state.sheets) == 1:
                return Value((1.0,), float(turn.outcome.scores[0]))
            return won(turn.outcome)
        if state.phase == LOT:
            return over_chance(turn, lambda outcome: _standing(game.apply(state, outcome)[0]))  # type: ignore[arg-type]
        if state.phase == START or (state.phase == ROLL and not state.throws):
            return _standing(state)
        if state.phase == ROLL:
            again = yield from _rerolled(table_of(state), state)
            return again["again " + ",".join([NAMES[die] for die in state.thrown])]
        own = (seat - state.active) % len(state.sheets)
        if state.phase in (CHOOSE, REVEAL) and own < len(state.chosen) and state.chosen[own] != UNSEEN and state.secret:
            return _chosen(state, table_of(state), seat, state.chosen[own])
        decider = state.decider if state.phase == CHOOSE else state.active
        legal = game.legal_moves(state)
        found = yield from self.values_in_slices(Position(game, state, decider, legal))
        return max(found.values(), key=lambda value: (value.wins[decider], value.points or 0.0))


def _error(seats: int) -> float:
    if seats == 1:
        return 0.0
    return ERROR_WITHOUT if fit_for(seats) is UNFITTED else ERRORS[seats - 1]


def _value(wins: tuple[float, ...], points: float, exact: bool = False) -> Value:
    alone = len(wins) == 1
    return Value(wins, points if alone else None, 0.0 if exact else _error(len(wins)))


def _standing(state: State) -> Value:
    """Between turns, and before the first roll: by the sheets."""
    return _value(*standing(table_of(state)))


def _written(state: State, table: Table, colour: int) -> Value:
    ended = colour != PASS and is_full(write(table.sheets[table.active], colour, state.sums[colour]))
    return _value(*after_writing(table, colour, state.sums), ended)


def _chosen(state: State, table: Table, seat: int, colour: int) -> Value:
    """A choice in C. Hidden choices of others are not looked at; open ones are already on the sheets."""
    seats = len(table.sheets)
    known = {} if state.secret else {(state.active + at) % seats: choice for at, choice in enumerate(state.chosen)}
    return _value(*after_choice(table, seat, colour, state.sums, state.out, known))


def _rerolled(table: Table, state: State) -> Slices[dict[str, Value]]:
    means = yield from rerolled(table, state.dice)
    if table.seats == 1:
        return {move: _value((1.0,), means[move]) for move in AGAIN}
    _, weights = rivals(table)
    return {
        move: _value(
            tuple([mean if seat == table.active else (1.0 - mean) * weights[seat] for seat in range(table.seats)]), 0.0
        )
        for move, mean in means.items()
    }


def believe(state: State, seat: int, below: Below) -> State:
    """Makes up the choices in C that this seat cannot see: everybody writes what their sheet gains most from."""
    if UNSEEN not in state.chosen:
        return state
    table = table_of(state)
    seats = len(state.sheets)
    chosen = [
        reply(table, (state.active + at) % seats, state.sums, state.out, last=False) if choice == UNSEEN else choice
        for at, choice in enumerate(state.chosen)
    ]
    return state._replace(chosen=tuple(chosen))


EVALUATOR = QwantumValues()
