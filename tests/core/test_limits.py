"""A game has a maximum number of steps: a short link must not take minutes to open."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playing import people
from worst import GAME, OPENING, ROUND, code_of

import build
from pyapp import api
from pyapp.core import record
from pyapp.core.errors import GameError
from pyapp.core.match import STEP_LIMIT, Match
from pyapp.core.stream import SEED_LIMIT
from pyapp.games import find_game

DECISION, CHANCE = (move.removeprefix("!") for move in ROUND)


def endless(steps: int) -> str:
    """A valid record of this many steps that compresses to a kilobyte."""
    match: Match[Any] = Match(find_game(GAME), people(2), {"start": 1})
    moves = [*OPENING, *ROUND * (steps // len(ROUND) + 1)]
    return record.write(match) + "\n".join(moves[:steps]).replace("!", "") + "\n"


def full(seed: str | None = None, steps: int = STEP_LIMIT) -> Match[Any]:
    match = record.read(endless(steps), find_game)
    if seed:
        match.play_on(seed)
    return match


def test_the_longest_record_opens_quickly() -> None:
    text = endless(STEP_LIMIT)
    assert len(code_of(text)) < 4096
    started = time.process_time()
    match = record.read(text, find_game)
    assert time.process_time() - started < 10, "it takes half a second on a quick machine"
    assert len(match.steps) == STEP_LIMIT
    assert record.write(match) == text


@pytest.mark.parametrize("more", [1, 70_000])
def test_one_step_too_many_is_refused_before_the_first_is_played(more: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = endless(STEP_LIMIT + more)
    monkeypatch.setattr(Match, "replay", None)  # nothing must be played
    with pytest.raises(GameError) as caught:
        record.read(record.from_code(code_of(text)), find_game)
    line = text.split("\n\n")[0].count("\n") + 2 + STEP_LIMIT + 1
    assert caught.value.code == "bad_record"
    assert caught.value.params == {"line": line, "why": "steps", "limit": STEP_LIMIT}


def test_blank_lines_and_comments_are_not_steps() -> None:
    text = endless(10)
    padded = text + "# a remark\n\n   \n" * STEP_LIMIT
    assert len(record.read(padded, find_game).steps) == 10


@pytest.mark.parametrize("seed", [None, "goes-on"])
def test_a_full_match_refuses_every_move_and_stays_as_it_is(seed: str | None) -> None:
    match = full(seed)
    before = (match.rev, len(match.steps), match.state, record.write(match))
    for _ in range(2):
        with pytest.raises(GameError) as caught:
            match.play(DECISION if match.legal else CHANCE)
        assert (caught.value.code, caught.value.params) == ("too_long", {"limit": STEP_LIMIT})
        assert (match.rev, len(match.steps), match.state, record.write(match)) == before
    assert record.read(record.write(match), find_game).steps == match.steps


def test_a_move_whose_dice_have_no_room_is_not_made_at_all() -> None:
    """One step is left: the decision fits, the dice that follow it do not. Without a seed nothing follows it."""
    match = full("goes-on", STEP_LIMIT - 1)
    before = (match.rev, match.steps[:], match._places[:])
    with pytest.raises(GameError, match="too_long"):
        match.play(DECISION)
    assert (match.rev, match.steps, match._places[:]) == before
    assert record.read(record.write(match), find_game).steps == match.steps
    match = full(None, STEP_LIMIT - 1)
    match.play(DECISION)
    assert len(match.steps) == STEP_LIMIT


def test_the_bridge_opens_a_full_match_and_says_why_it_cannot_continue() -> None:
    def ask(method: str, **params: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "full", **params})))
        return reply

    try:
        opened = ask("load", code=code_of(endless(STEP_LIMIT)), seed="goes-on")
        assert opened["steps"] == STEP_LIMIT
        moved = ask("play", move=DECISION if opened["legal"] else CHANCE)
        assert (moved["code"], moved["rev"]) == ("too_long", opened["rev"])
        assert ask("share")["steps"] == STEP_LIMIT
        refused = ask("load", code=code_of(endless(STEP_LIMIT + 1)))
        assert (refused["code"], refused["params"]["why"]) == ("bad_record", "steps")
    finally:
        api._matches.clear()


def test_a_script_that_cannot_ask_the_engine_has_its_limit() -> None:
    script = (build.WEB / "lib" / "setup-link.js").read_text("utf-8")
    assert re.findall(r"^const SEED_LENGTH = (.*);$", script, re.M) == [str(SEED_LIMIT)]
