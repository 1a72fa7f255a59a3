"""Golden games: games that bots played, printed in full, and complete views at some of their positions.

Every game has a folder `tests/games/<id>/goldens` with:

- `<seed>.txt`: a game. Its first line says who plays with which options, and which fields of the first state are
  `set` to something else so that rare things happen. The seed is the file's name. To add a game, write a file with
  that line only and run `pytest tests/contract --regenerate`.
- `review.json`: the review of one of these games: its totals, and the SHA-256 of all of it.
- `views.json`: complete views, each with its game, step and viewer's seat, and with the odds that a hint would give for
  the move that was played then.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from playing import NAMES, ROOT

from pyapp.advice import choose
from pyapp.core import record
from pyapp.core.bot import Position
from pyapp.core.game import Decide
from pyapp.core.match import Match, Seat
from pyapp.games import find_facts, find_game

FIRST = "first"
"""The game that is played if there is no other."""

LIMIT = 1000
"""Decisions after which a game counts as endless."""
CODES = 5
"""A field with more different texts than these contains names."""

Json = dict[str, Any]


def heads(id: str) -> dict[str, Json]:
    """How each game is played, by its seed."""
    found = {path.stem: json.loads(path.open(encoding="utf-8").readline()) for path in sorted(folder(id).glob("*.txt"))}
    if not found:
        info = find_game(id).info
        found[FIRST] = {"seats": [info.bots[-1]] * max(info.seats[0], min(3, info.seats[1])), "options": {}}
    return found


def folder(id: str) -> Path:
    return ROOT / "tests" / "games" / id / "goldens"


@cache
def played(id: str, seed: str) -> Match[Any]:
    head = heads(id)[seed]
    seats = [Seat(level, name) for level, name in zip(head["seats"], NAMES, strict=False)]
    match: Match[Any] = Match(find_game(id), seats, head["options"], seed)
    if "set" in head:
        match.start = match.start._replace(**{field: _tuples(value) for field, value in head["set"].items()})
    match.begin()
    for _ in range(LIMIT):
        turn = match.turn
        if not isinstance(turn, Decide):
            return match
        match.play(choose(match, match.seats[turn.seat].kind))
    raise AssertionError(f"{id} does not end: {match.game.text(match.state)}")


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def printed(match: Match[Any], head: Json) -> str:
    lines = [json.dumps(head), match.game.text(match.start)]
    for step in match.steps:
        actor = "chance" if step.seat is None else match.seats[step.seat].name
        lines.append(f"\n{actor}: {step.move}")
        for event in step.events:
            known = "" if event.only is None else f" only {','.join(map(str, event.only))}"
            lines.append(f"  * {event.code} {json.dumps(event.params)}{known}")
        lines.append(match.game.text(step.state))
    lines.append(f"\n{match.outcome}")
    return "\n".join(lines) + "\n"


# Reviews


def reviewed_seed(id: str) -> str:
    """Of the games for several that begin as the rules say, which a record can tell, the shortest."""
    whole = [seed for seed, head in heads(id).items() if "set" not in head and len(head["seats"]) > 1]
    return min(whole, key=lambda seed: len(played(id, seed).steps))


def record_to_review(id: str) -> str:
    return record.write(played(id, reviewed_seed(id)))


def review_facts(review: Json) -> str:
    """What is kept of a review as the bridge tells it: if any digit of it changes, so does this."""
    plain = _plain(review)
    whole = json.dumps(plain, sort_keys=True)
    facts = {
        "turning_points": plain["turning_points"],
        "error": plain["error"],
        "totals": plain["totals"],
        "sha256": sha256(whole.encode()).hexdigest(),
    }
    return json.dumps(facts, indent=1) + "\n"


def _plain(value: Any) -> Any:
    """Every number as Python writes it: JavaScript has one kind of number and writes 0 for 0.0 and -0.0."""
    if isinstance(value, dict):
        return {key: _plain(inside) for key, inside in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inside) for inside in value]
    return value + 0.0 if isinstance(value, int | float) else value


# Views


def view_at(match: Match[Any], step: int, seat: int | None) -> Json:
    """What a seat (None: an onlooker) sees after this many steps."""
    view: Json = match.game.view(match.game.mask(_state_at(match, step), seat), seat)
    return view


def odds_at(match: Match[Any], step: int) -> list[Json]:
    """The odds for the move that was played in this position; none if nobody decided."""
    game, state = match.game, _state_at(match, step)
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        return []
    position = Position(game, game.mask(state, turn.seat), turn.seat, game.legal_moves(state))
    facts = find_facts(game.info.id)(position, match.steps[step].move)
    return [{fact.code: {name: _rounded(value) for name, value in fact.params.items()}} for fact in facts]


def _rounded(value: Any) -> Any:
    return round(value, 9) if isinstance(value, float) else value


def _state_at(match: Match[Any], step: int) -> Any:
    return match.steps[step - 1].state if step else match.start


def pins(id: str) -> list[Json]:
    found: list[Json] = json.loads((folder(id) / "views.json").read_text(encoding="utf-8"))
    return found


def dumped(pinned: list[Json]) -> str:
    """As JSON with one field of a view per line, so that a diff is readable."""
    blocks = []
    for pin in pinned:
        head = ", ".join(f"{json.dumps(key)}: {json.dumps(pin[key])}" for key in ("seed", "step", "seat"))
        fields = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in pin["view"].items())
        blocks.append(f'{{{head}, "view": {{\n{fields}\n}}, "odds": {json.dumps(pin["odds"])}}}')
    return "[\n" + ",\n".join(blocks) + "\n]\n"


def chosen_pins(id: str) -> list[Json]:
    """A few views that together show everything that any view of the recorded games shows: see `shown`."""
    found: list[tuple[set[str], Json]] = []
    for seed in heads(id):
        match = played(id, seed)
        for step in range(len(match.steps) + 1):
            told: list[Json] = []
            for seat in _viewers(match, step):
                view = view_at(match, step, seat)
                if view not in told:
                    told.append(view)
                    found.append((set(shown(view)), {"seed": seed, "step": step, "seat": seat, "view": view}))
    wanted = _without_names(set().union(*(facts for facts, _ in found)))
    pinned = []
    while wanted:
        facts, pin = max(found, key=lambda one: len(one[0] & wanted))
        pinned.append(pin)
        wanted -= facts
    for pin in pinned:
        pin["odds"] = odds_at(played(id, pin["seed"]), pin["step"])
    return sorted(pinned, key=lambda pin: (pin["seed"], pin["step"], pin["seat"] is not None, pin["seat"]))


def _without_names(facts: set[str]) -> set[str]:
    """A field with many different texts contains names, not codes: which of them it shows is chance."""
    many = Counter(fact.partition(" ")[0] for fact in facts)
    return {fact for fact in facts if many[fact.partition(" ")[0]] <= CODES}


def _viewers(match: Match[Any], step: int) -> Iterator[int | None]:
    yield None
    turn = match.game.turn(_state_at(match, step))
    if isinstance(turn, Decide):
        yield turn.seat
        yield (turn.seat + 1) % len(match.seats)


def shown(value: Any, path: str = "") -> Iterator[str]:
    """What a view shows, roughly: each field with the codes, booleans and signs of numbers in it.

    Elements of a list count together. Empty values count once for each phase.
    """
    if isinstance(value, dict):
        phase = f"{value['phase']}:" if not path and "phase" in value else ""
        for key, inner in value.items():
            yield from (phase + fact if inner in (None, [], False) else fact for fact in shown(inner, f"{path}.{key}"))
    elif isinstance(value, list):
        yield f"{path} {min(len(value), 2)}"
        for inner in value:
            yield from shown(inner, f"{path}[]")
    elif isinstance(value, bool) or value is None:
        yield f"{path} {value}"
    elif isinstance(value, int):
        yield f"{path} {(value > 0) - (value < 0)}"
    else:
        yield f"{path} {value.split()[0].rstrip('0123456789')}"
