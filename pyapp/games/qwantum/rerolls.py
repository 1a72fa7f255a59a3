"""The average over every reroll of the dice, for all 127 ways at once.

The coloured dice are added one after the other; the lattice knows every sum of the colours that the first few of them
can show. What a result is worth is given for all sums of the six. Going back a die at a time, a kept die looks up one
value and a rerolled die averages six. So all ways share their work, and every roll counts as often as it occurs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import fsum
from operator import itemgetter
from typing import Any, NamedTuple

from .dice import AGAIN, COLOURED, COLOURS, DICE, SHOWS, WHITE, Faces, Which

Values = Sequence[float]
Look = Any
"""Looks up many places of a list at once: an itemgetter."""

WHITES = range(1, len(DICE[WHITE]) + 1)
SPAN = 28
"""A colour's sum without the white die is below this."""
PAIRS = tuple(combinations(range(len(COLOURS)), 2))


class Lattice(NamedTuple):
    steps: tuple[tuple[Look, ...], ...]
    """For each die and face: where each sum of the dice before it leads."""
    pairs: dict[tuple[int, int], Look]
    """For the first two colours and the last two: one sum times SPAN plus the other, in every result of the dice."""


@lru_cache(maxsize=1)
def lattice() -> Lattice:
    sums: list[tuple[int, ...]] = [(0,) * len(COLOURS)]
    steps = []
    for faces in COLOURED:
        places: dict[tuple[int, ...], int] = {}
        leads: list[list[int]] = []
        for face in faces:
            colour, number = SHOWS[face]
            moved = [(*one[:colour], one[colour] + number, *one[colour + 1 :]) for one in sums]
            leads.append([places.setdefault(one, len(places)) for one in moved])
        steps.append(tuple([itemgetter(*lead, 0) for lead in leads]))  # one more: of a single place it gives no tuple
        sums = list(places)
    return Lattice(
        tuple(steps),
        {(a, b): itemgetter(*[one[a] * SPAN + one[b] for one in sums]) for a, b in (PAIRS[0], PAIRS[-1])},
    )


def averages(dice: Faces, results: Sequence[Values]) -> dict[str, float]:
    """What every way to reroll is worth; `results` has the values of all results for each white number from 1."""
    kept = {(): results[int(dice[WHITE]) - 1], (WHITE,): [fsum(each) for each in zip(*results, strict=True)]}
    found: dict[Which, Values] = dict(kept)
    for die in range(WHITE - 1, -1, -1):
        looks = lattice().steps[die]
        stay = looks[COLOURED[die].index(dice[die])]
        before: dict[Which, Values] = {}
        for which, values in found.items():
            before[which] = stay(values)[:-1]
            before[(die, *which)] = [fsum(each) for each in zip(*[look(values) for look in looks], strict=True)][:-1]
        found = before
    return {move: found[which][0] / 6 ** len(which) for move, which in AGAIN.items()}
