"""Makes the figures of docs/values.md again: every run in docs/measured.txt, then all of them added up.

    python bench/measured.py FOLDER [GAME ...]

Each line of that file is one run of values.py: game, part, players, how many, and a name, which begins its seeds.
Each run leaves a file in the folder and is skipped if that is there, so you can stop and go on at any time. All of it
takes hours; numpy must be installed. `--shown` only adds up what is there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from functools import reduce
from pathlib import Path
from typing import Any

from tally import combined

HERE = Path(__file__).parent


def runs(games: list[str]) -> list[list[str]]:
    lines = [line.split() for line in (HERE.parent / "docs" / "measured.txt").read_text().splitlines() if line.strip()]
    return [line for line in lines if not games or line[0] in games]


def file_of(folder: Path, run: list[str]) -> Path:
    game, part, players, _, name = run
    return folder / f"{game}.{part}.{players}.{name}.json"


def play(folder: Path, run: list[str]) -> None:
    game, part, players, count, name = run
    options = ["--only", part, "--players", players, "--count", count, "--name", name, "--numpy", game]
    done = subprocess.run([sys.executable, HERE / "values.py", *options], stdout=subprocess.PIPE, check=True)
    file_of(folder, run).write_bytes(done.stdout)


def show(found: Any, title: str) -> None:
    if "mean" in found:
        print(f"{title}: {found['mean']:.4f} ± {found['error']:.4f} ({found['n']:.0f})")
    elif "mean_off" in found:
        counts = f"{found['games']:.0f} games, {found['positions']:.0f} positions"
        print(f"{title}: {found['mean_predicted']:.3f} {found['mean_off']:+.3f} ± {found['error']:.3f} ({counts})")
    else:
        for name, inner in found.items():
            if isinstance(inner, dict):
                show(inner, f"{title}, {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--shown", action="store_true", help="only show what is there")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wanted = runs(options.games)
    for run in wanted:
        if not options.shown and not file_of(options.folder, run).exists():
            play(options.folder, run)
    for game in dict.fromkeys(run[0] for run in wanted):
        files = [file_of(options.folder, run) for run in wanted if run[0] == game]
        results = [json.loads(file.read_text())["games"] for file in files if file.exists()]
        if results:
            show(reduce(combined, results)[game], game)


if __name__ == "__main__":
    main()
