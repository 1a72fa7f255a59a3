"""How long until the engine answers, against bare Pyodide: .venv/bin/python bench/start.py [--phone] [--rounds N]

Milliseconds from the navigation to the first reply that holds legal moves, in a fresh browser profile (cold) and on
the third visit with it (warm: caches and snapshot are there), next to a page that does nothing but the stock
`loadPyodide()` in a worker and then adds 1 and 1. Both are served in the same way and alternate within one run; the
medians are compared.

--phone: 1.6 Mbit/s, 150 ms for each request, brotli; CPU at a quarter of its speed (needs Linux). Line and CPU are not
slowed by way of the browser's developer tools, since these leave workers out, which is where Python runs.
Prints JSON. The bytes are those of every file that is fetched until Python is ready, as brotli (quality 11) packs them.
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
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build  # noqa: E402

STOCK = build.PACKAGES / "pyodide"
PAGES = {
    "/empty.html": "<!doctype html><link rel=icon href=data:,>",
    "/ours.html": "<!doctype html><link rel=icon href=data:,><body><script type=module src=ours.js></script>",
    "/ours.js": """
        import { Engine } from "./dist/web/engine.js";
        const engine = new Engine({ frameUrl: "./dist/web/engine.html" });
        const seats = [{ kind: "person", name: "A" }, { kind: "person", name: "B" }];
        const { legal } = await engine.call("new", { match: "m", game: "tutto", seats, seed: "bench" });
        if (!legal.length) throw new Error("no legal moves");
        document.title = `${performance.now()} ${engine.restored}`;
    """,
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

# Until the snapshot for the next visit is there, or two minutes are over.
SNAPSHOT_KEPT = """async (name) => {
    for (let tries = 0; tries < 1200; tries += 1) {
        if ((await (await caches.open(name)).keys()).length) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}"""


class Line:
    """A phone's line: so many bytes a second for all connections together, and a wait before each answer."""

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
    """Lets the pages of one browser, workers included, run for a quarter of the time: 5 ms in every 20."""

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


class Handler(build.Files):
    """The bench's pages, dist/ and stock Pyodide. Files may be kept by the browser, as static hosts allow."""

    line: Line | None = None
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path in PAGES:
            body, cached = PAGES[path].encode(), "no-cache"
        elif file := local_file(path):
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


def local_file(path: str) -> Path | None:
    for prefix, folder in (("/dist/", build.DIST), ("/stock/", STOCK)):
        if path.startswith(prefix) and (file := folder / path.removeprefix(prefix)).is_file():
            return file
    return None


def brotli(data: bytes) -> bytes:
    """By Node, which has it built in; kept, since it takes half a minute for the interpreter."""
    kept = build.CACHE / "brotli" / hashlib.sha256(data).hexdigest()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        script = "process.stdout.write(zlib.brotliCompressSync(fs.readFileSync(0)))"
        packed = subprocess.run([build.node(), "-e", script], input=data, capture_output=True, check=True)
        kept.write_bytes(packed.stdout)
    return kept.read_bytes()


def visit(context: BrowserContext, address: str, patience: float) -> tuple[float, bool, list[str]]:
    """Milliseconds, whether a snapshot was used, and the files that were asked for until then."""
    page: Page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    # A browser that has just been launched is busy with itself; let it settle before it is asked for anything.
    page.goto(address.rpartition("/")[0] + "/empty.html")
    page.wait_for_timeout(1000)
    page.goto(address, wait_until="commit")
    deadline = time.monotonic() + patience
    while not page.title():
        if time.monotonic() > deadline:
            raise TimeoutError(address)
        time.sleep(0.02)
    milliseconds, restored = page.title().split()
    files = list(asked)
    if address.endswith("/ours.html"):
        page.evaluate(SNAPSHOT_KEPT, build.SNAPSHOT_CACHE)
    page.wait_for_timeout(1500)  # for the browser's own caches
    page.close()
    return float(milliseconds), restored == "true", files


def measure(playwright: Any, address: str, phone: bool) -> dict[str, Any]:
    """One fresh profile: the first visit and the third."""
    with tempfile.TemporaryDirectory() as profile:
        visits = []
        for _ in range(3):
            context = playwright.chromium.launch_persistent_context(
                profile,
                executable_path=shutil.which("chromium"),
                args=["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else [],
            )
            with SlowPages(profile) if phone else contextlib.nullcontext():
                visits.append(visit(context, address, patience=300 if phone else 60))
            context.close()
    first, _, third = visits
    return {"cold": first[0], "warm": third[0], "restored": third[1], "files": first[2]}


def bytes_of(files: list[str]) -> int:
    """The snapshot is asked for right after Python is ready, and may or may not be seen in time."""
    wanted = [path for path in dict.fromkeys(files) if not path.endswith("/snapshot.bin")]
    return sum(len(brotli(file.read_bytes())) for path in wanted if (file := local_file(path)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--phone", action="store_true")
    options = parser.parse_args()
    build.build_dist()

    Handler.line = Line(1.6e6, 0.150) if options.phone else None
    server = build.Server(("127.0.0.1", 0), partial(Handler, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    runs: dict[str, list[dict[str, Any]]] = {"ours": [], "stock": []}
    with sync_playwright() as playwright:
        for round_number in range(options.rounds):
            names = ["ours", "stock"] if round_number % 2 == 0 else ["stock", "ours"]
            for name in names:
                runs[name].append(measure(playwright, f"{base}/{name}.html", options.phone))
                print(name, {k: v for k, v in runs[name][-1].items() if k != "files"}, file=sys.stderr, flush=True)

    def median(name: str, key: str) -> float:
        return statistics.median(run[key] for run in runs[name])

    result: dict[str, Any] = {"bench": "start", "phone": options.phone, "rounds": options.rounds}
    for key in ("cold", "warm"):
        ours, stock = median("ours", key), median("stock", key)
        result[key] = {"ours_ms": round(ours), "stock_ms": round(stock), "ratio": round(ours / stock, 3)}
        result[key]["all_ours"] = [round(run[key]) for run in runs["ours"]]
        result[key]["all_stock"] = [round(run[key]) for run in runs["stock"]]
    result["warm"]["from_snapshot"] = all(run["restored"] for run in runs["ours"])
    ours, stock = (bytes_of(runs[name][0]["files"]) for name in ("ours", "stock"))
    result["bytes_brotli"] = {"ours": ours, "stock": stock, "ratio": round(ours / stock, 3)}
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
