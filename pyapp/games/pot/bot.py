"""Pass the Pot's bots.

`sensible` computes its own turn exactly: every roll, every choice of dice, every way to be paid. It estimates what
comes after its turn: others chase the POT (`odds`), and coins are worth the chance to be ahead at the end.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import exp, fsum, sqrt

from ...core.bot import Bot, Position
from ...core.stream import Stream
from .coins import Coins, Way, changes
from .dice import ALL_THROWS, COMBINATION, PLACES, S123, SUBSETS, Throw, dice_of, thrown_again
from .odds import POT_RESULT, pot_odds
from .state import FORCED, FREE, PAID, State, combination, open_ways, result, takes_pot

Values = list[float]
"""What every roll of a set is worth, in the order of ALL_THROWS."""

PACE = 1.2
"""How fast coins lose weight with the leader's distance to the target; found by playing."""

AT = {throw: at for at, throw in enumerate(ALL_THROWS)}
KEPT = {
    dice: tuple(AT[tuple(0 if at in places else value for at, value in enumerate(throw))] for throw in ALL_THROWS)
    for dice, places in PLACES.items()
}
"""By the dice that are rerolled: for every roll, one number for what the other dice show."""
AT_ONCE = (AT[0, 0, 0], AT[1, 1, 1])


def sensible(position: Position, stream: Stream) -> str:
    legal = position.legal
    if len(legal) == 1:
        return legal[0]
    state: State = position.state
    turn = _Turn(state)
    if "stop" in legal:
        worth = turn.choices(state)
    else:
        worth = {way.move: turn.settled(state, _paid(state, way)) for way in open_ways(state)}
    # rounded, so that machines with different last digits play alike
    return max(legal, key=lambda move: round(worth[move], 9))


BOTS: dict[str, Bot] = {"sensible": sensible}


class _Turn:
    """The rest of a turn, computed to its end."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.rules = state.rules
        self.ones = int(state.rules.ones)

    def choices(self, state: State) -> dict[str, float]:
        """What each move is worth after the first or the free roll."""
        at = AT[state.dice]
        stop = {"stop": self.stopped(state)}
        paying: dict[str, Values] = {}
        if state.coins[self.seat]:
            paid = state._replace(coins=_less(state.coins, self.seat), pot=state.pot + 1, throws=PAID)
            paying = _averages(self.ends(paid))
            if state.throws == FREE:
                return {**{f"pay {dice}": paying[dice][at] for dice in SUBSETS}, **stop}
        then = self.ends(state._replace(throws=FREE))
        at_once = {throw: then[throw] for throw in AT_ONCE}
        if paying:
            then = [max(worths) for worths in zip(then, *paying.values(), strict=True)]
            for throw, worth in at_once.items():
                then[throw] = worth
        free = _averages(then)
        return {**{f"again {dice}": free[dice][at] for dice in SUBSETS}, **stop}

    def ends(self, state: State) -> Values:
        """What every roll is worth as the end of the turn."""
        samples, kinds = _kinds(state.rules.bonus)
        worth = [self.stopped(state._replace(dice=throw)) for throw in samples]
        return [worth[kind] for kind in kinds]

    def stopped(self, state: State) -> float:
        """What these dice are worth as the end of the turn."""
        made = combination(state)
        if not made:
            return self.settled(state, state.coins)
        paid = [_paid(state, way) for way in open_ways(state)] or [state.coins]
        if made == S123:
            return self._forced(state._replace(coins=paid[0], throws=FORCED))
        return max(self.settled(state, coins) for coins in paid)

    def _forced(self, state: State) -> float:
        """PP-15: the 1 and the 3 are rolled once more."""
        ends = _forced_ends(state.dice, state.rules.bonus)
        return fsum(odds * self.stopped(state._replace(dice=throw)) for throw, odds in ends)

    def settled(self, state: State, coins: Coins) -> float:
        """What the table is worth when the turn is over and everybody has these coins."""
        points, seats = result(state), len(coins)
        if state.dice == (0, 0, 0):
            points, holder, turns = POT_RESULT, self.seat, 0
        elif takes_pot(state, points):
            holder, turns = self.seat, seats - 1
        else:
            points, holder = state.best, state.holder
            turns = (holder - self.seat - 1) % seats
        worth = 0.0
        for step, share in enumerate(pot_odds(points, turns, seats, self.ones)):
            if share:
                winner = (holder + step) % seats
                after = (*coins[:winner], coins[winner] + state.pot, *coins[winner + 1 :])
                worth += share * prospect(after, self.seat, self.rules.target)
        return worth


def _paid(state: State, way: Way) -> Coins:
    return tuple(map(sum, zip(state.coins, changes(way, len(state.coins))[0], strict=True)))


def _less(coins: Coins, seat: int) -> Coins:
    return (*coins[:seat], coins[seat] - 1, *coins[seat + 1 :])


@lru_cache(maxsize=1 << 14)
def prospect(coins: Coins, seat: int, target: int) -> float:
    """The chance to win with these coins between two rounds: certain at the target, else leads weigh more near it."""
    most = max(coins)
    if most >= target:
        return 1 / coins.count(most) if coins[seat] == most else 0.0
    scale = PACE * sqrt(target - most + 4)
    weights = [exp((count - most) / scale) for count in coins]
    return weights[seat] / fsum(weights)


@lru_cache(maxsize=3)
def _kinds(bonus: str) -> tuple[tuple[Throw, ...], tuple[int, ...]]:
    """Rolls that end a turn in the same way are one kind: a roll of each kind, and the kind of every roll."""
    found: dict[tuple[str, int], int] = {}
    samples: list[Throw] = []
    kinds: list[int] = []
    for throw in ALL_THROWS:
        made = COMBINATION[bonus][throw]
        # after 1-2-3 it matters which die keeps the 2
        key = (made, throw.index(2) if made == S123 else sum(throw))
        if key not in found:
            found[key] = len(found)
            samples.append(throw)
        kinds.append(found[key])
    return tuple(samples), tuple(kinds)


@lru_cache(maxsize=64)
def _forced_ends(throw: Throw, bonus: str) -> tuple[tuple[Throw, float], ...]:
    """What 1-2-3 can become, a roll of each kind with its odds."""
    samples, kinds = _kinds(bonus)
    dice = dice_of(throw, (1, 3))
    ends = Counter(kinds[AT[thrown_again(throw, dice, values)]] for values in product(range(6), repeat=2))
    return tuple((samples[kind], count / 36) for kind, count in ends.items())


def _averages(values: Values) -> dict[str, Values]:
    """By the dice that are rerolled: what the current roll is then worth on average."""
    found = {}
    for dice, kept in KEPT.items():
        sums = [0.0] * len(values)
        for at, value in zip(kept, values, strict=True):
            sums[at] += value
        count = 6 ** len(dice)
        found[dice] = [sums[at] / count for at in kept]
    return found
