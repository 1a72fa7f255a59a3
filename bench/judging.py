"""How long it takes to judge moves and whole games. Run by CPython and, as text, by Pyodide (see judging.mjs).

Per game with two players, in milliseconds of processor time: the `values` of decisions with a choice in games between
sensible bots, the `review` of whole games, its `slices` from pause to pause, and the `calls` over the bridge it takes.
"""

import json
import time

from pyapp.advice import choose, values
from pyapp.core.game import Decide
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids
from pyapp.judgement import SLICE
from pyapp.review import review

try:
    from js import process
except ImportError:
    clock = time.process_time
else:

    def clock() -> float:
        """In Pyodide, `process_time` goes on while other programs work."""
        used = process.cpuUsage()
        return (used.user + used.system) / 1e6


def new(id: str, number: int) -> Match:
    game = find_game(id)
    match = Match(game, [Seat("sensible", "Anna")] * max(2, game.info.seats[0]), {}, f"judging.{number}")
    match.begin()
    return match


def timed(work) -> tuple[object, float]:
    begun = clock()
    found = work()
    return found, (clock() - begun) * 1000


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    at = {"median": len(ordered) // 2, "p95": int(len(ordered) * 0.95), "longest": -1}
    return {"count": len(ordered), **{name: round(ordered[place], 1) for name, place in at.items()}}


def decisions(id: str, seconds: float, every: int = 3) -> list[float]:
    """Every third decision with a choice, so that games are not judged in order as in a review."""
    times: list[float] = []
    begun = clock()
    number = 0
    while clock() - begun < seconds or not times:
        match = new(id, number)
        number += 1
        met = 0
        while isinstance(match.turn, Decide) and clock() - begun < seconds:
            if len(match.legal) > 1:
                met += 1
                if met % every == 0:
                    times.append(timed(lambda match=match: values(match))[1])
            match.play(choose(match, "sensible"))
    return times


def reviews(id: str, seconds: float) -> tuple[list[float], list[float]]:
    totals: list[float] = []
    slices: list[float] = []
    begun = clock()
    while clock() - begun < seconds or not totals:
        match = new(id, len(totals))
        while isinstance(match.turn, Decide):
            match.play(choose(match, "sensible"))
        work = review(match)
        parts: list[float] = []
        while True:
            found, took = timed(lambda work=work: next(work, None))
            parts.append(took)
            if found is None:
                break
        totals.append(sum(parts))
        slices += parts
    return totals, slices


def calls(slices: list[float]) -> list[float]:
    """Slices one after the other as a call over the bridge works on them: until its time is over."""
    found = [0.0]
    for took in slices:
        if found[-1] >= SLICE * 1000:
            found.append(0.0)
        found[-1] += took
    return found


def measure(seconds: float, ids: list[str] | None = None) -> str:
    figures = {}
    for id in ids or listed_ids():
        totals, slices = reviews(id, seconds)
        figures[id] = {
            "values": spread(decisions(id, seconds)),
            "review": spread(totals),
            "slices": spread(slices),
            "calls": spread(calls(slices)),
        }
    return json.dumps(figures)
