"""Qwantum's bots.

The sensible bot estimates where every row of its sheet is heading: how soon, and with which number, each space will be
filled if it waits for good numbers (`prospect`). The columns made of these numbers, worth less the later they come, are
the worth of a sheet (`worth`). The bot writes the number that adds most to it. Before a second roll it tries all 127
ways on the same few imagined rolls, and the best of them on more.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from ...core.bot import Bot, Position
from ...core.stream import Stream
from .dice import AGAIN, COLOURS, DICE, HIGHEST, SHOWS, WHITE, Faces, Which, colour_sums
from .odds import sum_counts, throws
from .sheet import FIELDS, MISSES, Row, Sheet, column_points, fits, is_full, total, write
from .state import PASS, START, THROW, State, open_colours, would_miss

PATIENCE = 0.95
"""How much a later point is worth after waiting for one more sum: the game may end before."""
PACE = 3.0
"""What a filled space is worth by itself while a row waits for its numbers."""
LAST_MISS = 6.0
"""What is lost, besides the points, when the fifth miss ends the game."""
FEW, SOME, BEST = 8, 48, 5
"""How many imagined rolls for every way to reroll; for how many of the best ways, how many more."""

Prospect = tuple[tuple[float, ...], tuple[float, ...]]
"""For each space of a row: how much waiting leaves of its worth, and the number expected there."""


@lru_cache(maxsize=16)
def _offers(colour: int) -> tuple[tuple[int, float], ...]:
    ways = throws()
    return tuple((number, count / ways) for number, count in sum_counts(colour).items())


@lru_cache(maxsize=1024)
def _outlook(colour: int, size: int, last: int, equal: bool) -> tuple[float, Prospect]:
    """How well a row with this many numbers and this last number can still do, and the prospect of its empty spaces.

    The bot can take or leave each sum: an optimal stopping problem, solved by taking the best numbers first.
    """
    if size == FIELDS:
        return 0.0, ((), ())
    row = (last,) * size
    taken = []
    for number, chance in _offers(colour):
        if fits(row, number, equal):
            value, ahead = _outlook(colour, size + 1, number, equal)
            taken.append((number + PACE + PATIENCE * value, chance, number, ahead))
    taken.sort(key=lambda offer: -offer[0])
    chance = value = 0.0
    used = 0
    for offer in taken:
        if used and offer[0] < PATIENCE * value / (1 - PATIENCE * (1 - chance)):
            break
        chance += offer[1]
        value += offer[1] * offer[0]
        used += 1
    if not used:
        return 0.0, ((0.0,) * (FIELDS - size), (0.0,) * (FIELDS - size))
    left = chance / (1 - PATIENCE * (1 - chance))  # of a point, after waiting for the next space
    reach = [left]
    number_expected = [fsum(offer[1] * offer[2] for offer in taken[:used]) / chance]
    for at in range(FIELDS - size - 1):
        after = fsum(offer[1] * offer[3][0][at] for offer in taken[:used]) / chance
        reach.append(left * PATIENCE * after)
        weighed = fsum(offer[1] * offer[3][0][at] * offer[3][1][at] for offer in taken[:used]) / chance
        number_expected.append(weighed / after if after else 0.0)
    return value / (1 - PATIENCE * (1 - chance)), (tuple(reach), tuple(number_expected))


def prospect(colour: int, row: Row, equal: bool) -> Prospect:
    ahead = _outlook(colour, len(row), row[-1] if row else 0, equal)[1]
    return (1.0,) * len(row) + ahead[0], row + ahead[1]


@lru_cache(maxsize=1 << 11)
def worth(sheet: Sheet, equal: bool) -> float:
    """The points that a sheet's columns will score on average; late columns count less."""
    rows = [prospect(colour, row, equal) for colour, row in enumerate(sheet)]
    points = 0.0
    for column in range(FIELDS):
        chance = 1.0
        for reach, _ in rows:
            chance *= reach[column]
        lowest = sorted([numbers[column] for _, numbers in rows])
        points += chance * (lowest[1] if chance < 1 else column_points(tuple([row[column] for row in sheet])))
    return points


