"""What coins are worth between two rounds: each seat's chance to win.

For two players and the target of 24 the chances were computed to nine digits for every pair of coins and every set of
rules (`make_table.py`). For other targets, those of the longest game are taken at the same distances from the target,
and corrected for poor players, who cannot pay. That is not exact. A limited bank (PP-O4) is taken as unlimited. More
players are compared two by two (`Many`).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import fsum, sqrt
from typing import NamedTuple

from ...core.table import table
from .coins import Coins
from .state import Rules

SOLVED = 24
"""The target that the table is for."""
RULES = tuple(product(("42o", "135", "none"), ("nothing", "pays"), ("0", "3")))
"""PP-O1, PP-O2 and PP-O5, in the order of the table."""
UNIT = (1 << 32) - 1
LONGEST = 60
LONGEST_UNIT = (1 << 16) - 1
POOR = 4
"""With fewer coins than this it makes a difference that there is nothing to pay with or to take."""

BEYOND = 45
"""More coins above the target than a round can bring."""

GUESS_COINS, GUESS_POTS, GUESS_RESULTS = 27, (2, 3, 4, 5), range(6, 16)
GUESS_UNIT = 1 << 13
POT_SHARE = (
    0.659,
    0.654,
    0.651,
    0.65,
    0.647,
    0.642,
    0.634,
    0.618,
    0.588,
    0.541,
    0.48,
    0.402,
    0.295,
    0.198,
    0.136,
    0.11,
)
"""By the result to beat: how often the player whose turn it is gets the POT in the end, fitted to the exact values."""

ERROR_TARGET = 0.0024
"""Root mean square over all coins in three other games that were solved: to 12 (0.0040), 18 (0.0009), 36 (0.0006)."""
ERROR_BANK = 0.001
ERROR_NO_TABLE = 0.06
ERROR_MANY = 0.03
MOST_KNOWN = 1 << 14

Starts = list[list[float]]
"""The chance to win for the player who starts the round, by that player's coins and the other's."""


class Race:
    """The race of two players to the target."""

    def __init__(self, rules: Rules) -> None:
        self.shift = SOLVED - rules.target
        self.starts, self.error = _starts(rules.target, rules.bonus, rules.after_123, rules.ones)
        if rules.bank == "limited":
            self.error = max(self.error, ERROR_BANK)
        numbers = _Numbers.read()
        self._rest = numbers.rest if numbers else []

    def guess(self, own: int, other: int, pot: int, best: int) -> float:
        """About what a turn is worth to its player, without computing it."""
        lost = 1 - self.starts[other + pot][own]
        share = POT_SHARE[best]
        found = lost + share * (self.starts[own + pot][other] - lost)
        if self._rest:
            most = GUESS_COINS - 1
            own_at = min(max(own + self.shift, 0), most)
            other_at = min(max(other + self.shift, 0), most)
            level = max(best - GUESS_RESULTS[0], 0) * len(GUESS_POTS) + min(pot, GUESS_POTS[-1]) - GUESS_POTS[0]
            found += self._rest[(level * GUESS_COINS + own_at) * GUESS_COINS + other_at]
        return min(max(found, 0.0), 1.0)


@lru_cache(maxsize=8)
def _starts(target: int, bonus: str, after_123: str, ones: str) -> tuple[Starts, float]:
    size = target + BEYOND
    starts = [[1.0 if own > other else 0.0 if own < other else 0.5 for other in range(size)] for own in range(size)]
    numbers = _Numbers.read()
    rules = RULES.index((bonus, after_123, ones))
    for own, other in product(range(target), repeat=2):
        if numbers is None:
            starts[own][other] = _by_lead(target - own, target - other)
        elif target == SOLVED:
            starts[own][other] = numbers.solved(rules, own, other)
        else:
            starts[own][other] = numbers.for_target(rules, target, own, other)
    return starts, ERROR_NO_TABLE if numbers is None else 0.0 if target == SOLVED else ERROR_TARGET


class _Numbers(NamedTuple):
    """The table `values.bin`, unpacked. `pack` in `make_table.py` is the reverse."""

    by_rules: tuple[list[int], ...]
    """The starter's chance for every set of rules, in UNITs; after the first one, what is different from it."""
    longest: list[int]
    """For the usual rules and the longest game, in LONGEST_UNITs."""
    rest: list[float]
    """What the guess of a turn's worth must be corrected by, for the usual rules."""

    @staticmethod
    @lru_cache(maxsize=1)
    def unpack(data: bytes) -> _Numbers:
        pairs = SOLVED * SOLVED
        by_rules = tuple(_joined(data[at * 4 * pairs : (at + 1) * 4 * pairs], 4) for at in range(len(RULES)))
        begin = len(RULES) * 4 * pairs
        end = begin + 2 * LONGEST * LONGEST
        longest = _added_up(_joined(data[begin:end], 2), LONGEST)
        rest = [(number - 0x8000) / GUESS_UNIT for number in _added_up(_joined(data[end:], 2), GUESS_COINS)]
        return _Numbers(by_rules, longest, rest)

    @staticmethod
    def read() -> _Numbers | None:
        data = table("pot")
        return None if data is None else _Numbers.unpack(data)

    def solved(self, rules: int, own: int, other: int) -> float:
        at = own * SOLVED + other
        return ((self.by_rules[0][at] + (self.by_rules[rules][at] if rules else 0)) & UNIT) / UNIT

    def by_distance(self, own: int, other: int) -> float:
        """With the usual rules, when each player needs this many coins more and nobody is poor."""
        return self.longest[(LONGEST - own) * LONGEST + LONGEST - other] / LONGEST_UNIT

    def for_target(self, rules: int, target: int, own: int, other: int) -> float:
        """By distance, with the difference that the rules make at the same distances in the game that is solved.

        What it costs to be poor is taken from there too; it costs more in a shorter game.
        """
        chance = self.by_distance(target - own, target - other)
        own_there, other_there = (max(SOLVED - target + coins, 0) for coins in (own, other))
        chance += self.solved(rules, own_there, other_there) - self.solved(0, own_there, other_there)
        own_there, other_there = (
            coins if coins < POOR else max(SOLVED - target + coins, POOR) for coins in (own, other)
        )
        poor = self.solved(0, own_there, other_there) - self.by_distance(SOLVED - own_there, SOLVED - other_there)
        return min(max(chance + poor * SOLVED / target, 0.0), 1.0)


