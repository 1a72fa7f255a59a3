"""The chi-square test: its probabilities are right, and so is its distance for dice and for draws."""

from __future__ import annotations

from itertools import product
from math import erfc, exp, factorial, sqrt

import pytest

from pyapp.audit import Counts
from pyapp.core.chance import Dice, Draw, Roll, shown_in
from pyapp.core.fit import distance, exceeds

TABLE = {
    (0.95, 1): 3.841459,
    (0.95, 2): 5.991465,
    (0.95, 3): 7.814728,
    (0.95, 5): 11.070498,
    (0.99, 5): 15.086272,
    (0.999, 5): 20.515006,
    (0.95, 10): 18.307038,
    (0.95, 30): 43.772972,
    (0.95, 100): 124.342113,
    (0.05, 5): 1.145476,
    (0.01, 100): 70.064895,
}
"""Quantiles of the chi-square distribution as every table has them, by probability and degrees of freedom."""


@pytest.mark.parametrize(("share", "degrees"), TABLE)
def test_the_tables_quantiles(share: float, degrees: int) -> None:
    assert exceeds(TABLE[share, degrees], degrees) == pytest.approx(1 - share, rel=1e-5)


@pytest.mark.parametrize("value", [1e-9, 0.1, 0.9, 1, 2, 3.5, 10, 40, 300, 1400])
def test_where_there_is_a_formula(value: float) -> None:
    """For one degree of freedom and for even ones."""
    assert exceeds(value, 1) == pytest.approx(erfc(sqrt(value / 2)), rel=1e-11)
    for half in (1, 2, 5, 20):
        terms = sum((value / 2) ** k / factorial(k) for k in range(half))
        assert exceeds(value, 2 * half) == pytest.approx(exp(-value / 2) * terms, rel=1e-10)


def test_the_ends() -> None:
    assert exceeds(0, 5) == 1
    assert exceeds(0, 0) == 1
    assert exceeds(1e6, 5) == 0
    assert exceeds(100_000, 100_000) == pytest.approx(0.5, abs=0.001)


def test_for_dice_it_is_pearsons_sum() -> None:
    counts = Counts()
    chances = dict.fromkeys("123456", 1 / 6)
    counts.add(chances, "1" * 20 + "2" * 15 + "3" * 18 + "4" * 22 + "5" * 9 + "6" * 16, 100)
    pearson = sum((came - 100 / 6) ** 2 / (100 / 6) for came in counts.came.values())
    assert counts.distance() == (pytest.approx(pearson), 5)


def test_what_does_not_vary_is_no_degree_of_freedom() -> None:
    assert distance([], []) == (0, 0)
    assert distance([0, 0], [[0, 0], [0, 0]]) == (0, 0)
    # Two pairs, each with a fixed sum.
    spread = [[2, -2, 0, 0], [-2, 2, 0, 0], [0, 0, 3, -3], [0, 0, -3, 3]]
    assert distance([2, -2, 3, -3], spread) == (pytest.approx(4 / 2 + 9 / 3), 2)


CHANCES = [
    Roll((Dice(3),)),
    Roll((Dice(2, ("P", "1", "1", "2")),)),
    Draw((("a", 3), ("b", 1), ("c", 2)), 1),
    Draw((("a", 3), ("b", 1), ("c", 2)), 3),
    Draw((("a", 1), ("b", 0), ("c", 4)), 4),
]


@pytest.mark.parametrize("chance", CHANCES, ids=str)
def test_averages_and_covariances_are_exact(chance: Roll | Draw) -> None:
    """Compared with all outcomes of the chance; the average distance is then the number of degrees of freedom."""
    outcomes = [(shown_in(outcome), weight / chance.total) for outcome, weight in chance.outcomes()]
    if isinstance(chance, Draw):
        left = sum(count for _, count in chance.bag)
        chances = {thing: count / left for thing, count in chance.bag if count}
        amount, factor = chance.amount, (left - chance.amount) / (left - 1)
    else:
        ((amount, faces, *_),) = chance.groups
        chances, factor = {face: faces.count(face) / len(faces) for face in faces}, 1
    counts = Counts()
    counts.add(chances, (), amount, factor)
    average = {face: sum(p * shown.count(face) for shown, p in outcomes) for face in chances}
    assert counts.expected == pytest.approx(average)
    for one, other in product(chances, repeat=2):
        together = sum(p * shown.count(one) * shown.count(other) for shown, p in outcomes)
        assert counts.spread[one, other] == pytest.approx(together - average[one] * average[other])
    total = 0.0
    for shown, p in outcomes:
        off = [shown.count(face) - average[face] for face in chances]
        value, degrees = distance(off, [[counts.spread[one, other] for other in chances] for one in chances])
        total += p * value
    assert total == pytest.approx(degrees)
