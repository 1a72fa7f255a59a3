"""Qwantum with real dice: which die shows what cannot be seen."""

from __future__ import annotations

import pytest
from real_dice import ask, pieces, real

from pyapp.core import record
from pyapp.core.chance import Roll
from pyapp.core.errors import GameError
from pyapp.games import find_game

FIRST = "roll R4 R6 R3 Y6 V5 Y1 4"
"""The six coloured dice in order, then the white one. The red 6 and the yellow 1 could also be the other way round."""


def test_dice_of_the_same_look_with_different_faces_are_one_kind() -> None:
    coloured, white = pieces("qwantum", "throw")["pieces"]
    assert (coloured["kind"], coloured["amount"], len(coloured["shows"])) == ("coloured", 6, 24)
    assert (white["kind"], white["amount"], list(white["shows"])) == ("white", 1, list("123456"))


def test_dice_of_the_same_look_can_be_entered_in_any_order() -> None:
    match = real("qwantum", "throw", "roll Y1 V5 R3 R4 R6 Y6 4")
    assert sorted(match.state.dice) == sorted(FIRST.split()[1:])
    assert match.steps[-1].move == "roll R4 Y1 R3 Y6 V5 R6 4", "the first way in which they fit"


def test_an_outcome_still_has_one_string() -> None:
    roll = find_game("qwantum").turn(real("qwantum", "throw").state)
    assert isinstance(roll, Roll)
    assert roll.normalise(FIRST) == FIRST


@pytest.mark.parametrize("shown", ["R1 R1 R1 Y1 Y1 V5 4", "V5 V5 R1 R6 R3 Y6 4", "R4 R6 R3 Y6 V5 Y1 7"])
def test_impossible_faces_are_refused(shown: str) -> None:
    match = real("qwantum", "throw")
    with pytest.raises(GameError, match="bad_move"):
        match.play(f"roll {shown}")
    assert match.state.phase == "roll"


def test_a_frame_says_what_was_typed_in() -> None:
    """Without the verb and without the mark of dice that were other ones than it seemed."""
    match = real("qwantum", "throw", FIRST, "again 2", "roll V2")
    assert match.steps[-1].move == "roll * V2"
    assert ask("load", record=record.write(match))["ok"]
    frames = ask("log")["frames"]
    assert [frame.get("typed") for frame in frames[-4:]] == [None, FIRST.split()[1:], None, ["V2"]]


def test_another_die_was_rerolled_than_it_seemed() -> None:
    """Nobody saw which die is the red 6 and which the yellow 1; the 6 seemed to be the second, but shows a violet 2."""
    match = real("qwantum", "throw", FIRST, "again 2", "roll V2")
    assert match.state.dice == ("R4", "Y1", "R3", "Y6", "V5", "V2", "4")
    assert match.state.thrown == (5,)
    assert match.steps[-1].events[0].params["thrown"] == ["6"]
    again = record.read(record.write(match), find_game)
    assert again.state == match.state
    with pytest.raises(GameError, match="bad_move"):
        real("qwantum", "throw", FIRST, "again 2", "roll R5")
