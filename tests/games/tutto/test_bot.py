"""Tutto's sensible bot: it plays by the odds, and its results show it."""

from __future__ import annotations

from typing import Any

import pytest
from playing import bots_share, script

from pyapp.advice import choose


def test_it_beats_random_by_as_much_as_luck_allows() -> None:
    assert bots_share("tutto", 60) >= 0.75


@pytest.mark.slow
def test_it_beats_random_over_a_thousand_games() -> None:
    assert bots_share("tutto", 1000) >= 0.8


def best(*moves: str, **options: Any) -> str:
    return choose(script("tutto", "draw", *moves, start=1, **options), "sensible")


def test_it_stops_when_that_wins() -> None:
    """It has 950 points. With a single 5 it would otherwise roll the other five dice."""
    pause = ("stop", "draw", "card stop", "draw")
    first = ("card bonus200", "roll 2 3 4 5 5 5", *pause)
    second = ("card bonus300", "roll 2 3 4 4 4 5", *pause)
    turns = (*first, *second, "card bonus600", "roll 2 3 4 4 5 6")
    assert best(*turns, target=1000) == "stop"
    assert best(*turns, target=1500) == "keep 5"


def test_it_does_not_roll_one_die_for_little() -> None:
    assert best("card bonus200", "roll 1 1 1 2 5 5") == "stop"


def test_it_rolls_again_with_many_dice_and_little_to_lose() -> None:
    assert best("card bonus600", "roll 2 3 4 4 5 6") == "keep 5"


def test_it_keeps_what_leaves_the_best_chance_of_a_straight() -> None:
    """Five numbers missing are likelier to come (.184) than the last one (.167): see TU-P3."""
    assert best("card straight", "roll 1 2 3 4 5 5") in [f"keep {face}" for face in range(1, 6)]
