"""Games and steps per second of every game: .venv/bin/python bench/engine.py [--openspiel]

A step is one decision or one chance outcome; random players, default options. With --openspiel, OpenSpiel's games are
measured in the same run and the ratios are printed. Prints JSON. Machines are noisy, so trust ratios more than figures.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
sys.path[:0] = [str(ROOT), str(BENCH)]

import build  # noqa: E402
from web.build.steps import only  # noqa: E402

OPENSPIEL = build.CACHE / "openspiel"


def output_of(*command: object, **env: str) -> Any:
    words = [str(word) for word in command]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, **env})
    return json.loads(done.stdout)


def cpython(seconds: float) -> Any:
    code = f"import playing; print(playing.measure({seconds}))"
    return output_of(sys.executable, "-c", code, PYTHONPATH=f"{ROOT}{os.pathsep}{BENCH}")


def pyodide(seconds: float) -> Any:
    return output_of(build.node(), BENCH / "playing.mjs", only(build.CACHE / "engine", "*.whl"), seconds)


def openspiel(seconds: float) -> Any:
    lock = BENCH / "requirements.lock"
    build.pip_install(lock, "installing OpenSpiel", OPENSPIEL, "--target", OPENSPIEL, "--upgrade", "--no-deps")
    return output_of(sys.executable, BENCH / "openspiel.py", seconds, PYTHONPATH=str(OPENSPIEL))


def medians(runs: list[Any]) -> Any:
    """The same figures, each the median over the runs."""
    if isinstance(runs[0], dict):
        return {key: medians([run[key] for run in runs]) for key in runs[0]}
    return statistics.median(runs)


def ratios(ours: Any, theirs: Any) -> dict[str, dict[str, float]]:
    """Our bare rules' steps per second divided by theirs."""
    return {
        id: {
            name: round(figures["rules"]["steps_per_second"] / their["steps_per_second"], 2)
            for name, their in theirs.items()
        }
        for id, figures in ours.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game, engine and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--openspiel", action="store_true", help="measure OpenSpiel too")
    options = parser.parse_args()
    with_output = sys.stdout
    sys.stdout = sys.stderr  # the build's output is not JSON
    build.build_dist()
    engines = {"cpython": cpython, "pyodide": pyodide, **({"openspiel": openspiel} if options.openspiel else {})}
    runs: dict[str, list[Any]] = {name: [] for name in engines}
    for _ in range(options.rounds):  # in alternation, so that other load on the machine affects all alike
        for name, measure in engines.items():
            runs[name].append(measure(options.seconds))
    result: dict[str, Any] = {"bench": "engine", "python": platform.python_version()}
    result |= {name: medians(found) for name, found in runs.items()}
    if options.openspiel:
        result["ratios"] = {name: ratios(result[name], result["openspiel"]) for name in ("cpython", "pyodide")}
    print(json.dumps(result, indent=1), file=with_output)


if __name__ == "__main__":
    main()
