"""Six Colours: the end, the right to end, and who wins (SC-20 to SC-23, SC-26, SC-O2, SC-O5, SC-P10)."""

from __future__ import annotations

from functools import lru_cache

import pytest
from playing import at_random, codes, new_match

from pyapp.core.game import Decide
from pyapp.games.sixcolours.deck import CARDS
from pyapp.games.sixcolours.dice import made, throw_of
from pyapp.games.sixcolours.state import EARLY, LAST

from .table import FOURS, HARD, NOTHING, TWOS, hands, sizes, table, view

TRIO = "roll B G p p p y"
OFFER = ("trio_yellow", "six", "five_blue")
YELLOW = ("throw", "roll B G p y y y", "take 1", "card five")


def with_cards(count: int, seats: int, offer: tuple[str, ...] = OFFER, *moves: str, **options: object):  # type: ignore[no-untyped-def]
    """The first seat has this many cards, none with an action, and the last seat has one."""
    held = (TWOS[:count], *((),) * (seats - 2), ("five_pink",))
    return table(offer, *moves, hands=held, **options)


def check_numbers(seats: int, early: int, last: int) -> None:
    assert (EARLY[seats], LAST[seats]) == (early, last)
    assert "end" not in with_cards(early - 1, seats).legal
    match = with_cards(early, seats)
    assert match.legal == ("throw", "end")
    match.play("end")
    assert match.outcome is not None
    assert match.outcome.reason == "ended"
    assert match.outcome.facts["by"] == 0
    # below the number the game continues, from the number on the player is asked, with the last card the game is over
    match = with_cards(early - 2, seats, OFFER, *YELLOW)
    assert match.turn == Decide(1)
    match = with_cards(early - 1, seats, OFFER, *YELLOW)
    assert match.legal == ("pass", "end")
    match.play("pass")
    assert match.turn == Decide(1)
    assert match.outcome is None
    assert with_cards(last - 2, seats, OFFER, *YELLOW).outcome is None
    match = with_cards(last - 1, seats, OFFER, *YELLOW)
    assert match.outcome is not None
    assert match.outcome.reason == "last_card"


@pytest.mark.rule("SC-20")
def test_two_players_from_seven_to_ten() -> None:
    check_numbers(2, 7, 10)


@pytest.mark.rule("SC-21")
def test_three_players_from_five_to_eight() -> None:
    check_numbers(3, 5, 8)


@pytest.mark.rule("SC-22")
def test_four_players_from_four_to_six() -> None:
    check_numbers(4, 4, 6)


@pytest.mark.rule("SC-O2")
def test_in_a_players_own_turn_before_the_first_roll_or_after_a_card() -> None:
    match = with_cards(7, 2, HARD, "throw")
    match.play("roll B G o p u y")
    assert "end" not in match.legal, "not between throws"
    match = with_cards(7, 2, HARD, *NOTHING)
    assert "end" not in match.legal, "not in another's turn: the second seat has one card"
    match = table(HARD, *NOTHING, hands=((), TWOS[:7]))
    assert "end" in match.legal, "instead of taking over"


@pytest.mark.rule("SC-O2")
def test_with_the_option_only_directly_after_a_card() -> None:
    match = with_cards(7, 2, OFFER, ending="after_card")
    assert match.legal == ("throw",)
    for move in YELLOW:
        match.play(move)
    assert match.legal == ("pass", "end")
    # go again is played after a card was gained
    match = with_cards(7, 2, ("trio_again", *HARD[:2]), "throw", TRIO, "take 1", "card five", ending="after_card")
    assert match.legal == ("throw", "end")


@pytest.mark.rule("SC-O2")
def test_after_a_card_means_after_its_action() -> None:
    match = with_cards(6, 2, ("trio_steal", *HARD[:2]), "throw", TRIO, "take 1", "card five")
    assert match.state.phase == "draw"
    match.play("draw five_pink")
    assert match.legal == ("pass", "end")


@pytest.mark.rule("SC-23")
def test_the_player_with_the_most_points_wins_not_the_most_cards() -> None:
    match = table(OFFER, "end", hands=(TWOS[:7], ("five_pink", "five_green", "five_orange", "five_purple")))
    assert match.outcome is not None
    assert match.outcome.scores == (14, 16)
    assert match.outcome.winners == (1,)
    assert match.outcome.ranks == (2, 1)
    assert match.outcome.facts["cards"] == [7, 4]
    assert [hand["points"] for hand in view(match)["hands"]] == [14, 16], "and the cards are turned up"


