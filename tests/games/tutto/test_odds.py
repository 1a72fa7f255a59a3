"""Tutto's exact figures, from the engine's own chance."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pyapp.core.chance import probability
from pyapp.games.tutto.odds import (
    all_at_once,
    clover_chance,
    fireworks_points,
    null_chance,
    one_throw_chance,
    straight_chance,
    tutto_chance,
    whole_triples,
)
from pyapp.games.tutto.rules import ROLLS


def fractions(text: str) -> list[Fraction]:
    return [Fraction(part) for part in text.split()]


@pytest.mark.rule("TU-P1")
def test_chance_of_a_null() -> None:
    assert [null_chance(dice) for dice in range(1, 7)] == fractions("2/3 4/9 5/18 17/108 25/324 5/162")


@pytest.mark.rule("TU-P2")
def test_chance_of_a_tutto() -> None:
    expected = fractions("1/3 7/27 119/486 6583/26244 2217071/8503056 2239790155/8264970432")
    assert [tutto_chance(dice) for dice in range(1, 7)] == expected
    assert float(tutto_chance(6, all_at_once)) == pytest.approx(0.2645649102, abs=5e-11)
    assert float(tutto_chance(6, whole_triples)) == pytest.approx(0.2701657645, abs=5e-11)


@pytest.mark.rule("TU-P3")
def test_chance_of_a_straight() -> None:
    expected = fractions("1/6 5/36 401/2592 72035/419904 601816405/3265173504 208305300715/1057916215296")
    assert [straight_chance(missing) for missing in range(1, 7)] == expected
    assert float(straight_chance(6, greedy=True)) == pytest.approx(0.1627627913, abs=5e-11)


@pytest.mark.rule("TU-P4")
def test_clover_leaf_one_throw_tutto_and_fireworks() -> None:
    assert float(clover_chance()) == pytest.approx(0.0734398962, abs=5e-11)
    assert one_throw_chance(6) == Fraction(23, 1296)
    expected = [232.5460, 222.5358, 271.9783, 363.3474, 484.0358, 622.6381069]
    assert list(fireworks_points()[1:]) == pytest.approx(expected, abs=5e-5)
    assert fireworks_points()[6] == pytest.approx(622.6381069, abs=5e-8)


def test_the_chance_of_one_throw() -> None:
    assert probability(ROLLS[3], "roll 1 2 3") == Fraction(6, 216)
    assert probability(ROLLS[3], "roll 3 2 1") == 0
