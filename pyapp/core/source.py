"""Where a match gets its dice from: which numbers, derived from the seed, decide which chance outcome.

A source gives every step of a match a place, and every place numbers of its own. It remembers nothing: the Match keeps
the place after each step, so that undo and replay need no help from here. docs/dice.md describes the sources.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from .errors import GameError, quote
from .game import Game


class Source(Protocol):
    @property
    def start(self) -> Any:
        """The place of an outcome before the first step."""

    def after(self, place: Any, game: Game[Any], state: Any, move: str, seat: int | None) -> Any:
        """The place of an outcome after this step: a decision of a seat in this position, or (None) an outcome."""

    def purpose(self, place: Any) -> str:
        """What an outcome's numbers are for: they follow from this and from the seed (stream.py)."""


class ByOutcome:
    """Every outcome of the match has the numbers of its index, so one more roll shifts all that follow."""

    start = 0

    def after(self, place: int, game: Game[Any], state: Any, move: str, seat: int | None) -> int:
        return place + (seat is None)

    def purpose(self, place: int) -> str:
        return str(place)


class Place(NamedTuple):
    """An outcome's place in a turn."""

    seat: int | None = None
    """Whose turn it is; None before the first turn."""
    roll: int = 0
    """How many outcomes of this turn, or before the first turn, come before it."""
    turns: tuple[int, ...] = ()
    """How many turns each seat has begun, up to the highest seat that has."""


class ByTurn:
    """Every outcome has the numbers of its seat, its turn and its index there, so no choice shifts other turns."""

    start = Place()

    def after(self, place: Place, game: Game[Any], state: Any, move: str, seat: int | None) -> Place:
        if seat is None:
            return place._replace(roll=place.roll + 1)
        if not game.begins_turn(state, move):
            return place
        turns = place.turns + (0,) * (seat + 1 - len(place.turns))
        return Place(seat, 0, (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :]))

    def purpose(self, place: Place) -> str:
        seat = place.seat
        return f"turn.{place.roll}" if seat is None else f"turn{seat}.{place.turns[seat] - 1}.{place.roll}"


USUAL = "outcomes"
BY_TURN = "turns"
SOURCES: dict[str, Source] = {USUAL: ByOutcome(), BY_TURN: ByTurn()}
"""By the name in a record. Links number them, so more are added at the end."""


def find_source(name: object) -> Source:
    source = SOURCES.get(name) if isinstance(name, str) else None
    if source is None:
        raise GameError("bad_option", option="dice", value=quote(name))
    return source
