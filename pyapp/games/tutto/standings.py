"""Chances of winning in Tutto between two turns, from the table that `make_table.py` computes.

- Two players: the duel, by what both still lack. It is exact for the default rules if all 56 cards are in the pile at
  the start of every turn. For another target only scores below 1000 differ, where a leader cannot lose 1000.
- More players, or more than 6000 points missing: a race. Everybody hurries, and how many turns that takes is known.
  Leaders lose points to plus/minus, so they count as a little farther away than they are.
- The last turns of TU-O6: everybody who still has one catches the best score with a chance that is known.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from math import fsum
from operator import mul, sub
from sys import byteorder
from typing import NamedTuple

from ...core.table import table
from .state import PLUS_MINUS, Rules, State

STEP = 50
PAID = PLUS_MINUS // STEP
TARGET = 6000 // STEP
TURNS = 60
"""The race is over after so many turns of a player who lacks 6000 points: .00000002 need more."""
NEVER = 2e-8
CATCH = 160
"""Nobody catches up more than 8000 points in a turn."""
UNIT = 65535

Wins = tuple[float, ...]


class Tables(NamedTuple):
    duel: tuple[float, ...]
    """By what the player whose turn it is has, then by what the other has."""
    catch: tuple[float, ...]
    late: tuple[tuple[float, ...], ...]
    """By what is missing: how likely a player needs more than so many turns."""
    turn: tuple[float, ...]
    """How likely a turn scores so much if much is missing."""


@lru_cache(maxsize=1)
def tables() -> Tables | None:
    data = table("tutto")
    if data is None:
        return None
    numbers = array("H")
    numbers.frombytes(data)
    if byteorder == "big":
        numbers.byteswap()
    found = [number / UNIT for number in numbers]
    parts = []
    for length in (TARGET * TARGET, CATCH + 1, (TARGET + 1) * (TURNS + 1), TARGET + 1):
        parts.append(tuple(found[:length]))
        del found[:length]
    width = TURNS + 1
    late = tuple(parts[2][at : at + width] for at in range(0, len(parts[2]), width))
    scale = 1.0 / fsum(parts[3])
    return Tables(parts[0], parts[1], late, tuple(chance * scale for chance in parts[3]))


# What the tables do not know


WORTH = {"clover": 441, "fireworks": 623, "stop": 0, "straight": 394, "plusminus": 250, "double": 468}
"""What each card is worth when it begins a turn (TU-P5); a bonus card is worth 450."""
TURN = 366.0


@lru_cache(maxsize=256)
def quality(pile: tuple[tuple[str, int], ...]) -> float:
    """How many points more than from all 56 cards a turn scores with this pile."""
    cards = sum(left for _, left in pile)
    return sum(left * WORTH.get(card, 450) for card, left in pile) / cards - TURN if cards else 0.0


@lru_cache(maxsize=64)
def heads(rules: Rules, pile: tuple[tuple[str, int], ...], seats: int, seat: int, first: int) -> tuple[float, ...]:
    """How far everybody is ahead of what the tables say, in steps of 50, before a turn of this seat.

    In a good pile each player is better off than the one after, by a part of what it is better. With equally many turns
    (TU-O6) nobody is better off for an earlier turn, so it is the other way round.
    """
    luck = quality(pile) / STEP / seats
    soon = (0.5 if seats < 5 else 0.1) if seats > 2 else 0.0  # fitted: the next turn is worth a little less in a race
    equal = TURN / STEP / seats if rules.ending == "equal_turns" else 0.0
    return tuple(
        luck * (seats - 1 - (at - seat) % seats) + equal * ((at - first) % seats) - soon * (at == seat)
        for at in range(seats)
    )


def between_turns(state: State, scores: tuple[int, ...], seat: int, reached: bool = False) -> Wins:
    """Everybody's chance before a turn of this seat; `reached`: the player before has just written the target.

    Only the rules, the pile and the round are those of the position.
    """
    rules, first = state.rules, state.first
    seats = len(scores)
    if reached and rules.ending == "at_once":
        before = (seat - 1) % seats
        return tuple(1.0 if at == before else 0.0 for at in range(seats))
    if reached or state.final:
        if seat == first:
            best = max(scores)
            return tuple(1.0 / scores.count(best) if score == best else 0.0 for score in scores)
        return last_turns(scores, seat, first)
    missing = tuple((rules.target - score) // STEP for score in scores)
    ahead = heads(rules, state.deck, seats, seat, first)
    if seats == 2:
        chance = duel(missing[seat], missing[1 - seat], ahead[seat], ahead[1 - seat])
        if chance is not None:
            return (chance, 1.0 - chance) if seat == 0 else (1.0 - chance, chance)
    return race(missing, seat, ahead)


# Two players

REACH = 6
"""A slope is taken over 300 points either way: at a tie the table has a step, because only a sole leader is out."""


def duel(mine: int, theirs: int, ahead: float = 0.0, other_ahead: float = 0.0) -> float | None:
    """The chance of the player whose turn it is, by what both lack, in steps of 50; None if the table ends before."""
    known = tables()
    if known is None or not (0 < mine <= TARGET and 0 < theirs <= TARGET):
        return None
    wins = known.duel
    row, column = (TARGET - mine) * TARGET, TARGET - theirs
    chance = wins[row + column]
    if ahead:
        low, high = max(0, TARGET - mine - REACH), min(TARGET - 1, TARGET - mine + REACH)
        chance += ahead * (wins[high * TARGET + column] - wins[low * TARGET + column]) / (high - low)
    if other_ahead:
        low, high = max(0, column - REACH), min(TARGET - 1, column + REACH)
        chance += other_ahead * (wins[row + high] - wins[row + low]) / (high - low)
    return max(0.0, min(1.0, chance))


# The race


@lru_cache(maxsize=512)
def lateness(missing: int) -> tuple[float, ...]:
    """How likely a player who lacks this much needs more than 0, 1, 2, … turns."""
    known = tables()
    if missing <= 0:
        return (0.0,)
    if known is None:
        return simple_lateness(missing)
    if missing <= TARGET:
        return known.late[missing]
    # Far from the end every turn is alike. The first outcome, a lost turn, leads to this same row.
    for nearer in range(TARGET + 1, missing):
        lateness(nearer)  # from the nearest on: otherwise calls nest, and a browser's stack is short
    scored = [points for points in range(1, TARGET + 1) if known.turn[points]]
    odds = [known.turn[0], *(known.turn[points] for points in scored)]
    after = zip_longest(*(lateness(missing - points) for points in scored), fillvalue=0.0)
    late = [1.0]
    while late[-1] > NEVER:
        late.append(fsum(map(mul, odds, (late[-1], *next(after, ())))))
    return tuple(late)


def simple_lateness(missing: int) -> tuple[float, ...]:
    """Without a table: each turn scores nothing or 700 points, equally likely."""
    chances, late = {missing: 1.0}, [1.0]
    while late[-1] > 1e-6:
        then: dict[int, float] = {}
        for left, chance in chances.items():
            for after in (left, left - 14):
                if after > 0:
                    then[after] = then.get(after, 0.0) + chance / 2
        chances = then
        late.append(fsum(chances.values()))
    return tuple(late)


@lru_cache(maxsize=1024)
def between(missing: float) -> tuple[float, ...]:
    low = int(missing)
    part = missing - low
    few, many = lateness(low), lateness(low + 1) if part else ()
    if not part:
        return few
    return tuple((1.0 - part) * one + part * other for one, other in zip_longest(few, many, fillvalue=0.0))


SETBACKS = (0.0, 0.0, 0.1, 0.15, 0.2, 0.23, 0.25, 0.26, 0.26, 0.27, 0.27)
"""By the number of players: how much of a lead (of up to LEAD) plus/minus takes back on average."""
DOUBTS = (0.0, 0.0, 0.0, 0.125, 0.125, 0.16, 0.2, 0.21, 0.22, 0.235, 0.25)
"""By the number of players: how much of the race is open whatever the scores; half of it if somebody is close."""
LEAD = 40
CLOSE = 40
"""Fitted, like the setbacks and doubts, to games of the evaluator against itself with 3, 4, 6 and 10 players."""


def counted(missing: Sequence[int]) -> list[float]:
    """What everybody lacks, with what plus/minus will take from those who lead or soon may."""
    least, second = sorted(missing)[:2]
    seats = len(missing)
    leading = 2.0 + seats / 4
    lead = leading + SETBACKS[seats] * min(second - least, LEAD)
    found = []
    for one in missing:
        setback = lead if one == least else leading * max(0, PAID + least - one) / PAID
        found.append(one + setback * min(PAID, one) / PAID)
    return found


def doubt(missing: Sequence[int]) -> float:
    return DOUBTS[len(missing)] * (CLOSE + min(CLOSE, *missing)) / (2 * CLOSE)


@lru_cache(maxsize=1024)
def race(missing: tuple[int, ...], seat: int, ahead: tuple[float, ...]) -> Wins:
    """Everybody's chance to be there first, if this seat has the next turn."""
    seats = len(missing)
    rows = [between(max(1.0, one - head)) for one, head in zip(counted(missing), ahead, strict=True)]
    length = max(map(len, rows))
    order = [(seat + step) % seats for step in range(seats)]
    late = [rows[at] + (0.0,) * (length - len(rows[at])) for at in order]
    # A seat that arrives in a turn beats those before it, which had that turn too, and those after it, which had not.
    before: list[float] = [1.0] * (length - 1)
    sooner = []
    for row in late:
        sooner.append(before)
        before = list(map(mul, before, row[1:]))
    after: list[float] = [1.0] * (length - 1)
    wins = [0.0] * seats
    for place in range(seats - 1, -1, -1):
        row = late[place]
        wins[order[place]] = fsum(map(mul, map(mul, map(sub, row, row[1:]), sooner[place]), after))
        after = list(map(mul, after, row))
    total, open_part = fsum(wins), doubt(missing)
    return tuple((1.0 - open_part) * one / total + open_part / seats for one in wins)


