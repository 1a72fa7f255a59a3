"""How soon a table answers on a slow device: .venv/bin/python bench/table.py [--moves N] [--game ID] [--coach] …

Per game and in milliseconds, median and 95th percentile: from a person's move to the picture of everything that follows
(the engine's reply drawn, the next move or the hand-over offered, the frame painted), and how long the engine takes for
a sensible bot's move and for a hint. `slowed`: the whole renderer, including workers, at a quarter of its speed (see
start.py, needs Linux). `plain`: the same moves at full speed, alternating with `slowed` within one run; `ratio` is
slowed divided by plain. Motion is reduced, so that no animation is measured. The first of each kind in a fresh worker
are listed separately as `first`, because odds and bots then compute what they later reuse. Anything shorter than 5 ms
may fall between two stops, so look at `p95`. Prints JSON. On a busy machine (`load`) neither figures nor ratios mean
anything.

With --coach, a coach is always there: every other move waits for its figures, and the others are made while it works.
`figures` is the time from a picture to its figures, `blocked` the long tasks meanwhile, when nothing else is going on.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from start import SlowPages

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build  # noqa: E402
from pyapp.games import listed_ids  # noqa: E402
from web.build.serve import Files, Server  # noqa: E402

PATIENCE = 120_000

# Moves by a simple pseudo-random rule, the same every time; the picture is there when the next frame has been drawn.
MOVES = """async ([game, count, coached]) => {
    const view = document.querySelector(`${game}-table`);
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const changed = () => new Promise((resolve) => {
        const seen = new MutationObserver(() => { seen.disconnect(); resolve(); });
        seen.observe(document.body, { subtree: true, attributes: true, childList: true });
    });
    const passedOn = () => document.querySelector(".hand-over:not([hidden]) .act");
    const playable = () => ["live", "over"].includes(view.dataset.mode);
    const shown = async () => {
        while (!playable() && !passedOn()) await changed();
        await painted();
    };
    const takeOver = async () => {
        while (!playable()) {
            if (passedOn()?.disabled === false) passedOn().click();
            else await changed();
        }
    };
    const times = [];
    const figures = [];
    const blocked = [];
    const tasks = new PerformanceObserver((list) => blocked.push(...list.getEntries().map(({ duration }) => duration)));
    const waits = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const advised = async () => {
        if (view.model.legal.length < 2) return;
        const start = performance.now();
        tasks.observe({ type: "longtask" });
        const chips = () => [...view.querySelectorAll("[data-move] > .worth")];
        while (chips().some((one) => one.dataset.worth === "…")) await changed();
        if (chips().length) figures.push(performance.now() - start);
        await painted();
        tasks.disconnect();
    };
    let state = 7;
    await takeOver();
    while (times.length < count && view.dataset.mode === "live") {
        if (coached && times.length % 2) await advised();
        else if (coached) await waits((times.length * 70) % 400);
        // A player who gives up loses soon, and there would be little to measure.
        const bold = view.model.legal.filter((move) => !move.startsWith("give"));
        const legal = bold.length ? bold : view.model.legal;
        state = (state * 48271) % 2147483647;
        const start = performance.now();
        view.ask(legal[state % legal.length]);
        await shown();
        times.push(performance.now() - start);
        await takeOver();
    }
    return { move: times, figures, blocked };
}"""

# Bots against each other, directly through the engine, with a hint before every other move.
BOTS = """async ([game, count, seed]) => {
    const { Engine } = await import("./web/engine.js");
    const engine = new Engine({ frameUrl: "./web/engine.html" });
    const seats = [{ kind: "sensible", name: "A" }, { kind: "sensible", name: "B" }];
    const times = { bot: [], hint: [] };
    const timed = async (method, params) => {
        const start = performance.now();
        const reply = await engine.call(method, params);
        times[method].push(performance.now() - start);
        return reply;
    };
    let reply = await engine.call("new", { match: "m", game, seats, seed });
    while (times.bot.length < count) {
        if (times.bot.length % 2) await timed("hint", { match: "m" });
        reply = await timed("bot", { match: "m", rev: reply.rev });
        if (reply.outcome) reply = await engine.call("new", { match: "m", game, seats, seed: seed + times.bot.length });
    }
    return times;
}"""


def open_table(page: Page, base: str, game: str, coached: bool) -> None:
    """Wait until everything is saved for later: that takes some seconds after the very first start."""
    page.goto(base)
    page.get_by_text("Saved offline. Everything works without a network.").wait_for(timeout=PATIENCE)
    page.goto(f"{base}#/new/{game}?seats=2&bots=0&start=1&seed=table")
    page.locator("[name=coached]").set_checked(coached, timeout=PATIENCE)
    page.locator(".start-bar .act").click(timeout=PATIENCE)
    page.locator(f"{game}-table").wait_for(timeout=PATIENCE)


def measure(
    playwright: Any, base: str, game: str, moves: int, *, slowed: bool, coached: bool
) -> dict[str, list[float]]:
    """In a new browser, so that nothing is cached."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else [],
            viewport={"width": 360, "height": 640},
            reduced_motion="reduce",
            locale="en",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        settings = json.dumps({"pace": "fast", "coach": "always" if coached else "ask"})
        page.add_init_script(f"localStorage['rollbook.settings'] ??= {json.dumps(settings)}")
        open_table(page, base, game, coached)
        slow = SlowPages(profile) if slowed else contextlib.nullcontext()
        with slow:
            found: dict[str, list[float]] = page.evaluate(MOVES, [game, moves, coached])
        if coached:
            context.close()
            return found
        page.goto(f"{base}empty.html")
        slow = SlowPages(profile) if slowed else contextlib.nullcontext()
        with slow:
            found |= page.evaluate(BOTS, [game, moves, "table"])
        context.close()
    return found


