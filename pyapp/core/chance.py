"""Chance as data: one description gives all outcomes and their weights.

A game describes the chance it needs. The Match samples it, finds it in a record or asks for it. An outcome is a move
string: a verb, then the faces or cards, e.g. `roll 1 2 2 5`. Things that cannot be told apart (equal dice, cards of one
draw) are sorted, so that every outcome has exactly one string.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, factorial, prod
from typing import Literal, NamedTuple

from .errors import GameError, quote

Below = Callable[[int], int]
"""Returns a number from 0 to its argument - 1, each equally likely."""

Weighted = tuple[tuple[str, int], ...]
"""Every outcome with its weight; the weights add up to the chance's `total`."""

D6 = ("1", "2", "3", "4", "5", "6")


LOOSE = "*"
"""Precedes faces that somebody entered and that are possible only if another die of the same look was rolled."""


class Dice(NamedTuple):
    """Some dice that cannot be told apart. Equal faces of a die are next to each other in `faces`."""

    amount: int
    faces: tuple[str, ...] = D6
    kind: str = ""
    """What you see of these dice before they are rolled, e.g. their colour."""
    looks: tuple[str, ...] = ()
    """All faces of all dice of this kind, if they differ: then nobody sees which die is which."""
    owner: int | None = None
    """The seat that rolls them, if every player has dice."""


class Roll(NamedTuple):
    """A roll of groups of dice. The outcome lists the groups in order, each sorted in the order of its faces."""

    groups: tuple[Dice, ...]
    verb: str = "roll"

    @property
    def total(self) -> int:
        return prod(len(dice.faces) ** dice.amount for dice in self.groups)

    def sample(self, below: Below) -> str:
        words = [self.verb]
        for amount, faces, _, _, _ in self.groups:
            size = len(faces)
            if amount == 1:
                words.append(faces[below(size)])
            else:
                words += [faces[at] for at in sorted(below(size) for _ in range(amount))]
        return " ".join(words)

    def outcomes(self) -> Weighted:
        return _roll_outcomes(self)

    def normalise(self, text: str) -> str:
        """The canonical string of an outcome that somebody entered, with dice of the same look in any order.

        If these dice cannot show it, but others of the same look could, it is marked as `LOOSE`, and the game works out
        which dice were rolled.
        """
        verb, *shown = text.split()
        if shown[:1] == [LOOSE]:
            del shown[0]
        if verb != self.verb or len(shown) != sum(dice.amount for dice in self.groups):
            raise GameError("bad_move", move=quote(text))
        words: list[str] = []
        loose = False
        for alike in self.alike:
            amount = sum(dice.amount for dice in alike)
            group, shown = shown[:amount], shown[amount:]
            fitted = _fit(alike, group)
            if fitted is None and all(face in alike[0].looks for face in group):
                loose = True
                fitted = sorted(group, key=alike[0].looks.index)
            if fitted is None:
                raise GameError("bad_move", move=quote(text))
            words += fitted
        return " ".join([verb, LOOSE, *words] if loose else [verb, *words])

    @property
    def alike(self) -> list[list[Dice]]:
        """The groups in order; groups that cannot be told apart before the roll are together."""
        found: list[list[Dice]] = []
        for dice in self.groups:
            if found and dice.looks and dice[2:] == found[-1][0][2:]:
                found[-1].append(dice)
            else:
                found.append([dice])
        return found


class Draw(NamedTuple):
    """Things drawn from a bag or a deck without putting them back. The bag is (name, count) in a fixed order."""

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

Kind = Literal["dice", "draw"]

LOT = "lot"


def kind_of(chance: Chance) -> Kind:
    """Whether dice roll, or something is drawn or turned up: a card, a lot, what was hidden."""
    return "dice" if isinstance(chance, Roll) and chance.groups and chance.verb != LOT else "draw"


def shown_in(outcome: str) -> list[str]:
    """The faces or cards of an outcome, without its verb and mark."""
    return [word for word in outcome.split()[1:] if word != LOOSE]


def lot(seats: int) -> Roll:
    """Draws who starts: `lot 2` is the second seat."""
    return Roll((Dice(1, tuple(str(seat + 1) for seat in range(seats))),), LOT)


def probability(chance: Chance, outcome: str) -> Fraction:
    return Fraction(dict(chance.outcomes()).get(outcome, 0), chance.total)


def _fit(alike: list[Dice], shown: list[str]) -> list[str] | None:
    """The faces by group, each group sorted; None if these dice cannot show them."""
    if not alike:
        return []
    dice, *others = alike
    for group in dict.fromkeys(combinations(shown, dice.amount)):
        if all(face in dice.faces for face in group):
            rest = list(shown)
            for face in group:
                rest.remove(face)
            fitted = _fit(others, rest)
            if fitted is not None:
                return [*sorted(group, key=dice.faces.index), *fitted]
    return None


def which_dice(
    dice: Sequence[tuple[str, ...]], lying: Sequence[str], thrown: Sequence[int], shown: Sequence[str]
) -> tuple[tuple[str, ...], tuple[int, ...]] | None:
    """Works out what dice of the same look show, and which of them were rerolled. None: the roll is impossible.

    The dice are given by their faces. They showed `lying` before; the dice at the places `thrown` seemed to be
    rerolled, and the rerolled dice now show `shown`.
    """
    stayed = [face for die, face in enumerate(lying) if die not in thrown]
    return _which_dice(dice, 0, stayed, [lying[die] for die in thrown], list(shown))


def _which_dice(
    dice: Sequence[tuple[str, ...]], at: int, stayed: list[str], lifted: list[str], shown: list[str]
) -> tuple[tuple[str, ...], tuple[int, ...]] | None:
    if at == len(dice):
        return (), ()
    faces = dice[at]
    for face in dict.fromkeys(stayed):
        if face in faces and (found := _which_dice(dice, at + 1, _without(stayed, face), lifted, shown)):
            return (face, *found[0]), found[1]
    for before, face in dict.fromkeys(product(lifted, shown)):
        if before in faces and face in faces:
            rest = _without(lifted, before), _without(shown, face)
            if found := _which_dice(dice, at + 1, stayed, *rest):
                return (face, *found[0]), (at, *found[1])
    return None


def _without(faces: list[str], face: str) -> list[str]:
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


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
def group_outcomes(dice: Dice) -> Weighted:
    """What these dice can show, sorted, each with its weight."""
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
            group = group_outcomes(dice)
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
