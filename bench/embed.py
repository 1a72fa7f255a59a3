"""From the first touch of an embed to a playable table, compared with bare Pyodide; and the cost of twenty embeds.

    .venv/bin/python bench/embed.py [--rounds N] [--no-memory] [--game ID]

Milliseconds from the touch to `ready` in a fresh browser profile (cold) and on the third visit (warm), next to a page
that only runs the original `loadPyodide()` in a worker. Both alternate within one run; the medians are compared. Memory
is what all processes of the browser hold (PSS, Linux only) after one of twenty embeds was touched, and after all were.
Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
import tempfile
import threading
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import start
from playwright.sync_api import Page, Playwright, sync_playwright

import build
from web.build import bundle, stills
from web.build.serve import Server

PAGE = "<!doctype html><html lang=en><link rel=icon href=data:,><body>{tags}<script src=dist/embed.js></script>"
EXAMPLES = {game: next(iter(stills.examples(game))) for game in start.GAMES if stills.examples(game)}
"""The first worked example of each game."""

TOUCH = """count => new Promise((done, failed) => {
  const embeds = [...document.querySelectorAll("rollbook-game")].slice(0, count);
  const began = performance.now();
  let ready = 0;
  for (const embed of embeds) {
    embed.addEventListener("ready", () => { if (++ready === embeds.length) done(performance.now() - began); });
    embed.addEventListener("error", ({detail}) => failed(new Error(detail.message)));
    embed.querySelector("iframe").loading = "eager";
    embed.play();
  }
})"""


def make_pages(game: str) -> None:
    """An embed of the second picture of an example; and twenty, of all its pictures in turn."""
    example = EXAMPLES[game]
    steps = stills.stations(game, example)
    tags = [f'<rollbook-game game="{game}" example="{example}" step="{step}"></rollbook-game>' for step in steps]
    start.PAGES["/embed.html"] = PAGE.format(tags=tags[1])
    start.PAGES["/twenty.html"] = PAGE.format(tags="".join(islice(cycle(tags), 20)))


def touch_time(page: Page, base: str) -> float:
    page.goto(f"{base}/embed.html")
    page.frame_locator("rollbook-game iframe").locator(".game-view").wait_for()
    page.wait_for_timeout(1000)
    milliseconds = float(page.evaluate(TOUCH, 1))
    start.wait_until(lambda: page.evaluate(start.SNAPSHOT_KEPT, bundle.SNAPSHOT_CACHE), 120, "no snapshot is kept")
    return milliseconds


def stock_time(page: Page, base: str) -> float:
    return start.visit(page, f"{base}/stock.html", 90)[0]


def visits(playwright: Playwright, base: str, time: object) -> dict[str, float]:
    times = []
    with tempfile.TemporaryDirectory() as profile:
        for _ in range(3):
            context = playwright.chromium.launch_persistent_context(profile, **start.chromium_options())
            page = context.new_page()
            times.append(time(page, base))  # type: ignore[operator]
            page.wait_for_timeout(1500)
            context.close()
    return {"cold": times[0], "warm": times[2]}


def weight(profile: str) -> int:
    """Of all processes that were started for this profile, and their children."""
    pids = {int(path.name): path for path in Path("/proc").iterdir() if path.name.isdigit()}
    parents, ours = {}, set()
    for pid, path in pids.items():
        try:
            if profile in (path / "cmdline").read_text(errors="replace"):
                ours.add(pid)
            parents[pid] = int(re.sub(r"^.*\) ", "", (path / "stat").read_text()).split()[1])
        except OSError:
            continue
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    total = 0
    for pid in ours:
        try:
            total += int(re.search(r"^Pss:\s+(\d+)", (pids[pid] / "smaps_rollup").read_text(), re.M)[1])  # type: ignore[index]
        except (OSError, TypeError):
            continue
    return total * 1024


def memory(playwright: Playwright, base: str) -> dict[str, float]:
    held = {}
    for count in (1, 20):
        with tempfile.TemporaryDirectory() as profile:
            context = playwright.chromium.launch_persistent_context(profile, **start.chromium_options())
            page = context.new_page()
            page.goto(f"{base}/twenty.html")
            page.evaluate(TOUCH, count)
            page.wait_for_timeout(5000)
            held[count] = weight(profile)
            context.close()
    return {"one_mb": held[1] / 1e6, "twenty_mb": held[20] / 1e6, "ratio": round(held[20] / held[1], 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-memory", dest="memory", action="store_false")
    parser.add_argument("--game", choices=tuple(EXAMPLES), default=next(iter(EXAMPLES)))
    options = parser.parse_args()
    make_pages(options.game)
    build.build_dist()
    server = Server(("127.0.0.1", 0), partial(start.Handler, directory=str(start.ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    kinds = {"embed": touch_time, "stock": stock_time}
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in kinds}
    result: dict[str, object] = {"bench": "embed", "rounds": options.rounds, "game": options.game}
    with sync_playwright() as playwright:
        for number in range(options.rounds):
            for name in list(kinds)[:: 1 if number % 2 else -1]:
                runs[name].append(visits(playwright, base, kinds[name]))
                print(name, runs[name][-1], file=sys.stderr, flush=True)
        for key in ("cold", "warm"):
            ours, stock = (statistics.median(run[key] for run in runs[name]) for name in kinds)
            result[key] = {"embed_ms": round(ours), "stock_ms": round(stock), "ratio": round(ours / stock, 3)}
        if options.memory:
            result["memory"] = memory(playwright, base)
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
