"""Qwantum: scoring, every way to end, and what no game can exceed."""

from __future__ import annotations

import pytest
from games.qwantum.table import FULL_ROW, SOFIA, events, play, roll, sheet, table, view
from playing import codes, script

from pyapp.core.game import Decide
from pyapp.games.qwantum.dice import COLOURS, DICE, WHITE, colour_sums
from pyapp.games.qwantum.sheet import EMPTY, column_points, columns, total

# Scoring and end


@pytest.mark.rule("QW-18")
def test_a_column_scores_its_second_lowest_value() -> None:
    assert column_points((3, 4, 5, 7)) == 4
    assert column_points((7, 5, 3, 4)) == 4
    assert column_points((3, 3, 5, 7)) == 5
    assert column_points((3, 3, 3, 7)) == 7
    assert column_points((3, 9, 9, 9)) == 9


@pytest.mark.rule("QW-18")
def test_it_is_written_at_once() -> None:
    rows = sheet(red=(4, 9), yellow=(5,), violet=(3,))
    match = play(table(rows, EMPTY), "throw", SOFIA)
    choice = next(choice for choice in view(match)["choices"] if choice["move"] == "write blue 13")
    assert (choice["column"], choice["points"], choice["total"]) == (1, 4, 4)
    play(match, "write blue 13")
    assert events(match, "column") == [{"seat": 0, "column": 1, "points": 4}]
    shown = view(match)["sheets"][0]
    assert (shown["columns"], shown["total"]) == ([4, None, None, None, None, None], 4)


@pytest.mark.rule("QW-19")
def test_four_equal_numbers_score_that_number() -> None:
    assert [column_points((value,) * 4) for value in (1, 6, 33)] == [1, 6, 33]


NEARLY = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=FULL_ROW, blue=(5, 7, 11, 15, 14))
"""One space is empty: it takes a blue number below 14."""


@pytest.mark.rule("QW-20")
def test_a_sheet_filled_in_b_ends_the_game_without_c() -> None:
    match = play(table(NEARLY, EMPTY), "throw", SOFIA)
    choice = next(choice for choice in view(match)["choices"] if choice["kind"] == "write")
    assert choice["ends"] is True
    play(match, "write blue 13")
    assert match.outcome is not None
    assert match.outcome.reason == "sheet_full"
    assert (match.outcome.facts["action"], match.outcome.facts["full"]) == ("B", [0])
    assert match.outcome.scores == (5 + 7 + 11 + 15 + 14 + 13, 0)
    assert match.legal == ()


@pytest.mark.rule("QW-20")
def test_a_sheet_filled_in_c_by_any_player_ends_the_game() -> None:
    match = play(table(EMPTY, NEARLY), "throw", SOFIA, "write red 6", "pass", "write blue 13")
    assert match.outcome is not None
    assert (match.outcome.facts["action"], match.outcome.facts["full"]) == ("C", [1])


@pytest.mark.rule("QW-21")
def test_the_fifth_miss_ends_the_game_after_c() -> None:
    match = play(table(EMPTY, EMPTY, misses=(4, 0)), "throw", SOFIA, "pass")
    assert view(match)["choices"][-1] == {"move": "pass", "kind": "pass", "miss": 5, "ends": True}
    play(match, "pass")
    assert match.turn == Decide(1), "C is played to its end"
    play(match, "write red 6")
    assert match.outcome is not None
    assert match.outcome.reason == "fifth_miss"
    assert match.outcome.facts["fifth_miss"] == 0
    assert match.outcome.scores == (-15, 0)
    assert match.outcome.winners == (1,)
    assert match.state.sheets[1] == sheet(red=(6,))
    four = play(table(EMPTY, EMPTY, misses=(3, 4)), "throw", SOFIA, "pass", "pass", "pass")
    assert four.outcome is None, "the fourth is not the fifth, and others never mark one"


@pytest.mark.rule("QW-22")
@pytest.mark.parametrize("choosing", ["hidden", "open"])
def test_all_choices_then_the_miss_then_the_end(choosing: str) -> None:
    match = table(EMPTY, NEARLY, NEARLY, EMPTY, misses=(4, 0, 0, 0), choosing=choosing)
    play(match, "throw", SOFIA, "pass", "pass", "write blue 13", "write blue 13")
    assert match.turn == Decide(3), "two sheets are full, and the last player still chooses"
    play(match, "write violet 6")
    assert match.outcome is not None
    assert match.outcome.reason == "sheet_full"
    assert match.outcome.facts["full"] == [1, 2]
    assert match.outcome.facts["fifth_miss"] == 0
    full = 5 + 7 + 11 + 15 + 14 + 13
    assert match.outcome.scores == (-15, full, full, 0)
    assert match.outcome.ranks == (4, 1, 1, 3)
    assert match.state.sheets[3] == sheet(violet=(6,))
    assert codes(match)[-4:] == ["missed", "sheet_full", "sheet_full", "ended"]


@pytest.mark.rule("QW-22")
def test_an_active_player_who_fills_the_sheet_in_c_has_no_miss() -> None:
    match = play(table(NEARLY, EMPTY), "throw", SOFIA, "pass", "write blue 13")
    assert match.turn == Decide(1)
    play(match, "pass")
    assert match.outcome is not None
    assert match.state.misses == (0, 0)


@pytest.mark.rule("QW-23")
def test_completed_columns_minus_misses_and_the_highest_wins() -> None:
    rows = sheet(red=(4, 10, 13), yellow=(5, 11), violet=(3, 8, 12), blue=(7, 12, 20))
    assert columns(rows) == (4, 10, None, None, None, None)
    assert [total(rows, count) for count in range(6)] == [14, 13, 11, 8, 4, -1]
    match = play(table(EMPTY, rows, misses=(4, 2)), "throw", SOFIA, "pass", "pass", "pass")
    assert match.outcome is not None
    assert match.outcome.scores == (-15, 11)
    assert match.outcome.ranks == (2, 1)
    assert match.outcome.facts["columns"][1] == [4, 10, None, None, None, None]


# Bounds


@pytest.mark.rule("QW-P2")
def test_no_colour_exceeds_33() -> None:
    for colour, letter in enumerate("RYVB"):
        best = tuple(
            max(die, key=lambda face, letter=letter: int(face[1]) * (face[0] == letter))  # type: ignore[misc]
            for die in DICE[:WHITE]
        )
        assert colour_sums((*best, "6"))[colour] == 33


@pytest.mark.rule("QW-P4")
def test_a_player_is_active_28_times_at_most() -> None:
    """Every active turn fills a space or marks a miss; 23 spaces and 4 misses are the most without an end."""
    match = script("qwantum", seats=1)
    for _ in range(4):
        play(match, "throw", SOFIA, "pass", "pass")
    for colour in COLOURS:
        for number in FULL_ROW:
            assert match.outcome is None
            play(match, "throw", roll(**{colour: number}), f"write {colour} {number}")
            if match.outcome is None:
                play(match, "pass")
    assert match.outcome is not None
    assert sum(step.move == "throw" for step in match.steps) == 28
