"""Los Banditos: the options (LB-O1 to LB-O4)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from games.banditos.tables import ROW, begun, play, table
from playing import script

from pyapp.core.chance import Roll, probability
from pyapp.core.game import Decide

FULL_SIDE = ("3: red1 red3 red6 /", "1: black1 black3 black6 /", "2: blue1 blue3 blue6 /", "1: green1 green3 green5 /")
ONE_PLACE = (*FULL_SIDE[:3], "1: green1 green3 /")


@pytest.mark.rule("LB-O1")
def test_claims_hold_against_any_dice_or_those_in_the_bag() -> None:
    """The opponent's two green 3s could become a colour triple, but every other green die is on the table."""
    row = ("3: red4 blue4 black4 / green3 green3", "1: green1 green1 /", "2: / green2 green2", "1:")
    assert "claim 1" not in table(*row).legal
    assert table(*row, claim_against="bag").state.bag[1] == 0
    assert "claim 1" in table(*row, claim_against="bag").legal
    one_left = (*row[:2], "2: / green2", "1:")
    assert "claim 1" not in table(*one_left, claim_against="bag").legal
    assert "claim 1" in table(*one_left, hand="green6", claim_against="bag").legal  # a die in hand is not in the bag


@pytest.mark.rule("LB-O2")
def test_dice_without_room_go_back_into_the_bag() -> None:
    match = table(*FULL_SIDE, hand="red4 blue4")
    assert match.legal == ("give 1", "give 2", "give 3", "give 4", "pass")  # making room is allowed, not compulsory
    bag = match.state.bag
    match.play("pass")
    assert match.state.bag == (bag[0], bag[1], bag[2] + 1, bag[3] + 1)
    assert match.state.seat == 1
    assert match.steps[-1].events[-1].params["returned"][0]["id"] == "red4"


@pytest.mark.rule("LB-O2")
def test_a_free_place_must_be_used_with_either_die() -> None:
    match = table(*ONE_PLACE, hand="red4 blue4")
    assert {move for move in match.legal if not move.startswith("give")} == {"place red4 4", "place blue4 4"}
    match.play("place blue4 4")
    assert "pass" in match.legal
    play(match, "give 2", "tile 2")
    assert "pass" not in match.legal  # the new tile is a free place
    assert "place red4 2" in match.legal


@pytest.mark.rule("LB-O2")
def test_or_a_tile_must_be_given_up_for_them() -> None:
    match = table(*FULL_SIDE, hand="red4 blue4", no_room="give_up")
    assert match.legal == ("give 1", "give 2", "give 3", "give 4")
    play(match, "give 3", "tile 3")
    assert {move for move in match.legal if not move.startswith("give")} == {"place red4 3", "place blue4 3"}
    match = play(table(*ONE_PLACE, hand="red4 blue4", no_room="give_up"), "place red4 4")
    assert match.legal == ("give 1", "give 2", "give 3", "give 4")


@pytest.mark.rule("LB-O2")
def test_nothing_must_be_given_up_if_that_makes_no_room() -> None:
    """When the pile is used up, giving up a tile is optional."""
    match = table(*FULL_SIDE, hand="red4 blue4", no_room="give_up", pile=(0, 0, 0))
    assert match.legal == ("give 1", "give 2", "give 3", "give 4", "pass")
    match.play("pass")
    assert match.state.seat == 1
    last = table(*FULL_SIDE, hand="red4 blue4", no_room="give_up", pile=(1, 0, 0))
    assert "pass" not in last.legal, "with a tile in the pile one must be given up"


@pytest.mark.rule("LB-O2")
@pytest.mark.parametrize("no_room", ["return", "give_up"])
def test_a_claim_makes_room_too(no_room: str) -> None:
    match = table("3: red6 red6 red6 /", *FULL_SIDE[1:], hand="red4", no_room=no_room)
    play(match, "claim 1", "tile 1")
    assert {move for move in match.legal if not move.startswith("give")} == {"place red4 1"}


@pytest.mark.rule("LB-O3")
@pytest.mark.parametrize("at_once", ["yes", "no"])
def test_a_claim_in_the_turn_of_the_third_die(at_once: str) -> None:
    match = table("3: red6 red6 /", "1: blue6 blue6 blue6 /", "2:", "1:", hand="red6", claim_at_once=at_once)
    match.play("place red6 1")
    assert ("claim 1" in match.legal) == (at_once == "yes")
    assert "claim 2" in match.legal  # complete since an earlier turn
    play(match, "pass", "draw", "dice black blue", "roll 1 1", "place black1 3", "place blue1 3", "pass")
    assert "claim 1" in match.legal


@pytest.mark.rule("LB-O4")
def test_who_starts_at_random_or_chosen() -> None:
    match = script("banditos")
    assert isinstance(match.turn, Roll)
    assert probability(match.turn, "lot 2") == Fraction(1, 2)
    play(match, "lot 2", *ROW)
    assert match.turn == Decide(1)
    for start in (1, 2):
        assert begun(start=start).turn == Decide(start - 1)
