"""A game looked back on: what each decision lost, how lucky each outcome was, and which steps decided the game.

Plain data, no text. Every position is judged by what the seat that decides there could know; while chance is due, by
what the seat that decided last knows.
"""

from __future__ import annotations

from collections.abc import Generator
from math import fsum, sqrt
from typing import Any, NamedTuple

from .advice import evaluator, seen, state_at, viewpoint
from .core.game import Decide, Over
from .core.match import Match, Step
from .core.slices import Slices
from .core.value import Value, best_move, won

TURNING_POINTS = 3


class Progress(NamedTuple):
    """How far a review is: steps judged, and all steps."""

    done: int
    steps: int


class Judged(NamedTuple):
    """One step of the game."""

    step: int
    """Its number, from 1."""
    seat: int | None
    """Who decided it; None for chance."""
    move: str
    before: Value
    """Before a decision, the best move's value; before chance, the average over everything that could happen."""
    after: Value
    best: str | None
    """The best move, of a decision."""
    options: int
    """How many moves there were to choose from; 0 for chance."""
    loss: float
    """What a decision has cost its seat, in chances of winning."""
    luck: tuple[float, ...]
    """What chance has given each seat, or taken: 0 for all seats after a decision."""

    @property
    def swing(self) -> float:
        """By how much the step has moved a seat's chance of winning, at most."""
        return max(abs(now - then) for now, then in zip(self.after.wins, self.before.wins, strict=True))


class Total(NamedTuple):
    """A seat's account: luck + skill + rest = result - start."""

    start: float
    """The chance of winning before the first step."""
    result: float
    """The share of the win; in a game that is not over, the chance of winning now."""
    luck: float
    skill: float
    """What decisions have changed: the others' mistakes less one's own."""
    rest: float
    """What the values did not know: zero where they are exact."""
    lost: float
    """What the seat's own decisions have lost."""
    decisions: int
    """How often the seat had a choice."""


class Review(NamedTuple):
    steps: tuple[Judged, ...]
    totals: tuple[Total, ...]
    turning_points: tuple[int, ...]
    """The numbers of the steps that moved the chances of winning most, the greatest first."""
    error: float
    """The error of the values, as a root mean square over all steps; 0 if they are exact."""

    @property
    def course(self) -> list[tuple[float, ...]]:
        """Each seat's chance of winning at the start and after every step."""
        return [step.before.wins for step in self.steps[:1]] + [step.after.wins for step in self.steps]


def review(match: Match[Any]) -> Generator[Progress, None, Review]:
    """Judge every step. Yields after every slice of work; `core.slices.finish` does it in one go."""
    judged: list[Judged] = []
    work = _Judge(match).work(judged)
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Value = done.value
            break
        yield Progress(len(judged), len(match.steps))
    start = judged[0].before if judged else result
    return Review(
        tuple(judged),
        tuple(_total(judged, seat, start.wins[seat], result.wins[seat]) for seat in range(len(match.seats))),
        _turning_points(judged),
        sqrt(fsum(step.after.error * step.after.error for step in judged) / max(1, len(judged))),
    )


class _Judge:
    """Asks the evaluator for every position once."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.evaluator = evaluator(match)
        self._options: tuple[int, dict[str, Value]] = (-1, {})
        """The values of the moves after this many steps: a decision is asked for twice."""
        self._worth: tuple[int, int, Value] = (-1, 0, Value(()))
        """What the position after this many steps is worth as this seat sees it: the end of a step begins the next."""

    def work(self, judged: list[Judged]) -> Slices[Value]:
        """Judge every step; returns the value at the end, or where the game stands."""
        for at, step in enumerate(self.match.steps):
            judged.append((yield from self._chance(at, step) if step.seat is None else self._decision(at, step.seat)))
            yield
        last = len(self.match.steps)
        return (yield from self._value(last, viewpoint(self.match, last)))

    def _decision(self, at: int, seat: int) -> Slices[Judged]:
        step = self.match.steps[at]
        options = yield from self._values(at)
        best = best_move(options, seat)
        before, after = options[best], options[step.move]
        loss = max(0.0, before.wins[seat] - after.wins[seat])
        return Judged(at + 1, seat, step.move, before, after, best, len(options), loss, (0.0,) * len(after.wins))

    def _chance(self, at: int, step: Step) -> Slices[Judged]:
        turn = self.match.game.turn(state_at(self.match, at))
        assert not isinstance(turn, (Decide, Over))
        view = viewpoint(self.match, at)
        before = yield from self._value(at, view)
        after = yield from self._value(at + 1, view)
        luck = tuple(now - then for now, then in zip(after.wins, before.wins, strict=True))
        if turn.total == 1:  # nothing else could happen: it only revealed what others had decided
            luck = (0.0,) * len(luck)
        return Judged(at + 1, None, step.move, before, after, None, 0, 0.0, luck)

    def _values(self, at: int) -> Slices[dict[str, Value]]:
        if self._options[0] != at:
            position = seen(self.match, at)
            self._options = at, (yield from self.evaluator.values_in_slices(position))
        return self._options[1]

    def _value(self, at: int, view: int) -> Slices[Value]:
        turn = self.match.game.turn(state_at(self.match, at))
        if isinstance(turn, Over):
            return won(turn.outcome)
        if isinstance(turn, Decide) and turn.seat == view:
            options = yield from self._values(at)
            return options[best_move(options, view)]
        if self._worth[:2] != (at, view):
            self._worth = at, view, (yield from self.evaluator.value_in_slices(seen(self.match, at, view)))
        return self._worth[2]


def _total(judged: list[Judged], seat: int, start: float, result: float) -> Total:
    luck = fsum(step.luck[seat] for step in judged)
    skill = fsum(step.after.wins[seat] - step.before.wins[seat] for step in judged if step.seat is not None)
    own = [step for step in judged if step.seat == seat]
    return Total(
        start,
        result,
        luck,
        skill,
        result - start - luck - skill,
        fsum(step.loss for step in own),
        sum(step.options > 1 for step in own),
    )


def _turning_points(judged: list[Judged]) -> tuple[int, ...]:
    moved = sorted((step for step in judged if step.swing > 0), key=lambda step: -step.swing)
    return tuple(step.step for step in moved[:TURNING_POINTS])
