"""Six Colours' sensible bot: it aims by the odds, and it shows."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.api import choose
from pyapp.core.match import Match, Seat
from pyapp.games import find_game

from .table import HARD, JUNK, NOTHING, TWOS, table


def wins(games: int) -> float:
    """The sensible bot's share of games against the random one, each beginning every other game."""
    won = 0
    levels = ["sensible", "random"]
    for number in range(games):
        seats = [Seat(level, level) for level in levels]
        match: Match[Any] = Match(find_game("sixcolours"), seats, {"start": number % 2 + 1}, f"bots{number}")
        match.begin()
        while match.outcome is None:
            match.play(choose(match, levels[match.state.seat]))
        won += match.outcome.winners == (0,)
    return won / games


def test_it_beats_random(record_property: Any) -> None:
    share = wins(200)
    record_property("share", share)
    print(f"sensible beats random in {share:.1%} of 200 games")
    assert share >= 0.8


@pytest.mark.slow
def test_it_beats_random_over_a_thousand_games() -> None:
    share = wins(1000)
    print(f"sensible beats random in {share:.1%} of 1,000 games")
    assert share >= 0.8


def best(match: Match[Any]) -> str:
    return choose(match, "sensible")


def test_it_keeps_what_it_has_of_the_combination() -> None:
    assert best(table(("four", "six", "five_blue"), "throw", "roll B G p p p y")) == "keep ppp"


def test_it_takes_a_card_rather_than_gamble() -> None:
    assert best(table(("five_pink", "six", "five_blue"), "throw", "roll B P p p p p")) == "take 1"


def test_it_turns_a_die_when_that_wins() -> None:
    match = table(("four", "six", "five_blue"), "throw", JUNK, "throw", JUNK, "throw", "roll B B b g o y")
    move = best(match)
    assert move.startswith("turn")
    match.play(move)
    assert match.legal[0] == "take 1"


def test_it_takes_over_good_dice_and_leaves_bad_ones() -> None:
    assert best(table(HARD, *NOTHING)) == "throw"
    match = table(("five", "six", "five_blue"), *NOTHING[:4], "throw", "roll B G p p p p")
    assert best(match) == "keep pppp"


def test_it_ends_the_game_when_ahead_and_plays_on_when_behind() -> None:
    assert best(table(HARD, hands=(TWOS[:7], ("trio_yellow",)))) == "end"
    strong = ("five_pink", "five_orange", "five_purple", "five_yellow", "six", "five")
    assert best(table(HARD, hands=(TWOS[:7], strong))) == "throw"


def test_it_gives_the_least_away() -> None:
    offer = ("trio_swap", "six", "five_blue")
    moves = ("throw", "roll B G p p p y", "take 1", "card five", "draw trio_blue")
    assert best(table(offer, *moves, hands=(("four_pink",), ("trio_blue",)))) == "give trio_swap"
