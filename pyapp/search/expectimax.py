"""Looks ahead over decisions and chance: everybody makes their best move, chance is averaged over its outcomes.

Where the search stops early, a leaf evaluator says what the position is worth. Its error counts as much as the position
is likely, so a search that reaches the end everywhere is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum
from typing import Any, NamedTuple

from ..core.bot import Position
from ..core.game import Decide, Game, Over
from ..core.slices import Slices
from ..core.value import Value, rounded, won

SETTLED = 1e-9
"""An error this small makes no difference: a search that has it everywhere does not go deeper."""
DEEPEST = 128
"""Steps; a longer game is not looked through."""
LARGEST = 50_000
"""A roll with more possibilities than this is not looked through."""
SLICE = 100
"""Positions after which somebody else may work."""
UNKNOWN = 0.5
"""The error of a position that nobody has evaluated."""


class Found(NamedTuple):
    """What a position is worth to every seat."""

    wins: tuple[float, ...]
    scores: tuple[float, ...]
    error: float

    def value(self, seat: int) -> Value:
        return Value(self.wins, self.scores[seat] if self.error <= SETTLED else None, self.error)


Leaf = Callable[[Any], Found]
"""Says what a position is worth where the search stops."""


class TooLarge(Exception):
    """There is more to look at than the budget allows, or somebody would decide without knowing the whole position."""


def even(seats: int) -> Leaf:
    """A leaf evaluator that knows nothing."""
    unknown = Found((1 / seats,) * seats, (0.0,) * seats, UNKNOWN)
    return lambda state: unknown


class Expectimax:
    """One search, deeper step by step, within a budget of positions."""

    def __init__(self, game: Game[Any], leaf: Leaf, budget: int) -> None:
        self.game = game
        self.leaf = leaf
        self.budget = budget
        self.nodes = 0
        self._settled: dict[Any, Found] = {}
        self._seen: dict[tuple[Any, int], Found] = {}

    def values(self, position: Position) -> Slices[dict[str, Value] | None]:
        """Of every legal move, from the deepest search that stays within the budget; None if there is none."""
        found = yield from self._deeper([self.game.apply(position.state, move)[0] for move in position.legal])
        if found is None:
            return None
        return {move: one.value(position.seat) for move, one in zip(position.legal, found, strict=True)}

    def value(self, position: Position) -> Slices[Value | None]:
        """Of any position."""
        found = yield from self._deeper([position.state])
        return found[0].value(position.seat) if found else None

    def _deeper(self, states: list[Any]) -> Slices[list[Found] | None]:
        found: list[Found] | None = None
        depth = 2
        while depth <= DEEPEST:
            self.nodes = 0
            self._seen.clear()
            try:
                found = yield from self._search_all(states, depth)
            except TooLarge:
                break
            if all(one.error <= SETTLED for one in found):
                break
            depth *= 2
        return found

    def _search_all(self, states: list[Any], depth: int) -> Slices[list[Found]]:
        found = []
        for state in states:
            found.append((yield from self._search(state, depth)))
        return found

    def _search(self, state: Any, depth: int) -> Slices[Found]:
        turn = self.game.turn(state)
        if isinstance(turn, Over):
            return Found(won(turn.outcome).wins, tuple(map(float, turn.outcome.scores)), 0.0)
        known = self._settled.get(state) or self._seen.get((state, depth))
        if known is not None:
            return known
        if not depth:
            return self.leaf(state)
        self.nodes += 1
        if self.nodes > self.budget:
            raise TooLarge
        if not self.nodes % SLICE:
            yield
        apply = self.game.apply
        if isinstance(turn, Decide):
            seat = turn.seat
            if self.game.mask(state, seat) != state:
                raise TooLarge
            states = [apply(state, move)[0] for move in self.game.legal_moves(state)]
            after = yield from self._search_all(states, depth - 1)
            found = _best(after, seat)
        else:
            if turn.total > LARGEST:
                raise TooLarge
            outcomes = turn.outcomes()
            after = yield from self._search_all([apply(state, move)[0] for move, _ in outcomes], depth - 1)
            found = _mean([weight for _, weight in outcomes], after)
        if found.error <= SETTLED:
            self._settled[state] = found
        else:
            self._seen[state, depth] = found
        return found


def _best(moves: list[Found], seat: int) -> Found:
    """The best for this seat. If another move may be better than it seems, that is an error of the best one too."""
    best = max(moves, key=lambda one: (rounded(one.wins[seat]), one.scores[seat]))
    return best._replace(error=max(one.error for one in moves))


def _mean(weights: list[int], parts: list[Found]) -> Found:
    total = sum(weights)

    def mean(numbers: Iterable[float]) -> float:
        return fsum(weight * number for weight, number in zip(weights, numbers, strict=True)) / total

    return Found(
        tuple(map(mean, zip(*(part.wins for part in parts), strict=True))),
        tuple(map(mean, zip(*(part.scores for part in parts), strict=True))),
        mean(part.error for part in parts),
    )