def figures(times: list[float]) -> dict[str, float]:
    if not times:
        return {"median": 0, "p95": 0, "worst": 0, "count": 0}
    ordered = sorted(times)
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1),
        "worst": round(ordered[-1], 1),
        "count": len(ordered),
    }


class Pages(Files):
    """dist/, and an empty page next to it."""

    def do_GET(self) -> None:
        if self.path != "/empty.html":
            super().do_GET()
            return
        body = b"<!doctype html><link rel=icon href=data:,><body>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=40, help="of each game and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--coach", action="store_true", help="with a coach who is always there; no bots and hints")
    parser.add_argument("--game", action="append", choices=listed_ids())
    options = parser.parse_args()
    build.build_dist()

    server = Server(("127.0.0.1", 0), partial(Pages, directory=str(build.DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/"
    result: dict[str, Any] = {"bench": "table", "moves": options.moves, "rounds": options.rounds, "games": {}}
    result["load"] = [round(load, 1) for load in os.getloadavg()]
    with sync_playwright() as playwright:
        for game in options.game or listed_ids():
            runs: dict[bool, list[dict[str, list[float]]]] = {False: [], True: []}
            for number in range(options.rounds):
                for slowed in (False, True) if number % 2 == 0 else (True, False):
                    runs[slowed].append(
                        measure(playwright, base, game, options.moves, slowed=slowed, coached=options.coach)
                    )
            told: dict[str, Any] = {}
            for kind in ("move", "figures", "blocked") if options.coach else ("move", "bot", "hint"):
                plain, slowed = (figures([time for run in runs[slow] for time in run[kind]]) for slow in (False, True))
                first = statistics.median(max(run[kind][:8], default=0) for run in runs[True])
                ratio = round(slowed["median"] / plain["median"], 2) if plain["median"] else None
                told[kind] = {"slowed": slowed, "plain": plain, "ratio": ratio, "first": round(first, 1)}
            result["games"][game] = told
            print(game, json.dumps(told), file=sys.stderr, flush=True)
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
