"""Lighthouse's scores for the built app: .venv/bin/python bench/lighthouse.py [--rounds N] [--pages rules [--only hu]]

The home page or all rule pages in Lighthouse's own mobile profile (a simulated slow phone), from a server that
compresses as any good host does. Medians of several rounds: the performance score, the largest contentful paint, the
total blocking time, the layout shift. The other scores (accessibility, best practices, search) do not depend on speed;
a test checks them. Prints JSON. Performance figures are only good on an idle machine: `load` says how busy it was.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import build  # noqa: E402
from web.build.serve import Files, Server  # noqa: E402

PACKED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".wasm", ".py", ".zip", ".webmanifest"}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = {
    "largest_picture_ms": "largest-contentful-paint",
    "first_picture_ms": "first-contentful-paint",
    "blocking_ms": "total-blocking-time",
    "layout_shift": "cumulative-layout-shift",
}


@lru_cache(maxsize=256)
def packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


class Handler(Files):
    """dist/ as a good host serves it: compressed, over connections that stay open, cacheable for a while."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            self.send_error(404)
            return
        fit = file.suffix in PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
        body = packed(file) if fit else file.read_bytes()
        self.send_response(200)
        if fit:
            self.send_header("Content-Encoding", "gzip")
        kind = self.guess_type(str(file))
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if kind in ("text/html", "text/javascript") else kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=31536000")
        self.end_headers()
        self.wfile.write(body)


@contextlib.contextmanager
def served() -> Iterator[str]:
    """The URL of dist/, available inside the `with` block."""
    server = Server(("127.0.0.1", 0), partial(Handler, directory=str(build.DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def audit(address: str, *categories: str) -> dict[str, Any]:
    """Lighthouse's full report on a page."""
    as_root = getattr(os, "geteuid", lambda: 1)() == 0
    command = [
        build.node(), build.TEST_PACKAGES / "lighthouse" / "cli" / "index.js", address, "--quiet", "--output=json",
        "--disable-full-page-screenshot", f"--only-categories={','.join(categories)}", "--max-wait-for-load=120000",
        f"--chrome-flags=--headless=new{' --no-sandbox' if as_root else ''}",
    ]  # fmt: skip
    chrome = {"CHROME_PATH": found} if (found := shutil.which("chromium")) else {}
    done = subprocess.run(list(map(str, command)), capture_output=True, encoding="utf-8", env={**os.environ, **chrome})
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def scores(report: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * (found["score"] or 0)) for name, found in report["categories"].items()}


def faults(report: dict[str, Any]) -> list[str]:
    """What costs points, with the places that Lighthouse names."""
    wanted = {one["id"] for found in report["categories"].values() for one in found["auditRefs"] if one["weight"]}
    told = []
    for id in sorted(wanted):
        one = report["audits"][id]
        if one["score"] is not None and one["score"] < 1:
            items = one.get("details", {}).get("items", [])
            told.append(f"{id}: {one['title']} {json.dumps(items)[:600]}")
    return told


def measure(address: str, rounds: int) -> dict[str, Any]:
    reports = [audit(address, *CATEGORIES) for _ in range(rounds)]
    every = [scores(report)["performance"] for report in reports]
    result: dict[str, Any] = {"performance": {"median": statistics.median(every), "all": every}}
    for name, id in FIGURES.items():
        values = [report["audits"][id]["numericValue"] for report in reports]
        result[name] = {"median": round(statistics.median(values), 3), "all": [round(value, 3) for value in values]}
    steady = {name: score for name, score in scores(reports[-1]).items() if name != "performance"}
    return {**result, **steady, "faults": faults(reports[-1])}


def pages(kind: str) -> list[str]:
    """Their URLs, relative to dist/."""
    if kind == "home":
        return ["", "?lang=hu"]  # in its own language, English, and in one it has to be put into
    return sorted(file.relative_to(build.DIST).as_posix() for file in build.DIST.glob("rules/*.html"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pages", choices=("home", "rules"), default="home")
    parser.add_argument("--only", default="", help="only the rule pages with this in their name, such as .hu.")
    options = parser.parse_args()
    build.prepare_lighthouse()
    measured = {}
    with served() as address:
        for page in pages(options.pages):
            if options.only in page:
                measured[page or "index.html"] = found = measure(address + page, options.rounds)
                print(page or "home", found["performance"]["all"], found["faults"], file=sys.stderr, flush=True)
    result: dict[str, Any] = {"bench": "lighthouse", "rounds": options.rounds}
    result["load"] = [round(load, 1) for load in os.getloadavg()]
    print(json.dumps({**result, "pages": measured}, indent=1))


if __name__ == "__main__":
    main()
