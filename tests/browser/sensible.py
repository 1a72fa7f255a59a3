"""Games as sensible people play them, asked of the engine outside the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from pyapp import api


def call(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "sensible", **params})))
    assert reply["ok"], reply
    return reply


def seat(name: str) -> dict[str, str]:
    """A person; with a * before the name, a bot."""
    return {"kind": "sensible" if name.startswith("*") else "person", "name": name.lstrip("*")}


def play_until(game: str, bots: int, done: Callable[[dict[str, Any]], bool], prefer: str = "") -> str:
    """A game of two, with so many bots, until its view is as wanted; people make the move `prefer` if they can."""
    seats = [seat("Anna"), seat("*Otto" if bots else "Ben")]
    now = call("new", game=game, seats=seats, options={"start": "1"}, seed="by-role-12")
    while not done(now["view"]):
        if seats[now["turn"]["seat"]]["kind"] != "person":
            now = call("bot", rev=now["rev"])
        else:
            move = prefer if prefer in now["legal"] else call("hint")["move"]
            now = call("play", move=move, rev=now["rev"])
    return str(now["record"])
