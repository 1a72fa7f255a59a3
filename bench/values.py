"""What values are good for: how long they take, how well they play, whether they come true, and what levels lose.

Prints JSON. `--quick` takes about five minutes for five games, `--full` about two hours. Every measure has a share of
the time, not a number of games: the standard errors say how much that was worth. Time is processor time, so that other
work on the machine changes little; on a busy one you wait longer.

    python bench/values.py --only levels,regret --seconds 300 --name monday ID > monday.json
    python bench/values.py --only levels,regret --seconds 300 --name tuesday ID > tuesday.json
    python bench/values.py --combine monday.json tuesday.json
    python bench/values.py --only strength --players 2 --count 500 --name monday ID

The name is part of every seed: runs with different names play different games, so their results can be added. With
`--count`, so many games (or whatever `n` counts below) are measured however long it takes: the same command gives the
same figures on every machine. With `--numpy`, which needs numpy, the values of
some games take a half to a third of the time. All
results are tallies: `n` numbers with their sum and the sum of their squares, from which `mean` and its standard
`error` follow.

- time: seconds for the values of one decision with a choice of the expert.
- strength: the expert against sensible bots, in every seat in turn with the same dice. The mean share of wins, which
  would be 1/players for equal strength. `n` counts dice: each is as many games as there are players. `account` is what
  the values themselves account for in every fifth of these games: if the expert made no mistakes, there is not more to
  gain.
- steady, steady-levels: strength and levels once more with less luck in it, for games that can tell it: see steady.py.
- calibration: each decision's chance of winning against what then happened, by tenths. `expert`: the expert plays
  against itself and all its decisions count. `sensible`: the sensible bot plays against itself, and the values of a few
  random decisions of each game are asked for. That is faster, but the values are of players who make no mistakes.
  `off` is what happened less what was predicted: see calibration.py.
- loss: what each level would lose per decision with a choice in the expert's own games, so that all meet the same
  positions (`n` counts games; averaged over the moves that a level may draw).
- levels: each level's share of wins against the level below, counted like strength.
- regret: how much the expert's moves lose by rollouts, see regret.py. `n` counts positions.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from functools import reduce
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from calibration import calibration
from own import install_numpy
from playout import EXPERT, SENSIBLE, Effort, against, losing, timing
from regret import regret
from steady import steady
from tally import combined

from pyapp.core.level import LEVELS
from pyapp.games import find_evaluator, find_game, listed_ids

QUICK, FULL = 55.0, 1400.0
"""Seconds for one game."""
SHARES = {
    "strength": 0.28,
    "steady": 0.05,
    "calibration": 0.2,
    "loss": 0.07,
    "levels": 0.15,
    "steady-levels": 0.05,
    "regret": 0.18,
    "time": 0.02,
}

Say = Callable[[str], None]


def strength(id: str, tables: list[int], effort: Effort, name: str) -> dict[str, Any]:
    """Half of the time for the first table."""
    first, *others = tables
    part = {first: 0.5 if others else 1.0, **dict.fromkeys(others, 0.5 / max(1, len(others)))}
    return {
        f"{seats} players": against(id, EXPERT, SENSIBLE, seats, effort.part(part[seats]), f"{name}.strength")
        for seats in tables
    }


def calibrations(id: str, tables: list[int], effort: Effort, name: str) -> dict[str, Any]:
    asked = list(dict.fromkeys((tables[0], tables[-1])))
    return {
        f"{seats} players": {
            kind: calibration(id, kind, seats, effort.part(1 / len(asked) / 2), name) for kind in (EXPERT, SENSIBLE)
        }
        for seats in asked
    }


def levels(id: str, tables: list[int], effort: Effort, name: str) -> dict[str, Any]:
    part = effort.part(1 / (len(LEVELS) - 1))
    return {
        f"{high} against {low}": against(id, high, low, tables[0], part, f"{name}.levels")
        for low, high in pairwise(LEVELS)
    }


def steady_strength(id: str, tables: list[int], effort: Effort, name: str) -> dict[str, Any]:
    part = effort.part(1 / len(tables))
    return {f"{seats} players": steady(id, EXPERT, SENSIBLE, seats, part, f"{name}.steady") for seats in tables}


def steady_levels(id: str, tables: list[int], effort: Effort, name: str) -> dict[str, Any]:
    part = effort.part(1 / (len(LEVELS) - 1))
    return {
        f"{high} against {low}": steady(id, high, low, tables[0], part, f"{name}.steady.levels")
        for low, high in pairwise(LEVELS)
    }


PARTS: dict[str, Callable[[str, list[int], Effort, str], Any]] = {
    "strength": strength,
    "steady": steady_strength,
    "calibration": calibrations,
    "loss": lambda id, tables, effort, name: losing(id, tables[0], effort, name),
    "levels": levels,
    "steady-levels": steady_levels,
    "regret": lambda id, tables, effort, name: regret(id, tables[0], effort, name),
    "time": lambda id, tables, effort, name: timing(id, tables[0], effort, name),
}


def measure(id: str, only: list[str], effort: Effort, name: str, players: list[int], say: Say) -> dict[str, Any]:
    fewest, most = find_game(id).info.seats
    tables = [seats for seats in players if fewest <= seats <= most]
    found: dict[str, Any] = {"evaluator": "own" if find_evaluator(id) else "search"}
    if not tables:
        return found
    whole = sum(SHARES[part] for part in only)
    for part in only:
        found[part] = PARTS[part](id, tables, effort.part(SHARES[part] / whole), name)
        say(f"{id} {part}: {json.dumps(found[part])}")
    return found


def parts(text: str) -> list[str]:
    found = text.split(",")
    if unknown := set(found) - set(PARTS):
        raise argparse.ArgumentTypeError(f"unknown: {', '.join(sorted(unknown))}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quick", action="store_true", help="about five minutes for five games (the default)")
    how.add_argument("--full", action="store_true", help="about two hours")
    how.add_argument("--seconds", type=float, help="for each game, instead")
    how.add_argument("--count", type=int, metavar="N", help="so many games or positions of each measure, instead")
    parser.add_argument("--only", type=parts, default=list(PARTS), metavar="PARTS", help=f"of {','.join(PARTS)}")
    parser.add_argument("--players", default="2,3,4", help="the tables to measure, the first one most (default: 2,3,4)")
    parser.add_argument("--name", default="values", help="begins every seed, so that runs do not repeat games")
    parser.add_argument("--numpy", action="store_true", help="some games' values with numpy: faster")
    parser.add_argument("--combine", action="store_true", help="add the results in these files instead")
    parser.add_argument("games", nargs="*", help="by default all; with --combine, files")
    options = parser.parse_args()
    if options.combine:
        results = [json.loads(Path(file).read_text()) for file in options.games]
        runs = [run for result in results for run in result["runs"]]
        if twice := {run for run in runs if runs.count(run) > 1}:
            parser.error(f"these played the same games: {', '.join(sorted(twice))}")
        print(json.dumps({**reduce(combined, results), "runs": runs}, indent=1))
        return
    if options.numpy:
        for id in options.games or listed_ids():
            install_numpy(id)
    effort = Effort(options.seconds or (FULL if options.full else QUICK), options.count)
    players = [int(seats) for seats in options.players.split(",")]

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    ids = options.games or listed_ids()
    runs = [f"{options.name} {id} {part} {seats}" for id in ids for part in options.only for seats in players]
    result: dict[str, Any] = {"bench": "values", "python": platform.python_version(), "runs": runs}
    result["games"] = {id: measure(id, options.only, effort, options.name, players, say) for id in ids}
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
