"""Import every module of the engine and play through its bridge, so that everything it needs has been loaded once.

Pyodide runs this in Node, twice: to see which part of the standard library is needed, and to warm up the memory
snapshot. It must therefore cover the error paths too.
"""

import json
import pkgutil
import traceback
from importlib import import_module

import pyapp
from pyapp import api
from pyapp.core import parts

# It talks to PyScript and is not part of the engine itself.
NOT_ENGINE = {"pyapp.worker"}


def ask(method: str, **params: object) -> dict:
    return json.loads(api.call(method, json.dumps(params)))


def import_all() -> None:
    for module in pkgutil.walk_packages(pyapp.__path__, "pyapp."):
        if module.name not in NOT_ENGINE:
            import_module(module.name)


def play(game: dict, bots: tuple[str, str], most_steps: int) -> None:
    seats = [{"kind": bot, "name": bot} for bot in bots] * game["seats"][0]
    seats = seats[: max(game["seats"][0], min(2, game["seats"][1]))]
    reply = ask("new", match="exercise", game=game["id"], seats=seats, seed="exercise")
    steps = 0
    while reply["ok"] and reply["turn"]["kind"] != "over" and steps < most_steps:
        reply = ask("bot", match="exercise", rev=reply["rev"])
        steps += 1
    for method in ("look", "hint", "log", "undo", "share"):
        ask(method, match="exercise", rev=reply.get("rev"))
    ask("load", match="again", record=reply.get("record", ""))
    ask("load", match="again", record="not a record")
    ask("load", match="again", code="not a code")
    ask("play", match="exercise", move="nonsense", rev=reply.get("rev"))
    ask("figure", game=game["id"], of={})
    ask("drop", match="again")
    ask("drop", match="exercise")


def go_wrong() -> None:
    """A full traceback: what Python needs to print one must be included."""
    try:
        try:
            {}["missing"]
        except KeyError as error:
            raise RuntimeError("exercise") from error
    except RuntimeError as error:
        traceback.format_exception(error)
    try:
        compile("x = (", "exercise", "exec")
    except SyntaxError as error:
        traceback.format_exception(error)


def run() -> None:
    import_all()
    parts.expect(lambda part: f"/parts/{part}.zip")
    for game in ask("games")["games"]:
        play(game, ("random", "sensible"), most_steps=60)
        play(game, ("beginner", "expert"), most_steps=4)
    ask("nonsense")
    api.call("new", "not json")
    go_wrong()