def own_race(missing: Sequence[int], seat: int, ahead: tuple[float, ...], points: int) -> list[float]:
    """The same for the seat that had the last turn only, if it writes 0, 1, 2, … of so many points; more wins."""
    heads = [*(head for at, head in enumerate(ahead) if at != seat), ahead[seat]]
    others = [one for at, one in enumerate(missing) if at != seat]
    before: dict[tuple[float, ...], list[float]] = {}
    chances = []
    for own in range(missing[seat], missing[seat] - points, -1):
        *rest, mine = (max(1.0, one - head) for one, head in zip(counted((*others, own)), heads, strict=True))
        key = tuple(rest)
        if key not in before:
            together = list(between(rest[0]))
            for one in rest[1:]:
                together = list(map(mul, together, between(one)))
            before[key] = together[1:]
        row = between(mine)
        chance = fsum(map(mul, map(sub, row, row[1:]), before[key]))
        open_part = doubt((*others, own))
        chances.append((1.0 - open_part) * chance + open_part / len(missing))
    return chances


# The last turns


def last_turns(scores: tuple[int, ...], seat: int, first: int) -> Wins:
    """Everybody's chance if the seats from this one until the first have one more turn each."""
    seats = len(scores)
    best = max(scores)
    tops = scores.count(best)
    wins = [1.0 / tops if score == best else 0.0 for score in scores]
    turns = (first - seat - 1) % seats + 1
    for at in ((seat + step) % seats for step in range(turns)):
        if scores[at] < best or tops > 1:
            chance = catch(best - scores[at])
            others = 1.0 - wins[at]
            wins = [one * (1.0 - chance) / others for one in wins]
            wins[at] = chance
    return tuple(wins)


def catch(behind: int) -> float:
    known = tables()
    steps = behind // STEP
    if known is None:
        return 300.0 / (600.0 + behind)
    return known.catch[min(steps, CATCH)]
