"""Everybody's chance of winning at the end of a turn of Tutto, however it ends."""

from __future__ import annotations

from math import fsum

from .standings import STEP, Wins, between_turns, heads, own_race, tables
from .state import PLUS_MINUS, Rules, State, leaders
from .turn_values import Ends, Row

LEVELS = 2
"""A second plus/minus Tutto in the rest of a turn counts as none."""
USUAL = 10
"""Going on and writing more brings about 500 points; the others' chances depend little on how many."""


class Chances(Ends):
    """A turn from this position on: what the rest of the game is worth, for each end of the turn."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        rules = state.rules
        at_once = rules.payment == "at_once"
        self._before = [state.scores]
        """The scores if the turn is lost, by the number of plus/minus Tuttos."""
        self._paid = [pay(rules, state.scores, self.seat, 0 if at_once else state.payments)]
        """The same without the player's own points, if they are written."""
        for _ in range(1, LEVELS):
            self._before.append(pay(rules, self._before[-1], self.seat, 1) if at_once else state.scores)
            owed = 0 if at_once else state.payments + len(self._paid)
            self._paid.append(pay(rules, self._before[-1], self.seat, owed))
        self._written: dict[tuple[int, int], Wins] = {}
        self._lost = [self._after(scores, 0, False) for scores in self._before]
        size = max(0, rules.target - state.scores[self.seat]) // STEP + 1
        if rules.ending == "equal_turns":
            size += max(0, max(state.scores) - rules.target) // STEP + 2 * PLUS_MINUS // STEP
        super().__init__(
            tuple(self._row(scores, size) for scores in self._paid),
            tuple(lost[self.seat] for lost in self._lost),
            tuple(
                rules.sole_leader == "plays" or leaders(state._replace(scores=scores)) != [self.seat]
                for scores in self._before
            ),
        )

    def _row(self, scores: tuple[int, ...], size: int) -> Row:
        """The player's own chance by the points that are written."""
        state = self.state
        seat, target = self.seat, state.rules.target
        short = max(0, min(size, (target - scores[seat]) // STEP))
        if len(scores) == 2 or state.final or tables() is None:
            short = 0
        ahead = heads(state.rules, state.deck, len(scores), (seat + 1) % len(scores), state.first)
        row = own_race([(target - score) // STEP for score in scores], seat, ahead, short)
        return row + [self._after(scores, points, True)[seat] for points in range(short, size)]

    def _after(self, scores: tuple[int, ...], points: int, wrote: bool) -> Wins:
        seat = self.seat
        scores = (*scores[:seat], scores[seat] + points * STEP, *scores[seat + 1 :])
        reached = wrote and scores[seat] >= self.state.rules.target
        return between_turns(self.state, scores, (seat + 1) % len(scores), reached)

    def after_writing(self, level: int, total: int) -> Wins:
        key = (level, total)
        if key not in self._written:
            self._written[key] = self._after(self._paid[level], total, True)
        return self._written[key]

    def after_losing(self, level: int) -> Wins:
        return self._lost[level]

    def after_winning(self) -> Wins:
        return tuple(1.0 if at == self.seat else 0.0 for at in range(len(self.state.scores)))

    def going_on(self, level: int, total: int, own: float) -> Wins:
        """The others' chances are between those if the turn is lost and if more is written, like the player's own."""
        lost, more = self.after_losing(level), self.after_writing(level, total + USUAL)
        gain = more[self.seat] - lost[self.seat]
        part = max(0.0, min(1.0, (own - lost[self.seat]) / gain)) if gain > 0.0 else 0.0
        others = [(1.0 - part) * one + part * other for one, other in zip(lost, more, strict=True)]
        rest = fsum(others) - others[self.seat]
        if rest <= 0.0:
            others, rest = list(lost), 1.0 - lost[self.seat]
        scale = (1.0 - own) / rest if rest > 0.0 else 0.0
        return tuple(own if at == self.seat else one * scale for at, one in enumerate(others))


def pay(rules: Rules, scores: tuple[int, ...], seat: int, owed: int) -> tuple[int, ...]:
    """The scores after every leader but the player has paid for so many plus/minus Tuttos (TU-22)."""
    best = max(scores)
    least = -1_000_000 if rules.below_zero == "yes" else 0
    return tuple(
        max(min(score, least), score - PLUS_MINUS * owed) if score == best and at != seat else score
        for at, score in enumerate(scores)
    )
