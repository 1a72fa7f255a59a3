"""A position of Pass the Pot and what its dice and coins mean. `rules.py` says what happens then."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Outcome
from .coins import Way, ways
from .dice import BONUS, COMBINATION, S234, TWOS, Throw

BOX = 55
ENDLESS = 1 << 30
NOBODY = -1
NO_DICE: Throw = (-1, -1, -1)

START_OFF, WIN_OFF = "start_off", "win_off"
START, ROLL, THROW, CHOOSE, OVER = "start", "roll", "throw", "choose", "over"

FIRST, FREE, PAID, FORCED = 1, 2, 3, 4
"""The rolls of a turn; the last one is the 1 and the 3 after 1-2-3 (PP-15)."""

TOOK_POT, LOWER, EQUAL = "took_pot", "lower", "equal"


class Rules(NamedTuple):
    """The options of a game, PP-O1 to PP-O7."""

    target: int
    start: str
    bonus: str
    after_123: str
    bank: str
    total: int
    ones: str


class Last(NamedTuple):
    """How the previous turn ended: its dice stay visible until the next roll."""

    code: str
    """TOOK_POT, LOWER, EQUAL, or triple_111 or pot."""
    seat: int
    dice: Throw
    combination: str
    result: int
    round_winner: int = NOBODY
    round_coins: int = 0
    round_dice: Throw = NO_DICE
    """If that was the end of the round: who won it, how many coins, with which dice."""


class State(NamedTuple):
    rules: Rules
    coins: tuple[int, ...]
    """By seat."""
    bank: int
    pot: int
    phase: str
    seat: int = 0
    """Whose turn it is."""
    dice: Throw = NO_DICE
    """The current player's set."""
    throws: int = 0
    """Which roll of the turn was the last, or is about to happen."""
    thrown: str = ""
    """The dice of that roll, by their letters."""
    holder: int = NOBODY
    """Who has the POT in this round."""
    held: Throw = NO_DICE
    best: int = 0
    """The holder's dice and their result: the ones to beat."""
    round: int = 1
    starter: int = 0
    """Who began the round."""
    contenders: tuple[int, ...] = ()
    """The seats that roll to start or to win."""
    lots: tuple[tuple[int, int], ...] = ()
    """What they rolled last time."""
    last: Last | None = None
    outcome: Outcome | None = None


def combination(state: State) -> str:
    """What the dice of the turn make, if it counts: PP-O2 decides that after 1-2-3."""
    made = COMBINATION[state.rules.bonus][state.dice]
    if state.throws == FORCED and (state.rules.after_123 == "nothing" or made not in (TWOS, S234, BONUS)):
        return ""
    return made


def result(state: State) -> int:
    """PP-8; PP-O5 decides about 1-1-1."""
    total = sum(state.dice)
    return int(state.rules.ones) if state.dice == (1, 1, 1) else total


def open_ways(state: State) -> tuple[Way, ...]:
    """How the combination on the table can be paid."""
    return ways(combination(state), state.coins, available(state), state.seat)


def takes_pot(state: State, points: int) -> bool:
    """PP-9: the first result of a round, or a higher one; PP-10: an equal one does not."""
    return state.holder == NOBODY or points > state.best


def verdict(state: State, points: int) -> str:
    """What this result does to the POT."""
    if takes_pot(state, points):
        return TOOK_POT
    return EQUAL if points == state.best else LOWER


def available(state: State) -> int:
    return state.bank if state.rules.bank == "limited" else ENDLESS


def bank_total(rules: Rules) -> int:
    return max(rules.total, 2 * rules.target) if rules.bank == "limited" else BOX
