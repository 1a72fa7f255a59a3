"""How likely it is that somebody beats a result, and who will have the POT in the end.

Everybody is taken to go for a higher result with all three throws and to care for nothing else; a bot needs no more.
Only sums matter to that, so dice are taken together that make the same one.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

from ...core.figure import Figure, Part

Sorted = tuple[int, ...]
"""Three values, sorted; 0 is a letter."""

HIGHEST = 15
POT_RESULT = 16
"""P-O-T as a result: it beats everything and cannot be beaten."""

SETS: tuple[Sorted, ...] = tuple(combinations_with_replacement(range(6), 3))


def value_of(dice: Sorted, ones: int) -> int:
    return POT_RESULT if dice == (0, 0, 0) else ones if dice == (1, 1, 1) else sum(dice)


@cache
def _keeps(dice: Sorted) -> tuple[Sorted, ...]:
    """What can be kept of a set when at least one die is thrown again."""
    return tuple(dict.fromkeys(tuple(dice[at] for at in range(3) if kept >> at & 1) for kept in range(7)))


@cache
def _after(kept: Sorted) -> tuple[tuple[Sorted, float], ...]:
    """The sets that the other dice make with these, with their odds."""
    thrown = 3 - len(kept)
    found = Counter(tuple(sorted(kept + new)) for new in product(range(6), repeat=thrown))
    return tuple((dice, count / 6**thrown) for dice, count in found.items())


@cache
def chase(best: int, ones: int, throws: int = 3) -> tuple[float, ...]:
    """The odds of each result from 0 to P-O-T for somebody who does all to get above `best`."""
    value = {dice: value_of(dice, ones) for dice in SETS}
    spread = {dice: tuple(float(value[dice] == points) for points in range(POT_RESULT + 1)) for dice in SETS}
    for _ in range(throws - 1):
        beats = {dice: sum(odds[best + 1 :]) for dice, odds in spread.items()}
        hope = {
            kept: sum(weight * beats[dice] for dice, weight in _after(kept))
            for kept in dict.fromkeys(kept for dice in SETS for kept in _keeps(dice))
        }
        further = {kept: _mixed(spread, kept) for kept in hope}
        spread = {
            dice: spread[dice]
            if value[dice] > best or dice == (1, 1, 1)
            else further[max(_keeps(dice), key=hope.__getitem__)]
            for dice in SETS
        }
    return _mixed(spread, ())


def _mixed(spread: dict[Sorted, tuple[float, ...]], kept: Sorted) -> tuple[float, ...]:
    total = [0.0] * (POT_RESULT + 1)
    for dice, weight in _after(kept):
        for points, odds in enumerate(spread[dice]):
            if odds:
                total[points] += weight * odds
    return tuple(total)


@cache
def pot_odds(best: int, turns: int, seats: int, ones: int) -> tuple[float, ...]:
    """Each seat's odds to win the POT, counted clockwise from its holder, when `turns` seats have yet to try."""
    if best >= POT_RESULT or turns == 0:
        return (1.0,) + (0.0,) * (seats - 1)
    at = seats - turns
    odds = chase(best, ones)
    total = [0.0] * seats
    for points in range(best + 1, POT_RESULT + 1):
        if odds[points]:
            for step, share in enumerate(pot_odds(points, seats - 1, seats, ones)):
                total[(at + step) % seats] += odds[points] * share
    stays = sum(odds[: best + 1])
    for step, share in enumerate(pot_odds(best, turns - 1, seats, ones)):
        total[step] += stays * share
    return tuple(total)


def hold_chance(best: int, players: int) -> float:
    """How often the POT is theirs in the end who hold it with this result before anybody else has tried."""
    return pot_odds(best, players - 1, players, 0)[0]


FIGURE = Figure((Part("best", range(HIGHEST + 1), 11), Part("players", range(2, 6), 3)), hold_chance)
