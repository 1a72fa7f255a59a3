"""An evaluator for any game: exact where the end is near enough to look at everything, else by rollouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..core.bot import Believe, Bot, Position, random_bot
from ..core.game import Decide, Over
from ..core.slices import Slices
from ..core.stream import Stream
from ..core.value import Evaluator, Value, best_move, won
from .expectimax import SETTLED, Expectimax, even
from .rollouts import Rollouts

Found = TypeVar("Found")

NODES = 3000
"""Positions that a search may look at: about a tenth of a second."""
STEPS = 1000
"""Steps that rollouts may take."""


class Search(Evaluator):
    """Values at a table with so many seats, by the rules, a bot and, if there are secrets, what a seat may believe."""

    def __init__(
        self,
        seats: int,
        policy: Bot = random_bot,
        believe: Believe | None = None,
        *,
        nodes: int = NODES,
        steps: int = STEPS,
    ) -> None:
        self.seats = seats
        self.policy = policy
        self.believe = believe
        self.nodes = nodes
        self.steps = steps

    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        exact = yield from self._look(position, Expectimax.values)
        if exact is not None and all(value.error <= SETTLED for value in exact.values()):
            return exact
        yield
        return (yield from self._rollouts(position).values())

    def value_in_slices(self, position: Position) -> Slices[Value]:
        game, state = position.game, position.state
        turn = game.turn(state)
        if isinstance(turn, Over):
            return won(turn.outcome)
        exact = yield from self._look(position, Expectimax.value)
        if exact is not None and exact.error <= SETTLED:
            return exact
        yield
        if isinstance(turn, Decide) and turn.seat == position.seat:
            values = yield from self._rollouts(position._replace(legal=game.legal_moves(state))).values()
            return values[best_move(values, turn.seat)]
        return (yield from self._rollouts(position).value())

    def _rollouts(self, position: Position) -> Rollouts:
        return Rollouts(position, self.policy, self.believe, self.seats, self.steps)

    def _look(
        self, position: Position, how: Callable[[Expectimax, Position], Slices[Found | None]]
    ) -> Slices[Found | None]:
        """Search through everything, if the seat knows the whole position as far as the game can say."""
        search = Expectimax(position.game, even(self.seats), self.nodes)
        if self.believe is None:
            try:
                return (yield from how(search, position))
            except (LookupError, ValueError):
                return None  # a masked position cannot always be played on
        believed = self.believe(position.state, position.seat, Stream("known", "belief").below)
        return (yield from how(search, position)) if believed == position.state else None
