"""What a reader of the rules of Pass the Pot can ask: how often a result holds the POT."""

from __future__ import annotations

from ...core.figure import Figure, Part
from .odds import HIGHEST, hold_chance

FIGURE = Figure((Part("best", range(HIGHEST + 1), 11), Part("players", range(2, 6), 3)), hold_chance)
