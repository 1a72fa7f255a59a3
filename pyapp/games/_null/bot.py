"""A bot for the smallest game: it always rolls."""

from __future__ import annotations

from ...core.bot import Bot, Position
from ...core.stream import Stream


def sensible(position: Position, stream: Stream) -> str:
    return "throw"


BOTS: dict[str, Bot] = {"sensible": sensible}
