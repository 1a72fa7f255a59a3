"""Plays every listed game at random for a while. Run by CPython and, as text, by Pyodide.

`rules` is the bare game (turn, legal moves, apply, a sample of chance), as other engines have it; `match` is the same
with everything that a Match adds: checked moves, dice from the seed, history.
"""

import json
import random
import time

from pyapp.core.game import Decide, Over
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids


def below(limit: int) -> int:
    return int(random.random() * limit)


def play_rules(game, seats: int) -> int:
    state = game.new(game.info.parse_options({}, seats), seats)
    steps = 0
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            legal = game.legal_moves(state)
            move = legal[below(len(legal))]
        else:
            move = turn.sample(below)
        state, _ = game.apply(state, move)
        steps += 1
    return steps


def play_match(game, seats: int) -> int:
    match = Match(game, [Seat("person", "Anna")] * seats, {}, f"bench{below(1 << 30)}")
    match.begin()
    while match.legal:
        match.play(match.legal[below(len(match.legal))])
    return len(match.steps)


def rate(play, seconds: float) -> dict[str, float]:
    games = steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        steps += play()
        games += 1
    return {"games_per_second": round(games / spent, 2), "steps_per_second": round(steps / spent)}


def measure(seconds: float) -> str:
    """Two players each, so that the rules are measured rather than the number of seats."""
    figures = {}
    for id in listed_ids():
        game = find_game(id)
        seats = max(2, game.info.seats[0])
        play_rules(game, seats)  # results that are computed once are not part of the measurement
        figures[id] = {
            "rules": rate(lambda game=game, seats=seats: play_rules(game, seats), seconds),
            "match": rate(lambda game=game, seats=seats: play_match(game, seats), seconds),
        }
    return json.dumps(figures)
