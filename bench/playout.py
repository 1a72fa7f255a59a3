"""Whole games between levels and bots, for values.py: who wins, what decisions lose, how long values take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from tally import tally

from pyapp.advice import choose, evaluator, seen
from pyapp.core.game import Decide
from pyapp.core.level import LEVELS, losses, pick, scales_of, weigh
from pyapp.core.match import Match, Seat
from pyapp.core.stream import bot_stream
from pyapp.core.value import Value, best_move
from pyapp.games import find_game

EXPERT = LEVELS[-1]


class Decision(NamedTuple):
    """One decision of a level that had a choice."""

    seat: int
    step: int
    level: str
    seconds: float
    values: dict[str, Value]

    @property
    def chance(self) -> float:
        """The seat's chance of winning, if it makes the best move."""
        return self.values[best_move(self.values, self.seat)].wins[self.seat]

    def loss(self, scale: float) -> float:
        """What a level with this scale loses on average, over the moves it may draw."""
        return mean_loss(list(losses(self.values, self.seat).values()), scale)


def mean_loss(lost: list[float], scale: float) -> float:
    if not scale:
        return 0.0
    weights = [weigh(loss, scale) for loss in lost]
    return sum(weight * loss for weight, loss in zip(weights, lost, strict=True)) / sum(weights)


def new_game(id: str, kinds: list[str], seed: str) -> Match[Any]:
    match: Match[Any] = Match(find_game(id), [Seat(kind, kind) for kind in kinds], {}, seed)
    match.begin()
    return match


def play(
    id: str, kinds: list[str], seed: str, scales: dict[str, float] | None = None
) -> tuple[Match[Any], list[Decision]]:
    """A whole game; notes every decision in which a level had a choice."""
    match = new_game(id, kinds, seed)
    judge = evaluator(match)
    scales = scales or scales_of(judge)
    made: list[Decision] = []
    while isinstance(turn := match.turn, Decide):
        seat, step = turn.seat, len(match.steps)
        level = kinds[seat]
        if level not in LEVELS or len(match.legal) == 1:
            match.play(choose(match, level))
            continue
        start = time.process_time()
        values = judge.values(seen(match, step))
        made.append(Decision(seat, step, level, time.process_time() - start, values))
        match.play(pick(values, seat, scales[level], bot_stream(seed, seat, step)))
    return match, made


def until(seconds: float, least: int = 2) -> Iterator[int]:
    """Numbers from 0 on until the time is over."""
    end = time.process_time() + seconds
    number = 0
    while number < least or time.process_time() < end:
        yield number
        number += 1


def wins(match: Match[Any], seat: int) -> float:
    assert match.outcome is not None
    winners = match.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def against(id: str, player: str, other: str, seats: int, seconds: float, name: str) -> dict[str, Any]:
    """The share of wins of one player against others of another level, in every seat in turn with the same dice."""
    shares: list[float] = []
    for number in until(seconds):
        results = []
        for seat in range(seats):
            kinds = [other] * seats
            kinds[seat] = player
            match, _ = play(id, kinds, f"{name}.{number}")
            results.append(wins(match, seat))
        shares.append(statistics.fmean(results))
    return tally(shares)


def losing(id: str, level: str, seats: int, seconds: float, name: str) -> dict[str, Any]:
    """The mean loss of a level's decisions in games against itself, and how many of them each player has in a game."""
    by_game: list[float] = []
    decisions: list[float] = []
    for number in until(seconds):
        match, made = play(id, [level] * seats, f"{name}.{number}")
        scale = scales_of(evaluator(match))[level]
        by_game += [statistics.fmean(one.loss(scale) for one in made)] if made else []
        decisions.append(len(made) / seats)
    return {"loss": tally(by_game), "decisions": tally(decisions)}


def timing(id: str, seats: int, seconds: float, name: str) -> dict[str, Any]:
    """How long the values of a decision take, in milliseconds, and how many of them take how long."""
    times = [
        one.seconds * 1000
        for number in until(seconds, 1)
        for one in play(id, [EXPERT] * seats, f"{name}.{number}")[1]
    ]
    over = {f"over {limit} ms": tally([float(took > limit) for took in times]) for limit in (10, 30, 100, 300, 1000)}
    return {"milliseconds": tally(times), **over}
