"""Six Colours: rolling, keeping, declining, taking over and the black dice (SC-7 to SC-15)."""

from __future__ import annotations

import pytest
from playing import codes

from pyapp.core.game import Decide

from .table import HARD, JUNK, NOTHING, hands, table, takes, verbs, view

FOUR_FIVE = ("four", "five", "six")
PINKS = "roll B G p p p p"


@pytest.mark.rule("SC-7")
def test_up_to_three_rolls_the_first_with_all_six() -> None:
    match = table(HARD)
    assert match.legal == ("throw",)
    for count in (1, 2, 3):
        match.play("throw")
        assert match.turn.total == 6**6
        assert match.state.seat == 0
        match.play(JUNK)
        assert match.steps[-1].events[0].params["throw"] == count
    assert match.turn == Decide(1)


@pytest.mark.rule("SC-8")
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_a_card_can_be_taken_after_any_roll_and_ends_the_turn(throws: int) -> None:
    match = table(FOUR_FIVE)
    for _ in range(throws - 1):
        match.play("throw")
        match.play(JUNK)
    match.play("throw")
    match.play(PINKS)
    assert takes(match) == ["take 1"]
    match.play("take 1")
    match.play("card six")
    assert hands(match) == ({"four"}, set())
    assert match.turn == Decide(1)
    assert match.legal == ("throw",)


@pytest.mark.rule("SC-8")
def test_rolled_dice_and_dice_set_aside_count_together() -> None:
    match = table(FOUR_FIVE, "throw", "roll B P p p o y", "keep Ppp")
    match.play("roll B g p")
    assert takes(match) == ["take 1"]
    assert [pile["made"] for pile in view(match)["piles"]] == [True, False, False]
    assert [die["die"] for die in view(match)["dice"] if die["aside"]] == ["P", "p", "p"]


@pytest.mark.rule("SC-9")
def test_a_player_keeps_any_dice_and_rolls_at_least_one() -> None:
    match = table(HARD, "throw", "roll B B g g g y")
    # blacks: 0, 1 or 2 of blue; whites: 0 to 3 greens, yellow or not: 3 * 4 * 2 ways, one of which rolls nothing
    ways = [move for move in match.legal if move.startswith("keep")]
    assert len(ways) == 3 * 4 * 2 - 2
    assert "keep BBgggy" not in match.legal
    assert "throw" in match.legal, "keeping none at all"
    assert verbs(match) == {"keep", "throw", "turn"}, "no way to stop"
    match.play("keep BBggg")
    assert match.turn.total == 6
    choice = {choice["move"]: choice for choice in view(table(HARD, "throw", JUNK))["choices"]}["keep BG"]
    assert choice == {
        "move": "keep BG",
        "kind": "throw",
        "dice": ["B", "G"],
        "left": 4,
        "declines": [],
        "throws_left": 1,
    }


@pytest.mark.rule("SC-9")
@pytest.mark.parametrize("throws", [1, 2])
def test_no_stopping_before_the_third_roll_without_a_card(throws: int) -> None:
    match = table(HARD, *("throw", JUNK) * throws)
    assert verbs(match) == {"keep", "throw"}


@pytest.mark.rule("SC-10")
def test_dice_set_aside_can_be_rerolled() -> None:
    match = table(HARD, "throw", "roll B G p p p p", "keep pppp", "roll O Y")
    assert {"keep O", "keep pp", "keep Op", "throw"} <= set(match.legal)
    match.play("keep OY")
    match.play("roll b b g u")
    assert match.steps[-1].state.dice == "OYbbgu"


@pytest.mark.rule("SC-11")
def test_a_declined_card_cannot_be_taken_later_in_the_turn() -> None:
    match = table(FOUR_FIVE, "throw", PINKS)
    assert takes(match) == ["take 1"]
    assert [choice["declines"] for choice in view(match)["choices"] if choice["move"] == "keep pppp"] == [[0]]
    match.play("keep pppp")
    assert match.steps[-1].events[-1].params["declined"] == [0]
    match.play("roll O Y")
    assert takes(match) == []
    assert [pile["declined"] for pile in view(match)["piles"]] == [True, False, False]
    match.play("keep pppp")
    match.play("roll B P")
    assert match.legal == ("take 2",), "the five is another card"


@pytest.mark.rule("SC-11")
def test_two_equal_cards_are_declined_together() -> None:
    match = table(("four", "four", "six"), "throw", PINKS)
    assert takes(match) == ["take 1", "take 2"]
    match.play("keep pppp")
    match.play("roll O Y")
    assert takes(match) == []


@pytest.mark.rule("SC-11")
def test_a_turn_that_was_only_possible_declines_nothing() -> None:
    match = table(FOUR_FIVE, "throw", "roll B B b g o u")
    assert "turn g>b" in match.legal, "it would make the four"
    match.play("keep BBb")
    match.play("roll b o u")
    assert takes(match) == ["take 1"]


