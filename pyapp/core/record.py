"""A match as text, for saves, replays, bug reports and shared links.

    rollbook 1
    game: <id> <version of its rules>
    option: target 6000
    seat: person Anna
    seat: sensible Otto
    seed: 7k2m

    throw
    roll 2 5 6
    stop

One move or outcome per line, in order. A leading `!` marks an outcome that was given, not derived from the seed;
without a seed all are given. Lines that begin with `#` are comments.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable
from typing import Any

from .errors import GameError, quote
from .game import Game, of_version
from .match import STEP_LIMIT, Match, Seat

HEAD = "rollbook 1"
SIZE_LIMIT = 1 << 20
GIVEN = "!"

FindGame = Callable[[str], Game[Any]]


def write(match: Match[Any], *, with_seed: bool = True, steps: int | None = None) -> str:
    """The match as text, or its first steps. Without the seed it contains the past but no coming dice."""
    info = match.game.info
    seed = match.seed if with_seed else None
    lines = [HEAD, f"game: {info.id} {info.version}"]
    lines += [f"option: {id} {value}" for id, value in match.options.items()]
    lines += [f"seat: {seat.kind} {seat.name}" for seat in match.seats]
    if seed is not None:
        lines.append(f"seed: {seed}")
    if with_seed:  # a shared game continues with the app's dice
        lines += [f"table: {verb}" for verb in match.table]
    lines.append("")
    lines += [GIVEN + step.move if step.given and seed is not None else step.move for step in match.steps[:steps]]
    return "\n".join(lines) + "\n"


def write_public(match: Match[Any]) -> str:
    """What is allowed to leave the device: no seed and no secret of a running game, everything of a finished one."""
    if match.outcome is not None:
        return write(match)
    return write(match, with_seed=False, steps=match.public_steps)


def read(text: object, find_game: FindGame, wrong: dict[int, str] | None = None) -> Match[Any]:
    """A new match, replayed with every check; otherwise one `bad_record` error that names the line.

    With `wrong`, outcomes that do not follow from the seed are accepted and noted there: the step's number, and what
    the seed gives.
    """
    if not isinstance(text, str) or len(text) > SIZE_LIMIT:
        raise GameError("bad_record", line=1, why="size" if isinstance(text, str) else "text")
    return _Reader(text, find_game, wrong).match()


class _Reader:
    def __init__(self, text: str, find_game: FindGame, wrong: dict[int, str] | None) -> None:
        self.lines = [line.rstrip("\r") for line in text.split("\n")]
        self.find_game = find_game
        self.wrong = wrong
        self.at = 0
        """The line being read, counted from 1."""

    def match(self) -> Match[Any]:
        try:
            match = self._header()
            self._moves(match)
        except GameError as error:
            params = {key: value for key, value in error.params.items() if key not in ("line", "why")}
            why = error.params.get("why") if error.code == "bad_record" else error.code
            raise GameError("bad_record", line=self.at, why=why, **params) from error
        return match

    def _next(self) -> str | None:
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            if not line.startswith("#"):
                return line
        return None

    def _header(self) -> Match[Any]:
        if self._next() != HEAD:
            raise GameError("bad_record", why="head")
        game: Game[Any] | None = None
        options: dict[str, object] = {}
        seats: list[Seat] = []
        seed: str | None = None
        table: list[str] = []
        while (line := self._next()) is not None and line.strip():
            key, _, value = line.partition(": ")
            first, _, rest = value.partition(" ")
            if key == "game" and game is None:
                game = of_version(self.find_game(first), rest)
                if game is None:
                    raise GameError("bad_record", why="version", value=quote(rest))
            elif key == "option" and first not in options:
                options[first] = rest
            elif key == "seat":
                seats.append(Seat(first, rest))
            elif key == "seed" and seed is None:
                seed = value
            elif key == "table":
                table.append(value)
            else:
                raise GameError("bad_record", why="header", value=quote(line))
        if game is None:
            raise GameError("bad_record", why="no_game")
        return Match(game, seats, options, seed, table)

    def _moves(self, match: Match[Any]) -> None:
        self._check_length()
        while (line := self._next()) is not None:
            if line.strip():
                self._replay(match, line.removeprefix(GIVEN), given=line.startswith(GIVEN))

    def _replay(self, match: Match[Any], move: str, *, given: bool) -> None:
        try:
            match.replay(move, given=given)
        except GameError as error:
            if self.wrong is None or error.code != "wrong_outcome":
                raise
            self.wrong[len(match.steps) + 1] = match.expected() or ""
            match.replay(move, given=True)

    def _check_length(self) -> None:
        """Too many moves are refused before the first is played; the error names the first line that is too many."""
        steps = 0
        for number, line in enumerate(self.lines[self.at :], self.at + 1):
            steps += bool(line.strip()) and not line.startswith("#")
            if steps > STEP_LIMIT:
                self.at = number
                raise GameError("bad_record", why="steps", limit=STEP_LIMIT)


def commented_steps(text: str) -> tuple[int, ...]:
    """How many steps there are before each comment among the moves."""
    steps, found = 0, []
    for line in text.partition("\n\n")[2].split("\n"):
        if line.startswith("#"):
            found.append(steps)
        else:
            steps += bool(line.strip())
    return tuple(found)


def from_code(code: object) -> str:
    """The record in a link of release 0.1.0 (see link.py); never unpacks more than the largest record."""
    if not isinstance(code, str) or len(code) > SIZE_LIMIT or not code.isascii():
        raise GameError("bad_record", line=1, why="code")
    try:
        data = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=-15)
        text = unpacker.decompress(data, SIZE_LIMIT)
        if not unpacker.eof or unpacker.unused_data:
            raise GameError("bad_record", line=1, why="code")
        return text.decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise GameError("bad_record", line=1, why="code") from error
