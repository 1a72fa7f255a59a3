"""Somebody's page with our games in it, and how the tests of embeds look at it."""

from __future__ import annotations

import base64
import http.server
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser.player import PATIENCE
from playwright.sync_api import BrowserContext, ConsoleMessage, FrameLocator, Page, Request, WebError

import build
from web.build import stills

STRICT = "default-src 'none'; script-src {rollbook}; frame-src {rollbook}; style-src 'none'"
"""What a strict host has to allow, and nothing else."""
FRAME = '<iframe src="ROLLBOOK/embed/en/{page}.html" loading="lazy" width="640" height="500" {more}></iframe>'


class Blog(http.server.BaseHTTPRequestHandler):
    """Somebody's page, whatever it says at the moment, under whatever policy."""

    page = ""
    policy = ""

    def do_GET(self) -> None:
        self.send_response(200 if self.path.startswith("/post") else 204)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        self.end_headers()
        if self.path.startswith("/post"):
            self.wfile.write(self.page.encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody needs to know."""


@contextmanager
def minded(
    context: BrowserContext, origins: tuple[str, ...], asked: list[str], *, files_missing: bool
) -> Iterator[None]:
    """No error in the console, no uncaught exception, no request to anybody but these; notes all requests.

    Where a test keeps files away, the browser itself says so in the console, and only that.
    """
    complaints: list[str] = []
    expected = ("Failed to load resource", "Access to script at") if files_missing else ()
    ours = (*origins, *(f"blob:{origin}" for origin in origins), "blob:null", "data:")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(expected):
            complaints.append(message.text)

    def on_error(error: WebError) -> None:
        complaints.append(str(error.error))

    def on_request(request: Request) -> None:
        asked.append(request.url)
        if not request.url.startswith(ours):
            complaints.append(request.url)

    context.on("console", on_console)
    context.on("weberror", on_error)
    context.on("request", on_request)
    yield
    context.remove_listener("console", on_console)
    context.remove_listener("weberror", on_error)
    context.remove_listener("request", on_request)
    assert not complaints, "\n".join(complaints)


def write_post(page: Page, blog: str, rollbook: str, site: str, body: str, policy: str = "", head: str = "") -> Page:
    """Opens a page of the blog with this in it; `ROLLBOOK/` stands for where Rollbook is."""
    body, head = body.replace("ROLLBOOK/", site), head.replace("ROLLBOOK/", site)
    head = f'<meta charset="utf-8"><title>A blog</title>{head}'
    Blog.page = f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'
    Blog.policy = policy.format(rollbook=rollbook)
    page.goto(f"{blog}/post")
    return page


SCRIPT = '<script src="ROLLBOOK/embed.js"></script>'
EMBED = build.DIST / "embed.js"


def tags() -> list[str]:
    """Twenty different ones, of all games."""
    positions = [
        f'<rollbook-game game="{game}" example="{example}" step="{step}"></rollbook-game>'
        for step_at in (0, 1)
        for game in stills.games()
        for example in stills.examples(game)
        for step in stills.stations(game, example)[step_at : step_at + 1]
    ]
    return [*(f'<rollbook-game game="{game}"></rollbook-game>' for game in stills.games()), *positions][:20]


def frame_of(page: Page, at: int | str) -> FrameLocator:
    return page.frame_locator(f"rollbook-game:nth-of-type({at}) iframe" if isinstance(at, int) else f"{at} iframe")


def engines(page: Page) -> int:
    return sum(frame.url.endswith("/web/engine.html") for frame in page.frames)


def python_files(asked: list[str]) -> list[str]:
    return [url for url in asked if "/web/engine" in url or url.endswith((".whl", ".wasm"))]


LISTEN = """() => {
  window.told = [];
  for (const [at, embed] of document.querySelectorAll("rollbook-game").entries())
    for (const kind of ["ready", "move", "over", "error"])
      embed.addEventListener(kind, ({detail}) => told.push({at, kind, ...detail}));
}"""


OFFER_A_PORT = """() => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => done(data.kind);
  const frame = document.querySelector("iframe").contentWindow;
  frame.postMessage("port", "*", [port2]);
  addEventListener("message", () => setTimeout(done, 300, "silence"));  // it has heard all
  frame.postMessage("is anybody there?", "*");
})"""
ANSWER = (
    'addEventListener("message", ({ data, source }) => data === "is anybody there?" && source.postMessage("yes", "*"))'
)
BOTHER = """(text) => {
    const shapes = ["goTo", "tap", "theme", "engine", "ready", "error", "size", text].map((kind) =>
        ({ rollbook: 1, kind, step: text, path: [text], theme: text, height: text, record: text, message: text }));
    const frames = [...document.querySelectorAll("iframe")].map((frame) => frame.contentWindow);
    for (const shape of [...shapes, text, null, 7])
        for (const one of [self, ...frames]) one.postMessage(shape, "*", [new MessageChannel().port1]);
}"""


def first_told(page: Page, count: int) -> list[tuple[str, str | None]]:
    """The page hears of a move a moment after it is seen in the frame."""
    page.wait_for_function(f"told.length >= {count}", timeout=PATIENCE)
    return [(one["kind"], one.get("move")) for one in page.evaluate("told")][:count]


GUIDES = (build.ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
EXAMPLE = "https://rollbook.example/"


def guide(heading: str) -> str:
    """The last piece of HTML under this heading: what the reader of such a page gets."""
    section = GUIDES.split(f"## {heading}\n")[1].split("\n## ")[0]
    return section.split("```html\n")[-1].split("```")[0].replace(EXAMPLE, "ROLLBOOK/")


def spoilt(value: Any, text: str) -> Any:
    """A position in which everything that might be drawn is something else."""
    if isinstance(value, dict):
        drawn = ("colour", "points", "face", "name", "action", "score", "coins")
        return {key: text if key in drawn else spoilt(part, text) for key, part in value.items()}
    return [spoilt(part, text) for part in value] if isinstance(value, list) else value


def packed_still(position: Any) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(json.dumps(position).encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
