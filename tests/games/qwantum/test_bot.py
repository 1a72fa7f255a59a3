"""Qwantum's sensible bot."""

from __future__ import annotations

from time import process_time

import pytest
from games.qwantum.table import FULL_ROW, play, roll, sheet, table
from playing import bots_share, script

from pyapp.advice import choose
from pyapp.games.qwantum.bot import prospect, worth
from pyapp.games.qwantum.rules import GAME
from pyapp.games.qwantum.sheet import EMPTY


def test_it_beats_random() -> None:
    assert bots_share("qwantum", 60) >= 0.8


@pytest.mark.slow
def test_it_beats_random_over_a_thousand_games() -> None:
    assert bots_share("qwantum", 1000) >= 0.8


def test_it_answers_quickly() -> None:
    match = play(script("qwantum", start=1), "throw", "roll R1 R2 B4 V3 B6 Y5 3")
    choose(match, "sensible")  # the first answer fills its tables
    began = process_time()
    choose(match, "sensible")
    assert process_time() - began < 0.5, "a tenth of that is usual"


def test_a_high_number_in_the_first_space_is_bad() -> None:
    values = [worth(sheet(red=(number,)), False) for number in range(1, 34)]
    assert values[5] > values[14] > values[29]
    assert worth(sheet(red=(6,)), False) > worth(EMPTY, False)


def test_a_full_sheet_is_worth_its_columns() -> None:
    full = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=FULL_ROW, blue=(6, 8, 12, 16, 11, 4))
    assert worth(full, False) == 6 + 8 + 12 + 16 + 11 + 4
    assert prospect(0, FULL_ROW, False) == ((1.0,) * 6, FULL_ROW)


def test_a_row_that_cannot_continue_promises_nothing() -> None:
    reach, numbers = prospect(0, (3, 4, 5, 6, 1), False)
    assert (reach[5], numbers[5]) == (0.0, 0.0)


def test_it_takes_two_good_numbers_and_leaves_a_bad_one() -> None:
    match = play(table(EMPTY, EMPTY), "throw", roll(red=5, yellow=6), "again 1", "roll V6")
    assert choose(match, "sensible").startswith("write")
    spoilt = sheet(red=(4,), yellow=(4,), violet=(4,), blue=FULL_ROW)
    match = play(table(EMPTY, spoilt), "throw", "roll R4 R6 R3 R5 R3 R6 6", "pass", "pass")
    assert match.legal == ("write red 33", "write yellow 6", "write violet 6", "pass")
    assert choose(match, "sensible") != "write red 33"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    nearly = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=FULL_ROW, blue=(1, 2, 3, 15, 14))
    ahead = sheet(red=(9, 30, 32, 33), yellow=(9, 30, 32, 33), violet=(9, 30, 32, 33), blue=(9, 30, 32, 33))
    moves = ("throw", "roll R1 R2 B4 V3 B6 Y5 3", "pass", "pass")
    assert choose(play(table(EMPTY, nearly, EMPTY), *moves), "sensible") == "write blue 13"
    assert choose(play(table(EMPTY, nearly, ahead), *moves), "sensible") == "pass"


def test_it_knows_no_more_than_its_seat() -> None:
    """Its own choice does not depend on the others' secret choices."""
    start = ("throw", "roll R1 R2 B4 V3 B6 Y5 3", "pass")
    choices = {
        choose(play(table(EMPTY, EMPTY), *start, move), "sensible") for move in ("write red 6", "write blue 13", "pass")
    }
    assert len(choices) == 1
    assert GAME.info.bots == ("random", "sensible")
