"""What values are good for: how long they take, how well they play, whether they come true, and what levels lose.

Prints JSON. `--quick` takes about five minutes for five games, `--full` about two hours. Every measure has a share of
the time, not a number of games: the standard errors say how much that was worth. Time is processor time, so that other
work on the machine changes little; on a busy one you wait longer.

- time: seconds for the values of one decision with a choice, median and 95th percentile.
- strength: the expert against sensible bots, in every seat in turn with the same dice. `share` of the wins; 1/players
  would be equal strength. The standard error is that of the mean over dice.
- calibration: the expert plays against itself; each decision's chance of winning against what then happened, by tenths.
  `games` is how many games these positions are from: positions of one game are not independent.
- levels: mean loss of a decision with a choice, against itself, and the share of wins against the level below.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from pyapp.advice import choose, evaluator, seen
from pyapp.core.game import Decide
from pyapp.core.level import LEVELS, SCALES, losses, pick
from pyapp.core.match import Match, Seat
from pyapp.core.stream import bot_stream
from pyapp.core.value import best_move
from pyapp.games import find_evaluator, find_game, listed_ids

QUICK, FULL = 55.0, 1400.0
"""Seconds for one game."""
SHARES = {"strength": 0.5, "calibration": 0.2, "levels": 0.3}
EXPERT = LEVELS[-1]


class Decision(NamedTuple):
    """One decision of a level."""

    seat: int
    level: str
    seconds: float
    loss: float
    chance: float
    """The seat's chance of winning, if it makes the best move."""


def play(id: str, kinds: list[str], seed: str) -> tuple[Match[Any], list[Decision]]:
    """A whole game; notes every decision in which a level had a choice."""
    match: Match[Any] = Match(find_game(id), [Seat(kind, kind) for kind in kinds], {}, seed)
    match.begin()
    judge = evaluator(match)
    scales = getattr(judge, "scales", SCALES)
    made: list[Decision] = []
    while isinstance(turn := match.turn, Decide):
        seat = turn.seat
        level = kinds[seat]
        if level not in LEVELS or len(match.legal) == 1:
            match.play(choose(match, level))
            continue
        start = time.process_time()
        values = judge.values(seen(match, len(match.steps)))
        seconds = time.process_time() - start
        move = pick(values, seat, scales[level], bot_stream(seed, seat, len(match.steps)))
        best = values[best_move(values, seat)]
        made.append(Decision(seat, level, seconds, losses(values, seat)[move], best.wins[seat]))
        match.play(move)
    return match, made


def until(seconds: float) -> Iterator[int]:
    """Numbers from 0 on until the time is over; at least two."""
    end = time.process_time() + seconds
    number = 0
    while number < 2 or time.process_time() < end:
        yield number
        number += 1


def wins(match: Match[Any], seat: int) -> float:
    assert match.outcome is not None
    winners = match.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def mean(numbers: list[float]) -> dict[str, float]:
    """A mean with its standard error."""
    spread = statistics.stdev(numbers) if len(numbers) > 1 else 0.0
    return {"mean": round(statistics.fmean(numbers), 4), "error": round(spread / sqrt(len(numbers)), 4)}


def against(id: str, player: str, other: str, seats: int, seconds: float, name: str) -> dict[str, Any]:
    """The share of wins of one player against others of another level."""
    shares: list[float] = []
    for number in until(seconds):
        results = []
        for seat in range(seats):
            kinds = [other] * seats
            kinds[seat] = player
            match, _ = play(id, kinds, f"{name}.{number}")
            results.append(wins(match, seat))
        shares.append(statistics.fmean(results))
    found = mean(shares)
    return {"players": seats, "games": len(shares) * seats, "share": found["mean"], "standard_error": found["error"]}


def percentile(numbers: list[float], share: float) -> float:
    ordered = sorted(numbers)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 4)


def calibration(id: str, seats: int, seconds: float) -> tuple[dict[str, Any], list[float]]:
    """Predicted and observed by tenths, and how long each decision took."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    times: list[float] = []
    games = 0
    for number in until(seconds):
        match, made = play(id, [EXPERT] * seats, f"calibration.{number}")
        games += 1
        for one in made:
            times.append(one.seconds)
            tenths[min(9, int(one.chance * 10))].append((one.chance, wins(match, one.seat)))
    rows = [
        {
            "from": at / 10,
            "positions": len(pairs),
            "predicted": round(statistics.fmean(chance for chance, _ in pairs), 4),
            "observed": round(statistics.fmean(result for _, result in pairs), 4),
        }
        for at, pairs in enumerate(tenths)
        if pairs
    ]
    return {"players": seats, "games": games, "positions": len(times), "tenths": rows}, times


def levels(id: str, seats: int, seconds: float) -> dict[str, Any]:
    part = seconds / (2 * len(LEVELS) - 1)
    lost: dict[str, Any] = {}
    for level in LEVELS:
        by_game: list[float] = []
        decisions = 0
        for number in until(part):
            _, made = play(id, [level] * seats, f"levels.{number}")
            decisions += len(made)
            by_game += [statistics.fmean(one.loss for one in made)] if made else []
        lost[level] = {"decisions": decisions, "mean_loss": mean(by_game or [0.0])}
    beats = {f"{high} against {low}": against(id, high, low, seats, part, "levels") for low, high in pairwise(LEVELS)}
    return {"loss": lost, "shares": beats}


def measure(id: str, seconds: float, say: Callable[[str], None]) -> dict[str, Any]:
    fewest, most = find_game(id).info.seats
    tables = [seats for seats in (2, 3, 4) if fewest <= seats <= most]
    found: dict[str, Any] = {"evaluator": "own" if find_evaluator(id) else "search", "strength": []}
    for seats in tables:
        part = 1 if len(tables) == 1 else 0.5 if seats == 2 else 0.5 / (len(tables) - 1)
        time_for_it = part * SHARES["strength"] * seconds
        found["strength"].append(against(id, EXPERT, "sensible", seats, time_for_it, "strength"))
        say(f"{id}: {found['strength'][-1]}")
    found["calibration"] = []
    times: list[float] = []
    for seats in dict.fromkeys((tables[0], tables[-1])):
        by_tenths, took = calibration(id, seats, SHARES["calibration"] * seconds / min(2, len(tables)))
        found["calibration"].append(by_tenths)
        times += took
    found["time"] = {
        "decisions": len(times),
        "median": percentile(times, 0.5),
        "p95": percentile(times, 0.95),
        "longest": round(max(times), 4),
    }
    say(f"{id}: {found['time']}")
    found["levels"] = levels(id, tables[0], SHARES["levels"] * seconds)
    say(f"{id}: {found['levels']['loss']}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quick", action="store_true", help="about five minutes for five games (the default)")
    how.add_argument("--full", action="store_true", help="about two hours")
    parser.add_argument("--seconds", type=float, help="for each game, instead")
    parser.add_argument("games", nargs="*", default=listed_ids(), help="by default all")
    options = parser.parse_args()
    seconds = options.seconds or (FULL if options.full else QUICK)

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    result: dict[str, Any] = {"bench": "values", "python": platform.python_version(), "seconds_per_game": seconds}
    result["games"] = {id: measure(id, seconds, say) for id in options.games}
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
