"""What a position of Tutto is worth: each seat's chance of winning, and the points to expect of the turn.

A turn is solved for the chance of winning (`turn.py`), with the chances at its end from a table (`chances.py`). A move
is worth the position after it, and a decision its best move; only the end of a turn is looked up, not searched.
What is not exact: the pile of later turns, more than two players, and rules that differ from the default.
`error` says how much that matters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from ...core.bot import Position
from ...core.slices import Slices
from ...core.value import Evaluator, Value, average, best_move, won
from .chances import Chances
from .choices import Choice, choices
from .standings import STEP, tables
from .state import CARD, DICE_SCORE, LOT, OVER, START, THROW, State
from .turn import Turn
from .turn_values import Ends

MOST = 250
"""Points beyond 12,500 in a turn are worth no more than those."""
LIMIT = 60
"""Played for points, a turn with more than 3000 is over at the next Tutto: see TU-P5 for how clear that is."""

ERRORS = {2: 0.01, 3: 0.02, 4: 0.02}
MANY = 0.03
WITHOUT_TABLE = 0.1


@lru_cache(maxsize=4)
def _for_points(plays: tuple[bool, ...]) -> Ends:
    row = [float(STEP * points) for points in range(MOST)]
    return Ends((row, row), (0.0, 0.0), plays, 0.0, LIMIT)


@lru_cache(maxsize=16)
def _chances(state: State) -> Chances:
    return Chances(state)


def chances(state: State) -> Chances:
    """The same for all positions of a turn: only what its end depends on is kept."""
    return _chances(
        state._replace(
            phase="", card="", aside=(), tray=(), banked=0, aside_points=0, turn_dice=0, tuttos=0, leaf=0, last=None
        )
    )


@lru_cache(maxsize=16)
def _turns(state: State) -> tuple[Turn, Turn]:
    ends = chances(state)
    return Turn(state, ends), Turn(state, _for_points(ends.plays))


def turns(state: State) -> tuple[Turn, Turn]:
    """Played for the chance of winning, and for points. The same for all positions on a card."""
    on_card = state.card in DICE_SCORE and state.phase not in (START, CARD)
    return _turns(
        state._replace(
            phase="",
            card=state.card if on_card else "",
            aside=(),
            tray=(),
            aside_points=0,
            turn_dice=0 if state.phase == START else state.turn_dice - state.aside_points,
            tuttos=0 if state.phase == START else min(1, state.tuttos),
            leaf=0,
            last=None,
        )
    )


class TuttoValues(Evaluator):
    """The evaluator of Tutto."""

    scales: ClassVar = {"beginner": 0.12, "casual": 0.062, "skilled": 0.022, "expert": 0.0}

    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        found = {}
        for choice in choices(position.state):
            found[choice.move] = yield from self._move(position, choice)
        return found

    def value_in_slices(self, position: Position) -> Slices[Value]:
        state: State = position.state
        if state.phase == OVER:
            assert state.outcome is not None
            return won(state.outcome)
        if state.phase == LOT:
            game = position.game
            parts = []
            for move, weight in game.turn(state).outcomes():  # type: ignore[union-attr]
                after = position._replace(state=game.apply(state, move)[0])
                parts.append((float(weight), (yield from self.value_in_slices(after))))
            return average(parts)
        if state.phase in (START, THROW):
            values = yield from self.values_in_slices(position)
            most = max(value.points or 0.0 for value in values.values())
            return values[best_move(values, state.seat)]._replace(points=most)
        for_wins, for_points = turns(state)
        wins = yield from for_wins.worth(state)
        points = yield from for_points.worth(state)
        return Value(wins, points[0], error_of(state))

    def _move(self, position: Position, choice: Choice) -> Slices[Value]:
        state: State = position.state
        after = position.game.apply(state, choice.move)[0]
        if after.phase == OVER:
            points = float(choice.total) if choice.kind == "stop" else 0.0  # a clover leaf writes nothing
            return (yield from self.value_in_slices(position._replace(state=after)))._replace(points=points)
        if choice.kind != "stop":
            return (yield from self.value_in_slices(position._replace(state=after)))
        level = int(choice.tutto and state.card == "plusminus")
        return Value(chances(state).after_writing(level, choice.total // STEP), float(choice.total), error_of(state))


def error_of(state: State) -> float:
    if tables() is None:
        return WITHOUT_TABLE
    return ERRORS.get(len(state.scores), MANY)


EVALUATOR = TuttoValues()
