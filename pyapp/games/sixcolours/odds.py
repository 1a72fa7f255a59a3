"""Exact odds of Six Colours: the chance to make one combination when a player aims at nothing else.

Worked out over the game's own throws and turns by going back from the last throw. Colours are interchangeable, but
for the one a card asks for: positions that differ only in their names are worked out once.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache

from .dice import COLOURS, WHITE, keeps, made, merged, throw_of, turned, turns, twins

LETTERS = {colour: letter for letter, colour in COLOURS.items()}


def chance(pattern: str, kept: str, throws: int, shared: bool = True) -> Fraction:
    """The chance to make a pattern (`four`, `trio_pink`) with so many throws, keeping these dice for the first.

    Equal blacks are turned where it helps (SC-15). `shared` is SC-O1.
    """
    goal, colour = _split(pattern)
    return _chance(goal, named(kept, colour), throws, shared)


def best(pattern: str, dice: str, throws: int, shared: bool = True, turnable: bool = False) -> Fraction:
    """The same for six dice that lie there: 1 if they make it, else the best way to keep and throw on."""
    goal, colour = _split(pattern)
    return _best(goal, named(dice, colour), throws, shared, turnable)


def _split(pattern: str) -> tuple[str, str]:
    """A pattern as it is with the colours renamed, and the letter of the colour that it is about, if any."""
    combination, _, colour = pattern.rpartition("_")
    if colour not in LETTERS:
        return pattern, ""
    return f"{combination}_{COLOURS[WHITE[0]]}", LETTERS[colour]


@lru_cache(maxsize=1 << 15)
def named(dice: str, colour: str) -> str:
    """The dice with their colours renamed: the one that counts comes first, the others follow by number."""
    shapes = [(dice.count(letter), dice.count(letter.upper())) for letter in WHITE if letter != colour]
    shapes.sort(reverse=True)
    if colour:
        shapes.insert(0, (dice.count(colour), dice.count(colour.upper())))
    blacks = "".join(letter.upper() * black for letter, (_, black) in zip(WHITE, shapes, strict=True))
    return blacks + "".join(letter * white for letter, (white, _) in zip(WHITE, shapes, strict=True))


@lru_cache(maxsize=1 << 11)
def _falls(kept: str, colour: str) -> tuple[tuple[str, bool, int], ...]:
    """What the throw of the other dice leads to: six dice, whether one may be turned, and the weight of it."""
    found: Counter[tuple[str, bool]] = Counter()
    for outcome, weight in throw_of(kept).outcomes():
        tray = outcome.partition(" ")[2].replace(" ", "")
        found[named(merged(kept, tray), colour), twins(tray)] += weight
    return tuple((dice, turnable, weight) for (dice, turnable), weight in found.items())


def _first(goal: str) -> str:
    return WHITE[0] if _split(goal)[1] else ""


@cache
def _chance(goal: str, kept: str, throws: int, shared: bool) -> Fraction:
    falls = _falls(kept, _first(goal))
    hits = Fraction()
    for dice, turnable, weight in falls:
        hits += _best(goal, dice, throws - 1, shared, turnable) * weight
    return hits / throw_of(kept).total


@cache
def _best(goal: str, dice: str, throws: int, shared: bool, turnable: bool) -> Fraction:
    if goal in made(dice, shared):
        return Fraction(1)
    colour = _first(goal)
    found = Fraction()
    if turnable:
        after = {named(turned(dice, *way), colour) for way in turns(dice)}
        found = max(_best(goal, lying, throws, shared, False) for lying in after)
    if throws and found < 1:
        ways = {named(kept, colour) for kept in ("", *keeps(dice))}
        found = max(found, max(_chance(goal, kept, throws, shared) for kept in ways))
    return found
