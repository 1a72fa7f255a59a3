"""A match as a few characters, for links and QR codes.

The engine replays a game, so a link contains only what the engine cannot work out: the options that differ from the
defaults, the names, the seed of a finished game, and each decision as its place among the legal moves. A running game
has no seed in its link; there, each outcome is its place among the possible ones.

All these numbers are packed into one large number by asymmetric numeral systems: a choice with n equal possibilities
takes log2(n) bits, and one that is likely takes less. Every link ever made must stay readable, so what is written here
never changes; another way of writing gets another mark.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NamedTuple

from .chain import LENGTH, SIZE, Known
from .chance import Chance, Draw, group_outcomes
from .errors import GameError
from .game import Decide, Game, Over, of_version
from .match import NAME_LIMIT, PERSON, STEP_LIMIT, Match, Seat
from .record import FindGame, from_code, read, write
from .source import NAMES, PLAYERS, USUAL, ByPlayers
from .stream import SEED_LIMIT

MARK = "~"
"""Begins every link of this kind. Those of release 0.1.0 (record.py) cannot contain it; later kinds get other marks."""
LETTER_MARK = ","
"""Begins a link of a game by link (by_link.py), which is not for onlookers."""
SOURCE_MARK = "*"
"""Begins a link that names the source of the dice. It is not written for the usual source."""
LATER = set("!$'()+.:;@")
"""Marks that an address can contain."""
LONGEST = 60_000
"""Characters; a game of 20,000 steps takes less."""

KINDS = (PERSON, "random", "sensible", "beginner", "casual", "skilled", "expert")
"""Kinds of seats by their number in a link. More can be added at the end."""
LETTERS = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
SEED_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
"""Those of the seeds that the app makes."""
RARE = 256
"""How seldom a seed does not decide an outcome, or somebody enters one that these dice could not show."""
VALUES = 1 << 8 * SIZE
CHECK = 1 << 24
"""A link with a mistake is taken for a right one once in so many times."""


class Symbol(NamedTuple):
    """One choice: the part of `total` that it takes, from `start` on."""

    start: int
    size: int
    total: int


class Packer:
    """Collects numbers and makes one large number of them."""

    def __init__(self) -> None:
        self._symbols: list[Symbol] = []

    def put(self, at: int, of: int) -> None:
        self._symbols.append(Symbol(at, 1, of))

    def weigh(self, at: int, weights: Iterable[int]) -> None:
        """One of several possibilities, each as likely as its weight says."""
        parts = list(weights)
        self._symbols.append(Symbol(sum(parts[:at]), parts[at], sum(parts)))

    def flag(self, said: bool) -> None:
        """Something that is hardly ever so."""
        self.weigh(int(said), (RARE - 1, 1))

    def count(self, number: int) -> None:
        """Any number, small ones in four bits."""
        while number >= 15:
            self.put(15, 16)
            number -= 15
            self.put(number % 16, 16)
            number //= 16
        self.put(number, 16)

    def text(self, text: str) -> None:
        self.count(len(text))
        for letter in text:
            at = LETTERS.find(letter)
            self.put(at + 1, len(LETTERS) + 1)
            if at < 0:
                self.count(ord(letter))

    def packed(self) -> str:
        number = 1
        for start, size, total in reversed(self._symbols):
            number = number // size * total + start + number % size
        return _written(number)


def _written(number: int) -> str:
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


class Unpacker:
    """Takes the numbers out again, in the same order."""

    def __init__(self, text: str) -> None:
        try:
            data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError) as error:
            raise spoiled() from error
        self._number = int.from_bytes(data, "big")
        if _written(self._number) != text:  # one number, one text: base64 has several for some
            raise spoiled()

    def _take(self, symbol: Symbol) -> None:
        start, size, total = symbol
        self._number = self._number // total * size + self._number % total - start
        if self._number < 1:  # nothing is left, so nobody wrote what is being read
            raise spoiled()

    def get(self, of: int) -> int:
        at = self._number % of
        self._take(Symbol(at, 1, of))
        return at

    def weighed(self, weights: Iterable[int]) -> int:
        parts = list(weights)
        total = sum(parts)
        rest, at = self._number % total, 0
        while rest >= parts[at]:
            rest -= parts[at]
            at += 1
        self._take(Symbol(sum(parts[:at]), parts[at], total))
        return at

    def flag(self) -> bool:
        return self.weighed((RARE - 1, 1)) == 1

    def count(self, limit: int) -> int:
        number, unit = 0, 1
        while (digit := self.get(16)) == 15:
            number += (15 + self.get(16)) * unit
            unit *= 16
            if number > limit:
                raise spoiled()
        number += digit * unit
        if number > limit:
            raise spoiled()
        return number

    def text(self, longest: int) -> str:
        found = []
        for _ in range(self.count(longest)):
            at = self.get(len(LETTERS) + 1)
            found.append(LETTERS[at - 1] if at else chr(self.count(0x10FFFF)))
        return "".join(found)

    def is_empty(self) -> bool:
        return self._number == 1


def spoiled() -> GameError:
    return GameError("bad_record", line=1, why="code")


# A match


def to_link(match: Match[Any]) -> str:
    """What an onlooker can know of a running game; everything of a finished one, its seed included."""
    over = match.outcome is not None
    steps = match.public_steps
    out = Packer()
    out.put(_check(_text(match, over, steps)), CHECK)
    put_game(out, match)
    named = over and match.dice != USUAL
    if named:
        out.count(NAMES.index(match.dice))
    _put_seats(out, match)
    put_options(out, match)
    out.put(int(over), 2)
    seed = match.seed if over else None
    derived = over and match.derived
    if derived and match.players is not None:
        put_chains(out, match)
    else:
        out.put(int(derived), 2)
    if seed is not None:
        _put_seed(out, seed)
        for verb in match.game.info.typed:
            out.put(int(verb in match.table), 2)
    if not over:
        out.count(steps)
    state = match.start
    for step in match.steps[:steps]:
        turn = match.game.turn(state)
        if step.seat is not None:
            legal = match.game.legal_moves(state)
            out.put(legal.index(step.move), len(legal))
        else:
            assert not isinstance(turn, (Decide, Over))
            if derived:
                out.flag(step.given)
            if not derived or step.given:
                _put_outcome(out, turn, step.move)
        state = step.state
    return (SOURCE_MARK if named else MARK) + out.packed()


def from_link(link: object, find_game: FindGame, ids: Iterable[str]) -> Match[Any]:
    """The match of a link of any release, replayed with every check; otherwise one `bad_record` error."""
    if isinstance(link, str) and link[:1] in LATER:
        raise GameError("bad_record", line=1, why="version", value=link[:1])
    if not isinstance(link, str) or link[:1] not in (MARK, SOURCE_MARK):
        return read(from_code(link), find_game)
    if len(link) > LONGEST or not link.isascii():
        raise spoiled()
    given = Unpacker(link[1:])
    check = given.get(CHECK)
    game = get_game(given, find_game, ids)
    dice = _get_source(given) if link.startswith(SOURCE_MARK) else USUAL
    try:
        match, over = _get_match(given, game, dice)
        _get_steps(given, match, None if over else given.count(STEP_LIMIT))
    except GameError as error:
        raise spoiled() from error
    if not given.is_empty() or _check(_text(match, over, len(match.steps))) != check:
        raise spoiled()
    return match


def _text(match: Match[Any], over: bool, steps: int) -> str:
    """The record that the link stands for."""
    return write(match, with_device=False) if over else write(match, with_seed=False, steps=steps)


def _check(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:3], "big")


def _mark(id: str) -> int:
    """A game's id, in a byte. A test makes sure that all games differ."""
    return sha256(id.encode()).digest()[0]


