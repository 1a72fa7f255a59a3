"""Finds the scales with which each level loses what it should per decision, for the `scales` of a game's evaluator.

    python bench/scales.py --seconds 120 --name first tutto

Each level plays against itself with the scale it has. Its positions, with what every move would lose there, say which
scale loses as much as wanted (`LOSSES` in pyapp/core/level.py). Write that scale down and run this again with another
name: with another scale, a level meets other positions. `random` is what random moves would lose: no scale loses more.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playout import mean_loss, play, until
from tally import tally

from pyapp.advice import evaluator
from pyapp.core.level import LEVELS, LOSSES, losses, scales_of
from pyapp.games import listed_ids

LARGEST = 10.0
"""With this scale, moves are as good as random."""

Games = list[list[list[float]]]
"""What every move would lose, by decision, by game."""


def lost(games: Games, scale: float) -> float:
    """The mean over games of what a level with this scale would lose per decision."""
    return statistics.fmean(statistics.fmean(mean_loss(moves, scale) for moves in made) for made in games if made)


def solve(games: Games, wanted: float) -> float:
    """The scale that loses this much; by bisection, since a larger scale loses more."""
    low, high = 0.0, LARGEST
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if lost(games, middle) < wanted else (low, middle)
    return high


def find(id: str, level: str, seats: int, seconds: float, name: str) -> dict[str, Any]:
    games: Games = []
    scale = 0.0
    for number in until(seconds):
        match, made = play(id, [level] * seats, f"{name}.{number}")
        scale = scales_of(evaluator(match))[level]
        games.append([list(losses(one.values, one.seat).values()) for one in made])
    wanted = solve(games, LOSSES[level])
    return {
        "scale": scale,
        "loss": tally([lost([made], scale) for made in games if made]),
        "scale_wanted": float(f"{wanted:.3g}"),
        "random": round(lost(games, LARGEST), 5),
        "decisions": sum(map(len, games)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=120, help="for each game, of processor time")
    parser.add_argument("--name", default="scales", help="begins every seed")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("games", nargs="*", default=listed_ids(), help="by default all")
    options = parser.parse_args()
    lower = LEVELS[:-1]
    for id in options.games:
        part = options.seconds / len(lower)
        found = {level: find(id, level, options.players, part, options.name) for level in lower}
        print(json.dumps({id: found}), flush=True)


if __name__ == "__main__":
    main()
