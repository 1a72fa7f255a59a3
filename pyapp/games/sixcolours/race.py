"""The race to the last card of Six Colours: chances of winning between two turns, from what one seat knows.

Of a hidden hand, the number of cards is known and which cards nobody has shown. From that follow the chances of its
points. The rest comes from the table that `make_table.py` makes: the chances of two players by their cards and the
difference of their points.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate, product
from math import fsum
from struct import iter_unpack, unpack_from
from typing import NamedTuple

from ...core.table import table
from .kinds import FAMILIES, KINDS
from .state import EARLY, LAST

MOST = 12
"""No hand has more cards, not even in the middle of an action."""
POINTS = {kind.family: kind.points for kind in KINDS}
SCALE = 65535
OFFER = 9
"""The bytes of an offer in the table: its key and three chances."""
SPREAD = 20
"""The table ends at differences of this many points."""
WIDTH = 2 * SPREAD + 1

Wins = tuple[float, ...]


class Points(NamedTuple):
    """The chances of a hand's points: from the fewest on."""

    fewest: int
    odds: tuple[float, ...]

    def plus(self, points: int) -> Points:
        return Points(self.fewest + points, self.odds)


class Hand(NamedTuple):
    """A hand as one seat knows it."""

    hidden: int
    """How many of its cards are hidden."""
    known: tuple[int, ...] = ()
    """The points of the other cards, the fewest first."""
    shift: int = 0
    """Points that the hidden cards have more than unknown cards would have."""

    @property
    def cards(self) -> int:
        return self.hidden + len(self.known)

    def gains(self, points: int) -> Hand:
        return self._replace(known=tuple(sorted((*self.known, points))))

    def without(self, points: int) -> Hand:
        at = self.known.index(points)
        return self._replace(known=self.known[:at] + self.known[at + 1 :])


class Tables(NamedTuple):
    offers: dict[bytes, tuple[float, ...]]
    """The chances to win each of three cards on offer."""
    tendencies: tuple[float, ...]
    """How likely a card of each family is in a hand rather than in a pile."""
    races: Mapping[int, tuple[tuple[float, ...], ...]]
    """By number of seats: before a turn, with dice left lying, and for a player who does not end the game."""


@lru_cache(maxsize=1)
def _read(data: bytes) -> Tables:
    count = unpack_from("<H", data)[0]
    end = 2 + count * OFFER
    offers = {
        data[at : at + 3]: tuple(chance / SCALE for chance in unpack_from("<3H", data, at + 3))
        for at in range(2, end, OFFER)
    }
    numbers = [number / SCALE for (number,) in iter_unpack("<H", data[end:])]
    tendencies = tuple(numbers[: len(FAMILIES)])
    races = {}
    at = len(FAMILIES)
    for seats, last in LAST.items():
        size = last * last * WIDTH
        races[seats] = tuple(tuple(numbers[at + size * part : at + size * (part + 1)]) for part in range(3))
        at += 3 * size
    return Tables(offers, tendencies, races)


def rough(cards: int, others: int, difference: int, last: int) -> float:
    """A guess: a point more is worth a little, more so near the end, and nothing is ever certain."""
    lead = (difference + (cards - others) / 4 + 0.5) * (0.5 + max(cards, others) / last) / 4
    return 0.5 + lead / (1 + abs(lead)) / 2


@lru_cache(maxsize=1)
def _without_table() -> Tables:
    races = {}
    for seats, last in LAST.items():
        gaps = range(-SPREAD, SPREAD + 1)
        pairs = product(range(last), range(last), gaps)
        races[seats] = (tuple(rough(cards, others, gap, last) for cards, others, gap in pairs),) * 3
    return Tables({}, (1.0,) * len(FAMILIES), races)


def tables() -> Tables:
    data = table("sixcolours")
    return _without_table() if data is None else _read(data)


@lru_cache(maxsize=64)
def _hidden(unseen: tuple[int, ...], tendencies: tuple[float, ...]) -> tuple[Points, ...]:
    """The chances of the points of hidden cards, by their number; `unseen` counts the unseen cards by family.

    Each unseen card is in the hand with odds by its family, given the number of cards.
    """
    sums: list[list[float]] = [[1.0], *[[] for _ in range(MOST)]]
    for family, copies, tendency in zip(FAMILIES, unseen, tendencies, strict=True):
        points = POINTS[family]
        for _ in range(copies):
            for cards in range(MOST, 0, -1):
                before, after = sums[cards - 1], sums[cards]
                if before:
                    after += [0.0] * (len(before) + points - len(after))
                    for at, share in enumerate(before, points):
                        after[at] += share * tendency
    return tuple(_normalised(row) for row in sums)


def _normalised(row: list[float]) -> Points:
    total = fsum(row)
    if not total:
        return Points(0, (1.0,))
    fewest = next(at for at, share in enumerate(row) if share)
    return Points(fewest, tuple(share / total for share in row[fewest:]))


