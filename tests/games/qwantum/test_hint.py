"""Qwantum's odds for a hint, compared with every roll of the game's own dice."""

from __future__ import annotations

from itertools import product

from playing import odds_of

from pyapp.games.qwantum.dice import COLOURS, DICE, colour_sums
from pyapp.games.qwantum.sheet import fits

from .table import play, sheet, table

SHEET = sheet(red=(16,), yellow=(4, 11), violet=(7, 12), blue=(12,))
EMPTY = sheet()
ROLL = "roll R4 Y3 B4 V3 B2 R6 2"


def test_three_dice_again() -> None:
    match = play(table(SHEET, EMPTY), "throw", ROLL)
    told = odds_of(match, "again 2,5,w")
    lying = ROLL.split()[1:]
    counts = [0, 0, 0]
    for second, fifth, white in product(DICE[1], DICE[4], DICE[6]):
        faces = (lying[0], second, lying[2], lying[3], fifth, lying[5], white)
        fitting = sum(fits(row, number, False) for row, number in zip(SHEET, colour_sums(faces), strict=True))
        counts[min(fitting, 2)] += 1
    assert 0 < counts[0] < counts[1] + counts[2]
    assert told["fits"] == {"chance": (counts[1] + counts[2]) / 216}
    assert told["fits_two"] == {"chance": counts[2] / 216}


def test_how_a_row_continues() -> None:
    """After a number in red: all rolls of seven dice that give red more than that."""
    match = play(table(EMPTY, EMPTY), "throw", ROLL)
    number = match.state.sums[COLOURS.index("red")]
    assert number == 12
    told = odds_of(match, "write red 12")
    reds = [[int(face[1]) if face[0] == "R" else 0 for face in die] for die in DICE[:6]]
    more = sum(sum(shown) + white > 12 for shown in product(*reds) for white in range(1, 7))
    assert told["row"] == {"colour": "red", "number": 12, "chance": more / 6**7}


def test_a_full_row_or_nothing_to_write_gives_no_facts() -> None:
    full = sheet(red=(5, 7, 11, 15, 13), yellow=(30,), violet=(30,), blue=(30,))
    assert odds_of(play(table(full, EMPTY), "throw", ROLL), "write red 12") == {}
    assert odds_of(table(EMPTY, EMPTY), "throw") == {}
