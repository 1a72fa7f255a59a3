"""How likely it is that somebody beats a result, and who will have the POT in the end.

Everybody is assumed to go for a higher result with all rolls and to care for nothing else; a bot needs no more. It does
not matter which die shows what, so dice that show the same values are combined.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product
from math import fsum

Sorted = tuple[int, ...]
"""Three values, sorted; 0 is a letter."""

Spread = tuple[int, ...]
"""In how many of equally likely cases a turn ends with each result from 0 to P-O-T.

Whole numbers, because two equally good ways to play must compare as equal.
"""

HIGHEST = 15
POT_RESULT = 16
"""P-O-T as a result: it beats everything and cannot be beaten."""
CASES = 6**3
"""The cases of one roll of three dice."""

SETS: tuple[Sorted, ...] = tuple(combinations_with_replacement(range(6), 3))
AT_ONCE = ((0, 0, 0), (1, 1, 1))
"""P-O-T and 1-1-1 end the turn (PP-13, PP-14)."""
STRAIGHT_123 = (1, 2, 3)


@cache
def _keeps(dice: Sorted) -> tuple[Sorted, ...]:
    """What can be kept of a set when at least one die is rerolled."""
    return tuple(dict.fromkeys(tuple(dice[at] for at in range(3) if kept >> at & 1) for kept in range(7)))


KEPT = tuple(dict.fromkeys(kept for dice in SETS for kept in _keeps(dice)))


@cache
def _after(kept: Sorted) -> tuple[tuple[Sorted, int], ...]:
    """The sets that the other dice make with these, each with its share of CASES."""
    rolled = 3 - len(kept)
    found = Counter(tuple(sorted(kept + new)) for new in product(range(6), repeat=rolled))
    return tuple((dice, count * CASES // 6**rolled) for dice, count in found.items())


def _stopped(dice: Sorted, ones: int) -> Spread:
    """The results of a turn that stops on these dice, in CASES. After 1-2-3 only the 2 stays (PP-15)."""
    found = [0] * (POT_RESULT + 1)
    for end, cases in _after((2,)) if dice == STRAIGHT_123 else ((dice, CASES),):
        found[POT_RESULT if end == (0, 0, 0) else ones if end == (1, 1, 1) else sum(end)] += cases
    return tuple(found)


@cache
def chase(best: int, ones: int, throws: int = 3) -> tuple[float, ...]:
    """The odds of each result from 0 to P-O-T for somebody who does everything to get above `best`.

    A player who has nothing to gain by rerolling stops. If chances are equal, the one that more often ends with P-O-T
    is chosen, then the one that more often ends with 15, and so on.
    """
    spread = {dice: _stopped(dice, ones) for dice in SETS}
    for left in range(1, throws):
        again = {kept: _mixed(spread, kept) for kept in KEPT}
        for dice in SETS:
            stop = tuple(count * CASES**left for count in _stopped(dice, ones))
            ways = [] if dice in AT_ONCE else [again[kept] for kept in _keeps(dice)]
            spread[dice] = max([stop, *ways], key=lambda way: (sum(way[best + 1 :]), way is stop, way[:best:-1]))
    return tuple(count / CASES ** (throws + 1) for count in _mixed(spread, ()))


def reach(best: int, throws: int, ones: int = 0) -> float:
    """The best chance to end a turn above a result."""
    return fsum(chase(best, ones, throws)[best + 1 :])


def _mixed(spread: dict[Sorted, Spread], kept: Sorted) -> Spread:
    """The results after rolling the other dice, in CASES times the cases of `spread`."""
    total = [0] * (POT_RESULT + 1)
    for dice, cases in _after(kept):
        for points, count in enumerate(spread[dice]):
            if count:
                total[points] += cases * count
    return tuple(total)


@cache
def pot_odds(best: int, turns: int, seats: int, ones: int) -> tuple[float, ...]:
    """Each seat's odds to win the POT, clockwise from its holder, when `turns` seats still have a turn."""
    if best >= POT_RESULT or turns == 0:
        return (1.0,) + (0.0,) * (seats - 1)
    at = seats - turns
    odds = chase(best, ones)
    total = [0.0] * seats
    for points in range(best + 1, POT_RESULT + 1):
        if odds[points]:
            for step, share in enumerate(pot_odds(points, seats - 1, seats, ones)):
                total[(at + step) % seats] += odds[points] * share
    stays = fsum(odds[: best + 1])
    for step, share in enumerate(pot_odds(best, turns - 1, seats, ones)):
        total[step] += stays * share
    return tuple(total)


def hold_chance(best: int, players: int) -> float:
    """How often a player wins the POT with this result before anybody else has tried."""
    return pot_odds(best, players - 1, players, 0)[0]
