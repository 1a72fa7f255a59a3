"""The sides of a tile as small numbers, for tables: sides that play alike have the same number."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from .combinations import DICE, FACES, FULL, WORTHS, Side, colour_of, value_of, worth

PAIRS = tuple((low, high, same) for low in range(1, FACES + 1) for high in range(low, FACES + 1) for same in (0, 1))
"""Two dice, by their values and whether they have one colour."""
OPEN = 1 + FACES + len(PAIRS)
"""How many forms there are of sides with room."""
FORMS = OPEN + len(WORTHS)

_PAIR_FORM = {pair: 1 + FACES + at for at, pair in enumerate(PAIRS)}
_FULL_FORM = {reached: OPEN + at for at, reached in enumerate(WORTHS)}


@lru_cache(maxsize=1 << 12)
def form_of(side: Side) -> int:
    """Nothing is 0, then one die by its value, two dice, and three dice by their worth: colours are only compared."""
    if len(side) == FULL:
        return _FULL_FORM[worth(side)]
    if not side:
        return 0
    if len(side) == 1:
        return value_of(side[0])
    low, high = sorted(map(value_of, side))
    return _PAIR_FORM[low, high, int(colour_of(side[0]) == colour_of(side[1]))]


@lru_cache(maxsize=1)
def examples() -> tuple[Side, ...]:
    """A side of each form."""
    found: dict[int, Side] = {}
    for amount in range(FULL + 1):
        for side in combinations_with_replacement(DICE, amount):
            found.setdefault(form_of(side), side)
    return tuple(side for _, side in sorted(found.items()))
