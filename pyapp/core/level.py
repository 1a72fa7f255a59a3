"""How well a bot plays: one mechanism for all games.

A level makes a move with a weight that falls with what the move loses against the best one, in chances of winning. The
best level makes the best move. So a weaker level makes small mistakes often and large ones rarely, as people do.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum

from .stream import WORD, Stream
from .value import Evaluator, Value, best_move

SCALES = {"beginner": 0.1, "casual": 0.04, "skilled": 0.015, "expert": 0.0}
"""A move that loses this much has a sixteenth of the best move's weight. An evaluator can have `scales` of its own."""

LOSSES = {"beginner": 0.008, "casual": 0.005, "skilled": 0.002, "expert": 0.0}
"""What each level should lose per decision in positions of the expert's games; bench/scales.py finds the scales."""

LEVELS = tuple(SCALES)
"""Weakest first. Every game has them, besides the bots it brings itself."""


def scales_of(evaluator: Evaluator) -> dict[str, float]:
    """By level: an evaluator's own `scales`, chosen so that a level loses about as much in every game, or the usual."""
    scales: dict[str, float] = getattr(evaluator, "scales", SCALES)
    return scales


def losses(values: Mapping[str, Value], seat: int) -> dict[str, float]:
    """What each move loses against the best: chances of winning, or, if nobody else plays, a share of the points."""
    best = values[best_move(values, seat)]
    if len(best.wins) > 1:
        return {move: max(0.0, best.wins[seat] - value.wins[seat]) for move, value in values.items()}
    points = best.points or 0.0
    return {move: (points - (value.points or 0.0)) / (1 + abs(points)) for move, value in values.items()}


def weigh(loss: float, scale: float) -> float:
    """The weight of a move: (scale / (scale + loss)) to the fourth. No power function, which differs by machine."""
    part = scale / (scale + loss)
    squared = part * part
    return squared * squared


def pick(values: Mapping[str, Value], seat: int, scale: float, stream: Stream) -> str:
    """The move of a level with this scale."""
    if not scale:
        return best_move(values, seat)
    weights = {move: weigh(loss, scale) for move, loss in losses(values, seat).items()}
    at = stream.below(WORD) / WORD * fsum(weights.values())
    for move, weight in weights.items():
        at -= weight
        if at < 0:
            return move
    return best_move(values, seat)  # rounding has left a little
