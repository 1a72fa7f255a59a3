"""What a reader of the rules of Six Colours can ask: how often kept dice become a combination."""

from __future__ import annotations

from ...core.figure import Figure, Part
from .odds import with_kept

COMBINATIONS = ("trio", "three_pairs", "full_house", "four", "five", "two_trios", "four_and_pair", "six")
FIGURE = Figure(
    (Part("combination", COMBINATIONS, "four"), Part("kept", range(5), 2), Part("throws", range(1, 4), 2)), with_kept
)
