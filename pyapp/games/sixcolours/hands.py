"""The hands of Six Colours as one seat knows them, and what they are worth if the game ends or goes on.

Of a hidden hand, the number of cards is known and which cards nobody has shown. From that follow the chances of its
points. What positions between two turns are worth says the network.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import fsum
from typing import NamedTuple

from .kinds import FAMILIES, KINDS
from .network import Vector, Wins, network, tendencies
from .state import EARLY, LAST

MOST = 12
"""No hand has more cards, not even in the middle of an action."""
POINTS = {kind.family: kind.points for kind in KINDS}


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


def rough(cards: tuple[int, ...], points: tuple[float, ...], last: int) -> Wins:
    """A guess without the table: a point more is worth a little, more so near the end."""
    stage = (0.5 + max(cards) / last) / 8
    worth = [1 + max(mine + count / 4, 0.0) * stage for count, mine in zip(cards, points, strict=True)]
    sizes = [one * one * one for one in worth]
    return tuple(size / fsum(sizes) for size in sizes)


@lru_cache(maxsize=64)
def _mean(unseen: tuple[int, ...], tendencies: tuple[float, ...]) -> float:
    """The points to expect of one hidden card."""
    likely = [copies * tendency for copies, tendency in zip(unseen, tendencies, strict=True)]
    total = fsum(likely)
    return fsum(one * POINTS[family] for one, family in zip(likely, FAMILIES, strict=True)) / total if total else 0.0


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
        return _hidden(self.unseen, tendencies())[min(hand.hidden, MOST)].plus(known)

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

    def mean(self, hand: Hand) -> float:
        """The points to expect of a hand."""
        return sum(hand.known) + hand.shift + (hand.hidden * _mean(self.unseen, tendencies()) if hand.hidden else 0.0)

    def between(
        self, points: tuple[float, ...], cards: tuple[int, ...], mover: int, offer: Vector, may_end: bool
    ) -> Wins:
        """Before a turn, from the points to expect of all."""
        found = network(self.seats)
        if found is None:
            return rough(cards, points, self.last)
        hands = [*zip(cards, points, strict=True)]
        wins = found.wins(hands[mover:] + hands[:mover], offer, may_end)
        return (*wins[self.seats - mover :], *wins[: self.seats - mover])

    @property
    def early(self) -> int:
        return EARLY[self.seats]

    @property
    def last(self) -> int:
        return LAST[self.seats]
