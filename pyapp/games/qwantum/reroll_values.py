"""What every reroll is worth to the active player: all results of the dice, each with the best plan for B and C.

One list has a value for every result of the six coloured dice, so that whole lists are compared at once. The numbers
are those of turn_values.py, with two simplifications: several rivals are taken together, each with the weight of its
chance to win; and somebody who can fill a sheet is taken to do so if that wins by the points before this turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum, sqrt
from operator import add, sub

from ...core.slices import Slices, remembers
from .dice import COLOURS, HIGHEST
from .outlook import FILL
from .prospects import NEVER
from .race import chances, lead_for
from .rerolls import PAIRS, SPAN, WHITES, averages, lattice
from .sheet import MISSES, total
from .turn_values import Table

ALL = range(len(COLOURS))
PART = 4000
"""Results whose worth is computed in one slice."""
CERTAIN = 1000.0
"""The lead, in spreads, of somebody who ends the game as the winner."""

Values = Sequence[float]
Grid = list[list[float]]


def rivals(table: Table) -> tuple[float, list[float]]:
    """The active player's chance if nobody writes in this turn, and how much each rival counts."""
    wins = chances([table.prospects(seat).now for seat in range(table.seats)], table.spread)
    own = wins[table.active]
    others = fsum(wins) - own
    return own, [win / others if others and seat != table.active else 0.0 for seat, win in enumerate(wins)]


@remembers(4)
def rerolled(table: Table, dice: tuple[str, ...]) -> Slices[dict[str, float]]:
    """What every way to reroll is worth to the active player: its chance of winning, alone its points."""
    return averages(dice, (yield from _results(table)))


def _results(table: Table) -> Slices[list[Values]]:
    """For each white number: the worth of every result of the coloured dice.

    Numbers that nobody wants to write are all the same: later in the game few different results are left.
    """
    look = lattice()
    wanted = _wanted(table)
    sizes = [len(numbers) for numbers in wanted]
    low = sizes[2] * sizes[3]
    kinds = [[numbers.index(n) if n in numbers else 0 for n in range(HIGHEST + SPAN)] for numbers in wanted]
    keys: list[list[int]] = []
    for white in WHITES:
        part = [kind[white : white + SPAN] for kind in kinds]
        first = look.pairs[0, 1]([(a * sizes[1] + b) * low for a in part[0] for b in part[1]])
        second = look.pairs[2, 3]([c * sizes[3] + d for c in part[2] for d in part[3]])
        keys.append(list(map(add, first, second)))
        yield
    distinct = list(set().union(*keys))
    yield
    worth = dict(zip(distinct, (yield from _worth(table, wanted, distinct)), strict=True))
    found: list[Values] = []
    for key in keys:
        found.append(list(map(worth.__getitem__, key)))
        yield
    return found


def _wanted(table: Table) -> list[list[int]]:
    """For each colour, 0 for all numbers that the active player cannot write and no other wants; and the others."""
    single, _, _ = _written(table)
    now, replies = _answers(table)
    return [
        [0] + [n for n in range(1, HIGHEST + 1) if single[colour][n] > NEVER or replies[colour][n] > now]
        for colour in ALL
    ]


def _worth(table: Table, wanted: list[list[int]], results: list[int]) -> Slices[Values]:
    """What results are worth by the best plan. Each is a number made of the places of its four sums in `wanted`."""
    sizes = [len(numbers) for numbers in wanted]
    all_single, all_double, missed = _written(table)
    single = [[values[n] for n in wanted[colour]] for colour, values in enumerate(all_single)]
    _, all_replies = _answers(table)
    replies = [[values[n] for n in wanted[colour]] for colour, values in enumerate(all_replies)]

    def better(values: Grid, a: int, b: int) -> Values:
        """The better of two colours, for all their sums."""
        return [one if one > two else two for one in values[a] for two in values[b]]

    own = {(a, b): better(single, a, b) for a, b in (PAIRS[0], PAIRS[-1])}
    reply = {(a, b): better(replies, a, b) for a, b in PAIRS}
    plans = {
        out: {other: _plans(all_single, all_double, wanted, out, other) for other in ALL if other != out}
        for out in ALL
        if max(single[out]) > NEVER
    }
    base, square = (0.0, 0.0) if table.seats == 1 else (_handicap(table), table.spread * table.spread)
    found: list[float] = []
    for begin in range(0, len(results), PART):
        yield
        at = _places(sizes, results[begin : begin + PART])
        both = {(a, b): [one * sizes[b] + two for one, two in zip(at[a], at[b], strict=True)] for a, b in PAIRS}
        best: Values = [
            max(one, two, missed) for one, two in zip(*(_look_up(own[pair], both[pair]) for pair in own), strict=True)
        ]
        answered = {pair: _look_up(reply[pair], both[pair]) for pair in PAIRS}
        best = [
            mine - max(one, two) for mine, one, two in zip(best, answered[PAIRS[0]], answered[PAIRS[-1]], strict=True)
        ]
        for out, with_other in plans.items():
            a, b, c = with_other
            worths = [_look_up(plan, both[_pair(out, other)]) for other, plan in with_other.items()]
            answers = map(max, answered[a, b], _look_up(replies[c], at[c]))
            best = list(map(max, best, map(sub, map(max, *worths), answers)))
        if table.seats > 1:
            parts = [(lead := each + base) / sqrt(lead * lead + square) for each in best]
            best = [0.5 + part * (0.75 - 0.25 * part * part) for part in parts]
        found += best
    return found


