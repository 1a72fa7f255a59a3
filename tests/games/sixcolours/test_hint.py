"""Six Colours' odds for a hint: for which cards they are given, and their values."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from playing import facts_of

from pyapp.core.match import Match
from pyapp.games.sixcolours.odds import best, chance

from .table import JUNK, table

TOPS = ("four", "trio_pink", "six")


def chances(match: Match[Any], move: str, code: str = "card") -> dict[str, Any]:
    facts = facts_of(match, move)
    assert all(fact.code == code for fact in facts)
    return {fact.params["card"]: pytest.approx(fact.params["chance"], abs=5e-7) for fact in facts}


def test_a_whole_turn_ahead() -> None:
    """SC-P2, SC-P9, SC-P4: the printed figures for three rolls."""
    assert chances(table(TOPS), "throw") == {"four": 0.598988, "trio_pink": 0.591482, "six": 0.045994}


def test_the_last_roll_and_what_rerolling_declines() -> None:
    """Three pinks and three dice to roll: four needs one more pink, or equal blacks of which one is turned.

    Six needs both blacks pink. The dice already match the trio, so rerolling declines it.
    """
    match = table(TOPS, "throw", JUNK, "throw", "roll B G o p p p")
    four = 1 - Fraction(5, 6) ** 3 + Fraction(5, 36) * Fraction(5, 6)
    assert chances(match, "keep ppp") == {"four": float(four), "six": float(Fraction(1, 36))}


def test_the_likeliest_card_comes_first() -> None:
    """Wherever its pile lies."""
    for tops in (("six", "four", "trio_pink"), ("four", "six", "trio_pink"), ("trio_pink", "six", "four")):
        told = facts_of(table(tops, "throw", "roll B B p p p y"), "keep ppp")
        chances_told = [fact.params["chance"] for fact in told]
        assert chances_told == sorted(chances_told, reverse=True)
        assert told[0].params["card"] == "four"


def test_what_is_given_up_for_a_card() -> None:
    match = table(TOPS, "throw", JUNK, "throw", "roll B G o p p p")
    four = 1 - Fraction(5, 6) ** 3 + Fraction(5, 36) * Fraction(5, 6)
    assert chances(match, "take 2", "instead") == {"four": float(four), "six": float(Fraction(1, 36))}
    last = table(TOPS, "throw", JUNK, "throw", JUNK, "throw", "roll B G o p p p")
    assert chances(last, "take 2") == {}


def test_a_turned_die() -> None:
    """Equal blacks on the second roll: one turned to a third pink makes the trio, and four lacks one pink of three."""
    match = table(TOPS, "throw", JUNK, "throw", "roll B B o p p y")
    four = 1 - Fraction(5, 6) ** 3 + Fraction(5, 36) * Fraction(5, 6)
    assert chances(match, "turn o>p") == {"four": float(four), "trio_pink": 1.0, "six": float(Fraction(1, 36))}


def test_what_is_given_up_with_dice_left_by_another_player() -> None:
    """Dice of another player: for a card that they do not help with, all six can be rolled instead, three times."""
    tops = ("four", "trio_pink", "five_blue")
    match = table(tops, "throw", "roll B G o p p p", "keep ppp", "roll B G o", "keep ppp", "roll B G o")
    assert match.state.inherit
    dice, afresh = match.state.dice, chance("five_blue", "", 3)
    assert best("five_blue", dice, 2) < afresh
    assert best("four", dice, 2) > chance("four", "", 3)
    told = {"four": float(best("four", dice, 2)), "five_blue": float(afresh)}
    assert chances(match, "take 2", "instead") == told


def test_only_keeping_dice_left_by_another_player_declines_the_card_they_match() -> None:
    """Rolling all six declines nothing: the new dice can match the trio too."""
    match = table(TOPS, "throw", "roll B G o p p p", "keep ppp", "roll B G o", "keep ppp", "roll B G o")
    assert match.state.inherit
    assert set(chances(match, "keep ppp")) == {"four", "six"}
    assert chances(match, "throw") == chances(table(TOPS), "throw"), "as if no dice had been left"


def test_a_die_can_be_turned_before_aiming_at_another_card() -> None:
    match = table(TOPS, "throw", JUNK, "throw", "roll B B p p p y")
    told = chances(match, "take 2", "instead")
    assert told["four"] == 1.0
