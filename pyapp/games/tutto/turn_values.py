"""The best play for the rest of a turn of Tutto: on the card that lies there, and with the cards that may follow.

All points are in steps of 50. What the turn is played for is given by `Ends`: chances of winning, or simply points.

The dice and the odds of the next card are exact. Cards after that count as drawn from the same pile, as if each was put
back, unless at most `FEW` are left. A second plus/minus Tutto counts like the first. Of dice that leave equally many to
roll, those with more points are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum
from operator import mul
from typing import NamedTuple

from ...core.slices import Slices, remembers
from .bot import grouped_throws
from .odds import all_at_once, straight_chance, throws, tutto_chance
from .scoring import dice_points
from .state import BONUS, CARDS, PLUS_MINUS, SIX, STRAIGHT

STEP = 50
PAID = PLUS_MINUS // STEP
RUN = STRAIGHT // STEP
EXTRA = {card: points // STEP for card, points in BONUS.items()}
BLOCK = 10
"""A Tutto on a card where dice count adds at least 500 points, so this many totals can be solved at once."""
LONGEST = 240
"""Fireworks that score more than 12,000 points count as 12,000."""
FARTHEST = 24
"""Without a Tutto, one card scores at most 1200 points."""
MOST_DICE = 40
"""Six dice score at most 2000 points."""
FIRST = 2
FEW = 2
USUAL_DICE = 12
"""What the dice of a Tutto are worth, for a doubled card (TU-O1 C) further ahead: about 600 points."""

Row = list[float]
Worth = tuple[float, ...]
"""What something is worth to everybody."""
Pile = tuple[tuple[str, int], ...]
FULL: Pile = tuple(CARDS.items())


class Ends:
    """What the end of a turn is worth to the player, by the number of plus/minus Tuttos from now on.

    `written` goes by the points of the whole turn; more than the last entry is worth as much as that. `plays` says
    whether a plus/minus may be played: not by a sole leader. From more points than `limit` you never go on.

    The player's worth alone decides how a turn is played. What it is worth to everybody (`Worth`) follows that play:
    here there is only the player, as in a turn for points.
    """

    seat = 0
    """Where the player's own part is in a `Worth`."""

    def __init__(
        self,
        written: tuple[Row, ...],
        lost: tuple[float, ...],
        plays: tuple[bool, ...],
        won: float = 1.0,
        limit: int = 1000,
    ) -> None:
        self.written, self.lost, self.plays, self.won, self.limit = written, lost, plays, won, limit

    def after_writing(self, level: int, total: int) -> Worth:
        row = self.written[level]
        return (row[min(total, len(row) - 1)],)

    def after_losing(self, level: int) -> Worth:
        return (self.lost[level],)

    def after_winning(self) -> Worth:
        return (self.won,)

    def going_on(self, level: int, total: int, own: float) -> Worth:
        """After a Tutto further ahead, if turning up another card is worth this much to the player."""
        return (own,)


class Ways(NamedTuple):
    """How rolls of some dice can be kept, in steps of 50 points."""

    null: float
    chances: Row
    rolls: list[tuple[int, int, tuple[tuple[int, int], ...]]]
    """Points if you stop, points if all dice are out (0: they are not), and (dice left, points) of each keep."""


