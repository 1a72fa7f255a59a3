"""Los Banditos: a turn (LB-4 to LB-8)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from games.banditos.tables import FOUR, begun, placings, play, side, sides_at, table, verbs

from pyapp.core.chance import Dice, Draw, Roll, probability
from pyapp.core.game import Decide
from pyapp.games.banditos.state import PLACE, START

FIRST = ("draw", "dice red", "roll 5", "place red5 1", "pass")


@pytest.mark.rule("LB-4")
def test_players_alternate_and_roll_two_dice_from_the_bag() -> None:
    match = begun(*FIRST)
    for seat in (1, 0, 1, 0):
        assert match.turn == Decide(seat)
        match.play("draw")
        drawn = match.turn
        assert isinstance(drawn, Draw)
        assert drawn.amount == 2
        match.play("dice black blue")
        assert match.turn == Roll((Dice(1, kind="black"), Dice(1, kind="blue")))
        bag = match.state.bag
        play(match, "roll 4 2")
        assert match.state.bag == bag
        assert match.state.hand == side("black4 blue2")
        place = 2 if seat else 3
        for die in ("black4", "blue2"):
            open_place = place if f"place {die} {place}" in match.legal else 4
            match.play(f"place {die} {open_place}")
        match.play("pass")


@pytest.mark.rule("LB-4")
def test_the_draw_has_exact_odds() -> None:
    match = begun(*FIRST, "draw")  # one red die is out
    draw = match.turn
    assert isinstance(draw, Draw)
    assert probability(draw, "dice red red") == Fraction(5 * 4, 23 * 22)
    assert probability(draw, "dice black red") == Fraction(2 * 6 * 5, 23 * 22)
    match.play("dice red red")
    throw = match.turn
    assert isinstance(throw, Roll)
    assert probability(throw, "roll 3 4") == Fraction(2, 36)  # dice of one colour cannot be told apart
    assert match.state.bag == (6, 6, 3, 6)


@pytest.mark.rule("LB-5")
@pytest.mark.parametrize("start", [1, 2])
def test_the_first_turn_has_one_die(start: int) -> None:
    match = begun("draw", start=start)
    assert match.state.seat == start - 1
    draw = match.turn
    assert isinstance(draw, Draw)
    assert draw.amount == 1
    play(match, "dice red", "roll 5", "place red5 1", "pass", "draw")
    draw = match.turn
    assert isinstance(draw, Draw)
    assert draw.amount == 2


@pytest.mark.rule("LB-6")
def test_dice_must_be_placed_on_the_own_side() -> None:
    match = table(*FOUR, hand="red5 blue6", seat=1)
    assert "pass" not in match.legal
    play(match, "place blue6 3")
    assert "pass" not in match.legal
    assert sides_at(match, 3) == ("", "blue6")
    play(match, "place red5 1")
    assert sides_at(match, 1) == ("", "red5")
    assert "pass" in match.legal
    assert "place" not in verbs(match)


@pytest.mark.rule("LB-6")
def test_both_dice_can_go_to_one_tile() -> None:
    match = play(table(*FOUR, hand="red5 blue6"), "place red5 2", "place blue6 2")
    assert sides_at(match, 2) == ("red5 blue6", "")


@pytest.mark.rule("LB-6")
def test_equal_dice_make_one_move() -> None:
    match = table(*FOUR, hand="red5 red5")
    assert placings(match) == [f"place red5 {place}" for place in range(1, 5)]
    match.play("place red5 2")
    assert match.state.hand == side("red5")


@pytest.mark.rule("LB-7")
def test_a_side_holds_three_dice() -> None:
    match = table("3: red1 red3 blue6 / black1 black1", "1: red2 red2 / black6 black6 black6", hand="green4 green5")
    assert placings(match) == ["place green4 2", "place green5 2"]


@pytest.mark.rule("LB-8")
def test_claims_and_give_ups_at_any_moment_of_the_own_turn() -> None:
    match = table("3: red6 red6 red6 / ", "1:", "2:", "1:", phase=START)
    both = {"claim", "give"}
    assert verbs(match) == both | {"draw"}  # before the draw, which nobody can skip
    play(match, "draw", "dice black blue", "roll 1 2")
    assert verbs(match) == both | {"place"}  # after the roll
    match.play("place black1 2")
    assert verbs(match) == both | {"place"}  # between the placements
    match.play("place blue2 2")
    assert verbs(match) == both | {"pass"}  # after them
    play(match, "give 3", "tile 3", "give 3", "tile 1", "claim 1", "tile 2")  # any number, in any order
    assert match.state.scores == (3, 5)
    assert match.state.seat == 0
    match.play("pass")
    assert match.state.seat == 1


@pytest.mark.rule("LB-8")
def test_the_first_turn_is_no_exception() -> None:
    match = begun()
    assert match.legal == ("draw", "give 1", "give 2", "give 3", "give 4")
    play(match, "give 4", "tile 1")
    assert match.state.scores == (0, 1)
    play(match, "draw")
    assert isinstance(match.turn, Draw)
    assert match.turn.amount == 1


@pytest.mark.rule("LB-8")
def test_a_turn_continues_after_a_new_tile() -> None:
    match = table(*FOUR, hand="red5 blue6")
    play(match, "place red5 1", "give 2", "tile 3")
    assert match.state.phase == PLACE
    assert match.state.hand == side("blue6")
    match = play(table(*FOUR, phase=START), "give 2", "tile 3")
    assert match.state.phase == START
