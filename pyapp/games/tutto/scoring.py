"""What dice are worth in Tutto and which dice of a roll can be set aside (TU-4 to TU-7, TU-12, TU-24)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

Throw = tuple[int, ...]
"""The faces of a roll, sorted."""

SINGLES = {1: 100, 5: 50}


def triple_points(face: int) -> int:
    return 1000 if face == 1 else 100 * face


@lru_cache(maxsize=4096)
def dice_points(dice: Throw) -> int:
    """The best value of dice set aside from one roll: each full three is a triple, the rest are singles."""
    points = 0
    for face in set(dice):
        triples, singles = divmod(dice.count(face), 3)
        points += triples * triple_points(face) + singles * SINGLES.get(face, 0)
    return points


@lru_cache(maxsize=4096)
def keeps(throw: Throw) -> tuple[Throw, ...]:
    """Every way to set scoring dice of this roll aside, at least one; the last is all of them. A null has no way."""
    ways = []
    for face in sorted(set(throw)):
        count = throw.count(face)
        amounts = range(count + 1) if face in SINGLES else range(0, count + 1, 3)
        ways.append([(face,) * amount for amount in amounts])
    chosen = (tuple(die for part in parts for die in part) for parts in product(*ways))
    return tuple(sorted((dice for dice in chosen if dice), key=lambda dice: (len(dice), dice)))


@lru_cache(maxsize=4096)
def straight_keeps(throw: Throw, held: Throw) -> tuple[Throw, ...]:
    """The same for a straight: one die for each number that is still missing."""
    new = sorted(set(throw) - set(held))
    return tuple(dice for size in range(1, len(new) + 1) for dice in combinations(new, size))


@lru_cache(maxsize=4096)
def groups(dice: Throw) -> tuple[Throw, ...]:
    """Dice set aside from one roll, in groups: triples together, singles apart (TU-7)."""
    lying: list[Throw] = []
    for face in sorted(set(dice)):
        triples, singles = divmod(dice.count(face), 3)
        lying += [(face,) * 3] * triples + [(face,)] * singles
    return tuple(lying)