@pytest.mark.rule("SC-11")
def test_a_turn_that_was_made_counts() -> None:
    match = table(FOUR_FIVE, "throw", "roll B B b g o u", "turn g>b")
    assert takes(match) == ["take 1"]
    match.play("keep BBbb")
    match.play("roll g o")
    assert takes(match) == []
    # and the other way round: a four that was turned away was not declined
    match = table(FOUR_FIVE, "throw", "roll B B b b o u", "turn b>o", "keep BBb", "roll b g p")
    assert takes(match) == ["take 1"]


@pytest.mark.rule("SC-12")
def test_after_the_third_roll_an_open_card_must_be_taken() -> None:
    match = table(("four", "trio_again", "six"), "throw", JUNK, "throw", JUNK, "throw", PINKS)
    assert match.legal == ("take 1", "take 2"), "his choice, but one of them"
    match.play("take 2")
    match.play("card five")
    assert match.state.tops == ("four", "five", "six")
    assert match.state.left == (15, 14, 15)
    assert [seen["cards"] for seen in view(match, 1)["hands"]] == [None, []], "face down"


@pytest.mark.rule("SC-12")
def test_a_declined_card_alone_counts_as_no_card() -> None:
    match = table(FOUR_FIVE, "throw", PINKS, "keep pppp", "roll O Y", "keep pppp", "roll B U")
    assert codes(match)[-1] == "no_card"
    assert match.turn == Decide(1)


@pytest.mark.rule("SC-12")
@pytest.mark.parametrize("pile", range(3))
def test_an_empty_pile_offers_nothing(pile: int) -> None:
    tops, left = list(HARD), [14, 14, 14]
    tops[pile], left[pile] = "four", 1
    match = table(tuple(tops), "throw", PINKS, f"take {pile + 1}", left=tuple(left))
    assert codes(match)[-2:] == ["taken", "pile_empty"]
    assert match.turn == Decide(1), "no card to show"
    assert view(match)["piles"][pile] == {"card": None, "left": 0, "made": False, "declined": False}
    match.play("throw")
    match.play(PINKS)
    assert takes(match) == []


@pytest.mark.rule("SC-12")
def test_turning_a_die_can_change_the_card_but_not_lose_it() -> None:
    three = ("throw", JUNK, "throw", JUNK, "throw", "roll B B b b g o")
    match = table(FOUR_FIVE, *three)
    assert set(match.legal) == {"take 1", "turn g>b", "turn g>o", "turn g>p", "turn g>u", "turn g>y"} | {
        f"turn o>{face}" for face in "bgpuy"
    }
    match.play("turn g>b")
    assert match.legal == ("take 1", "take 2")


@pytest.mark.rule("SC-13")
def test_after_a_turn_without_a_card_the_dice_can_be_taken_over() -> None:
    match = table(HARD, *NOTHING)
    assert view(match)["inherit"] is True
    assert view(match)["last"] == {"code": "no_card", "seat": 0, "card": None}
    keeps = [move for move in match.legal if move.startswith("keep")]
    assert len(keeps) == 2**6 - 2, "at least one kept and at least one thrown"
    assert set(match.legal) - set(keeps) == {"throw"}
    match.play("keep Bo")
    assert codes(match)[-2:] == ["taken_over", "kept"]
    assert match.turn.total == 6**4
    match.play("roll O p p y")
    assert match.steps[-1].events[0].params["throw"] == 2, "the dice taken over were the first throw"
    match.play("throw")
    match.play(JUNK)
    assert match.turn == Decide(0), "two throws, no more"


@pytest.mark.rule("SC-13")
def test_or_the_player_rolls_all_six_three_times() -> None:
    match = table(HARD, *NOTHING)
    choice = {choice["move"]: choice["throws_left"] for choice in view(match)["choices"]}
    assert (choice["throw"], choice["keep BG"]) == (2, 1)
    for move in NOTHING[:4]:
        match.play(move)
    assert match.state.seat == 1
    for move in NOTHING[4:]:
        match.play(move)
    assert match.turn == Decide(0)


@pytest.mark.rule("SC-13")
def test_after_a_card_all_six_are_rolled() -> None:
    match = table(("trio_swap", "four", "five"), "throw", PINKS, "take 1", "card trio_again")
    assert match.state.dice == "BGpppp", "they still lie there, to be seen"
    assert view(match)["last"]["code"] == "won"
    assert match.legal == ("throw",)
    assert not any(pile["made"] for pile in view(match)["piles"])


DECLINED = ("throw", PINKS, "keep pppp", "roll O Y", "keep pppp", "roll B U")


