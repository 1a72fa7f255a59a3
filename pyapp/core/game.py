"""What a game is: the protocol that its rules implement and the plain values they exchange.

A game is pure. It never sees a clock, a file, a random source or a browser. It never checks a move: the Match passes
only legal moves and possible outcomes to `apply`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from .chance import Chance
from .errors import GameError, quote
from .option import Option, Options

State = TypeVar("State")
"""A position: an immutable value (a NamedTuple of ints, strings and tuples) with everything in it, also the secrets."""

Sound = Literal["dice", "card", "place", "coin", "win"]
"""The sounds that the app can make: `sounds` in web/lib/feedback.js."""


class Event(NamedTuple):
    """Something that happened, as a fact: the catalogues turn it into words."""

    code: str
    params: dict[str, Any] = {}  # noqa: RUF012 - never changed after it is made
    only: tuple[int, ...] | None = None
    """The seats that are allowed to know of it; None is everybody. The move that caused it is secret too."""
    reveals: bool = False
    """Every secret so far is now public. The end of a game always reveals everything."""
    sound: Sound | None = None
    """What it sounds like, for the few events that are heard."""


class Decide(NamedTuple):
    """This seat has to decide."""

    seat: int


class Choice(NamedTuple):
    """A legal move as a screen offers it. Games add the fields that their screens need."""

    move: str
    kind: str
    """What kind of move it is, in one word."""


class Outcome(NamedTuple):
    """How the game ended: reason, points, and each seat's rank (1 is best, ties share a rank, 0 is unranked)."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed after it is made

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Over(NamedTuple):
    outcome: Outcome


Turn = Decide | Chance | Over

Applied = tuple[State, tuple[Event, ...]]


class Material(NamedTuple):
    """Something on a real table, and the chance verbs that it then decides."""

    id: str
    verbs: tuple[str, ...]


class Info(NamedTuple):
    """What you need to know about a game before it is played."""

    id: str
    version: int
    """Increased when the same record would play out differently."""
    seats: tuple[int, int]
    options: tuple[Option, ...] = ()
    typed: tuple[str, ...] = ("roll",)
    """The chance verbs that people with real material can enter."""
    real: tuple[Material, ...] = (Material("dice", ("roll",)),)
    """What people can use from their own box while the app does the rest: the dice first, the others go with them."""
    by_link: int = 4
    """The most people who can play it by link. Two if chance can be secret: somebody's device would have to know it."""
    bots: tuple[str, ...] = ("random", "sensible")
    """The bots it brings itself, weakest first. Levels (level.py) play every game."""
    older: tuple[Game[Any], ...] = ()
    """The rules of every earlier version. Games that were begun with them are opened and continued with them."""

    def parse_options(self, given: Mapping[str, object], seats: int) -> Options:
        """All options with their values, defaults filled in."""
        known = {option.id: option for option in self.options}
        for id in given:
            if id not in known:
                raise GameError("bad_option", option=quote(id), value=quote(given[id]))
        return {id: option.parse(given.get(id, option.default), seats) for id, option in known.items()}


def of_version(game: Game[Any], version: str) -> Game[Any] | None:
    """This game with the rules of a version, written as in a record; None if it cannot play that version."""
    return next((one for one in (game, *game.info.older) if str(one.info.version) == version), None)


class Game(Protocol[State]):
    """The rules of one game, a module of pure functions. `games/_null` is the smallest."""

    @property
    def info(self) -> Info: ...

    def new(self, options: Options, seats: int) -> State:
        """The position at the start."""

    def turn(self, state: State) -> Turn:
        """What the game waits for."""

    def legal_moves(self, state: State) -> tuple[str, ...]:
        """If a seat has to decide: every move, once, in canonical form, always in the same order. Otherwise nothing."""

    def begins_turn(self, state: State, move: str) -> bool:
        """Whether a turn of the seat that decides begins with this legal move.

        Dice by turns (source.py) are the same in every turn with the same number: so choose the move that comes before
        the first roll of a turn, whatever else was done there.
        """

    def apply(self, state: State, move: str) -> Applied[State]:
        """The position after a legal move or a possible outcome, and what happened."""

    def mask(self, state: State, seat: int | None) -> State:
        """The position without anything that this seat (None: an onlooker) must not know."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """A masked position as plain JSON for a screen. The game decides what is in it, except for these fields:

        `phase`: what the game waits for, in one word. `player`: the seat that decides, or whose roll or draw is due;
        None if it is nobody's turn. `scores`: each seat's points; left out if the game hides them. `secret` (optional):
        the others must not see the choice that is due. `choices`: every legal move as a `Choice`, or a NamedTuple that
        begins like one, turned into a dict; empty for a seat that must not see them.
        """

    def text(self, state: State) -> str:
        """The position for a terminal and for recorded games, complete and exact."""


def ranks_by(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's rank if more points are better; ties share a rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
