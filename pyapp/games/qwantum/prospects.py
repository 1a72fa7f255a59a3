"""What a seat's sheet promises: the points it will have at the end, after writing nothing, one number or two.

Every open column counts its second-lowest number, as far as its rows are expected to get there (outlook.py). What is
usually scored besides or not at all depends on how full the sheets are, because the game ends when one is full:
`make_table` finds this out, and how far results are spread, from games played by these very values. So a player gains
by hurrying if that costs the others more. Without the table the columns' promise is all that counts.
"""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from typing import NamedTuple

from ...core.table import table
from .dice import HIGHEST
from .outlook import FILL, level, outlook
from .rerolls import PAIRS
from .sheet import MISSES, Row, Sheet, column_points, columns, fits, is_full, minus

NEVER = -1e9
"""Instead of points: this cannot be written."""
UNIT = 1024
"""What the table's whole numbers are divided by."""


class Fit(NamedTuple):
    """What `make_table` finds out for one number of seats."""

    rest: tuple[float, ...] = (0.0,) * 5
    """Points to add by the spaces filled on the own sheet, on the fullest other one, their squares and product."""
    bonus: tuple[float, ...] = (0.0,) * 4
    """Points to add by the number of turns until one is active."""
    spreads: tuple[float, ...] = (30.0,) * FILL
    """How far results are spread, by the spaces filled on the fullest sheet; see race.py."""

    def added(self, own: int, other: int, turns: int) -> float:
        """What to add to the columns' promise, by the fills when the turn began."""
        a, b = own / FILL, other / FILL
        c = self.rest
        return c[0] * a + c[1] * b + c[2] * a * a + c[3] * a * b + c[4] * b * b + self.bonus[turns]


UNFITTED = Fit()
WIDTH = sum(map(len, UNFITTED))


@lru_cache(maxsize=8)
def _read(data: bytes, seats: int) -> Fit:
    numbers = array("i", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    values = [number / UNIT for number in numbers[(seats - 1) * WIDTH : seats * WIDTH]]
    return Fit(tuple(values[:5]), tuple(values[5:9]), tuple(values[9:]))


def fit_for(seats: int) -> Fit:
    data = table("qwantum")
    return UNFITTED if data is None else _read(data, seats)


def filled(sheet: Sheet) -> int:
    return sum(map(len, sheet))


class Context(NamedTuple):
    """A sheet and what its value depends on besides; the fills are those when the turn began."""

    sheet: Sheet
    misses: int
    seats: int
    own: int
    """Spaces filled on this sheet."""
    other: int
    """Spaces filled on the fullest other sheet."""
    fullest: int
    """Spaces filled on the fullest sheet: how long the game still takes."""
    turns: int
    """Turns until this seat is active."""
    equal: bool


class Prospects(NamedTuple):
    now: float
    missed: float
    """With one more miss."""
    singles: list[list[float]]
    """[colour][number]: after writing it."""
    pairs: dict[tuple[int, int], list[list[float]]]
    """[two colours][number of the first][of the second]: after writing both."""


Column = tuple[int, float, float, float]
"""What two rows make of a column: the smaller size of the rows, the chance to reach it, the lower and higher number."""


class Heading(NamedTuple):
    """A row, filled up with what is expected in its empty spaces."""

    size: int
    reach: tuple[float, ...]
    numbers: tuple[float, ...]


def _heading(context: Context, colour: int, row: Row) -> Heading:
    ahead = outlook(colour, len(row), row[-1] if row else 0, context.equal, level(context.seats, context.fullest))
    return Heading(len(row), (1.0,) * len(row) + ahead.reach, row + ahead.numbers)


def _columns(one: Heading, two: Heading, fixed: list[Column]) -> float:
    """The points of the full columns and what the others promise: two rows beside the two fixed ones."""
    full = min(one.size, two.size)
    scored, promised = 0, 0.0
    for column, (reach_x, x, reach_y, y, (size, reach, low, high)) in enumerate(
        zip(one.reach, one.numbers, two.reach, two.numbers, fixed, strict=True)
    ):
        if column < full and column < size:
            scored += column_points((x, y, low, high))  # type: ignore[arg-type]
        else:
            less, more = (x, y) if x < y else (y, x)
            second = less if less > low else low
            second = more if more < second else second
            promised += reach_x * reach_y * reach * (high if high < second else second)
    return scored + promised


def _beside(one: Heading, two: Heading) -> list[Column]:
    size = min(one.size, two.size)
    return [
        (size, reach_x * reach_y, min(x, y), max(x, y))
        for reach_x, x, reach_y, y in zip(one.reach, one.numbers, two.reach, two.numbers, strict=True)
    ]


def expected(context: Context) -> float:
    """The final points to expect of a sheet."""
    sheet, misses = context.sheet, context.misses
    less = minus(misses)
    if is_full(sheet) or misses == MISSES:
        return sum([points for points in columns(sheet) if points is not None]) - float(less)
    fit = fit_for(context.seats)
    rows = [_heading(context, colour, row) for colour, row in enumerate(sheet)]
    added = fit.added(context.own, context.other, context.turns)
    return _columns(rows[0], rows[1], _beside(rows[2], rows[3])) - less + added


@lru_cache(maxsize=64)
def prospects(context: Context, both: bool) -> Prospects:
    """What writing can make of a sheet; `both`: also two numbers at once, as only the active player can write."""
    sheet = context.sheet
    added = fit_for(context.seats).added(context.own, context.other, context.turns)
    rest = added - minus(context.misses)
    rows = [_heading(context, colour, row) for colour, row in enumerate(sheet)]
    left = FILL - filled(sheet)
    after = [
        {
            number: _heading(context, colour, (*row, number))
            for number in range(1, HIGHEST + 1)
            if fits(row, number, context.equal)
        }
        for colour, row in enumerate(sheet)
    ]
    singles = [[NEVER] * (HIGHEST + 1) for _ in sheet]
    pairs: dict[tuple[int, int], list[list[float]]] = {}
    for one, two in PAIRS:
        others = [rows[colour] for colour in range(len(rows)) if colour not in (one, two)]
        fixed = _beside(*others)
        if (one, two) in (PAIRS[0], PAIRS[-1]):
            for first, heading in after[one].items():
                singles[one][first] = _columns(heading, rows[two], fixed) + rest
            for second, heading in after[two].items():
                singles[two][second] = _columns(rows[one], heading, fixed) + rest
        if both:
            grid = pairs[one, two] = [[NEVER] * (HIGHEST + 1) for _ in range(HIGHEST + 1)]
            for first, heading in after[one].items():
                values = grid[first]
                for second, other in after[two].items():
                    values[second] = _columns(heading, other, fixed) + rest
    if left <= 2:  # a full sheet ends the game: it has what it has
        for values in singles if left == 1 else [values for grid in pairs.values() for values in grid]:
            values[:] = [value - added if value > NEVER else NEVER for value in values]
    return Prospects(expected(context), expected(context._replace(misses=context.misses + 1)), singles, pairs)
