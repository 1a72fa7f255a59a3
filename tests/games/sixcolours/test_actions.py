"""Six Colours: the four actions (SC-16 to SC-19, SC-25, SC-O3)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from playing import codes

from pyapp.core.chance import probability
from pyapp.core.game import Decide

from .table import HARD, JUNK, hands, sizes, table, takes, view

TRIO = "roll B G p p p y"
WIN = ("throw", TRIO, "take 1", "card five")
"""Win the trio on the first pile; a five is next."""


def offer(action: str) -> tuple[str, str, str]:
    return (f"trio_{action}", HARD[0], HARD[1])


@pytest.mark.rule("SC-16")
def test_go_again_is_a_further_normal_turn() -> None:
    match = table(("trio_again", "four", "six"), "throw", "roll B G p p p p", "take 1", "card four_pink")
    assert codes(match)[-1] == "action"
    assert match.turn == Decide(0)
    assert match.legal == ("throw",), "nothing inherited"
    for _ in range(3):
        assert match.state.seat == 0
        match.play("throw")
        match.play(JUNK)
    assert match.turn == Decide(1)
    assert view(match)["inherit"] is True


@pytest.mark.rule("SC-16")
def test_declined_cards_are_available_again() -> None:
    start = ("throw", "roll B G p p p p", "keep pppp", "roll O O", "turn p>o")
    match = table(("four", "full_house_again", "six"), *start)
    assert takes(match) == ["take 2"], "the four was declined; three pinks and three oranges are a full house"
    match.play("take 2")
    match.play("card five")
    assert not any(pile["declined"] for pile in view(match)["piles"])
    match.play("throw")
    match.play("roll B G p p p p")
    assert takes(match) == ["take 1"]


@pytest.mark.rule("SC-17")
def test_steal_draws_one_card_blindly() -> None:
    held = ("four", "four", "six")
    match = table(("trio_steal", "five_blue", "five_green"), *WIN, hands=((), held))
    assert probability(match.turn, "draw four") == Fraction(2, 3)
    assert probability(match.turn, "draw six") == Fraction(1, 3)
    match.play("draw six")
    assert hands(match) == ({"trio_steal", "six"}, {"four"})
    assert sizes(match) == [2, 2]
    assert match.turn == Decide(1)


@pytest.mark.rule("SC-17", "SC-25")
def test_a_player_who_has_cards_is_chosen() -> None:
    match = table(offer("steal"), *WIN, hands=((), ("four",), (), ("trio_blue", "four")))
    assert match.turn == Decide(0)
    assert match.legal == ("steal 2", "steal 4")
    assert [choice["cards"] for choice in view(match)["choices"]] == [1, 2]
    match.play("steal 4")
    assert probability(match.turn, "draw trio_blue") == Fraction(1, 2)
    match.play("draw four")
    assert hands(match) == ({"trio_steal", "four"}, {"four"}, set(), {"trio_blue"})


@pytest.mark.rule("SC-17")
def test_cards_got_by_steal_do_not_act() -> None:
    match = table(offer("steal"), *WIN, hands=((), ("three_pairs_again",)))
    match.play("draw three_pairs_again")
    assert match.turn == Decide(1)
    assert sizes(match) == [2, 0]


@pytest.mark.rule("SC-25")
@pytest.mark.parametrize("action", ["steal", "swap", "group_swap"])
def test_without_anybody_to_choose_the_action_lapses(action: str) -> None:
    match = table(offer(action), *WIN, hands=(("four",), (), ()))
    assert codes(match)[-2:] == ["action", "lapsed"]
    assert match.turn == Decide(1)
    assert sizes(match) == [2, 0, 0]


@pytest.mark.rule("SC-18", "SC-O3")
def test_swap_gives_an_own_card_in_return() -> None:
    match = table(offer("swap"), *WIN, hands=(("four",), ("trio_blue", "five_pink")))
    match.play("draw five_pink")
    assert view(match, 0)["drawn"]["card"] == "five_pink", "chosen after looking"
    assert match.legal == ("give trio_swap", "give four"), "any but the one drawn; the card just won as well"
    match.play("give trio_swap")
    assert hands(match) == ({"four", "five_pink"}, {"trio_blue", "trio_swap"})
    assert match.turn == Decide(1)


@pytest.mark.rule("SC-O3")
def test_a_second_copy_of_the_card_drawn_can_be_given() -> None:
    match = table(offer("swap"), *WIN, "draw four", hands=(("four",), ("four",)))
    assert match.legal == ("give trio_swap", "give four")


def test_equal_cards_are_one_choice() -> None:
    match = table(offer("swap"), *WIN, "draw trio_blue", hands=(("four", "four"), ("trio_blue",)))
    assert match.legal == ("give trio_swap", "give four")


@pytest.mark.rule("SC-O3")
def test_with_the_option_the_card_drawn_can_be_given_back() -> None:
    for value, legal in (("other_card", ("give trio_swap",)), ("any_card", ("give trio_swap", "give five_pink"))):
        match = table(offer("swap"), *WIN, "draw five_pink", hands=((), ("five_pink",)), swap=value)
        assert match.legal == legal
    match.play("give five_pink")
    assert hands(match) == ({"trio_swap"}, {"five_pink"})


@pytest.mark.rule("SC-18")
def test_swap_with_a_chosen_player_and_cards_got_do_not_act() -> None:
    match = table(offer("swap"), *WIN, hands=((), ("four",), ("trio_again",)))
    assert match.legal == ("swap 2", "swap 3")
    match.play("swap 3")
    match.play("draw trio_again")
    match.play("give trio_swap")
    assert hands(match) == ({"trio_again"}, {"four"}, {"trio_swap"})
    assert match.turn == Decide(1)


@pytest.mark.rule("SC-19")
def test_group_swap_goes_round_from_the_left_and_skips_empty_hands() -> None:
    held = (("four",), (), ("trio_blue",), ("five_pink",))
    match = table(offer("group_swap"), *WIN, hands=held)
    assert match.state.victim == 2, "the second seat has no cards"
    match.play("draw trio_blue")
    assert match.legal == ("give trio_group_swap", "give four")
    match.play("give four")
    assert match.state.victim == 3
    match.play("draw five_pink")
    assert match.legal == ("give trio_group_swap", "give trio_blue"), "what the first exchange brought may go on"
    match.play("give trio_blue")
    assert hands(match) == ({"trio_group_swap", "five_pink"}, set(), {"four"}, {"trio_blue"})
    assert match.turn == Decide(1)
    chosen = [event.params["victim"] for step in match.steps for event in step.events if event.code == "chosen"]
    assert chosen == [2, 3]


@pytest.mark.rule("SC-19")
def test_clockwise_from_the_left_means_the_following_seats() -> None:
    nothing = ("throw", JUNK) * 3
    match = table(offer("group_swap"), *nothing, *WIN, hands=(("four",), (), ("trio_blue",)))
    order = [match.state.victim]
    match.play("draw trio_blue")
    match.play("give trio_group_swap")
    order.append(match.state.victim)
    assert order == [2, 0]
