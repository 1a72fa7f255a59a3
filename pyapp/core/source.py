"""Where a match gets its dice from: which numbers decide which chance outcome.

They are derived from the seed or, in a game by link, from values that the players' devices reveal (chain.py).

A source gives every step of a match a place, and every place numbers of its own. It remembers nothing: the Match keeps
the place after each step, so that undo and replay need no help from here. docs/dice.md describes the sources.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from .chain import LENGTH, Known, check_secret, until, whole
from .errors import GameError, quote
from .game import Event, Game


class Source(Protocol):
    @property
    def start(self) -> Any:
        """The place of an outcome before the first step."""

    def after(
        self, place: Any, game: Game[Any], state: Any, move: str, seat: int | None, events: tuple[Event, ...]
    ) -> Any:
        """The place of an outcome after this step: a decision of a seat in this position, or (None) an outcome."""

    def purpose(self, place: Any) -> str:
        """What an outcome's numbers are for: they follow from this and from the seed (stream.py)."""

    def seed(self, place: Any, seed: str | None) -> str | None:
        """What to use as the seed: usually the match's own. None: it is not known."""


class FromSeed:
    """All outcomes follow from the match's seed."""

    def seed(self, place: object, seed: str | None) -> str | None:
        return seed


class ByOutcome(FromSeed):
    """Every outcome of the match has the numbers of its index, so one more roll shifts all that follow."""

    start = 0

    def after(
        self, place: int, game: Game[Any], state: Any, move: str, seat: int | None, events: tuple[Event, ...]
    ) -> int:
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


class ByTurn(FromSeed):
    """Every outcome has the numbers of its seat, its turn and its index there, so no choice shifts other turns."""

    start = Place()

    def after(
        self, place: Place, game: Game[Any], state: Any, move: str, seat: int | None, events: tuple[Event, ...]
    ) -> Place:
        if seat is None:
            return place._replace(roll=place.roll + 1)
        if not game.begins_turn(state, move):
            return place
        turns = place.turns + (0,) * (seat + 1 - len(place.turns))
        return Place(seat, 0, (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :]))

    def purpose(self, place: Place) -> str:
        seat = place.seat
        return f"turn.{place.roll}" if seat is None else f"turn{seat}.{place.turns[seat] - 1}.{place.roll}"


class Device(NamedTuple):
    """What a device knows that takes part in a game by link."""

    seat: int
    """Its own. Before the game begins, the one that it will have if the others join later."""
    secret: str
    """Its chain follows from it."""
    sent: int | None = None
    """How far the game was (players.progress) when a link left or reached this device for the last time."""


class Leg(NamedTuple):
    """A part of a game by link in which one seat decides; the first one is the chance before the first decision."""

    seat: int | None
    roll: int
    """How many outcomes of this leg come before the place."""
    numbers: tuple[int, ...]
    """How far each seat's chain is revealed."""
    hidden: tuple[int, ...] = ()
    """The seats that have decided in secret since the last such decisions were revealed."""


class ByPlayers:
    """Every outcome has the numbers of its leg: of the newest values of all chains, and of its index there.

    A seat reveals its next value with each leg, and another one when it reveals what it decided in secret. The last of
    several seats that decide in secret does not keep its decision secret, because nobody decides after it.
    """

    def __init__(self, known: Iterable[Known | None], device: Device | None = None) -> None:
        """What is known of every seat's chain; None of those who have not joined yet."""
        self.known = tuple(known)
        self.device = device
        if any(known is not None and known.number > LENGTH for known in self.known):
            raise GameError("too_long", limit=LENGTH)
        if device is not None:
            check_secret(device.secret)
            own = self.known[device.seat] if 0 <= device.seat < len(self.known) else None
            if own is None or whole(device.secret)[own.number] != own.value:
                raise GameError("bad_request", missing="secret")

    @property
    def begun(self) -> bool:
        return all(known is not None and known.number > 0 for known in self.known)

    @property
    def roots(self) -> str:
        """The first values that dice come from: games with the same ones have the same dice."""
        return _joined([self.value(seat, 1) for seat in range(len(self.known))]) or ""

    def value(self, seat: int, number: int) -> bytes | None:
        """A value of a seat's chain; None if it is not known."""
        if self.device is not None and seat == self.device.seat:
            if number > LENGTH:
                raise GameError("too_long", limit=LENGTH)
            return whole(self.device.secret)[number]
        known = self.known[seat]
        return None if known is None or number > known.number else until(known)[number]

    @property
    def start(self) -> Leg:
        return Leg(None, 0, (1,) * len(self.known))

    def after(
        self, place: Leg, game: Game[Any], state: Any, move: str, seat: int | None, events: tuple[Event, ...]
    ) -> Leg:
        if seat is None:
            if any(event.reveals for event in events):
                place = place._replace(numbers=_ahead(place.numbers, place.hidden[:-1]), hidden=())
            return place._replace(roll=place.roll + 1)
        if seat != place.seat:
            place = Leg(seat, 0, _ahead(place.numbers, (seat,)), place.hidden)
        return place._replace(hidden=(*place.hidden, seat)) if is_hidden(events, len(self.known)) else place

    def purpose(self, place: Leg) -> str:
        return f"players.{'.'.join(map(str, place.numbers))}.{place.roll}"

    def seed(self, place: Leg, seed: str | None) -> str | None:
        if not self.begun:
            return None
        return _joined([self.value(seat, number) for seat, number in enumerate(place.numbers)])


def is_hidden(events: tuple[Event, ...], seats: int) -> bool:
    """Whether there is a seat that must not know of what happened."""
    return any(event.only is not None and not set(range(seats)) <= set(event.only) for event in events)


def _ahead(numbers: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number + (seat in seats) for seat, number in enumerate(numbers))


def _joined(values: list[bytes | None]) -> str | None:
    known = [value.hex() for value in values if value is not None]
    return ".".join(known) if len(known) == len(values) else None


USUAL = "outcomes"
BY_TURN = "turns"
SOURCES: dict[str, Source] = {USUAL: ByOutcome(), BY_TURN: ByTurn()}
"""By the name in a record: those that need a seed."""
PLAYERS = "players"
"""The name of the source of games by link."""
NAMES = (*SOURCES, PLAYERS)
"""Links number them, so more are added at the end."""


def find_source(name: object) -> Source:
    source = SOURCES.get(name) if isinstance(name, str) else None
    if source is None:
        raise GameError("bad_option", option="dice", value=quote(name))
    return source