def _places(sizes: list[int], results: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for size in reversed(sizes):
        found.insert(0, [result % size for result in results])
        results = [result // size for result in results]
    return found


def _look_up(values: Values, places: list[int]) -> Values:
    return list(map(values.__getitem__, places))


def _pair(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)


@lru_cache(maxsize=4)
def _handicap(table: Table) -> float:
    """With several rivals: what to add to the lead over all of them together, so that it gives the right chance."""
    if table.seats == 2:
        return 0.0
    own, weights = rivals(table)
    points = [table.prospects(seat).now for seat in range(table.seats)]
    field = fsum([weight * point for weight, point in zip(weights, points, strict=True)])
    return lead_for(own, table.spread) - (points[table.active] - field)


def _plans(single: Grid, double: dict[tuple[int, int], Grid], wanted: list[list[int]], out: int, other: int) -> Values:
    """What the active player has after writing `out` in B and `other` in C, or `out` only, if that is better."""
    one, two = _pair(out, other)
    if out == one:
        return [max(double[one, two][m][n], single[one][m]) for m in wanted[one] for n in wanted[two]]
    return [max(double[one, two][m][n], single[two][n]) for m in wanted[one] for n in wanted[two]]


@lru_cache(maxsize=2)
def _written(table: Table) -> tuple[Grid, dict[tuple[int, int], Grid], float]:
    """The active player's prospects, less what its hurry makes of the others', and the end of the game as a lead."""
    seat = table.active
    offered = table.prospects(seat, True)
    left = FILL - table.fills[seat]
    _, weights = rivals(table)
    hurry = [
        fsum([weights[other] * table.hurry(other, seat, writes) for other in range(table.seats) if other != seat])
        for writes in (1, 2)
    ]

    def worth(points: float, writes: int) -> float:
        if points <= NEVER:
            return NEVER
        return points - hurry[writes - 1] if left > writes else _ending(table, points)

    single = [[worth(value, 1) for value in values] for values in offered.singles]
    double = {pair: [[worth(value, 2) for value in values] for values in grid] for pair, grid in offered.pairs.items()}
    fifth = table.misses[seat] + 1 == MISSES
    return single, double, _ending(table, offered.missed) if fifth else offered.missed


def _ending(table: Table, points: float) -> float:
    """Instead of points: a lead that nobody catches up, or the reverse."""
    if table.seats == 1:
        return points
    others = [seat for seat in range(table.seats) if seat != table.active]
    best, rival = max([(total(table.sheets[seat], table.misses[seat]), seat) for seat in others])
    sign = (points > best) - (points < best)
    return table.prospects(rival).now + sign * CERTAIN * table.spread


@lru_cache(maxsize=2)
def _answers(table: Table) -> tuple[float, Grid]:
    """What the others have if they write nothing, and at least that after each number; taken together by weight."""
    _, weights = rivals(table)
    own = total(table.sheets[table.active], table.misses[table.active])
    now = 0.0
    replies = [[0.0] * (HIGHEST + 1) for _ in ALL]
    for seat in range(table.seats):
        if seat == table.active:
            continue
        offered, weight = table.prospects(seat), weights[seat]
        now += weight * offered.now
        closing = table.fills[seat] == FILL - 1
        for colour in ALL:
            for number, value in enumerate(offered.singles[colour]):
                if closing and value > NEVER:
                    value = offered.now + CERTAIN * table.spread if value > own else NEVER
                replies[colour][number] += weight * max(value, offered.now)
    return now, replies
