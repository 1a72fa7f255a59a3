"""Games for `make_table`: many at once, in numpy, by players that value sheets as prospects.py does.

Seat 0 is always the active player: after every turn the seats move up. Choices in C are made from the same sheets, as
in the hidden game; equal neighbours are not allowed. A reroll is chosen by sampled rolls.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from .dice import COLOURED, HIGHEST, SHOWS
from .outlook import FILL, PATIENCE, level, outlook
from .prospects import Fit
from .sheet import FIELDS, LINE, MISSES

Array = Any
NEVER = -1e6
FEW, BEST, MORE = 6, 8, 32
"""Sampled rolls for every way to reroll, how many of the best ways get a second look, and its rolls."""

FACES = np.zeros((6, 6, 4), np.int8)
for _die, _faces in enumerate(COLOURED):
    for _at, _face in enumerate(_faces):
        _colour, _number = SHOWS[_face]
        FACES[_die, _at, _colour] = _number
WAYS = np.array(list(product((0, 1), repeat=7)), np.float32)
"""All 128 sets of dice; the first is none."""
NUMBER = np.arange(HIGHEST + 1)


@lru_cache(maxsize=1)
def outlooks() -> tuple[Array, Array]:
    """[level, colour, size, last number, space]: reach and expected number; filled spaces are certain."""
    shape = (len(PATIENCE), 4, FIELDS + 1, HIGHEST + 1, FIELDS)
    reach, numbers = np.ones(shape, np.float32), np.zeros(shape, np.float32)
    for at, colour, size, last in product(range(len(PATIENCE)), range(4), range(FIELDS), range(HIGHEST + 1)):
        ahead = outlook(colour, size, last, False, at)
        reach[at, colour, size, last, size:] = ahead.reach
        numbers[at, colour, size, last, size:] = ahead.numbers
    return reach, numbers


class Tables:
    """A batch of games: the numbers on the sheets [game, seat, colour, space] and the misses [game, seat]."""

    def __init__(self, games: int, seats: int) -> None:
        self.seats = seats
        self.numbers = np.zeros((games, seats, 4, FIELDS), np.int64)
        self.misses = np.zeros((games, seats), np.int64)

    def only(self, which: Array) -> Tables:
        some = Tables(0, self.seats)
        some.numbers, some.misses = self.numbers[which], self.misses[which]
        return some

    @property
    def sizes(self) -> Array:
        return (self.numbers > 0).sum(-1)

    @property
    def fill(self) -> Array:
        return self.sizes.sum(-1)

    def fullest_other(self) -> Array:
        if self.seats == 1:
            return np.zeros_like(self.fill)
        return np.stack([np.delete(self.fill, seat, 1).max(1) for seat in range(self.seats)], 1)

    def levels(self) -> Array:
        known = np.array([level(self.seats, fill) for fill in range(FILL + 1)])
        return known[self.fill.max(1)]

    def points(self) -> Array:
        columns = np.swapaxes(self.numbers, -1, -2)
        scored = np.where((columns > 0).all(-1), column_points(columns), 0)
        return scored.sum(-1) - self.misses * (self.misses + 1) // 2


def column_points(numbers: Array) -> Array:
    lowest = numbers.min(-1)
    higher = np.where(numbers > lowest[..., None], numbers, 99).min(-1)
    return np.where(higher < 99, higher, lowest)


def sheet_values(tables: Tables) -> tuple[Array, Array, Array]:
    """What the open columns promise now [game, seat] and after writing a number [game, seat, colour, number]; and the
    points that writing it scores at once, NEVER if the rules forbid it."""
    reach_of, number_of = outlooks()
    numbers, sizes = tables.numbers, tables.sizes
    levels = tables.levels()[:, None, None]
    last = np.take_along_axis(numbers, np.maximum(sizes - 1, 0)[..., None], -1)[..., 0]
    colour = np.arange(4)
    reach = reach_of[levels, colour, sizes, last]
    number = number_of[levels, colour, sizes, last] + numbers
    open_now = (numbers == 0).any(2)
    now = np.where(open_now, reach.prod(2) * np.sort(number, axis=2)[:, :, 1], 0).sum(-1)
    after, scored = np.empty((2, *now.shape, 4, HIGHEST + 1), np.float32)
    for at in range(4):
        others = np.sort(np.delete(number, at, 2), axis=2)[:, :, None]
        certain = np.delete(reach, at, 2).prod(2)[:, :, None]
        size = np.minimum(sizes[:, :, at], FIELDS - 1)
        here = (np.arange(FIELDS) == size[..., None])[:, :, None]
        new = number_of[levels[:, :, 0], at, size + 1] + numbers[:, :, at, None]
        new = np.where(here, NUMBER[:, None], new)
        second = np.clip(new, others[..., 0, :], others[..., 1, :])
        promised = certain * reach_of[levels[:, :, 0], at, size + 1] * second
        beside = np.take_along_axis(numbers, size[:, :, None, None], -1)[..., 0]
        beside = np.broadcast_to(beside[:, :, None], (*now.shape, HIGHEST + 1, 4)).copy()
        beside[..., at] = NUMBER
        full = (np.delete(beside, at, -1) > 0).all(-1)
        after[:, :, at] = np.where(open_now[:, :, None] & ~(here & full[..., None]), promised, 0).sum(-1)
        before = last[:, :, at, None]
        falls = (before > NUMBER) & (sizes[:, :, at] < FIELDS)[..., None]
        fits = np.where((sizes[:, :, at] < LINE)[..., None], before < NUMBER, falls) & (NUMBER > 0)
        scored[:, :, at] = np.where(fits, np.where(full, column_points(beside), 0), NEVER)
    return now, after, scored


def powers(own: Array, other: Array) -> list[Array]:
    a, b = own / FILL, other / FILL
    return [a, b, a * a, a * b, b * b]


def added(fits: list[Fit], own: Array, other: Array) -> Array:
    """For each seat what `Fit.added` gives, without the bonus."""
    known = zip(*[fit.rest for fit in fits], strict=True)
    return sum(part * np.array(each) for part, each in zip(powers(own, other), known, strict=True))


def _best_other(gains: list[Array]) -> tuple[list[Array], Array]:
    """For each colour the best of the three others; and the best of all four."""
    a, b, c, d = gains
    ab, cd = np.maximum(a, b), np.maximum(c, d)
    return [np.maximum(b, cd), np.maximum(a, cd), np.maximum(ab, d), np.maximum(ab, c)], np.maximum(ab, cd)


class Turn:
    """What one turn offers the seats: gains over writing nothing, in points."""

    def __init__(self, fits: list[Fit], tables: Tables) -> None:
        seats = self.seats = tables.seats
        ahead, after, scored = sheet_values(tables)
        self.ahead, self.points, self.fill = ahead, tables.points(), tables.fill
        other = tables.fullest_other()
        rest = added(fits, self.fill, other)
        bonus = np.array([fits[seat].bonus[(seat - 1) % seats] for seat in range(seats)])
        self.now = self.points + ahead + rest + bonus
        gains = scored + after - ahead[..., None, None]
        for seat in range(seats if seats > 1 else 0):  # a number more brings the end nearer, which costs the others
            nearer = np.maximum(other, np.minimum(self.fill[:, seat, None] + 1, FILL - 1))
            cost = np.delete(added(fits, self.fill, nearer) - rest, seat, 1).mean(1)
            gains[:, seat] -= cost[:, None, None]
        closing = (self.fill == FILL - 1)[..., None, None]
        gains = np.where(closing, scored + self.points[..., None, None] - self.now[..., None, None], gains)
        self.gains = np.where(scored > NEVER / 2, gains, NEVER)
        self.miss = np.where(tables.misses[:, 0] + 1 == MISSES, self.points[:, 0] - self.now[:, 0], 0)
        self.miss = (self.miss - tables.misses[:, 0] - 1).astype(np.float32)
        self.rival = np.zeros(len(ahead)) if seats == 1 else self.points[:, 1:].max(1)
        self.ends = self.fill[:, 0] == FILL - 1
        own = self.gains[:, 0]
        own = np.where(self.ends[:, None, None] & (own > NEVER / 2), self.ended(own), own)
        self.closing = [np.ascontiguousarray(own[:, colour], np.float32).ravel() for colour in range(4)]
        clipped = np.maximum(self.gains, 0).astype(np.float32)
        self.clipped = [[clipped[:, seat, colour].ravel() for colour in range(4)] for seat in range(seats)]

    def ended(self, own: Array) -> Array:
        """What ending the game with these gains is worth: a lot, if it wins."""
        if self.seats == 1:
            return own
        shape = (-1, *[1] * (own.ndim - 1))
        lead = own + self.now[:, 0].reshape(shape) - self.rival.reshape(shape)
        return np.clip(lead, -1, 1) * 30.0

    def worth(self, sums: list[Array]) -> Array:
        """Of rolls (the sum of each colour [game, ...]): what they bring the active player, less the others' mean."""
        shape = (-1, *[1] * (sums[0].ndim - 1))
        game = (np.arange(len(sums[0])) * (HIGHEST + 1)).reshape(shape)
        at = [game + sum for sum in sums]
        own = [self.closing[colour].take(at[colour]) for colour in range(4)]
        ends = self.ends.reshape(shape)
        others, best = _best_other(own)
        none = np.maximum(best, self.miss.reshape(shape))
        plans = [one + np.where(ends, 0, np.maximum(other, 0)) for one, other in zip(own, others, strict=True)]
        for seat in range(1, self.seats):
            replies, reply = _best_other([self.clipped[seat][colour].take(at[colour]) for colour in range(4)])
            none -= reply / (self.seats - 1)
            for plan, one in zip(plans, replies, strict=True):
                plan -= np.where(ends, 0, one / (self.seats - 1))
        for plan in plans:
            np.maximum(none, plan, out=none)
        return none


