"""How long a person waits for the real app, compared with bare Pyodide.

    .venv/bin/python bench/app.py [--rounds N] [--game ID]

Cold: a new browser profile opens the set-up of a game and presses Start as soon as it is there; the clock stops when
the first move can be made. Warm: the third visit with this profile opens the game that was saved. Both are
measured from the navigation and divided by a page that only runs the original `loadPyodide()` in a worker, on its first
and third visit, as in bench/start.py. The two alternate within one run, and the medians are compared. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from typing import Any

import start
from playwright.sync_api import Page, sync_playwright

WATCH = """
    crypto.getRandomValues = (numbers) => numbers.fill(7);
    const look = () => {
        if (!location.hash) return;
        const move = document.querySelector(".table .actions .act.main:enabled");
        if (move?.checkVisibility()) return void (window.waited = performance.now());
        const begin = document.querySelector(".start-bar .act.main:enabled");
        if (begin && location.hash.startsWith("#/new/")) begin.click();
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
"""The same dice in every run, with which the person begins. Presses Start; notes when a move can be made."""


def visit(page: Page, address: str) -> float:
    """Milliseconds from the navigation until the first move can be made."""
    page.goto("about:blank")
    page.wait_for_timeout(1000)  # a browser that has just started is busy
    page.add_init_script(WATCH)
    page.goto(address)
    start.wait_until(lambda: page.evaluate("window.waited ?? 0") > 0, 90, address)
    return float(page.evaluate("window.waited"))


def measure(visitors: start.Visitors, base: str, game: str) -> dict[str, Any]:
    times = []
    for number in range(3):
        with next(visitors) as page:
            assert isinstance(page, Page)
            times.append(visit(page, f"{base}/dist/index.html#/{game if number else f'new/{game}'}"))
            start.settle(page, f"{base}/dist/ours.html")
    return {"cold": times[0], "warm": times[2]}


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
                print(name, {key: round(found[key]) for key in ("cold", "warm")}, file=sys.stderr, flush=True)
    result: dict[str, Any] = {"bench": "app", **vars(options)}
    for key in ("cold", "warm"):
        app, stock = (statistics.median(run[key] for run in runs[name]) for name in runs)
        result[key] = {"app_ms": round(app), "stock_ms": round(stock), "ratio": round(app / stock, 3)}
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
