"""Games between devices without a server: every link contains the whole game so far.

Pure functions. A match on a device knows its own seat and secret (source.Device). A link contains what everybody can
know, so it is the same on whichever device it is made. docs/dice.md describes the protocol.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from .core.chain import Known, check_secret, sealed, whole
from .core.errors import GameError
from .core.game import Decide, Game, Info, Over
from .core.link import (
    LETTER_MARK,
    LONGEST,
    Packer,
    Unpacker,
    get_game,
    get_options,
    get_value,
    put_game,
    put_options,
    put_value,
    spoiled,
)
from .core.match import NAME_LIMIT, PERSON, STEP_LIMIT, Match, Seat
from .core.record import FindGame
from .core.source import PLAYERS, ByPlayers, Device

NOBODY = "?"
"""The name of a seat that nobody has taken yet."""
MARK_SIZE = 6
"""A reply names its invitation by so many bytes of the first value of the inviter's chain."""
CHECK_LETTERS = 4
"""A link with a mistake is taken for a right one once in 64⁴ times."""
INVITATION, REPLY, TURN = range(3)
KINDS = 4

Relation = Literal["new", "next", "same", "older", "fork", "full"]


class Invitation(NamedTuple):
    match: Match[Any]
    """On no device, with the inviter alone."""


class Reply(NamedTuple):
    invitation: int
    name: str
    value: bytes


class Turns(NamedTuple):
    match: Match[Any]
    """On no device."""


Letter = Invitation | Reply | Turns


class Taken(NamedTuple):
    """What a link is to a match on this device, and the match after taking it, if it can be taken."""

    relation: Relation
    match: Match[Any] | None = None
    step: int = 0
    """How many steps both have in common."""


# Beginning


def seats_of(info: Info) -> tuple[int, int] | None:
    """How few and how many can play a game by link."""
    fewest, most = max(2, info.seats[0]), min(info.by_link, info.seats[1])
    return (fewest, most) if fewest <= most else None


def invite(game: Game[Any], options: Mapping[str, object], players: int, name: str, secret: object) -> Match[Any]:
    secret = check_secret(secret)
    return _waiting(game, options, players, [name], [Known(0, whole(secret)[0])], Device(0, secret))


def join(invitation: Invitation, name: str, secret: object) -> Match[Any]:
    """Waiting for the game to begin. Its seat is known only then; until then it has the first free one."""
    secret = check_secret(secret)
    inviting = invitation.match
    known = [inviting.revealed[0], Known(1, whole(secret)[1])]
    names = [inviting.seats[0].name, name]
    return _waiting(inviting.game, inviting.options, len(inviting.seats), names, known, Device(1, secret))


def _waiting(
    game: Game[Any],
    options: Mapping[str, object],
    players: int,
    names: list[str],
    known: list[Known],
    device: Device | None,
) -> Match[Any]:
    fewest, most = seats_of(game.info) or (0, 0)
    if not fewest <= players <= most or not players:
        raise GameError("bad_seat", why="count", value=str(players), fewest=fewest, most=most)
    seats = [Seat(PERSON, name) for name in (*names, *[NOBODY] * (players - len(names)))]
    unknown = [None] * (players - len(known))
    return Match(game, seats, options, dice=PLAYERS, players=ByPlayers([*known, *unknown], device))


# Where a game stands


def is_begun(match: Match[Any]) -> bool:
    return match.players is not None and match.players.begun


def stage(match: Match[Any]) -> str:
    if not is_begun(match):
        return "inviting" if match.device is None or match.device.seat == 0 else "joining"
    return "playing" if match.outcome is None else "over"


def waiting_for(match: Match[Any]) -> int | None:
    """The seat whose device has to act: to decide, or to reveal what it decided in secret."""
    turn = match.turn
    if not is_begun(match) or isinstance(turn, Over):
        return None
    if isinstance(turn, Decide):
        return turn.seat
    seat: int = match.place.hidden[len(match.opened)]
    return seat


def has_to_send(match: Match[Any]) -> bool:
    """Whether this device has added something that no link has carried, and has nothing more to add."""
    device = match.device
    if device is None:
        return False
    if not is_begun(match):
        return device.sent is None
    return not is_sent(match) and waiting_for(match) != device.seat


def is_sent(match: Match[Any]) -> bool:
    device = match.device
    return device is not None and device.sent is not None and match.progress <= device.sent


def mark_sent(match: Match[Any]) -> None:
    assert match.device is not None
    match.device = match.device._replace(sent=match.progress)


# Writing


