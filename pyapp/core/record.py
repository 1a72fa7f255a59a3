"""A match as text, for saves, replays, bug reports and shared links.

    rollbook 1
    game: <id> <version of its rules>
    option: target 6000
    seat: person Anna
    seat: sensible Otto
    seed: 7k2m
    dice: turns

    throw
    roll 2 5 6
    stop

One move or outcome per line, in order. A leading `!` marks an outcome that was given, not derived from the seed;
without a seed all are given. `dice` is left out
if it is the usual source (source.py). Lines that begin with `#` are comments.

A game by link has other lines instead of a seed:

    dice: players
    chain: 3 5d1f… (for each seat: the number of its newest value, and the value; see chain.py)
    device: 2 7k2m… (the seat of the device that the record is on, counted from 1, and its secret)
    sent: 9 (how far the game was when a link left or reached the device; see Match.progress)

Among its moves, `?` and a number stand for a decision that only its own device knows so far.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Callable
from typing import Any

from .chain import LENGTH, SIZE, Known, until
from .errors import GameError, quote
from .game import Game, of_version
from .match import STEP_LIMIT, Match, Seat
from .source import PLAYERS, USUAL, ByPlayers, Device

HEAD = "rollbook 1"
SIZE_LIMIT = 1 << 20
GIVEN = "!"
SEALED = "? "

FindGame = Callable[[str], Game[Any]]


def write(match: Match[Any], *, with_seed: bool = True, steps: int | None = None, with_device: bool = True) -> str:
    """The match as text, or its first steps. Without the seed it contains the past but no coming dice."""
    info = match.game.info
    seed = match.seed if with_seed else None
    lines = [HEAD, f"game: {info.id} {info.version}"]
    lines += [f"option: {id} {value}" for id, value in match.options.items()]
    lines += [f"seat: {seat.kind} {seat.name}" for seat in match.seats]
    if seed is not None:
        lines.append(f"seed: {seed}")
    if with_seed and match.dice != USUAL:
        lines.append(f"dice: {match.dice}")
    if with_seed:  # a shared game continues with the app's dice
        lines += [f"table: {verb}" for verb in match.table]
        lines += _chains(match)
    if with_seed and with_device and match.device is not None:
        lines.append(f"device: {match.device.seat + 1} {match.device.secret}")
        if match.device.sent is not None:
            lines.append(f"sent: {match.device.sent}")
    lines.append("")
    lines += [_line(match, at, with_seed) for at in range(len(match.steps[:steps]))]
    return "\n".join(lines) + "\n"


def _chains(match: Match[Any]) -> list[str]:
    return [f"chain: {known.number} {known.value.hex()}" for known in match.revealed]


def _line(match: Match[Any], at: int, with_seed: bool) -> str:
    step, sealed = match.steps[at], match.sealed.get(at)
    if sealed is not None:
        return SEALED + sealed.hex()
    return GIVEN + step.move if with_seed and step.given and match.derived else step.move


def write_public(match: Match[Any]) -> str:
    """What is allowed to leave the device: no seed and no secret of a running game, everything of a finished one."""
    if match.outcome is not None:
        return write(match, with_device=False)
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
        dice: str | None = None
        table: list[str] = []
        known: list[Known] = []
        device: Device | None = None
        sent: int | None = None
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
            elif key == "dice" and dice is None:
                dice = value
            elif key == "table":
                table.append(value)
            elif key == "chain":
                known.append(Known(_number(first), _value(rest)))
            elif key == "device" and device is None:
                device = Device(_number(first) - 1, rest)
            elif key == "sent" and sent is None:
                sent = _number(value)
            else:
                raise GameError("bad_record", why="header", value=quote(line))
        if game is None:
            raise GameError("bad_record", why="no_game")
        players = None
        if dice == PLAYERS:
            unknown = [None] * (len(seats) - len(known))
            players = ByPlayers([*known, *unknown], device and device._replace(sent=sent))
        elif known or device or sent is not None:
            raise GameError("bad_record", why="header", value=quote(dice))
        return Match(game, seats, options, seed, table, USUAL if dice is None else dice, players)

    def _moves(self, match: Match[Any]) -> None:
        self._check_length()
        while (line := self._next()) is not None:
            if line.startswith(SEALED):
                match.replay_sealed(_value(line.removeprefix(SEALED)))
            elif line.strip():
                given = line.startswith(GIVEN) and match.players is None  # nobody enters outcomes in a game by link
                self._replay(match, line.removeprefix(GIVEN), given=given)

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


def _number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise GameError("bad_record", why="header", value=quote(text))


def _value(text: str) -> bytes:
    """A value of a chain, or what stands for a secret decision."""
    if len(text) == 2 * SIZE and not set(text) - set("0123456789abcdef"):
        return bytes.fromhex(text)
    raise GameError("bad_record", why="header", value=quote(text))


def anchor(text: str) -> bytes | None:
    """What a game by link is recognised by: the first value of the first seat's chain. Reads nothing else."""
    found = re.search(rf"^chain: (\d{{1,4}}) ([0-9a-f]{{{2 * SIZE}}})$", text.partition("\n\n")[0], re.M | re.A)
    known = Known(int(found[1]), bytes.fromhex(found[2])) if found else None
    return None if known is None or known.number > LENGTH else until(known)[0]


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
