"""dist/ as any static host would serve it: under a sub-path, without special headers.

It can be stopped and go on, serve another folder, other bytes or none for a file, break the line in the middle of one,
and it counts what it is asked for and what it sends.
"""

from __future__ import annotations

import gzip
import threading
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import build
from web.build.serve import Files, Server

SUB_PATH = "/some/where/"
BLANK = Path(__file__).parent / "browser" / "blank.html"


class StaticHost:
    def __init__(self, folder: Path = build.DIST, *, packs: bool = False) -> None:
        self.folder = folder
        self.packs = packs
        """The biggest file goes packed, as most hosts do it; a private window's cache is too small for it otherwise."""
        self.headers: dict[str, str] = {}
        """What it adds to every answer; most hosts add nothing."""
        self.asked: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.port = 0
        self.server: Server | None = None
        self.mend()
        self.start()

    def mend(self) -> None:
        """From now on everything arrives as it is."""
        self.instead: dict[str, bytes | None] = {}
        """By path: other bytes, or None for a file that cannot be had just now."""
        self.cuts: dict[str, list[int]] = {}
        """By the end of a path: after how many bytes the next answers end."""
        self.spoilt: dict[str, list[int]] = {}
        """By the end of a path: from which byte on the next answers are wrong."""
        self.halts: dict[str, tuple[int, threading.Event]] = {}
        """By path: after how many bytes an answer halts, and what lets it go on."""

    def start(self) -> None:
        self.server = Server(("127.0.0.1", self.port), lambda *given: Answer(self, *given))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From now on nobody answers at its address."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
        self.server = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def site(self) -> str:
        return self.origin + SUB_PATH


class Site(Files):
    """dist/ below the sub-path and nothing elsewhere, but for the empty page that the engine's own tests start from."""

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        if path == f"{SUB_PATH}blank.html":
            return str(BLANK)
        if not path.startswith(SUB_PATH):
            return str(build.DIST / "nothing")
        return super().translate_path("/" + path.removeprefix(SUB_PATH))


class Answer(Site):
    """What one host answers to one question."""

    def __init__(self, host: StaticHost, *given: Any) -> None:
        self.host = host
        super().__init__(*given, directory=str(host.folder))

    @property
    def name(self) -> str:
        return urlsplit(self.path).path.removeprefix(SUB_PATH)

    def do_GET(self) -> None:
        host, name = self.host, self.name
        host.asked[name] += 1
        cut, spoilt = take(host.cuts, name), take(host.spoilt, name)
        if name in host.instead:
            other = host.instead[name]
            self.send_error(404) if other is None else self.send(other)
        elif cut is not None or spoilt is not None:
            body = Path(self.translate_path(self.path)).read_bytes()
            end = len(body) if cut is None else cut % len(body)
            self.send(body if spoilt is None else wrong_from(body, spoilt % len(body)), end)
        elif host.packs and name.endswith(".wasm"):
            self.send(packed(host.folder / name), None, ("Content-Encoding", "gzip"))
        elif name in host.halts:
            self.send_in_two(Path(self.translate_path(self.path)).read_bytes(), *host.halts[name])
        else:
            super().do_GET()

    def send(self, body: bytes, end: int | None = None, *headers: tuple[str, str]) -> None:
        """All of it or, for a line that breaks, less than it says it will be."""
        self.send_response(200)
        for name, value in (("Content-Type", self.guess_type(self.name)), ("Content-Length", str(len(body))), *headers):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[:end])
        self.close_connection = True

    def send_in_two(self, body: bytes, end: int, go_on: threading.Event) -> None:
        self.send(body, end)
        self.wfile.flush()
        go_on.wait(60)
        self.wfile.write(body[end:])

    def send_response(self, code: int, message: str | None = None) -> None:
        if code == 200:
            self.host.sent[self.name] += 1
        super().send_response(code, message)

    def end_headers(self) -> None:
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """What is missing is missing on purpose."""


def take(faults: dict[str, list[int]], name: str) -> int | None:
    return next((left.pop() for end, left in faults.items() if name.endswith(end) and left), None)


def wrong_from(body: bytes, start: int) -> bytes:
    return body[:start] + bytes(255 - byte for byte in body[start : start + 100]) + body[start + 100 :]


@cache
def packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 1)
