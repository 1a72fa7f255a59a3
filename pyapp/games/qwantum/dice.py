"""The seven dice of Qwantum: faces, the ways to reroll some, what they add up to (QW-1, 2, 8, 11, 12)."""

from __future__ import annotations

from itertools import combinations

from ...core.chance import D6, Dice, Roll

COLOURS = ("red", "yellow", "violet", "blue")
"""In the order of the sheet's rows (QW-3); elsewhere in this game a colour is its index here."""
LETTERS = "RYVB"

Faces = tuple[str, ...]
"""What the seven dice show: the coloured ones in order (`R4` is a red 4), then the white one (`4`)."""
Sums = tuple[int, ...]
"""What each colour adds up to, including the white die."""
Which = tuple[int, ...]
"""Some of the dice, by their places, in order."""

COLOURED = (
    ("R1", "R4", "Y5", "B5", "B1", "V6"),
    ("R6", "R2", "Y1", "Y3", "B5", "V4"),
    ("R3", "R1", "Y4", "Y2", "B4", "V3"),
    ("R5", "Y6", "B2", "B4", "V1", "V3"),
    ("R3", "Y4", "B2", "B6", "V2", "V5"),
    ("R6", "Y1", "Y5", "B3", "V6", "V2"),
)
DICE = (*COLOURED, D6)
WHITE = len(COLOURED)
NAMES = ("1", "2", "3", "4", "5", "6", "w")
HIGHEST = 33
"""QW-P2: no colour can show more."""

SHOWS = {face: (LETTERS.index(face[0]), int(face[1])) for die in COLOURED for face in die}
"""The colour and the number of a coloured face."""

ALL: Which = tuple(range(len(DICE)))
SUBSETS: tuple[Which, ...] = tuple(
    which for size in range(1, len(DICE) + 1) for which in combinations(range(len(DICE)), size)
)
ALL_COLOURED = tuple(f"{letter}{number}" for letter in LETTERS for number in D6)
KINDS = (*(Dice(1, die, "coloured", ALL_COLOURED) for die in COLOURED), Dice(1, D6, "white"))
ROLLS = {which: Roll(tuple(KINDS[die] for die in which)) for which in SUBSETS}
AGAIN = {"again " + ",".join(NAMES[die] for die in which): which for which in SUBSETS}
"""QW-8: every way to reroll, each with one move, fewest dice first."""
AGAIN_MOVES = tuple(AGAIN)


def colour_sums(dice: Faces) -> Sums:
    """QW-11, QW-12: the white die counts for every colour; a colour that no die shows is the white die alone."""
    sums = [int(dice[WHITE])] * len(COLOURS)
    for face in dice[:WHITE]:
        colour, number = SHOWS[face]
        sums[colour] += number
    return tuple(sums)
