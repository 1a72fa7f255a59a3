"""Whole games between levels and bots, for values.py: who wins, what decisions lose, how long values take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from tally import tally

from pyapp.advice import choose, evaluator, seen
from pyapp.core.game import Decide
from pyapp.core.level import LEVELS, losses, pick, scales_of, weigh
from pyapp.core.match import Match, Seat
from pyapp.core.stream import bot_stream
from pyapp.core.value import Value, best_move
from pyapp.games import find_game

EXPERT, SENSIBLE = LEVELS[-1], "sensible"
ACCOUNTED = 5
"""Of so many sets of dice against sensible bots, one is also accounted for: it takes twice as long."""


class Effort(NamedTuple):
    """How much to measure: for a time, or this many games (or sets of dice, or positions), however long that takes."""

    seconds: float
    count: int | None = None

    def part(self, share: float) -> Effort:
        """A share of the time; a number of games stays as it is."""
        return self._replace(seconds=self.seconds * share)


class Decision(NamedTuple):
    """One decision of a level or a sensible bot that had a choice."""

    seat: int
    step: int
    level: str
    seconds: float
    values: dict[str, Value]
    move: str

    def changed(self, seat: int) -> float:
        """By how much the move changed the chance of a seat, against the best move."""
        return self.values[self.move].wins[seat] - self.values[best_move(self.values, self.seat)].wins[seat]

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
    id: str, kinds: list[str], seed: str, noted: tuple[str, ...] = (*LEVELS, SENSIBLE)
) -> tuple[Match[Any], list[Decision]]:
    """A whole game; notes every decision in which one of these had a choice."""
    match = new_game(id, kinds, seed)
    judge = evaluator(match)
    scales = scales_of(judge)
    made: list[Decision] = []
    while isinstance(turn := match.turn, Decide):
        seat, step = turn.seat, len(match.steps)
        level = kinds[seat]
        if level not in noted or len(match.legal) == 1:
            match.play(choose(match, level))
            continue
        start = time.process_time()
        values = judge.values(seen(match, step))
        took = time.process_time() - start
        stream = bot_stream(seed, seat, step)
        move = choose(match, level) if level == SENSIBLE else pick(values, seat, scales[level], stream)
        made.append(Decision(seat, step, level, took, values, move))
        match.play(move)
    return match, made


@lru_cache(maxsize=2048)
def own_game(id: str, seats: int, name: str, number: int) -> tuple[Match[Any], list[Decision]]:
    """A game of the expert against itself. Several measures look at the same games, so they are kept."""
    return play(id, [EXPERT] * seats, f"{name}.own.{number}")


def until(effort: Effort, least: int = 2) -> Iterator[int]:
    """Numbers from 0 on until the time is over, or so many."""
    end = time.process_time() + effort.seconds
    number = 0
    while number < effort.count if effort.count is not None else number < least or time.process_time() < end:
        yield number
        number += 1


def wins(match: Match[Any], seat: int) -> float:
    assert match.outcome is not None
    winners = match.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def against(id: str, player: str, other: str, seats: int, effort: Effort, name: str) -> dict[str, Any]:
    """The share of wins of one player against others of another level, in every seat in turn with the same dice.

    Also what the values themselves account for: an equal share and all that mistakes changed. It has less luck in it,
    but is only as good as the values.
    """
    shares: list[float] = []
    accounts: list[float] = []
    for number in until(effort):
        accounted = other != SENSIBLE or not number % ACCOUNTED
        games = []
        for seat in range(seats):
            kinds = [other] * seats
            kinds[seat] = player
            games.append((seat, *play(id, kinds, f"{name}.{number}", (player, other) if accounted else ())))
        shares.append(statistics.fmean(wins(match, seat) for seat, match, _ in games))
        if accounted:
            changes = [sum(one.changed(seat) for one in made) for seat, _, made in games]
            accounts.append(1 / seats + statistics.fmean(changes))
    return {"share": tally(shares), "account": tally(accounts)}


def losing(id: str, seats: int, effort: Effort, name: str) -> dict[str, Any]:
    """What each lower level would lose per decision in the expert's own games, so that all meet the same positions."""
    lost: dict[str, list[float]] = {level: [] for level in LEVELS[:-1]}
    decisions: list[float] = []
    for number in until(effort):
        match, made = own_game(id, seats, name, number)
        scales = scales_of(evaluator(match))
        for level, by_game in lost.items():
            by_game += [statistics.fmean(one.loss(scales[level]) for one in made)] if made else []
        decisions.append(len(made) / seats)
    return {**{level: tally(by_game) for level, by_game in lost.items()}, "decisions per player": tally(decisions)}


def timing(id: str, seats: int, effort: Effort, name: str) -> dict[str, Any]:
    """How long the values of a decision take, in milliseconds, and how many of them take how long."""
    times = [one.seconds * 1000 for number in until(effort, 1) for one in own_game(id, seats, name, number)[1]]
    over = {f"over {limit} ms": tally([float(took > limit) for took in times]) for limit in (10, 30, 100, 300, 1000)}
    return {"milliseconds": tally(times), **over}
