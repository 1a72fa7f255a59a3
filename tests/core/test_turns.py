"""How a game stood after each turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyapp import api, turns
from pyapp.core import record
from pyapp.core.game import Decide
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out


def finished(id: str, seed: str = "turns") -> Match[Any]:
    seats = [Seat("random", name) for name in ("Anna", "Ben")]
    return play_out(Match(find_game(id), seats, {}, seed, dice="turns"))


def call(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


@pytest.mark.parametrize("id", listed_ids())
def test_every_turn_is_told_with_everybody_s_points(id: str) -> None:
    match = finished(id)
    assert match.outcome
    told = turns.told(match)
    game, state, began = match.game, match.start, []
    for step in match.steps:
        turn = game.turn(state)
        if isinstance(turn, Decide) and game.begins_turn(state, step.move):
            began.append((turn.seat, state))
        state = step.state
    assert [turn["seat"] for turn in told] == [seat for seat, _ in began]
    assert told[-1]["scores"] == list(match.outcome.scores)
    for turn, (_, after) in zip(told, began[1:], strict=False):
        assert turn["scores"] == game.view(after, None)["scores"]


def test_a_game_that_runs_tells_nothing() -> None:
    text = record.write(finished("tutto")).rsplit("\n", 4)[0] + "\n"
    reply = call("turns", record=text)
    assert (reply["ok"], reply["code"]) == (False, "still_secret")


def test_a_game_that_was_changed_is_refused() -> None:
    text = record.write(finished("tutto"))
    first = next(line for line in text.splitlines() if line.startswith("roll "))
    reply = call("turns", record=text.replace(first, "roll 1 1 1 1 1 1", 1))
    assert (reply["ok"], reply["code"]) == (False, "bad_record")
    assert not call("turns")["ok"]
