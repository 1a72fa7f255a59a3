"""Exact chances and expectations in Tutto, from the same dice and the same ways to keep them as the rules use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache

from .rules import ROLLS
from .scoring import Throw, dice_points, keeps, straight_keeps
from .state import SIX

Ways = Callable[[Throw], tuple[Throw, ...]]


@lru_cache(maxsize=8)
def throws(dice: int) -> tuple[tuple[Throw, int], ...]:
    """Every roll of this many dice with its weight; the weights add up to 6 ** dice."""
    return tuple((tuple(map(int, move.split()[1:])), weight) for move, weight in ROLLS[dice].outcomes())


def null_chance(dice: int) -> Fraction:
    return Fraction(sum(weight for throw, weight in throws(dice) if not keeps(throw)), 6**dice)


def one_throw_chance(dice: int) -> Fraction:
    """All these dice score at once."""
    return Fraction(sum(weight for throw, weight in throws(dice) if keeps(throw)[-1:] == (throw,)), 6**dice)


def tutto_chance(dice: int, ways: Ways = keeps) -> Fraction:
    """The best chance to set all these dice aside, choosing among `ways` to keep."""
    return Fraction(_tuttos(dice, ways), PARTS[dice])


PARTS = tuple(6 ** (dice * (dice + 1) // 2) for dice in range(SIX + 1))
"""How many equally likely ways there are to roll this many dice, then one less, and so on.

Chances are counted in these ways: whole numbers add up faster than fractions.
"""


@lru_cache(maxsize=64)
def _tuttos(dice: int, ways: Ways) -> int:
    """Of PARTS[dice]: how many end with all dice set aside. With none left it is a Tutto."""
    if not dice:
        return 1
    total = 0
    for throw, weight in throws(dice):
        left = {dice - len(kept) for kept in ways(throw)}
        total += weight * max((_tuttos(few, ways) * PARTS[dice - 1] // PARTS[few] for few in left), default=0)
    return total


def all_at_once(throw: Throw) -> tuple[Throw, ...]:
    """Always keeping everything that scores."""
    return keeps(throw)[-1:]


def whole_triples(throw: Throw) -> tuple[Throw, ...]:
    """As if you could not take less than a whole triple."""
    return tuple(
        kept for kept in keeps(throw) if all(throw.count(face) < 3 or kept.count(face) >= 3 for face in set(kept))
    )


def straight_chance(missing: int, greedy: bool = False) -> Fraction:
    """The best chance to complete a straight that lacks this many numbers; which ones does not matter."""
    return Fraction(_straights(missing, greedy), PARTS[missing])


@lru_cache(maxsize=16)
def _straights(missing: int, greedy: bool) -> int:
    if not missing:
        return 1
    held = tuple(range(missing + 1, SIX + 1))
    total = 0
    for throw, weight in throws(missing):
        ways = straight_keeps(throw, held)
        left = {missing - len(kept) for kept in (ways[-1:] if greedy else ways)}
        total += weight * max((_straights(few, greedy) * PARTS[missing - 1] // PARTS[few] for few in left), default=0)
    return total


def clover_chance() -> Fraction:
    return tutto_chance(SIX) ** 2


@cache
def fireworks_points() -> tuple[float, ...]:
    """Average points of fireworks before a roll of 0 to 6 dice.

    Everything that scores is set aside, and after the sixth die it starts again with six, so the expectations depend on
    each other in a circle: expected(dice) = scored + factor × expected(6), solved for six dice at the end.
    """
    scored, factor = [Fraction(0)] * (SIX + 1), [Fraction(0)] * (SIX + 1)
    factor[0] = Fraction(1)
    for dice in range(1, SIX + 1):
        points, leaves = 0, Counter[int]()
        for throw, weight in throws(dice):
            for kept in all_at_once(throw):
                points += weight * dice_points(kept)
                leaves[dice - len(kept)] += weight
        scored[dice] = (points + sum(weight * scored[left] for left, weight in leaves.items())) / Fraction(6**dice)
        factor[dice] = sum(weight * factor[left] for left, weight in leaves.items()) / Fraction(6**dice)
    six = scored[SIX] / (1 - factor[SIX])
    return tuple(float(points + again * six) for points, again in zip(scored, factor, strict=True))


def once_more(dice: int, points: int) -> Fraction:
    """Average points if you have some, roll this many dice and then stop; a null leaves nothing."""
    won = sum(weight * (points + dice_points(kept)) for throw, weight in throws(dice) for kept in all_at_once(throw))
    return Fraction(won, 6**dice)
