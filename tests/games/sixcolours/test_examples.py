"""Six Colours: the worked examples play out as printed (SC-E1, SC-E2)."""

from __future__ import annotations

import pytest
from playing import example

from pyapp.core.game import Decide
from pyapp.games.sixcolours.odds import chance
from pyapp.games.sixcolours.rules import GAME
from pyapp.games.sixcolours.state import State

from .table import hands, takes, view


def before(name: str, move: str, number: int = 0) -> State:
    """The position in which an example's move of this kind was made."""
    match = example("sixcolours", name)
    states = [match.start, *(step.state for step in match.steps)]
    return [states[at] for at, step in enumerate(match.steps) if step.move.startswith(move)][number]


@pytest.mark.rule("SC-E1")
def test_declining_the_four_for_the_five() -> None:
    first = before("SC-E1", "keep pppp")
    assert first.dice == "BGpppp"
    assert [pile["made"] for pile in GAME.view(first, None)["piles"]] == [True, False, False]
    assert {"take 1", "keep pppp"} <= set(GAME.legal_moves(first)), "the player could take the four"
    second = before("SC-E1", "keep pppp", 1)
    assert second.dice.count("p") == 4
    assert not [move for move in GAME.legal_moves(second) if move.startswith("take")], "but not after throwing on"
    ben = before("SC-E1", "take 1")
    assert ben.seat == 1
    assert {"take 1", "keep pppp", "throw"} <= set(GAME.legal_moves(ben))
    left = {choice["move"]: choice["throws_left"] + 1 for choice in GAME.view(ben, 1)["choices"] if "dice" in choice}
    assert (left["keep pppp"], left["throw"]) == (2, 3)


@pytest.mark.rule("SC-E1")
def test_the_next_player_takes_the_four_without_rolling() -> None:
    match = example("sixcolours", "SC-E1")
    assert hands(match) == (set(), {"four"})
    assert view(match, 1)["hands"][1]["points"] == 2
    assert match.turn == Decide(0)


@pytest.mark.rule("SC-E1")
def test_or_keeps_the_four_pinks_or_rolls_all_six() -> None:
    match = example("sixcolours", "SC-E1-keep")
    assert hands(match) == (set(), {"five"})
    assert sum(event.code == "thrown" and event.params["seat"] == 1 for s in match.steps for event in s.events) == 2
    match = example("sixcolours", "SC-E1-afresh")
    assert hands(match) == (set(), {"four"})
    assert sum(event.code == "thrown" and event.params["seat"] == 1 for s in match.steps for event in s.events) == 3


@pytest.mark.rule("SC-E1")
def test_the_chance_of_the_five_with_two_rolls_left() -> None:
    assert f"{float(chance('five', 'pppp', 2)):.6f}" == "0.691358"
    assert f"{float(chance('five', 'Pppp', 2)):.6f}" == "0.517747"


@pytest.mark.rule("SC-E2")
def test_a_trio_in_any_colour() -> None:
    match = example("sixcolours", "SC-E2")
    trios = []
    for step in match.steps:
        if step.move.startswith("roll") and step.state.thrown == 1:
            assert "take 1" in GAME.legal_moves(step.state)
            trios.append(next(die for die in "bgopuy" if step.state.dice.count(die) == 3))
    assert trios == list("bypogu"), "blue, yellow, pink, orange, green and purple"
    assert hands(match) == (set(), {"trio_swap"})
    assert takes(match) == []
