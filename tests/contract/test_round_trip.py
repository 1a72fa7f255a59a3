"""After everything that can happen at a table, the record can be read again and continues like the match itself."""

from __future__ import annotations

from typing import Any

import pytest
from playing import all_ids, any_options, people

from pyapp.core import record
from pyapp.core.game import Decide, Over
from pyapp.core.link import from_link, to_link
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.games import find_game

ACTIONS = 70
"""Of one game: reading a record after every step takes time that grows with the square of its length."""


def new(id: str, table: tuple[str, ...], number: int) -> Match[Any]:
    game = find_game(id)
    stream = Stream(f"round trip {number}", id)
    seats = game.info.seats[1] - (number % 2 if game.info.seats[1] > game.info.seats[0] else 0)
    match: Match[Any] = Match(game, people(seats), any_options(game, seats, stream), f"trip{number}", table)
    match.begin()
    return match


def act(match: Match[Any], action: tuple[str, str]) -> None:
    what, move = action
    if what == "undo":
        match.undo()
    else:
        match.play(move)


def next_action(match: Match[Any], stream: Stream) -> tuple[str, str] | None:
    """Play, enter an outcome, or undo one of them; None at the end."""
    if match.can_undo() and stream.below(4) == 0:
        return ("undo", "")
    turn = match.turn
    if isinstance(turn, Over):
        return None
    if isinstance(turn, Decide):
        return ("play", match.legal[stream.below(len(match.legal))])
    return ("play", turn.sample(stream.below))


def reread(match: Match[Any]) -> Match[Any]:
    """The match read from its record, after checking that it is the same."""
    text = record.write(match)
    again = record.read(text, find_game)
    assert record.write(again) == text
    assert again.steps == match.steps
    assert again.state == match.state
    assert (again.turn, again.legal, again.table) == (match.turn, match.legal, match.table)
    return again


def keep_playing(match: Match[Any], stream: Stream) -> tuple[int, int]:
    """After every action the match read from the record does the same; returns how many were undone and continued."""
    undone = settled = 0
    again = reread(match)
    for _ in range(ACTIONS):
        action = next_action(match, stream)
        if action is None:
            break
        before = len(match.steps)
        act(match, action)
        act(again, action)
        assert again.steps == match.steps, "the seed decides the same for both"
        undone += action[0] == "undo"
        settled += sum(step.seat is None and not step.given for step in match.steps[before:])
        again = reread(match)
    return undone, settled


@pytest.mark.parametrize("id", all_ids())
def test_a_record_is_read_back_after_every_step_and_undo(id: str) -> None:
    """With the app's dice, with real dice and the app's cards, and with everything real."""
    info = find_game(id).info
    counts = [
        keep_playing(new(id, table, number), Stream("round trip", f"{id} {number}"))
        for number, table in enumerate([(), info.real[0].verbs, info.typed, info.real[0].verbs])
    ]
    undone, settled = map(sum, zip(*counts, strict=True))
    assert undone
    assert settled


@pytest.mark.parametrize("id", all_ids())
def test_a_continued_link_is_read_back_too(id: str) -> None:
    """What the link contained is given, what follows comes from the new seed; undo keeps the given outcomes."""
    stream = Stream("link", id)
    match = new(id, (), 1)
    for _ in range(8):
        if (action := next_action(match, stream)) is None:
            break
        act(match, action)
    shared = record.read(record.write(match, with_seed=False, steps=match.public_steps), find_game)
    opened = from_link(to_link(shared), find_game, all_ids())
    assert opened.seed is None
    assert opened.steps == [step._replace(given=step.seat is None) for step in match.steps[: match.public_steps]]
    reread(opened)
    opened.play_on("played-on")
    assert all(step.given for step in opened.steps[: match.public_steps] if step.seat is None)
    assert f"\n!{next(step.move for step in opened.steps if step.given)}\n" in record.write(opened)
    keep_playing(opened, stream)
