"""Los Banditos: the worked examples, move by move."""

from __future__ import annotations

import pytest
from games.banditos.tables import side
from playing import example

from pyapp.games.banditos.rules import GAME


@pytest.mark.rule("LB-E1")
def test_example_1_a_die_placed_where_it_is_given_up() -> None:
    match = example("banditos", "LB-E1")
    at = next(at for at, step in enumerate(match.steps) if step.move == "place black1 2")
    before, after = match.steps[at - 1].state, match.state
    assert before.hand == side("black1 blue6")
    assert before.row[2].value == 3
    assert before.row[2].sides[0] == side("red6 red6")  # a colour triple of 6s in the making
    assert before.row[3].sides[0] == side("blue5 green5")  # a triple of 5s in the making
    assert [step.move for step in match.steps[at:]] == ["place black1 2", "give 2", "tile 2", "place blue6 2", "pass"]
    assert (before.scores, after.scores) == ((0, 0), (0, 2))
    assert after.row[1].sides[0] == side("blue6")
    assert after.row[2:] == before.row[2:]
    # giving up first leaves the new tile for one of the two dice, and no place for the 1
    first, _ = GAME.apply(before, "give 2")
    first, _ = GAME.apply(first, "tile 2")
    assert {move for move in GAME.legal_moves(first) if move.startswith("place black1")} == {
        "place black1 2",
        "place black1 3",
        "place black1 4",
    }


@pytest.mark.rule("LB-E2")
def test_example_2_colour_triples() -> None:
    match = example("banditos", "LB-E2")
    won = next(event for step in match.steps for event in step.events if event.code == "tile_won").params
    assert (won["seat"], won["why"]) == (1, "better")
    assert won["combination"] == {"kind": "colour_triple", "values": [6]}
    assert won["beaten"] == {"kind": "colour_triple", "values": [5]}


@pytest.mark.rule("LB-E3")
def test_example_3_straights() -> None:
    match = example("banditos", "LB-E3")
    won = next(event for step in match.steps for event in step.events if event.code == "tile_won").params
    assert (won["seat"], won["why"]) == (1, "better")
    assert won["combination"] == {"kind": "straight", "values": [6]}
    assert won["beaten"] == {"kind": "straight", "values": [5]}
