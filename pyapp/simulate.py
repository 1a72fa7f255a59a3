"""Many games between bots, counted. Knows no terminal: callers pass a function for the progress."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from .advice import choose
from .core.errors import GameError
from .core.game import Decide
from .core.match import Match, Seat
from .games import find_game


def play_out(match: Match[Any]) -> Match[Any]:
    """Let the bots at the table play the match to its end."""
    match.begin()
    while isinstance(turn := match.turn, Decide):
        match.play(choose(match, match.seats[turn.seat].kind))
    return match


def simulate(
    id: str,
    levels: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, object] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play this many games. The players change seats from game to game, so that nobody always starts."""
    if games < 1:
        raise GameError("bad_request", games=games)
    game = find_game(id)
    count = len(levels)
    wins = [0.0] * count
    scores: list[list[int]] = [[] for _ in levels]
    lengths: list[int] = []
    reasons: Counter[str] = Counter()
    started = time.perf_counter()
    for number in range(games):
        shift = number % count
        order = [(seat + shift) % count for seat in range(count)]
        seats = [Seat(levels[player], f"{levels[player]} {player + 1}") for player in order]
        match = play_out(Match(game, seats, options, f"{seed}.{number}"))
        outcome = match.outcome
        assert outcome is not None
        for seat, player in enumerate(order):
            scores[player].append(outcome.scores[seat])
            if seat in outcome.winners:
                wins[player] += 1 / len(outcome.winners)
        reasons[outcome.reason] += 1
        lengths.append(len(match.steps))
        progress(number + 1)
    seconds = time.perf_counter() - started
    return {
        "game": id,
        "games": games,
        "seed": seed,
        "players": [
            {
                "level": level,
                "wins": round(wins[player], 3),
                "share": round(wins[player] / games, 4),
                "score": {"mean": round(sum(made) / games, 2), "lowest": min(made), "highest": max(made)},
            }
            for player, (level, made) in enumerate(zip(levels, scores, strict=True))
        ],
        "reasons": reasons,
        "steps": {"mean": round(sum(lengths) / games, 1), "shortest": min(lengths), "longest": max(lengths)},
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "steps_per_second": round(sum(lengths) / seconds),
    }
