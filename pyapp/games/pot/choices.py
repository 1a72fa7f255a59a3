"""What each legal move of Pass the Pot costs and pays, so that a screen never counts coins."""

from __future__ import annotations

from typing import NamedTuple

from .coins import BANK, Way, changes
from .dice import LETTERS, S123, dice_of
from .state import CHOOSE, State, combination, open_ways, result, verdict


class RollDice(NamedTuple):
    """The first roll, the free reroll or the paid one."""

    move: str
    kind: str
    dice: list[str]
    kept: list[str]
    cost: int


class Stop(NamedTuple):
    """After 1-2-3 two dice are rolled once more, so there is no result yet."""

    move: str
    kind: str
    combo: str | None
    dice: list[str]
    """The dice that must be rolled once more."""
    result: int | None
    verdict: str | None


class Payment(NamedTuple):
    """One way to be paid, or to give coins."""

    move: str
    kind: str
    coins: list[int]
    """By how much each player's coins change."""
    bank: int
    people: list[int]
    """The players who pay or are paid, once for each coin."""


Choice = RollDice | Stop | Payment


def choices(state: State, legal: tuple[str, ...]) -> list[Choice]:
    if state.phase == CHOOSE:
        return [_payment(state, way) for way in open_ways(state)]
    return [_choice(state, move) for move in legal]


def _choice(state: State, move: str) -> Choice:
    kind, _, dice = move.partition(" ")
    if kind == "stop":
        return _stop(state)
    rolled = list(dice or LETTERS)
    kept = [letter for letter in LETTERS if letter not in rolled]
    return RollDice(move, kind, rolled, kept, int(kind == "pay"))


def _stop(state: State) -> Stop:
    made = combination(state)
    if made == S123:
        return Stop("stop", "stop", made, list(dice_of(state.dice, (1, 3))), None, None)
    points = result(state)
    return Stop("stop", "stop", made or None, [], points, verdict(state, points))


def _payment(state: State, way: Way) -> Payment:
    coins, bank = changes(way, len(state.coins))
    people = [
        payee if payer == state.seat else payer
        for payer, payee, amount in way.payments
        if BANK not in (payer, payee)
        for _ in range(amount)
    ]
    return Payment(way.move, way.move.split()[0], coins, bank, people)