def _joined(data: bytes, width: int) -> list[int]:
    """Numbers stored with all their highest bytes first, then all the next ones: so they are compressed better."""
    size = len(data) // width
    planes = [data[at * size : (at + 1) * size] for at in range(width)]
    return [int.from_bytes(parts, "big") for parts in zip(*planes, strict=True)]


def _added_up(differences: list[int], row: int) -> list[int]:
    """Every number of a row is stored as the difference to the one before it."""
    found: list[int] = []
    for at, difference in enumerate(differences):
        found.append((difference + (found[-1] if at % row else 0)) & 0xFFFF)
    return found


def _by_lead(own: int, other: int) -> float:
    """Without the table."""
    lead = (other - own) / sqrt(min(own, other) + 4.0)
    return 0.5 + 0.5 * lead / (2 + abs(lead))


STARTER = 1.1
"""How much better it is to start a round of three or more, as odds; fitted to games between good bots."""


class Many:
    """The race of three players or more.

    Everybody is compared with everybody else as if the two were alone. From these odds follow the chances, as in a
    tournament where each player has a strength. With more players a lead means less: the odds are taken to the power
    of 3/4, which fits the games of good bots best.
    """

    def __init__(self, rules: Rules) -> None:
        race = Race(rules)
        starts, coins = race.starts, range(rules.target)
        self.target = rules.target
        self.error = max(race.error, ERROR_MANY)
        self._against = [[_against(starts[own][other] + 1 - starts[other][own]) for other in coins] for own in coins]
        self._known: dict[tuple[Coins, int], tuple[float, ...]] = {}

    def wins(self, coins: Coins, starter: int) -> tuple[float, ...]:
        """Each seat's chance between two rounds."""
        key = coins, starter
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._wins(coins, starter)
        return found

    def _wins(self, coins: Coins, starter: int) -> tuple[float, ...]:
        most = max(coins)
        if most >= self.target:
            share = 1 / coins.count(most)
            return tuple(share if has == most else 0.0 for has in coins)
        weights = []
        for seat, own in enumerate(coins):
            against = 1.0 if seat != starter else STARTER
            for other, has in enumerate(coins):
                if other != seat:
                    against += self._against[own][has] * (STARTER if other == starter else 1.0)
            weights.append((STARTER if seat == starter else 1.0) / against)
        total = fsum(weights)
        return tuple(weight / total for weight in weights)


def _against(twice: float) -> float:
    """The odds to lose, from twice the chance to win."""
    odds = (2 - twice) / max(twice, 1e-6)
    return sqrt(odds * sqrt(odds))
