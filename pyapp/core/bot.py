"""A bot is a function: it gets what its seat is allowed to know and returns one of the legal moves.

A hint is the bot's move, with facts about it if the game has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .chance import Below
from .game import Game
from .stream import Stream


class Position(NamedTuple):
    """All that a bot knows. `state` is masked for its seat, so it cannot peek."""

    game: Game[Any]
    state: Any
    seat: int
    legal: tuple[str, ...]


Bot = Callable[[Position, Stream], str]

Believe = Callable[[Any, int, Below], Any]
"""Makes up, at random, a complete position that agrees with all that this seat sees in a masked one."""


class Fact(NamedTuple):
    """Something that can be computed: a code and parameters for the catalogues. A `chance` is between 0 and 1."""

    code: str
    params: dict[str, Any] = {}  # noqa: RUF012 - never changed after it is made


Facts = Callable[[Position, str], tuple[Fact, ...]]
"""At most three exact facts about a suggested move: its risk, its gain, and the alternatives."""


def no_facts(position: Position, move: str) -> tuple[Fact, ...]:
    return ()


def random_bot(position: Position, stream: Stream) -> str:
    return position.legal[stream.below(len(position.legal))]
