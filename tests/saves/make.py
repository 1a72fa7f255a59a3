"""Makes the saves of a release: run it once, with the code that is released, and never again for that release.

    PYTHONPATH=. .venv/bin/python tests/saves/make.py

writes `tests/saves/<version>/`: a file of records and links for each game, what the browser keeps (`storage.json`) and
what it exports (`export.json`). tests/saves/README.md describes them. It plays through the bridge, as the app does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from pyapp import __version__, api
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_game, listed_ids

Json = dict[str, Any]
Stop = Callable[[Json], bool]

HERE = Path(__file__).parent
NAMES = ("Anna", "Jürgen", "<b>Ann & Bob</b>", "👩‍👩‍👧 Família", 'O\'Brien "Q"', "Ödön", "東京", "Ida", "Max", "x" * 40)
SETTINGS = {"lang": "auto", "theme": "system", "motion": "system", "pace": "normal"} | {
    "keys": True, "sound": False, "vibration": False, "awake": True, "turned": False,
}  # fmt: skip
FIRST_DAY = 1_790_000_000_000
"""When the first game was saved, in milliseconds: a fixed date, so that a release is made the same way everywhere."""
HOUR = 3_600_000


def ask(method: str, **params: Any) -> Json:
    reply: Json = json.loads(api.call(method, json.dumps(params)))
    assert reply["ok"], reply
    return reply


def seats_of(kinds: tuple[str, ...]) -> list[Json]:
    return [{"kind": kind, "name": NAMES[seat]} for seat, kind in enumerate(kinds)]


def other_options(id: str, seats: int) -> Json:
    """Every option at a value other than its default."""
    chosen: Json = {}
    for option in find_game(id).info.options:
        values = option.values[: seats + 1] if option.kind == "seat" else option.values[:4]
        chosen[option.id] = next((value for value in values if value != option.default), option.default)
    return chosen


def play(match: str, position: Json, stop: Stop, stream: Stream) -> Json:
    """Everybody plays as the best bot does, the stream gives real dice, until `stop` or the end."""
    while position["turn"]["kind"] != "over" and not stop(position):
        turn = api._matches[match].turn
        if position["turn"]["kind"] == "chance":
            position = ask("play", match=match, move=turn.sample(stream.below))  # type: ignore[union-attr]
        elif position["seats"][position["turn"]["seat"]]["kind"] != "person":
            position = ask("bot", match=match)
        else:
            position = ask("play", match=match, move=ask("hint", match=match)["move"])
    return position


def never(position: Json) -> bool:
    return False


def after(steps: int) -> Stop:
    return lambda position: bool(position["steps"] >= steps)


def undoable(steps: int) -> Stop:
    return lambda position: bool(position["steps"] >= steps and position["can_undo"])


def secret(position: Json) -> bool:
    """A hidden decision is open, and something has happened that not everybody is allowed to know."""
    steps = api._matches[position["match"]].steps
    return bool(position["view"].get("secret") and any(event.only for step in steps for event in step.events))


def games(id: str) -> Iterator[tuple[str, Json]]:
    """Saves that people can have of a game, by name: the position that was saved."""
    info = find_game(id).info
    most = info.seats[1]
    best = info.bots[-1]
    pair = ("person", best) if most > 1 else ("person",)
    crowd = ("person",) * most

    def new(name: str, kinds: tuple[str, ...], options: Json, stop: Stop, table: tuple[str, ...] = ()) -> Json:
        match = f"{id} {name}"
        asked = {"match": match, "game": id, "seed": sha256(match.encode()).hexdigest()[:16], "seats": seats_of(kinds)}
        position = ask("new", options=options, table=list(table), **asked)
        return play(match, position, stop, Stream(match, "table"))

    yield "new", new("new", pair, {}, after(0))
    yield "running", new("running", pair, {}, after(25))
    yield "finished", new("finished", pair, {}, never)
    yield "crowd", new("crowd", crowd, {}, after(60))
    yield "other options", new("other options", crowd, other_options(id, most), after(40))
    yield "other options finished", new("other options finished", pair, other_options(id, len(pair)), never)
    yield "bots finished", new("bots finished", tuple([*info.bots] * most)[:most], {}, never)
    yield "real dice", new("real dice", pair, {}, after(15), info.real[0].verbs)
    yield "real everything", new("real everything", crowd, {}, after(30), info.typed)
    yield "real finished", new("real finished", pair, {}, never, info.real[0].verbs)

    tables: dict[str, tuple[str, ...]] = {"undone": (), "undone dice": info.typed}
    for name, table in tables.items():
        position = new(name, crowd, {}, undoable(4), table)
        if position["can_undo"]:
            position = ask("undo", match=position["match"])
            yield name, position
            stop = after(position["steps"] + 8)
            yield f"{name}, played on", play(position["match"], position, stop, Stream(name, "other dice"))

    shared = new("shared", pair, {}, after(12))
    code = ask("share", match=shared["match"])["code"]
    yield "link", ask("load", match=f"{id} link", code=code)
    opened = ask("load", match=f"{id} link played on", code=code, seed="link-played-on")
    yield "link played on", play(opened["match"], opened, after(30), Stream("none", "needed"))
    opened = ask("load", match=f"{id} link finished", code=code, seed="link-finished")
    yield "link finished", play(opened["match"], opened, never, Stream("none", "needed"))

    for attempt in range(10):
        position = new(f"secret {attempt}", crowd, {}, secret)
        if position["turn"]["kind"] != "over":
            yield "secret", position
            break


def entry(name: str, position: Json) -> Json:
    """A record, its link with this many steps, and the position that the record must lead to."""
    match = api._matches[position["match"]]
    outcome = position["outcome"]
    shared = ask("share", match=position["match"])
    return {
        "name": name,
        "record": position["record"],
        "code": shared["code"],
        "code_steps": shared["steps"],
        "rev": position["rev"],
        "steps": position["steps"],
        "turn": [position["turn"]["kind"], position["turn"].get("seat")],
        "legal": list(match.legal),
        "text": match.game.text(match.state),
        "scores": position["view"].get("scores"),
        "outcome": outcome and {key: outcome[key] for key in ("reason", "scores", "ranks", "winners")},
    }


def save(position: Json, number: int) -> Json:
    """What web/lib/session.js writes."""
    seats, view, turn = position["seats"], position["view"], position["turn"]
    letters = "abcdefghijklmnopqrstuvwxyz234567"
    digest = sha256(position["match"].encode()).digest()
    return {
        "id": "".join(letters[byte & 31] for byte in digest[:10]),
        **{key: position[key] for key in ("game", "record", "rev", "outcome")},
        "updated": FIRST_DAY + number * HOUR,
        "summary": {
            "names": [seat["name"] for seat in seats],
            "kinds": [seat["kind"] for seat in seats],
            "scores": view.get("scores"),
            "turn": None if turn["kind"] == "over" else turn["seat"],
        },
    }


def as_javascript(value: object, indent: int | None = None) -> str:
    """As JSON.stringify writes it."""
    separators = (",", ":") if indent is None else (",", ": ")
    return json.dumps(value, ensure_ascii=False, indent=indent, separators=separators)


SAVED = (
    *("running", "finished", "crowd", "other options", "real dice", "undone", "link played on"),
    *("link finished", "secret"),
)
"""Those in the browser's storage; it keeps twelve finished games."""


