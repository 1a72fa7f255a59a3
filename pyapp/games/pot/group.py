"""Three players or more: what the table is worth when a turn is over.

Everybody after that is taken to chase the POT (`odds.py`), and the coins that are then there are compared two by two
(`race.many`).
"""

from __future__ import annotations

from collections.abc import Callable

from .coins import Coins
from .dice import POT
from .odds import POT_RESULT, pot_odds
from .race import Race, many
from .state import Rules
from .turn import Kind

ERROR = 0.03


class Group:
    """A game of three to five with these rules."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.target = rules.target
        self.ones = int(rules.ones)
        self.seats = seats
        self.race = Race(rules)
        self.error = max(ERROR, self.race.error)
        self._known: dict[tuple[Coins, int], tuple[float, ...]] = {}

    def between(self, coins: Coins, starter: int) -> tuple[float, ...]:
        found = self._known.get((coins, starter))
        if found is None:
            found = many(coins, starter, self.target, self.race.starts)
            if len(self._known) >= 1 << 14:
                self._known.clear()
            self._known[coins, starter] = found
        return found

    def settled(self, seat: int, holder: int, best: int) -> Callable[[Kind, Coins, int], list[float]]:
        """For the turn of this seat, when that seat has the POT with this result."""
        seats = self.seats
        clockwise = [(seat + step) % seats for step in range(seats)]

        def settled(kind: Kind, coins: Coins, pot: int) -> list[float]:
            if kind.made == POT:
                points, has, turns = POT_RESULT, seat, 0
            elif kind.result > best:
                points, has, turns = kind.result, seat, seats - 1
            else:
                points, has, turns = best, holder, (holder - seat - 1) % seats
            wins = [0.0] * seats
            for step, share in enumerate(pot_odds(points, turns, seats, self.ones)):
                if share:
                    winner = (has + step) % seats
                    after = (*coins[:winner], coins[winner] + pot, *coins[winner + 1 :])
                    for at, chance in enumerate(self.between(after, winner)):
                        wins[at] += share * chance
            own = coins[seat] + pot if kind.made == POT else coins[seat]
            return [*[wins[at] for at in clockwise], float(own)]

        return settled
