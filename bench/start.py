"""Time until the engine answers, compared with bare Pyodide: .venv/bin/python bench/start.py [--browser B] [--rounds N]

Milliseconds from the navigation to the first reply that contains legal moves, in a fresh browser profile (cold) and on
the third visit with it (warm, with caches and snapshot), next to a page that only runs the original `loadPyodide()` in
a worker and then adds 1 and 1. Both are served in the same way and alternate within one run; the medians are compared.
A third page, offline, is ours in a copy of dist/, saved by the service worker; on its third visit the host is gone. It
is compared with the warm visit of the original.

--browser: chromium, webkit or firefox (see tests/engines). WebKit keeps its caches for one session only, so its visits
share one session; the others start a new one for each visit.
--phone: Chromium at 1.6 Mbit/s, 150 ms for each request, brotli; CPU at a quarter of its speed (needs Linux). The
browser's developer tools cannot slow these down, because they do not affect workers, where Python runs.
Prints JSON. The bytes are those of every file fetched until Python is ready, compressed with brotli (quality 11).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from itertools import count, repeat
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from engines.firefox import firefox  # noqa: E402
from engines.launch import ENGINES, chromium_options  # noqa: E402
from engines.screen import Page as Screen  # noqa: E402
from engines.webkit import webkit  # noqa: E402

import build  # noqa: E402
from web.build import bundle, home  # noqa: E402
from web.build.serve import Files, Server  # noqa: E402

GAMES = tuple(home.cards(ROOT))
"""In the order of the home page. The figures are about the first one, unless a benchmark is asked for another."""
GAME = GAMES[0]
STOCK = build.PACKAGES / "pyodide"
PAGES = {
    "/empty.html": "<!doctype html><link rel=icon href=data:,>",
    "/ours.html": "<!doctype html><link rel=icon href=data:,><body><script type=module src=ours.js></script>",
    "/ours.js": """
        import { Engine } from "./dist/web/engine.js";
        const engine = new Engine({ frameUrl: "./dist/web/engine.html" });
        const seats = [{ kind: "person", name: "A" }, { kind: "person", name: "B" }];
        const { legal } = await engine.call("new", { match: "m", game: "GAME", seats, seed: "bench" });
        if (!legal.length) throw new Error("no legal moves");
        document.title = `${performance.now()} ${engine.restored}`;
        if (location.pathname.startsWith("/dist/")) await navigator.serviceWorker.register("/dist/sw.js");
    """.replace("GAME", GAME),
    "/stock.html": "<!doctype html><link rel=icon href=data:,><body><script type=module src=stock.js></script>",
    "/stock.js": """
        const worker = new Worker("./stock-worker.js", { type: "module" });
        worker.onmessage = () => (document.title = `${performance.now()} false`);
    """,
    "/stock-worker.js": """
        import { loadPyodide } from "./stock/pyodide.mjs";
        const python = await loadPyodide();
        postMessage(python.runPython("1 + 1"));
    """,
}

SNAPSHOT_KEPT = "async (name) => (await (await caches.open(name)).keys()).length > 0"
FILES_KEPT = "async () => Boolean((await navigator.serviceWorker.getRegistration('/dist/'))?.active)"


class Line:
    """A phone's connection: this many bytes a second for all connections together, and a delay before each answer."""

    def __init__(self, bits_per_second: float, latency: float) -> None:
        self.seconds_per_byte = 8 / bits_per_second
        self.latency = latency
        self.free_at = 0.0
        self.lock = threading.Lock()

    def carry(self, size: int) -> None:
        with self.lock:
            self.free_at = max(self.free_at, time.monotonic()) + size * self.seconds_per_byte
            until = self.free_at
        time.sleep(max(0.0, until - time.monotonic()))


