"""Six Colours' sensible bot: it aims by the odds, and its results show it."""

from __future__ import annotations

from typing import Any

import pytest
from playing import bots_share

from pyapp.advice import choose
from pyapp.core.match import Match

from .table import HARD, JUNK, NOTHING, TWOS, table


def test_it_beats_random() -> None:
    assert bots_share("sixcolours", 60) >= 0.8


@pytest.mark.slow
def test_it_beats_random_over_a_thousand_games() -> None:
    assert bots_share("sixcolours", 1000) >= 0.8


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


def test_it_ends_the_game_only_when_it_leads() -> None:
    assert best(table(HARD, hands=(TWOS[:7], ("trio_yellow",)))) == "end"
    strong = ("five_pink", "five_orange", "five_purple", "five_yellow", "six", "five")
    assert best(table(HARD, hands=(TWOS[:7], strong))) == "throw"


def test_it_gives_away_the_least() -> None:
    offer = ("trio_swap", "six", "five_blue")
    moves = ("throw", "roll B G p p p y", "take 1", "card five", "draw trio_blue")
    assert best(table(offer, *moves, hands=(("four_pink",), ("trio_blue",)))) == "give trio_swap"
