"""What the app weighs without Python: .venv/bin/python bench/size.py [DIST …] [--game ID …]

Prints JSON for each built folder (default: dist/), so that two versions can be compared. Kilobytes (1000 bytes) after
gzip -9, each file by itself, as a host sends it.

- `whole`: the home page, all scripts and styles: everything but Python and its snapshot, embeds, rule pages, pictures
  and the service worker. `texts`: the catalogues in English, and in all languages.
- `visits`: for each game, what the browser really asks for when somebody opens the home page in English, taps a game,
  presses Start and plays until the result is there: the page, scripts, styles and texts. A person and a bot play; the
  person's moves are any legal ones, made on the table.
- `later`: scripts and styles that none of these visits asked for.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from engines.launch import chromium_options  # noqa: E402

import build  # noqa: E402
from web.build.serve import Files, Server  # noqa: E402

COUNTED = {".html", ".js", ".css", ".ftl"}
ELSEWHERE = ("web/engine/", "web/embed/", "embed")
PATIENCE = 60_000
"""For one step, in milliseconds."""
LONGEST = 300
"""For a game, in seconds."""
SETTINGS = {"lang": "en", "pace": "fast", "motion": "none", "sound": False}
MOVE = """
    (share) => {
        const view = document.querySelector(".game-view");
        const { mode, legal } = view?.model ?? {};
        if (mode === "over") return true;
        if (mode === "live") view.ask(legal[Math.floor(share * legal.length)]);
        return false;
    }
"""
"""Makes a move, if it is a person's turn; says whether the game is over."""


class Noted(Files):
    """Notes what was asked for."""

    asked: set[str]

    def do_GET(self) -> None:
        self.asked.add(urlsplit(self.path).path.lstrip("/") or "index.html")
        super().do_GET()


@contextmanager
def served(dist: Path) -> Iterator[tuple[str, set[str]]]:
    handler = type("Handler", (Noted,), {"asked": set()})
    server = Server(("127.0.0.1", 0), partial(handler, directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", handler.asked
    server.shutdown()


def packed(file: Path) -> float:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0)) / 1000


def weigh(dist: Path, files: set[str]) -> dict[str, float]:
    """The largest first."""
    return dict(sorted(((file, round(packed(dist / file), 1)) for file in files), key=lambda item: -item[1]))


def total(dist: Path, files: set[str]) -> float:
    return round(sum(packed(dist / file) for file in files), 1)


def ours(file: str) -> bool:
    return Path(file).suffix in COUNTED and not file.startswith(ELSEWHERE)


def visit(page: Page, address: str, game: str) -> None:
    page.add_init_script(f"localStorage['rollbook.settings'] ??= {json.dumps(json.dumps(SETTINGS))}")
    page.goto(address)
    page.click(f"[data-game={game}] a, a[data-game={game}]")
    page.click(".start-bar .act.main:enabled")
    page.wait_for_selector(".game-view")
    chance = random.Random(1)
    until = time.monotonic() + LONGEST
    while not page.evaluate(MOVE, chance.random()):
        page.wait_for_timeout(20)
        if time.monotonic() > until:
            raise TimeoutError(f"{game} is not over after {LONGEST} seconds")
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(1500)  # what is asked for a moment after the result


def measure(dist: Path, games: list[str]) -> dict[str, Any]:
    files = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    code = {file for file in files if ours(file) and file.endswith((".js", ".css")) and not file.endswith("still.css")}
    code = {file for file in code if "/" in file} | {"index.html"}
    texts = {file for file in files if file.endswith(".ftl")}
    result: dict[str, Any] = {"whole": total(dist, code)}
    result["texts"] = {
        "en": total(dist, {file for file in texts if "/en/" in file}),
        "all": total(dist, texts),
    }
    every: set[str] = set()
    visits = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_options())
        for game in games:
            with served(dist) as (address, asked):
                page = browser.new_page(service_workers="block")
                page.set_default_timeout(PATIENCE)
                visit(page, address, game)
                page.close()
            needed = {file for file in asked if ours(file)}
            every |= needed
            visits[game] = total(dist, needed)
            print(dist, game, weigh(dist, needed), file=sys.stderr, flush=True)
        browser.close()
    result["visits"] = visits
    result["later"] = weigh(dist, code - every)
    result["without later"] = round(result["whole"] - total(dist, code - every), 1)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dist", nargs="*", type=Path, default=[build.DIST])
    parser.add_argument("--game", action="append", choices=sorted(file.name for file in (ROOT / "web/games").iterdir()))
    options = parser.parse_args()
    games = options.game or [file.name for file in sorted((ROOT / "web/games").iterdir())]
    print(json.dumps({str(dist): measure(dist.resolve(), games) for dist in options.dist}, indent=2))


if __name__ == "__main__":
    main()