def put_game(out: Packer, match: Match[Any]) -> None:
    out.put(_mark(match.game.info.id), 256)
    out.count(match.game.info.version)


def get_game(given: Unpacker, find_game: FindGame, ids: Iterable[str]) -> Game[Any]:
    mark = given.get(256)
    id = next((id for id in ids if _mark(id) == mark), None)
    if id is None:
        raise GameError("bad_record", line=1, why="no_game")
    version = given.count(1 << 16)
    game = of_version(find_game(id), str(version))
    if game is None:
        raise GameError("bad_record", line=1, why="version", value=str(version))
    return game


def _put_seats(out: Packer, match: Match[Any]) -> None:
    out.count(len(match.seats))
    for kind, name in match.seats:
        out.count(KINDS.index(kind))
        out.text(name)


def _get_source(given: Unpacker) -> str:
    """Never the usual one, so that a game has one link."""
    at = given.count(1 << 16)
    if not 0 < at < len(NAMES):
        raise GameError("bad_record", line=1, why="version", value=str(at))
    return NAMES[at]


def put_value(out: Packer, value: bytes) -> None:
    """A value of a chain (chain.py)."""
    out.put(int.from_bytes(value, "big"), VALUES)


def get_value(given: Unpacker) -> bytes:
    return given.get(VALUES).to_bytes(SIZE, "big")


