"""Compute a figure by brute force: continue through the game's own rules in every possible way.

Uses only `turn`, `legal_moves` and `apply`, so that a figure which agrees with it agrees with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pyapp.core.chance import Draw, Roll
from pyapp.core.game import Decide, Game


def falls(game: Game[Any], state: Any) -> Iterator[tuple[Any, float]]:
    """Every position after the chance that is due, with its odds."""
    chance = game.turn(state)
    assert isinstance(chance, (Draw, Roll))
    for outcome, weight in chance.outcomes():
        if weight:
            yield game.apply(state, outcome)[0], weight / chance.total


class Walk:
    """The best a player can expect.

    `settled` gives a position's worth if the question is answered there, else None. `moves` are the moves to consider
    at a decision. `key` is what the answer depends on: positions with the same key are computed once.
    """

    def __init__(
        self,
        game: Game[Any],
        settled: Callable[[Any], float | None],
        moves: Callable[[Any], Iterable[str]] | None = None,
        key: Callable[[Any], Any] = lambda state: state,
    ) -> None:
        self.game = game
        self.settled = settled
        self.moves = moves or game.legal_moves
        self.key = key
        self.known: dict[Any, float] = {}

    def worth(self, state: Any) -> float:
        """With the best decisions from this position on."""
        settled = self.settled(state)
        if settled is not None:
            return settled
        key = self.key(state)
        found = self.known.get(key)
        if found is None:
            if isinstance(self.game.turn(state), Decide):
                found = max(self.after(state, move) for move in self.moves(state))
            else:
                found = sum(odds * self.worth(after) for after, odds in falls(self.game, state))
            self.known[key] = found
        return found

    def after(self, state: Any, move: str) -> float:
        """With this move, then the best decisions."""
        return self.worth(self.game.apply(state, move)[0])


def ends_turn(game: Game[Any], state: Any, over: Callable[[Any], bool]) -> float:
    """The odds that the next chance leads to a position of this kind."""
    return sum(odds for after, odds in falls(game, state) if over(after))
