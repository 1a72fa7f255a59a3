"""What moves, positions and whole games are worth, to the last digit. Computed inside Pyodide, and compared."""

from __future__ import annotations

import json
import sys
from typing import Any

from pyapp.advice import choose, value, values
from pyapp.api import call
from pyapp.core.game import Decide
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids

DECISIONS = 4


def judged(id: str) -> list[object]:
    """Some decisions of a game between sensible bots, far apart, and the positions before them."""
    game = find_game(id)
    match = Match(game, [Seat("sensible", "Anna")] * max(2, game.info.seats[0]), {}, "judged")
    match.begin()
    found: list[object] = []
    met = 0
    while isinstance(match.turn, Decide) and len(found) < DECISIONS:
        met += len(match.legal) > 1
        if met % 7 == 1 and len(match.legal) > 1:
            found.append([values(match), value(match, len(match.steps) - 1)])
        match.play(choose(match, "sensible"))
    return found


def reviewed(record: str) -> Any:
    """A review, over the bridge."""
    call("load", json.dumps({"match": "judged", "record": record}))
    while (reply := json.loads(call("review", json.dumps({"match": "judged"}))))["review"] is None:
        pass
    return reply["review"]


def all_reviewed(*records: str) -> str:
    """What is kept of each: all of it is more than this process can print at once."""
    sys.path.append("/project/tests")
    from goldens import review_facts

    return json.dumps([review_facts(reviewed(record)) for record in records])


def all_judged() -> str:
    return json.dumps({id: judged(id) for id in listed_ids()})
