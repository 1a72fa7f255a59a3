"""Sums from which means and their standard errors follow, so that the results of several runs can be added."""

from __future__ import annotations

from math import sqrt
from typing import Any

Sums = dict[str, float]

TALLY = ("n", "sum", "squares")
COMPARISON = ("games", "positions", "predicted", "off", "squares")


def tally(numbers: list[float]) -> Sums:
    """The mean of independent numbers."""
    return _mean({"n": len(numbers), "sum": sum(numbers), "squares": sum(number * number for number in numbers)})


def comparison(games: list[list[tuple[float, float]]]) -> Sums:
    """How far off predictions were: pairs of a prediction and what happened, by game.

    The positions of one game are not independent: the error is that of a sum over games.
    """
    off = [sum(happened - predicted for predicted, happened in pairs) for pairs in games]
    return _off(
        {
            "games": len(games),
            "positions": sum(map(len, games)),
            "predicted": sum(predicted for pairs in games for predicted, _ in pairs),
            "off": sum(off),
            "squares": sum(one * one for one in off),
        }
    )


def _mean(sums: Sums) -> Sums:
    count, total, squares = (sums[key] for key in TALLY)
    found = {"n": count, "sum": round(total, 6), "squares": round(squares, 6)}
    if count:
        mean = total / count
        spread = max(0.0, squares / count - mean * mean)
        found["mean"] = round(mean, 5)
        found["error"] = round(sqrt(spread / (count - 1)), 5) if count > 1 else 1.0
    return found


def _off(sums: Sums) -> Sums:
    found = {key: round(sums[key], 6) for key in COMPARISON}
    if count := sums["positions"]:
        found["mean_predicted"] = round(sums["predicted"] / count, 4)
        found["mean_off"] = round(sums["off"] / count, 4)
        found["error"] = round(sqrt(sums["squares"]) / count, 4)
    return found


def combined(one: Any, two: Any) -> Any:
    """Two results of the same shape as one: sums are added, what only one of them has is kept."""
    if isinstance(one, dict) and isinstance(two, dict):
        for keys, finish in ((COMPARISON, _off), (TALLY, _mean)):
            if one.keys() >= set(keys) and two.keys() >= set(keys):
                return finish({key: one[key] + two[key] for key in keys})
        both = {key: combined(one[key], two[key]) for key in one.keys() & two.keys()}
        return {key: both.get(key, value) for key, value in {**one, **two}.items()}
    return one if one == two else f"{one}, {two}"
