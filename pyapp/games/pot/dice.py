"""The three dice of a set, what they add up to and which combinations they make (PP-1, PP-8, PP-15 to PP-24).

Knows nothing of coins or turns. A die's letter is stored as 0, which is also what it counts. Three zeros can only be
P-O-T, because each die has a different letter.
"""

from __future__ import annotations

from itertools import chain, combinations, product

from ...core.chance import Dice, Roll

Throw = tuple[int, ...]
"""What the P, the O and the T die show, in this order; 0 is the letter."""

LETTERS = "POT"
FACES = tuple((letter, "1", "2", "3", "4", "5") for letter in LETTERS)
VALUES = {face: value for faces in FACES for value, face in enumerate(faces)}

SUBSETS = tuple(map("".join, chain.from_iterable(combinations(LETTERS, size) for size in (1, 2, 3))))
"""Every choice of dice to roll, named by their letters: P, O, T, PO, PT, OT, POT."""
PLACES = {dice: tuple(LETTERS.index(letter) for letter in dice) for dice in SUBSETS}
ALL_FACES = (*FACES[0][1:], *LETTERS)
ROLLS = {
    dice: Roll(tuple(Dice(1, FACES[place], looks=ALL_FACES) for place in places)) for dice, places in PLACES.items()
}

ALL_THROWS: tuple[Throw, ...] = tuple(product(range(6), repeat=3))
SHOWN = {throw: tuple(faces[value] for faces, value in zip(FACES, throw, strict=True)) for throw in ALL_THROWS}

S123, S234, S345 = "straight_123", "straight_234", "straight_345"
ONES, TWOS, THREES, FOURS, FIVES = (f"triple_{face * 3}" for face in "12345")
POT, BONUS = "pot", "bonus"

COMBINATIONS: dict[Throw, str] = {
    (0, 0, 0): POT,
    (1, 2, 3): S123,
    (2, 3, 4): S234,
    (3, 4, 5): S345,
    (1, 1, 1): ONES,
    (2, 2, 2): TWOS,
    (3, 3, 3): THREES,
    (4, 4, 4): FOURS,
    (5, 5, 5): FIVES,
}


def _is_bonus(throw: Throw, bonus: str) -> bool:
    if bonus == "42o":
        return throw[1] == 0 and {throw[0], throw[2]} == {2, 4}  # the O itself must show, no other letter will do
    return bonus == "135" and set(throw) == {1, 3, 5}


def _combination(throw: Throw, bonus: str) -> str:
    return BONUS if _is_bonus(throw, bonus) else COMBINATIONS.get(tuple(sorted(throw)), "")


COMBINATION = {bonus: {throw: _combination(throw, bonus) for throw in ALL_THROWS} for bonus in ("42o", "135", "none")}
"""For each bonus combination (PP-O1): what a roll makes, or an empty text."""


def dice_of(throw: Throw, values: tuple[int, ...]) -> str:
    """The dice that show one of these values."""
    return "".join(letter for letter, value in zip(LETTERS, throw, strict=True) if value in values)


def thrown_again(throw: Throw, dice: str, values: tuple[int, ...]) -> Throw:
    """The set after these dice were rerolled and show these values; the others stay."""
    after = list(throw)
    for place, value in zip(PLACES[dice], values, strict=True):
        after[place] = value
    return tuple(after)
