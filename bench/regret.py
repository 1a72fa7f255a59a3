"""What the expert's moves lose, judged by rollouts instead of its own values.

At a few random decisions of the expert's games against itself, the three moves with the best values are each played on
300 times with the sensible bot in every seat (or the faster `policy` in tests/games/ID/measuring.py), all with the same
dice. What the seat does not know is made up for every game (`believe`).

The best of three means of a sample is partly luck: to compare with it would overstate the loss. So one half of the
games says which move is best, the other half says by how much, and then the other way round. That is right on average
for the move that half the games prefer, so it understates what the very best move would gain where the games are too
few to find it. `by the half that chose` is the same without this care: it overstates.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

from own import measuring
from playout import Decision, Effort, own_game, until
from tally import tally

from pyapp.advice import seen
from pyapp.core.bot import Position
from pyapp.core.slices import finish
from pyapp.core.stream import Stream
from pyapp.core.value import best_move
from pyapp.games import find_belief, find_bots
from pyapp.search.rollouts import Rollouts

GAMES = 300
"""For each move."""
MOVES = 3
PLACES = 3
"""Positions of one game."""


def regret(id: str, seats: int, effort: Effort, name: str, games: int = GAMES) -> dict[str, Any]:
    loss: list[float] = []
    own_half: list[float] = []
    for number in until(effort, 1):
        game, place = divmod(number, PLACES)
        match, made = own_game(id, seats, name, game)
        if place >= len(made):
            continue
        decision = _sample(made, Stream(f"{name}.{game}", "regret"))[place]
        wins = played_on(id, seen(match, decision.step), decision, seats, games)
        halves = [{move: every[half::2] for move, every in wins.items()} for half in (0, 1)]
        own = best_move(decision.values, decision.seat)
        loss.append(statistics.fmean(_against_best(own, one, two) for one, two in (halves, halves[::-1])))
        own_half.append(statistics.fmean(_against_best(own, half, half) for half in halves))
    return {"loss": tally(loss), "by the half that chose": tally(own_half)}


def _sample(made: list[Decision], stream: Stream) -> list[Decision]:
    left = list(made)
    return [left.pop(stream.below(len(left))) for _ in range(min(PLACES, len(made)))]


def played_on(id: str, position: Position, decision: Decision, seats: int, games: int) -> dict[str, list[float]]:
    """The wins of the seat in each game, by move; the expert's own move first."""
    own = best_move(decision.values, decision.seat)
    ranked = sorted(decision.values, key=lambda move: (move != own, -decision.values[move].wins[decision.seat]))
    policy = getattr(measuring(id), "policy", [*find_bots(id).values()][-1])
    rollouts = Rollouts(position, policy, find_belief(id), seats, budget=0)
    return {
        move: [finish(rollouts.play(move, number)).wins[decision.seat] for number in range(games)]
        for move in ranked[:MOVES]
    }


def _against_best(own: str, choosing: dict[str, list[float]], judging: dict[str, list[float]]) -> float:
    """What the expert's move loses, in the judging half, against the move that is best in the choosing half."""
    mean: Callable[[list[float]], float] = statistics.fmean
    best = max(choosing, key=lambda move: mean(choosing[move]))  # of equal ones the expert's own
    return mean(judging[best]) - mean(judging[own])
