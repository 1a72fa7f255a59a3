"""Finds the scales with which each level loses what it should per decision, for the `scales` of a game's evaluator.

    python bench/scales.py --seconds 120 --name first tutto

Each level plays against itself with a first scale. Its positions, with what every move would lose there, say which
scale loses as much as wanted; with that scale it plays again, because a better player meets other positions. Prints
each scale with the loss that the last games had, and what random moves would lose: more is not possible.
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

from pyapp.core.level import LEVELS, LOSSES, SCALES, losses
from pyapp.games import listed_ids

ROUNDS = 2
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
    scale = SCALES[level]
    games: Games = []
    for at in range(ROUNDS):
        games = []
        for number in until(seconds / ROUNDS):
            _, made = play(id, [level] * seats, f"{name}.{at}.{number}", {level: scale})
            games.append([list(losses(one.values, one.seat).values()) for one in made])
        scale = solve(games, LOSSES[level])
    return {
        "scale": float(f"{scale:.2g}"),
        "loss": round(lost(games, scale), 5),
        "random": round(lost(games, LARGEST), 5),
        "games": len(games),
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
