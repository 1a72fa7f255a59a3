"""From points to chances of winning: who ends up ahead, given what every seat is expected to score.

Final points differ less from what is expected towards the end: `make_table` makes the `spread` so that the chances fit
the games it played. Only arithmetic and square roots: the same digits on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt


def ahead(lead: float, spread: float) -> float:
    """The chance to end up ahead of somebody with this lead in expected points."""
    part = lead / sqrt(lead * lead + spread * spread)
    return 0.5 + part * (0.75 - 0.25 * part * part)


def lead_for(chance: float, spread: float) -> float:
    """The lead that gives this chance."""
    low, high = -1000.0 * spread, 1000.0 * spread
    for _ in range(60):
        middle = (low + high) / 2
        if ahead(middle, spread) < chance:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def chances(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Each seat's chance of winning: ahead of every other one, as if these were independent; together they are 1."""
    if len(points) == 1:
        return (1.0,)
    if len(points) == 2:
        first = ahead(points[0] - points[1], spread)
        return first, 1.0 - first
    found = []
    for seat, own in enumerate(points):
        chance = 1.0
        for other, theirs in enumerate(points):
            if other != seat:
                chance *= ahead(own - theirs, spread)
        found.append(chance)
    total = fsum(found)
    return tuple([chance / total for chance in found])
