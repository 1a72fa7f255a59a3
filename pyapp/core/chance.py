"""Chance as data: what may fall, with which weight, from one description.

A game names the kind of chance it needs; whoever runs the game samples it, looks it up in a record or has it typed in.
An outcome is a move string: a verb, then the faces or cards, e.g. `roll 1 2 2 5`. Things that cannot be told apart
(equal dice, cards of one draw) are sorted, so that every outcome has exactly one string.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, prod
from typing import NamedTuple

from .errors import GameError, quote

Below = Callable[[int], int]
"""Gives a number from 0 to its argument - 1, each equally likely."""

Weighted = tuple[tuple[str, int], ...]
"""Every outcome with its weight; the weights add up to the chance's `total`."""

D6 = ("1", "2", "3", "4", "5", "6")


class Dice(NamedTuple):
    """Some dice that cannot be told apart. A face that a die has several times stands together in `faces`."""

    amount: int
    faces: tuple[str, ...] = D6


class Roll(NamedTuple):
    """A throw of groups of dice; the outcome lists the groups in order, each sorted in order of its faces."""

    groups: tuple[Dice, ...]
    verb: str = "roll"

    @property
    def total(self) -> int:
        return prod(len(dice.faces) ** dice.amount for dice in self.groups)

    def sample(self, below: Below) -> str:
        words = [self.verb]
        for amount, faces in self.groups:
            size = len(faces)
            if amount == 1:
                words.append(faces[below(size)])
            else:
                words += [faces[at] for at in sorted(below(size) for _ in range(amount))]
        return " ".join(words)

    def outcomes(self) -> Weighted:
        return _roll_outcomes(self)

    def normalise(self, text: str) -> str:
        """The one string of an outcome that somebody typed, the dice of a group in any order."""
        verb, *shown = text.split()
        if verb != self.verb or len(shown) != sum(dice.amount for dice in self.groups):
            raise GameError("bad_move", move=quote(text))
        words = [verb]
        for amount, faces in self.groups:
            group, shown = shown[:amount], shown[amount:]
            if any(face not in faces for face in group):
                raise GameError("bad_move", move=quote(text))
            words += sorted(group, key=faces.index)
        return " ".join(words)


class Draw(NamedTuple):
    """So many from a bag (or a deck) without putting back; the bag is (what, how many) in a fixed order."""

    bag: tuple[tuple[str, int], ...]
    amount: int = 1
    verb: str = "draw"

    @property
    def total(self) -> int:
        return comb(sum(left for _, left in self.bag), self.amount)

    def sample(self, below: Below) -> str:
        left = [n for _, n in self.bag]
        size = sum(left)
        drawn: list[int] = []
        for _ in range(self.amount):
            at, index = below(size), 0
            while at >= left[index]:
                at -= left[index]
                index += 1
            left[index] -= 1
            size -= 1
            drawn.append(index)
        return " ".join([self.verb, *(self.bag[index][0] for index in sorted(drawn))])

    def outcomes(self) -> Weighted:
        return _draw_outcomes(self)

    def normalise(self, text: str) -> str:
        verb, *drawn = text.split()
        left = dict(self.bag)
        if verb != self.verb or len(drawn) != self.amount:
            raise GameError("bad_move", move=quote(text))
        for thing in drawn:
            if left.get(thing, 0) < 1:
                raise GameError("bad_move", move=quote(text))
            left[thing] -= 1
        order = [name for name, _ in self.bag]
        return " ".join([verb, *sorted(drawn, key=order.index)])


Chance = Roll | Draw


def lot(seats: int) -> Roll:
    """Who begins, by lot: `lot 2` is the second seat."""
    return Roll((Dice(1, tuple(str(seat + 1) for seat in range(seats))),), "lot")


def probability(chance: Chance, outcome: str) -> Fraction:
    return Fraction(dict(chance.outcomes()).get(outcome, 0), chance.total)


def _multisets(sizes: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    """All ways to take `count` things from kinds with at most sizes[i] of kind i, as sorted index tuples."""
    ways: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for _ in range(count):
        ways = [
            ((*way, index), index)
            for way, last in ways
            for index in range(last, len(sizes))
            if way.count(index) < sizes[index]
        ]
    return [way for way, _ in ways]


@lru_cache(maxsize=256)
def _group_outcomes(dice: Dice) -> Weighted:
    kinds = tuple(dict.fromkeys(dice.faces))
    repeats = [dice.faces.count(kind) for kind in kinds]
    found = []
    for way in _multisets((dice.amount,) * len(kinds), dice.amount):
        orders = factorial(dice.amount)
        weight = 1
        for index, repeat in enumerate(repeats):
            n = way.count(index)
            orders //= factorial(n)
            weight *= repeat**n
        found.append((" ".join(kinds[index] for index in way), orders * weight))
    return tuple(found)


@lru_cache(maxsize=256)
def _roll_outcomes(roll: Roll) -> Weighted:
    found: Weighted = ((roll.verb, 1),)
    for dice in roll.groups:
        if dice.amount:
            group = _group_outcomes(dice)
            found = tuple((f"{start} {end}", a * b) for start, a in found for end, b in group)
    return found


@lru_cache(maxsize=256)
def _draw_outcomes(draw: Draw) -> Weighted:
    sizes = tuple(left for _, left in draw.bag)
    return tuple(
        (
            " ".join([draw.verb, *(draw.bag[index][0] for index in way)]),
            prod(comb(size, way.count(index)) for index, size in enumerate(sizes)),
        )
        for way in _multisets(sizes, draw.amount)
    )
