"""What an event says and the positions around it, to check whether it is true."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyapp.core.game import Event, Game


class Told(NamedTuple):
    game: Game[Any]
    before: Any
    """The position before the move."""
    after: Any
    move: str
    params: dict[str, Any]
    events: tuple[Event, ...]
    """Everything that the move caused."""

    def __getattr__(self, name: str) -> Any:
        """`told.seat` is what the event says about `seat`."""
        return self.params[name]

    def said(self, code: str) -> bool:
        return any(event.code == code for event in self.events)
