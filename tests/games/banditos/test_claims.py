"""What dice are worth in Los Banditos, and the proof of a claim compared with brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product

import pytest
from games.banditos.tables import side

from pyapp.core.chance import Dice, Draw, Roll
from pyapp.games.banditos.combinations import (
    COLOURS,
    DICE,
    KINDS,
    UNLIMITED,
    WORTHS,
    Side,
    Supply,
    Worth,
    best_reach,
    colour_of,
    fight,
    proves,
    value_of,
    worth,
)
from pyapp.games.banditos.odds import kind_chance, kind_counts

KIND_EXAMPLES = [
    "red2 red2 red2",
    "red3 red2 red1",
    "red1 blue1 green1",
    "red3 blue2 green1",
    "red1 red1 green2",
    "red1 blue1 green2",
    "red1 blue2 green4",
]
"""The lowest of each kind, from best to worst: each kind beats all later kinds, with any values."""


def kind(dice: str) -> str:
    return KINDS[worth(side(dice)).kind]


def beats(better: str, worse: str) -> bool:
    return worth(side(better)) > worth(side(worse))


@pytest.mark.rule("LB-13")
def test_the_kinds_in_their_order() -> None:
    named = ["colour_triple", "colour_straight", "triple", "straight", "colour_pair", "pair", "singles"]
    assert [kind(dice) for dice in KIND_EXAMPLES] == named
    highest = ["red6 red5 red4", "red6 blue6 green6", "red6 blue5 green4", "red6 red6 green5", "red6 blue6 green5"]
    for lowest_above, highest_below in zip(KIND_EXAMPLES, [*highest, "red6 blue5 green3"], strict=False):
        assert beats(lowest_above, highest_below)


@pytest.mark.rule("LB-13")
@pytest.mark.parametrize("dice", ["red5 red6 red1", "red6 red1 red2", "red1 red3 red6", "red5 blue6 red1"])
def test_straights_do_not_wrap_around_and_one_colour_alone_is_nothing(dice: str) -> None:
    assert kind(dice) == "singles"


@pytest.mark.rule("LB-14")
def test_the_order_of_placing_does_not_matter() -> None:
    for dice in combinations_with_replacement(DICE, 3):
        assert len({worth(order) for order in permutations(dice)}) == 1
    for order in permutations(["red4", "red5", "red6"]):
        assert kind(" ".join(order)) == "colour_straight"


@pytest.mark.rule("LB-15")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("red6 blue6 green6", "red5 blue5 green5"),
        ("red5 blue4 green3", "black4 blue3 green2"),
        ("red4 red4 blue1", "red3 red3 blue6"),  # the pair first
        ("red4 red4 blue3", "red4 red4 blue2"),  # then the third die
        ("red4 green4 blue3", "red4 blue4 green2"),
        ("red6 blue3 green1", "red5 blue4 green2"),  # the highest, the second, the third
        ("red6 blue4 green1", "red6 blue3 green2"),
        ("red6 blue4 green2", "red6 blue4 green1"),
    ],
)
def test_equal_kinds_by_values(better: str, worse: str) -> None:
    assert kind(better) == kind(worse)
    assert beats(better, worse)
    assert not beats(worse, better)


@pytest.mark.rule("LB-15")
def test_colours_never_rank() -> None:
    for dice in combinations_with_replacement(DICE, 3):
        for colours in ((1, 0, 2, 3), (1, 2, 3, 0)):  # every other exchange of colours combines these two
            assert worth(tuple(colours[colour_of(die)] * 6 + value_of(die) - 1 for die in dice)) == worth(dice)


@pytest.mark.rule("LB-16")
def test_equal_worth_is_decided_by_the_sixth_die() -> None:
    sides = (side("red6 green5 blue4"), side("black6 black5 red4"))
    assert fight(sides, 0) == (1, "first")
    assert fight(sides, 1) == (0, "first")
    assert fight((sides[0], side("black5 black4 red3")), 0) == (0, "better")


@pytest.mark.rule("LB-17")
def test_the_best_kind_counts() -> None:
    assert kind("red4 red4 blue4") == "triple"
    assert kind("red4 red4 red4") == "colour_triple"
    assert kind("red4 red5 red6") == "colour_straight"
    assert kind("red4 red4 red6") == "colour_pair"


@pytest.mark.rule("LB-P1")
def test_every_case_of_three_dice() -> None:
    bag = Draw(tuple((colour, 6) for colour in COLOURS), 3, "dice")
    throws = Roll((Dice(1),) * 3).outcomes()
    found: Counter[Worth] = Counter()
    for drawn, ways in bag.outcomes():
        for thrown, weight in throws:
            dice = " ".join(map("".join, zip(drawn.split()[1:], thrown.split()[1:], strict=True)))
            found[worth(side(dice))] += ways * weight
    assert sum(found.values()) == 437_184
    kinds: Counter[str] = Counter()
    for what, count in found.items():
        kinds[KINDS[what.kind]] += count
    assert kinds == kind_counts()
    assert kind_chance("colour_triple") == Fraction(480, 437_184)
    assert kinds == {
        "colour_triple": 480,
        "colour_straight": 1_920,
        "triple": 11_664,
        "straight": 46_656,
        "colour_pair": 39_600,
        "pair": 142_560,
        "singles": 194_304,
    }
    assert tuple(sorted(found)) == WORTHS
    assert len(WORTHS) == 96
    ranks = Counter(KINDS[what.kind] for what in WORTHS)
    assert [ranks[kind] for kind in reversed(KINDS)] == [6, 4, 6, 4, 30, 30, 16]


# The proof of a claim

HOLDINGS = [dice for size in range(3) for dice in combinations_with_replacement(DICE, size)]
"""Everything an opponent can hold with fewer than three dice: 325 cases."""


@lru_cache(maxsize=8)
def _completions(need: int) -> list[tuple[Side, tuple[int, ...]]]:
    """Every choice of this many dice, with how many of each colour it takes."""
    return [
        (dice, tuple(sum(colour_of(die) == colour for die in dice) for colour in range(4)))
        for dice in combinations_with_replacement(DICE, need)
    ]


@lru_cache(maxsize=400)
def _reached(held: Side) -> dict[tuple[int, ...], Worth]:
    """The best worth by the colours taken, over every completion."""
    best: dict[tuple[int, ...], Worth] = {}
    for dice, taken in _completions(3 - len(held)):
        what = worth(tuple(sorted((*held, *dice))))
        if taken not in best or what > best[taken]:
            best[taken] = what
    return best


def brute_force(held: Side, supply: Supply) -> Worth | None:
    """The best over all completions that the supply allows."""
    reached = [
        what for taken, what in _reached(held).items() if all(n <= left for n, left in zip(taken, supply, strict=True))
    ]
    return max(reached, default=None)


EVERY_OWN = list(combinations_with_replacement(DICE, 3))
ONE_OF_EACH_WORTH = list({worth(dice): dice for dice in EVERY_OWN}.values())


@pytest.mark.rule("LB-P3", "LB-9", "LB-O1")
@pytest.mark.parametrize("own", [ONE_OF_EACH_WORTH, pytest.param(EVERY_OWN, marks=pytest.mark.slow)], ids=len)
def test_the_proof_equals_brute_force_against_any_dice(own: list[Side]) -> None:
    """Sets of three dice against every opposing set: 96 × 325 cases, if asked for all 2,600 × 325."""
    for held in HOLDINGS:
        best = brute_force(held, UNLIMITED)
        assert best is not None
        assert best_reach(held) == best
        for dice in own:
            if proves.__wrapped__(dice, held) != (worth(dice) >= best):
                pytest.fail(f"{dice} against {held}")
    assert (len(ONE_OF_EACH_WORTH), len(EVERY_OWN), len(HOLDINGS)) == (96, 2_600, 325)


@pytest.mark.rule("LB-P3", "LB-O1")
def test_the_proof_equals_brute_force_against_every_bag() -> None:
    """Every bag that makes a difference (none to three of each colour) with every opposing set.

    The player's own dice count only by their worth, so equal best completions are equal proofs for all of them.
    """
    for supply in product(range(4), repeat=4):
        for held in HOLDINGS:
            best = brute_force(held, supply)
            if best_reach.__wrapped__(held, supply) != best:
                pytest.fail(f"{held} with {supply}: {best}")
    assert proves(side("red1 blue2 green4"), (), (0, 1, 1, 0))  # nobody completes three with two dice left
    assert not proves(side("red1 blue2 green4"), (), (1, 1, 1, 0))


@pytest.mark.rule("LB-P3")
def test_the_table_of_best_completions() -> None:
    """As the rules print it for any dice."""
    kinds = dict(zip(KINDS, range(7), strict=True))
    assert best_reach(()) == Worth(kinds["colour_triple"], (6,))
    for die in DICE:
        assert best_reach((die,)) == Worth(kinds["colour_triple"], (value_of(die),))
    for two in combinations_with_replacement(DICE, 2):
        low, high = sorted(map(value_of, two))
        pure = "colour_" if len({colour_of(die) for die in two}) == 1 else ""
        if low == high:
            expected = Worth(kinds[f"{pure}triple"], (low,))
        elif high - low == 1:
            expected = Worth(kinds[f"{pure}straight"], (min(high + 1, 6),))
        elif high - low == 2:
            expected = Worth(kinds[f"{pure}straight"], (high,))
        else:
            expected = Worth(kinds["colour_pair"], (high, low))
        assert best_reach(two) == expected


@pytest.mark.rule("LB-P3", "LB-9")
def test_plain_pairs_and_singles_can_never_claim() -> None:
    weakest = min(best for held in HOLDINGS if (best := best_reach(held)) is not None)
    assert KINDS[weakest.kind] == "colour_pair"
    for dice in combinations_with_replacement(DICE, 3):
        if KINDS[worth(dice).kind] in ("pair", "singles"):
            assert worth(dice) < weakest
