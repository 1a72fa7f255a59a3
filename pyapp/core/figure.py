"""A figure that a reader can ask for, the parts from which it is computed, and the values each part can have.

Only these values reach the computation, so no question can fail in an unexpected way or take forever.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from .errors import GameError


class Part(NamedTuple):
    """What the reader can change: one of `values`, at first `usual`."""

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
    """How it is written: as a `percent` or as a `number`."""

    def of(self, given: object) -> float:
        """The figure for these parts by id. `bad_request` names a part that is missing or not allowed."""
        if not isinstance(given, dict):
            raise GameError("bad_request", missing="of")
        for part in self.parts:
            if not part.allows(given.get(part.id)):
                raise GameError("bad_request", missing=part.id)
        return float(self.work_out(**{part.id: given[part.id] for part in self.parts}))

    @property
    def usual(self) -> float:
        return self.of({part.id: part.usual for part in self.parts})
