"""How players of make_games.py choose, in thousands of games at once. Needs numpy, which the engine does not.

They take the placement that the table so far likes best, and give up at most the tile that costs least, with or without
dumping dice on it first.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from .combinations import DICE, FULL, WORTHS, Side, proves, worth
from .race import TYPICAL, pile_reaches
from .sides import FORMS, OPEN, examples, form_of
from .state import PLACES, TARGET, WHOLE_PILE

Array = Any

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


class Player(NamedTuple):
    """What a player believes."""

    tiles: Array
    """The chance to win a tile just left behind, as `left_behind` makes it."""
    room: Array
    """What room is worth (race.py): by points, own room and the other's; as the player to move sees it."""
    own_room: Array
    other_room: Array


class Rows(NamedTuple):
    """The same moment in many games, as the player who places sees it."""

    need: Array
    points: list[Array]
    """By place; 0 is no tile."""
    pile: Array
    sides: list[Array]
    others: list[Array]


Dice = list[Array]
Chances = list[list[Array]]
"""By place: the chance to win the tile as it is, with the first die, the second, both; nan without room."""


def chances_of(player: Player, rows: Rows, dice: Dice) -> Chances:
    found = []
    for points, mine, theirs in zip(rows.points, rows.sides, rows.others, strict=True):

        def grown(side: Array, die: Array, points: Array = points) -> Array:
            return np.where((side >= 0) & (points > 0), GROWN[side, die], -1)

        after = [grown(mine, die) for die in dice]
        if len(dice) == 2:
            after.append(grown(after[0], dice[1]))
        with_dice = [np.where(side >= 0, player.tiles[points, side, theirs], np.float32(np.nan)) for side in after]
        found.append([player.tiles[points, mine, theirs], *with_dice])
    return found


class Worth:
    """The chance of winning in many games, whatever the player places; like `Outlook` in race.py."""

    def __init__(self, player: Player, rows: Rows, chances: Chances) -> None:
        self.player, self.rows, self.chances = player, rows, chances
        self.by_tiles = by_tiles_won(rows.need, rows.points, rows.pile @ PILE_CODE)
        self.still = [ways[0] for ways in chances]
        rest = mixed(self.by_tiles, self.still)
        self.sway = 4 * rest * (1 - rest)
        self.follows = rows.pile.sum(1) > 0
        self.my_room = [np.where(v > 0, ROOM[side], 0) for v, side in zip(rows.points, rows.sides, strict=True)]
        self.their_room = [np.where(v > 0, ROOM[side], 0) for v, side in zip(rows.points, rows.others, strict=True)]

    def placed(self, ways: dict[int, int]) -> Array:
        """With dice at these places: 1 the first, 2 the second, 3 both."""
        found = mixed(self.by_tiles, [self.chances[at][ways.get(at, 0)] for at in PLACES])
        return found + self.sway * self._room({at: 2 if way == 3 else 1 for at, way in ways.items()})

    def without(self, place: int) -> Array:
        """A tile is lost: only to compare tiles."""
        return mixed(self.by_tiles, [*self.still[:place], np.float32(0), *self.still[place + 1 :]])

    def _room(self, added: dict[int, int]) -> Array:
        total = np.float32(0)
        my_total = their_total = 0
        for at in PLACES:
            points, mine, theirs = self.rows.points[at], self.my_room[at], self.their_room[at]
            if at in added:
                mine = np.maximum(mine - added[at], 0)
                decided = (mine == 0) & (theirs == 0) & (points > 0)
                room = np.where(self.follows, FULL, 0)
                mine, theirs = np.where(decided, room, mine), np.where(decided, room, theirs)
                points = np.where(decided, np.where(self.follows, TYPICAL, 0), points)
            total = total - self.player.room[points, theirs, mine]
            my_total, their_total = my_total + mine, their_total + theirs
        return total - self.player.own_room[their_total] - self.player.other_room[my_total]


def best_placement(worth: Worth, dice: int) -> tuple[Array, Array]:
    """The best placement of one or two dice: its chance of winning and its code."""
    chances = worth.chances
    best = np.full(worth.by_tiles.shape[1], -9, np.float32)
    code = np.full(worth.by_tiles.shape[1], KEPT * 5 + KEPT)
    room = sum((~np.isnan(ways[at])).astype(int) for ways in chances for at in ((1, 3) if dice == 2 else (1,)))

    def attempt(ways: dict[int, int], possible: Array, name: int) -> None:
        nonlocal best, code
        found = worth.placed(ways)
        better = possible & (np.nan_to_num(found, nan=-9) > best)
        best, code = np.where(better, found, best), np.where(better, name, code)

    for a in PLACES:
        if dice == 2:
            for b in PLACES:
                attempt({a: 3} if a == b else {a: 1, b: 2}, True, a * 5 + b)
            attempt({a: 2}, room == 1, KEPT * 5 + a)
        attempt({a: 1}, room == 1 if dice == 2 else True, a * 5 + KEPT)
    attempt({}, room == 0, KEPT * 5 + KEPT)
    return best, code


def choose(player: Player, rows: Rows, dice: Dice, may_give: bool) -> tuple[Array, Array, Array]:
    """What to do, the tile to give up, and the code of the placement."""
    chances = chances_of(player, rows, dice)
    worth = Worth(player, rows, chances)
    best, code = best_placement(worth, len(dice))
    given = np.argmax([np.where(rows.points[at] > 0, worth.without(at), -1) for at in PLACES], 0)
    kind = np.full(len(given), PLACE)
    if not may_give:
        return kind, given, code

    def after(*kept: int) -> Array:
        return after_giving(player, rows, given, [dice[at] for at in kept])

    def room(way: int) -> Array:
        return ~np.isnan(np.stack([ways[way] for ways in chances])[given, np.arange(len(given))])

    ways = [(GIVE, after(*range(len(dice))), True)]
    if len(dice) == 1:
        ways.append((DUMP_FIRST, after(), room(1)))
    else:
        ways += [(DUMP_FIRST, after(1), room(1)), (DUMP_SECOND, after(0), room(2)), (DUMP_BOTH, after(), room(3))]
    for way, chance, possible in ways:
        better = possible & (chance > best + 1e-6)
        best, kind = np.where(better, chance, best), np.where(better, way, kind)
    return kind, given, code


def after_giving(player: Player, rows: Rows, given: Array, dice: Dice) -> Array:
    """The best chance of winning after giving up a tile, averaged over the tile that follows."""
    total = rows.pile.sum(1)
    found = np.zeros(len(given), np.float32)
    for value in (0, 1, 2, 3):
        share = (total == 0).astype(float) if not value else rows.pile[:, value - 1] / np.maximum(total, 1)
        some = np.flatnonzero(share > 0)
        if not len(some):
            continue
        pile = rows.pile[some].copy()
        if value:
            pile[:, value - 1] -= 1
        there = given[some]
        new = Rows(
            rows.need[some],
            [np.where(there == at, value, rows.points[at][some]) for at in PLACES],
            pile,
            [np.where(there == at, 0, rows.sides[at][some]) for at in PLACES],
            [np.where(there == at, 0, rows.others[at][some]) for at in PLACES],
        )
        held = [die[some] for die in dice]
        worth = Worth(player, new, chances_of(player, new, held))
        found[some] += share[some] * (best_placement(worth, len(dice))[0] if dice else worth.placed({}))
    return found