def _gains(state: State, seat: int) -> list[list[float | None]]:
    """What writing each number in each row would add to the sheet's worth; None where the rules forbid it."""
    equal = state.rules.equal == "yes"
    sheet = state.sheets[seat]
    before = worth(sheet, equal)
    return [
        [
            worth(write(sheet, colour, number), equal) - before if fits(row, number, equal) else None
            for number in range(HIGHEST + 1)
        ]
        for colour, row in enumerate(sheet)
    ]


def _miss_cost(state: State, seat: int) -> float:
    count = state.misses[seat] + 1
    return count + LAST_MISS * (count == MISSES)


def _value(gains: list[list[float | None]], sums: list[int], miss: float) -> float:
    """What a roll is worth to the active player: the two best colours, or one if that is better than a miss."""
    first = second = -miss
    for colour, number in enumerate(sums):
        gain = gains[colour][number]
        if gain is not None:
            if gain > first:
                first, second = gain, first
            elif gain > second:
                second = gain
    return first + max(second, 0.0)


def _imagine(stream: Stream, count: int) -> list[list[tuple[int, int]]]:
    """Rolls of all seven dice, as the colour and number of each; the white die has no colour."""
    found = []
    for _ in range(count):
        shown = [faces[stream.below(len(faces))] for faces in DICE]
        found.append([_shown(face) for face in shown])
    return found


def _shown(face: str) -> tuple[int, int]:
    return SHOWS.get(face) or (PASS, int(face))


def _expected(
    gains: list[list[float | None]],
    dice: Faces,
    which: Which,
    imagined: list[list[tuple[int, int]]],
    miss: float,
) -> float:
    """The mean worth of rerolling these dice, over the imagined rolls."""
    kept = [0] * len(COLOURS)
    white = 0 if WHITE in which else int(dice[WHITE])
    coloured = [die for die in which if die != WHITE]
    for die, face in enumerate(dice[:WHITE]):
        if die not in which:
            colour, number = SHOWS[face]
            kept[colour] += number
    points = 0.0
    for throw in imagined:
        add = white or throw[WHITE][1]
        sums = [number + add for number in kept]
        for die in coloured:
            colour, number = throw[die]
            sums[colour] += number
        points += _value(gains, sums, miss)
    return points / len(imagined)


def _throw_again(state: State, stream: Stream) -> str | None:
    """The dice to reroll, if that promises more than the current roll."""
    gains = _gains(state, state.active)
    miss = _miss_cost(state, state.active)
    few = _imagine(stream, FEW)
    tried = sorted(AGAIN, key=lambda move: -_expected(gains, state.dice, AGAIN[move], few, miss))[:BEST]
    more = _imagine(stream, SOME)
    best = max(tried, key=lambda move: _expected(gains, state.dice, AGAIN[move], more, miss))
    here = _value(gains, list(colour_sums(state.dice)), miss)
    return best if _expected(gains, state.dice, AGAIN[best], more, miss) > here else None


def _choose_colour(state: State, seat: int) -> str:
    """The best colour to write now, or pass."""
    equal = state.rules.equal == "yes"
    sheet = state.sheets[seat]
    before = worth(sheet, equal)
    open_to = open_colours(state, seat)
    gains = {colour: worth(write(sheet, colour, state.sums[colour]), equal) - before for colour in open_to}
    best = max(open_to, key=lambda colour: gains[colour], default=PASS)
    if best == PASS:
        return "pass"
    after = write(sheet, best, state.sums[best])
    if is_full(after) and len(state.sheets) > 1:  # it ends the game: only if that does not lose
        mine = total(after, state.misses[seat])
        others = (total(other, state.misses[at]) for at, other in enumerate(state.sheets) if at != seat)
        if mine < max(others) and not would_miss(state):
            return "pass"
    threshold = -_miss_cost(state, seat) if would_miss(state) else 0.0
    return f"write {COLOURS[best]} {state.sums[best]}" if gains[best] > threshold else "pass"


def sensible(position: Position, stream: Stream) -> str:
    state: State = position.state
    if state.phase == START:
        return "throw"
    if state.phase == THROW:
        again = _throw_again(state, stream)
        if again is not None:
            return again
    return _choose_colour(state, position.seat)


BOTS: dict[str, Bot] = {"sensible": sensible}
