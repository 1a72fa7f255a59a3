"""Games and steps per second of every game, by every engine there is: .venv/bin/python bench/engine.py [--seconds N]

A step is one decision or one chance outcome. Random players, default options, the whole Match with its history.
Prints JSON. To measure another engine beside ours, add a function to ENGINES: seconds in, figures by game out.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

import playing  # noqa: E402

import build  # noqa: E402

Figures = dict[str, dict[str, float]]


def cpython(seconds: float) -> Figures:
    figures: Figures = json.loads(playing.measure(seconds))
    return figures


def pyodide(seconds: float) -> Figures:
    wheel = build.only(build.CACHE / "engine", "*.whl")
    command = [build.node(), ROOT / "bench" / "playing.mjs", wheel, seconds]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


ENGINES: dict[str, Callable[[float], Figures]] = {"cpython": cpython, "pyodide": pyodide}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game and engine")
    options = parser.parse_args()
    build.build_dist()
    result: dict[str, Any] = {"bench": "engine", "python": platform.python_version()}
    result["engines"] = {name: measure(options.seconds) for name, measure in ENGINES.items()}
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
