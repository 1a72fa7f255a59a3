"""Plays thousands of games of Los Banditos at once, for make_table.py. Needs numpy, which the engine does not.

The default options (LB-O1 to LB-O3). Both players choose as make_choices.py does, and claim whatever is safe.
"""

from __future__ import annotations

from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from .combinations import COLOURS, FACES
from .make_choices import (
    DUMP_BOTH,
    DUMP_FIRST,
    DUMP_SECOND,
    FIRST_FULL,
    FORM,
    GIVE,
    GROWN,
    KEPT,
    PLACE,
    ROOM,
    SAFE,
    Array,
    Player,
    Rows,
    choose,
)
from .state import PER_COLOUR, PLACES, TARGET, WHOLE_PILE

LONGEST = 400
"""No game needs this many turns."""
GIVE_UPS = 4
"""A turn decides this often at most with the choice of giving a tile up."""


class Games:
    """Many games in step. Seat 0 starts them all."""

    def __init__(self, amount: int, rng: np.random.Generator, players: tuple[Player, Player]) -> None:
        self.amount, self.rng, self.players = amount, rng, players
        tiles = np.repeat([1, 2, 3], WHOLE_PILE)
        self.order = np.array([rng.permutation(tiles) for _ in range(amount)])
        self.shown = np.full(amount, len(PLACES))
        self.points = self.order[:, : len(PLACES)].copy()
        self.sides = np.zeros((amount, len(PLACES), 2), int)
        self.dice = np.zeros((amount, len(PLACES), len(COLOURS)), int)
        self.scores = np.zeros((amount, 2), int)
        self.bag = np.full((amount, len(COLOURS)), PER_COLOUR)
        self.winner = np.full(amount, -1)

    def piles(self) -> Array:
        hidden = np.arange(self.order.shape[1])[None] >= self.shown[:, None]
        return np.stack([((self.order == value) & hidden).sum(1) for value in (1, 2, 3)], 1)

    def turn(self, mover: int, first: bool) -> None:
        self._claim(mover)
        games = np.flatnonzero(self.winner < 0)
        hand = np.full((self.amount, 2), -1)
        hand[games, 0] = self._draw(games)
        if not first:
            hand[games, 1] = self._draw(games)
        for decision in range(2 * GIVE_UPS):
            held = (hand >= 0) & (self.winner < 0)[:, None]
            if not held.any():
                break
            for amount in (1, 2):
                games = np.flatnonzero(held.sum(1) == amount)
                if len(games):
                    slots = [np.argmax(held[games], 1)] if amount == 1 else [np.zeros(len(games), int), 1]
                    self._decide(games, mover, hand, slots, decision < GIVE_UPS)
        self._claim(mover)

    # What happens

    def _draw(self, games: Array) -> Array:
        left = self.bag[games]
        at = (self.rng.random(len(games)) * left.sum(1)).astype(int)
        colour = (at[:, None] >= np.cumsum(left, 1)).sum(1)
        self.bag[games, colour] -= 1
        return colour * FACES + (self.rng.random(len(games)) * FACES).astype(int)

    def _win(self, games: Array, places: Array, seats: Array) -> None:
        self.scores[games, seats] += self.points[games, places]
        self.bag[games] += self.dice[games, places]
        self.dice[games, places] = 0
        self.sides[games, places] = 0
        follows = self.shown[games] < self.order.shape[1]
        following = self.order[games, np.minimum(self.shown[games], self.order.shape[1] - 1)]
        self.points[games, places] = np.where(follows, following, 0)
        self.shown[games] += follows
        for seat in (0, 1):
            self.winner[games[self.scores[games, seat] >= TARGET]] = seat

    def _claim(self, mover: int) -> None:
        for place in PLACES:
            forms = FORM[self.sides[:, place]]
            safe = (self.winner < 0) & (self.points[:, place] > 0) & SAFE[forms[:, mover], forms[:, 1 - mover]]
            games = np.flatnonzero(safe)
            self._win(games, np.full(len(games), place), np.full(len(games), mover))

    def _put(self, games: Array, places: Array, dice: Array, mover: int) -> None:
        self.sides[games, places, mover] = GROWN[self.sides[games, places, mover], dice]
        self.dice[games, places, dice // FACES] += 1
        sides = self.sides[games, places]
        full = (sides >= FIRST_FULL).all(1)
        better = sides[full, mover] > sides[full, 1 - mover]
        self._win(games[full], places[full], np.where(better, mover, 1 - mover))

    # What the players choose

    def _decide(self, games: Array, mover: int, hand: Array, slots: list[Any], may_give: bool) -> None:
        dice = [hand[games, slot] for slot in slots]
        kind, given, code = choose(self.players[mover], self._rows(games, mover), dice, may_give)
        dumps = {GIVE: (), DUMP_FIRST: (0,), DUMP_SECOND: (1,), DUMP_BOTH: (0, 1)}
        for way, dumped in dumps.items():
            chosen = np.flatnonzero(kind == way)
            if not len(chosen):
                continue
            those, there = games[chosen], given[chosen]
            for at in dumped:
                self._put(those, there, dice[at][chosen], mover)
                hand[those, np.broadcast_to(slots[at], kind.shape)[chosen]] = -1
            # a dumped die can decide the tile: then there is nothing left to give up
            there_still = (self.sides[those, there, mover] > 0) | (not dumped)
            gives = there_still & (self.winner[those] < 0)
            self._win(those[gives], there[gives], np.full(gives.sum(), 1 - mover))
        chosen = np.flatnonzero(kind == PLACE)
        those, first, second = games[chosen], code[chosen] // 5, code[chosen] % 5
        if len(dice) == 1:
            self._put_or_return(those, first, dice[0][chosen], mover)
            hand[those, slots[0][chosen]] = -1
            return
        none = (first == KEPT) & (second == KEPT)
        for at in (0, 1):
            self._put_or_return(those[none], first[none], dice[at][chosen][none], mover)
            hand[those[none], at] = -1
        # one die at a time, first a die that decides a tile: the other may go to the tile that follows
        there = np.minimum(second, KEPT - 1)
        decides = (self.sides[those, there, 1 - mover] >= FIRST_FULL) & (ROOM[self.sides[those, there, mover]] == 1)
        second_first = (first == KEPT) | ((second < KEPT) & decides)
        for at, now in ((0, ~none & ~second_first), (1, ~none & second_first)):
            self._put(those[now], (first, second)[at][now], dice[at][chosen][now], mover)
            hand[those[now], at] = -1

    def _put_or_return(self, games: Array, places: Array, dice: Array, mover: int) -> None:
        placed = places < KEPT
        self._put(games[placed], places[placed], dice[placed], mover)
        self.bag[games[~placed], dice[~placed] // FACES] += 1

    def _rows(self, games: Array, mover: int) -> Rows:
        return Rows(
            TARGET - self.scores[games, mover],
            [self.points[games, at] for at in PLACES],
            self.piles()[games],
            [self.sides[games, at, mover] for at in PLACES],
            [self.sides[games, at, 1 - mover] for at in PLACES],
        )
