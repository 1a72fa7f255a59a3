"""What a bot is: a function from what its seat may know to one of the legal moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .dice import Stream
from .game import Game


class Position(NamedTuple):
    """All that a bot is told. `state` is masked for its seat, so it cannot peek."""

    game: Game[Any]
    state: Any
    seat: int
    legal: tuple[str, ...]


Bot = Callable[[Position, Stream], str]


def random_bot(position: Position, stream: Stream) -> str:
    return position.legal[stream.below(len(position.legal))]