class SlowPages:
    """Lets the pages of one browser, including workers, run for a quarter of the time: 5 ms in every 20."""

    def __init__(self, profile: str) -> None:
        self.profile = profile
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()

    def run(self) -> None:
        pages: list[int] = []
        looked = 0.0
        while not self.over.is_set():
            if time.monotonic() - looked > 0.2:
                pages, looked = self.pages(), time.monotonic()
            send(signal.SIGSTOP, pages)
            time.sleep(0.015)
            send(signal.SIGCONT, pages)
            time.sleep(0.005)

    def pages(self) -> list[int]:
        """The renderer processes below the browser that was started with this profile."""
        commands, parents = {}, {}
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                commands[int(folder.name)] = (folder / "cmdline").read_bytes().decode(errors="replace")
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        browsers = {pid for pid, command in commands.items() if f"--user-data-dir={self.profile}" in command}

        def is_ours(pid: int) -> bool:
            while pid > 1 and pid not in browsers:
                pid = parents.get(pid, 0)
            return pid in browsers

        return [pid for pid, command in commands.items() if "--type=renderer" in command and is_ours(pid)]


def send(what: signal.Signals, processes: list[int]) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, what)


class Handler(Files):
    """The benchmark's pages, dist/ and the original Pyodide. The browser can cache files, as static hosts allow."""

    line: Line | None = None
    dist = build.DIST
    protocol_version = "HTTP/1.1"
    # As hosts do. Otherwise the head and the body of an answer arrive 40 ms apart on a reused connection: that is the
    # kernel's delay, and it grows with the number of files.
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path in PAGES:
            body, cached = PAGES[path].encode(), "no-cache"
        elif file := local_file(path, self.dist):
            body, cached = file.read_bytes(), "max-age=3600"
        else:
            self.send_error(404)
            return
        self.send_response(200)
        if self.line:
            time.sleep(self.line.latency)
            body = brotli(body)
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", cached)
        self.end_headers()
        for start in range(0, len(body), 16384):
            piece = body[start : start + 16384]
            if self.line:
                self.line.carry(len(piece))
            self.wfile.write(piece)


class KeptHandler(Handler):
    """dist/ with the benchmark's page in it, sealed by the build's own function."""

    dist = build.CACHE / "bench"

    @classmethod
    def make(cls) -> None:
        shutil.rmtree(cls.dist, ignore_errors=True)
        shutil.copytree(build.DIST, cls.dist)
        page = PAGES["/ours.html"].replace("<!doctype html>", '<!doctype html><meta charset="utf-8">')
        build.write(cls.dist / "ours.html", page)
        build.write(cls.dist / "ours.js", PAGES["/ours.js"].replace("./dist/", "./"))
        bundle.seal(cls.dist)


def local_file(path: str, dist: Path = build.DIST) -> Path | None:
    for prefix, folder in (("/dist/", dist), ("/stock/", STOCK)):
        if path.startswith(prefix) and (file := folder / path.removeprefix(prefix)).is_file():
            return file
    return None


def brotli(data: bytes) -> bytes:
    """With Node, which has it built in; cached, because the interpreter takes half a minute."""
    kept = build.CACHE / "brotli" / hashlib.sha256(data).hexdigest()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        script = "process.stdout.write(zlib.brotliCompressSync(fs.readFileSync(0)))"
        packed = subprocess.run([build.node(), "-e", script], input=data, capture_output=True, check=True)
        kept.write_bytes(packed.stdout)
    return kept.read_bytes()


Visitors = Iterator[AbstractContextManager[Page | Screen]]
"""A page in the same profile, opened any number of times."""


