"""Tutto's exact figures, from the engine's own chance."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from pyapp.core.chance import probability
from pyapp.games.tutto.bot import grouped_throws
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
from pyapp.games.tutto.state import BONUS, CARDS


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
def test_clover_leaf_one_roll_tutto_and_fireworks() -> None:
    assert float(clover_chance()) == pytest.approx(0.0734398962, abs=5e-11)
    assert one_throw_chance(6) == Fraction(23, 1296)
    expected = [232.5460, 222.5358, 271.9783, 363.3474, 484.0358, 622.6381069]
    assert list(fireworks_points()[1:]) == pytest.approx(expected, abs=5e-5)
    assert fireworks_points()[6] == pytest.approx(622.6381069, abs=5e-8)


def test_the_chance_of_one_roll() -> None:
    assert probability(ROLLS[3], "roll 1 2 3") == Fraction(6, 216)
    assert probability(ROLLS[3], "roll 3 2 1") == 0


class Going:
    """What a turn is worth to a player who plays only for points, with every card drawn from the full pile."""

    def __init__(self, clover: int) -> None:
        self.clover = clover

    def card(self, stake: int) -> float:
        """Turning up a card with this much at stake."""
        return sum(count * self.on(card, stake) for card, count in CARDS.items()) / sum(CARDS.values())

    @cache  # noqa: B019 - two are made, and end with the test
    def on(self, card: str, stake: int) -> float:
        """A card just turned up."""
        if card == "stop":
            return 0
        if card == "fireworks":
            return stake + fireworks_points()[6]
        if card == "clover":
            return float(clover_chance()) * self.clover
        if card == "straight":
            return float(straight_chance(6)) * self.tutto(stake + 2000)
        if card == "plusminus":
            return float(tutto_chance(6)) * self.tutto(stake + 1000)
        return self.throw(card, stake, 6, 0)

    def tutto(self, points: int) -> float:
        """From 1000 points on nobody continues, as the test shows."""
        return points if points >= 1000 else max(points, self.card(points))

    @cache  # noqa: B019
    def throw(self, card: str, stake: int, dice: int, aside: int) -> float:
        total = 0.0
        for chance, all_points, ways in grouped_throws(dice):
            best: float = stake + aside + all_points
            for kept, points in ways:
                made = stake + aside + points
                if kept < dice:
                    best = max(best, self.throw(card, stake, dice - kept, aside + points))
                else:
                    best = max(best, self.tutto(2 * made if card == "double" else made + BONUS[card]))
            total += chance * best
        return total


@pytest.mark.rule("TU-P5")
def test_best_play_for_points() -> None:
    worth = {0: (365.650, 357.705), 200: (480.226, 472.346), 500: (660.759, 652.891), 1000: (970.862, 962.994)}
    worth[2000] = (1605.276, 1597.408)
    for which, (clover, last) in enumerate([(6000, 900), (0, 850)]):
        turn = Going(clover)
        for stake, figures in worth.items():
            assert turn.card(stake) == pytest.approx(figures[which], abs=5e-4)
        for points in range(50, 1001, 50):
            assert (turn.card(points) > points) == (points <= last)
    turn = Going(6000)
    bonus = [440.103, 444.716, 449.774, 455.448, 462.107]
    assert [turn.on(card, 0) for card in BONUS] == pytest.approx(bonus, abs=5e-4)
    others = {card: turn.on(card, 0) for card in ("double", "plusminus", "straight")}
    assert others == pytest.approx({"double": 467.568, "plusminus": 270.998, "straight": 393.803}, abs=5e-4)