@pytest.mark.rule("SC-O5")
def test_equal_totals() -> None:
    held = (TWOS[:4], ("five_pink", "five_green"), ("five_orange", "five_purple"), ())
    match = table(OFFER, "end", hands=held)
    assert match.outcome is not None
    assert match.outcome.scores == (8, 8, 8, 0)
    assert match.outcome.ranks == (1, 1, 1, 4), "shared"
    match = table(OFFER, "end", hands=held, ties="fewer_cards")
    assert match.outcome is not None
    assert match.outcome.ranks == (3, 1, 1, 4), "fewer cards win, equals still share"
    held = (FOURS, ("five_pink", "three_pairs_swap"), (), ())
    match = table(OFFER, "end", hands=held, ties="fewer_cards")
    assert match.outcome is not None
    assert match.outcome.winners == (0,), "points come first"


@pytest.mark.rule("SC-26")
def test_the_last_card_first_does_its_steal_or_swap() -> None:
    match = with_cards(9, 2, ("trio_steal", *HARD[:2]), "throw", TRIO, "take 1", "card five")
    assert match.outcome is None
    match.play("draw five_pink")
    assert match.outcome is not None
    assert match.outcome.reason == "last_card"
    assert sizes(match) == [11, 0]
    match = with_cards(9, 2, ("trio_swap", *HARD[:2]), "throw", TRIO, "take 1", "card five", "draw five_pink")
    assert match.outcome is None
    match.play("give trio_swap")
    assert match.outcome is not None
    assert match.outcome.scores == (22, 1)


@pytest.mark.rule("SC-26")
def test_go_again_lapses_with_the_last_card() -> None:
    match = with_cards(9, 2, ("trio_again", *HARD[:2]), "throw", TRIO, "take 1", "card five")
    assert match.outcome is not None
    assert codes(match)[-3:] == ["action", "lapsed", "last_card"]


@pytest.mark.rule("SC-26")
def test_a_last_card_got_by_steal_ends_the_game_too() -> None:
    match = with_cards(8, 2, ("trio_steal", *HARD[:2]), "throw", TRIO, "take 1", "card five")
    match.play("draw five_pink")
    assert sizes(match) == [10, 0]
    assert match.outcome is not None
    assert match.outcome.reason == "last_card"


@pytest.mark.rule("SC-26")
def test_a_player_who_drops_below_the_number_loses_the_right() -> None:
    offer = ("trio_steal", *HARD[:2])
    for count, moves in ((8, ("throw", "end")), (7, ("throw",))):
        match = table(offer, "throw", TRIO, "take 1", "card five", "draw four", hands=((), TWOS[:count]))
        assert sizes(match) == [2, count - 1]
        assert match.turn == Decide(1)
        assert match.legal == moves


@lru_cache(maxsize=64)
def winning_roll(card: str) -> str:
    """Some first roll that matches a card."""
    pattern = CARDS[card].pattern
    for outcome, _ in throw_of("").outcomes():
        if pattern in made("".join(sorted(outcome[5:].replace(" ", ""))), True):
            return outcome
    raise AssertionError(card)


@pytest.mark.rule("SC-P10")
@pytest.mark.parametrize(("seats", "most"), [(2, 19), (3, 22), (4, 21)])
def test_the_number_of_cards_in_the_longest_game(seats: int, most: int) -> None:
    """Everybody wins a card in every turn, always from the first pile that has any; nobody ends early or steals."""
    match = table(("four", "five", "four_pink"), hands=((),) * seats)
    taken = 0
    while match.outcome is None:
        pile = next(pile for pile in range(3) if match.state.tops[pile])
        match.play("throw")
        match.play(winning_roll(match.state.tops[pile]))
        match.play(f"take {pile + 1}")
        taken += 1
        if match.state.phase == "card":
            match.play(next(f"card {card}" for card, left in match.state.deck if left and not CARDS[card].action))
        if match.legal == ("pass", "end"):
            match.play("pass")
    assert taken == 45 - sum(match.state.left) == most
    assert match.state.left.count(0) == 1


@pytest.mark.rule("SC-P10")
def test_no_game_uses_more_cards() -> None:
    for number in range(12):
        match = new_match("sixcolours", f"most{number}")
        for _ in at_random(match, f"most{number}"):
            pass
        seats = len(match.seats)
        assert 45 - sum(match.state.left) <= {2: 19, 3: 22, 4: 21}[seats]
        assert match.state.left.count(0) <= 1
        assert sum(sizes(match)) == 45 - sum(match.state.left)
        assert all(hand <= set(CARDS) for hand in hands(match))
