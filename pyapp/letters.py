"""What a page is told about games by link: inviting and joining, what a link contains, and what to send next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import by_link
from .by_link import Invitation, Letter, Reply, Taken, Turns
from .core import record
from .core.errors import GameError
from .core.link import LETTER_MARK, from_link
from .core.match import Match
from .games import all_ids, find_game

Json = dict[str, Any]

RANK = ("next", "fork", "same", "older", "full", "new")
"""If several games of this device are the one of a link, the first of these says which one takes it."""


class Letters:
    """`begin`: opens a match under a handle. `tell`: what happened in a step, as a seat sees it."""

    def __init__(
        self,
        find: Callable[[Json], Match[Any]],
        begin: Callable[[Json, Match[Any]], Json],
        tell: Callable[[Match[Any], int, int | None], Json],
    ) -> None:
        self._find = find
        self._begin = begin
        self._tell = tell

    @property
    def methods(self) -> dict[str, Callable[[Json], Json]]:
        return {
            "link_invite": self.invite,
            "link_join": self.join,
            "link_open": self.open,
            "link_code": self.code,
            "link_sent": self.sent,
        }

    def invite(self, asked: Json) -> Json:
        options, players = asked.get("options"), asked.get("players")
        if not isinstance(options or {}, dict) or not isinstance(players, int):
            raise GameError("bad_request", missing="players")
        game, name = find_game(asked.get("game")), asked.get("name")
        return self._begin(asked, by_link.invite(game, options or {}, players, _name(name), asked.get("secret")))

    def join(self, asked: Json) -> Json:
        letter = by_link.read_code(asked.get("code"), find_game, all_ids())
        if not isinstance(letter, Invitation):
            raise GameError("bad_request", missing="invitation")
        return self._begin(asked, by_link.join(letter, _name(asked.get("name")), asked.get("secret")))

    def open(self, asked: Json) -> Json:
        """What a link of any kind is, and what it is to the games by link on this device."""
        code, own = asked.get("code"), asked.get("own") or []
        if not isinstance(own, list) or not all(isinstance(text, str) for text in own):
            raise GameError("bad_request", missing="own")
        if not isinstance(code, str) or not code.startswith(LETTER_MARK):
            return self._about("game", from_link(code, find_game, all_ids()))
        letter = by_link.read_code(code, find_game, all_ids())
        found: list[tuple[int, int, Match[Any], Taken]] = []
        for at, text in enumerate(own):
            if by_link.belongs(record.anchor(text), letter):
                match = record.read(text, find_game)
                if match.device is not None:
                    taken = by_link.take(match, letter)
                    found.append((RANK.index(taken.relation), at, match, taken))
        if not found:
            return self._of_nobody(letter)
        _, at, match, taken = min(found, key=lambda one: one[:2])
        told = self._about(_kind(letter), match if isinstance(letter, Reply) else letter.match)
        names = [letter.name] if isinstance(letter, Reply) else told["names"]
        return {
            **told,
            "names": names,
            "to": at,
            "relation": taken.relation,
            "step": taken.step,
            "fork": self._fork(match, letter, taken) if taken.relation == "fork" else None,
            "record": None if taken.match is None else record.write(taken.match),
        }

    def code(self, asked: Json) -> Json:
        match = self._playing(asked)
        return {"code": by_link.code_of(match), "steps": len(match.steps)}

    def sent(self, asked: Json) -> Json:
        match = self._playing(asked)
        by_link.mark_sent(match)
        return {"record": record.write(match), "by_link": standing(match), "can_undo": match.can_undo()}

    def _playing(self, asked: Json) -> Match[Any]:
        match = self._find(asked)
        if match.device is None:
            raise GameError("bad_request", missing="by_link")
        return match

    def _of_nobody(self, letter: Letter) -> Json:
        """A link to none of this device's games."""
        if isinstance(letter, Reply):
            nothing: Json = {"game": None, "options": None, "players": None, "steps": 0, "over": False}
            return {"kind": "reply", **nothing, "names": [letter.name], **_UNRELATED}
        told = self._about(_kind(letter), letter.match)
        if isinstance(letter, Turns):
            told["record"] = record.write_public(letter.match)
        return told

    def _about(self, kind: str, match: Match[Any]) -> Json:
        """The names of those who have joined; `record` is for onlookers."""
        return {
            "kind": kind,
            "game": match.game.info.id,
            "options": match.options,
            "players": len(match.seats),
            "names": [seat.name for seat in match.seats if seat.name != by_link.NOBODY or kind != "invitation"],
            "steps": len(match.steps),
            "over": match.outcome is not None,
            **_UNRELATED,
            "record": record.write_public(match) if kind == "game" else None,
        }

    def _fork(self, match: Match[Any], letter: Letter, taken: Taken) -> Json:
        """Both sides from the first step that differs; `at` is that step's number, 0 if the games began differently."""
        assert not isinstance(letter, Reply)
        assert match.players is not None
        assert letter.match.players is not None
        same_start = match.players.roots == letter.match.players.roots
        theirs = taken.match or letter.match
        return {
            "at": taken.step + 1 if same_start else 0,
            "mine": {"names": [seat.name for seat in match.seats], "frames": self._frames(match, taken)},
            "theirs": {"names": [seat.name for seat in theirs.seats], "frames": self._frames(theirs, taken)},
        }

    def _frames(self, match: Match[Any], taken: Taken) -> list[Json]:
        seat = None if match.device is None else match.device.seat
        return [self._tell(match, at, seat) for at in range(taken.step, len(match.steps))]


_UNRELATED: Json = {"to": None, "relation": "new", "step": 0, "fork": None, "record": None}


def standing(match: Match[Any]) -> Json | None:
    """How a game by link stands, for the device that it is on; None for other games."""
    if match.device is None or match.players is None:
        return None
    own = match.device.seat
    stage, waiting = by_link.stage(match), by_link.waiting_for(match)
    send = by_link.has_to_send(match)
    return {
        "stage": stage,
        "seat": own,
        "waiting": waiting,
        "send": send,
        "to": 0 if stage == "joining" else None if waiting == own else waiting,
        "sent": by_link.is_sent(match),
        "players": [
            {"name": seat.name, "joined": known is not None}
            for seat, known in zip(match.seats, match.players.known, strict=True)
        ],
    }


def _kind(letter: Letter) -> str:
    return "invitation" if isinstance(letter, Invitation) else "reply" if isinstance(letter, Reply) else "turn"


def _name(name: object) -> str:
    if isinstance(name, str):
        return name
    raise GameError("bad_request", missing="name")
