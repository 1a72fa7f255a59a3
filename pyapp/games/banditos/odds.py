"""How rare each kind of combination is: three dice out of the full bag, thrown."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

from ...core.chance import Dice, Draw, Roll
from .combinations import COLOURS, FULL, KINDS, die, worth

DICE_OF_A_COLOUR = 6


@lru_cache(maxsize=1)
def kind_counts() -> Counter[str]:
    """Of all cases of three dice, how many are of each kind (LB-P1)."""
    bag = Draw(tuple((colour, DICE_OF_A_COLOUR) for colour in COLOURS), FULL, "dice")
    throws = [(tuple(map(int, move.split()[1:])), weight) for move, weight in Roll((Dice(1),) * FULL).outcomes()]
    counts: Counter[str] = Counter()
    for drawn, ways in bag.outcomes():
        colours = drawn.split()[1:]
        for values, weight in throws:
            kind = worth(tuple(map(die, colours, values))).kind
            counts[KINDS[kind]] += ways * weight
    return counts


def kind_chance(kind: str) -> Fraction:
    return Fraction(kind_counts()[kind], kind_counts().total())
