"""What a turn can make of the sheets: every plan of the active player, and what the others then write.

The active player writes in B and in C, the others in C only, and never the colour that was written in B. So it matters
which of two colours comes first. The others' choices in C are hidden: each is taken to write what its own sheet gains
most from. What they really chose changes nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.game import ranks_by
from .dice import COLOURS
from .outlook import FILL
from .prospects import NEVER, Context, Prospects, expected, filled, fit_for, prospects
from .race import chances
from .sheet import MISSES, Sheet, fits, is_full, total, write
from .state import CHOOSE, PASS, REVEAL, State

ALL = range(len(COLOURS))


class Table(NamedTuple):
    """A turn as all can see it, with the sheets as they are."""

    sheets: tuple[Sheet, ...]
    misses: tuple[int, ...]
    active: int
    fills: tuple[int, ...]
    """Spaces filled on each sheet when the turn began."""
    equal: bool
    by_misses: bool
    """Whether fewer misses win a tie (QW-O3)."""

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def spread(self) -> float:
        return fit_for(self.seats).spreads[min(max(self.fills), FILL - 1)]

    def context(self, seat: int) -> Context:
        others = [fill for other, fill in enumerate(self.fills) if other != seat]
        turns = (seat - self.active - 1) % self.seats
        return Context(
            self.sheets[seat],
            self.misses[seat],
            self.seats,
            self.fills[seat],
            max(others, default=0),
            max(self.fills),
            turns,
            self.equal,
        )

    def prospects(self, seat: int, both: bool = False) -> Prospects:
        return prospects(self.context(seat), both)

    def hurry(self, seat: int, writer: int, writes: int) -> float:
        """What a seat loses (below 0) because another one gets nearer to the end of the game."""
        context = self.context(seat)
        fuller = max(context.other, min(self.fills[writer] + writes, FILL - 1))
        if fuller == context.other:
            return 0.0
        return expected(context._replace(other=fuller)) - expected(context)

    def result(self, sheets: tuple[Sheet, ...], misses: tuple[int, ...]) -> tuple[float, ...]:
        """Each seat's share of the win if the game ended like this."""
        scores = tuple(map(total, sheets, misses))
        if self.by_misses:
            scores = tuple([score * (MISSES + 1) - count for score, count in zip(scores, misses, strict=True)])
        ranks = ranks_by(scores)
        return tuple([(rank == 1) / ranks.count(1) for rank in ranks])


def table_of(state: State) -> Table:
    fills = list(map(filled, state.sheets))
    if state.out != PASS and state.phase in (CHOOSE, REVEAL):
        fills[state.active] -= 1
    if not state.secret:
        for at, colour in enumerate(state.chosen):
            fills[(state.active + at) % len(fills)] -= colour >= 0
    rules = state.rules
    return Table(state.sheets, state.misses, state.active, tuple(fills), rules.equal == "yes", rules.ties == "misses")


def open_to(table: Table, seat: int, sums: tuple[int, ...], out: int) -> Iterator[int]:
    rows = table.sheets[seat]
    return (colour for colour in ALL if colour != out and fits(rows[colour], sums[colour], table.equal))


def reply(table: Table, seat: int, sums: tuple[int, ...], out: int, last: bool) -> int:
    """What a seat is taken to write in C: what its sheet gains most from; in the last turn, what scores most.

    Nobody fills a sheet to end a game behind.
    """
    ahead_of = max([total(table.sheets[at], table.misses[at]) for at in range(table.seats) if at != seat], default=0)
    sheet, misses = table.sheets[seat], table.misses[seat]
    offered = table.prospects(seat)
    best, most = PASS, float(total(sheet, misses)) if last else offered.now
    if seat == table.active and out == PASS:
        most = NEVER if last else offered.missed
    for colour in open_to(table, seat, sums, out):
        after = write(sheet, colour, sums[colour])
        if last:
            value = float(total(after, misses))
        elif is_full(after):
            value = NEVER if total(after, misses) < ahead_of else -NEVER
        else:
            value = offered.singles[colour][sums[colour]]
        if value > most:
            best, most = colour, value
    return best


def after_choice(
    table: Table, seat: int, colour: int, sums: tuple[int, ...], out: int, chosen: dict[int, int]
) -> tuple[tuple[float, ...], float]:
    """The chances if a seat chooses a colour in C, and its expected points. `chosen`: open choices, already written."""
    sheets = list(table.sheets)
    choices = {seat: colour}
    if colour >= 0:
        sheets[seat] = write(sheets[seat], colour, sums[colour])
    last = is_full(sheets[seat])
    for other in range(table.seats):
        if other != seat and other not in chosen:
            choices[other] = reply(table, other, sums, out, last)
            if choices[other] >= 0:
                sheets[other] = write(sheets[other], choices[other], sums[choices[other]])
    active = table.active
    misses = table.misses
    if out == PASS and {**choices, **chosen}[active] == PASS:
        misses = (*misses[:active], misses[active] + 1, *misses[active + 1 :])
    if any(map(is_full, sheets)) or misses[active] == MISSES:
        return table.result(tuple(sheets), misses), float(total(sheets[seat], misses[seat]))
    writes = (colour >= 0) + (out != PASS and seat == active)
    points = []
    for other in range(table.seats):
        offered = table.prospects(other)
        choice = choices.get(other, PASS)
        value = offered.singles[choice][sums[choice]] if choice >= 0 else offered.now
        if misses[other] > table.misses[other]:
            value = offered.missed
        points.append(value + (table.hurry(other, seat, writes) if other != seat else 0.0))
    return chances(points, table.spread), points[seat]


def after_writing(table: Table, colour: int, sums: tuple[int, ...]) -> tuple[tuple[float, ...], float]:
    """The chances if the active player writes a colour in B (or passes) and then makes the best choice in C."""
    seat = table.active
    if colour >= 0:
        sheet = write(table.sheets[seat], colour, sums[colour])
        table = table._replace(sheets=(*table.sheets[:seat], sheet, *table.sheets[seat + 1 :]))
        if is_full(sheet):
            return table.result(table.sheets, table.misses), float(total(sheet, table.misses[seat]))
    plans = [
        after_choice(table, seat, choice, sums, colour, {}) for choice in (PASS, *open_to(table, seat, sums, colour))
    ]
    return max(plans, key=lambda plan: (plan[0][seat], plan[1]))


def standing(table: Table) -> tuple[tuple[float, ...], float]:
    """The chances when a turn begins, and the active player's expected points."""
    points = [
        expected(table.context(seat)._replace(turns=(seat - table.active) % table.seats)) for seat in range(table.seats)
    ]
    return chances(points, table.spread), points[table.active]
