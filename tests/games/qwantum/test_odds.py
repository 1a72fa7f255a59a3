"""Qwantum's exact odds compared with the printed figures, from the same dice that the game rolls."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

import pytest

from pyapp.games.qwantum.dice import ALL, COLOURS, NAMES, ROLLS, SUBSETS, WHITE, Sums, colour_sums
from pyapp.games.qwantum.odds import over, sum_counts, throws

SIX = ALL[:WHITE]


@lru_cache(maxsize=1)
def every_throw() -> Counter[Sums]:
    """All results of one roll, counted outcome by outcome from the game's own chance."""
    counts: Counter[Sums] = Counter()
    for outcome, weight in ROLLS[SIX].outcomes():
        faces = tuple(outcome.split()[1:])
        sums = colour_sums((*faces, "1"))
        for white in range(6):
            counts[tuple([number + white for number in sums])] += weight
    return counts


@pytest.mark.rule("QW-P1")
def test_how_often_a_colour_is_absent() -> None:
    outcomes = ROLLS[SIX].outcomes()
    for letter in "RYVB":
        absent = sum(weight for outcome, weight in outcomes if letter not in outcome)
        assert Fraction(absent, ROLLS[SIX].total) == Fraction(125, 729) == Fraction(4, 6) ** 3 * Fraction(5, 6) ** 3
    assert round(125 / 729, 6) == 0.171468


@pytest.mark.rule("QW-P2")
def test_the_highest_sum_is_33() -> None:
    for colour in range(len(COLOURS)):
        assert max(sum_counts(colour)) == max(sums[colour] for sums in every_throw()) == 33
        assert min(sum_counts(colour)) == 1


@pytest.mark.rule("QW-P3")
def test_sums_over_15_and_over_20() -> None:
    printed = {
        15: {"red": 0.082615, "yellow": 0.080343, "violet": 0.087027, "blue": 0.083805},
        20: {"red": 0.012271, "yellow": 0.011356, "violet": 0.012799, "blue": 0.011495},
    }
    for limit, figures in printed.items():
        for name, figure in figures.items():
            colour = COLOURS.index(name)
            exact = over(colour, limit)
            counted = sum(weight for sums, weight in every_throw().items() if sums[colour] > limit)
            assert exact == Fraction(counted, ROLLS[ALL].total)
            assert round(float(exact), 6) == figure


@pytest.mark.rule("QW-P3")
def test_how_often_the_examples_come_up() -> None:
    assert ROLLS[ALL].total == throws() == sum(every_throw().values()) == 279_936
    assert every_throw()[(6, 8, 6, 13)] == 13
    assert every_throw()[(3, 8, 3, 19)] == 8


def test_the_convolution_is_the_count() -> None:
    for colour in range(len(COLOURS)):
        counted: Counter[int] = Counter()
        for sums, weight in every_throw().items():
            counted[sums[colour]] += weight
        assert sum_counts(colour) == counted


@pytest.mark.parametrize(
    "which", [(0,), (6,), (1, 4, 6), (0, 2, 3, 5)], ids=lambda which: "".join(NAMES[d] for d in which)
)
def test_a_second_roll_leaves_the_other_dice(which: tuple[int, ...]) -> None:
    lying = ("R1", "R2", "B4", "V3", "B6", "Y5", "3")
    assert which in SUBSETS
    counted = [Counter[int]() for _ in COLOURS]
    for outcome, weight in ROLLS[which].outcomes():
        dice = list(lying)
        for die, face in zip(which, outcome.split()[1:], strict=True):
            dice[die] = face
        for colour, number in enumerate(colour_sums(tuple(dice))):
            counted[colour][number] += weight
    for colour, numbers in enumerate(counted):
        assert sum_counts(colour, which, lying) == numbers
        assert numbers.total() == throws(which)