def code_of(match: Match[Any]) -> str:
    """The newest link of a match: what comes next in it, for everybody else."""
    assert match.players is not None
    out = Packer()
    if is_begun(match):
        _put_turns(out, match)
    elif stage(match) == "inviting":
        out.put(INVITATION, KINDS)
        put_game(out, match)
        put_options(out, match)
        out.count(len(match.seats))
        out.text(match.seats[0].name)
        put_value(out, match.revealed[0].value)
    else:
        out.put(REPLY, KINDS)
        out.put(_mark(match), 1 << 8 * MARK_SIZE)
        out.text(match.seats[1].name)
        put_value(out, match.revealed[1].value)
    packed = out.packed()
    return LETTER_MARK + _check(packed) + packed


def _put_turns(out: Packer, match: Match[Any]) -> None:
    out.put(TURN, KINDS)
    put_game(out, match)
    put_options(out, match)
    out.count(len(match.seats))
    for seat, known in zip(match.seats, match.revealed, strict=True):
        out.text(seat.name)
        out.count(known.number)
        put_value(out, known.value)
    secret, last = _secret_steps(match)
    out.count(sum(step.seat is not None for step in match.steps))
    out.count(len(secret))
    if secret:
        out.put(int(last), 2)
    state = match.start
    for at, step in enumerate(match.steps):
        if at in secret:
            put_value(out, _sealed(match, at))
        elif step.seat is not None:
            legal = match.game.legal_moves(state)
            out.put(legal.index(step.move), len(legal))
        state = step.state


def _secret_steps(match: Match[Any]) -> tuple[range, bool]:
    """The decisions that still travel sealed, and whether an open one, the last of these decisions, follows."""
    steps, hidden = len(match.steps), match.place.hidden
    if not hidden or isinstance(match.turn, Decide):
        return range(steps - len(hidden), steps), False
    return range(steps - len(hidden) + len(match.opened), steps - 1), True


def _sealed(match: Match[Any], at: int) -> bytes:
    """What stands for a secret decision."""
    if (found := match.sealed.get(at)) is not None:
        return found
    step = match.steps[at]
    assert match.players is not None
    assert step.seat is not None
    value = match.players.value(step.seat, match.number_at(at) + 1)
    if value is None:
        raise spoiled()
    return sealed(value, at + 1, step.move)


def _mark(match: Match[Any]) -> int:
    """Names the game of an invitation."""
    assert match.players is not None
    value = match.players.value(0, 0)
    assert value is not None
    return int.from_bytes(value[:MARK_SIZE], "big")


def _check(packed: str) -> str:
    return urlsafe_b64encode(sha256(packed.encode("ascii")).digest()[:3]).decode("ascii")


# Reading


def read_code(code: object, find_game: FindGame, ids: Iterable[str]) -> Letter:
    """What is in a link, replayed with every check; otherwise one `bad_record` error."""
    if not isinstance(code, str) or not code.startswith(LETTER_MARK) or len(code) > LONGEST or not code.isascii():
        raise spoiled()
    packed = code[len(LETTER_MARK) + CHECK_LETTERS :]
    if code != LETTER_MARK + _check(packed) + packed:
        raise spoiled()
    given = Unpacker(packed)
    kind = given.get(KINDS)
    if kind == REPLY:
        letter: Letter = Reply(given.get(1 << 8 * MARK_SIZE), given.text(NAME_LIMIT), get_value(given))
        if not given.is_empty():
            raise spoiled()
        return letter
    if kind > TURN:
        raise GameError("bad_record", line=1, why="version", value=str(kind))
    game = get_game(given, find_game, ids)
    try:
        letter = Invitation(_get_invitation(given, game)) if kind == INVITATION else Turns(_get_turns(given, game))
    except GameError as error:
        raise spoiled() from error
    if code_of(letter.match) != code:  # a game has one link, and everything in it is needed
        raise spoiled()
    return letter


def _get_invitation(given: Unpacker, game: Game[Any]) -> Match[Any]:
    options = get_options(given, game)
    players, name = given.count(game.info.seats[1]), given.text(NAME_LIMIT)
    return _waiting(game, options, players, [name], [Known(0, get_value(given))], None)


def _get_turns(given: Unpacker, game: Game[Any]) -> Match[Any]:
    options = get_options(given, game)
    names, known = [], []
    for _ in range(given.count(game.info.seats[1])):
        names.append(given.text(NAME_LIMIT))
        known.append(Known(given.count(STEP_LIMIT), get_value(given)))
    match = _waiting(game, options, len(names), names, known, None)
    decisions, secret = given.count(STEP_LIMIT), given.count(len(names))
    ends = decisions - given.get(2) if secret else decisions
    match.begin()
    for number in range(decisions):
        if ends - secret <= number < ends:
            match.replay_sealed(get_value(given))
        elif isinstance(match.turn, Decide):
            match.replay(match.legal[given.get(len(match.legal))], given=False)
        else:
            raise spoiled()
        match.begin()
    return match