def _roll(rng: Any, *shape: int) -> Array:
    """Rolled dice [..., 7, 4]: what each adds to the colours."""
    faces = rng.integers(0, 6, (*shape, 7))
    shown = np.empty((*shape, 7, 4), np.float32)
    for die in range(6):
        shown[..., die, :] = FACES[die][faces[..., die]]
    shown[..., 6, :] = faces[..., 6, None] + 1
    return shown


def _reroll(turn: Turn, dice: Array, rng: Any) -> Array:
    """The dice after the reroll that promises most on sampled rolls, if any does."""
    games = len(dice)

    def mean(ways: Array, rolls: int) -> Array:
        change = _roll(rng, games, rolls) - dice[:, None]
        lying = dice.sum(1)
        ways = np.swapaxes(ways, 1, 2)
        sums = [np.matmul(change[..., colour], ways) + lying[:, None, None, colour] for colour in range(4)]
        return turn.worth([np.rint(sum).astype(np.intp) for sum in sums]).mean(1)

    tried = np.argsort(-mean(WAYS[None], FEW), axis=1, kind="stable")[:, :BEST]
    tried[:, -1] = 0  # keeping the roll
    means = mean(WAYS[tried], MORE)
    chosen = WAYS[tried[np.arange(games), means.argmax(1)]]
    return np.where(chosen[..., None] > 0, _roll(rng, games), dice)