def put_chains(out: Packer, match: Match[Any]) -> None:
    for known in match.revealed:
        out.count(known.number)
        put_value(out, known.value)


def get_chains(given: Unpacker, seats: int) -> ByPlayers:
    return ByPlayers([Known(given.count(LENGTH), get_value(given)) for _ in range(seats)])


def _get_match(given: Unpacker, game: Game[Any], dice: str) -> tuple[Match[Any], bool]:
    seats = []
    for _ in range(given.count(game.info.seats[1])):
        kind = KINDS[given.count(len(KINDS) - 1)]
        seats.append(Seat(kind, given.text(NAME_LIMIT)))
    options = get_options(given, game)
    over = given.get(2) == 1
    if dice == PLAYERS:
        return Match(game, seats, options, dice=dice, players=get_chains(given, len(seats))), over
    seed, table = None, []
    if given.get(2):
        seed = _get_seed(given)
        table = [verb for verb in game.info.typed if given.get(2)]
    return Match(game, seats, options, seed, table, dice), over


def put_options(out: Packer, match: Match[Any]) -> None:
    """Those that differ from the defaults, each with the number of usual ones before it."""
    usual = 0
    for option in match.game.info.options:
        value = match.options[option.id]
        if value == option.default:
            usual += 1
            continue
        out.count(usual + 1)
        out.count(list(option.values).index(value))
        usual = 0
    out.count(0)


def get_options(given: Unpacker, game: Game[Any]) -> dict[str, object]:
    found: dict[str, object] = {}
    options, at = game.info.options, -1
    while skipped := given.count(len(options)):
        at += skipped
        if at >= len(options):
            raise spoiled()
        values = options[at].values
        found[options[at].id] = values[given.count(len(values) - 1)]
    return found


def _put_seed(out: Packer, seed: str) -> None:
    ours = all(letter in SEED_LETTERS for letter in seed)
    out.put(int(ours), 2)
    out.count(len(seed))
    for letter in seed:
        if ours:
            out.put(SEED_LETTERS.index(letter), len(SEED_LETTERS))
        else:
            out.put(ord(letter) - ord("!"), 94)


def _get_seed(given: Unpacker) -> str:
    ours = given.get(2) == 1
    length = given.count(SEED_LIMIT)
    return "".join(SEED_LETTERS[given.get(32)] if ours else chr(ord("!") + given.get(94)) for _ in range(length))


def _get_steps(given: Unpacker, match: Match[Any], steps: int | None) -> None:
    """So many steps; None: until the game is over."""
    while steps is None or len(match.steps) < steps:
        turn = match.turn
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            legal = match.legal
            match.replay(legal[given.get(len(legal))], given=False)
            continue
        seeded = match.expected()
        if seeded is None or given.flag():
            match.replay(_get_outcome(given, turn), given=True)
        else:
            match.replay(seeded, given=False)


# An outcome: the dice group by group, because all of them together have too many faces to list


def _put_outcome(out: Packer, chance: Chance, move: str) -> None:
    if isinstance(chance, Draw):
        _put_one(out, chance.outcomes(), move)
        return
    faces = move.split()[1:]
    known = []
    for dice in chance.groups:
        group, faces = " ".join(faces[: dice.amount]), faces[dice.amount :]
        known.append((dice, group))
    possible = not faces and all(group in dict(group_outcomes(dice)) for dice, group in known)
    out.flag(not possible)
    if not possible:
        out.text(move)
        return
    for dice, group in known:
        _put_one(out, group_outcomes(dice), group)


def _get_outcome(given: Unpacker, chance: Chance) -> str:
    if isinstance(chance, Draw):
        return _get_one(given, chance.outcomes())
    if given.flag():
        return given.text(200)
    return " ".join([chance.verb, *filter(None, (_get_one(given, group_outcomes(dice)) for dice in chance.groups))])


def _put_one(out: Packer, outcomes: tuple[tuple[str, int], ...], outcome: str) -> None:
    out.weigh([name for name, _ in outcomes].index(outcome), [weight for _, weight in outcomes])


def _get_one(given: Unpacker, outcomes: tuple[tuple[str, int], ...]) -> str:
    return outcomes[given.weighed([weight for _, weight in outcomes])][0]
