"""Solve the game for two: the starter's chance to win at the start of every round. For `make_table`; needs numpy.

A round's values follow from its end (see `duel.py`), so only the values between rounds are unknown: one for every pair
of coins below the target. They are found by iteration, sped up by Anderson's method, until they fit.
"""

from __future__ import annotations

from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from .dice import ALL_THROWS, BONUS, FIVES, FOURS, ONES, POT, S234, S345, THREES, TWOS
from .turn import AT_ONCE, Kind, kinds

Array = Any
"""An array of numbers; numpy has no types where it is not installed."""

RESULTS = range(16)
CHUNK = 1000
HISTORY = 12
EXACT = 3e-12


class Solver:
    def __init__(self, target: int, bonus: str, after_123: str, ones: str) -> None:
        self.target = target
        self.kinds, of = kinds(bonus, after_123, ones)
        self.sets = Sets(bonus, of)
        self.between: Array = None
        self.turns: dict[int, Array] = {}
        """By the result to beat: what a turn is worth by own coins, the other's coins and the POT's coins less 2."""

    def solve(self, between: Array, close: float = EXACT) -> Array:
        """From a first guess."""
        size = self.target
        tried: list[Array] = []
        found: list[Array] = []
        while True:
            after = self.sweep(between)
            apart = float(np.abs(after - between).max())
            print(f"  {apart:.1e}", flush=True)
            if apart < close:
                return after
            tried = [*tried, between.ravel()][-HISTORY:]
            found = [*found, after.ravel()][-HISTORY:]
            between = after
            if len(tried) > 1:
                misses = np.array(found) - np.array(tried)
                mix = np.linalg.lstsq(np.diff(misses, axis=0).T, misses[-1], rcond=None)[0]
                between = (found[-1] - np.diff(np.array(found), axis=0).T @ mix).reshape(size, size).clip(0, 1)

    def sweep(self, between: Array) -> Array:
        """Every turn from the highest result to beat down to none; returns what starting a round is worth."""
        size = self.target
        coins = np.arange(size + 60)
        self.between = np.where(coins[:, None] > coins, 1.0, np.where(coins[:, None] < coins, 0.0, 0.5))
        self.between[:size, :size] = between
        for best in reversed(RESULTS):
            most = size + best  # no results up to `best` bring anybody more than `best` coins, or more onto the POT
            own, other, pot = (part.ravel() for part in np.indices((most, most, best + 2)))
            worth = [
                self._turn(best, own[at : at + CHUNK], other[at : at + CHUNK], pot[at : at + CHUNK] + 2)
                for at in range(0, len(own), CHUNK)
            ]
            self.turns[best] = np.concatenate(worth).reshape(most, most, -1)
        own, other = (part.ravel() for part in np.indices((size, size)))
        return self._turn(-1, own, other, np.full(size * size, 2)).reshape(size, size)

    def _turn(self, best: int, own: Array, other: Array, pot: Array) -> Array:
        now = self._ends(best, own, other, pot)
        paid = self._reroll(self._ends(best, np.maximum(own - 1, 0), other, pot + 1))
        free = self._stop_or(now, np.where(own > 0, paid, -1.0))
        return self.sets.odds[-1] @ self._stop_or(now, self._reroll(free))

    def _ends(self, best: int, own: Array, other: Array, pot: Array) -> Array:
        worth = np.stack([self._end(kind, best, own, other, pot) for kind in self.kinds])
        return worth[self.sets.kinds]

    def _reroll(self, then: Array) -> Array:
        """The best way to reroll, for every set of dice."""
        kept = self.sets.odds @ then
        best = kept[self.sets.keeps[0]]
        for keep in self.sets.keeps[1:]:
            np.maximum(best, kept[keep], out=best)
        return best

    def _stop_or(self, stop: Array, reroll: Array) -> Array:
        best = np.maximum(stop, reroll)
        best[self.sets.at_once] = stop[self.sets.at_once]
        return best

    def _end(self, kind: Kind, best: int, own: Array, other: Array, pot: Array) -> Array:
        """What the end of a turn is worth to its player (PP-15 to PP-29, written for two players)."""

        def settled(own: Array, other: Array) -> Array:
            if kind.made == POT:
                return self.between[own + pot, other]
            if kind.result > best:
                turns = self.turns[kind.result]
                most = turns.shape[0] - 1  # more is impossible, but computed
                return 1 - turns[np.minimum(other, most), np.minimum(own, most), pot - 2]
            return 1 - self.between[other + pot, own]

        made = kind.made
        one, two = np.minimum(other, 1), np.minimum(other, 2)
        if kind.forced:
            return sum(odds * self._end(end, best, own + 1, other, pot) for end, odds in kind.forced)
        if made == S234:
            return settled(own + 1, other)
        if made == S345:
            return np.maximum(np.where(one, settled(own + one, other - one), 0.0), settled(own + 2, other))
        if made == TWOS:
            return np.maximum(np.where(one, settled(own + two, other - two), 0.0), settled(own + 1, other))
        if made in (THREES, FOURS, POT):
            return settled(own + 2 + one, other - one)
        if made == FIVES:
            return settled(own + 4, other + 1)
        if made == BONUS:
            return settled(own + 1, other + 1)
        if made == ONES:
            return settled(own - np.minimum(own, 3), other)
        return settled(own, other)


class Sets:
    """Sets of dice that are worth the same.

    It does not matter which die shows a number, except that the O die is different from the others for 4-2-O (PP-O1).
    """

    def __init__(self, bonus: str, kind_of: tuple[int, ...]) -> None:
        def sort(dice: tuple[int, ...], places: tuple[int, ...]) -> tuple[Any, ...]:
            """Dice at these places; with 4-2-O, the O die is apart."""
            apart = bonus == "42o"
            alike = sorted(die for die, place in zip(dice, places, strict=True) if place != 1 or not apart)
            return (*alike, "O", *(die for die, place in zip(dice, places, strict=True) if place == 1 and apart))

        every = (0, 1, 2)
        found: dict[Any, int] = {}
        of = [found.setdefault(sort(throw, every), len(found)) for throw in ALL_THROWS]
        first = [of.index(at) for at in range(len(found))]
        self.kinds = np.array([kind_of[at] for at in first])
        self.at_once = [of[at] for at in AT_ONCE]
        kept: dict[Any, int] = {}
        odds: list[list[float]] = []
        keeps: list[list[int]] = []
        for places in ((0, 1), (0, 2), (1, 2), (0,), (1,), (2,), ()):
            keeps.append([])
            for at in first:
                shown = tuple(ALL_THROWS[at][place] for place in places)
                key = sort(shown, places)
                if key not in kept:
                    kept[key] = len(kept)
                    fits = [of[at] for at, dice in enumerate(ALL_THROWS) if tuple(dice[at] for at in places) == shown]
                    odds.append([fits.count(at) / len(fits) for at in range(len(found))])
                keeps[-1].append(kept[key])
        self.keeps = np.array(keeps)
        self.odds = np.array(odds)
        """By what is kept, nothing last: how likely each set then is."""
