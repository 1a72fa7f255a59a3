"""What each game brings to the tests that all games share: tests/games/<id>/browser.py, if it has one.

Everything in that file is optional. What it leaves out has a default that still tests the game: a player that presses
whatever the table offers, and a game that bots have played.

    PLAYER       how a person plays it by clicking: a subclass of browser.player.Player
    RECORDS      its moments by name: {"first roll": record}; "start", "midway" and "over" are always there
    STATES       what is looked at in every language, size and theme (browser.state.Tables makes them from RECORDS)
    FULLEST      the moment in which most has happened
    HARDEST      the state with most to tell apart, in which something is picked
    PICTURED     the states that have a picture in tests/games/<id>/pictures
    IN_THE_DARK  those of them that also have a dark one
    LESSON       what the reader of its guided turn clicks (browser.lesson)
    HEARD        the moment at which a screen reader's user joins it (browser.games.Heard)
    BY_ROLE      how it is played by roles and names alone (browser.listener.ByRole)
    REAL_DICE    a roll of real dice as somebody enters it, at the moment "real dice" (browser.games.RealDice)
    TOPICS       where the rules open, by moment
    FACTS        how many facts a hint gives at most
    FIGURE       choices to try in the figure of its rule page
    SECRET       a seed with which something is soon hidden
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from browser.lesson import Step
from browser.listener import ByRole
from browser.player import Player
from browser.records import played
from browser.state import State, Tables

import build
from pyapp.games import find_game
from web.build import home

SAMPLE = "tutto"
"""What a test of something that all games share plays."""
GAMES = tuple(home.cards(build.ROOT))
"""In the order of the home page."""


OTHER = next(game for game in GAMES if game != SAMPLE)
"""Any other one, where a test needs two."""


@dataclass(frozen=True)
class Heard:
    seats: tuple[str, ...] = ()
    """Names; * is a bot. Two people, unless it says otherwise."""
    before: int = 3
    """After how many decisions of sensible players the table is looked at."""
    moves: int = 4
    """How many decisions follow."""
    keys: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """For a move, what is pressed before its button is there."""


@dataclass(frozen=True)
class RealDice:
    shown: tuple[str, ...]
    """What is tapped, one after the other."""
    outcome: str
    """What the engine makes of it."""
    phase: str
    """What is then to be done."""
    refused: tuple[str, ...] = ()
    """What cannot be rolled."""


class GameTests:
    def __init__(self, id: str, own: ModuleType | None) -> None:
        self.id = id
        self.info = find_game(id).info
        self.own = own
        self.player: type[Player] = self.get("PLAYER", type("AnyPlayer", (Player,), {"game": id}))
        self.fullest: str = self.get("FULLEST", "over")
        self.pictured: tuple[str, ...] = self.named("PICTURED")
        self.in_the_dark: tuple[str, ...] = self.named("IN_THE_DARK")
        self.picks = hasattr(own, "HARDEST")
        """Whether something is picked in its hardest state."""
        self.lesson: list[Step] | None = self.get("LESSON", None)
        self.heard: Heard = self.get("HEARD", Heard())
        self.by_role: ByRole = self.get("BY_ROLE", ByRole())
        self.real_dice: RealDice | None = self.get("REAL_DICE", None)
        self.topics: dict[str, str] = self.get("TOPICS", {})
        self.facts: int | None = self.get("FACTS", None)
        self.figure: list[dict[str, Any]] | None = self.get("FIGURE", None)
        self.secret: str | None = self.get("SECRET", None)

    def get(self, name: str, default: Any) -> Any:
        return getattr(self.own, name, default)

    def named(self, name: str) -> tuple[str, ...]:
        return tuple(f"{self.id}: {state}" for state in self.get(name, ()))

    def record(self, moment: str) -> str:
        """The game's own, else as bots play it."""
        usual = {"start": 0, "midway": 0.5, "over": 1}
        records: dict[str, str] = self.get("RECORDS", {})
        return records[moment] if moment in records or moment not in usual else played(self.id, usual[moment])

    @property
    def states(self) -> Sequence[State]:
        states: Sequence[State] | None = self.get("STATES", None)
        return states if states is not None else [self.at("start"), self.at("midway")]

    @property
    def hardest(self) -> str:
        return f"{self.id}: {self.get('HARDEST', '')}" if self.picks else self.states[0].name

    def at(self, moment: str, *taps: str, called: str = "") -> State:
        return Tables(self.id, {moment: self.record(moment)}).at(moment, *taps, called=called)


@cache
def about(game: str) -> GameTests:
    name = f"games.{game}.browser"
    known = find_spec(f"games.{game}") is not None and find_spec(name) is not None
    return GameTests(game, import_module(name) if known else None)


def record_of(game: str, moment: str) -> str:
    return about(game).record(moment)


def by_turns(of: int = 2) -> list[tuple[str, ...]]:
    """The games, divided among so many tests."""
    return [GAMES[at::of] for at in range(of)]
