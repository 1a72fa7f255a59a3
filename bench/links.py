"""How long links are, and how long it takes to open one. Run by CPython and, as text, by Pyodide (see links.mjs).

`nice .venv/bin/python -m bench.links 1000` prints, per game, the characters after the mark of the links of so many
games between two sensible players: of each when it is over, and once while it runs, at any step. `node bench/links.mjs`
measures in Pyodide how many milliseconds a link takes, with two players and with as many as the game has seats for.
"""

import json
import sys
import time

from pyapp.advice import choose
from pyapp.core import record
from pyapp.core.game import Decide
from pyapp.core.link import from_link, to_link
from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_game, listed_ids

NAMES = ("Anna", "Ben", "Carla", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jan")


def own_seed(stream: Stream) -> str:
    """As the app makes them."""
    return "".join("abcdefghijklmnopqrstuvwxyz234567"[stream.below(32)] for _ in range(16))


def played(id: str, seed: str, seats: int = 2) -> Match:
    game = find_game(id)
    match = Match(game, [Seat("person", NAMES[seat % len(NAMES)]) for seat in range(seats)], {}, seed)
    match.begin()
    while isinstance(match.turn, Decide):
        match.play(choose(match, "sensible"))
    return match


def part(match: Match, stream: Stream) -> Match:
    """The same game at any step before its end, as it is shared then."""
    return record.read(record.write(match, with_seed=False, steps=stream.below(len(match.steps))), find_game)


def spread(numbers: list[float], digits: int = 0) -> dict[str, float]:
    ordered = sorted(numbers)
    at = {"median": len(ordered) // 2, "p95": int(len(ordered) * 0.95), "longest": -1}
    return {"count": len(ordered), **{name: round(ordered[place], digits) for name, place in at.items()}}


def lengths(games: int, ids: list[str] | None = None) -> str:
    figures = {}
    for id in ids or listed_ids():
        stream = Stream("links", id)
        finished, running = [], []
        for _ in range(games):
            match = played(id, own_seed(stream))
            finished.append(len(to_link(match)) - 1)
            running.append(len(to_link(part(match, stream))) - 1)
        figures[id] = {"finished": spread(finished), "running": spread(running)}
    return json.dumps(figures, indent=1)


def opening(games: int, ids: list[str] | None = None) -> str:
    figures = {}
    for id in ids or listed_ids():
        stream = Stream("links", id)
        for seats in sorted({2, find_game(id).info.seats[1]}):
            matches = [played(id, own_seed(stream), seats) for _ in range(games)]
            kinds = {"finished": matches, "running": [part(match, stream) for match in matches]}
            for kind, shared in kinds.items():
                took = [timed(to_link(match)) for match in shared]
                steps = max(len(match.steps) for match in shared)
                figures[f"{id}, {seats} players, {kind}"] = {**spread(took, 1), "most_steps": steps}
    return json.dumps(figures, indent=1)


def timed(link: str) -> float:
    begun = time.perf_counter()
    from_link(link, find_game, all_ids())
    return (time.perf_counter() - begun) * 1000


if __name__ == "__main__" and len(sys.argv) > 1:
    print(lengths(int(sys.argv[1]), sys.argv[2:]))
