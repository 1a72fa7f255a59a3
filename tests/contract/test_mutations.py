"""Links, records and requests with mistakes in them: through the bridge, one clear error each, and what is open stays.

Some hundreds by default, ten thousand if asked for (slow). What mutated files may do to what a browser has stored is in
tests/js/opening.test.mjs.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from contract.test_links import played

from pyapp import api
from pyapp.core import record
from pyapp.core.link import to_link
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.games import find_game, listed_ids

LETTERS = "ABCXYZabcxyz0189-_~!.#: \n"


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


def mutated(text: str, stream: Stream) -> str:
    """One to three mistakes: changed, put in, left out, doubled, swapped, cut off."""
    for _ in range(1 + stream.below(3)):
        at, to = sorted((stream.below(len(text) + 1), stream.below(len(text) + 1)))
        letter = LETTERS[stream.below(len(LETTERS))]
        ways = [
            text[:at] + letter + text[at + 1 :],
            text[:at] + letter + text[at:],
            text[:at] + text[at + 1 :],
            text[:at],
            text[:to] + text[at:],
            text[to:] + text[:to],
            text[:at] + text[at:to][::-1] + text[to:],
        ]
        text = ways[stream.below(len(ways))]
    return text


def games() -> list[Match[Any]]:
    """A finished and a running game of each kind."""
    found = []
    for id in listed_ids():
        match = played(id, "mutated")
        part = record.read(record.write(match, with_seed=False, steps=60), find_game)
        found += [match, part]
    return found


@pytest.mark.parametrize("count", [400, pytest.param(10_000, marks=pytest.mark.slow)])
def test_every_mistake_is_one_clear_error(count: int) -> None:
    stream = Stream("mutations", str(count))
    matches = games()
    links, texts = [to_link(match) for match in matches], [record.write(match) for match in matches]
    before = ask("load", match="open", record=texts[0])
    assert before["ok"]
    for number in range(count):
        at = stream.below(len(matches))
        key, whole = ("code", links[at]) if number % 2 else ("record", texts[at])
        given = mutated(whole, stream)
        reply = ask("load", match="new" if number % 3 else "open", **{key: given})
        if not reply["ok"]:
            assert reply["code"] == "bad_record", (given, reply)
            assert reply["params"]["line"] >= 1
            assert reply["params"]["why"]
        elif key == "code":
            assert reply["record"] == ask("load", match="new", code=whole)["record"], f"another game: {given}"
        else:  # another name or a shorter game is a game, too
            assert record.write(record.read(reply["record"], find_game)) == reply["record"]
        if reply["ok"] and number % 3 == 0:
            ask("load", match="open", record=texts[0])
        after = ask("look", match="open")
        assert after["record"] == before["record"]
