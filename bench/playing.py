"""Plays every listed game between random bots for a while. Run by CPython and, as text, by Pyodide."""

import json
import time

from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out


def measure(seconds: float) -> str:
    return json.dumps({id: play(id, seconds) for id in listed_ids()})


def play(id: str, seconds: float) -> dict[str, float]:
    """Random moves of the fewest players, so that the rules and the Match are measured rather than a bot's thinking."""
    game = find_game(id)
    seats = [Seat("random", f"random {seat + 1}") for seat in range(max(2, game.info.seats[0]))]
    games = steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        steps += len(play_out(Match(game, seats, {}, f"bench.{games}")).steps)
        games += 1
    return {
        "games_per_second": round(games / spent, 2),
        "steps_per_second": round(steps / spent, 1),
        "games": games,
        "steps": steps,
        "seconds": round(spent, 2),
    }
