"""The six dice of Six Colours (SC-1): which can be kept, rolled and turned, and what they show.

A die is the letter of its colour, lower case for a white die, upper case for a black one. Dice that are together are
one sorted string, so the blacks come first: `BGpppp` is a black blue, a black green and four white pinks. White dice of
one colour cannot be told apart, so there is one string for each position and one move for each choice.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from sys import intern

from ...core.chance import Dice, Roll

COLOURS = {"b": "blue", "g": "green", "o": "orange", "p": "pink", "u": "purple", "y": "yellow"}
"""Each die's six faces; the screen draws the symbol that goes with a colour."""
WHITE = tuple(COLOURS)
BLACK = tuple(letter.upper() for letter in COLOURS)
WHITES, BLACKS = 4, 2
SIX = WHITES + BLACKS

EVERY = 1 << 12
"""Enough for all combinations of six dice: 126 for the whites times 21 for the blacks."""

COMBINATIONS = {
    "trio": (3,),
    "three_pairs": (2, 2, 2),
    "full_house": (3, 2),
    "four": (4,),
    "five": (5,),
    "six": (6,),
    "two_trios": (3, 3),
    "four_and_pair": (4, 2),
}
"""SC-5: the groups of one colour that make each combination, the largest first."""


def merged(some: str, others: str) -> str:
    return "".join(sorted(some + others))


def _fits(groups: tuple[int, ...], counts: list[int], shared: bool) -> bool:
    """Whether the groups can use different dice among this many of each colour (SC-6)."""
    if not groups:
        return True
    for at, count in enumerate(counts):
        if count >= groups[0]:
            left = counts.copy()
            left[at] = count - groups[0] if shared else 0
            if _fits(groups[1:], left, shared):
                return True
    return False


@lru_cache(maxsize=1 << 9)
def made(dice: str, shared: bool) -> frozenset[str]:
    """Everything these dice match: combinations in any colour (`trio`), and in one colour (`trio_pink`).

    `shared` says whether the groups of a combination can have the same colour (SC-O1).
    """
    return _made_by(tuple(map(dice.lower().count, WHITE)), shared)


@lru_cache(maxsize=EVERY)
def _made_by(counts: tuple[int, ...], shared: bool) -> frozenset[str]:
    """The same by the number of each colour; there are far fewer cases."""
    found = {name for name, groups in COMBINATIONS.items() if _fits(groups, list(counts), shared)}
    for name, groups in COMBINATIONS.items():
        if len(groups) == 1:
            found |= {f"{name}_{COLOURS[WHITE[at]]}" for at, count in enumerate(counts) if count >= groups[0]}
    return frozenset(map(intern, found))


def throw_of(kept: str) -> Roll:
    """The roll of all dice that are not kept: the blacks, then the whites."""
    blacks = sum(map(str.isupper, kept[:BLACKS]))
    return _throw(BLACKS - blacks, WHITES - len(kept) + blacks)


@cache
def _throw(blacks: int, whites: int) -> Roll:
    groups = (Dice(blacks, BLACK, "black"), Dice(whites, WHITE, "white"))
    return Roll(tuple(group for group in groups if group.amount))


def twins(thrown: str) -> bool:
    """Whether both black dice are in this roll and show one colour (SC-15)."""
    return len(thrown) > 1 and thrown[0] == thrown[1] and thrown[1].isupper()


def keeps(dice: str) -> tuple[str, ...]:
    """The ways to keep at least one of six dice and roll at least one, those that keep most first."""
    parts = [[die * count for count in range(dice.count(die), -1, -1)] for die in sorted(set(dice))]
    chosen = ("".join(way) for way in product(*parts))
    ways = sorted((kept for kept in chosen if 0 < len(kept) < len(dice)), key=lambda kept: (-len(kept), kept))
    return tuple(map(intern, ways))


@lru_cache(maxsize=1 << 7)
def turns(dice: str) -> tuple[tuple[str, str], ...]:
    """The ways to turn one die (SC-15): the die and its new face, both as letters of its kind."""
    return tuple(
        (die, face) for die in sorted(set(dice)) for face in (BLACK if die.isupper() else WHITE) if face != die
    )


def turned(dice: str, die: str, face: str) -> str:
    return "".join(sorted(dice.replace(die, face, 1)))
