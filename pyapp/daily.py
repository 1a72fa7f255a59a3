"""The daily challenge: one game a day with the same dice for everyone, and what the best level reaches with them.

Everything follows from the game and the date, as docs/dice.md says, so no server is needed. Knows no clock: which day
it is, the callers say.
"""

from __future__ import annotations

import re
from time import perf_counter
from typing import Any, NamedTuple

from .advice import choose
from .core.errors import GameError, quote
from .core.game import Decide, Game
from .core.level import LEVELS
from .core.match import PERSON, Match, Seat
from .core.parts import is_lost
from .core.source import BY_TURN

FIRST_DAY = "2026-01-01"
MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
OPPONENT = LEVELS[-1]
SLICE = 0.05
"""Seconds of work on a par within one call; it goes on until the end of a move."""


class Challenge(NamedTuple):
    """How a day's challenge is set up: the options are the usual ones, and the seed decides who starts."""

    seats: tuple[str, ...]
    """The person first, then bots, by kind."""
    options: dict[str, Any]
    seed: str
    dice: str


def check_day(day: object) -> str:
    """A day of the calendar, as in 2026-11-18; none before the first challenge. (`datetime` would be a download.)"""
    if isinstance(day, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII) and day >= FIRST_DAY:
        year, month, number = map(int, day.split("-"))
        leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        if 1 <= month <= 12 and 1 <= number <= MONTHS[month - 1] + leap:
            return day
    raise GameError("bad_day", day=quote(day))


def challenge(game: Game[Any], day: object) -> Challenge:
    info = game.info
    fewest, most = info.seats
    seats = max(fewest, min(2, most))
    seed = f"daily-{check_day(day)}-{info.id}"
    return Challenge((PERSON, *(OPPONENT,) * (seats - 1)), info.parse_options({}, seats), seed, BY_TURN)


def new_match(game: Game[Any], day: object, names: list[str], *, par: bool = False) -> Match[Any]:
    """The day's challenge before its first roll; `par`: the best level has the person's seat."""
    wanted = challenge(game, day)
    kinds = (OPPONENT,) * len(wanted.seats) if par else wanted.seats
    seats = [Seat(kind, name) for kind, name in zip(kinds, names, strict=True)]
    return Match(game, seats, wanted.options, wanted.seed, dice=wanted.dice)


def day_of(match: Match[Any]) -> str | None:
    """The day whose challenge this is; None for any other game. Names do not matter."""
    found = re.fullmatch(r"daily-(\d{4}-\d\d-\d\d)-\w+", match.seed or "", re.ASCII)
    if not found or match.table:
        return None
    try:
        wanted = challenge(match.game, found[1])
    except GameError:
        return None
    kinds = tuple(seat.kind for seat in match.seats)
    same = (kinds, match.options, match.seed, match.dice) == tuple(wanted)
    return found[1] if same else None


class Pars:
    """The par that is being worked on."""

    def __init__(self) -> None:
        self._of: tuple[str, object] | None = None
        self._match: Match[Any] | None = None

    def go_on(self, game: Game[Any], day: object) -> Match[Any]:
        """Work for a moment; when the match is over, its outcome is the par."""
        match = self._match
        if match is None or self._of != (game.info.id, day):
            bots = [f"Bot {number + 1}" for number in range(len(challenge(game, day).seats))]
            match = new_match(game, day, bots, par=True)
            match.begin()
            self._of, self._match = (game.info.id, day), match
        until = perf_counter() + SLICE
        while isinstance(match.turn, Decide):
            move = choose(match, OPPONENT)
            if is_lost(game.info.id):  # somebody else's moves would be another par
                self._match = None
                raise GameError("no_par")
            match.play(move)
            if perf_counter() >= until:
                break
        if match.outcome is not None:
            self._match = None
        return match
