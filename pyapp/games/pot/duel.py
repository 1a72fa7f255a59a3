"""Two players: what a turn is worth, turn by turn to the end of the round, on top of the values between rounds.

A result must be beaten by a higher one, so a round has at most 17 turns and its values follow from the end: exactly, if
every turn that can still come is computed. That is done when the result to beat is high. When it is low, or when there
is none yet, there are too many; then the next two turns are computed and the third is looked up.
"""

from __future__ import annotations

from collections.abc import Callable

from .dice import POT
from .race import RULES, Race
from .state import ENDLESS, Rules
from .turn import Column, Kind, gains, kinds_of, turn_worth

NO_RESULT = -1
"""The result to beat in a round that nobody has a result in."""

EXACT_FROM = 9
"""From this result to beat on, every turn that can still come is computed."""
ERROR_GUESSED = 5e-6
ERROR_GUESSED_BY_OTHER_RULES = 1.5e-4
"""Root mean squares of what a turn in an open round is worth less what the table says, at 60 pairs of coins with the
usual rules and at 176 with the eleven other sets, whose guesses are corrected by those of the usual rules."""
MOST_TURNS = 1 << 15
"""How many turns are remembered."""

Worth = Callable[[int, int, int, int], float]
"""What a turn is worth to its player: own coins, the other's, coins on the POT, the result to beat."""


class Duel:
    """The turns of a game for two with these rules."""

    def __init__(self, rules: Rules, money: int) -> None:
        """`money`: all coins there are, if the bank is limited (PP-O4)."""
        self.money = money if rules.bank == "limited" else ENDLESS
        self.kinds, self.kind_of = kinds_of(rules)
        self.race = Race(rules)
        usual = (rules.bonus, rules.after_123, rules.ones) == RULES[0]
        self.guessed = ERROR_GUESSED if usual else ERROR_GUESSED_BY_OTHER_RULES
        self._exact: dict[tuple[int, int, int, int], float] = {}
        self._near: dict[tuple[int, int, int, int], float] = {}

    def error(self, best: int) -> float:
        """How far the values of a turn against this result are off."""
        return self.race.error if best >= EXACT_FROM else max(self.race.error, self.guessed)

    def after(self, best: int) -> Worth:
        """How to value the other's turn that follows a turn against this result."""
        return self.exact if best >= EXACT_FROM else self.near

    def exact(self, own: int, other: int, pot: int, best: int) -> float:
        key = (own, other, pot, best)
        found = self._exact.get(key)
        if found is None:
            found = self._turn(own, other, pot, best, self.exact)
            if len(self._exact) >= MOST_TURNS:
                self._exact.clear()
            self._exact[key] = found
        return found

    def near(self, own: int, other: int, pot: int, best: int) -> float:
        key = (own, other, pot, best)
        found = self._near.get(key)
        if found is None:
            found = self._turn(own, other, pot, best, self.race.guess)
            if len(self._near) >= MOST_TURNS:
                self._near.clear()
            self._near[key] = found
        return found

    def _turn(self, own: int, other: int, pot: int, best: int, then: Worth) -> float:
        now = self.ends(own, other, pot, best, then)
        return turn_worth(now, self.ends(own - 1, other, pot + 1, best, then) if own else None)

    def ends(self, own: int, other: int, pot: int, best: int, then: Worth) -> Column:
        """What every roll is worth to its player as the end of a turn."""
        worth = [self.end(kind, own, other, pot, best, then) for kind in self.kinds]
        return [worth[kind] for kind in self.kind_of]

    def end(self, kind: Kind, own: int, other: int, pot: int, best: int, then: Worth) -> float:
        made = kind.made
        if not made:
            return self.settled(kind, own, other, pot, best, then)
        ways = gains(made, (own, other), self.money - own - other - pot, 0)
        if kind.forced:
            own, other = own + ways[0][0], other + ways[0][1]
            worth = 0.0
            for end, odds in kind.forced:
                worth += odds * self.end(end, own, other, pot, best, then)
            return worth
        return max([self.settled(kind, own + mine, other + yours, pot, best, then) for mine, yours in ways])

    def settled(self, kind: Kind, own: int, other: int, pot: int, best: int, then: Worth) -> float:
        """When all coins of the turn are paid."""
        if kind.made == POT:
            return self.race.starts[own + pot][other]
        if kind.result > best:
            return 1 - then(other, own, pot, kind.result)
        return 1 - self.race.starts[other + pot][own]