# Taking


def belongs(anchor: bytes | None, letter: Letter) -> bool:
    """Whether a link is of the game that begins with this value (record.anchor)."""
    mark = letter.invitation if isinstance(letter, Reply) else _mark(letter.match)
    return anchor is not None and int.from_bytes(anchor[:MARK_SIZE], "big") == mark


def take(own: Match[Any], letter: Letter) -> Taken:
    """What a link of the same game is to the match on this device, which stays as it is."""
    if isinstance(letter, Invitation):
        return Taken("older" if is_begun(own) else "same", step=len(own.steps))
    if isinstance(letter, Reply):
        return _take_reply(own, letter)
    return _take_turns(own, letter.match)


def _take_reply(own: Match[Any], reply: Reply) -> Taken:
    assert own.players is not None
    if any(own.players.value(seat, 1) == reply.value for seat, known in enumerate(own.players.known) if known):
        return Taken("older" if is_begun(own) else "same", step=len(own.steps))
    joined = [known for known in own.players.known if known is not None]
    if stage(own) != "inviting":
        return Taken("full" if is_begun(own) else "new")
    assert own.device is not None
    joined.append(Known(1, reply.value))
    if len(joined) == len(own.seats):
        joined[0] = Known(1, whole(own.device.secret)[1])
    names = [*(seat.name for seat in own.seats[: len(joined) - 1]), reply.name]
    match = _waiting(own.game, own.options, len(own.seats), names, joined, own.device)
    match.begin()
    return Taken("next", match)


def _take_turns(own: Match[Any], theirs: Match[Any]) -> Taken:
    assert own.players is not None
    assert own.device is not None
    assert theirs.players is not None
    seat = _own_seat(own, theirs)
    if seat is None:
        return Taken("fork") if is_begun(own) else Taken("full")
    if (own.game.info, own.options, len(own.seats)) != (theirs.game.info, theirs.options, len(theirs.seats)):
        raise spoiled()
    if not is_begun(own):
        if own.seats[0] != theirs.seats[0] or own.seats[own.device.seat] != theirs.seats[seat]:
            raise spoiled()
        return Taken("next", _adopted(own.device, seat, theirs))
    if own.players.roots != theirs.players.roots:
        return Taken("fork", _adopted(own.device, seat, theirs))
    if own.seats != theirs.seats:
        raise spoiled()
    common = _common(own, theirs)
    if common < min(len(own.steps), len(theirs.steps)):
        return Taken("fork", _adopted(own.device, seat, theirs), common)
    if theirs.progress > own.progress:
        return Taken("next", _adopted(own.device, seat, theirs), common)
    return Taken("same" if theirs.progress == own.progress else "older", step=common)


def _own_seat(own: Match[Any], theirs: Match[Any]) -> int | None:
    """The seat with this device's chain."""
    assert own.device is not None
    assert theirs.players is not None
    root = whole(own.device.secret)[1]
    return next((seat for seat in range(len(theirs.seats)) if theirs.players.value(seat, 1) == root), None)


def _common(own: Match[Any], theirs: Match[Any]) -> int:
    """How many steps, from the first, are the same in both."""
    for at, (mine, other) in enumerate(zip(own.steps, theirs.steps, strict=False)):
        if at in own.sealed or at in theirs.sealed:
            if _sealed(own, at) != _sealed(theirs, at):
                if at in own.sealed and at not in theirs.sealed:  # revealed, but not what was decided
                    raise spoiled()
                return at
        elif mine.move != other.move:
            return at
    return min(len(own.steps), len(theirs.steps))


def _adopted(device: Device, seat: int, theirs: Match[Any]) -> Match[Any]:
    """The match of a link on this device: it knows its own secret decisions, and reveals them when it is time."""
    players = ByPlayers(theirs.revealed, Device(seat, device.secret, theirs.progress))
    match: Match[Any] = Match(theirs.game, theirs.seats, theirs.options, dice=PLAYERS, players=players)
    match.begin()
    for at, step in enumerate(theirs.steps):
        if step.seat is None:
            continue
        hidden = theirs.sealed.get(at)
        if hidden is None:
            match.replay(step.move, given=False)
        elif step.seat == seat:
            match.replay(_unsealed(match, seat, hidden), given=False)
        else:
            match.replay_sealed(hidden)
        match.begin()
    return match


def _unsealed(match: Match[Any], seat: int, hidden: bytes) -> str:
    """This device's own secret decision, found again among the legal moves."""
    assert match.players is not None
    value = match.players.value(seat, match.place.numbers[seat] + (match.place.seat != seat) + 1)
    found = [move for move in match.legal if value and sealed(value, len(match.steps) + 1, move) == hidden]
    if not found:
        raise spoiled()
    return found[0]
