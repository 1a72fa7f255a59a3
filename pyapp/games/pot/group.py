"""Three players or more: what the table is worth when a turn is over.

Everybody after that is taken to chase the POT (`odds.py`), and the coins that are then there are compared two by two
(`race.Many`).
"""

from __future__ import annotations

from collections.abc import Callable

from .coins import Coins
from .dice import POT
from .odds import POT_RESULT, pot_odds
from .race import Many
from .state import Rules
from .turn import Kind


class Group:
    """A game of three to five with these rules."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.ones = int(rules.ones)
        self.seats = seats
        self.race = Many(rules)
        self.error = self.race.error

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
                    for at, chance in enumerate(self.race.wins(after, winner)):
                        wins[at] += share * chance
            own = coins[seat] + pot if kind.made == POT else coins[seat]
            return [*[wins[at] for at in clockwise], float(own)]

        return settled
