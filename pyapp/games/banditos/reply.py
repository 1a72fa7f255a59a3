"""A whole turn from the draw to the pass, averaged over every roll: fast enough to look at many replies.

The player places both dice in the best way that the race (race.py) sees. At most one tile is given up, before the dice
are placed or with dice dumped on it first (LB-E1). A die can go to the new tile after that, or after a tile is won.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, fsum
from typing import NamedTuple

from .combinations import DICE, FACES, FULL, Side, Supply, colour_of
from .race import (
    TYPICAL,
    Pile,
    by_tiles_won,
    corrected,
    left_behind,
    mixed,
    room_behind,
    room_left,
    swayed,
    with_one,
    with_two,
)
from .sides import form_of
from .state import Tile

Lines = list[tuple[int, float, float]]
"""Ways to place the second die: where, and the chance of winning as a line over the chance at that tile."""

SECOND_DIE = 0.03
"""About what a die well placed is worth, as a chance of winning."""


class Stand(NamedTuple):
    """A position before the draw, as the player to move sees it."""

    need: int
    """The points that the player still needs."""
    tiles: tuple[tuple[int, Side, int], ...]
    """The row: points, own dice, form of the other side."""
    pile: Pile
    bag: Supply


@lru_cache(maxsize=1 << 6)
def rolls(bag: Supply) -> tuple[tuple[int, tuple[tuple[int, float], ...]], ...]:
    """Every roll of two dice from the bag: first die, then each second die with the chance of both."""
    total = comb(sum(bag), 2) * FACES * FACES
    found = []
    for first in DICE:
        own = bag[colour_of(first)]
        seconds = []
        for second in DICE[first:]:
            if colour_of(first) != colour_of(second):
                ways = own * bag[colour_of(second)]
            else:
                ways = comb(own, 2) * (1 if first == second else 2)
            if ways:
                seconds.append((second, ways / total))
        if seconds:
            found.append((first, tuple(seconds)))
    return tuple(found)


class Turn:
    """All placements of one or two dice in a position, ready for any roll."""

    def __init__(self, stand: Stand) -> None:
        self.tiles = stand.tiles
        self.places = range(len(stand.tiles))
        self.need, self.pile = stand.need, stand.pile
        self.points = tuple(points for points, _, _ in stand.tiles)
        self.still = [left_behind(points, form_of(mine), theirs) for points, mine, theirs in stand.tiles]
        self.one = [with_one(*tile) for tile in stand.tiles]
        self.two = [with_two(*tile) for tile in stand.tiles]
        self.rooms = [(points, FULL - len(mine), room_left(theirs)) for points, mine, theirs in stand.tiles]
        self.room = sum(mine for _, mine, _ in self.rooms)
        self.by_tiles = by_tiles_won(self.need, self.pile, self.points)
        plain = mixed(self.by_tiles, self.still)
        self.sway = 4 * plain * (1 - plain)
        self.rest = plain + self.spare()
        self.alone = [self._line(at) for at in self.places]
        self.with_one = [(lost + self.spare(at), gain) for at, (lost, gain) in enumerate(self.alone)]
        self.with_two = [(lost + self.spare(at, at), gain) for at, (lost, gain) in enumerate(self.alone)]
        self.pairs = [
            (a, b, *self._plane(a, b))
            for a in self.places
            for b in self.places
            if a != b and self.one[a] and self.one[b]
        ]
        follows = any(self.pile)
        self.decided = {at: self._after_decision(at) for at in self.places if follows and self._is_last(at)}

    def spare(self, *placed: int) -> float:
        """What the room is worth after placing dice here; a tile that is decided makes way for the next."""
        row = []
        for at, (points, mine, theirs) in enumerate(self.rooms):
            left = mine - placed.count(at)
            if left > 0 or theirs or at not in placed:
                row.append((points, max(left, 0), theirs))
            elif any(self.pile):
                row.append((TYPICAL, FULL, FULL))
        return self.sway * room_behind(tuple(row))

    def _line(self, at: int) -> tuple[float, float]:
        """The chance of winning as a line over the chance at one tile."""
        chances = list(self.still)
        chances[at] = 0.0
        lost = mixed(self.by_tiles, chances)
        chances[at] = 1.0
        return lost, mixed(self.by_tiles, chances) - lost

    def _plane(self, a: int, b: int) -> tuple[float, float, float, float]:
        """The chance of winning as w + x·a + y·b + z·a·b over the chances a and b at two tiles, with a die at each."""
        chances = list(self.still)
        found = []
        for chances[a], chances[b] in ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
            found.append(mixed(self.by_tiles, chances))
        none, first, second, both = found
        return none + self.spare(a, b), first - none, second - none, both - first - second + none

    def _is_last(self, at: int) -> bool:
        return self.rooms[at][1:] == (1, 0)

    def _after_decision(self, at: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The tile at this place is lost or won, and a die of each value goes to the next tile there."""
        return self._next_tile(at, 0), self._next_tile(at, self.points[at])

    def _next_tile(self, at: int, gained: int) -> tuple[float, ...]:
        found = [0.0] * FACES
        for share, points, pile in new_tiles(self.pile):
            by_tiles = by_tiles_won(self.need - gained, pile, (*self.points[:at], points, *self.points[at + 1 :]))
            room = room_behind((*self.rooms[:at], (points, FULL - 1, FULL), *self.rooms[at + 1 :]))
            chances = list(self.still)
            for value in range(FACES):
                chances[at] = left_behind(points, value + 1, 0)
                found[value] += share * swayed(mixed(by_tiles, chances), room)
        return tuple(found)

    def lines(self, first: int) -> Lines:
        """The first die is placed somewhere, the second elsewhere."""
        found = []
        for a, b, none, more, slope, steeper in self.pairs:
            chance = self.one[a][first]
            found.append((b, none + more * chance, slope + steeper * chance))
        return found

    def best(self, first: int, second: int, lines: Lines) -> float:
        """The best way to place both dice; `lines` are those of the first."""
        one = self.one
        if self.room < 2:
            found = self.single(first, second)
        else:
            found = max([k + slope * one[b][second] for b, k, slope in lines], default=-1.0)
            for (lost, gain), both in zip(self.with_two, self.two, strict=True):
                if both:
                    chance = lost + gain * both[first][second]
                    if chance > found:
                        found = chance
        for at, worth in self.decided.items():
            found = max(
                found,
                worth[one[at][first] > 0.0][second % FACES],
                worth[one[at][second] > 0.0][first % FACES],
            )
        return found

    def single(self, *dice: int) -> float:
        """There is room for one of these dice at most, or only one die is rolled."""
        if not self.room:
            return self.rest
        return max(
            lost + gain * one[die]
            for (lost, gain), one in zip(self.with_one, self.one, strict=True)
            if one
            for die in dice
        )


