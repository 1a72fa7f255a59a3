"""Pass the Pot's odds beside a hint, against every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product

from playing import odds_of

from .table import ends_on, table

FACES = range(6)
"""0 is a letter."""
NINE = ends_on("P 4 5")
"""A turn that ends with nine, to be beaten."""


def share(hits: int, of: int) -> float:
    return float(Fraction(hits, of))


def test_two_dice_against_nine() -> None:
    """The O and the T beside a 3 on the P: above nine both must add up to more than six. Two ways make 1-2-3, whose
    1 and 3 then fall again beside the 2."""
    told = odds_of(table(*NINE, "throw", "roll 3 O T"), "again OT")
    at_once = sum(o + t > 6 for o, t in product(FACES, FACES))
    again = sum(one + three > 7 for one, three in product(FACES, FACES))
    assert told["beat"] == {"best": 9, "chance": share(36 * at_once + 2 * again, 36 * 36)}
    # 3-3-3, 3-4-5 and 3-5-4; 1-2-3 and 2-3-4 in both orders
    assert told["combo"] == {"chance": share(7, 36)}


def test_a_straight_from_one_is_worth_what_it_becomes() -> None:
    """The T beside 1 and 2, against three: 1, 2, 4 and 5 do it at once, after a 3 only the 2 stays."""
    told = odds_of(table(*ends_on("P 1 2"), "throw", "roll 1 2 5"), "again T")
    again = sum(2 + one + three > 3 for one, three in product(FACES, FACES))
    assert told["beat"]["chance"] == share(4 * 36 + again, 6 * 36)


def test_nobody_to_beat() -> None:
    told = odds_of(table("throw", "roll 3 3 T"), "again T")
    assert told["mean"] == {"result": 6 + 2.5}
    assert told["combo"] == {"chance": share(1, 6)}


@cache
def reach(lying: tuple[int, ...], throws: int, best: int) -> Fraction:
    """The best chance to end above a result by throwing any of these dice so many times more."""
    if lying == (0, 0, 0) or (sum(lying) > best and lying != (1, 1, 1)):
        return Fraction(1)
    if not throws or lying == (1, 1, 1):
        return Fraction(0)
    found = Fraction(0)
    for size in (1, 2, 3):
        for places in combinations(range(3), size):
            total = Fraction()
            for values in product(FACES, repeat=size):
                after = list(lying)
                for place, value in zip(places, values, strict=True):
                    after[place] = value
                total += reach(tuple(sorted(after)), throws - 1, best)
            found = max(found, total / 6**size)
    return found


def first(throws: int, best: int) -> float:
    return float(sum(reach(tuple(sorted(dice)), throws - 1, best) for dice in product(FACES, repeat=3)) / 216)


def test_a_turn_against_twelve() -> None:
    told = odds_of(table(*ends_on("3 4 5"), "take bank"), "throw")
    assert told["reach"]["best"] == 12
    assert round(told["reach"]["chance"], 12) == round(first(3, 12), 12)
    poor = odds_of(table(*ends_on("3 4 5"), "take bank", coins=(3, 0, 3)), "throw")
    assert round(poor["reach"]["chance"], 12) == round(first(2, 12), 12)


def test_what_holds() -> None:
    told = odds_of(table("throw", "roll 2 5 5"), "stop")
    assert told["holds"]["result"] == 12
    assert told["holds"]["others"] == 2
    assert round(told["holds"]["chance"], 12) == round((1 - first(3, 12)) ** 2, 12)
    assert odds_of(table(*NINE, "throw", "roll 2 2 T"), "stop") == {}
