"""How many ways a game can continue from fixed starts, step by step, as chess engines count with perft.

Everything that can happen is tried: each legal move at a decision, each outcome where chance is due. A move too many, a
move too few or a wrong outcome changes a number, even where no other test looks. tests/games/<id>/perft.json has the
starts; `pytest tests/contract --regenerate` counts them again, as many steps as `ways` has numbers. For a game without
the file it writes one with a first start; add others where your rules branch.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playing import ROOT, all_ids, script

from pyapp.core.game import Decide, Game, Over
from pyapp.games import find_game

Start = dict[str, Any]

pytestmark = pytest.mark.parametrize("id", all_ids())


def file_of(id: str) -> Path:
    return ROOT / "tests" / "games" / id / "perft.json"


def starts_of(id: str) -> list[Start]:
    if not file_of(id).exists():
        seats = find_game(id).info.seats[0]
        return [{"start": "the beginning", "seats": seats, "options": {}, "moves": [], "ways": [0, 0]}]
    found: list[Start] = json.loads(file_of(id).read_text(encoding="utf-8"))
    return found


def counted(id: str, start: Start) -> Start:
    """For each depth: in how many ways the game can get there, and to how many different positions they lead."""
    match = script(id, *start["moves"], seats=start["seats"], **start["options"])
    reached: Counter[Any] = Counter({match.state: 1})
    ways, positions = [], []
    for _ in start["ways"]:
        reached = after(match.game, reached)
        ways.append(reached.total())
        positions.append(len(reached))
    return {**start, "ways": ways, "positions": positions}


def after(game: Game[Any], reached: Counter[Any]) -> Counter[Any]:
    """The positions one step later, each with the number of ways that lead to it. A finished game has none."""
    found: Counter[Any] = Counter()
    for state, ways in reached.items():
        if isinstance(state, str):
            continue
        turn = game.turn(state)
        assert not isinstance(turn, Over)
        moves = game.legal_moves(state) if isinstance(turn, Decide) else (outcome for outcome, _ in turn.outcomes())
        for move in moves:
            result = game.apply(state, move)[0]
            over = isinstance(game.turn(result), Over)  # the facts of an outcome cannot be hashed, so its text counts
            found[repr(result) if over else result] += ways
    return found


def dumped(starts: list[Start]) -> str:
    """A line for each field, so that a change can be read."""
    blocks = [",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in one.items()) for one in starts]
    return "[\n" + ",\n".join(f"{{\n{block}\n}}" for block in blocks) + "\n]\n"


def test_the_counts_have_not_changed(id: str, regenerate: bool) -> None:
    now = dumped([counted(id, start) for start in starts_of(id)])
    if regenerate:
        file_of(id).write_text(now, encoding="utf-8")
    assert file_of(id).exists(), "run pytest tests/contract --regenerate and read what it wrote"
    assert now == file_of(id).read_text(encoding="utf-8")


def test_no_start_is_counted_twice(id: str) -> None:
    starts = [json.dumps([start["seats"], start["options"], start["moves"]]) for start in starts_of(id)]
    assert len(set(starts)) == len(starts)
