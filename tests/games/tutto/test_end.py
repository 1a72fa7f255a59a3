"""Tutto: the end of the game (TU-27 to TU-30)."""

from __future__ import annotations

import pytest
from games.tutto.table import TUTTO, turn, with_scores
from playing import codes, script

from pyapp.core.errors import GameError


@pytest.mark.rule("TU-27")
def test_the_game_ends_when_the_target_is_reached() -> None:
    chain = ("card double", *TUTTO, "card double", *TUTTO)
    running = turn(*chain, "card bonus200")
    assert running.state.banked == 9000
    assert running.outcome is None, "points not yet written end nothing"
    match = turn("card double", *TUTTO, "card double", "roll 1 1 1 5 5 5", "stop")
    assert match.outcome is not None
    assert match.outcome.reason == "target"
    assert match.outcome.winners == (0,)


@pytest.mark.rule("TU-28")
def test_the_result_names_winner_ranking_and_losers() -> None:
    match = script("tutto", seats=5, start=1)
    with_scores(match, 5900, 300, 5900, 100, 100)
    for move in ("draw", "card bonus200", "roll 1 2 3 4 6 6", "stop"):
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 3, 2, 4, 4)
    assert match.outcome.facts == {"losers": [3, 4]}


@pytest.mark.rule("TU-29", "TU-O7")
def test_another_target() -> None:
    assert turn("card double", "roll 1 1 1 5 5 5", "stop", target=3000).outcome is not None
    assert turn("card double", "roll 1 1 1 5 5 5", "stop", target=3500).outcome is None
    for wrong in (500, 999, 1250, 20_500):
        with pytest.raises(GameError, match="bad_option"):
            turn(target=wrong)


@pytest.mark.rule("TU-30")
def test_points_then_payments_then_the_end() -> None:
    match = script("tutto", seats=2, start=1)
    with_scores(match, 5000, 5500)
    for move in ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop"):
        match.play(move)
    assert codes(match)[-3:] == ["tutto", "wrote", "paid"]
    assert match.outcome is not None
    assert match.outcome.scores == (6000, 4500)
    assert match.outcome.winners == (0,)
