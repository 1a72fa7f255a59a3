"""What a position is worth: each seat's chance of winning, and the points to expect.

A game's `values.py` has an `EVALUATOR`. It gets what one seat is allowed to know, like a bot, so no value gives away a
secret. The same position has the same value everywhere, to the last digit: evaluators add, subtract, multiply, divide
and compare, but never call functions that differ between machines, such as `exp` or `log`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from math import fsum
from typing import NamedTuple

from .bot import Position
from .chance import Chance
from .game import Outcome
from .slices import Slices, finish


class Value(NamedTuple):
    """What a move or a position is worth."""

    wins: tuple[float, ...]
    """Each seat's chance of winning; they add up to 1. Players who tie share the win."""
    points: float | None = None
    """What the seat that decides scores on average, in this turn or in the game, if the game counts points."""
    error: float = 0.0
    """How far `wins` is off, as a root mean square that was measured; 0 if it is exact."""

    @property
    def exact(self) -> bool:
        return not self.error


class Evaluator(ABC):
    """Values for one game. A game without an evaluator of its own gets one that searches (pyapp/search).

    It works in slices: it yields whenever a small part is done, such as one card or one reroll, so that the caller
    can do something else meanwhile.
    """

    @abstractmethod
    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        """What every legal move is worth if everybody then plays well."""

    @abstractmethod
    def value_in_slices(self, position: Position) -> Slices[Value]:
        """What a position is worth, whatever it waits for: a decision is worth its best move, chance its average."""

    def values(self, position: Position) -> dict[str, Value]:
        """All in one go."""
        return finish(self.values_in_slices(position))

    def value(self, position: Position) -> Value:
        return finish(self.value_in_slices(position))


def best_move(values: Mapping[str, Value], seat: int) -> str:
    """The best move for a seat: it wins most often; of equal ones it scores most; of these it is the first."""
    return max(values, key=lambda move: (rounded(values[move].wins[seat]), values[move].points or 0.0))


def rounded(chance: float) -> float:
    """To compare chances: equal ones may differ in their last digits."""
    return round(chance, 12)


def won(outcome: Outcome) -> Value:
    """The value of a game that is over. In a practice game, without a winner, everybody counts as one."""
    winners = outcome.winners or range(len(outcome.ranks))
    return Value(tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))))


def average(weighted: Iterable[tuple[float, Value]]) -> Value:
    """The average by weight. Errors are not assumed to cancel out: they are averaged too."""
    weights, values = zip(*weighted, strict=True)
    total = fsum(weights)

    def mean(parts: Iterable[float]) -> float:
        return fsum(weight * part for weight, part in zip(weights, parts, strict=True)) / total

    known = [value.points for value in values if value.points is not None]
    return Value(
        tuple(mean(shares) for shares in zip(*(value.wins for value in values), strict=True)),
        mean(known) if len(known) == len(values) else None,
        mean(value.error for value in values),
    )


def over_chance(chance: Chance, value_of: Callable[[str], Value]) -> Value:
    """What chance is worth: the average over everything that can happen, weighted by how likely it is."""
    return average((float(weight), value_of(outcome)) for outcome, weight in chance.outcomes())
