"""What three dice are worth (LB-13 to LB-17) and what dice can still become (LB-9): the whole proof of a claim.

Knows dice, sides of a tile and the contents of the bag; knows no row, no turn and no seat.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations as choose
from typing import NamedTuple

COLOURS = ("black", "green", "red", "blue")
FACES = 6
FULL = 3
"""This many dice are a combination, and this many fit on one side of a tile (LB-7)."""

Side = tuple[int, ...]
"""Dice in the order in which they were placed. A die is one number: its colour's index times six, plus value - 1."""

Supply = tuple[int, ...]
"""How many dice of each colour are available, by colour."""

DICE = tuple(range(len(COLOURS) * FACES))
NAMES = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, FACES + 1))
UNLIMITED: Supply = (FULL,) * len(COLOURS)
"""Any dice at all: nobody ever needs more than three of a colour."""

KINDS = ("singles", "pair", "colour_pair", "straight", "triple", "colour_straight", "colour_triple")
SINGLES, PAIR, COLOUR_PAIR, STRAIGHT, TRIPLE, COLOUR_STRAIGHT, COLOUR_TRIPLE = range(len(KINDS))


class Worth(NamedTuple):
    """How good dice are: greater is better. Colours never rank (LB-15)."""

    kind: int
    values: tuple[int, ...]
    """Decides between combinations of one kind: triples by value, straights by top die, pairs by pair and third die."""


def die(colour: str, value: int) -> int:
    return COLOURS.index(colour) * FACES + value - 1


def colour_of(die: int) -> int:
    return die // FACES


def value_of(die: int) -> int:
    return die % FACES + 1


@lru_cache(maxsize=1 << 9)
def worth(dice: Side) -> Worth:
    """What dice are worth now. Fewer than three count for the pair or the single values they show."""
    values = sorted((value_of(die) for die in dice), reverse=True)
    one_colour = len({colour_of(die) for die in dice}) == 1
    if len(dice) == FULL:  # best type first: LB-17
        if values[0] == values[2]:
            return Worth(COLOUR_TRIPLE if one_colour else TRIPLE, (values[0],))
        if values[0] - 1 == values[1] == values[2] + 1:
            return Worth(COLOUR_STRAIGHT if one_colour else STRAIGHT, (values[0],))
    for pair in values:
        if values.count(pair) == 2:
            same_colour = len({colour_of(die) for die in dice if value_of(die) == pair}) == 1
            third = tuple(value for value in values if value != pair)
            return Worth(COLOUR_PAIR if same_colour else PAIR, (pair, *third))
    return Worth(SINGLES, tuple(values))


def fight(sides: tuple[Side, Side], sixth: int) -> tuple[int, str]:
    """Who wins a full tile where `sixth` placed the last die: by better dice, or by completing first (LB-16)."""
    mine, theirs = worth(sides[sixth]), worth(sides[1 - sixth])
    if mine == theirs:
        return 1 - sixth, "first"
    return (sixth if mine > theirs else 1 - sixth), "better"


def _all_worths() -> tuple[Worth, ...]:
    faces = range(1, FACES + 1)
    tops = range(FULL, FACES + 1)
    straights = {(top, top - 1, top - 2) for top in tops}
    pairs = [(pair, third) for pair in faces for third in faces if pair != third]
    found = [Worth(kind, (value,)) for kind in (TRIPLE, COLOUR_TRIPLE) for value in faces]
    found += [Worth(kind, (top,)) for kind in (STRAIGHT, COLOUR_STRAIGHT) for top in tops]
    found += [Worth(kind, values) for kind in (PAIR, COLOUR_PAIR) for values in pairs]
    found += [Worth(SINGLES, values) for values in choose(reversed(faces), FULL) if values not in straights]
    return tuple(sorted(found))


WORTHS = _all_worths()
"""Everything three dice can be worth, from worst to best (LB-P1)."""


@lru_cache(maxsize=1 << 9)
def best_reach(held: Side, supply: Supply = UNLIMITED) -> Worth | None:
    """The best that fewer than three dice can become with dice from `supply`; None if it cannot fill them up to three.

    With `UNLIMITED` it is the table of LB-P3: the dice there decide which kind is still possible, and of that kind the
    highest is taken. A supply only matters where a colour is needed.
    """
    need = FULL - len(held)
    if sum(supply) < need:
        return None
    colours = {colour_of(die) for die in held} or set(range(len(COLOURS)))
    pure = len(colours) == 1 or not held
    flush = pure and any(supply[colour] >= need for colour in colours)
    low, high = (min(held, key=value_of), max(held, key=value_of)) if held else (FACES - 1, FACES - 1)
    lowest, highest = value_of(low), value_of(high)
    if lowest == highest:
        return Worth(COLOUR_TRIPLE if flush else TRIPLE, (highest,))
    if highest - lowest < FULL:
        return Worth(COLOUR_STRAIGHT if flush else STRAIGHT, (min(lowest + FULL - 1, FACES),))
    if supply[colour_of(high)]:
        return Worth(COLOUR_PAIR, (highest, lowest))
    if supply[colour_of(low)]:
        return Worth(COLOUR_PAIR, (lowest, highest))
    return Worth(PAIR, (highest, lowest))


@lru_cache(maxsize=1 << 9)
def proves(own: Side, other: Side, supply: Supply = UNLIMITED) -> bool:
    """Whether three dice are safe: the other side cannot become better; a tie is enough (LB-9)."""
    if len(own) < FULL or len(other) == FULL:
        return False
    reach = best_reach(other, supply)
    return reach is None or worth(own) >= reach