def serve(handler: type[Handler]) -> tuple[Server, str]:
    server = Server(("127.0.0.1", 0), partial(handler, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}"


def visit(page: Page | Screen, address: str, patience: float) -> tuple[float, bool]:
    """Milliseconds, and whether a snapshot was used."""
    # A browser that has just started is busy; let it settle first.
    page.goto("about:blank" if "/dist/" in address else address.rpartition("/")[0] + "/empty.html")
    page.wait_for_timeout(1000)
    page.goto(address)
    wait_until(lambda: bool(page.title()), patience, address)
    milliseconds, restored = page.title().split()
    return float(milliseconds), restored == "true"


def settle(page: Page | Screen, address: str) -> None:
    """Wait until everything is saved that makes the next visit a warm one."""
    if address.endswith("/ours.html"):
        wait_until(lambda: page.evaluate(SNAPSHOT_KEPT, bundle.SNAPSHOT_CACHE), 120, "no snapshot is kept")
    if "/dist/" in address:
        wait_until(lambda: page.evaluate(FILES_KEPT), 120, "no files are kept")
    # For the browser's own caches: Chromium keeps compiled WebAssembly when nothing was compiled for two seconds.
    page.wait_for_timeout(4000)


def wait_until(ready: Callable[[], bool], patience: float, what: str) -> None:
    deadline = time.monotonic() + patience
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(what)
        time.sleep(0.05)


@contextlib.contextmanager
def fresh_profile(playwright: Playwright, browser: str, phone: bool) -> Iterator[Visitors]:
    if browser == "webkit":
        with webkit() as driver:
            yield repeat(contextlib.nullcontext(Screen(driver)))
        return

    @contextlib.contextmanager
    def launched(profile: str) -> Iterator[Page | Screen]:
        if browser == "firefox":
            with firefox(profile) as driver:
                yield Screen(driver)
            return
        context = playwright.chromium.launch_persistent_context(profile, **chromium_options())
        with SlowPages(profile) if phone else contextlib.nullcontext():
            yield context.new_page()
        context.close()

    with tempfile.TemporaryDirectory() as profile:
        yield (launched(profile) for _ in count())


def measure(visitors: Visitors, address: str, patience: float, host: Server | None = None) -> dict[str, Any]:
    """The first visit and the third; if a host is given, it is gone on the third."""
    asked: list[str] = []
    times = []
    for number in range(3):
        if host and number == 2:
            host.shutdown()
            host.server_close()
        with next(visitors) as page:
            if not number and isinstance(page, Page):
                page.on("request", lambda request: asked.append(urlsplit(request.url).path))
            times.append(visit(page, address, patience))
            settle(page, address)
    first, _, third = times
    return {"cold": first[0], "warm": third[0], "restored": third[1], "files": asked}


def bytes_of(files: list[str]) -> int:
    """The snapshot is requested right after Python is ready, so the request may or may not be seen in time."""
    wanted = [path for path in dict.fromkeys(files) if not path.endswith("/snapshot.bin")]
    return sum(len(brotli(file.read_bytes())) for path in wanted if (file := local_file(path)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--browser", choices=ENGINES, default="chromium")
    parser.add_argument("--phone", action="store_true")
    options = parser.parse_args()
    if options.phone and options.browser != "chromium":
        parser.error("--phone slows Chromium only")
    if why := ENGINES[options.browser].missing():
        parser.error(why)
    build.build_dist()

    Handler.line = Line(1.6e6, 0.150) if options.phone else None
    KeptHandler.make()
    _, base = serve(Handler)
    runs: dict[str, list[dict[str, Any]]] = {"ours": [], "stock": [], "offline": []}
    with sync_playwright() as playwright:
        for round_number in range(options.rounds):
            names = list(runs) if round_number % 2 == 0 else list(reversed(runs))
            for name in names:
                host, place = serve(KeptHandler) if name == "offline" else (None, base)
                address = f"{place}/dist/ours.html" if host else f"{place}/{name}.html"
                with fresh_profile(playwright, options.browser, options.phone) as visitors:
                    runs[name].append(measure(visitors, address, 300 if options.phone else 90, host))
                print(name, {k: v for k, v in runs[name][-1].items() if k != "files"}, file=sys.stderr, flush=True)

    def median(name: str, key: str) -> float:
        return statistics.median(run[key] for run in runs[name])

    result: dict[str, Any] = {"bench": "start", **vars(options)}
    for key in ("cold", "warm"):
        ours, stock = median("ours", key), median("stock", key)
        result[key] = {"ours_ms": round(ours), "stock_ms": round(stock), "ratio": round(ours / stock, 3)}
        result[key]["all_ours"] = [round(run[key]) for run in runs["ours"]]
        result[key]["all_stock"] = [round(run[key]) for run in runs["stock"]]
    ours, stock = median("offline", "warm"), median("stock", "warm")
    result["offline"] = {"ours_ms": round(ours), "stock_ms": round(stock), "ratio": round(ours / stock, 3)}
    result["offline"]["all_ours"] = [round(run["warm"]) for run in runs["offline"]]
    result["offline"]["from_snapshot"] = all(run["restored"] for run in runs["offline"])
    result["warm"]["from_snapshot"] = all(run["restored"] for run in runs["ours"])
    if options.browser == "chromium":
        ours, stock = (bytes_of(runs[name][0]["files"]) for name in ("ours", "stock"))
        result["bytes_brotli"] = {"ours": ours, "stock": stock, "ratio": round(ours / stock, 3)}
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
