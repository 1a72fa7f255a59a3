"""Records from anywhere give either a match or one clear error that names the line."""

from __future__ import annotations

import base64
import zlib
from functools import lru_cache
from typing import Any

import pytest
from playing import at_random, new_match

from pyapp.core import link, record
from pyapp.core.errors import GameError
from pyapp.core.match import Match
from pyapp.games import all_ids, find_game

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402


def played(id: str, decisions: int) -> Match[Any]:
    match = new_match(id, f"record{decisions}")
    for count, _ in enumerate(at_random(match, "record")):
        if count == decisions:
            break
    return match


@lru_cache(maxsize=1)
def texts() -> list[str]:
    return [record.write(played(id, count)) for id in all_ids() for count in (0, 3, 25)]


def check(text: str) -> None:
    try:
        match = record.read(text, find_game)
    except GameError as error:
        assert error.code == "bad_record"
        assert 1 <= error.params["line"] <= text.count("\n") + 1
        assert error.params["why"]
    else:
        assert record.read(record.write(match), find_game).state == match.state


@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=300))
def test_any_text(text: str) -> None:
    check(text)


@settings(max_examples=600, deadline=None)
@given(data=st.data())
def test_a_record_with_a_few_characters_changed(data: Any) -> None:
    text = data.draw(st.sampled_from(texts()))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 4))
        text = text[:at] + data.draw(st.text(max_size=4)) + text[at + gone :]
    check(text)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_record_with_lines_moved(data: Any) -> None:
    lines = data.draw(st.sampled_from(texts())).split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        line = lines.pop(data.draw(st.integers(0, len(lines) - 1)))
        if data.draw(st.booleans()):
            lines.insert(data.draw(st.integers(0, len(lines))), line)
    check("\n".join(lines))


@settings(max_examples=300, deadline=None)
@given(data=st.binary(max_size=200))
def test_any_bytes_as_a_link(data: bytes) -> None:
    coded = base64.urlsafe_b64encode(data).decode().rstrip("=")
    for code in (data.decode("latin-1"), data.hex(), coded, link.MARK + coded):
        try:
            link.from_link(code, find_game, all_ids())
        except GameError as error:
            assert error.code == "bad_record"
            assert error.params["line"] >= 1


def test_a_link_unpacks_to_a_limited_size() -> None:
    packer = zlib.compressobj(9, wbits=-15)
    bomb = packer.compress(b"\n" * (64 << 20)) + packer.flush()
    with pytest.raises(GameError, match="bad_record"):
        record.from_code(base64.urlsafe_b64encode(bomb).decode())


@pytest.mark.parametrize("text", [None, 7, b"rollbook 1", "x" * (2 << 20)], ids=["none", "int", "bytes", "huge"])
def test_records_that_are_not_text_or_too_long(text: object) -> None:
    with pytest.raises(GameError, match="bad_record"):
        record.read(text, find_game)


def test_the_steps_before_which_a_record_has_comments() -> None:
    text = "rollbook 1\n# in the head\ngame: tutto 1\n\n# first\ndraw\n\ncard bonus200\n# third\nroll 1 1 1 5 5 5\n"
    assert record.commented_steps(text) == (0, 2)
    assert record.commented_steps("rollbook 1\ngame: tutto 1\n") == ()
