"""What a page is told about the dice: the audit of one game or of many, the seed's fingerprint, and the proof."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .audit import BOTS, PEOPLE, Audit, Part, audit_of
from .core import record
from .core.errors import GameError
from .core.match import Match
from .core.stream import check_seed, fingerprint
from .games import find_game
from .proof import program

Json = dict[str, Any]

WRONG_LIMIT = 20
"""So many outcomes that do not follow from their seeds are named; the others are counted."""


class Evidence:
    """One audit of many games at a time, since only one is on a screen."""

    def __init__(self, find: Callable[[Json], Match[Any]]) -> None:
        self._find = find
        self._many = Audit()

    @property
    def methods(self) -> dict[str, Callable[[Json], Json]]:
        return {"audit": self.one, "audit_more": self.more, "fingerprint": self.before}

    def before(self, asked: Json) -> Json:
        """What a seed can be recognised by, to be noted before a game begins with it."""
        return {"fingerprint": fingerprint(check_seed(asked.get("seed")))}

    def one(self, asked: Json) -> Json:
        """An open match. While it is running, only the fingerprint: the seed would give the coming dice away, and the
        counts could give away what is hidden.
        """
        match = self._find(asked)
        origin, over = match.origin or None, match.outcome is not None
        return {
            "fingerprint": None if origin is None else fingerprint(origin),
            "seed": match.seed if over else None,
            "program": program(match) if over and origin is not None else None,
            "report": report(audit_of(match)) if over else None,
        }

    def more(self, asked: Json) -> Json:
        """Adds a record to the games so far (`games`; 0 starts over). Without a record: what all of them show."""
        games, text = asked.get("games"), asked.get("record")
        if games == 0:
            self._many = Audit()
        if games != self._many.games:
            raise GameError("bad_request", games=self._many.games)
        if text is None:
            return {"games": games, "report": report(self._many)}
        wrong: dict[int, str] = {}
        match = record.read(text, find_game, wrong)
        if match.outcome is None:
            raise GameError("still_secret")
        self._many.add(match, wrong)
        return {"games": self._many.games, "report": None}


def report(audit: Audit) -> Json:
    parts = audit.parts
    return {
        "games": audit.games,
        "checked": audit.checked,
        "wrong": [wrong._asdict() for wrong in audit.wrong[:WRONG_LIMIT]],
        "wrong_count": len(audit.wrong),
        "typed": audit.typed,
        "repeated": audit.repeated,
        "verdict": audit.verdict._asdict(),
        "parts": [_part(part) for part in parts],
    }


def _part(part: Part) -> Json:
    """`game` and `kind`: "" if there are several."""
    everything, people, bots = part.all, part.counts[PEOPLE], part.counts[BOTS]
    faces = [
        {
            "face": face,
            "came": came,
            "expected": everything.expected[face],
            "people": people.came.get(face, 0),
            "bots": bots.came.get(face, 0),
        }
        for face, came in everything.came.items()
    ]
    return {
        "sort": part.sort,
        "game": _only(part.games),
        "verb": next(iter(part.verbs)),
        "kind": _only(part.kinds),
        "size": everything.size,
        "people": people.size,
        "bots": bots.size,
        "tests": len(part.tested),
        "faces": faces,
    }


def _only(found: set[str] | dict[str, None]) -> str:
    return next(iter(found)) if len(found) == 1 else ""
