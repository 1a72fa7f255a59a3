"""Chance samples, enumerates and reads the same thing."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from pyapp.core.chance import D6, Dice, Draw, Roll, kind_of, lot, probability
from pyapp.core.errors import GameError
from pyapp.core.stream import Stream

CHANCES = [
    Roll((Dice(3),)),
    Roll((Dice(2), Dice(1, ("a", "b")))),
    Roll((Dice(2, ("x", "x", "y")),)),
    Roll((Dice(1, ("1", "2", "P")), Dice(1, ("1", "2", "O")))),
    Draw((("red", 3), ("blue", 2), ("green", 0)), 2),
    Draw((("a", 1), ("b", 4)), 3, "card"),
    Draw((("only", 1),), 1),
    lot(3),
]


def brute_force(chance: Roll | Draw) -> Counter[str]:
    """Every single outcome, one by one."""
    found: Counter[str] = Counter()
    if isinstance(chance, Roll):
        for way in product(*(dice.faces for dice in chance.groups for _ in range(dice.amount))):
            found[chance.normalise(" ".join([chance.verb, *way]))] += 1
        return found
    things = [name for name, left in chance.bag for _ in range(left)]
    for draw in permutations(things, chance.amount):
        found[chance.normalise(" ".join([chance.verb, *draw]))] += 1
    orders = len(list(permutations(range(chance.amount))))
    return Counter({outcome: ways // orders for outcome, ways in found.items()})


@pytest.mark.parametrize("chance", CHANCES, ids=str)
def test_outcomes_equal_brute_force(chance: Roll | Draw) -> None:
    assert dict(chance.outcomes()) == brute_force(chance)
    assert sum(weight for _, weight in chance.outcomes()) == chance.total


@pytest.mark.parametrize("chance", CHANCES, ids=str)
def test_samples_follow_the_exact_weights(chance: Roll | Draw) -> None:
    stream = Stream("chance", "samples")
    drawn = Counter(chance.sample(stream.below) for _ in range(6000))
    exact = dict(chance.outcomes())
    assert set(drawn) <= set(exact)
    for outcome, weight in exact.items():
        share = weight / chance.total
        spread = (share * (1 - share) / 6000) ** 0.5
        assert abs(drawn[outcome] / 6000 - share) <= 4.5 * spread


@pytest.mark.parametrize("chance", CHANCES, ids=str)
def test_impossible_outcomes_are_refused(chance: Roll | Draw) -> None:
    for text in ("roll", "draw", "roll 7 7 7", "draw red", "draw green green", "card b b", "lot 4", "lot", "x y z"):
        with pytest.raises(GameError, match="bad_move"):
            chance.normalise(text)


def test_dice_are_told_from_what_is_drawn_or_turned_up() -> None:
    assert kind_of(Roll((Dice(2),))) == kind_of(Roll((Dice(1),), "off")) == "dice"
    assert kind_of(Draw((("red", 2),))) == kind_of(lot(3)) == kind_of(Roll((), "reveal")) == "draw"


def test_outcomes_can_be_entered_in_any_order() -> None:
    assert Roll((Dice(3),)).normalise("roll 5 1 3") == "roll 1 3 5"
    assert Draw((("red", 2), ("blue", 2)), 2).normalise("draw blue  red") == "draw red blue"


def test_known_probabilities() -> None:
    assert probability(Roll((Dice(2, D6),)), "roll 1 2") == Fraction(1, 18)
    assert probability(Draw((("red", 2), ("blue", 2)), 2), "draw red red") == Fraction(1, 6)


def test_icepool_finds_the_same_odds() -> None:
    """icepool is independent of our code."""
    icepool = pytest.importorskip("icepool")
    for amount in (1, 3, 6):
        theirs = icepool.d6.pool(amount).expand()
        ours = {tuple(map(int, move.split()[1:])): weight for move, weight in Roll((Dice(amount),)).outcomes()}
        assert ours == dict(theirs.items())
    deck = {"a": 5, "b": 1, "c": 3}
    theirs = icepool.Deck(deck).deal(4).expand()
    ours = {tuple(move.split()[1:]): weight for move, weight in Draw(tuple(deck.items()), 4).outcomes()}
    assert ours == dict(theirs.items())
