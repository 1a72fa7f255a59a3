"""Qwantum: material, writing numbers and the turn, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest
from games.qwantum.table import FULL_ROW, SOFIA, SOFIAS, events, play, roll, sheet, table, view, writes
from playing import codes, script

from pyapp.core.chance import D6, Dice, lot
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.games.qwantum.dice import ALL, DICE, NAMES, ROLLS, SHOWS, WHITE, colour_sums
from pyapp.games.qwantum.rules import GAME
from pyapp.games.qwantum.sheet import EMPTY, fits, minus, span

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
    assert (empty["misses"], empty["minus"], empty["total"]) == (0, 0, 0)
    assert [row["next"] for row in begun["rows"]] == [None, 1, 1, 5]
    assert (begun["rows"][3]["low"], begun["rows"][3]["high"]) == (1, 19), "behind the fourth field stands the line"


@pytest.mark.rule("QW-4")
def test_two_to_four_players_the_first_chosen_at_random() -> None:
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
def test_rows_go_up_before_the_line_and_down_after_it() -> None:
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
def test_a_roll_of_all_seven_and_a_reroll_of_any() -> None:
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
def test_every_reroll_rolls_just_the_chosen_dice() -> None:
    first = play(table(EMPTY, EMPTY), "throw", SOFIA)
    dice = first.state.dice
    for choice in view(first)["choices"]:
        if choice["kind"] != "again":
            continue
        state, _ = GAME.apply(first.state, choice["move"])
        chance = GAME.turn(state)
        outcome = chance.sample(lambda size: size - 1)  # type: ignore[union-attr]
        after, _ = GAME.apply(state, outcome)
        for at, name in enumerate(NAMES):
            assert after.dice[at] == (DICE[at][-1] if name in choice["dice"] else dice[at])


@pytest.mark.rule("QW-8")
def test_the_second_roll_is_optional() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "write red 6")
    assert match.state.phase == "choose"


@pytest.mark.rule("QW-9")
def test_everybody_can_look_at_every_face() -> None:
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
def test_a_full_row_takes_nothing_and_a_colour_must_be_written() -> None:
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
def test_everybody_can_write_one_of_the_other_three_in_c() -> None:
    stuck = sheet(red=(6,), yellow=(8,), blue=(13,))
    match = play(table(EMPTY, EMPTY, stuck), "throw", SOFIA, "write violet 6")
    left = ["write red 6", "write yellow 8", "write blue 13", "pass"]
    assert view(match)["out"] == "violet"
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
def test_writing_in_c_is_optional() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "write violet 6", "pass", "pass")
    assert match.state.sheets == (sheet(violet=(6,)), EMPTY)
    assert match.state.misses == (0, 0)


@pytest.mark.rule("QW-14")
def test_all_four_colours_are_available_after_a_pass_in_b() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "pass")
    assert view(match)["out"] is None
    assert list(match.legal) == SOFIAS
    play(match, "write violet 6")
    assert list(match.legal) == SOFIAS
    play(match, "write violet 6")
    assert match.state.sheets == (sheet(violet=(6,)),) * 2


@pytest.mark.rule("QW-15")
def test_an_active_player_who_writes_nothing_marks_a_miss() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "pass")
    assert view(match)["choices"][-1] == {"move": "pass", "kind": "pass", "miss": 1, "ends": False}
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
