"""Tutto: what events say about payments, the clover leaf and the last turns."""

from __future__ import annotations

from typing import Any

import pytest
from playing import codes, script

from pyapp.core.match import Match

TUTTO = ("roll 1 1 1 5 5 5", "keep 1,1,1,5,5,5")
WINS = ("draw", "card bonus200", "roll 1 1 1 3 4 6", "stop")
"""A turn that scores 1000."""
NOTHING = ("draw", "card stop")


def told(match: Match[Any], code: str) -> list[dict[str, Any]]:
    return [event.params for step in match.steps for event in step.events if event.code == code]


@pytest.mark.rule("TU-O6")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("reaches", [0, 1, 2])
def test_last_turns_are_announced_to_the_players_who_have_one(first: int, reaches: int) -> None:
    """Three players of whom one reaches the target: those who come before the starter's next turn have one left."""
    turns = [(first - 1 + step) % 3 for step in range(3)]
    moves = [move for seat in turns for move in (WINS if seat == reaches else NOTHING)]
    match = script("tutto", *moves, seats=3, start=first, target=1000, ending="equal_turns")
    assert match.outcome is not None
    left = turns[turns.index(reaches) + 1 :]
    assert told(match, "last_turns") == ([{"seat": reaches, "seats": left}] if left else [])


@pytest.mark.rule("TU-O6")
def test_the_second_of_two_ends_the_game_without_announcing_last_turns() -> None:
    match = script("tutto", *NOTHING, *WINS, start=1, target=1000, ending="equal_turns")
    assert match.outcome is not None
    assert codes(match)[-1] == "wrote"


@pytest.mark.rule("TU-22", "TU-O5")
@pytest.mark.parametrize("payment", ["written", "at_once"])
def test_a_player_without_points_pays_nothing(payment: str) -> None:
    """Everybody is at 0, so all lead; they lose points only if scores can be below zero."""
    moves = ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop")
    assert told(script("tutto", *moves, start=1, payment=payment), "paid") == []
    below = script("tutto", *moves, start=1, payment=payment, below_zero="yes")
    assert told(below, "paid") == [{"seat": 1, "points": 1000, "score": -1000}]


@pytest.mark.rule("TU-20")
def test_fireworks_without_a_point_score_nothing() -> None:
    match = script("tutto", "draw", "card fireworks", "roll 2 3 3 4 6 6", start=1)
    assert codes(match)[-1] == "fireworks_over"
    assert match.state.last == ("fireworks_over", 0, 0)


@pytest.mark.rule("TU-26", "TU-O9", "TU-O10")
def test_the_winning_tutto_says_what_the_turn_scored() -> None:
    match = script("tutto", "draw", "card clover", *TUTTO, "card bonus300", *TUTTO, start=1, leaf_card="yes")
    assert told(match, "tutto")[-1] == {"seat": 0, "card": "bonus300", "points": 1500 + 300}
    assert told(match, "clover_won") == [{"seat": 0}]
