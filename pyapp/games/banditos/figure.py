"""What a reader of the rules of Los Banditos can ask: how often a third die makes a combination."""

from __future__ import annotations

from ...core.figure import Figure, Part
from .combinations import FACES, KINDS
from .odds import third_chance

VALUES = range(1, FACES + 1)
FIGURE = Figure(
    (
        Part("first", VALUES, 5),
        Part("second", VALUES, 6),
        Part("colours", ("same", "different"), "different"),
        Part("kind", KINDS[:0:-1], "straight"),
    ),
    third_chance,
)
