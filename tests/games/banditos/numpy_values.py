"""The slowest sums of Los Banditos' values with numpy: every roll at once. The numbers are the same to the last digit.

`install` is for programs that measure; the app itself has no numpy.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Any

import numpy as np

from pyapp.games.banditos import race, reply
from pyapp.games.banditos.combinations import DICE, FACES, Supply
from pyapp.games.banditos.race import KNOTS, _numbers
from pyapp.games.banditos.reply import SECOND_DIE, Given, Stand, Turn, rolls

COUNT = len(DICE)
FACE = np.arange(COUNT) % FACES


@lru_cache(maxsize=1 << 6)
def shares_of(bag: Supply) -> tuple[Any, Any, Any]:
    """Every roll: the first die, the second, and how likely they are."""
    flat = [(first, second, share) for first, seconds in rolls(bag) for second, share in seconds]
    first, second, share = zip(*flat, strict=True)
    return np.array(first), np.array(second), np.array(share)


def singles(turn: Turn) -> Any:
    """What the better of two dice is worth: `Turn.single` for every roll."""
    if not turn.room:
        return np.full((COUNT, COUNT), turn.rest)
    each = [lost + gain * np.array(one) for (lost, gain), one in zip(turn.with_one, turn.one, strict=True) if one]
    best = np.max(each, axis=0)
    return np.maximum(best[:, None], best[None, :])


def best(turn: Turn) -> Any:
    """`Turn.best` for every roll."""
    one = [np.array(chances) for chances in turn.one]
    if turn.room < 2:
        found = singles(turn)
    else:
        found = np.full((COUNT, COUNT), -1.0)
        for a, b, none, more, slope, steeper in turn.pairs:
            fixed, rising = none + more * one[a], slope + steeper * one[a]
            found = np.maximum(found, fixed[:, None] + rising[:, None] * one[b][None, :])
        for (lost, gain), both in zip(turn.with_two, turn.two, strict=True):
            if both:
                found = np.maximum(found, lost + gain * np.array(both))
    for at, worth in turn.decided.items():
        after = np.array(worth)[(one[at] > 0.0).astype(int)][:, FACE]
        found = np.maximum(found, np.maximum(after, after.T))
    return found


def best_given(given: Given, least: Any) -> Any:
    """`Given.best` for every roll."""
    after = np.array(given.after_one)
    hope = np.maximum(after[:, None], after[None, :])
    found = hope if given.room else np.zeros((COUNT, COUNT))
    if given.room > 1:
        found = np.maximum(found, given.rest)
    every = [share * best(turn) for share, turn in given.nexts]
    both = np.array([fsum(column) for column in zip(*(one.ravel().tolist() for one in every), strict=True)])
    both = np.maximum(found, both.reshape(COUNT, COUNT))
    return np.maximum(np.where(hope + SECOND_DIE > least, both, found), least)


def corrected(chance: Any) -> Any:
    knots = np.array(_numbers().knots)
    place = np.minimum(np.maximum(chance, 0.0), 1.0) * (KNOTS - 1)
    at = np.minimum(place.astype(int), KNOTS - 2)
    return knots[at] + (knots[at + 1] - knots[at]) * (place - at)


@lru_cache(maxsize=1 << 12)
def before_draw(stand: Stand) -> float:
    turn = Turn(stand)
    found = best_given(Given(stand, turn), best(turn))
    first, second, share = shares_of(stand.bag)
    return fsum((share * (1.0 - corrected(1.0 - found[first, second]))).tolist())


def mixed(by_tiles: list[float], chances: list[float]) -> float:
    """`race.mixed`, unrolled for three tiles and four."""
    if len(chances) < 3:
        return race.mixed(by_tiles, chances)
    if len(chances) == 4:
        a, b, c, d = chances
        lost = halves(by_tiles[:8], b, c, d)
        return lost + (halves(by_tiles[8:], b, c, d) - lost) * a
    return halves(by_tiles, *chances)


def halves(by_tiles: list[float], a: float, b: float, c: float) -> float:
    s, t, u, v, w, x, y, z = by_tiles
    s, u, w, y = s + (t - s) * c, u + (v - u) * c, w + (x - w) * c, y + (z - y) * c
    s, w = s + (u - s) * b, w + (y - w) * b
    return s + (w - s) * a


def install() -> None:
    reply.before_draw = before_draw
    reply.mixed = mixed
