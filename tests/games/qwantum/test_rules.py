"""Qwantum, clause by clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.qwantum.table import FULL_ROW, events, play, roll, sheet, table
from playing import codes, example, script

from pyapp.core.chance import D6, Dice, lot
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.games.qwantum.dice import ALL, COLOURS, DICE, NAMES, ROLLS, SHOWS, WHITE, colour_sums
from pyapp.games.qwantum.rules import GAME
from pyapp.games.qwantum.sheet import EMPTY, column_points, columns, fits, minus, span, total, write

SOFIA = "roll R1 R2 B4 V3 B6 Y5 3"
"""Red 6, yellow 8, violet 6, blue 13."""
SOFIAS = ["write red 6", "write yellow 8", "write violet 6", "write blue 13", "pass"]


def writes(match: Any) -> list[str]:
    """The legal moves other than to throw again."""
    return [move for move in match.legal if not move.startswith("again")]


def view(match: Any, seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.view(GAME.mask(match.state, seat), seat)
    return shown


# Material


@pytest.mark.rule("QW-1")
def test_the_white_die() -> None:
    assert ROLLS[ALL].groups[WHITE] == Dice(1, D6, "white")


@pytest.mark.rule("QW-2")
def test_the_coloured_dice() -> None:
    printed = (
        "1: R1 R4 Y5 B5 B1 V6 · 2: R6 R2 Y1 Y3 B5 V4 · 3: R3 R1 Y4 Y2 B4 V3 · 4: R5 Y6 B2 B4 V1 V3 · "
        "5: R3 Y4 B2 B6 V2 V5 · 6: R6 Y1 Y5 B3 V6 V2"
    )
    for at, die in enumerate(printed.split(" · ")):
        name, faces = die.split(": ")
        assert NAMES[at] == name
        assert ROLLS[ALL].groups[at][:2] == Dice(1, tuple(faces.split()))[:2]
    shown = [SHOWS[face] for die in DICE[:WHITE] for face in die]
    assert Counter(colour for colour, _ in shown) == dict.fromkeys(range(4), 9)
    assert Counter(number for _, number in shown) == dict.fromkeys(range(1, 7), 6)
    for letter in "RYBV":
        assert sum(max(int(face[1]) for face in die if face[0] == letter) for die in DICE[:WHITE]) == 27


@pytest.mark.rule("QW-3")
def test_the_sheet() -> None:
    shown = view(table(EMPTY, sheet(red=FULL_ROW, blue=(4, 9, 12, 20))))
    empty, begun = shown["sheets"]
    assert [row["colour"] for row in empty["rows"]] == ["red", "yellow", "violet", "blue"]
    assert [row["next"] for row in empty["rows"]] == [1] * 4
    assert empty["columns"] == [None] * 6
    assert (empty["misses"], empty["minus"], empty["total"], empty["full"]) == (0, 0, 0, False)
    assert [row["next"] for row in begun["rows"]] == [None, 1, 1, 5]
    assert (begun["rows"][3]["low"], begun["rows"][3]["high"]) == (1, 19), "behind the fourth field stands the line"


@pytest.mark.rule("QW-4")
def test_two_to_four_players_the_first_by_lot() -> None:
    for seats in (2, 3, 4):
        match = script("qwantum", seats=seats)
        assert match.turn == lot(seats)
        match.play(f"lot {seats}")
        assert match.turn == Decide(seats - 1)
    assert script("qwantum", seats=3, start=2).turn == Decide(1)
    with pytest.raises(GameError, match="bad_seat"):
        script("qwantum", seats=5)


@pytest.mark.rule("QW-4")
def test_a_practice_game_has_one_player_and_no_winner() -> None:
    match = script("qwantum", seats=1)
    play(match, "throw", SOFIA, "write violet 6")
    assert writes(match) == ["write red 6", "write yellow 8", "write blue 13", "pass"], "C as ever, violet is out"
    play(match, "write red 6")
    assert match.turn == Decide(0)
    assert match.state.phase == "start"
    for _ in range(5):
        play(match, "throw", SOFIA, "pass", "pass")
    assert match.outcome is not None
    assert match.outcome.reason == "fifth_miss"
    assert match.outcome.scores == (-15,)
    assert match.outcome.facts["practice"] is True
    assert match.outcome.winners == ()
    assert view(match)["practice"] is True
    assert "revealed" not in codes(match)


# Writing numbers


@pytest.mark.rule("QW-5")
def test_a_row_fills_from_the_left() -> None:
    match = table(EMPTY)
    for column, number in enumerate(FULL_ROW, 1):
        play(match, "throw", roll(red=number), f"write red {number}", "pass")
        assert events(match, "wrote")[-1] == {
            "seat": 0, "action": "B", "colour": "red", "number": number, "column": column,
        }  # fmt: skip
        assert match.state.sheets[0][0] == FULL_ROW[:column]


@pytest.mark.rule("QW-6")
def test_rows_rise_up_to_the_line_and_fall_behind_it() -> None:
    for size in range(1, 4):
        row = (4, 7, 9)[:size]
        last = row[-1]
        assert [number for number in range(1, 34) if fits(row, number, False)] == list(range(last + 1, 34))
    for row in ((4, 7, 9, 12), (4, 7, 9, 12, 8)):
        assert [number for number in range(1, 34) if fits(row, number, False)] == list(range(1, row[-1]))
    assert span((1, 33), False) is None, "such a row stays unfinished"
    assert span((4, 7, 9, 12, 1), False) is None


@pytest.mark.rule("QW-6")
def test_only_fitting_sums_are_moves() -> None:
    rows = sheet(red=(6,), yellow=(7,), violet=(3, 4, 5, 6), blue=(9, 10, 11, 14))
    match = play(table(rows, EMPTY), "throw", SOFIA)
    assert writes(match) == ["write yellow 8", "write blue 13", "pass"]
    with pytest.raises(GameError, match="illegal_move"):
        match.play("write red 6")


@pytest.mark.rule("QW-7")
def test_any_row_at_any_time() -> None:
    rows = sheet(red=(1, 2, 3), blue=(4,))
    match = play(table(rows, EMPTY), "throw", SOFIA)
    assert writes(match) == SOFIAS
    play(match, "write violet 6", "write blue 13", "pass")
    assert match.state.sheets[0] == sheet(red=(1, 2, 3), violet=(6,), blue=(4, 13))


# The turn


@pytest.mark.rule("QW-8")
def test_a_throw_of_all_seven_and_a_second_one_of_any() -> None:
    match = table(EMPTY, EMPTY)
    assert match.legal == ("throw",)
    play(match, "throw")
    assert match.turn == ROLLS[ALL]
    play(match, SOFIA)
    again = [move for move in match.legal if move.startswith("again")]
    assert len(again) == len(set(again)) == 127
    assert {frozenset(move.removeprefix("again ").split(",")) for move in again} == {
        frozenset(name for bit, name in enumerate(NAMES) if number >> bit & 1) for number in range(1, 128)
    }
    play(match, "again 1,3,w")
    assert match.turn == ROLLS[(0, 2, 6)]
    play(match, "roll V6 R3 5")
    assert match.state.dice == ("V6", "R2", "R3", "V3", "B6", "Y5", "5")
    assert not any(move.startswith("again") for move in match.legal), "there is no third throw"
    assert events(match, "thrown")[-1] == {
        "seat": 0, "throw": 2, "thrown": ["1", "3", "w"], "dice": ["V6", "R2", "R3", "V3", "B6", "Y5", "5"],
        "white": 5, "red": 10, "yellow": 10, "violet": 14, "blue": 11,
    }  # fmt: skip


@pytest.mark.rule("QW-8")
def test_every_way_to_throw_again_throws_just_these_dice() -> None:
    first = play(table(EMPTY, EMPTY), "throw", SOFIA)
    dice = first.state.dice
    for choice in view(first)["choices"]:
        if choice["do"] != "again":
            continue
        state, _ = GAME.apply(first.state, choice["move"])
        chance = GAME.turn(state)
        outcome = chance.sample(lambda size: size - 1)  # type: ignore[union-attr]
        after, _ = GAME.apply(state, outcome)
        for at, name in enumerate(NAMES):
            assert after.dice[at] == (DICE[at][-1] if name in choice["dice"] else dice[at])


@pytest.mark.rule("QW-8")
def test_the_second_throw_is_only_a_choice() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "write red 6")
    assert match.state.phase == "choose"


@pytest.mark.rule("QW-9")
def test_everybody_may_look_at_every_face() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA)
    for seat in (None, 0, 1):
        dice = view(match, seat)["dice"]
        assert [[face["face"] for face in die["faces"]] for die in dice] == [list(faces) for faces in DICE]
        assert [die["shows"]["face"] for die in dice] == SOFIA.split()[1:]
    assert view(match)["dice"][2]["shows"] == {"face": "B4", "colour": "blue", "number": 4}
    assert view(match)["dice"][6]["shows"] == {"face": "3", "colour": "white", "number": 3}


@pytest.mark.rule("QW-10")
def test_only_the_active_player_writes_in_b() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA)
    assert match.turn == Decide(0)
    with pytest.raises(GameError, match="not_your_turn"):
        match.play("write red 6", seat=1)
    play(match, "write red 6")
    assert match.state.sheets == (sheet(red=(6,)), EMPTY)


@pytest.mark.rule("QW-10")
def test_a_full_row_takes_nothing_and_no_colour_is_taken_unwritten() -> None:
    rows = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=(5, 6), blue=(12,))
    match = play(table(rows, EMPTY), "throw", SOFIA)
    assert writes(match) == ["write blue 13", "pass"]
    for move in ("write red 6", "write violet 6", "write violet", "violet"):
        with pytest.raises(GameError, match="illegal_move"):
            match.play(move)
    stuck = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=(5, 6), blue=(13,))
    assert writes(play(table(stuck, EMPTY), "throw", SOFIA)) == ["pass"]


@pytest.mark.rule("QW-11")
def test_the_white_die_counts_for_every_colour() -> None:
    for white in range(1, 7):
        sums = colour_sums(("R1", "R2", "B4", "V3", "B6", "Y5", str(white)))
        assert sums == (3 + white, 5 + white, 3 + white, 10 + white)
    match = play(table(EMPTY, EMPTY), "throw", "roll R1 R2 B4 V3 B6 Y5 6", "write blue 16")
    assert writes(match) == ["write red 9", "write yellow 11", "write violet 9", "pass"], "in C as in B"


@pytest.mark.rule("QW-12")
def test_a_colour_not_shown_counts_as_the_white_die() -> None:
    match = play(table(EMPTY, EMPTY), "throw", "roll Y5 B5 B4 B2 B2 B3 4")
    assert view(match)["sums"] == {"red": 4, "yellow": 9, "violet": 4, "blue": 20}
    assert writes(match) == ["write red 4", "write yellow 9", "write violet 4", "write blue 20", "pass"]


@pytest.mark.rule("QW-13")
def test_everybody_may_write_one_of_the_other_three_in_c() -> None:
    stuck = sheet(red=(6,), yellow=(8,), blue=(13,))
    match = play(table(EMPTY, EMPTY, stuck), "throw", SOFIA, "write violet 6")
    left = ["write red 6", "write yellow 8", "write blue 13", "pass"]
    assert view(match)["open"] == ["red", "yellow", "blue"]
    assert (match.turn, list(match.legal)) == (Decide(0), left)
    play(match, "write red 6")
    assert (match.turn, list(match.legal)) == (Decide(1), left), "the same colour is still open"
    play(match, "write red 6")
    assert (match.turn, list(match.legal)) == (Decide(2), ["pass"]), "what does not fit him stayed open to the others"
    play(match, "pass")
    assert match.state.sheets == (sheet(red=(6,), violet=(6,)), sheet(red=(6,)), stuck)
    assert match.turn == Decide(1)
    assert match.state.misses == (0, 0, 0)


@pytest.mark.rule("QW-13")
def test_nobody_need_write_in_c() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "write violet 6", "pass", "pass")
    assert match.state.sheets == (sheet(violet=(6,)), EMPTY)
    assert match.state.misses == (0, 0)


@pytest.mark.rule("QW-14")
def test_all_four_colours_are_open_after_a_pass_in_b() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "pass")
    assert view(match)["open"] == list(COLOURS)
    assert list(match.legal) == SOFIAS
    play(match, "write violet 6")
    assert list(match.legal) == SOFIAS
    play(match, "write violet 6")
    assert match.state.sheets == (sheet(violet=(6,)),) * 2


@pytest.mark.rule("QW-15")
def test_who_is_active_and_writes_nothing_marks_a_miss() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "pass")
    assert view(match)["choices"][-1] == {"move": "pass", "do": "pass", "miss": 1, "ends": False}
    play(match, "pass")
    assert match.state.misses == (0, 0), "not before the end of C"
    assert view(match)["choices"][-1]["miss"] == 0
    play(match, "pass")
    assert match.state.misses == (1, 0)
    assert codes(match)[-1] == "missed"
    for b, c in (("write red 6", "pass"), ("pass", "write red 6")):
        assert play(table(EMPTY, EMPTY), "throw", SOFIA, b, c, "pass").state.misses == (0, 0)


@pytest.mark.rule("QW-16")
def test_what_misses_cost() -> None:
    assert [minus(count) for count in range(6)] == [0, 1, 3, 6, 10, 15]
    match = table(EMPTY, EMPTY)
    assert view(match)["boxes"] == [-1, -2, -3, -4, -5]
    assert view(match)["leaders"] == [], "nobody leads while all are equal"
    for count in range(1, 5):
        play(match, "throw", SOFIA, "pass", "pass", "pass")
        assert view(match)["leaders"] == [1]
        assert events(match, "missed")[-1] == {"seat": 0, "misses": count, "points": -count}
        assert view(match)["sheets"][0]["total"] == view(match)["scores"][0] == -minus(count)
        play(match, "throw", SOFIA, "write red 6" if count == 1 else "pass", "pass", "pass")
    assert match.state.misses == (4, 3)


@pytest.mark.rule("QW-17")
def test_the_next_player_clockwise() -> None:
    match = table(EMPTY, EMPTY, EMPTY, start=2)
    order = []
    for _ in range(4):
        order.append(match.turn)
        play(match, "throw", SOFIA, "pass")
        seats = []
        while match.state.phase == "choose":
            seats.append(match.turn.seat)
            play(match, "pass")
        first = seats[0]
        assert seats == [first, (first + 1) % 3, (first + 2) % 3]
    assert order == [Decide(1), Decide(2), Decide(0), Decide(1)]


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
def test_four_equals_score_themselves() -> None:
    assert [column_points((value,) * 4) for value in (1, 6, 33)] == [1, 6, 33]


NEARLY = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=FULL_ROW, blue=(5, 7, 11, 15, 14))
"""One field is missing: a blue number below 14."""


@pytest.mark.rule("QW-20")
def test_a_sheet_filled_in_b_ends_the_game_without_c() -> None:
    match = play(table(NEARLY, EMPTY), "throw", SOFIA)
    choice = next(choice for choice in view(match)["choices"] if choice["do"] == "write")
    assert (choice["ends"], choice["row_full"]) == (True, True)
    play(match, "write blue 13")
    assert match.outcome is not None
    assert match.outcome.reason == "sheet_full"
    assert (match.outcome.facts["action"], match.outcome.facts["full"]) == ("B", [0])
    assert match.outcome.scores == (5 + 7 + 11 + 15 + 14 + 13, 0)
    assert match.legal == ()


@pytest.mark.rule("QW-20")
def test_a_sheet_filled_in_c_ends_the_game_whoever_fills_it() -> None:
    match = play(table(EMPTY, NEARLY), "throw", SOFIA, "write red 6", "pass", "write blue 13")
    assert match.outcome is not None
    assert (match.outcome.facts["action"], match.outcome.facts["full"]) == ("C", [1])


@pytest.mark.rule("QW-21")
def test_the_fifth_miss_ends_the_game_after_c() -> None:
    match = play(table(EMPTY, EMPTY, misses=(4, 0)), "throw", SOFIA, "pass")
    assert view(match)["choices"][-1] == {"move": "pass", "do": "pass", "miss": 5, "ends": True}
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
def test_an_active_player_who_fills_his_sheet_in_c_has_no_miss() -> None:
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


# Worked examples


@pytest.mark.rule("QW-E1")
def test_sofias_turn() -> None:
    match = example("qwantum", "QW-E1")
    assert len(events(match, "again")[0]["dice"]) == 3
    before = match.steps[3]
    assert before.state.dice == tuple(SOFIA.split()[1:])
    assert list(GAME.legal_moves(before.state)) == SOFIAS
    assert list(GAME.legal_moves(match.steps[4].state)) == ["write red 6", "write yellow 8", "write blue 13", "pass"]
    assert match.state.sheets == (
        sheet(yellow=(8,), violet=(6,)), sheet(red=(6,)), sheet(red=(6,)), sheet(blue=(13,)),
    )  # fmt: skip
    assert [seat.name for seat in match.seats] == ["Sofía", "Mateo", "Emma", "Lucas"]


@pytest.mark.rule("QW-E2")
def test_lucas_without_red_and_violet() -> None:
    match = example("qwantum", "QW-E2")
    before = match.steps[3].state
    assert before.dice == ("Y5", "B5", "B4", "B2", "B2", "B3", "3")
    offered = ["write red 3", "write yellow 8", "write violet 3", "write blue 19", "pass"]
    assert list(GAME.legal_moves(before)) == offered
    assert match.state.sheets[3] == sheet(violet=(3,))
    assert list(match.legal) == ["write red 3", "write yellow 8", "write blue 19", "pass"]


@pytest.mark.rule("QW-E3")
def test_mateo_behind_the_line() -> None:
    match = example("qwantum", "QW-E3")
    assert match.state.sheets[0] == sheet(
        violet=(3, 8, 12, 17, 11), red=(4, 10, 13, 15, 9), yellow=(5, 11), blue=(7, 12)
    )
    shown = view(match)["sheets"][0]
    assert shown["columns"] == [4, 10, None, None, None, None]
    assert events(match, "column") == [
        {"seat": 0, "column": 1, "points": 4}, {"seat": 0, "column": 2, "points": 10},
    ]  # fmt: skip
    assert shown["rows"][2]["high"] == 10, "his next violet number is below 11"


@pytest.mark.rule("QW-E4")
def test_emmas_full_sheet() -> None:
    match = example("qwantum", "QW-E4")
    assert match.state.sheets[0] == (
        (5, 7, 11, 15, 10, 3), (6, 8, 12, 16, 11, 4), (7, 9, 13, 17, 12, 5), (8, 10, 14, 18, 13, 6),
    )  # fmt: skip
    shown = view(match)["sheets"][0]
    assert shown["columns"] == [6, 8, 12, 16, 11, 4]
    assert (shown["points"], shown["misses"], shown["minus"], shown["total"]) == (57, 3, 6, 51)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("sheet_full", (51,))


@pytest.mark.rule("QW-E5")
def test_four_sixes() -> None:
    match = example("qwantum", "QW-E5")
    assert match.state.sheets[0] == ((6,),) * 4
    assert view(match)["sheets"][0]["columns"][0] == 6
    assert view(match)["sheets"][0]["total"] == 6


# Options


@pytest.mark.rule("QW-O1")
def test_equal_neighbours() -> None:
    rows = [(7,), (4, 7), (4, 6, 7), (3, 4, 5, 7), (3, 4, 5, 9, 7)]
    assert not any(fits(row, 7, False) for row in rows)
    assert all(fits(row, 7, True) for row in rows), "all five pairs, the one across the line too"
    assert not fits((4, 7), 6, True)
    assert not fits((3, 4, 5, 7), 8, True)
    equals = sheet(red=(6,), yellow=(2, 8), violet=(3, 4, 5, 6), blue=(13,))
    assert writes(play(table(equals, EMPTY), "throw", SOFIA)) == ["pass"]
    allowed = play(table(equals, EMPTY, equal="yes"), "throw", SOFIA)
    assert writes(allowed) == SOFIAS
    row = view(allowed)["sheets"][0]["rows"][0]
    assert (row["low"], row["high"], row["fits"]) == (6, 33, 6)


@pytest.mark.rule("QW-O2")
def test_unseen_choices_are_written_and_told_together() -> None:
    match = play(table(EMPTY, EMPTY, EMPTY, start=2), "throw", SOFIA, "write violet 6")
    play(match, "write red 6", "write blue 13")
    assert match.state.sheets == (EMPTY, sheet(violet=(6,)), EMPTY), "nothing is on the sheets yet"
    assert [event.only for step in match.steps[-2:] for event in step.events] == [None, (1,), None, (2,)]
    mine = view(match, 2)["chosen"]
    assert mine == [
        {"seat": 1, "seen": False, "colour": None, "number": None},
        {"seat": 2, "seen": True, "colour": "blue", "number": 13},
    ]
    assert [choice["seen"] for choice in view(match, 0)["chosen"]] == [False, False]
    assert [choice["seen"] for choice in view(match)["chosen"]] == [False, False]
    before = len(match.steps)
    play(match, "pass")
    assert codes(match, before) == ["ready", "chose", "revealed", "wrote", "wrote", "passed"]
    assert match.state.sheets == (EMPTY, sheet(red=(6,), violet=(6,)), sheet(blue=(13,)))
    last = view(match)["last"]
    assert [(choice["seat"], choice["colour"], choice["number"]) for choice in last["chosen"]] == [
        (1, "red", 6), (2, "blue", 13), (0, None, None),
    ]  # fmt: skip
    assert (last["seat"], last["wrote"]["colour"], last["missed"]) == (1, "violet", False)


@pytest.mark.rule("QW-O2")
def test_open_choices_are_written_in_turn() -> None:
    match = play(table(EMPTY, EMPTY, EMPTY, start=2, choosing="open"), "throw", SOFIA, "write violet 6")
    play(match, "write red 6")
    assert match.turn == Decide(2)
    assert match.state.sheets[1] == sheet(red=(6,), violet=(6,))
    for seat in (None, 0, 2):
        assert view(match, seat)["chosen"] == [{"seat": 1, "seen": True, "colour": "red", "number": 6}]
    play(match, "write red 6", "pass")
    assert "revealed" not in codes(match)
    assert "ready" not in codes(match)
    assert match.state.sheets == (EMPTY, sheet(red=(6,), violet=(6,)), sheet(red=(6,)))


@pytest.mark.rule("QW-O3")
def test_equal_results() -> None:
    eight = sheet(red=(8,), yellow=(8,), violet=(8,), blue=(7,))
    nine = sheet(red=(9,), yellow=(9,), violet=(9,), blue=(8,))

    def ranks(*sheets: Any, misses: tuple[int, ...], **options: Any) -> tuple[int, ...]:
        match = play(table(EMPTY, *sheets, misses=(4, *misses), **options), "throw", SOFIA, "pass", "pass")
        while match.outcome is None:
            play(match, "pass")
        return match.outcome.ranks

    assert ranks(eight, nine, misses=(0, 1)) == (3, 1, 1), "8 and 9 - 1"
    assert ranks(eight, nine, misses=(0, 1), ties="misses") == (3, 1, 2)
    assert ranks(nine, eight, misses=(1, 0), ties="misses") == (3, 2, 1)
    assert ranks(nine, nine, misses=(1, 1), ties="misses") == (3, 1, 1)
    assert ranks(nine, eight, misses=(0, 0), ties="misses") == (3, 1, 2), "points come first"


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
    """Every active turn fills a field or marks a miss; 23 fields and 4 misses are the most without an end."""
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


# What a screen is told


def test_choices_name_every_legal_move_in_order() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA)
    assert [choice["move"] for choice in view(match)["choices"]] == list(match.legal)
    play(match, "again 2,w", "roll V4 1")
    assert [choice["move"] for choice in view(match)["choices"]] == list(match.legal)


def test_a_view_says_what_fits_where() -> None:
    match = play(table(EMPTY, sheet(red=(6,), blue=(2,))), "throw", SOFIA, "write violet 6")
    shown = view(match, 1)
    assert (shown["phase"], shown["action"], shown["active"], shown["decider"], shown["out"]) == (
        "choose", "C", 0, 0, "violet",
    )  # fmt: skip
    assert [row["fits"] for row in shown["sheets"][1]["rows"]] == [None, 8, None, 13]
    assert [(row["low"], row["high"]) for row in shown["sheets"][1]["rows"]] == [(7, 33), (1, 33), (1, 33), (3, 33)]


def test_the_dice_lie_there_until_the_next_throw() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "pass", "pass", "pass")
    assert view(match)["phase"] == "start"
    assert view(match)["dice"][0]["shows"]["face"] == "R1"
    assert view(match)["last"]["missed"] is True
    play(match, "throw")
    assert view(match)["dice"][0]["shows"] is None
    assert view(match)["last"] is None


def test_writing_changes_one_row_only() -> None:
    before = sheet(red=(1,), blue=(2,))
    assert write(before, 2, 9) == sheet(red=(1,), violet=(9,), blue=(2,))
