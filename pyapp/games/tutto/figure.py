"""What a reader of Tutto's rules can ask: the average points for rolling once more and then stopping."""

from __future__ import annotations

from ...core.figure import Figure, Part
from .odds import once_more
from .state import SIX

FIGURE = Figure((Part("dice", range(1, SIX + 1), 3), Part("points", range(0, 6001, 50), 300)), once_more, "number")
