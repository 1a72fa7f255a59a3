"""Tutto's odds for a hint, compared with every roll of single dice counted one by one."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

import pytest
from playing import odds_of, script

from pyapp.core.bot import Fact, Position
from pyapp.games.tutto.scoring import dice_points, keeps

from .brute import tutto


def odds(move: str, *before: str) -> dict[str, dict[str, Any]]:
    return odds_of(script("tutto", *before, start=1), move)


@lru_cache(maxsize=64)
def worth(dice: int, aside: int, bonus: int) -> Fraction:
    """What rolling this many dice scores on average for a player who stops at the Tutto at the latest."""
    total = Fraction()
    for throw in product(range(1, 7), repeat=dice):
        ways = keeps(tuple(sorted(throw)))
        best = Fraction(aside + dice_points(ways[-1]) if ways else 0)
        for kept in ways:
            left, points = dice - len(kept), aside + dice_points(kept)
            best = max(best, worth(left, points, bonus) if left else Fraction(points + bonus))
        total += best
    return total / 6**dice


def test_rolling_again_compared_with_stopping() -> None:
    told = odds("keep 1,1", "draw", "card bonus300", "roll 1 1 2 3 4 6")
    nulls = sum(not keeps(tuple(sorted(throw))) for throw in product(range(1, 7), repeat=4))
    assert told["null"] == {"dice": 4, "chance": nulls / 6**4}
    assert told["average"] == {"points": round(worth(4, 200, 300))}
    assert told["stop"] == {"points": 200}


def test_stopping_says_what_it_gives_up() -> None:
    told = odds("stop", "draw", "card bonus200", "roll 1 1 1 4 4 6", "keep 1,1,1", "roll 2 3 5")
    assert told == {
        "going_null": {"dice": 2, "chance": 16 / 36},
        "going_average": {"points": round(worth(2, 1050, 200))},
    }


def test_the_next_card() -> None:
    """Of 56 cards ten stop; the sole leader would also be stopped by one of the five plus/minus cards."""
    assert odds("draw") == {"card_ends": {"chance": 10 / 56}}
    leading = ("draw", "card bonus200", "roll 1 1 1 4 4 6", "stop", "draw", "card stop")
    assert odds("draw", *leading) == {"card_ends": {"chance": (9 + 5) / 54}}
    tutto = odds("stop", "draw", "card bonus200", "roll 1 1 1 5 5 5")
    assert tutto == {"going_card_ends": {"chance": 10 / 55}}


def test_cards_that_want_a_tutto_or_a_straight() -> None:
    told = odds("keep 1", "draw", "card plusminus", "roll 1 2 3 4 6 6")
    assert told["null"] == {"dice": 5, "chance": float(Fraction(25, 324))}
    assert round(told["tutto"]["chance"], 4) == 0.2607
    told = odds("keep 1,2,3,4,5", "draw", "card straight", "roll 1 2 3 4 5 5")
    assert told == {"null": {"dice": 1, "chance": 5 / 6}, "straight": {"chance": 1 / 6}}


def test_fireworks_cost_nothing() -> None:
    told = odds("keep 1", "draw", "card fireworks", "roll 1 2 3 4 6 6")
    assert told["average"] == {"points": round(100 + 484.0358)}


@pytest.mark.rule("TU-20", "TU-O10")
def test_fireworks_between_the_tuttos_of_a_clover_leaf() -> None:
    """There everything that scores must be set aside, which makes a Tutto less likely."""
    leaf = ("draw", "card clover", "roll 1 1 1 5 5 5", "keep 1,1,1,5,5,5", "card fireworks", "roll 1 2 3 4 6 6")
    match = script("tutto", *leaf, start=1, leaf_card="yes")
    told = odds_of(match, "keep 1")["tutto"]
    position = Position(match.game, match.state, 0, match.legal)
    assert told == pytest.approx(tutto(position, "keep 1", Fact("tutto", told)))
    assert told["chance"] < odds("keep 1", "draw", "card plusminus", "roll 1 2 3 4 6 6")["tutto"]["chance"]
