"""The race to ten: how likely each tile is won, and what that makes of the game.

All tiles together are 19 points, so you win exactly if you get 10 of them, in whatever order the tiles are won. Each
tile in the row is won with a chance from a table (`values.bin`, by its points and the form of both sides), each tile
in the pile with a chance of one half, and the tiles are taken as independent. Room is worth something too, whatever
the dice are: a player with little of it has to spoil his own sides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...core.table import table
from .bot import _chance, _plain
from .combinations import DICE, FACES, FULL, Side
from .sides import FORMS, OPEN, examples, form_of
from .state import LOOT, PLACES

GAME_ID = "banditos"
STEPS = 255
"""The table's bytes are chances in units of 1/255."""
KNOTS = 65
"""The correction of a chance of winning is listed at 0, 1/64, ..., 1; between them it is straight."""
TILES = len(LOOT)
TYPICAL = 2
"""The points of a tile that is not known yet, where only its room matters."""
FINE = 1 << 13
"""The worths of room, at the end of the table, have two bytes each, in units of 1/8192."""
MOST_ROOM = FULL * len(PLACES)
SIZES = FULL + 1
ROOMS = (TILES + 1) * SIZES * SIZES

Pile = tuple[int, ...]


def is_tabled() -> bool:
    return table(GAME_ID) is not None


class Numbers(NamedTuple):
    """What the table contains."""

    chances: list[float]
    """The chance of the player to move to win a tile, by points and the forms of both sides."""
    knots: list[float]
    room: list[float]
    """What room at a tile is worth to the player to move, by points (0: no tile), own room and the other's."""
    own_room: list[float]
    """What the player's room at all tiles is worth beyond that."""
    other_room: list[float]


@lru_cache(maxsize=1)
def _numbers() -> Numbers:
    data = table(GAME_ID)
    if data is None:
        flat = [0.0] * (MOST_ROOM + 1)
        return Numbers(_guesses(), [at / (KNOTS - 1) for at in range(KNOTS)], [0.0] * ROOMS, flat, flat)
    cells = TILES * len(open_cells())
    fine = data[cells + KNOTS :]
    room = [int.from_bytes(fine[at : at + 2], "little", signed=True) / FINE for at in range(0, len(fine), 2)]
    own, other = room[ROOMS : ROOMS + MOST_ROOM + 1], room[ROOMS + MOST_ROOM + 1 :]
    chances = [number / STEPS for number in data[: cells + KNOTS]]
    return Numbers(_spread_out(chances[:cells]), chances[cells:], room[:ROOMS], own, other)


def open_cells() -> list[tuple[int, int]]:
    """The forms of mover and other side that a table lists, in its order: at least one side has room."""
    return [(mover, other) for mover in range(FORMS) for other in range(FORMS if mover < OPEN else OPEN)]


def _spread_out(listed: list[float]) -> list[float]:
    found = [0.0] * (TILES * FORMS * FORMS)
    cells = open_cells()
    for points in range(TILES):
        for at, (mover, other) in enumerate(cells, points * len(cells)):
            found[(points * FORMS + mover) * FORMS + other] = listed[at]
    return found


def _guesses() -> list[float]:
    """Without a table: the sensible bot's model."""
    found = [0.0] * (FORMS * FORMS)
    sides = [_plain(side) for side in examples()]
    for mover, other in open_cells():
        found[mover * FORMS + other] = _chance(sides[mover], sides[other])
    return found * TILES


def corrected(chance: float) -> float:
    """The chance of the player to move, corrected for what the model of independent tiles leaves out."""
    knots = _numbers().knots
    place = min(max(chance, 0.0), 1.0) * (KNOTS - 1)
    at = min(int(place), KNOTS - 2)
    return knots[at] + (knots[at + 1] - knots[at]) * (place - at)


def room_left(form: int) -> int:
    return 0 if form >= OPEN else 1 if form > FACES else 2 if form else FULL


@lru_cache(maxsize=1 << 12)
def room_behind(row: tuple[tuple[int, int, int], ...]) -> float:
    """What room is worth to the player who has just placed: each tile's points, own room and the other's room.

    It counts fully when the chances of winning are even: `swayed`.
    """
    numbers = _numbers()
    total = (len(PLACES) - len(row)) * numbers.room[0]
    mine = theirs = 0
    for points, own, other in row:
        total += numbers.room[(points * SIZES + other) * SIZES + own]
        mine += own
        theirs += other
    return -total - numbers.own_room[theirs] - numbers.other_room[mine]


def swayed(chance: float, room: float) -> float:
    return chance + 4 * chance * (1 - chance) * room


def left_behind(points: int, mine: int, theirs: int) -> float:
    """The chance to win a tile of the player who has just placed there, both sides given by their forms.

    A full tile is decided: the player who placed the last die needs the better dice.
    """
    if mine >= OPEN and theirs >= OPEN:
        return 1.0 if mine > theirs else 0.0
    return 1.0 - _numbers().chances[((points - 1) * FORMS + theirs) * FORMS + mine]


@lru_cache(maxsize=1 << 11)
def with_one(points: int, mine: Side, theirs: int) -> tuple[float, ...]:
    """The chance to win a tile after placing one die there, for each die; nothing without room."""
    if len(mine) == FULL:
        return ()
    return tuple(left_behind(points, form_of((*mine, die)), theirs) for die in DICE)


@lru_cache(maxsize=1 << 9)
def with_two(points: int, mine: Side, theirs: int) -> tuple[tuple[float, ...], ...]:
    """The same for two dice; nothing without room for both."""
    if len(mine) > FULL - 2:
        return ()
    known: dict[int, float] = {}
    rows = []
    for first in DICE:
        row = []
        for second in DICE:
            form = form_of((*mine, first, second))
            if form not in known:
                known[form] = left_behind(points, form, theirs)
            row.append(known[form])
        rows.append(tuple(row))
    return tuple(rows)


@lru_cache(maxsize=1 << 8)
def pile_reaches(pile: Pile) -> tuple[float, ...]:
    """The chance that a player gets at least 0, 1, 2, ... points from the pile."""
    spread = [1.0] + [0.0] * sum(points * left for points, left in enumerate(pile, 1))
    for points, left in enumerate(pile, 1):
        for _ in range(left):
            spread = [
                (share + (spread[got - points] if got >= points else 0.0)) / 2 for got, share in enumerate(spread)
            ]
    for got in range(len(spread) - 2, -1, -1):
        spread[got] += spread[got + 1]
    return tuple(spread)


@lru_cache(maxsize=1 << 12)
def by_tiles_won(need: int, pile: Pile, points: tuple[int, ...]) -> list[float]:
    """The chance of winning by which tiles of the row are won: the last tile is the lowest bit."""
    reaches = pile_reaches(pile)
    gained = [0]
    for value in points:
        gained = [gain + more for gain in gained for more in (0, value)]
    return [1.0 if gain >= need else reaches[need - gain] if need - gain < len(reaches) else 0.0 for gain in gained]


def mixed(by_tiles: list[float], chances: list[float]) -> float:
    """The chance of winning if each tile is won with its chance."""
    for chance in reversed(chances):
        by_tiles = [lost + (won - lost) * chance for lost, won in zip(by_tiles[::2], by_tiles[1::2], strict=True)]
    return by_tiles[0]
