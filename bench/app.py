"""How long a person waits for the real app, compared with bare Pyodide.

    .venv/bin/python bench/app.py [--rounds N] [--game ID]

Cold: a new browser profile opens the set-up of a game and presses Start as soon as it is there. Warm: the third visit
with this profile opens the game that was saved. Both have two figures, measured from the navigation:

- `table`: until the table is on the screen and a move can be made at it. On the third visit this does not need Python:
  the table is shown as it was seen last, and a move waits until Python runs.
- `answered`: until the table shows the answer to a move that was made at once. This needs Python. Nothing is animated,
  so no animation is part of the time.

Each is divided by the time of a page that only runs the original `loadPyodide()` in a worker, on its first and third
visit, as in bench/start.py. The two alternate within one run, and the medians are compared. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from typing import Any

import start
from playwright.sync_api import Page, sync_playwright

FIGURES = ("table", "answered")
WATCH = """
    crypto.getRandomValues = (numbers) => numbers.fill(7);
    const times = (window.times = {});
    const look = () => {
        if (!location.hash) return;
        const table = document.querySelector(".game-view");
        const move = document.querySelector(".table .actions .act.main:enabled");
        if (!times.table && move?.checkVisibility()) {
            times.table = performance.now();
            times.step = table.model.step;
            move.click();
        }
        if (times.table && table.model.step > times.step) return void (times.answered = performance.now());
        const begin = document.querySelector(".start-bar .act.main:enabled");
        if (begin && location.hash.startsWith("#/new/")) begin.click();
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
"""The same dice in every run, with which the person begins. Presses Start, then makes the first move."""


def visit(page: Page, address: str) -> dict[str, float]:
    """Milliseconds from the navigation: until the table is there, and until a move made at once is answered."""
    page.goto("about:blank")
    page.wait_for_timeout(1000)  # a browser that has just started is busy
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(WATCH)
    page.goto(address)
    start.wait_until(lambda: page.evaluate("'answered' in window.times"), 90, address)
    times: dict[str, float] = page.evaluate("window.times")
    return times


def measure(visitors: start.Visitors, base: str, game: str) -> dict[str, Any]:
    times = []
    for number in range(3):
        with next(visitors) as page:
            assert isinstance(page, Page)
            times.append(visit(page, f"{base}/dist/index.html#/{game if number else f'new/{game}'}"))
            start.settle(page, f"{base}/dist/ours.html")
    return {f"{when} {what}": times[at][what] for when, at in (("cold", 0), ("warm", 2)) for what in FIGURES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--game", choices=start.GAMES, default=start.GAME)
    options = parser.parse_args()
    start.build.build_dist()
    _, base = start.serve(start.Handler)
    runs: dict[str, list[dict[str, Any]]] = {"app": [], "stock": []}
    with sync_playwright() as playwright:
        for number in range(options.rounds):
            for name in list(runs) if number % 2 == 0 else list(reversed(runs)):
                with start.fresh_profile(playwright, "chromium", phone=False) as visitors:
                    page = f"{base}/stock.html"
                    ours = name == "app"
                    found = measure(visitors, base, options.game) if ours else start.measure(visitors, page, 90)
                runs[name].append(found)
                times = {key: round(time) for key, time in found.items() if key.startswith(("cold", "warm"))}
                print(name, times, file=sys.stderr, flush=True)
    result: dict[str, Any] = {"bench": "app", **vars(options)}
    for when in ("cold", "warm"):
        stock = statistics.median(run[when] for run in runs["stock"])
        result[when] = {"stock_ms": round(stock)}
        for what in FIGURES:
            app = statistics.median(run[f"{when} {what}"] for run in runs["app"])
            result[when][what] = {"app_ms": round(app), "ratio": round(app / stock, 3)}
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
