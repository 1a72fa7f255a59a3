"""Exact odds of Six Colours: the chance to make one combination when a player aims at nothing else.

Computed from the game's own rolls and turns, backwards from the last roll. Colours are interchangeable, except the one
a card asks for: positions that differ only in their colours are computed once.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache
from operator import add

from ...core.chance import Dice, Roll
from .dice import BLACK, BLACKS, COLOURS, SIX, WHITE, keeps, made, throw_of, turned, turns

LETTERS = {colour: letter for letter, colour in COLOURS.items()}

Shapes = tuple[int, ...]
"""Dice by their colours: for each colour, the number of white dice times EIGHT plus the number of black ones."""
EIGHT = 8
THROW = 6**SIX
"""For each roll to come, chances are counted in this many parts: whole numbers add up faster than fractions."""


def chance(pattern: str, kept: str, throws: int, shared: bool = True) -> Fraction:
    """The chance to make a pattern (`four`, `trio_pink`) with this many rolls, keeping these dice for the first.

    Equal blacks are turned where it helps (SC-15). `shared` is SC-O1.
    """
    goal, colour = _split(pattern)
    return Fraction(_chance(goal, named(kept, colour), throws, shared), THROW**throws)


def best(pattern: str, dice: str, throws: int, shared: bool = True, turnable: bool = False) -> Fraction:
    """The same for six dice: 1 if they make it, else the best way to keep some and roll the rest."""
    goal, colour = _split(pattern)
    return Fraction(_best(goal, named(dice, colour), throws, shared, turnable), THROW**throws)


def _split(pattern: str) -> tuple[str, str]:
    """A pattern with the colours renamed, and the letter of the colour that it needs, if any."""
    combination, _, colour = pattern.rpartition("_")
    if colour not in LETTERS:
        return pattern, ""
    return f"{combination}_{COLOURS[WHITE[0]]}", LETTERS[colour]


def _shapes(dice: str) -> Shapes:
    return tuple([EIGHT * dice.count(white) + dice.count(black) for white, black in zip(WHITE, BLACK, strict=True)])


@lru_cache(maxsize=1 << 11)
def named(dice: str, colour: str) -> str:
    """The dice with their colours renamed: the one that counts comes first, the others follow by number."""
    shapes = list(_shapes(dice))
    first = [shapes.pop(WHITE.index(colour))] if colour else []
    return _spelt((*first, *sorted(shapes, reverse=True)))


@lru_cache(maxsize=1 << 11)
def _spelt(shapes: Shapes) -> str:
    blacks = "".join(letter * (shape % EIGHT) for letter, shape in zip(BLACK, shapes, strict=True))
    return blacks + "".join(letter * (shape // EIGHT) for letter, shape in zip(WHITE, shapes, strict=True))


@lru_cache(maxsize=16)
def _group(dice: Dice) -> tuple[tuple[Shapes, int], ...]:
    """What dice of one kind can show, with weights."""
    return tuple((_shapes(outcome.partition(" ")[2]), weight) for outcome, weight in Roll((dice,)).outcomes())


@lru_cache(maxsize=1 << 11)
def _falls(kept: str, colour: str) -> tuple[tuple[str, bool, int], ...]:
    """The results of rolling the other dice: six dice, whether one can be turned, and the weight."""
    found: Counter[tuple[Shapes, bool]] = Counter()
    lying = _shapes(kept)
    groups = {dice.faces: dice for dice in throw_of(kept).groups}
    for black, ways in _group(groups.get(BLACK, Dice(0, BLACK))):
        turnable = BLACKS in black  # both in this roll and of one colour (SC-15)
        beside = tuple(map(add, lying, black))
        for white, more in _group(groups.get(WHITE, Dice(0, WHITE))):
            shapes = list(map(add, beside, white))
            first = [shapes.pop(0)] if colour else []
            shapes.sort(reverse=True)
            found[(*first, *shapes), turnable] += ways * more
    return tuple((_spelt(shapes), turnable, weight) for (shapes, turnable), weight in found.items())


def _first(goal: str) -> str:
    return WHITE[0] if _split(goal)[1] else ""


@cache
def _chance(goal: str, kept: str, throws: int, shared: bool) -> int:
    hits = 0
    for dice, turnable, weight in _falls(kept, _first(goal)):
        hits += _best(goal, dice, throws - 1, shared, turnable) * weight
    as_if_thrown: int = 6 ** len(kept)
    return hits * as_if_thrown


@cache
def _best(goal: str, dice: str, throws: int, shared: bool, turnable: bool) -> int:
    certain: int = THROW**throws
    if goal in made(dice, shared):
        return certain
    colour = _first(goal)
    found = 0
    if turnable:
        after = {named(turned(dice, *way), colour) for way in turns(dice)}
        found = max(_best(goal, lying, throws, shared, False) for lying in after)
    if throws and found < certain:
        ways = {named(kept, colour) for kept in ("", *keeps(dice))}
        found = max(found, max(_chance(goal, kept, throws, shared) for kept in ways))
    return found


def with_kept(combination: str, kept: int, throws: int) -> Fraction:
    """The chance to make it in any colour, with this many white dice of one colour kept for the first roll."""
    return chance(combination, WHITE[0] * kept, throws)
