"""The slowest sums of Qwantum's values with numpy: all results of the dice at once. The numbers agree to rounding.

`install` is for programs that measure; the app itself has no numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from pyapp.games.qwantum import reroll_values
from pyapp.games.qwantum.dice import AGAIN, COLOURED, HIGHEST, WHITE, Faces, Which
from pyapp.games.qwantum.prospects import NEVER
from pyapp.games.qwantum.reroll_values import ALL, _answers, _handicap, _pair, _plans, _wanted, _written
from pyapp.games.qwantum.rerolls import PAIRS, SPAN, WHITES, lattice
from pyapp.games.qwantum.turn_values import Table


@lru_cache(maxsize=1)
def steps() -> list[list[Any]]:
    """For each die and face: where each sum of the dice before it leads."""
    return [[np.array(look(range(1 << 20))[:-1]) for look in looks] for looks in lattice().steps]


@lru_cache(maxsize=1)
def pairs() -> list[Any]:
    """For the first two colours and the last two: both sums, in every result of the dice."""
    return [np.array(lattice().pairs[pair](range(SPAN * SPAN))) for pair in (PAIRS[0], PAIRS[-1])]


def averages(dice: Faces, results: Any) -> dict[str, float]:
    found: dict[Which, Any] = {(): results[int(dice[WHITE]) - 1], (WHITE,): results.sum(axis=0)}
    for die in range(WHITE - 1, -1, -1):
        looks = steps()[die]
        stay = looks[COLOURED[die].index(dice[die])]
        before: dict[Which, Any] = {}
        for which, values in found.items():
            before[which] = values[stay]
            before[(die, *which)] = sum(values[look] for look in looks)
        found = before
    return {move: float(found[which][0]) / 6 ** len(which) for move, which in AGAIN.items()}


def results(table: Table) -> Iterator[None]:
    wanted = _wanted(table)
    sizes = [len(numbers) for numbers in wanted]
    places = np.zeros((len(wanted), HIGHEST + SPAN), dtype=int)
    for colour, numbers in enumerate(wanted):
        places[colour, numbers] = range(len(numbers))
    shown = [part for pair in pairs() for part in (pair // SPAN, pair % SPAN)]
    keys = []
    for white in WHITES:
        key = 0
        for colour, size in enumerate(sizes):
            key = key * size + places[colour, shown[colour] + white]
        keys.append(key)
    distinct, where = np.unique(np.array(keys), return_inverse=True)
    yield
    return worth(table, wanted, sizes, distinct)[where].reshape(len(keys), -1)


def worth(table: Table, wanted: list[list[int]], sizes: list[int], found: Any) -> Any:
    """`reroll_values._worth`."""
    at = []
    for size in reversed(sizes):
        at.insert(0, found % size)
        found = found // size
    all_single, all_double, missed = _written(table)
    single = [np.array([values[n] for n in wanted[colour]]) for colour, values in enumerate(all_single)]
    _, all_replies = _answers(table)
    replies = [np.array([values[n] for n in wanted[colour]])[at[colour]] for colour, values in enumerate(all_replies)]
    best = np.maximum(np.max([single[colour][at[colour]] for colour in ALL], axis=0), missed)
    best = best - np.max(replies, axis=0)
    for out in ALL:
        if single[out].max() <= NEVER:
            continue
        others = [other for other in ALL if other != out]
        plans = []
        for other in others:
            one, two = _pair(out, other)
            plan = np.array(_plans(all_single, all_double, wanted, out, other))
            plans.append(plan[at[one] * sizes[two] + at[two]])
        answers = np.max([replies[other] for other in others], axis=0)
        best = np.maximum(best, np.max(plans, axis=0) - answers)
    if table.seats > 1:
        lead = best + _handicap(table)
        part = lead / np.sqrt(lead * lead + table.spread * table.spread)
        best = 0.5 + part * (0.75 - 0.25 * part * part)
    return best


def install() -> None:
    reroll_values._results = results
    reroll_values.averages = averages