class Given:
    """The same after giving up the tile that costs least; a new tile follows while there is a pile."""

    def __init__(self, stand: Stand, turn: Turn) -> None:
        at = max(turn.places, key=lambda place: turn.alone[place][0])
        kept, other = stand.tiles[:at], stand.tiles[at + 1 :]
        self.room = FULL - len(stand.tiles[at][1])
        self.nexts: list[tuple[float, Turn]] = []
        for share, points, pile in new_tiles(stand.pile):
            row = (*kept, (points, (), 0), *other) if points else (*kept, *other)
            self.nexts.append((share, Turn(stand._replace(tiles=row, pile=pile))))
        self.rest = fsum([share * turn.rest for share, turn in self.nexts])
        self.after_one = [fsum([share * turn.single(die) for share, turn in self.nexts]) for die in DICE]

    def lines(self, first: int) -> list[Lines]:
        return [turn.lines(first) for _, turn in self.nexts]

    def best(self, first: int, second: int, lines: list[Lines], least: float) -> float:
        """Never less than `least`. Giving up before placing is tried only if giving up after a dump nearly pays."""
        if not self.room:
            found = 0.0
            hope = max(self.after_one[first], self.after_one[second])
        else:
            hope = found = max(self.after_one[first], self.after_one[second])
            if self.room > 1:
                found = max(found, self.rest)
        if hope + SECOND_DIE > least:
            both = fsum(
                [share * turn.best(first, second, own) for (share, turn), own in zip(self.nexts, lines, strict=True)]
            )
            found = max(found, both)
        return max(found, least)


