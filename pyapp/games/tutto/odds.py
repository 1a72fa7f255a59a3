"""Exact chances and expectations in Tutto, from the same dice and the same ways to keep them as the rules use."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from .rules import ROLLS, SIX
from .scoring import Throw, dice_points, keeps, straight_keeps

Ways = Callable[[Throw], tuple[Throw, ...]]


def throws(dice: int) -> list[tuple[Throw, Fraction]]:
    """Every throw of so many dice with its chance."""
    roll = ROLLS[dice]
    return [(tuple(map(int, move.split()[1:])), Fraction(weight, roll.total)) for move, weight in roll.outcomes()]


def null_chance(dice: int) -> Fraction:
    return sum((chance for throw, chance in throws(dice) if not keeps(throw)), Fraction(0))


@lru_cache(maxsize=64)
def tutto_chance(dice: int, ways: Ways = keeps) -> Fraction:
    """The best chance to get all these dice out, choosing among `ways` to keep."""
    total = Fraction(0)
    for throw, chance in throws(dice):
        options = [
            Fraction(1) if len(kept) == dice else tutto_chance(dice - len(kept), ways) for kept in ways(throw)
        ]
        total += chance * max(options, default=Fraction(0))
    return total


def all_at_once(throw: Throw) -> tuple[Throw, ...]:
    """Always keeping everything that scores."""
    return keeps(throw)[-1:]


def whole_triples(throw: Throw) -> tuple[Throw, ...]:
    """As if nothing smaller could be taken out of a triple."""
    return tuple(
        kept for kept in keeps(throw) if all(throw.count(face) < 3 or kept.count(face) >= 3 for face in set(kept))
    )


@lru_cache(maxsize=64)
def straight_chance(missing: int, greedy: bool = False) -> Fraction:
    """The best chance to complete a straight that lacks so many numbers; which ones does not matter."""
    held = tuple(range(missing + 1, SIX + 1))
    total = Fraction(0)
    for throw, chance in throws(missing):
        ways = straight_keeps(throw, held)
        options = [
            Fraction(1) if len(kept) == missing else straight_chance(missing - len(kept), greedy)
            for kept in (ways[-1:] if greedy else ways)
        ]
        total += chance * max(options, default=Fraction(0))
    return total


def clover_chance() -> Fraction:
    return tutto_chance(SIX) ** 2


def fireworks_points() -> tuple[float, ...]:
    """Points that fireworks bring on average when 0 to 6 dice are about to be thrown.

    All that scores goes out, and with the sixth die it starts again with six, so the expectations depend on each other
    in a ring: expected(dice) = scored + factor × expected(6), solved for six dice at the end.
    """
    scored, factor = [Fraction(0)] * (SIX + 1), [Fraction(0)] * (SIX + 1)
    factor[0] = Fraction(1)
    for dice in range(1, SIX + 1):
        for throw, chance in throws(dice):
            for kept in all_at_once(throw):
                left = dice - len(kept)
                scored[dice] += chance * (dice_points(kept) + scored[left])
                factor[dice] += chance * factor[left]
    six = scored[SIX] / (1 - factor[SIX])
    return tuple(float(points + again * six) for points, again in zip(scored, factor, strict=True))
