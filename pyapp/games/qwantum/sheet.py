"""A player's sheet: what can be written where, and what columns and misses are worth (QW-3, 5, 6, 16, 18, 19, 23)."""

from __future__ import annotations

from functools import lru_cache

from .dice import COLOURS, HIGHEST

Row = tuple[int, ...]
"""The numbers written in a colour's row, from the left."""
Sheet = tuple[Row, ...]

FIELDS = 6
LINE = 4
"""The thick line comes after this many spaces."""
MISSES = 5
EMPTY: Sheet = ((),) * len(COLOURS)


def fits(row: Row, number: int, equal: bool) -> bool:
    """QW-5, QW-6: can this be the row's next number? After the thick line the numbers go down."""
    size = len(row)
    if not size:
        return True
    if size == FIELDS:
        return False
    last = row[-1]
    if number == last:
        return equal
    return number > last if size < LINE else number < last


def span(row: Row, equal: bool) -> tuple[int, int] | None:
    """The lowest and the highest number that fit the row's next space; None if no roll can ever fill it."""
    numbers = [number for number in range(1, HIGHEST + 1) if fits(row, number, equal)]
    return (numbers[0], numbers[-1]) if numbers else None


def write(sheet: Sheet, colour: int, number: int) -> Sheet:
    return (*sheet[:colour], (*sheet[colour], number), *sheet[colour + 1 :])


def column_points(numbers: tuple[int, ...]) -> int:
    """QW-18, QW-19: the lowest number above the column's minimum; four equal numbers score that number."""
    lowest = min(numbers)
    return min((number for number in numbers if number > lowest), default=lowest)


def completed(sheet: Sheet, column: int) -> int | None:
    """The score of a column (0 is the first); None while one of its spaces is empty."""
    for row in sheet:
        if len(row) <= column:
            return None
    return column_points(tuple([row[column] for row in sheet]))


def columns(sheet: Sheet) -> tuple[int | None, ...]:
    return tuple(completed(sheet, column) for column in range(FIELDS))


def is_full(sheet: Sheet) -> bool:
    return sum(map(len, sheet)) == FIELDS * len(COLOURS)


def minus(misses: int) -> int:
    """QW-16: the first miss costs 1, the second a further 2, and so on."""
    return misses * (misses + 1) // 2


@lru_cache(maxsize=256)
def total(sheet: Sheet, misses: int) -> int:
    """QW-23: the completed columns minus the misses."""
    return sum(points for points in columns(sheet) if points is not None) - minus(misses)
