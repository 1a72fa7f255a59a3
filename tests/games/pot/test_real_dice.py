"""Pass the Pot with real dice: three dice of the same look, each with one letter."""

from __future__ import annotations

import pytest
from real_dice import pieces, real

from pyapp.core.errors import GameError


def test_dice_of_the_same_look_with_different_faces_are_one_kind() -> None:
    (dice,) = pieces("pot", "throw")["pieces"]
    assert (dice["amount"], list(dice["shows"])) == (3, list("12345POT"))


def test_one_die_each_says_whose_it_is() -> None:
    turn = pieces("pot", start="roll_off", table=["roll", "off"], seats=3)
    assert turn["seat"] is None
    assert [(one["owner"], one["amount"]) for one in turn["pieces"]] == [(0, 1), (1, 1), (2, 1)]


def test_a_letter_shows_that_another_die_was_rerolled() -> None:
    match = real("pot", "throw", "roll 4 5 5", "again O", "roll P")
    assert match.state.dice == (0, 4, 5)
    assert match.state.thrown == "P"
    match = real("pot", "throw", "roll P 5 5", "again T", "roll O")
    assert match.state.dice == (0, 0, 5)
    with pytest.raises(GameError, match="bad_move"):
        real("pot", "throw", "roll P 5 5", "again T", "roll P")
    with pytest.raises(GameError, match="bad_move"):
        real("pot", "throw", "roll P P 5")
