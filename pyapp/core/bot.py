"""What a bot is: a function from what its seat may know to one of the legal moves.

A hint is its move, with the plain facts around it where a game has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .game import Game
from .stream import Stream


class Position(NamedTuple):
    """All that a bot is told. `state` is masked for its seat, so it cannot peek."""

    game: Game[Any]
    state: Any
    seat: int
    legal: tuple[str, ...]


Bot = Callable[[Position, Stream], str]


class Fact(NamedTuple):
    """Something that can be reckoned: a code and parameters for the catalogues. A `chance` is between 0 and 1."""

    code: str
    params: dict[str, Any] = {}  # noqa: RUF012 - never changed after it was made


Facts = Callable[[Position, str], tuple[Fact, ...]]
"""The facts beside a suggested move: what it risks and promises, what else there is. Exact, and three at most."""


def no_facts(position: Position, move: str) -> tuple[Fact, ...]:
    return ()


def random_bot(position: Position, stream: Stream) -> str:
    return position.legal[stream.below(len(position.legal))]
