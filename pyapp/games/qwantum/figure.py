"""What a reader of Qwantum's rules can ask: how often a colour's sum is above a number."""

from __future__ import annotations

from ...core.figure import Figure, Part
from .dice import COLOURS
from .odds import above

FIGURE = Figure((Part("colour", COLOURS, COLOURS[0]), Part("limit", range(1, 33), 10)), above)
