"""Pass the Pot's odds for a hint, compared with every roll of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest
from playing import odds_of

from pyapp.games.pot.odds import reach

from . import brute
from .table import ends_on, table

FACES = range(6)
"""0 is a letter."""
NINE = ends_on("P 4 5")
"""A turn that ends with nine, to be beaten."""


def share(hits: int, of: int) -> float:
    return float(Fraction(hits, of))


def test_two_dice_against_nine() -> None:
    """The O and the T with a 3 on the P: to beat nine, both must add up to more than six.

    Two rolls make 1-2-3; the 1 and the 3 are then rolled again, the 2 stays.
    """
    told = odds_of(table(*NINE, "throw", "roll 3 O T"), "again OT")
    at_once = sum(o + t > 6 for o, t in product(FACES, FACES))
    again = sum(one + three > 7 for one, three in product(FACES, FACES))
    assert told["beat"] == {"best": 9, "chance": share(36 * at_once + 2 * again, 36 * 36)}
    # 3-3-3, 3-4-5 and 3-5-4; 1-2-3 and 2-3-4 in both orders
    assert told["combo"] == {"chance": share(7, 36)}


def test_a_straight_from_one_is_worth_what_it_becomes() -> None:
    """The T with 1 and 2, against three: 1, 2, 4 and 5 beat it at once, after a 3 only the 2 stays."""
    told = odds_of(table(*ends_on("P 1 2"), "throw", "roll 1 2 5"), "again T")
    again = sum(2 + one + three > 3 for one, three in product(FACES, FACES))
    assert told["beat"]["chance"] == share(4 * 36 + again, 6 * 36)


def test_nobody_to_beat() -> None:
    told = odds_of(table("throw", "roll 3 3 T"), "again T")
    assert told["mean"] == {"result": 6 + 2.5}
    assert told["combo"] == {"chance": share(1, 6)}


def poor(*moves: str, **options: Any) -> dict[str, dict[str, Any]]:
    """The facts for a player without a coin before the turn."""
    return odds_of(table(*moves, coins=(3, 0, 3), **options), "throw")


@pytest.mark.rule("PP-P2")
def test_a_whole_turn_against_a_result() -> None:
    """The printed chances to end above a result, with the paid roll and without."""
    paid = {2: 0.995201, 5: 0.984144, 6: 0.974754, 7: 0.943728, 9: 0.794054, 11: 0.520132, 13: 0.220174}
    free = {2: 0.993613, 4: 0.974601, 5: 0.942130, 6: 0.907954, 7: 0.831544, 9: 0.591650, 11: 0.311082, 13: 0.105153}
    for throws, printed in ((3, paid), (2, free)):
        for best, chance in printed.items():
            assert reach(best, throws) == pytest.approx(chance, abs=5e-7)


def test_a_turn_against_six() -> None:
    """1-2-3 does not count 6: its 1 and 3 are rolled once more (PP-15)."""
    six = ends_on("P 1 5")
    told = odds_of(table(*six), "throw")["reach"]
    assert told == {"best": 6, "chance": pytest.approx(0.974754, abs=5e-7)}
    assert poor(*six)["reach"]["chance"] == pytest.approx(0.907954, abs=5e-7)


def test_nobody_to_beat_with_a_straight_from_one() -> None:
    """The T with 1 and 2: a 3 is rolled again with the 1, the 2 stays, and the sum is 7 on average."""
    told = odds_of(table("throw", "roll 1 2 5"), "again T")
    assert told["mean"] == {"result": round((3 + 4 + 5 + 7 + 7 + 8) / 6, 1)}


@pytest.mark.parametrize("coins", [(3, 3, 3), (3, 0, 3), (3, 0, 0)])
def test_what_holds(coins: tuple[int, ...]) -> None:
    """Against everybody else with the rolls that their coins allow."""
    told = odds_of(table("throw", "roll 2 5 5", coins=coins), "stop")["holds"]
    assert (told["result"], told["others"]) == (12, 2)
    assert told["chance"] == pytest.approx(prod(1 - brute.reach(12, 0, other) for other in coins[1:]))
    assert odds_of(table(*NINE, "throw", "roll 2 2 T"), "stop") == {}
