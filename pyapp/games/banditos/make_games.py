"""Plays thousands of games of Los Banditos at once, for make_table.py. Needs numpy, which the engine does not.

The default options (LB-O1 to LB-O3). Both players take the placement that the table so far likes best, give up at most
the tile that costs least, with or without dumping dice on it first, and claim whatever is safe.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from .combinations import COLOURS, DICE, FACES, FULL, WORTHS, Side, proves, worth
from .race import pile_reaches
from .sides import FORMS, OPEN, examples, form_of
from .state import PER_COLOUR, PLACES, TARGET, WHOLE_PILE

Array = Any

LONGEST = 200
"""No game needs this many turns."""
GIVE_UPS = 4
"""A turn decides this often at most with the choice of giving a tile up."""
PLACE, GIVE, DUMP_FIRST, DUMP_SECOND, DUMP_BOTH = range(5)
KEPT = len(PLACES)
"""In the code of a placement, 5 * first place + second place: this die is not placed."""

# Sides with room by their dice, full sides by their worth
_OPEN_SIDES: list[Side] = [side for amount in range(FULL) for side in combinations_with_replacement(DICE, amount)]
_NUMBERS = {side: number for number, side in enumerate(_OPEN_SIDES)}
FIRST_FULL = len(_OPEN_SIDES)
FORM = np.array([form_of(side) for side in _OPEN_SIDES] + [OPEN + at for at in range(len(WORTHS))])
ROOM = np.array([FULL - len(side) for side in _OPEN_SIDES] + [0] * len(WORTHS))


def _grown() -> Array:
    """The number of a side with one more die; -1 without room."""
    found = np.full((len(FORM), len(DICE)), -1)
    for side, number in _NUMBERS.items():
        for die in DICE:
            more = tuple(sorted((*side, die)))
            found[number, die] = _NUMBERS[more] if len(more) < FULL else FIRST_FULL + WORTHS.index(worth(more))
    return found


def _safe() -> Array:
    found = np.zeros((FORMS, FORMS), bool)
    sides = examples()
    for own in range(OPEN, FORMS):
        for other in range(OPEN):
            found[own, other] = proves(sides[own], sides[other])
    return found


GROWN = _grown()
SAFE = _safe()


def _reaches() -> Array:
    """By the pile as a number, the chance to get at least so many points from it."""
    ones, twos, threes = WHOLE_PILE
    found = np.zeros(((ones + 1) * (twos + 1) * (threes + 1), 2 * TARGET + 1))
    for first in range(ones + 1):
        for second in range(twos + 1):
            for third in range(threes + 1):
                chances = pile_reaches((first, second, third))
                found[np.array((first, second, third)) @ PILE_CODE, : len(chances)] = chances
    return found


PILE_CODE = np.array([(WHOLE_PILE[1] + 1) * (WHOLE_PILE[2] + 1), WHOLE_PILE[2] + 1, 1])
REACHES = _reaches()


def settled(chances: Array) -> Array:
    """Chances of the player to move, by points and forms: what is safe is certain."""
    found = chances.copy()
    found[:, SAFE] = 1
    found[:, SAFE.T] = 0
    return found


def left_behind(chances: Array) -> Array:
    """The chance of the player who has just placed, by points (0: no tile) and the numbers of both sides."""
    found = np.full((len(chances) + 1, FORMS, FORMS), 0.5)
    found[1:] = 1 - settled(chances).transpose(0, 2, 1)
    full = np.arange(OPEN, FORMS)
    found[:, OPEN:, OPEN:] = full[:, None] > full[None]
    return np.ascontiguousarray(found[:, FORM][:, :, FORM]).astype(np.float32)


def by_tiles_won(need: Array, points: list[Array], pile: Array) -> Array:
    """The chance of winning by which tiles of the row are won: the first tile is the highest bit."""
    found = np.empty((1 << len(points), len(need)), np.float32)
    for won in range(len(found)):
        gained = sum(value * (won >> (len(points) - 1 - at) & 1) for at, value in enumerate(points))
        found[won] = REACHES[pile, np.clip(need - gained, 0, 2 * TARGET)]
    return found


def mixed(by_tiles: Array, chances: list[Array]) -> Array:
    for chance in chances:
        half = len(by_tiles) // 2
        by_tiles = by_tiles[:half] + (by_tiles[half:] - by_tiles[:half]) * chance
    return by_tiles[0]


class Games:
    """Many games in step. Seat 0 starts them all."""

    def __init__(self, amount: int, rng: np.random.Generator, tables: tuple[Array, Array]) -> None:
        """`tables`: for each seat, what `left_behind` made of its chances."""
        self.amount, self.rng, self.tables = amount, rng, tables
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
        kind, given, code = self._choose(games, mover, dice, may_give)
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

    def _choose(self, games: Array, mover: int, dice: list[Array], may_give: bool) -> tuple[Array, Array, Array]:
        """What to do, the tile to give up, and the code of the placement."""
        piles = self.piles()[games]
        chances = self._chances(games, mover, dice)
        need, points = TARGET - self.scores[games, mover], [self.points[games, place] for place in PLACES]
        by_tiles = by_tiles_won(need, points, piles @ PILE_CODE)
        best, code = _best(by_tiles, chances, len(dice))
        still = [ways[0] for ways in chances]
        without = [
            np.where(points[at] > 0, mixed(by_tiles, [*still[:at], np.float32(0), *still[at + 1 :]]), -1)
            for at in PLACES
        ]
        given = np.argmax(without, 0)
        kind = np.full(len(games), PLACE)
        if not may_give:
            return kind, given, code

        def after(kept: list[int]) -> Array:
            return self._after_giving(games, mover, given, [dice[at] for at in kept], _only(chances, kept, len(dice)))

        def room(way: int) -> Array:
            return ~np.isnan(np.stack([ways[way] for ways in chances])[given, np.arange(len(games))])

        ways = [(GIVE, after(list(range(len(dice)))), np.full(len(games), True))]
        if len(dice) == 1:
            ways.append((DUMP_FIRST, after([]), room(1)))
        else:
            ways += [
                (DUMP_FIRST, after([1]), room(1)),
                (DUMP_SECOND, after([0]), room(2)),
                (DUMP_BOTH, after([]), room(3)),
            ]
        for way, chance, possible in ways:
            better = possible & (chance > best + 1e-6)
            best, kind = np.where(better, chance, best), np.where(better, way, kind)
        return kind, given, code

    def _chances(self, games: Array, mover: int, dice: list[Array]) -> list[list[Array]]:
        """By place: the chance to win the tile as it is, with the first die, the second, both; nan without room."""
        table = self.tables[mover]
        found = []
        for place in PLACES:
            points = self.points[games, place]
            mine, theirs = self.sides[games, place, mover], self.sides[games, place, 1 - mover]

            def grown(side: Array, die: Array, points: Array = points) -> Array:
                return np.where((side >= 0) & (points > 0), GROWN[side, die], -1)

            after = [grown(mine, die) for die in dice]
            if len(dice) == 2:
                after.append(grown(after[0], dice[1]))
            found.append(
                [
                    table[points, mine, theirs],
                    *(np.where(s >= 0, table[points, s, theirs], np.float32(np.nan)) for s in after),
                ]
            )
        return found

    def _after_giving(
        self, games: Array, mover: int, given: Array, dice: list[Array], chances: list[list[Array]]
    ) -> Array:
        """The best chance of winning after giving up a tile, averaged over the tile that follows."""
        table, piles = self.tables[mover], self.piles()[games]
        total = piles.sum(1)
        found = np.zeros(len(games), np.float32)
        for value in (0, 1, 2, 3):
            share = (total == 0).astype(float) if not value else piles[:, value - 1] / np.maximum(total, 1)
            some = np.flatnonzero(share > 0)
            if not len(some):
                continue
            pile = piles[some] @ PILE_CODE - (PILE_CODE[value - 1] if value else 0)
            there = given[some]
            points = [np.where(there == at, value, self.points[games[some], at]) for at in PLACES]
            by_tiles = by_tiles_won(TARGET - self.scores[games[some], mover], points, pile)
            sides = [np.zeros(len(some), int), *(GROWN[0, die[some]] for die in dice)]
            if len(dice) == 2:
                sides.append(GROWN[sides[1], dice[1][some]])
            fresh = [table[value, side, 0] for side in sides]
            if not value:
                fresh[1:] = [np.full(len(some), np.nan, np.float32)] * (len(fresh) - 1)
            ways = [
                [np.where(there == at, new, old[some]) for new, old in zip(fresh, chances[at], strict=True)]
                for at in PLACES
            ]
            worth = _best(by_tiles, ways, len(dice))[0] if dice else mixed(by_tiles, [way[0] for way in ways])
            found[some] += share[some] * worth
        return found


def _only(chances: list[list[Array]], kept: list[int], held: int) -> list[list[Array]]:
    """The chances with fewer dice."""
    if len(kept) == held:
        return chances
    return [[ways[0], *(ways[1 + at] for at in kept)] for ways in chances]


def _best(by_tiles: Array, chances: list[list[Array]], dice: int) -> tuple[Array, Array]:
    """The best placement of one or two dice: its chance of winning and its code."""
    best = np.full(by_tiles.shape[1], -1, np.float32)
    code = np.full(by_tiles.shape[1], KEPT * 5 + KEPT)
    still = [ways[0] for ways in chances]
    room = sum((~np.isnan(ways[at])).astype(int) for ways in chances for at in ((1, 3) if dice == 2 else (1,)))

    def attempt(changed: dict[int, Array], possible: Array, name: int) -> None:
        nonlocal best, code
        found = mixed(by_tiles, [changed.get(at, still[at]) for at in PLACES])
        found = np.where(possible, np.nan_to_num(found, nan=-1), -1)
        better = found > best
        best, code = np.where(better, found, best), np.where(better, name, code)

    for a in PLACES:
        if dice == 2:
            for b in PLACES:
                attempt({a: chances[a][3]} if a == b else {a: chances[a][1], b: chances[b][2]}, True, a * 5 + b)
            attempt({a: chances[a][2]}, room == 1, KEPT * 5 + a)
        attempt({a: chances[a][1]}, room == 1 if dice == 2 else True, a * 5 + KEPT)
    attempt({}, room == 0, KEPT * 5 + KEPT)
    return best, code
