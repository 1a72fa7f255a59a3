"""A hundred games in a row without a reload: neither the page nor Python may grow with them.

ROLLBOOK_GAMES=30 python build.py test -m slow tests/browser/test_memory.py -s
"""

from __future__ import annotations

import json
import os
from itertools import cycle
from typing import Any

import pytest
from browser.games import GAMES, about
from browser.player import PATIENCE, python_worker
from playwright.sync_api import BrowserContext, CDPSession, Page, Route

GROWTH = 1.10
STEP = 1.21
"""WebAssembly's memory grows by a fifth at a time and never shrinks: once may happen, whatever lies in it."""
SETTLED = 2 * len(GAMES)
"""Games until everything has been loaded and worked out that is kept for all later ones: two of each."""

MEASURE_PYTHON = """
import gc, json, sys
import js, pyodide_js
from pyodide.ffi import create_proxy

def measure():
    gc.collect()
    # The collector knows containers only; what they hold is found by following them.
    found, left = {}, gc.get_objects()
    while left:
        one = left.pop()
        if id(one) not in found:
            found[id(one)] = sys.getsizeof(one)
            if not gc.is_tracked(one):
                left.extend(gc.get_referents(one))
            elif type(one).__name__ != "frame":
                left.extend(each for each in gc.get_referents(one) if not gc.is_tracked(each))
    return json.dumps({"python_bytes": sum(found.values()), "wasm_bytes": pyodide_js._module.HEAPU8.length})

js.measure = create_proxy(measure)
"""


def listen_in(route: Route) -> None:
    """The script that the frame gives to Python, and one function more."""
    response = route.fetch()
    last_line = "sync.call = call"
    script, more = response.text(), json.dumps(f"{last_line}\n{MEASURE_PYTHON}")[1:-1]
    assert script.count(last_line) == 1
    route.fulfill(response=response, body=script.replace(last_line, more))


def play(page: Page, game: str, seed: str) -> None:
    """Bots among themselves, from the set-up to the result and home again."""
    short = about(game).by_role.wishes
    page.evaluate("route => { location.hash = route }", f"#/new/{game}?seats=2&bots=2&seed={seed}&{short}".rstrip("&"))
    page.locator(f".screen[data-game={game}] .start-bar .act").click(timeout=PATIENCE)
    page.locator(f"{game}-table .actions .act.idle").click(timeout=PATIENCE)
    page.locator("dialog.result[open]").wait_for(timeout=2 * PATIENCE)
    page.locator("dialog.result").get_by_role("button", name="Home").click()
    page.locator("html[data-screen=home]").wait_for(timeout=PATIENCE)


def measure(page: Page, session: CDPSession) -> dict[str, int]:
    for _ in range(2):  # what the first collection lets go of may have held something else
        session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")
    python: dict[str, Any] = python_worker(page).evaluate("JSON.parse(measure())")
    return {
        "page_heap": round(heap["usedSize"]),
        "page_nodes": counted["nodes"],
        "page_listeners": counted["jsEventListeners"],
        **python,
    }


@pytest.mark.slow
@pytest.mark.first_visit
def test_a_hundred_games_leave_nothing_behind(page: Page, context: BrowserContext, site: str) -> None:
    context.route("**/engine-frame.js", listen_in)
    page.goto(site)
    session = context.new_cdp_session(page)
    settled: dict[str, int] = {}
    now: dict[str, int] = {}
    games = int(os.environ.get("ROLLBOOK_GAMES", "100"))
    for number, game in zip(range(1, games + 1), cycle(GAMES), strict=False):
        play(page, game, f"memory{number}")
        if number % SETTLED == 0:
            now = measure(page, session)
            settled = settled or now
            print(number, now, flush=True)
    assert len(page.workers) == 2, "that of the files, and Python's: the engine was never started again"
    grown = {what: round(now[what] / settled[what], 3) for what in now}
    print(grown)
    assert grown.pop("wasm_bytes") <= STEP
    assert max(grown.values()) <= GROWTH, grown
