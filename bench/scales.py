"""Finds the scales with which each level loses what it should per decision, for the `scales` of a game's evaluator.

    python bench/scales.py --seconds 120 --name first ID

In the positions of the expert's own games, what every move would lose says what a level with any scale loses on average
there; so the scale follows from what it should lose (`LOSSES` in pyapp/core/level.py). `random` is what random moves
lose: no scale loses more.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playout import Effort, mean_loss, own_game, until
from tally import tally

from pyapp.advice import evaluator
from pyapp.core.level import LEVELS, LOSSES, losses, scales_of
from pyapp.games import listed_ids

LARGEST = 10.0
"""With this scale, moves are as good as random."""

Games = list[list[list[float]]]
"""What every move would lose, by decision, by game."""


def lost(games: Games, scale: float) -> list[float]:
    """What a level with this scale would lose per decision, by game."""
    return [statistics.fmean(mean_loss(moves, scale) for moves in made) for made in games if made]


def solve(games: Games, wanted: float) -> float:
    """The scale that loses this much; by bisection, since a larger scale loses more."""
    low, high = 0.0, LARGEST
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if statistics.fmean(lost(games, middle)) < wanted else (low, middle)
    return high


def find(id: str, seats: int, seconds: float, name: str) -> dict[str, Any]:
    games: Games = []
    now: dict[str, float] = {}
    for number in until(Effort(seconds)):
        match, made = own_game(id, seats, name, number)
        now = scales_of(evaluator(match))
        games.append([list(losses(one.values, one.seat).values()) for one in made])
    return {
        "decisions": sum(map(len, games)),
        "random": tally(lost(games, LARGEST)),
        **{
            level: {
                "scale": now[level],
                "loss": tally(lost(games, now[level])),
                "scale wanted": float(f"{solve(games, LOSSES[level]):.3g}"),
            }
            for level in LEVELS[:-1]
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60, help="for each game, of processor time")
    parser.add_argument("--name", default="scales", help="begins every seed")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("games", nargs="*", default=listed_ids(), help="by default all")
    options = parser.parse_args()
    for id in options.games:
        print(json.dumps({id: find(id, options.players, options.seconds, options.name)}), flush=True)


if __name__ == "__main__":
    main()
