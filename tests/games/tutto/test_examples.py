"""Tutto: the worked examples, number by number."""

from __future__ import annotations

import pytest
from playing import codes, example


@pytest.mark.rule("TU-E1")
def test_a_bonus_tutto_of_1050() -> None:
    match = example("tutto", "TU-E1")
    stops = [
        choice["total"]
        for step in match.steps
        for choice in match.game.view(step.state, None)["choices"]
        if choice["move"] == "stop"
    ]
    assert stops == [100, 300, 1050]
    assert match.state.scores == (1050, 0)


@pytest.mark.rule("TU-E2")
def test_the_same_turn_lost_on_a_straight() -> None:
    match = example("tutto", "TU-E2")
    assert match.state.scores == (0, 0)
    assert match.state.last == ("null", 0, 1050)


@pytest.mark.rule("TU-E3")
def test_a_tutto_in_one_roll() -> None:
    match = example("tutto", "TU-E3")
    assert codes(match).count("tutto") == 2
    assert match.state.scores == (1500 + 200 + 500 + 300, 0)


@pytest.mark.rule("TU-E4")
def test_a_chain_over_five_cards() -> None:
    match = example("tutto", "TU-E4")
    banked = [event.params["points"] for step in match.steps for event in step.events if event.code == "tutto"]
    assert banked == [750, 2200, 3200, 5200]
    assert match.outcome is not None
    assert match.outcome.scores == (0, 6000)
    assert match.outcome.winners == (1,)
