"""The kinds of cards of Six Colours as its evaluator tells them apart: a colour only matters if two cards share it."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from .deck import CARDS, PILES


class Kind(NamedTuple):
    combination: str
    fixed: bool
    points: int
    action: str

    @property
    def family(self) -> str:
        """What makes it easy or hard to win."""
        return f"{self.combination}_fixed" if self.fixed else self.combination


KIND_OF = {id: Kind(card.combination, card.colour != "", card.points, card.action) for id, card in CARDS.items()}
KINDS = tuple(dict.fromkeys(KIND_OF.values()))
NUMBER = {kind: number for number, kind in enumerate(KINDS)}
EMPTY = len(KINDS)
"""The number of no card: an empty pile."""
FAMILIES = tuple(dict.fromkeys(kind.family for kind in KINDS))

Key = bytes
"""Three cards on offer: kinds in order, each with a number for its colour if it has one, in order of appearance."""
LABELS = 4


def _labelled(cards: list[tuple[int, str]]) -> Key:
    labels: dict[str, int] = {"": 0}
    return bytes(kind * LABELS + labels.setdefault(colour, len(labels)) for kind, colour in cards)


@lru_cache(maxsize=1 << 12)
def key_of(tops: tuple[str, ...]) -> tuple[Key, tuple[int, ...]]:
    """The three cards whatever their order and colours, and the place of each pile's card in it."""
    cards = [(NUMBER[KIND_OF[top]], CARDS[top].colour) if top else (EMPTY, "") for top in tops]
    found: tuple[Key, tuple[int, ...]] | None = None
    for order in permutations(range(PILES)):
        ordered = [cards[pile] for pile in order]
        if ordered[0][0] <= ordered[1][0] <= ordered[2][0]:
            key = _labelled(ordered)
            if found is None or key < found[0]:
                found = key, tuple(order.index(pile) for pile in range(PILES))
    assert found is not None
    return found