def main() -> None:
    folder = HERE / __version__
    if folder.exists():
        sys.exit(f"{folder} is there already: a release is never made twice")
    folder.mkdir()
    stored: list[Json] = []
    for id in all_ids():
        entries = []
        for name, position in games(id):
            entries.append(entry(name, position))  # now: the match may be continued
            if id in listed_ids() and name in SAVED:
                stored.append(position)
        (folder / f"{id}.json").write_text(as_javascript(entries, 1) + "\n", encoding="utf-8")
    saves = [save(position, number) for number, position in enumerate(stored)]
    saves.sort(key=lambda one: -one["updated"])
    export = {"rollbook": 1, "settings": SETTINGS, "games": saves}
    (folder / "export.json").write_text(as_javascript(export, 1), encoding="utf-8")
    setup = {"seats": seats_of(("person", "sensible")), "options": {}, "real": ["dice"]}
    storage = {
        "rollbook.settings": as_javascript(SETTINGS),
        "rollbook.open": str(sum(not one["outcome"] for one in saves)),
        "rollbook.install": as_javascript({"visits": 3, "last": FIRST_DAY, "declined": 0}),
        "rollbook.games": as_javascript(ask("games")["games"]),
        **{f"rollbook.setup.{id}": as_javascript(setup) for id in listed_ids()},
        **{f"rollbook.game.{one['id']}": as_javascript(one) for one in saves},
    }
    (folder / "storage.json").write_text(as_javascript(storage, 1) + "\n", encoding="utf-8")
    print(f"{folder}: {len(saves)} saves, {sum(bool(one['outcome']) for one in saves)} finished")


if __name__ == "__main__":
    main()
