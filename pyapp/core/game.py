"""What a game is: the protocol its rules implement and the plain values they exchange.

A game is pure. It never sees a clock, a file, a random source or a browser, and it never checks a move: only legal
moves and possible outcomes reach `apply`, the Match sees to that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from .chance import Chance
from .errors import GameError, quote

State = TypeVar("State")
"""A position: an immutable value (a NamedTuple of ints, strings and tuples) that holds the whole truth."""

Value = str | int
Options = dict[str, Value]


class Event(NamedTuple):
    """Something that happened, as a fact: the catalogues turn it into words."""

    code: str
    params: dict[str, Any] = {}  # noqa: RUF012 - never changed after it was made
    only: tuple[int, ...] | None = None
    """The seats that may know of it; None is everybody. The move that caused it is a secret of theirs, too."""
    reveals: bool = False
    """Every secret so far is now known to everybody. The end of a game reveals all by itself."""


class Decide(NamedTuple):
    """It is this seat's decision."""

    seat: int


class Choice(NamedTuple):
    """A legal move as a screen offers it. A game's own have further fields for what a screen needs to know."""

    move: str
    kind: str
    """What kind of move it is, in a word."""


class Outcome(NamedTuple):
    """How it ended: why, with which points, and each seat's rank (1 is best, equals share one, 0 is unranked)."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed after it was made

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Over(NamedTuple):
    outcome: Outcome


Turn = Decide | Chance | Over

Applied = tuple[State, tuple[Event, ...]]


class Option(NamedTuple):
    """A setting of the game. `clause` is its id in the rules."""

    id: str
    clause: str
    default: Value
    values: tuple[Value, ...] | range
    kind: str = "choice"
    """`choice` of a few values, `number` from a range, or `seat`: a fixed first value, then the seats' numbers."""

    def parse(self, value: object, seats: int) -> Value:
        """The value, given as itself or as text; a seat's number must be one at this table."""
        allowed = self.values[: seats + 1] if self.kind == "seat" else self.values
        if isinstance(value, bool):
            raise GameError("bad_option", option=self.id, value=quote(value))
        if isinstance(value, str) and self.kind == "number" and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, int) and self.kind != "number":
            value = str(value)
        if isinstance(value, (str, int)) and value in allowed:
            return value
        raise GameError("bad_option", option=self.id, value=quote(value))


def yes_no(id: str, clause: str, default: str) -> Option:
    return Option(id, clause, default, ("yes", "no"))


def number(id: str, clause: str, default: int, values: range) -> Option:
    return Option(id, clause, default, values, "number")


def starter(clause: str, seats: int, default: str = "lot") -> Option:
    """Who begins: by lot (or whatever the game calls its first value), or a seat, counted from 1."""
    first = "lot" if default.isdigit() else default
    return Option("start", clause, default, (first, *(str(seat + 1) for seat in range(seats))), "seat")


class Material(NamedTuple):
    """Something that lies on a real table, and the chance verbs that it then decides."""

    id: str
    verbs: tuple[str, ...]


class Info(NamedTuple):
    """What must be known of a game before it is played."""

    id: str
    version: int
    """Raised when the same record would play out differently."""
    seats: tuple[int, int]
    options: tuple[Option, ...] = ()
    typed: tuple[str, ...] = ("roll",)
    """The chance verbs that a table with real material can type in."""
    real: tuple[Material, ...] = (Material("dice", ("roll",)),)
    """What a family may use of its own box while the app keeps the rest: the dice first, others go with them."""
    bots: tuple[str, ...] = ("random", "sensible")
    """The levels of its bots, weakest first."""
    older: tuple[Game[Any], ...] = ()
    """The rules of every earlier version, so that a game begun under them is opened and played on under them."""

    def parse_options(self, given: Mapping[str, object], seats: int) -> Options:
        """All options with their values, defaults filled in."""
        known = {option.id: option for option in self.options}
        for id in given:
            if id not in known:
                raise GameError("bad_option", option=quote(id), value=quote(given[id]))
        return {id: option.parse(given.get(id, option.default), seats) for id, option in known.items()}


def of_version(game: Game[Any], version: str) -> Game[Any] | None:
    """This game by the rules of a version, written as in a record; None if it cannot play that version."""
    return next((one for one in (game, *game.info.older) if str(one.info.version) == version), None)


class Game(Protocol[State]):
    """The rules of one game. A module's worth of pure functions; see `games/_null` for the smallest."""

    @property
    def info(self) -> Info: ...

    def new(self, options: Options, seats: int) -> State:
        """The position before anything has happened."""

    def turn(self, state: State) -> Turn:
        """What the game waits for."""

    def legal_moves(self, state: State) -> tuple[str, ...]:
        """At a decision: every move, once, in canonical form, always in the same order. Else nothing."""

    def apply(self, state: State, move: str) -> Applied[State]:
        """The position after a legal move or a possible outcome, and what happened."""

    def mask(self, state: State, seat: int | None) -> State:
        """The position with everything blanked that this seat (None: an onlooker) may not know."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """A masked position as plain JSON, for a screen. What is in it is up to the game, but for these:

        `phase`: what the game waits for, in a word. `player`: the seat that decides, or whose roll or draw is due;
        None if it is nobody's turn. `scores`: each seat's points; a game that hides them leaves this out. `secret`: the
        choice that is due must not be seen by the others; may be left out. `choices`: every legal move as a
        `Choice`, or a NamedTuple that begins like one, turned into a dict; empty for a seat that must not see them.
        """

    def text(self, state: State) -> str:
        """The position for a terminal and for playthroughs, whole and exact."""


def ranks_by(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's rank when more is better; equals share a rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