def _write(tables: Tables, seat: int, colour: Array, sums: Array) -> None:
    """Write each game's chosen colour (-1: none)."""
    at = np.flatnonzero(colour >= 0)
    chosen = colour[at]
    tables.numbers[at, seat, chosen, tables.sizes[at, seat, chosen]] = sums[at, chosen]


def _choose(turn: Turn, tables: Tables, sums: Array) -> None:
    """All writing of a turn: the active player's colour in B, and everybody's choice in C."""
    games = np.arange(len(sums))
    gains = turn.gains[games[:, None, None], np.arange(turn.seats)[:, None], np.arange(4), sums[:, None]]
    own, ends = gains[:, 0], turn.ends[:, None]
    own = np.where(ends & (own > NEVER / 2), turn.ended(own), own)
    others, best = _best_other(list(own.T))
    none = np.maximum(best, turn.miss)
    plans = own + np.where(ends, 0.0, np.maximum(np.stack(others, 1), 0.0))
    for seat in range(1, turn.seats):
        replies, reply = _best_other(list(np.maximum(gains[:, seat], 0.0).T))
        plans -= np.where(ends, 0.0, np.stack(replies, 1)) / (turn.seats - 1)
        none = none - reply / (turn.seats - 1)
    first = np.where(plans.max(1) > none, plans.argmax(1), -1)
    _write(tables, 0, first, sums)
    over = tables.fill[:, 0] == FILL
    for seat in range(turn.seats):
        mine = gains[:, seat].copy()
        mine[games[first >= 0], first[first >= 0]] = NEVER
        if turn.seats > 1:
            closing = turn.fill[:, seat] + (first >= 0) * (seat == 0) == FILL - 1
            rivals = np.delete(turn.points, seat, 1).max(1)
            losing = (mine + turn.now[:, seat, None] < rivals[:, None]) & closing[:, None]
            mine = np.where(losing, NEVER, mine)
        pick = mine.argmax(1)
        least = np.where((first < 0) & (seat == 0), turn.miss, 0.0)
        pick = np.where((mine[games, pick] > least) & ~over, pick, -1)
        _write(tables, seat, pick, sums)
        if seat == 0:
            tables.misses[(first < 0) & (pick < 0), 0] += 1


class Played(NamedTuple):
    """Games to learn from: an entry per turn and game, the seats beside each other, the active one first."""

    ahead: Array
    """[entry, seat]: what the open columns promised when the turn began"""
    points: Array
    fill: Array
    other: Array
    """[entry, seat]: spaces filled on the fullest other sheet"""
    final: Array
    """[entry, seat]: points at the end of the game"""
    place: Array
    """[entry, seat]: counted from the player who began"""


def play(fits: list[Fit], games: int, rng: Any) -> Played:
    """Games in which every seat, from the one that begins, values sheets by its own fit."""
    seats = len(fits)
    tables = Tables(games, seats)
    number = np.arange(games)
    shift = 0
    final = np.zeros((games, seats), np.int64)
    kept: list[tuple[Array, ...]] = []
    while len(number):
        place = (np.arange(seats) + shift) % seats
        turn = Turn([fits[at] for at in place], tables)
        ahead = turn.ahead
        every = np.broadcast_to(place, ahead.shape)
        game = np.broadcast_to(number[:, None], every.shape)
        kept.append((ahead, turn.points, turn.fill, tables.fullest_other(), every, game))
        dice = _reroll(turn, _roll(rng, len(number)), rng)
        _choose(turn, tables, np.rint(dice.sum(1)).astype(np.int64))
        done = (tables.fill == FILL).any(1) | (tables.misses == MISSES).any(1)
        if done.any():
            final[number[done][:, None], place] = tables.points()[done]
            number, tables = number[~done], tables.only(~done)
        tables.numbers, tables.misses = np.roll(tables.numbers, -1, 1), np.roll(tables.misses, -1, 1)
        shift += 1
    ahead, points, fill, other, place, game = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    return Played(ahead, points, fill, other, final[game, place], place)
