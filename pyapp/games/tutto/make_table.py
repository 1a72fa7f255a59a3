"""Make `values.bin`: the tables that Tutto's values read. Needs numpy, which the app itself does not.

    python -m pyapp.games.tutto.make_table

Everything is in steps of 50 points, for the default rules and a deck of all 56 cards at the start of every turn, from
which each card is drawn as if it was put back. The program solves turns: for a position it gets the value of writing
each number of points, and computes the value of the best play. From turns it makes

- the duel: the chance of winning for two players, by what both have. The sum of the scores never falls, not even by a
  plus/minus, so the program goes through the sums from the highest and repeats each until nothing changes;
- the catch: the chance to catch up within one turn, which decides the last turns of TU-O6;
- the race: how likely a player who hurries needs more than so many turns, by the points that are missing;
- the turn: how likely such a player scores so much, if much is missing.

It takes about four minutes and makes the same bytes each time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from ...core.table import FILE, seal
from .bot import grouped_throws
from .odds import straight_chance, tutto_chance
from .standings import CATCH, TURNS, UNIT
from .state import BONUS, CARDS, PLUS_MINUS, SIX, STRAIGHT
from .turn_values import bursts

Array = Any

STEP = 50
TARGET = 6000 // STEP
PAID = PLUS_MINUS // STEP
RUN = STRAIGHT // STEP
TUTTO = float(tutto_chance(SIX))
COMPLETE = float(straight_chance(SIX))
DECK = sum(CARDS.values())
BLOCK = 10
"""A Tutto on a card where dice count adds at least 500 points, so this many totals can be solved at once."""
EXTRA = [points // STEP for points in BONUS.values()]
PAYMENTS = 1
"""A second plus/minus Tutto in a turn (once in 5000 turns) costs the leaders nothing more."""
CLOSE = 2e-6


def fireworks() -> list[float]:
    """How likely fireworks score exactly so much; the last entry is all that reaches the target from anywhere.

    To catch up more than that, it counts as just the target, which changes chances by about 1/65535.
    """
    chances = bursts()[SIX]
    return [*chances[:TARGET], 1 - sum(chances[:TARGET])]


class Turns:
    """Many turns at once, one per column: what the best play is worth.

    `written[points, column]` is the value of writing this much (it stays the same from the last row on), `lost` of
    losing all, `won` of a clover leaf. A plus/minus Tutto goes to the column `then`; -1 is a sole leader, who is out.
    With `also`, further values of the same shape are followed through the same play.
    """

    def __init__(
        self,
        written: Array,
        lost: Array,
        then: Array,
        won: float = 1.0,
        also: tuple[Array, Array, Array] | None = None,
        kind: Any = np.float64,
    ) -> None:
        self.size, columns = written.shape
        high = self.size + 4 * BLOCK
        self.high = high
        last = self.size - 1
        self.at = np.minimum(np.arange(4 * high + len(FIREWORKS)), last)
        self.lost, self.then, self.won = lost.astype(kind), then, won
        self.written = written.astype(kind)[self.at]
        """Long enough for every total that is looked up."""
        self.tutto = written.astype(kind)
        self.rows = np.zeros((SIX + 1, high + BLOCK, SIX, columns), kind)
        self.also = also
        if also:
            self.tutto2 = also[0].copy()
            self.rows2 = np.zeros((SIX + 1, high + BLOCK, SIX, *also[0].shape[1:]))

    def solve(self) -> Array:
        """The value of turning up a card with nothing at stake (and, with `also`, of the other values)."""
        top = -(-self.size // BLOCK) * BLOCK
        result = None
        for low in range(top, -1, -BLOCK):
            result = self._block(low)
        return result

    def _complete(self, totals: Array, tutto: Array) -> Array:
        """The value of a Tutto with these totals before the card's own points, for each card."""
        index = np.stack([totals + extra for extra in EXTRA] + [2 * totals], axis=1)
        return tutto[self.at[index]]

    def _block(self, low: int) -> Array:
        also = self.also
        for dice in range(1, SIX + 1):
            start = low + SIX - dice
            span = np.arange(start, start + BLOCK)
            total = np.zeros_like(self.rows[0, :BLOCK])
            total += (1 - sum(chance for chance, _, _ in grouped_throws(dice))) * self.lost
            if also:
                total2 = np.zeros_like(self.rows2[0, :BLOCK])
                total2 += (1 - sum(chance for chance, _, _ in grouped_throws(dice))) * also[1]
            best, part = np.empty_like(total), np.empty_like(total)
            for chance, points, ways in grouped_throws(dice):
                at = start + points // STEP
                best[:] = self.written[at : at + BLOCK, None]
                if also:
                    best2 = np.broadcast_to(also[0][self.at[span + points // STEP]][:, None], total2.shape)
                for kept, scored in ways:
                    moved = start + scored // STEP
                    if kept == dice:
                        value = self._complete(span + scored // STEP, self.tutto)
                    elif moved + BLOCK <= self.high:
                        value = self.rows[dice - kept, moved : moved + BLOCK]
                    else:
                        continue
                    if also:
                        if kept == dice:
                            value2 = self._complete(span + scored // STEP, self.tutto2)
                        else:
                            value2 = self.rows2[dice - kept, moved : moved + BLOCK]
                        best2 = np.where((value > best)[..., None], value2, best2)
                    np.maximum(best, value, out=best)
                np.multiply(best, chance, out=part)
                total += part
                if also:
                    total2 += chance * best2
            if start + BLOCK <= self.high:
                self.rows[dice, start : start + BLOCK] = total
                if also:
                    self.rows2[dice, start : start + BLOCK] = total2
        span = np.arange(low, low + BLOCK)
        drawn = self._draw(span, self.written, self.tutto, self.rows, self.lost, self.won)
        rows = [row for row in range(BLOCK) if low + row < self.size]
        going = drawn[rows] > self.written[low : low + len(rows)]
        if also:
            drawn2 = self._draw(span, also[0], self.tutto2, self.rows2, also[1], also[2])
            self.tutto2[low : low + len(rows)] = np.where(
                going[..., None], drawn2[rows], also[0][low : low + len(rows)]
            )
        self.tutto[low : low + len(rows)] = np.maximum(self.written[low : low + len(rows)], drawn[rows])
        return drawn2[0] if also else drawn[0]

    def _draw(self, span: Array, written: Array, tutto: Array, rows: Array, lost: Array, won: Any) -> Array:
        """Turning up a card with these points at stake."""
        value = CARDS["stop"] * lost + np.zeros_like(written[self.at[span]])
        burst = np.zeros_like(value)
        for points, chance in enumerate(FIREWORKS):
            burst += chance * written[self.at[span + points]]
        value += CARDS["fireworks"] * burst
        value += CARDS["straight"] * (COMPLETE * tutto[self.at[span + RUN]] + (1 - COMPLETE) * lost)
        value += CARDS["clover"] * (TUTTO**2 * np.asarray(won) + (1 - TUTTO**2) * lost)
        paid = tutto[self.at[span + PAID]][:, self.then]
        plays = TUTTO * paid + (1 - TUTTO) * lost
        out = (self.then < 0).reshape(-1, *[1] * (lost.ndim - 1))
        value += CARDS["plusminus"] * np.where(out, lost, plays)
        for card in range(SIX):
            count = CARDS["double"] if card == SIX - 1 else CARDS["bonus200"]
            value += count * rows[SIX, span[0] : span[0] + BLOCK, card]
        return value / DECK


FIREWORKS = fireworks()


def turn_columns(mine: Array, theirs: Array, most: int) -> tuple[Array, Array, Array, Array]:
    """A column for each pair of scores and each number of plus/minus Tuttos so far; leaders pay, so they have one.

    Returns the pair, the number of Tuttos and the column of one more for each column, and the column of each pair.
    """
    pair: list[int] = []
    paid: list[int] = []
    then: list[int] = []
    first: list[int] = []
    for at, (own, other) in enumerate(zip(mine, theirs, strict=True)):
        first.append(len(pair))
        count = min(1 + max(0, most - own - 1) // PAID, PAYMENTS + 1) if other >= own else 1
        for owed in range(count):
            pair.append(at)
            paid.append(owed)
            # From the last column on, the points win in any case, or it is too rare to matter.
            then.append(-1 if other < own else len(pair) if owed + 1 < count else len(pair) - 1)
    return np.array(pair), np.array(paid), np.array(then), np.array(first)


class Duel:
    """Two players' chances of winning, by the score of the player whose turn it is and that of the other."""

    def __init__(self, target: int = TARGET) -> None:
        self.target = target
        self.wins = np.full((target, target), 0.5)

    def solve(self) -> Array:
        for total in range(2 * self.target - 2, -1, -1):
            self._diagonal(total)
            if total % 20 == 0:
                print("sum", total * STEP, float(self.wins[total // 2, total - total // 2]), flush=True)
        return self.wins

    def _diagonal(self, total: int) -> None:
        """All pairs of scores with this sum: those who are ahead, then those who are behind, until nothing changes."""
        target, wins = self.target, self.wins
        mine = np.arange(max(0, total - target + 1), min(total, target - 1) + 1)
        theirs = total - mine
        if total < 2 * target - 4:  # a first guess, from the neighbours with a higher sum
            up, right = np.minimum(mine + 1, target - 1), np.minimum(theirs + 1, target - 1)
            guess = wins[up, theirs] + wins[mine, right] - wins[up, right]
            wins[mine, theirs] = np.clip(guess, 0.0, 1.0)
        parts = [Part(self, mine[which], theirs[which]) for which in (mine > theirs, mine <= theirs) if which.any()]
        change, before = 1.0, None
        while change > CLOSE:
            start = wins[mine, theirs]
            for part in parts:
                part.improve()
            step = wins[mine, theirs] - start
            change = float(np.abs(step).max())
            if before is None:
                before = step
                continue
            # Each round shrinks the error by about the same factor: go where that leads.
            shrinks = np.divide(step, before, out=np.zeros_like(step), where=np.abs(before) > 1e-9)
            shrinks = np.clip(shrinks, -0.8, 0.6)
            wins[mine, theirs] += step * shrinks / (1 - shrinks)
            before = None


class Part:
    """Pairs of scores whose turns are solved together."""

    def __init__(self, duel: Duel, mine: Array, theirs: Array) -> None:
        self.duel, self.mine, self.theirs = duel, mine, theirs
        self.pair, paid, self.then, self.first = turn_columns(mine, theirs, duel.target)
        points = np.arange(duel.target - mine.min() + 1)[:, None]
        self.own = mine[self.pair] + points
        self.other = np.maximum(0, theirs[self.pair] - PAID * paid) + 0 * points

    def improve(self) -> None:
        """Compute the values again from those of the answers."""
        wins, target = self.duel.wins, self.duel.target
        answers = wins[self.other, np.minimum(self.own, target - 1)]
        written = np.where(self.own >= target, 1.0, 1 - answers)
        lost = 1 - wins[self.theirs, self.mine][self.pair]
        wins[self.mine, self.theirs] = Turns(written, lost, self.then, kind=np.float32).solve()[self.first]


def chances_to_catch(most: int) -> Array:
    """By how far the best other is ahead: the chance to have more at the end of this turn; a tie counts half."""
    behind = np.arange(most + 1)
    columns = [(gap, owed) for gap in behind for owed in range(PAYMENTS + 1)]
    gaps = np.array([gap - PAID * owed for gap, owed in columns])
    points = np.arange(most + 2)[:, None]
    written = np.where(points > gaps, 1.0, np.where(points == gaps, 0.5, 0.0))
    lost = np.array([0.5 if gap == 0 else 0.0 for gap, _ in columns])
    then = np.array([at if owed == PAYMENTS else at + 1 for at, (_, owed) in enumerate(columns)])
    return Turns(written, lost, then).solve()[:: PAYMENTS + 1]


def turns_to_go() -> Array:
    """How many turns a player who hurries needs on average, by what is missing (nothing is 0)."""
    missing = np.arange(1, TARGET + 1)
    expected = np.concatenate([[0.0], 1 + missing / 8])
    points = np.arange(TARGET + 1)[:, None]
    same = np.arange(TARGET)
    for _ in range(200):
        written = -expected[np.maximum(0, missing - points)]
        found = 1 - Turns(written, -expected[1:], same, 0.0).solve()
        change = float(np.abs(found - expected[1:]).max())
        expected[1:] = found
        if change < CLOSE:
            break
    return expected


def outcomes_of_turns(expected: Array) -> Array:
    """How likely a player who hurries writes so much in a turn, by what is missing; 0 is a lost turn.

    To write all that is missing, or more, or to win with a clover leaf, is the outcome that writes just that.
    """
    odds = np.zeros((TARGET + 1, TARGET + 1))
    chunk = 8
    for low in range(1, TARGET + 1, chunk):
        missing = np.arange(low, min(low + chunk, TARGET + 1))
        most = int(missing.max())
        points = np.arange(most + 1)[:, None]
        written = -expected[np.maximum(0, missing - points)]
        same = np.arange(len(missing))
        outcome = np.minimum(points, missing)
        one = np.eye(most + 1)
        also = (one[outcome], one[np.zeros_like(missing)], one[missing])
        odds[missing, : most + 1] = Turns(written, -expected[missing], same, 0.0, also).solve()
    return odds


def race(odds: Array, turns: int) -> Array:
    """How likely a player who hurries needs more than so many turns, by what is missing."""
    late = np.zeros((TARGET + 1, turns + 1))
    late[1:, 0] = 1.0
    for turn in range(1, turns + 1):
        for missing in range(1, TARGET + 1):
            late[missing, turn] = odds[missing, : missing + 1] @ late[missing::-1, turn - 1]
    return late


def whole(chances: Array) -> bytes:
    """Chances as numbers from 0 to 65,535."""
    return bytes(np.rint(np.clip(chances, 0.0, 1.0) * UNIT).astype("<u2").tobytes())


def main() -> None:
    print("race", flush=True)
    odds = outcomes_of_turns(turns_to_go())
    print("duel", flush=True)
    duel = Duel().solve()
    parts = (duel, chances_to_catch(CATCH), race(odds, TURNS), odds[TARGET])
    data = b"".join(map(whole, parts))
    path = Path(__file__).with_name(FILE)
    path.write_bytes(seal(data))
    print(path.name, len(data), "bytes")


if __name__ == "__main__":
    main()
