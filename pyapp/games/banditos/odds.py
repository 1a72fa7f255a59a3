"""How rare each kind of combination is: three dice from the full bag, rolled; or a third die added to two."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

from ...core.chance import Dice, Draw, Roll
from .combinations import COLOURS, FACES, FULL, KINDS, die, worth

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


def third_chance(first: int, second: int, colours: str, kind: str) -> Fraction:
    """How likely a die from a bag that lacks only these two makes this kind, or a better one, with them."""
    two = (COLOURS[0], COLOURS[0] if colours == "same" else COLOURS[1])
    lying = (die(two[0], first), die(two[1], second))
    hits = cases = 0
    for colour in COLOURS:
        left = DICE_OF_A_COLOUR - two.count(colour)
        for value in range(1, FACES + 1):
            cases += left
            hits += left * (worth((*lying, die(colour, value))).kind >= KINDS.index(kind))
    return Fraction(hits, cases)
