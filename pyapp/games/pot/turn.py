"""The rest of a turn, played as well as possible: which dice to reroll, when to stop, for every roll of a set.

Works on columns: lists with one number for every roll, in the order of ALL_THROWS. Sums are written out, because the
built-in `sum` rounds differently in different versions of Python.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import fsum
from typing import NamedTuple

from .coins import Coins, changes, ways
from .dice import ALL_THROWS, BONUS, COMBINATION, ONES, PLACES, S123, S234, SUBSETS, TWOS, dice_of, thrown_again
from .state import Rules

Column = list[float]
"""One number for every roll of a set."""

Columns = list[Column]
"""The first column decides: it is what the player of the turn wants most."""

AT = {throw: at for at, throw in enumerate(ALL_THROWS)}
ROLLS = len(ALL_THROWS)
AT_ONCE = (AT[0, 0, 0], AT[1, 1, 1])
"""P-O-T and 1-1-1 end the turn (PP-13, PP-14)."""


class Kind(NamedTuple):
    """Rolls that end a turn in the same way."""

    made: str
    """The combination that is paid, or an empty text."""
    result: int
    forced: tuple[tuple[Kind, float], ...] = ()
    """What 1-2-3 becomes, with its odds (PP-15)."""


class Kinds(NamedTuple):
    all: tuple[Kind, ...]
    of: tuple[int, ...]
    """For every roll, which of them it is."""


@lru_cache(maxsize=12)
def kinds(bonus: str, after_123: str, ones: str) -> Kinds:
    found: dict[Kind, int] = {}
    of = []
    for throw in ALL_THROWS:
        made = COMBINATION[bonus][throw]
        kind = Kind(made, int(ones) if made == ONES else sum(throw))
        if made == S123:
            dice = dice_of(throw, (1, 3))
            ends: Counter[Kind] = Counter()
            for values in product(range(6), repeat=2):
                end = thrown_again(throw, dice, values)
                paying = COMBINATION[bonus][end]
                pays = after_123 == "pays" and paying in (TWOS, S234, BONUS)  # PP-O2
                ends[Kind(paying if pays else "", sum(end))] += 1
            kind = Kind(made, 0, tuple((end, count / 36) for end, count in ends.items()))
        of.append(found.setdefault(kind, len(found)))
    return Kinds(tuple(found), tuple(of))


def kinds_of(rules: Rules) -> Kinds:
    return kinds(rules.bonus, rules.after_123, rules.ones)


@lru_cache(maxsize=1 << 13)
def _gains(made: str, coins: Coins, bank: int, seat: int) -> tuple[Coins, ...]:
    return tuple(tuple(changes(way, len(coins))[0]) for way in ways(made, coins, bank, seat)) or ((0,) * len(coins),)


def gains(made: str, coins: Coins, bank: int, seat: int) -> tuple[Coins, ...]:
    """How the coins of all seats can change by a combination, in the order of the moves.

    No combination takes more than 3 coins from anybody or more than 5 from the bank, so few cases have to be stored.
    """
    return _gains(made, tuple(has if has < 3 else 3 for has in coins), bank if bank < 5 else 5, seat)


def means(column: Column) -> dict[str, Column]:
    """By the dice that are rerolled: what the current roll is then worth on average."""
    p, o, t, ot, pt, po, every = _sums(column)
    return {
        "P": [part / 6 for part in p] * 6,
        "O": [part / 6 for at in range(0, 36, 6) for part in o[at : at + 6] * 6],
        "T": [part / 6 for part in t for _ in range(6)],
        "PO": [part / 36 for part in po] * 36,
        "PT": [part / 36 for part in pt for _ in range(6)] * 6,
        "OT": [part / 36 for part in ot for _ in range(36)],
        "POT": [every / 216] * 216,
    }


def _sums(column: Column) -> tuple[Column, Column, Column, Column, Column, Column, float]:
    """Sums over everything that rerolled dice can show: P, O, T, O and T, P and T, P and O, all."""
    rows = [column[at : at + 36] for at in range(0, ROLLS, 36)]
    p = [a + b + c + d + e + f for a, b, c, d, e, f in zip(*rows, strict=True)]
    o = [
        a + b + c + d + e + f
        for row in rows
        for a, b, c, d, e, f in zip(row[:6], row[6:12], row[12:18], row[18:24], row[24:30], row[30:], strict=True)
    ]
    t = _sixes(column)
    pt = [a + b + c + d + e + f for a, b, c, d, e, f in zip(*(t[at : at + 6] for at in range(0, 36, 6)), strict=True)]
    po = [a + b + c + d + e + f for a, b, c, d, e, f in zip(*(o[at : at + 6] for at in range(0, 36, 6)), strict=True)]
    ot = _sixes(t)
    return p, o, t, ot, pt, po, _sixes(ot)[0]


def _sixes(column: Column) -> Column:
    """Every six neighbours added."""
    parts = zip(*(column[at::6] for at in range(6)), strict=True)
    return [a + b + c + d + e + f for a, b, c, d, e, f in parts]


def with_reroll(stop: Column, then: Column) -> Column:
    """What every roll is worth if you may stop or reroll any dice once, and the new roll is worth `then`."""
    p, o, t, ot, pt, po, every = _sums(then)
    most = every / 216
    of_p = [max(part / 36, most) for part in ot]
    of_o = [part / 36 for part in pt]
    of_t = [part / 36 for part in po]
    keep_po = [max(one / 6, p_kept, o_kept) for one, (p_kept, o_kept) in zip(t, product(of_p, of_o), strict=True)]
    keep_pt = [max(one / 6, t_kept) for one, t_kept in zip(o, of_t * 6, strict=True)]
    keep_ot = [part / 6 for part in p]
    best = list(
        map(
            max,
            stop,
            [part for part in keep_po for _ in range(6)],
            [part for at in range(0, 36, 6) for part in keep_pt[at : at + 6] * 6],
            keep_ot * 6,
        )
    )
    for at in AT_ONCE:
        best[at] = stop[at]
    return best


def turn_worth(now: Column, paid: Column | None) -> float:
    """What a whole turn is worth. `now` and `paid`: what every roll is worth as its end, without and with a coin."""
    free = now if paid is None else with_reroll(now, paid)
    return fsum(with_reroll(now, free)) / ROLLS


def best_of(stop: Columns, rerolls: dict[str, Columns]) -> Columns:
    """For every roll: stop, or the reroll that the first column likes best."""
    names = list(rerolls)
    best = [list(column) for column in stop]
    for at in range(ROLLS):
        if at in AT_ONCE:
            continue
        top = max(names, key=lambda name: rerolls[name][0][at])
        if rerolls[top][0][at] > stop[0][at]:
            for column, better in zip(best, rerolls[top], strict=True):
                column[at] = better[at]
    return best


def rerolls(then: Columns) -> dict[str, Columns]:
    """By the dice that are rerolled: what every roll is then worth on average."""
    each = [means(column) for column in then]
    return {dice: [columns[dice] for columns in each] for dice in SUBSETS}


def mean_over(columns: Columns, throw: tuple[int, ...], dice: str) -> list[float]:
    """What these dice are worth on average when they are rolled and the others stay."""
    places = PLACES[dice]
    kept = [at for at in range(3) if at not in places]
    chosen = [at for at, other in enumerate(ALL_THROWS) if all(other[place] == throw[place] for place in kept)]
    return [fsum(column[at] for at in chosen) / len(chosen) for column in columns]
