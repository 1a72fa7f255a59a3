"""Exact odds of a roll of Qwantum's dice: what the colours add up to when some dice are rolled and the others stay.

Counted in rolls, from the same faces that the game uses; nothing is sampled.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from math import prod

from .dice import ALL, COLOURS, DICE, SHOWS, Faces, Which

Counts = Counter[int]


def _shift(face: str, colour: int) -> int:
    """What a face adds to a colour's sum; the white die adds to every sum."""
    if face not in SHOWS:
        return int(face)
    shown, number = SHOWS[face]
    return number if shown == colour else 0


@lru_cache(maxsize=1024)
def sum_counts(colour: int, thrown: Which = ALL, lying: Faces = ()) -> dict[int, int]:
    """How many rolls of these dice give each sum of one colour; `lying` are all seven dice before the roll."""
    counts: Counts = Counter({0: 1})
    for die, faces in enumerate(DICE):
        after: Counts = Counter()
        for face in faces if die in thrown else (lying[die],):
            shift = _shift(face, colour)
            for sum, ways in counts.items():
                after[sum + shift] += ways
        counts = after
    return dict(sorted(counts.items()))


def throws(thrown: Which = ALL) -> int:
    return prod(len(DICE[die]) for die in thrown)


def absence(colour: int) -> Fraction:
    """How likely no die shows a colour after one roll of all dice (QW-P1)."""
    return prod(
        (Fraction(sum(_shift(face, colour) == 0 for face in faces), len(faces)) for faces in DICE[:-1]),
        start=Fraction(1),
    )


def over(colour: int, limit: int, thrown: Which = ALL, lying: Faces = ()) -> Fraction:
    """How likely a colour adds up to more than `limit`."""
    ways = sum(count for number, count in sum_counts(colour, thrown, lying).items() if number > limit)
    return Fraction(ways, throws(thrown))


def above(colour: str, limit: int) -> Fraction:
    """The same for one roll of all dice, the colour by its name."""
    return over(COLOURS.index(colour), limit)
