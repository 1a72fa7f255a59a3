"""The types that JavaScript declares for the engine's replies fit real replies: TypeScript's compiler compares them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from goldens import pins
from playing import ROOT, people

from pyapp.api import METHODS, call
from pyapp.core import record
from pyapp.core.match import Match, Seat
from pyapp.games import find_figure, find_game, listed_ids
from pyapp.simulate import play_out

WEB = ROOT / "web"
Json = dict[str, Any]
Samples = dict[str, list[Json]]

# Enough for each game to show most kinds of turns and events; the pinned views have every kind of choice.
STEPS = 20


def finished(id: str) -> str:
    seats = [Seat("random", name) for _, name in people(find_game(id).info.seats[0])]
    match: Match[Any] = Match(find_game(id), seats, {}, "types")
    return record.write(play_out(match))


def sample(id: str) -> Samples:
    """Replies to every method, from a game that people play and bots continue."""
    found: Samples = defaultdict(list)

    def ask(method: str, **params: Any) -> Json:
        reply: Json = json.loads(call(method, json.dumps(params)))
        found[method if reply["ok"] else "refused"].append(reply)
        return reply

    game = find_game(id)
    seats = [seat._asdict() for seat in people(game.info.seats[0])]
    ask("games")
    position = ask("new", match="a", game=id, seats=seats, options={}, seed="types")
    for _ in range(STEPS):
        if position["turn"]["kind"] != "decide":
            break
        seat = position["turn"]["seat"]
        move = ask("hint", match="a", seat=seat)["move"]
        position = ask("play", match="a", move=move, rev=position["rev"])
    ask("values", match="a")
    reply = ask("review", match="a")
    while reply.get("review", reply) is None:
        reply = json.loads(call("review", json.dumps({"match": "a"})))
    found["review" if reply["ok"] else "refused"].append(reply)
    ask("undo", match="a", rev=position["rev"])
    ask("look", match="a", step=1, seat=None)
    ask("log", match="a")
    ask("deciders", match="a")
    ask("turns", record=finished(id))
    ask("fingerprint", seed="types")
    ask("challenge", game=id, date="2026-11-18")
    reply = ask("par", game=id, date="2026-11-18")
    code = ask("share", match="a")["code"]
    ask("load", match="b", code=code)
    ask("play", match="a", move="no such move", rev=0)
    ask("drop", match="b")

    # With real dice, the engine says what it waits for.
    bots = [{"kind": "sensible", "name": seat["name"]} for seat in seats]
    position = ask("new", match="c", game=id, seats=bots, options={}, seed="types", table=list(game.info.typed))
    while position["turn"]["kind"] == "decide":
        position = ask("bot", match="c", rev=position["rev"])
    # A whole game, for the outcome.
    position = ask("new", match="d", game=id, seats=bots, options={}, seed="types")
    while position["outcome"] is None:
        position = json.loads(call("bot", json.dumps({"match": "d", "rev": position["rev"]})))
    found["bot"].append(position)
    first = json.loads(call("deciders", json.dumps({"match": "d"})))["seats"].index(position["turn"].get("seat", 0))
    ask("reason", match="d", step=first + 1)
    ask("review", match="d")  # a game that is over has no secrets
    for match in "ad":
        ask("audit", match=match)
    ask("audit_more", games=0, record=position["record"])
    ask("audit_more", games=1)

    ask("link_invite", match="e", game=id, options={}, players=2, name="Anna", secret="anna" * 8)
    invitation = ask("link_code", match="e")["code"]
    inviting = ask("link_sent", match="e")["record"]
    ask("link_join", match="f", code=invitation, name="Ben", secret="ben" * 8)
    reply = ask("link_code", match="f")["code"]
    ask("link_open", code=reply, own=[inviting])
    ask("link_open", code=reply, own=[])

    figure = find_figure(id)
    if figure:
        ask("figure", game=id, of={part.id: part.values[0] for part in figure.parts})
    for match in "acdef":
        ask("drop", match=match)
    return found


def errors(folder: Path, lines: list[str]) -> set[str]:
    (folder / "replies.ts").write_text("\n".join(lines), encoding="utf-8")
    settings = {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": {"noUnusedLocals": False, "allowImportingTsExtensions": True},
        "include": [str(folder / "replies.ts"), str(WEB / "types.d.ts"), str(WEB / "engine" / "globals.d.ts")],
    }
    (folder / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    node = shutil.which("node")
    assert node
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run([node, compiler, "--project", folder], capture_output=True, encoding="utf-8")
    return set(re.findall(r"error (.{,300})", done.stdout))


def view_type(id: str) -> str:
    """Imports the type of a game's view, from a file of types or else from the view itself, under the game's id."""
    types = WEB / "games" / id / "model.d.ts"
    declared = types if types.exists() else types.with_name("view.js")
    return f"import type {{ View as {id} }} from {json.dumps(str(declared))};"


def kind(id: str, method: str) -> str:
    return "EngineFailure" if method == "refused" else f'Replies<{id}>["{method}"]'


def lacking(reply: Json) -> Iterator[Json]:
    """The reply with a field too many, and without each of its fields."""
    yield {**reply, "extra": 1}
    for left_out in reply:
        yield {field: value for field, value in reply.items() if field != left_out}


def compare(ids: Iterable[str], folder: Path) -> tuple[set[str], set[str]]:
    """Which methods were asked, and what the compiler says; it must object to a wrong reply."""
    lines = [f"import type {{ EngineFailure, Replies }} from {json.dumps(str(WEB / 'types.d.ts'))};"]
    methods = set()
    for id in ids:
        lines.append(view_type(id))
        lines += [f"({json.dumps(pin['view'])}) satisfies {id};" for pin in pins(id)]
        for method, replies in sample(id).items():
            methods.add(method)
            lines += [f"({json.dumps(reply)}) satisfies {kind(id, method)};" for reply in replies]
            for wrong in lacking(replies[0]):
                lines += ["// @ts-expect-error", f"({json.dumps(wrong)}) satisfies {kind(id, method)};"]
    return methods, errors(folder, lines)


def test_every_reply_is_of_its_declared_type(tmp_path: Path) -> None:
    """Also every pinned view, in which each kind of choice occurs."""
    methods, wrong = compare(listed_ids(), tmp_path)
    assert wrong == set()
    assert methods == {*METHODS, "refused"}
