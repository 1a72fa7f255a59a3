"""Levels play by what a move loses: the best one best, each of the others better than the one below."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from playing import new_match, script

from pyapp import advice
from pyapp.core.errors import GameError
from pyapp.core.level import LEVELS, LOSSES, SCALES, losses, pick, scales_of, weigh
from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream
from pyapp.core.value import Value, best_move
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out, simulate

VALUES = {"a": Value((0.5, 0.5)), "b": Value((0.6, 0.4)), "c": Value((0.6, 0.4), 3.0), "d": Value((0.2, 0.8))}


def test_the_best_move_wins_most_then_scores_most_then_comes_first() -> None:
    assert best_move(VALUES, 0) == "c"
    assert best_move(VALUES, 1) == "d"
    assert best_move({"a": Value((0.5,)), "b": Value((0.5 + 1e-16,))}, 0) == "a"
    assert losses(VALUES, 0) == pytest.approx({"a": 0.1, "b": 0, "c": 0, "d": 0.4})
    alone = {"a": Value((1.0,), 9.0), "b": Value((1.0,), 4.0)}
    assert losses(alone, 0) == {"a": 0, "b": 0.5}


def test_a_move_that_loses_as_much_as_the_scale_has_a_sixteenth_of_the_weight() -> None:
    assert weigh(0, 0.1) == 1
    assert weigh(0.1, 0.1) == 1 / 16


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_draws_by_weight(level: str) -> None:
    stream = Stream("levels", level)
    drawn = Counter(pick(VALUES, 0, SCALES[level], stream) for _ in range(4000))
    if level == "expert":
        assert drawn == {"c": 4000}
        return
    weights = {move: weigh(loss, SCALES[level]) for move, loss in losses(VALUES, 0).items()}
    for move, weight in weights.items():
        assert drawn[move] / 4000 == pytest.approx(weight / sum(weights.values()), abs=0.03)


def test_values_and_value_agree() -> None:
    match = script("_null", "throw", "roll 3", seats=2)
    values = advice.values(match)
    assert values["throw"].wins == pytest.approx((5 / 12, 7 / 12))
    assert values["pass"].wins == (1, 0)
    assert advice.value(match) == values["throw"]
    assert advice.value(match, 1) == advice.value(match, 0)
    assert advice.value(match, 2) == advice.value(match)
    match.play("throw")
    with pytest.raises(GameError, match="not_your_turn"):
        advice.values(match)
    match.play("roll 6")
    assert advice.value(match).wins == (0, 1)
    with pytest.raises(GameError, match="game_over"):
        advice.values(match)


def test_the_expert_of_the_smallest_game_makes_the_best_move() -> None:
    match = script("_null", "throw", "roll 3", seats=2)
    assert advice.choose(match, "expert") == "throw"


def test_each_level_beats_the_one_below() -> None:
    """In the smallest game, where values are exact; by their shares against the level below, seats in turn."""
    for low, high in pairwise(LEVELS):
        if high != "expert":  # the smallest game has one kind of mistake: the upper levels hardly ever make it
            result = simulate("_null", [high, low], 200, "levels")
            assert result["players"][0]["share"] > 0.5, (low, high)


@pytest.mark.parametrize("id", ["_null", *listed_ids()])
def test_a_better_level_has_a_smaller_scale_and_the_expert_none(id: str) -> None:
    scales = scales_of(advice.evaluator(new_match(id, "scales")))
    assert tuple(scales) == LEVELS == tuple(LOSSES)
    for ordered in (scales, LOSSES):
        assert all(ordered[low] > ordered[high] for low, high in pairwise(LEVELS))
        assert ordered["expert"] == 0


def test_a_level_draws_with_the_scale_of_the_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a scale of nearly nothing, a beginner makes the best move."""
    match = script("_null", "throw", "roll 3", seats=2)
    judge = advice.evaluator(match)
    judge.scales = dict.fromkeys(LEVELS, 1e-9)  # type: ignore[attr-defined]
    monkeypatch.setattr(advice, "evaluator", lambda match: judge)
    assert {advice.choose(_seeded(match, str(number)), "beginner") for number in range(50)} == {"throw"}
    judge.scales = dict.fromkeys(LEVELS, 100.0)  # type: ignore[attr-defined]
    assert {advice.choose(_seeded(match, str(number)), "beginner") for number in range(50)} == {"throw", "pass"}


def _seeded(match: Match[Any], seed: str) -> Match[Any]:
    match.seed = seed
    return match


@pytest.mark.parametrize("id", listed_ids())
def test_every_game_has_the_levels_though_it_does_not_list_them(id: str) -> None:
    game = find_game(id)
    seats = max(2, game.info.seats[0])
    match: Match[Any] = Match(game, [Seat(LEVELS[seat % 4], "Bot") for seat in range(seats)], {}, "levels")
    match.begin()
    for _ in range(2):
        move = advice.choose(match, match.seats[match.turn.seat].kind)  # type: ignore[union-attr]
        assert move in match.legal
        match.play(move)


def test_levels_play_whole_games_and_records_keep_them() -> None:
    from pyapp.core import record

    seats = [Seat(level, level) for level in LEVELS]
    match = play_out(Match(find_game("_null"), seats, {}, "levels"))
    again = record.read(record.write(match), find_game)
    assert again.seats == match.seats
    assert again.state == match.state


def test_a_bot_alone_does_not_lose_points_on_purpose() -> None:
    assert advice.choose(new_match("_null", "alone", seats=1), "expert") == "throw"
