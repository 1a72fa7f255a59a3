"""When an event of Qwantum is true."""

from __future__ import annotations

from telling import Told

from pyapp.games.qwantum.dice import COLOURS, NAMES
from pyapp.games.qwantum.state import OVER, START


def thrown(told: Told) -> bool:
    sums = tuple(getattr(told, colour) for colour in COLOURS)
    kept = told.throw == 1 or all(
        now == then
        for name, now, then in zip(NAMES, told.dice, told.before.dice, strict=True)
        if name not in told.thrown
    )
    return sums == told.after.sums and tuple(told.dice) == told.after.dice and kept


def wrote(told: Told) -> bool:
    row = told.after.sheets[told.seat][COLOURS.index(told.colour)]
    return row[told.column - 1 :] == (told.number,)


def column(told: Told) -> bool:
    """QW-18, QW-19: the second-lowest value, or the only one."""
    values = sorted({row[told.column - 1] for row in told.after.sheets[told.seat]})
    return told.points == values[:2][-1]


def passed(told: Told) -> bool:
    return told.after.sheets[told.seat] == told.before.sheets[told.seat]


def missed(told: Told) -> bool:
    now, then = told.after.misses[told.seat], told.before.misses[told.seat]
    same = told.after.sheets[told.seat] == told.before.sheets[told.seat]
    return now == told.misses == then + 1 and told.points == -now and same and told.seat == told.before.active


TRUE = {
    "starts": lambda told: (told.after.phase, told.after.active) == (START, told.seat),
    "thrown": thrown,
    "again": lambda told: told.move == "again " + ",".join(told.dice),
    "wrote": wrote,
    "column": column,
    "passed": passed,
    "ready": lambda told: told.after.sheets == told.before.sheets and told.seat == told.before.decider,
    "chose": lambda told: told.move == (f"write {told.colour} {told.number}" if told.colour else "pass"),
    "revealed": lambda told: told.move == "reveal" and len(told.before.chosen) == len(told.before.sheets),
    "missed": missed,
    "sheet_full": lambda told: all(len(row) == 6 for row in told.after.sheets[told.seat]),
    "ended": lambda told: told.after.phase == OVER and told.after.outcome.reason == told.reason,
}
