"""What every move of Pass the Pot is worth.

The turn is computed exactly: every roll, every choice of dice, every way to be paid. What follows is exact for two
players with the usual target once a result of 9 or more is to be beaten, and at the start of every round; else it is
estimated: see `duel.py` for two players, `group.py` for more. `points` are the coins that the player
has on average when the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

from ...core.bot import Position
from ...core.slices import Slices
from ...core.value import Evaluator, Value, average, won
from .coins import Coins
from .dice import ALL_THROWS, POT
from .duel import NO_RESULT, Duel
from .group import Group
from .rules import STAKE
from .state import (
    CHOOSE,
    FIRST,
    FORCED,
    NOBODY,
    OVER,
    PAID,
    ROLL,
    START,
    START_OFF,
    THROW,
    WIN_OFF,
    Rules,
    State,
    available,
    combination,
    open_ways,
    result,
)
from .turn import AT, Columns, Kind, best_of, gains, kinds_of, mean_over, rerolls

Settled = Callable[[Kind, Coins, int], list[float]]
"""What the table is worth when a turn has ended like this and everybody has been paid: the player's own chance first,
then those of the others clockwise, if there are several, then the player's coins."""


class _Turn:
    """A turn from this position on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = len(state.coins)
        self.money = available(state) + sum(state.coins) + state.pot
        self.kinds, self.kind_of = kinds_of(state.rules)
        best = NO_RESULT if state.holder == NOBODY else state.best
        if self.seats == 2:
            duel = _duel(state.rules, self.money)
            self.settled: Settled = _SettledDuel(duel, state.seat, best)
            self.error = duel.error(best)
        else:
            group = _group(state.rules, self.seats)
            self.settled = group.settled(state.seat, state.holder, best)
            self.error = group.error

    def value(self, parts: list[float]) -> Value:
        """From what is counted here to what everybody wins."""
        *shares, coins = parts
        own = shares[0]
        others = shares[1:] or [1 - own]
        seat = self.state.seat
        wins = [0.0] * self.seats
        for step, share in enumerate([own, *others]):
            wins[(seat + step) % self.seats] = share
        return Value(tuple(wins), coins, self.error)

    def choices(self) -> Slices[dict[str, Value]]:
        """After the first or the free roll."""
        state = self.state
        at = AT[state.dice]
        now, paid = (yield from self.now()), (yield from self.paid())
        stop = {"stop": [column[at] for column in now]}
        again, then = ("again", self.free(now, paid)) if state.throws == FIRST else ("pay", paid)
        found = {f"{again} {dice}": [column[at] for column in columns] for dice, columns in rerolls(then).items()}
        return {move: self.value(parts) for move, parts in {**found, **stop}.items()}

    def ways(self) -> dict[str, Value]:
        """When the player chooses who pays or is paid."""
        state = self.state
        kind = Kind(combination(state), result(state))
        changed = gains(kind.made, state.coins, self._bank(state.coins, state.pot), state.seat)
        return {
            way.move: self.value(self.settled(kind, _add(state.coins, change), state.pot))
            for way, change in zip(open_ways(state), changed, strict=True)
        }

    def rolled(self) -> Slices[Value]:
        """When these dice are about to be rolled."""
        state = self.state
        if state.throws == FORCED:
            kind = self.kinds[self.kind_of[AT[state.dice]]]
            return self.value((yield from self.forced(kind, state.coins, state.pot)))
        then = yield from self.now()
        if state.throws != PAID:  # the coin for a paid roll is on the POT already
            then = self.free(then, (yield from self.paid()))
        return self.value(mean_over(then, state.dice, state.thrown))

    def from_start(self) -> Slices[Value]:
        """Before the first roll."""
        now, paid = (yield from self.now()), (yield from self.paid())
        return self.value(mean_over(best_of(now, rerolls(self.free(now, paid))), ALL_THROWS[0], "POT"))

    def now(self) -> Slices[Columns]:
        """What every roll is worth as the end of the turn."""
        return self.ends(self.state.coins, self.state.pot)

    def paid(self) -> Slices[Columns]:
        """The same after a coin for the last roll; nothing without a coin."""
        state = self.state
        coins = list(state.coins)
        if not coins[state.seat]:
            return []
        coins[state.seat] -= 1
        return (yield from self.ends(tuple(coins), state.pot + 1))

    @staticmethod
    def free(now: Columns, paid: Columns) -> Columns:
        """What every roll is worth as the free one: stop, or pay for another."""
        return best_of(now, rerolls(paid)) if paid else now

    def ends(self, coins: Coins, pot: int) -> Slices[Columns]:
        worth: list[list[float]] = [[]] * len(self.kinds)
        # High results first: what the other player can do about them is a part of the same for lower ones.
        for at in sorted(range(len(worth)), key=lambda at: -self.kinds[at].result):
            worth[at] = yield from self.end(self.kinds[at], coins, pot)
        return [[worth[kind][part] for kind in self.kind_of] for part in range(len(worth[0]))]

    def end(self, kind: Kind, coins: Coins, pot: int) -> Slices[list[float]]:
        """What the end of a turn is worth when everybody has these coins."""
        if not kind.made:
            yield
            return self.settled(kind, coins, pot)
        changed = gains(kind.made, coins, self._bank(coins, pot), self.state.seat)
        if kind.forced:
            coins = _add(coins, changed[0])
            return (yield from self.forced(kind, coins, pot))
        found = []
        for change in changed:
            yield
            found.append(self.settled(kind, _add(coins, change), pot))
        return max(found)

    def forced(self, kind: Kind, coins: Coins, pot: int) -> Slices[list[float]]:
        """1-2-3 is paid, and the other two dice are rolled again."""
        ends = []
        for end, odds in kind.forced:
            ends.append((odds, (yield from self.end(end, coins, pot))))
        return _mean(ends)

    def _bank(self, coins: Coins, pot: int) -> int:
        return self.money - sum(coins) - pot


class _SettledDuel:
    def __init__(self, duel: Duel, seat: int, best: int) -> None:
        self.duel, self.seat, self.best = duel, seat, best
        self.then = duel.after(best)

    def __call__(self, kind: Kind, coins: Coins, pot: int) -> list[float]:
        own, other = coins[self.seat], coins[1 - self.seat]
        worth = self.duel.settled(kind, own, other, pot, self.best, self.then)
        return [worth, float(own + pot if kind.made == POT else own)]


def _mean(ends: list[tuple[float, list[float]]]) -> list[float]:
    total = [0.0] * len(ends[0][1])
    for odds, parts in ends:
        for at, part in enumerate(parts):
            total[at] += odds * part
    return total


def _add(coins: Coins, change: Coins) -> Coins:
    return tuple([has + more for has, more in zip(coins, change, strict=True)])


def _duel(rules: Rules, money: int) -> Duel:
    """The start (PP-3) makes no difference to what a turn is worth; nor does the money of an unlimited bank."""
    return _duels(rules._replace(start=""), money if rules.bank == "limited" else 0)


@lru_cache(maxsize=2)
def _duels(rules: Rules, money: int) -> Duel:
    return Duel(rules, money)


def _group(rules: Rules, seats: int) -> Group:
    return _groups(rules._replace(start=""), seats)


@lru_cache(maxsize=4)
def _groups(rules: Rules, seats: int) -> Group:
    return Group(rules, seats)


class PotEvaluator(Evaluator):
    scales: ClassVar = {"beginner": 0.042, "casual": 0.028, "skilled": 0.015, "expert": 0.0}

    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        state: State = position.state
        if state.phase == THROW:
            return (yield from _Turn(state).choices())
        if state.phase == CHOOSE:
            return _Turn(state).ways()
        return {"throw": (yield from self.value_in_slices(position))} if state.phase == START else {}

    def value_in_slices(self, position: Position) -> Slices[Value]:
        state: State = position.state
        phase = state.phase
        if phase == OVER:
            assert state.outcome is not None
            return won(state.outcome)
        if phase == WIN_OFF:  # PP-26: equal chances
            share = 1 / len(state.contenders)
            return Value(tuple(share if seat in state.contenders else 0.0 for seat in range(len(state.coins))))
        if phase == START_OFF:  # PP-3: equal chances to start
            parts = []
            for seat in state.contenders:
                parts.append((1.0, (yield from _round(state, seat))))
            return average(parts)
        if phase == START:
            return (yield from _start(state))
        if phase == ROLL:
            return (yield from _start(state) if state.throws == FIRST else _Turn(state).rolled())
        moves = yield from self.values_in_slices(position)
        return max(moves.values(), key=lambda value: (value.wins[state.seat], value.points or 0.0))


def _round(state: State, seat: int) -> Slices[Value]:
    """At the start of a round."""
    stake = min(STAKE, available(state))
    begun = state._replace(phase=START, seat=seat, pot=stake, bank=state.bank - stake)
    return (yield from _start(begun))._replace(points=None)


def _start(state: State) -> Slices[Value]:
    """A turn before its first roll."""
    turn = _Turn(state)
    value = yield from turn.from_start()
    if (
        len(state.coins) == 2
        and state.holder == NOBODY
        and state.pot == STAKE
        and max(state.coins) < state.rules.target
    ):
        race = _duel(state.rules, turn.money).race
        own, other = state.coins[state.seat], state.coins[1 - state.seat]
        wins = (race.starts[own][other], 1 - race.starts[own][other])
        return Value(wins if state.seat == 0 else wins[::-1], value.points, race.error)
    return value


EVALUATOR = PotEvaluator()
