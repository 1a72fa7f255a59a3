"""Where a row is heading: how surely, and with which numbers, its empty spaces will be filled.

Like the sensible bot's (`bot.py`), but the patience depends on how long the game will last: late in the game a row must
take what comes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .odds import sum_counts, throws
from .sheet import FIELDS, fits

FILL = FIELDS * 4
"""The spaces of a sheet."""
PATIENCE = (0.917, 0.93, 0.94, 0.95, 0.96, 0.97)
"""How much a later point is worth after waiting for one more sum."""
PACE = 3.0
"""What a filled space is worth by itself while a row waits for its numbers."""
TURNS = (18, 29, 35, 39)
"""How long a game of 1, 2, 3 or 4 players takes."""


def level(seats: int, fullest: int) -> int:
    """Which patience fits: by the number of players and the spaces filled on the fullest sheet."""
    left = TURNS[seats - 1] * (FILL - fullest) / FILL
    wanted = 1 - 1 / (0.5 * left + 12)
    return min(range(len(PATIENCE)), key=lambda at: abs(PATIENCE[at] - wanted))


class Outlook(NamedTuple):
    worth: float
    reach: tuple[float, ...]
    """For each empty space: how much waiting leaves of its worth."""
    numbers: tuple[float, ...]
    """The numbers expected there."""


@lru_cache(maxsize=4)
def _offers(colour: int) -> tuple[tuple[int, float], ...]:
    return tuple((number, count / throws()) for number, count in sum_counts(colour).items())


@lru_cache(maxsize=1 << 13)
def outlook(colour: int, size: int, last: int, equal: bool, level: int) -> Outlook:
    """What becomes of a row of this length with this last number, if it takes or leaves every sum as is best."""
    if size == FIELDS:
        return Outlook(0.0, (), ())
    patience = PATIENCE[level]
    row = (last,) * size
    taken = []
    for number, chance in _offers(colour):
        if fits(row, number, equal):
            after = outlook(colour, size + 1, number, equal, level)
            taken.append((number + PACE + patience * after.worth, chance, number, after))
    taken.sort(key=lambda offer: -offer[0])
    chance = value = 0.0
    used = 0
    for offer in taken:
        if used and offer[0] < patience * value / (1 - patience * (1 - chance)):
            break
        chance += offer[1]
        value += offer[1] * offer[0]
        used += 1
    empty = FIELDS - size
    if not used:
        return Outlook(0.0, (0.0,) * empty, (0.0,) * empty)
    left = chance / (1 - patience * (1 - chance))  # of a point, after waiting for the next space
    reach, numbers = [left], [_mean(taken[:used], chance)]
    for at in range(empty - 1):
        after_it = weighed = 0.0
        for _, share, _, ahead in taken[:used]:
            after_it += share * ahead.reach[at]
            weighed += share * ahead.reach[at] * ahead.numbers[at]
        reach.append(left * patience * after_it / chance)
        numbers.append(weighed / after_it if after_it else 0.0)
    return Outlook(value / (1 - patience * (1 - chance)), tuple(reach), tuple(numbers))


def _mean(taken: list[tuple[float, float, int, Outlook]], chance: float) -> float:
    total = 0.0
    for _, share, number, _ in taken:
        total += share * number
    return total / chance
