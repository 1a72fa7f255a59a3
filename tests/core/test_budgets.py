"""Valid input stays cheap: time, memory and the size of every answer grow no faster than the input.

Time is processor time, compared with that of an ordinary game in the same run, so a busy machine changes little.
"""

from __future__ import annotations

import json
import time
import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from worst import SIZE, STEPS, code_of, long_game

from pyapp import api

ORDINARY = 400
"""Steps of an ordinary game."""
SLACK = 4
"""Up to this many times the work of an ordinary game, per step, still counts as proportional."""
KB, MB = 1000, 1_000_000


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


def cost(work: Callable[[], object], tries: int = 3) -> float:
    """The least processor time of a few tries."""
    times = []
    for _ in range(tries):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def test_the_longest_game_is_replayed_in_time_proportional_to_its_steps() -> None:
    short, long = long_game(ORDINARY), long_game(STEPS)
    ordinary = cost(lambda: ask("load", match="short", record=short))
    longest = cost(lambda: ask("load", match="long", record=long), tries=2)
    assert ask("look", match="long")["steps"] == STEPS
    assert longest / STEPS <= SLACK * ordinary / ORDINARY


def test_a_step_of_the_longest_game_costs_little_more_than_one_of_an_ordinary_game() -> None:
    """Moves, looks and parts of the log: what a page asks for all the time."""
    ask("load", match="short", record=long_game(ORDINARY))
    ask("load", match="long", record=long_game(STEPS - ORDINARY))
    last = STEPS - ORDINARY
    page = {"from": last - ORDINARY, "to": last}
    assert len(ask("log", match="long", **page)["frames"]) == ORDINARY
    assert cost(lambda: ask("log", match="long", **page)) <= SLACK * cost(lambda: ask("log", match="short"))
    assert len(api.call("log", json.dumps({"match": "long", **page}))) < 100 * KB

    # Each reply contains the record: that can cost what its text costs, and no more.
    record = ask("look", match="long")["record"]
    writing = cost(lambda: json.loads(json.dumps(record.split("\n"))))
    look = cost(lambda: ask("look", match="long", step=100))
    assert look <= cost(lambda: ask("look", match="short", step=100)) + 20 * writing
    assert len(api.call("look", json.dumps({"match": "long"}))) < len(record) * 1.2 + 50 * KB
    assert len(api.call("deciders", json.dumps({"match": "long"}))) < 6 * STEPS


def test_memory_of_a_match_grows_with_its_steps_alone() -> None:
    steps = STEPS // 10
    record = long_game(steps)
    tracemalloc.start()
    try:
        ask("load", match="m", record=record)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak / steps <= 4 * KB


def packed(data: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    return urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


HEADER = "rollbook 1\ngame: tutto 1\nseat: person Anna\nseat: person Ben\n"
BOMBS = {
    "far more than it seems in a link": {"code": packed(bytes(50 * MB))},
    "a megabyte of letters that are no link": {"code": "A" * SIZE},
    "a megabyte of comments": {"record": HEADER + "\n" + "#\n" * ((SIZE - 100) // 2)},
    "a megabyte of empty lines": {"record": HEADER + "\n" * (SIZE - 100)},
    "one comment as long as a record may be": {"record": HEADER + "\n#" + "x" * (SIZE - 100)},
    "a megabyte of seats": {"record": "rollbook 1\ngame: tutto 1\n" + "seat: person A\n" * (SIZE // 16)},
    "a megabyte of options": {
        "record": "rollbook 1\ngame: tutto 1\n" + "".join(f"option: {at} 1\n" for at in range(SIZE // 18))
    },
    "a megabyte of tables": {"record": HEADER + "table: roll\n" * (SIZE // 13)},
    "a name of a megabyte": {"record": "rollbook 1\ngame: tutto 1\nseat: person " + "\U0001f469" * (SIZE - 100)},
    "a move of a megabyte": {"record": HEADER + "\nkeep " + "1," * (SIZE // 2 - 100)},
    "a megabyte without a line break": {"record": "x" * SIZE},
    "more than a record may have": {"record": "x" * (SIZE + 1)},
    "lists in lists": {"record": "[" * SIZE},
}


@pytest.fixture(scope="module")
def longest_replay() -> float:
    return 10 * cost(lambda: ask("load", match="other", record=long_game(STEPS // 10)))


@pytest.mark.parametrize("what", BOMBS)
def test_a_record_at_its_limits_costs_no_more_than_the_longest_game(what: str, longest_replay: float) -> None:
    """Refused or not: in time, in memory, and with a short answer."""
    text = json.dumps({"match": "m", **BOMBS[what]})
    tracemalloc.start()  # which makes everything several times slower
    try:
        start = time.process_time()
        reply = api.call("load", text)
        spent = time.process_time() - start
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert spent <= 3 * SLACK * longest_replay
    assert peak <= 100 * MB
    assert len(reply) < 10 * KB
    assert json.loads(reply).get("code") != "internal"


def test_a_short_link_holds_the_longest_game() -> None:
    """That is why steps are counted, not letters."""
    code = code_of(long_game(STEPS).replace("!", "").replace("seed: worst\n", ""))
    assert len(code) < KB
    assert ask("load", match="m", code=code)["steps"] == STEPS


@pytest.mark.parametrize("name", ["\U0001f469" * 40, "e" + "\u0301" * 39, "\u0645" * 40, "\u200d\U0001f469" * 20])
def test_the_longest_names(name: str) -> None:
    """Forty code points of any kind: the record of a whole game with them is hardly longer."""
    plain = api.call("load", json.dumps({"match": "m", "record": long_game(ORDINARY)}))
    named = api.call("load", json.dumps({"match": "m", "record": long_game(ORDINARY, (name, name))}))
    assert json.loads(named)["ok"]
    assert len(named.encode()) <= len(plain.encode()) + 10 * len(name.encode())