@lru_cache(maxsize=8)
def ways_of(dice: int) -> Ways:
    rolls = []
    for _, points, ways in grouped_throws(dice):
        complete = sum(scored for kept, scored in ways if kept == dice) // STEP
        keeps = tuple((dice - kept, scored // STEP) for kept, scored in ways if kept < dice)
        rolls.append((points // STEP, complete, keeps))
    chances = [chance for chance, _, _ in grouped_throws(dice)]
    return Ways(1.0 - fsum(chances), chances, rolls)


@lru_cache(maxsize=1)
def bursts() -> tuple[Row, ...]:
    """How likely fireworks score exactly so much before their null, by the dice about to be rolled."""
    steps: list[list[tuple[float, int, int]]] = [[] for _ in range(SIX + 1)]
    nulls = [0.0] * (SIX + 1)
    for dice in range(1, SIX + 1):
        for throw, weight in throws(dice):
            kept = all_at_once(throw)
            if kept:
                steps[dice].append((weight / 6**dice, dice_points(kept[0]) // STEP, dice - len(kept[0]) or SIX))
            else:
                nulls[dice] += weight / 6**dice
    found: list[Row] = [[] for _ in range(SIX + 1)]
    for at in range(LONGEST):
        for dice in range(1, SIX + 1):
            score = fsum(odds * found[left][at - points] for odds, points, left in steps[dice] if points <= at)
            found[dice].append(score if at else nulls[dice])
    for dice in range(1, SIX + 1):
        found[dice].append(1.0 - fsum(found[dice]))
    return tuple(found)


def burst(written: Row, total: int, dice: int) -> float:
    """What fireworks are worth before a roll of so many dice, with this total."""
    row = extended(written[total : total + LONGEST + 1] or written[-1:], LONGEST + 1)
    return fsum(map(mul, bursts()[dice], row))


@lru_cache(maxsize=1)
def tuttos() -> Row:
    return [float(tutto_chance(dice)) for dice in range(SIX + 1)]


@lru_cache(maxsize=1)
def straights() -> Row:
    return [float(straight_chance(dice)) for dice in range(SIX + 1)]


@lru_cache(maxsize=1)
def greedy_tuttos() -> Row:
    return [float(tutto_chance(dice, all_at_once)) for dice in range(SIX + 1)]


def extended(row: Row, length: int) -> Row:
    return row + [row[-1]] * (length - len(row))


def solve_throws(
    written: Row, lost: float, complete: Row, cards: int, low: int, span: int, rows: list[Row], dice: int
) -> None:
    """Fill `rows[1]` to `rows[dice]`: what rolling so many dice is worth, by the total before the roll.

    All rows interleave the cards: the entry of card 2 with total 7 is at 7 × cards + 2. `complete` is what a Tutto is
    worth by the total of its dice and what was there before. For each die that is out already, the totals that matter
    start one step higher.
    """
    width = span * cards
    for count in range(1, dice + 1):
        start = (low + SIX - count) * cards
        ways = ways_of(count)
        best: list[Iterable[float]] = []
        for points, all_out, keeps in ways.rolls:
            at = start + points * cards
            choices = [written[at : at + width]]
            for left, scored in keeps:
                at = start + scored * cards
                choices.append(rows[left][at : at + width])
            if all_out:
                at = start + all_out * cards
                choices.append(complete[at : at + width])
            best.append(map(max, *choices) if len(choices) > 1 else choices[0])
        null = ways.null * lost
        rows[count][start : start + width] = [
            null + fsum(map(mul, ways.chances, column)) for column in zip(*best, strict=True)
        ]


class Cards(NamedTuple):
    """What matters about the rules when further cards are turned up."""

    doubles: str
    gap: int
    """With TU-O1 B: how much of the points at stake did not come from dice."""
    leaf_earlier: bool
    leaf_card: bool


def leaf_chance(pile: Pile, plays: bool) -> float:
    """With TU-O10: the chance that the next card brings the clover leaf's second Tutto."""
    total = 0.0
    pile = pile if any(left for _, left in pile) else FULL
    for card, left in pile:
        if card == "straight":
            total += left * straights()[SIX]
        elif card == "fireworks":
            total += left * greedy_tuttos()[SIX]
        elif card != "stop" and (card != "plusminus" or plays):
            total += left * tuttos()[SIX]
    return total / sum(left for _, left in pile)


def without(pile: Pile, card: str) -> Pile:
    return tuple((name, left - (name == card)) for name, left in pile)


class Going:
    """What turning up cards is worth from some total on: `drawn[total]`, and `tutto[total]` with the choice to stop.

    Where stopping is certainly better, at high totals, `drawn` is not computed and stays at 0.
    """

    def __init__(self, ends: Ends, level: int, pile: Pile, start: int, cards: Cards) -> None:
        self.ends, self.cards, self.start = ends, cards, start
        self.level = level = min(level, len(ends.lost) - 1)
        self.lost, self.plays = ends.lost[level], ends.plays[level]
        self.pile = pile if any(left for _, left in pile) else FULL
        self.size = max(len(ends.written[level]), start + 1)
        length = self.size + LONGEST
        self.written = extended(ends.written[level], length)
        self.tutto = list(self.written)
        self.drawn = [0.0] * length
        self.useful = FIRST
        """Up to which block of totals it looks; from the next level, where that is, as a first guess."""
        self.paid = self.tutto
        """What a plus/minus Tutto is worth: as a Tutto of the next level, if there is one."""

    def solve(self) -> Slices[None]:
        ends, level, start, cards = self.ends, self.level, self.start, self.cards
        count = sum(left for _, left in self.pile)
        odds = [(card, left / count) for card, left in self.pile if left]
        differs = level + 1 < len(ends.lost) and ends.written[level + 1] is not ends.written[level]
        if differs and self.plays and dict(odds).get("plusminus"):
            then = self.pile if count > FEW else without(self.pile, "plusminus")
            later = yield from going(ends, level + 1, then, start, cards)
            self.paid, self.useful = later.tutto, max(FIRST, later.useful)
        if count > FEW:
            yield from self._look_ahead(odds)
        else:
            for card, chance in odds:
                then = without(self.pile, card)
                yield from self._draw([(card, chance)], (yield from going(ends, level, then, start, cards)).tutto)
            for total in range(start, self.size):
                self.tutto[total] = max(self.written[total], self.drawn[total])

    def _look_ahead(self, odds: list[tuple[str, float]]) -> Slices[None]:
        """From some total on you stop. Look for it among low totals first: where it often is, and much faster."""
        blocks = -(-(self.size - self.start) // BLOCK)
        most = self._useful_blocks(dict(odds), blocks)
        self.useful = min(most, self.useful)
        while True:
            yield from self._draw(odds, None, self.useful)
            low = self.start + self.useful * BLOCK
            highest = zip(self.drawn[low : low + BLOCK], self.written[low : low + BLOCK], strict=True)
            if self.useful == most or all(drawn <= written for drawn, written in highest):
                return
            self.useful = min(most, 2 * self.useful + 1)
            self.drawn[:] = [0.0] * len(self.drawn)
            self.tutto[:] = self.written

    def _draw(self, odds: list[tuple[str, float]], tutto: Row | None, useful: int | None = None) -> Slices[None]:
        """Add what these cards are worth, from the highest useful block of totals down.

        Without the worth of a later Tutto, it is that of the same pile.
        """
        again = self.tutto if tutto is None else tutto
        weights = dict(odds)
        dice_cards = [card for card, _ in odds if card == "double" or card in EXTRA]
        count = len(dice_cards)
        length = self.size + LONGEST
        written = [value for value in self.written[:length] for _ in range(count)]
        complete = [0.0] * (length * count)
        rows = [[0.0] * (length * count) for _ in range(SIX + 1)]
        dice_weights = [weights[card] for card in dice_cards]
        blocks = -(-(self.size - self.start) // BLOCK)
        useful = blocks if useful is None else useful
        top = min(blocks, useful + FARTHEST // BLOCK + 1)
        for block in range(top, -1, -1):
            low = self.start + block * BLOCK
            if count:
                first = low + SIX
                until = min(length, first + BLOCK + MOST_DICE) if block == top else first + BLOCK
                complete[first * count : until * count] = [
                    again[self.completed(card, total)] for total in range(first, until) for card in dice_cards
                ]
                solve_throws(written, self.lost, complete, count, low, BLOCK, rows, SIX if block <= useful else SIX - 1)
            if block > useful:
                yield
                continue
            for total in range(low, min(low + BLOCK, self.size)):
                at = total * count
                value = fsum(map(mul, dice_weights, rows[SIX][at : at + count]))
                self.drawn[total] += value + self._other(weights, total, again)
                if tutto is None and self.drawn[total] > self.written[total]:
                    again[total] = self.drawn[total]
            yield

    def _useful_blocks(self, weights: dict[str, float], blocks: int) -> int:
        """The highest block of totals in which going on may be better than stopping."""
        written, lost = self.written, self.lost
        best = max(*written, *self.paid, self.ends.won)
        dice = fsum(chance for card, chance in weights.items() if card == "double" or card in EXTRA)
        rare = fsum(
            weights.get(card, 0.0) * mix(chance, best, lost)
            for card, chance in (
                ("straight", straights()[SIX]),
                ("plusminus", tuttos()[SIX]),
                ("clover", tuttos()[SIX]),
            )
        )
        for total in range(min(self.size - 1, self.ends.limit), self.start - 1, -1):
            most = max(lost, max(written[total : total + FARTHEST + 1]))
            going = dice * mix(tuttos()[SIX], best, most) + weights.get("stop", 0.0) * lost + rare
            if weight := weights.get("fireworks"):
                going += weight * burst(self.written, total, SIX)
            if going > written[total]:
                return min(blocks, (total - self.start) // BLOCK)
        return 0

    def completed(self, card: str, total: int) -> int:
        """The points of the turn after a Tutto on a later card."""
        if card in EXTRA:
            found = total + EXTRA[card]
        elif self.cards.doubles == "card":
            found = total + USUAL_DICE
        else:
            gap = self.cards.gap if self.cards.doubles == "dice" else 0
            found = max(2 * total - gap, total + EXTRA["bonus200"])
        return min(found, self.size)

    def _other(self, weights: dict[str, float], total: int, tutto: Row) -> float:
        """The cards on which dice have no value of their own."""
        lost = self.lost
        value = weights.get("stop", 0.0) * lost
        if weight := weights.get("fireworks"):
            value += weight * burst(self.written, total, SIX)
        if weight := weights.get("straight"):
            value += weight * mix(straights()[SIX], tutto[total + RUN], lost)
        if weight := weights.get("plusminus"):
            value += weight * self.plus_minus(total, SIX)
        if weight := weights.get("clover"):
            value += weight * mix(self.clover(2 - self.cards.leaf_earlier, SIX), self.ends.won, lost)
        return value

    def plus_minus(self, total: int, dice: int) -> float:
        if not self.plays:
            return self.lost
        return mix(tuttos()[dice], self.paid[total + PAID], self.lost)

    def clover(self, needed: int, dice: int) -> float:
        """The chance to complete a clover leaf that needs one or two more Tuttos."""
        chance = tuttos()[dice]
        if needed == 2:
            second = leaf_chance(without(self.pile, "clover"), self.plays) if self.cards.leaf_card else tuttos()[SIX]
            chance *= second
        return chance


@remembers(16)
def going(ends: Ends, level: int, pile: Pile, start: int, cards: Cards) -> Slices[Going]:
    """The same for all positions of a turn with the same pile."""
    found = Going(ends, level, pile, start, cards)
    yield from found.solve()
    return found


def mix(chance: float, good: float, bad: float) -> float:
    return chance * good + (1.0 - chance) * bad


def mixed(chance: float, good: Worth, bad: Worth) -> Worth:
    return tuple(mix(chance, one, other) for one, other in zip(good, bad, strict=True))


def averaged(weights: Sequence[float], worths: Iterable[Worth]) -> Worth:
    """The weights add up to 1."""
    return tuple(fsum(map(mul, weights, column)) for column in zip(*worths, strict=True))
