"""How much memory a page takes, compared with bare Pyodide: .venv/bin/python bench/memory.py [--rounds N] [--game ID]

Megabytes of the process with the page and its worker, at its peak and a few seconds later: `stock`, a page that
only runs `loadPyodide()` in a worker; `engine`, our engine with one open match; `app`, a whole game of two bots
in the app, from the set-up to the result. Each in a fresh profile (cold) and again in the same one (warm: ours then
starts from the snapshot). `empty` is a page with nothing on it. They alternate within one run; medians, and ratios to
stock. `rss` is the peak that the kernel recorded; `pss` divides shared memory between processes, sampled every 20 ms.
Chromium, needs Linux. Prints JSON.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from start import GAME, GAMES, Handler, SlowPages, chromium_options, serve, settle, wait_until

import build
from pyapp.games import find_game

PATIENCE = 120_000
VISITS = ("cold", "warm")


class Watch:
    """The peaks of the largest page of one browser."""

    def __init__(self, profile: str) -> None:
        self.pages = SlowPages(profile).pages
        self.pss = self.rss = 0.0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> Watch:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()

    def run(self) -> None:
        pages: list[int] = []
        for tick in range(10**9):
            if tick % 10 == 0:
                pages = self.pages()
            self.pss = max(self.pss, largest(pages, "smaps_rollup", "Pss"))
            if self.over.wait(0.02):
                break
        self.rss = largest(pages, "status", "VmHWM")


def largest(pages: list[int], file: str, field: str) -> float:
    """In megabytes."""
    sizes = [0.0]
    for page in pages:
        with contextlib.suppress(OSError):
            found = re.search(rf"^{field}:\s+(\d+) kB", Path(f"/proc/{page}/{file}").read_text(), re.MULTILINE)
            sizes.append(int(found[1]) / 1024 if found else 0.0)
    return max(sizes)


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    wait_until(lambda: bool(page.title()), PATIENCE / 1000, address)


def open_empty(page: Page, base: str) -> None:
    page.goto(f"{base}/empty.html")


def open_stock(page: Page, base: str) -> None:
    open_page(page, f"{base}/stock.html")


def open_engine(page: Page, base: str) -> None:
    open_page(page, f"{base}/ours.html")
    settle(page, f"{base}/ours.html")


def play_in_app(page: Page, base: str, game: str) -> None:
    """With the lowest target, so that it is a short game."""
    lowest = [f"&{one.id}={one.values[0]}" for one in find_game(game).info.options if one.kind == "number"]
    page.goto(f"{base}/dist/index.html?lang=en#/new/{game}?seats=2&bots=2&seed=memory{''.join(lowest)}")
    page.locator(".start-bar .act").click(timeout=PATIENCE)
    page.locator(f"{game}-table .actions .act.idle").click(timeout=PATIENCE)
    page.locator("dialog.result[open]").wait_for(timeout=PATIENCE)
    settle(page, f"{base}/ours.html")


Opening = Callable[[Page, str], None]


def visits(playwright: Any, opening: Opening, base: str) -> Iterator[dict[str, float]]:
    with tempfile.TemporaryDirectory() as profile:
        for _ in VISITS:
            with playwright.chromium.launch_persistent_context(
                profile, reduced_motion="reduce", service_workers="block", **chromium_options()
            ) as context:
                page = context.new_page()
                with Watch(profile) as watch:
                    opening(page, base)
                page.wait_for_timeout(3000)
                after = largest(SlowPages(profile).pages(), "smaps_rollup", "Pss")
                yield {"pss_peak": watch.pss, "rss_peak": watch.rss, "pss_after": after}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", choices=GAMES, default=GAME)
    options = parser.parse_args()
    kinds: dict[str, Opening] = {
        "empty": open_empty,
        "stock": open_stock,
        "engine": open_engine,
        "app": partial(play_in_app, game=options.game),
    }
    build.build_dist()
    _, base = serve(Handler)
    runs: dict[str, list[list[dict[str, float]]]] = {kind: [] for kind in kinds}
    with sync_playwright() as playwright:
        for round_number in range(options.rounds):
            for kind in list(kinds) if round_number % 2 == 0 else list(reversed(kinds)):
                runs[kind].append(list(visits(playwright, kinds[kind], base)))
                print(kind, runs[kind][-1], file=sys.stderr, flush=True)

    result: dict[str, Any] = {"bench": "memory", **vars(options)}
    for at, visit in enumerate(VISITS):
        medians = {
            kind: {what: statistics.median(run[at][what] for run in done) for what in done[0][at]}
            for kind, done in runs.items()
        }
        result[visit] = {
            kind: {
                **{what: round(value, 1) for what, value in sizes.items()},
                "ratio": round(sizes["pss_peak"] / medians["stock"]["pss_peak"], 3),
            }
            for kind, sizes in medians.items()
        }
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
