"""Every way to keep dice of Six Colours, and what one more die makes of it.

Dice rolled together are worth the same as dice rolled one after another. So the average over a roll needs six sums for
each set of dice instead of all outcomes, and the best dice to keep are found by leaving out one die at a time. Colours
that no card on offer asks for are interchangeable: sets that differ only in them are one node.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from .dice import BLACK, BLACKS, WHITE, WHITES, made

EIGHT = 8
COLOUR_COUNT = len(WHITE)
Shapes = tuple[int, ...]
"""Dice by their colours: the number of white dice times EIGHT plus the number of black ones."""
Values = list[float]
"""One number for each node; those of the six dice come first."""


class Lattice(NamedTuple):
    """All sets of dice with the first few colours told apart and the others not. Nodes are numbers.

    The complete nodes (six dice) come first, then the others with two blacks, one black and none; within each, those
    with more whites first. So a pass through any list of sums finds what it needs.
    """

    special: int
    numbers: dict[Shapes, int]
    shapes: tuple[Shapes, ...]
    complete: int
    """How many nodes have six dice."""
    whites: tuple[tuple[int, ...], ...]
    """Nodes with two blacks, not complete: the node, then the six that one more white die makes."""
    twin_whites: tuple[tuple[int, ...], ...]
    """The same for those whose blacks are of one colour."""
    second_black: tuple[tuple[int, ...], ...]
    """Nodes with one black: the node, the one that an equal black makes, then the five of other blacks."""
    first_black: tuple[tuple[int, ...], ...]
    """Nodes without a black: the node, then the six that a black makes."""
    fewer: tuple[tuple[int, tuple[int, ...]], ...]
    """For every node, those with one die less; the smallest sets first."""
    twins: tuple[tuple[int, tuple[int, ...]], ...]
    """Complete nodes whose blacks are of one colour, and what turning one die makes of them."""
    first_roll: tuple[tuple[int, int], ...]
    """The ways, of 6 ** 6, in which a roll of all dice shows each complete node."""


def canonical(shapes: Sequence[int], special: int) -> Shapes:
    return (*shapes[:special], *sorted(shapes[special:], reverse=True))


def _sets(special: int, whites: int, blacks: int) -> list[Shapes]:
    found: dict[Shapes, None] = {}
    for white in combinations_with_replacement(range(COLOUR_COUNT), whites):
        for black in combinations_with_replacement(range(COLOUR_COUNT), blacks):
            shapes = [0] * COLOUR_COUNT
            for at in white:
                shapes[at] += EIGHT
            for at in black:
                shapes[at] += 1
            found[canonical(shapes, special)] = None
    return list(found)


@lru_cache(maxsize=4)
def lattice(special: int) -> Lattice:
    """The sets of dice if this many colours, the first, are told apart."""
    levels = [(whites, blacks) for blacks in (2, 1, 0) for whites in (4, 3, 2, 1, 0)]
    sets = {level: _sets(special, *level) for level in levels}
    shapes = tuple(one for level in levels for one in sets[level])
    index = {one: at for at, one in enumerate(shapes)}

    def plus(one: Shapes, at: int, amount: int) -> int:
        return index[canonical((*one[:at], one[at] + amount, *one[at + 1 :]), special)]

    def more(one: Shapes, amount: int) -> tuple[int, ...]:
        return (index[one], *(plus(one, at, amount) for at in range(COLOUR_COUNT)))

    def one_less(one: Shapes) -> tuple[int, tuple[int, ...]]:
        found = {
            plus(one, at, -amount)
            for at, shape in enumerate(one)
            for amount, there in ((EIGHT, shape >= EIGHT), (1, shape % EIGHT))
            if there
        }
        return index[one], tuple(sorted(found))

    def with_second(one: Shapes) -> tuple[int, ...]:
        same = next(at for at, shape in enumerate(one) if shape % EIGHT)
        others = (plus(one, at, 1) for at in range(COLOUR_COUNT) if at != same)
        return (index[one], plus(one, same, 1), *others)

    def after_turn(one: Shapes) -> tuple[int, ...]:
        found = set()
        for at, shape in enumerate(one):
            for amount, there in ((EIGHT, shape >= EIGHT), (1, shape % EIGHT)):
                for to in range(COLOUR_COUNT):
                    if there and to != at:
                        after = list(one)
                        after[at] -= amount
                        after[to] += amount
                        found.add(index[canonical(after, special)])
        return tuple(sorted(found))

    pairs = [one for whites in (3, 2, 1, 0) for one in sets[whites, 2]]
    whites = tuple(more(one, EIGHT) for one in pairs)
    twin = {index[one] for level in levels[:5] for one in sets[level] if any(shape % EIGHT == BLACKS for shape in one)}
    full = sets[WHITES, BLACKS]
    return Lattice(
        special,
        index,
        shapes,
        len(full),
        whites,
        tuple(row for row in whites if row[0] in twin),
        tuple(with_second(one) for level in levels[5:10] for one in sets[level]),
        tuple(more(one, 1) for level in levels[10:] for one in sets[level]),
        tuple(one_less(one) for one in sorted(shapes, key=_size) if _size(one)),
        tuple((index[one], after_turn(one)) for one in full if index[one] in twin),
        tuple((index[one], _ways(one, special)) for one in full),
    )


def _size(one: Shapes) -> int:
    return sum(shape // EIGHT + shape % EIGHT for shape in one)


def _ways(one: Shapes, special: int) -> int:
    """In how many of the 6 ** 6 rolls the dice show this node."""
    ways = factorial(WHITES) * factorial(BLACKS)
    for shape in one:
        ways //= factorial(shape // EIGHT) * factorial(shape % EIGHT)
    names = factorial(COLOUR_COUNT - special)
    for shape in set(one[special:]):
        names //= factorial(one[special:].count(shape))
    return ways * names


def average_of_rolls(nodes: Lattice, lying: Sequence[float], turnable: Sequence[float]) -> Values:
    """For every set of kept dice, the average over a roll of the others.

    `lying` is what six dice are worth after the roll, `turnable` the same if equal blacks were rolled (SC-15).
    """
    found = [*lying, *[0.0] * (len(nodes.shapes) - nodes.complete)]
    for at, a, b, c, d, e, f in nodes.whites:
        found[at] = (found[a] + found[b] + found[c] + found[d] + found[e] + found[f]) / 6
    twins = [*turnable, *[0.0] * (len(nodes.shapes) - nodes.complete)]
    for at, a, b, c, d, e, f in nodes.twin_whites:
        twins[at] = (twins[a] + twins[b] + twins[c] + twins[d] + twins[e] + twins[f]) / 6
    rolled = twins  # with one black: what it is worth if that one was rolled too
    for at, same, b, c, d, e, f in nodes.second_black:
        others = found[b] + found[c] + found[d] + found[e] + found[f]
        rolled[at] = (others + twins[same]) / 6
        found[at] = (others + found[same]) / 6
    for at, a, b, c, d, e, f in nodes.first_black:
        found[at] = (rolled[a] + rolled[b] + rolled[c] + rolled[d] + rolled[e] + rolled[f]) / 6
    return found


def best_to_keep(nodes: Lattice, rolls: Values) -> Values:
    """For every node, the best of its own value and those of all smaller sets; six dice cannot all be kept."""
    best = rolls.copy()
    for at in range(nodes.complete):
        best[at] = -1.0
    for at, fewer in nodes.fewer:
        found = max([best[less] for less in fewer])
        if found > best[at]:
            best[at] = found
    return best


class Colours(NamedTuple):
    """Which colours come first: those that cards ask for."""

    order: tuple[int, ...]
    special: int

    @property
    def nodes(self) -> Lattice:
        return lattice(self.special)

    def node(self, dice: str) -> int:
        shapes = [EIGHT * dice.count(WHITE[at]) + dice.count(BLACK[at]) for at in self.order]
        return self.nodes.numbers[canonical(shapes, self.special)]

    def dice(self, node: int) -> str:
        """Dice that show this node."""
        shapes = self.nodes.shapes[node]
        letters = [
            WHITE[colour] * (shape // EIGHT) + BLACK[colour] * (shape % EIGHT)
            for colour, shape in zip(self.order, shapes, strict=True)
        ]
        return "".join(sorted("".join(letters)))


@lru_cache(maxsize=64)
def colours_of(asked: tuple[int, ...]) -> Colours:
    """These colours first, the others after them."""
    rest = tuple(at for at in range(COLOUR_COUNT) if at not in asked)
    return Colours(asked + rest, len(asked))


@lru_cache(maxsize=256)
def nodes_making(pattern: str, colours: Colours, shared: bool) -> bytes:
    """For every complete node, 1 if it matches the pattern."""
    return bytes(pattern in made(colours.dice(node), shared) for node in range(colours.nodes.complete))
