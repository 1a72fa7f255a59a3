"""The kinds of cards of Six Colours as its evaluator tells them apart, whatever their colour."""

from __future__ import annotations

from typing import NamedTuple

from .deck import CARDS


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
