"""The race to the last card, for `make_table.py`: chances of winning by the cards and points of two players."""

from __future__ import annotations

from typing import NamedTuple

from .race import SPREAD, rough
from .state import EARLY, LAST

TOP = 36
"""More points are rare and count as this many."""
SWEEPS = 12
"""Turns without a card lead back to the same cards; what is left after this many is nothing."""
OTHERS_END = 0.5
"""How often another player who may end the game does so, seen from two who do not."""

DOUBT = 0.004
"""How much of a rough guess is mixed in: who is sure to win ends the game, and who is sure to lose still plays on."""

Square = list[list[float]]
"""By the points of the player whose turn it is, then by those of the other."""


class Outcomes(NamedTuple):
    """What a turn wins: chance, points and action of every kind of card."""

    wins: tuple[tuple[float, int, str], ...]
    after_miss: float
    """How many times likelier a card is after a turn that won none: the dice help, but the cards are the hard ones."""


def final(mine: int, yours: int) -> float:
    return 1.0 if mine > yours else 0.5 if mine == yours else 0.0


def clipped(points: int) -> int:
    return min(max(points, 0), TOP)


class Race:
    def __init__(self, seats: int, outcomes: Outcomes) -> None:
        self.seats = seats
        self.early, self.last = EARLY[seats], LAST[seats]
        merged: dict[tuple[int, str], float] = {}
        for chance, points, action in outcomes.wins:
            merged[points, action] = merged.get((points, action), 0.0) + chance
        self.wins = [(chance, points, action) for (points, action), chance in merged.items() if chance]
        self.hit = sum(chance for chance, _, _ in self.wins)
        self.boost = min(outcomes.after_miss, 1 / self.hit)
        self.hands = self._hands()
        self.start: dict[tuple[int, int], Square] = {}
        """Before a turn, all six dice to be rolled; who may end the game does so if that is better."""
        self.inherit: dict[tuple[int, int], Square] = {}
        """The same with dice left lying."""
        self.go: dict[tuple[int, int], Square] = {}
        """Before a turn of a player who does not end the game."""
        self._solve()

    def _hands(self) -> list[list[float]]:
        """The chances of the points of a hand, by its number of cards."""
        hands = [[1.0, *[0.0] * TOP]]
        for _ in range(self.last):
            hand = [0.0] * (TOP + 1)
            for before, share in enumerate(hands[-1]):
                for chance, points, _ in self.wins:
                    hand[clipped(before + points)] += share * chance / self.hit
            hands.append(hand)
        return hands

    def _ends(self, cards: int, others: int, points: int, going_on: list[float]) -> bool:
        """Whether a player ends the game who knows only the number of the other's cards."""
        if cards < self.early:
            return False
        hand = self.hands[others]
        now = sum(share * final(points, yours) for yours, share in enumerate(hand))
        return now >= sum(share * value for share, value in zip(hand, going_on, strict=True))

    def _passed_on(self, cards: int, others: int, table: dict[tuple[int, int], Square], mine: int, yours: int) -> float:
        """The turn is over. Before the other's turn, the rest of the table may end the game."""
        further = 1 - table[others, cards][yours][mine]
        if self.seats == 2:
            return further
        third = (cards + others) // 2 + 1
        ends = self.hit if third >= self.last else self.hit * OTHERS_END if third >= self.early else 0.0
        ends *= (self.seats - 2) / 2
        return ends * final(mine, yours) + (1 - ends) * further

    def _gained(self, cards: int, others: int) -> Square:
        """After a card and its action: the game is over, ended, or goes on."""
        found = []
        for mine in range(TOP + 1):
            if cards >= self.last:
                found.append([final(mine, yours) for yours in range(TOP + 1)])
                continue
            row = [self._passed_on(cards, others, self.start, mine, yours) for yours in range(TOP + 1)]
            if self._ends(cards, others, mine, row):
                row = [final(mine, yours) for yours in range(TOP + 1)]
            found.append(row)
        return found

    def _solve(self) -> None:
        for total in range(2 * self.last - 2, -1, -1):
            pairs = [(a, total - a) for a in range(self.last) if 0 <= total - a < self.last]
            won = {pair: self._won(*pair) for pair in pairs}
            for pair in pairs:
                for table in (self.start, self.inherit, self.go):
                    table[pair] = [[0.5] * (TOP + 1) for _ in range(TOP + 1)]
            for _ in range(SWEEPS):
                for pair in pairs:
                    self._sweep(*pair, won[pair])

    def _sweep(self, cards: int, others: int, won: Square) -> None:
        for mine in range(TOP + 1):
            missed = [self._passed_on(cards, others, self.inherit, mine, yours) for yours in range(TOP + 1)]
            boosted = self.hit * self.boost
            go = [win + (1 - self.hit) * miss for win, miss in zip(won[mine], missed, strict=True)]
            inherit = [self.boost * win + (1 - boosted) * miss for win, miss in zip(won[mine], missed, strict=True)]
            now = [final(mine, yours) for yours in range(TOP + 1)]
            self.go[cards, others][mine] = go
            self.start[cards, others][mine] = now if self._ends(cards, others, mine, go) else go
            self.inherit[cards, others][mine] = now if self._ends(cards, others, mine, inherit) else inherit

    def _won(self, cards: int, others: int) -> Square:
        """The part of a turn's value that comes from winning a card."""
        plain = self._gained(cards + 1, others)
        again = self.start[cards + 1, others] if cards + 1 < self.last else plain
        stolen = self._gained(cards + 2, others - 1) if others else plain
        stolen_elsewhere = self._gained(cards + 2, others) if self.seats > 2 else stolen
        here = 1 / (self.seats - 1)
        found = [[0.0] * (TOP + 1) for _ in range(TOP + 1)]
        for mine in range(TOP + 1):
            for yours in range(TOP + 1):
                low, more = divmod(yours, others) if others else (0, 0)
                drawn = ((low, 1 - more / others), (low + 1, more / others)) if others else ()
                value = 0.0
                for chance, points, action in self.wins:
                    after = clipped(mine + points)
                    if action in ("", "again") or not others:
                        value += chance * (again if action == "again" else plain)[after][yours]
                    elif action == "steal":
                        moved = sum(odds * stolen[clipped(after + card)][clipped(yours - card)] for card, odds in drawn)
                        elsewhere = stolen_elsewhere[clipped(after + 2)][yours]
                        value += chance * (here * moved + (1 - here) * elsewhere)
                    else:
                        given = 1 if cards >= 3 else points
                        luck = self.seats - 2 if action == "group_swap" else 0
                        here_too = 1.0 if action == "group_swap" else here
                        moved = sum(
                            odds * plain[clipped(after + card - given + luck)][clipped(yours - card + given)]
                            for card, odds in drawn
                        )
                        value += chance * (here_too * moved + (1 - here_too) * plain[clipped(after + 1)][yours])
                found[mine][yours] = value
        return found

    def tables(self) -> list[list[float]]:
        """By the cards of both and the difference of points: before a turn, with dice left lying, without an end."""
        return [
            [
                self._by_difference(table[cards, others], cards, others, difference)
                for cards in range(self.last)
                for others in range(self.last)
                for difference in range(-SPREAD, SPREAD + 1)
            ]
            for table in (self.start, self.inherit, self.go)
        ]

    def _by_difference(self, square: Square, cards: int, others: int, difference: int) -> float:
        """The average over all points with this difference, those that are likely before all."""
        total = weights = 0.0
        for mine in range(max(difference, 0), min(TOP, TOP + difference) + 1):
            yours = mine - difference
            weight = self.hands[cards][mine] * self.hands[others][yours] + 1e-12
            total += weight * square[mine][yours]
            weights += weight
        guess = rough(cards, others, difference, self.last)
        return (1 - DOUBT) * total / weights + DOUBT * guess
