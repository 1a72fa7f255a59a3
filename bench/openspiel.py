"""Random play in OpenSpiel, counted like ours: every decision and every chance outcome is a step. Prints JSON.

Run by bench/engine.py with the folder that holds open_spiel on the path.
"""

import json
import random
import sys
import time

import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 - registers the games written in Python

GAMES = ("yacht", "pig", "python_tic_tac_toe", "python_kuhn_poker")


def play(game) -> int:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def rate(game, seconds: float) -> dict[str, float]:
    games = steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        steps += play(game)
        games += 1
    return {"games_per_second": round(games / spent, 2), "steps_per_second": round(steps / spent)}


print(json.dumps({name: rate(pyspiel.load_game(name), float(sys.argv[1])) for name in GAMES}))