@pytest.mark.rule("SC-14")
def test_cards_declined_by_the_previous_player_are_available_to_the_next() -> None:
    match = table(FOUR_FIVE, *DECLINED)
    assert takes(match) == ["take 1"]
    match.play("take 1")
    assert codes(match)[-2:] == ["taken_over", "taken"]
    match.play("card six")
    assert hands(match) == (set(), {"four"})


@pytest.mark.rule("SC-14")
def test_rerolling_declines_them_for_the_next_player_too_but_rolling_all_six_does_not() -> None:
    match = table(FOUR_FIVE, *DECLINED, "keep pppp", "roll O Y")
    assert takes(match) == []
    match = table(FOUR_FIVE, *DECLINED, "throw", PINKS)
    assert takes(match) == ["take 1"]


@pytest.mark.rule("SC-14")
def test_a_turned_die_is_taken_over_as_turned() -> None:
    match = table(HARD, *NOTHING[:5], "roll B B g o p u", "turn g>y")
    assert match.turn == Decide(1)
    assert match.state.dice == "BBopuy"
    assert "keep y" in match.legal
    assert "keep g" not in match.legal


@pytest.mark.rule("SC-15")
def test_equal_blacks_turn_any_one_die_to_any_face_once() -> None:
    match = table(HARD, "throw", "roll B B g g o y")
    turns = [move for move in match.legal if move.startswith("turn")]
    assert len(turns) == 4 * 5, "four different dice, five other faces"
    assert {"turn B>Y", "turn g>b", "turn o>u"} <= set(turns)
    match.play("turn B>Y")
    assert match.state.dice == "BYggoy"
    assert "turn" not in verbs(match), "once"


@pytest.mark.rule("SC-15")
def test_a_die_set_aside_can_be_turned_too() -> None:
    match = table(HARD, "throw", "roll B G p p p y", "keep pppy", "roll O O")
    match.play("turn y>p")
    assert match.state.kept == "pppp"
    assert match.turn == Decide(0), "and the turn goes on"
    assert match.state.thrown == 2


@pytest.mark.rule("SC-15")
def test_each_roll_of_both_blacks_gives_the_right_again() -> None:
    match = table(HARD, "throw", "roll B B g o p u", "turn g>y", "throw", "roll Y Y g o p u")
    assert "turn" in verbs(match)
    match = table(HARD, "throw", "roll B B g o p u", "keep BB", "roll g o p u")
    assert "turn" not in verbs(match), "kept blacks do not count, nor does a right not used"


@pytest.mark.rule("SC-15")
def test_kept_or_inherited_blacks_do_not_count() -> None:
    match = table(HARD, "throw", "roll B G o p u y", "keep B", "roll B o p u y")
    assert match.state.dice == "BBopuy"
    assert "turn" not in verbs(match), "one kept, one thrown"
    match = table(HARD, *NOTHING[:5], "roll B B g o p u")
    assert set(match.legal) >= {"pass", "turn g>b"}
    match.play("pass")
    assert match.turn == Decide(1)
    assert verbs(match) == {"keep", "throw"}, "inherited"
    match.play("keep BB")
    match.play("roll g o p u")
    assert "turn" not in verbs(match)


@pytest.mark.rule("SC-15")
def test_different_blacks_turn_nothing() -> None:
    assert "turn" not in verbs(table(HARD, "throw", "roll B G b b o y"))


@pytest.mark.rule("SC-15", "SC-12")
def test_after_the_third_roll_a_turned_die_can_win_the_card() -> None:
    match = table(FOUR_FIVE, *NOTHING[:5], "roll B B b g o u")
    assert "pass" in match.legal
    seen = {choice["move"]: choice.get("makes") for choice in view(match)["choices"]}
    assert seen["turn g>b"] == [0]
    assert seen["turn g>o"] == []
    match.play("turn g>b")
    assert match.legal == ("take 1",)


@pytest.mark.rule("SC-15", "SC-12")
def test_after_the_third_roll_a_turned_die_can_change_the_card_but_not_lose_it() -> None:
    """Equal blacks and a blue four: a die turned to a fifth blue matches the other card too; one card must remain."""
    match = table(("four_blue", "five_blue", "six"), *NOTHING[:5], "roll G G b b b b")
    assert takes(match) == ["take 1"]
    assert "pass" not in match.legal
    turns = [move for move in match.legal if move.startswith("turn")]
    assert turns == [f"turn G>{face}" for face in "BOPUY"], "a turned blue die would unmake the four"
    match.play("turn G>B")
    assert takes(match) == ["take 1", "take 2"]
    other = table(("four_blue", "trio_pink", "six"), *NOTHING[:5], "roll P P b b b b")
    other.play("turn b>p")
    assert other.legal == ("take 2",), "the card may become another"
