"""What a position of Tutto is worth: each seat's chance of winning, and the points to expect of the turn.

A turn is solved for the chance of winning (`turn.py`), with the chances at its end from a table (`standings.py`).
What is not exact: the pile of later turns, more than two players, and rules that differ from the default.
`error` says how much that matters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from ...core.bot import Position
from ...core.value import Value, average, won
from .choices import choices
from .standings import STEP, Wins, between_turns, heads, own_race, tables
from .state import CARD, DICE_SCORE, LOT, OVER, PLUS_MINUS, START, Rules, State, leaders
from .turn import Turn
from .turn_values import Ends, Row

MOST = 250
"""Points beyond 12,500 in a turn are worth no more than those."""
LIMIT = 60
"""Played for points, a turn with more than 3000 is over at the next Tutto: see TU-P5 for how clear that is."""

ERRORS = {2: 0.01, 3: 0.02, 4: 0.02}
MANY = 0.03
WITHOUT_TABLE = 0.1


class Situation:
    """A turn from its start or from a card on: how it can end, and what the rest is worth."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lost = self._after(state.scores, state.seat, 0, False)
        self.turn = Turn(state, self._ends())
        self.for_points = Turn(state, _points_ends(self.turn.ends.plays))

    def _ends(self) -> Ends:
        state = self.state
        seat, rules = state.seat, state.rules
        at_once = rules.payment == "at_once"
        size = max(0, rules.target - state.scores[seat]) // STEP + 1
        size = max(size, state.banked // STEP + 2)
        if rules.ending == "equal_turns":
            size += max(0, max(state.scores) - rules.target) // STEP + 2 * PLUS_MINUS // STEP
        written, lost, plays = [], [], []
        scores = state.scores
        for paid in range(2):
            if at_once and paid:
                scores = pay(rules, scores, seat, 1)
            owed = 0 if at_once else state.payments + paid
            written.append(self._written(pay(rules, scores, seat, owed), size))
            lost.append(self._after(scores, seat, 0, False)[seat] if at_once and paid else self.lost[seat])
            plays.append(rules.sole_leader == "plays" or leaders(state._replace(scores=scores)) != [seat])
        return Ends(tuple(written), tuple(lost), tuple(plays))

    def _written(self, scores: tuple[int, ...], size: int) -> Row:
        state = self.state
        seat, target = state.seat, state.rules.target
        short = max(0, min(size, (target - scores[seat]) // STEP))
        if len(scores) == 2 or state.final or tables() is None:
            short = 0
        ahead = heads(state.rules, state.deck, len(scores), (seat + 1) % len(scores), state.first)
        row = own_race([(target - score) // STEP for score in scores], seat, ahead, short)
        return row + [self._after(scores, seat, points * STEP, True)[seat] for points in range(short, size)]

    def _after(self, scores: tuple[int, ...], seat: int, points: int, wrote: bool) -> Wins:
        """The chances after this turn."""
        scores = (*scores[:seat], scores[seat] + points, *scores[seat + 1 :])
        state = self.state
        reached = wrote and scores[seat] >= state.rules.target
        return between_turns(state, scores, (seat + 1) % len(scores), reached)

    def wins(self, own: float) -> Wins:
        """Everybody's chance by that of the player; the others share the rest as if the turn was lost."""
        seat = self.state.seat
        rest = 1.0 - self.lost[seat]
        if len(self.lost) == 2 or rest <= 0.0:
            share = (1.0 - own) / (len(self.lost) - 1)
            return tuple(own if at == seat else share for at in range(len(self.lost)))
        return tuple(own if at == seat else (1.0 - own) * one / rest for at, one in enumerate(self.lost))


def pay(rules: Rules, scores: tuple[int, ...], seat: int, owed: int) -> tuple[int, ...]:
    """The scores after every leader but the player has paid for so many plus/minus Tuttos (TU-22)."""
    best = max(scores)
    least = -1_000_000 if rules.below_zero == "yes" else 0
    return tuple(
        max(min(score, least), score - PLUS_MINUS * owed) if score == best and at != seat else score
        for at, score in enumerate(scores)
    )


@lru_cache(maxsize=2)
def _points_ends(plays: tuple[bool, ...]) -> Ends:
    row = [float(STEP * points) for points in range(MOST)]
    return Ends((row, row), (0.0, 0.0), plays, 0.0, LIMIT)


@lru_cache(maxsize=16)
def _situation(state: State) -> Situation:
    return Situation(state)


def situation(state: State) -> Situation:
    """The same for all positions on a card: only what the rest of the turn depends on is kept."""
    on_card = state.card in DICE_SCORE and state.phase not in (START, CARD)
    return _situation(
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


class TuttoValues:
    """The evaluator of Tutto."""

    scales: ClassVar = {"beginner": 0.12, "casual": 0.062, "skilled": 0.022, "expert": 0.0}

    def values(self, position: Position) -> dict[str, Value]:
        state: State = position.state
        if state.phase == START:
            return {"draw": self.value(position)}
        now = situation(state)
        error = error_of(state)
        return {
            choice.move: Value(
                now.wins(now.turn.choice(state, choice)),
                now.for_points.choice(state, choice),
                error,
            )
            for choice in choices(state)
        }

    def value(self, position: Position) -> Value:
        state: State = position.state
        if state.phase == OVER:
            assert state.outcome is not None
            return won(state.outcome)
        if state.phase == LOT:
            game = position.game
            return average(
                (float(weight), self.value(position._replace(state=game.apply(state, move)[0])))
                for move, weight in game.turn(state).outcomes()  # type: ignore[union-attr]
            )
        now = situation(state)
        return Value(now.wins(now.turn.worth(state)), now.for_points.worth(state), error_of(state))


def error_of(state: State) -> float:
    if tables() is None:
        return WITHOUT_TABLE
    return ERRORS.get(len(state.scores), MANY)


EVALUATOR = TuttoValues()