@lru_cache(maxsize=1 << 8)
def new_tiles(pile: Pile) -> tuple[tuple[float, int, Pile], ...]:
    """The next tile: its chance, its points (0: there is none) and the pile without it."""
    total = sum(pile)
    if not total:
        return ((1.0, 0, pile),)
    return tuple(
        (left / total, at + 1, (*pile[:at], left - 1, *pile[at + 1 :])) for at, left in enumerate(pile) if left
    )


@lru_cache(maxsize=1 << 12)
def before_draw(stand: Stand) -> float:
    """The chance of winning of a player who is about to draw two dice."""
    turn = Turn(stand)
    given = Given(stand, turn)
    total = []
    for first, seconds in rolls(stand.bag):
        lines, given_lines = turn.lines(first), given.lines(first)
        for second, share in seconds:
            found = given.best(first, second, given_lines, turn.best(first, second, lines))
            total.append(share * (1.0 - corrected(1.0 - found)))
    return fsum(total)


@lru_cache(maxsize=1 << 8)
def before_first_draw(stand: Stand) -> float:
    """The same for the short first turn (LB-5)."""
    turn = Turn(stand)
    dice = sum(stand.bag)
    return fsum(stand.bag[colour_of(die)] / (dice * FACES) * (1.0 - corrected(1.0 - turn.single(die))) for die in DICE)


def after_draw(stand: Stand, hands: list[tuple[Side, float]]) -> float:
    """The same once the colours are known: each roll with its chance."""
    turn = Turn(stand)
    given = Given(stand, turn)
    total = []
    for hand, share in hands:
        if len(hand) == 1:
            found = turn.single(*hand)
        else:
            first, second = hand
            found = given.best(first, second, given.lines(first), turn.best(first, second, turn.lines(first)))
        total.append(share * (1.0 - corrected(1.0 - found)))
    return fsum(total)


@lru_cache(maxsize=1 << 12)
def at_pass(need: int, tiles: tuple[tuple[int, int, int], ...], pile: Pile) -> float:
    """A quick estimate for a player who has just handed on the bag: tiles by points and the forms of both sides."""
    chances = [left_behind(*tile) for tile in tiles]
    chance = mixed(by_tiles_won(need, pile, tuple(tile[0] for tile in tiles)), chances)
    room = room_behind(tuple((points, room_left(mine), room_left(theirs)) for points, mine, theirs in tiles))
    return 1.0 - corrected(1.0 - swayed(chance, room))


def cheapest(row: tuple[Tile, ...], seat: int, need: int, pile: Pile, *, always: bool) -> int | None:
    """The place of the tile that costs the player least to give up; None if no tile looks worse than a new one."""
    places = [at for at, tile in enumerate(row) if tile.value]
    tiles = [row[at] for at in places]
    by_tiles = by_tiles_won(need, pile, tuple(tile.value for tile in tiles))
    still = [left_behind(tile.value, form_of(tile.sides[seat]), form_of(tile.sides[1 - seat])) for tile in tiles]

    def without(index: int) -> float:
        return mixed(by_tiles, [*still[:index], 0.0, *still[index + 1 :]])

    weak = [index for index, tile in enumerate(tiles) if always or (any(tile.sides) and still[index] < 0.5)]
    return places[max(weak, key=without)] if weak else None