@lru_cache(maxsize=256)
def _gaps(mine: tuple[float, ...], yours: tuple[float, ...]) -> tuple[int, list[float]]:
    """The chances of the differences, from the least on."""
    odds = [0.0] * (len(mine) + len(yours) - 1)
    for more, share in enumerate(mine, len(yours) - 1):
        for less, other in enumerate(yours):
            odds[more - less] += share * other
    return 1 - len(yours), odds


class Table(NamedTuple):
    """What stays the same while you look ahead: the number of seats, the rules, and the unseen cards."""

    seats: int
    fewer_cards_win: bool
    unseen: tuple[int, ...]
    """The unseen cards by family."""

    def points(self, hand: Hand) -> Points:
        known = sum(hand.known) + hand.shift
        if not hand.hidden:
            return Points(known, (1.0,))
        return _hidden(self.unseen, tables().tendencies)[min(hand.hidden, MOST)].plus(known)

    def ahead_of(self, score: int, yours: Points, cards: int, others: int) -> float:
        """The chance that this score, with so many cards, beats a hand with others; a tie counts half."""
        at = score - yours.fewest
        if at < 0:
            return 0.0
        if at >= len(yours.odds):
            return 1.0
        equal = 0.5
        if self.fewer_cards_win and cards != others:
            equal = 1.0 if cards < others else 0.0
        return fsum(yours.odds[:at]) + equal * yours.odds[at]

    def ended(self, hands: tuple[Hand, ...]) -> Wins:
        """If the game ended now."""
        return self.ended_with(tuple(map(self.points, hands)), tuple(hand.cards for hand in hands))

    def ended_with(self, points: tuple[Points, ...], counts: tuple[int, ...]) -> Wins:
        """The same with the chances of everybody's points, which are taken as independent."""
        if self.seats == 2:
            first, second = points
            chance = fsum(
                share * self.ahead_of(score, second, *counts) for score, share in enumerate(first.odds, first.fewest)
            )
            return chance, 1 - chance
        below = [(0.0, *accumulate(one.odds)) for one in points]
        wins = []
        for seat, mine in enumerate(points):
            total = 0.0
            for score, share in enumerate(mine.odds, mine.fewest):
                ties = [share]  # by the number of those who tie
                for other, yours in enumerate(points):
                    if other != seat:
                        at = min(max(score - yours.fewest, 0), len(yours.odds))
                        less = below[other][at]
                        equal = yours.odds[at] if yours.fewest <= score < yours.fewest + len(yours.odds) else 0.0
                        if self.fewer_cards_win and counts[seat] != counts[other]:
                            less, equal = less + (equal if counts[seat] < counts[other] else 0.0), 0.0
                        ties = [
                            less * (ties[n] if n < len(ties) else 0.0) + equal * (ties[n - 1] if n else 0.0)
                            for n in range(len(ties) + 1)
                        ]
                total += fsum(part / (n + 1) for n, part in enumerate(ties))
            wins.append(total)
        everything = fsum(wins)
        return tuple(win / everything for win in wins)

    def pair(self, part: int, first: int, second: int, mine: Points, yours: Points) -> float:
        """The chance of the player who is first, against the other, by their numbers of cards and points."""
        race = tables().races[self.seats][part]
        last = LAST[self.seats]
        start = (min(first, last - 1) * last + min(second, last - 1)) * WIDTH + SPREAD
        least, odds = _gaps(mine.odds, yours.odds)
        least += mine.fewest - yours.fewest
        total = 0.0
        for gap, share in enumerate(odds, least):
            total += share * race[start + (SPREAD if gap > SPREAD else -SPREAD if gap < -SPREAD else gap)]
        return total

    def between(self, points: tuple[Points, ...], counts: tuple[int, ...], mover: int, part: int) -> Wins:
        """Before a turn. With more than two players: the product of the chances against each, made to add up to 1."""
        if self.seats == 2:
            other = 1 - mover
            chance = self.pair(part, counts[mover], counts[other], points[mover], points[other])
            return (chance, 1 - chance) if mover == 0 else (1 - chance, chance)
        shares = [1.0] * self.seats
        order = [(mover + step) % self.seats for step in range(self.seats)]
        for place, first in enumerate(order):
            for second in order[place + 1 :]:
                which = part if first == mover else 0
                chance = self.pair(which, counts[first], counts[second], points[first], points[second])
                shares[first] *= chance
                shares[second] *= 1 - chance
        total = fsum(shares)
        return tuple(share / total for share in shares) if total else (1 / self.seats,) * self.seats

    def before_turn(self, hands: tuple[Hand, ...], mover: int, part: int) -> Wins:
        return self.between(tuple(map(self.points, hands)), tuple(hand.cards for hand in hands), mover, part)

    @property
    def early(self) -> int:
        return EARLY[self.seats]

    @property
    def last(self) -> int:
        return LAST[self.seats]


START, INHERIT, GO = 0, 1, 2
"""The parts of a race: before a turn, with dice left lying, and for a player who does not end the game."""
