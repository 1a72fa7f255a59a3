"""What a combination pays: every possible way to share out its coins (PP-15 to PP-29, and a limited bank: PP-O4).

A way is a list of payments, computed from what everybody has, so paying one can never fail and never makes or loses a
coin. Two choices of players that move the same coins are one way: naming somebody who has nothing is naming nobody.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from .dice import BONUS, FIVES, FOURS, ONES, POT, S123, S234, S345, THREES, TWOS

BANK = -1

Coins = tuple[int, ...]
"""What every seat has."""


class Payment(NamedTuple):
    payer: int
    """A seat, or the bank."""
    payee: int
    coins: int


class Way(NamedTuple):
    move: str
    """`take 2,3`: one coin from each of these seats, counted from 1 (`take 2,2`: two from one). `take bank`.

    `give 2,3`: one coin to each. Empty if there is nothing to choose.
    """
    payments: tuple[Payment, ...]


def ways(combination: str, coins: Coins, bank: int, seat: int) -> tuple[Way, ...]:
    """Every possible way to pay this combination to this seat; none if nobody has anything to pay with."""
    seats = len(coins)
    clockwise = [(seat + step) % seats for step in range(1, seats)]
    others = sorted(clockwise)
    if combination in (S123, S234):
        return _plain(_from_bank(bank, seat, 1))
    if combination == S345:
        return _either(_ones_of(others, coins), bank, seat, 2)
    if combination == TWOS:
        return _either([(other,) * min(2, coins[other]) for other in others] + _pairs(others, coins), bank, seat, 1)
    if combination == THREES:
        return _both([(other,) for other in others if coins[other]], bank, seat)
    if combination == FOURS:
        return _both(_ones_of(others, coins), bank, seat)
    if combination == FIVES:
        return _gifts(others, bank, seat)
    if combination == POT:
        taken = tuple(Payment(other, seat, 1) for other in clockwise if coins[other])
        return _plain(_from_bank(bank, seat, 2) + taken)
    if combination == BONUS:
        return _plain(tuple(Payment(BANK, at, 1) for at in [seat, *clockwise][:bank]))  # PP-O4: the player first
    if combination == ONES:
        return _plain((Payment(seat, BANK, min(3, coins[seat])),) if coins[seat] else ())
    return ()


def changes(way: Way, seats: int) -> tuple[list[int], int]:
    """How much every seat and the bank gain or lose."""
    seen = [0] * (seats + 1)
    for payer, payee, coins in way.payments:
        seen[payer] -= coins
        seen[payee] += coins
    return seen[:-1], seen[-1]


def _from_bank(bank: int, seat: int, coins: int) -> tuple[Payment, ...]:
    coins = min(bank, coins)
    return (Payment(BANK, seat, coins),) if coins else ()


def _plain(payments: tuple[Payment, ...]) -> tuple[Way, ...]:
    return (Way("", payments),) if payments else ()


def _pairs(others: list[int], coins: Coins) -> list[tuple[int, ...]]:
    """One coin from each of two players; players without coins are left out (PP-28)."""
    return [tuple(other for other in pair if coins[other]) for pair in combinations(others, 2)]


def _ones_of(others: list[int], coins: Coins) -> list[tuple[int, ...]]:
    """The same, but a single opponent counts as both (PP-29)."""
    return _pairs(others, coins) if len(others) > 1 else [(other,) for other in others if coins[other]]


def _open(victims: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return sorted({payers for payers in victims if payers}, key=lambda payers: (len(payers), payers))


def _name(verb: str, seats: tuple[int, ...]) -> str:
    return f"{verb} {','.join(str(seat + 1) for seat in seats)}"


def _taken(payers: tuple[int, ...], seat: int) -> tuple[Payment, ...]:
    return tuple(Payment(payer, seat, payers.count(payer)) for payer in dict.fromkeys(payers))


def _either(victims: list[tuple[int, ...]], bank: int, seat: int, from_bank: int) -> tuple[Way, ...]:
    """From players or from the bank, as the player chooses."""
    found = [Way(_name("take", payers), _taken(payers, seat)) for payers in _open(victims)]
    if bank:
        found.append(Way("take bank", _from_bank(bank, seat, from_bank)))
    return tuple(found)


def _both(victims: list[tuple[int, ...]], bank: int, seat: int) -> tuple[Way, ...]:
    """From players and 2 from the bank; a part that nobody can pay lapses."""
    banked = _from_bank(bank, seat, 2)
    found = [Way(_name("take", payers), banked + _taken(payers, seat)) for payers in _open(victims)]
    return tuple(found) or _plain(banked)


def _gifts(others: list[int], bank: int, seat: int) -> tuple[Way, ...]:
    """5-5-5: first keep three, then give up to two; keep also what nobody takes (PP-23, PP-29)."""
    kept = min(bank, 3)
    given = min(bank - kept, 2, len(others))
    kept += min(bank - kept - given, 2 - given)
    if not given:
        return _plain(_from_bank(bank, seat, kept))
    return tuple(
        Way(_name("give", takers), (Payment(BANK, seat, kept + given), *(Payment(seat, taker, 1) for taker in takers)))
        for takers in combinations(others, given)
    )
