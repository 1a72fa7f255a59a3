"""A figure that a reader may ask for: from what it is worked out, and what each part of that may be.

Nothing else reaches the sums behind it, so that no question can be wrong in a way of its own or take for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from .errors import GameError


class Part(NamedTuple):
    """What the reader changes: one of `values`, at first `usual`."""

    id: str
    values: range | tuple[str, ...]
    usual: int | str

    def allows(self, value: object) -> bool:
        return type(value) is type(self.usual) and value in self.values


class Figure(NamedTuple):
    parts: tuple[Part, ...]
    work_out: Callable[..., Fraction | float]
    """Takes the parts by their ids."""
    form: str = "percent"
    """How it is written: `percent` of a chance, or a `number`."""

    def of(self, given: object) -> float:
        """The figure for these parts by id; `bad_request` names the part that is missing or cannot be."""
        if not isinstance(given, dict):
            raise GameError("bad_request", missing="of")
        for part in self.parts:
            if not part.allows(given.get(part.id)):
                raise GameError("bad_request", missing=part.id)
        return float(self.work_out(**{part.id: given[part.id] for part in self.parts}))

    @property
    def usual(self) -> float:
        return self.of({part.id: part.usual for part in self.parts})
