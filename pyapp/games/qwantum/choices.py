"""What each legal move of Qwantum means, for a screen that knows no rule."""

from __future__ import annotations

from typing import NamedTuple

from .dice import AGAIN, COLOURS, NAMES
from .sheet import MISSES, completed, is_full, total, write
from .state import CHOOSE, START, THROW, WRITE, State, open_colours, would_miss


class RollDice(NamedTuple):
    """All dice, or a reroll of some."""

    move: str
    kind: str
    dice: list[str]


class WriteSum(NamedTuple):
    move: str
    kind: str
    colour: str
    number: int
    column: int
    points: int | None
    """What the column scores, if this completes it."""
    total: int
    ends: bool


class Pass(NamedTuple):
    move: str
    kind: str
    miss: int
    """Which miss it is, counted from 1; 0 if it is not a miss."""
    ends: bool


Choice = RollDice | WriteSum | Pass


def choices(state: State) -> list[Choice]:
    """Every legal move, in the order of the rules."""
    if state.phase == START:
        return [RollDice("throw", "throw", list(NAMES))]
    if state.phase not in (THROW, WRITE, CHOOSE):
        return []
    seat = state.decider
    found: list[Choice] = [_write(state, seat, colour) for colour in open_colours(state, seat)]
    miss = state.misses[seat] + 1 if would_miss(state) else 0
    found.append(Pass("pass", "pass", miss, miss == MISSES))
    if state.phase == THROW:
        found += [RollDice(move, "again", [NAMES[die] for die in which]) for move, which in AGAIN.items()]
    return found


def _write(state: State, seat: int, colour: int) -> WriteSum:
    number = state.sums[colour]
    sheet = write(state.sheets[seat], colour, number)
    column = len(sheet[colour])
    return WriteSum(
        f"write {COLOURS[colour]} {number}",
        "write",
        COLOURS[colour],
        number,
        column,
        points=completed(sheet, column - 1),
        total=total(sheet, state.misses[seat]),
        ends=is_full(sheet),
    )
