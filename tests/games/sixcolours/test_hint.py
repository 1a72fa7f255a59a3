"""Six Colours' odds beside a hint: for which cards they are told, and what they are."""

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
    """SC-P2, SC-P9, SC-P4: the printed figures for three throws."""
    assert chances(table(TOPS), "throw") == {"four": 0.598988, "trio_pink": 0.591482, "six": 0.045994}


def test_the_last_throw_and_what_throwing_on_declines() -> None:
    """Three pinks and three dice to throw: four needs one more pink, or equal blacks of which one is turned; six needs
    both blacks pink. The trio lies there, so that throwing on declines it."""
    match = table(TOPS, "throw", JUNK, "throw", "roll B G o p p p")
    four = 1 - Fraction(5, 6) ** 3 + Fraction(5, 36) * Fraction(5, 6)
    assert chances(match, "keep ppp") == {"four": float(four), "six": float(Fraction(1, 36))}


def test_what_is_given_up_for_a_card() -> None:
    match = table(TOPS, "throw", JUNK, "throw", "roll B G o p p p")
    four = 1 - Fraction(5, 6) ** 3 + Fraction(5, 36) * Fraction(5, 6)
    assert chances(match, "take 2", "instead") == {"four": float(four), "six": float(Fraction(1, 36))}
    last = table(TOPS, "throw", JUNK, "throw", JUNK, "throw", "roll B G o p p p")
    assert chances(last, "take 2") == {}


def test_a_turned_die() -> None:
    """Equal blacks on the second throw: turned to a third pink the trio is there, and four lacks one pink of three."""
    match = table(TOPS, "throw", JUNK, "throw", "roll B B o p p y")
    four = 1 - Fraction(5, 6) ** 3 + Fraction(5, 36) * Fraction(5, 6)
    assert chances(match, "turn o>p") == {"four": float(four), "trio_pink": 1.0, "six": float(Fraction(1, 36))}


def test_what_is_given_up_for_a_card_that_was_left_lying() -> None:
    """Dice of another player: for a card they do not help to, all six may be rolled instead, three times."""
    tops = ("four", "trio_pink", "five_blue")
    match = table(tops, "throw", "roll B G o p p p", "keep ppp", "roll B G o", "keep ppp", "roll B G o")
    assert match.state.inherit
    dice, afresh = match.state.dice, chance("five_blue", "", 3)
    assert best("five_blue", dice, 2) < afresh
    assert best("four", dice, 2) > chance("four", "", 3)
    told = {"four": float(best("four", dice, 2)), "five_blue": float(afresh)}
    assert chances(match, "take 2", "instead") == told


def test_a_die_may_be_turned_before_another_card_is_aimed_at() -> None:
    match = table(TOPS, "throw", JUNK, "throw", "roll B B p p p y")
    told = chances(match, "take 2", "instead")
    assert told["four"] == 1.0
