"""A table with real dice, for tests: a match that waits for the dice, directly and over the bridge."""

from __future__ import annotations

import json
from typing import Any

from playing import people

from pyapp import api
from pyapp.core.match import Match
from pyapp.games import find_game


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "real", **params})))
    return reply


def real(id: str, *moves: str, table: tuple[str, ...] = ("roll",), seats: int = 2, **options: object) -> Match[Any]:
    match: Match[Any] = Match(find_game(id), people(seats), {"start": 1, **options}, "real", table)
    match.begin()
    for move in moves:
        match.play(move)
    return match


def pieces(id: str, *moves: str, **how: Any) -> dict[str, Any]:
    """What the table waits for after these moves."""
    asked = {"seats": [seat._asdict() for seat in people(how.pop("seats", 2))], "table": how.pop("table", ["roll"])}
    reply = ask("new", game=id, seed="real", options={"start": 1, **how}, **asked)
    for move in moves:
        reply = ask("play", move=move)
        assert reply["ok"], reply
    assert reply["legal"] == []
    turn: dict[str, Any] = reply["turn"]
    assert turn["kind"] == "chance"
    return turn
