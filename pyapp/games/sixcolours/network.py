"""What positions between two turns of Six Colours are worth: a small network, learned from games by `make_table.py`.

Its inputs are everybody's cards and points and the cards on offer, with the dice left lying or not. It has one layer,
and all it does is add, multiply, divide and compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import fsum
from operator import add, mul
from struct import calcsize, unpack_from
from typing import NamedTuple

from ...core.table import table
from .kinds import EMPTY, FAMILIES
from .state import LAST

HIDDEN = 24
MOST_CARDS = 12
"""No hand has as many cards, not even in the middle of an action."""

SCALE = 65535
TENDENCIES = f"<{len(FAMILIES)}H"
"""How the file begins."""

Wins = tuple[float, ...]
Vector = tuple[float, ...]


class Offer(NamedTuple):
    """The cards on offer, as they count for the next turn: with six new dice, and with dice left lying."""

    fresh: Vector
    lying: Vector


NO_OFFER = Offer((), ())


class Network(NamedTuple):
    cards: tuple[tuple[Vector, ...], ...]
    """By seat, counted from the one whose turn it is, and number of cards."""
    points: tuple[Vector, ...]
    """By seat, for each point."""
    fresh: tuple[Vector, ...]
    """By kind of card on offer."""
    lying: tuple[Vector, ...]
    may_end: Vector
    out: tuple[Vector, ...]
    """By seat."""
    bias: Vector

    def offer(self, parts: Iterable[tuple[float, int]]) -> Offer:
        """The cards on offer, by weight and kind: those that nobody knows yet count as the average of many."""
        fresh = [0.0] * HIDDEN
        lying = [0.0] * HIDDEN
        for weight, kind in parts:
            fresh = [before + weight * part for before, part in zip(fresh, self.fresh[kind], strict=True)]
            lying = [before + weight * part for before, part in zip(lying, self.lying[kind], strict=True)]
        return Offer(tuple(fresh), tuple(lying))

    def wins(self, hands: list[tuple[int, float]], offer: Vector, may_end: bool) -> Wins:
        """Each seat's chance, from the cards and points of all."""
        total: Iterable[float] = map(add, offer, self.may_end) if may_end else offer
        for (cards, points), by_cards, by_points in zip(hands, self.cards, self.points, strict=True):
            row = by_cards[min(cards, MOST_CARDS - 1)]
            total = [a + b + points * c for a, b, c in zip(total, row, by_points, strict=True)]
        hidden = [one / (1 + one) if one >= 0 else one / (1 - one) for one in total]
        sizes = []
        for row, bias in zip(self.out, self.bias, strict=True):
            found = fsum(map(mul, row, hidden)) + bias
            size = 1 + found if found > 0 else 1 / (1 - found)
            sizes.append(size * size)
        whole = fsum(sizes)
        return tuple([size / whole for size in sizes])


def layout(seats: int) -> tuple[tuple[int, int], ...]:
    """How many rows of numbers follow each other in the file, and how many numbers each has."""
    kinds = EMPTY + 1
    into = (seats * MOST_CARDS, seats, kinds, kinds, 1)
    return (*((rows, HIDDEN) for rows in into), (seats, HIDDEN), (1, seats))


@lru_cache(maxsize=1)
def networks(data: bytes) -> Mapping[int, Network]:
    """By number of seats."""
    found: dict[int, Network] = {}
    at = calcsize(TENDENCIES)
    for seats in LAST:
        parts: list[tuple[Vector, ...]] = []
        for rows, width in layout(seats):
            numbers = f"<{width}e"
            size = calcsize(numbers)
            parts.append(tuple(unpack_from(numbers, data, at + row * size) for row in range(rows)))
            at += rows * size
        cards, points, fresh, lying, may_end, out, bias = parts
        by_seat = tuple(cards[seat * MOST_CARDS : (seat + 1) * MOST_CARDS] for seat in range(seats))
        found[seats] = Network(by_seat, points, fresh, lying, may_end[0], out, bias[0])
    return found


def network(seats: int) -> Network | None:
    data = table("sixcolours")
    return networks(data)[seats] if data else None


@lru_cache(maxsize=1)
def _tendencies(data: bytes) -> Vector:
    return tuple(number / SCALE for number in unpack_from(TENDENCIES, data))


def tendencies() -> Vector:
    """How likely a card of each family is in a hand rather than in a pile."""
    data = table("sixcolours")
    return _tendencies(data) if data else (1.0,) * len(FAMILIES)
