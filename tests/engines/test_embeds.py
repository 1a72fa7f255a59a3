"""Games in somebody's page in Chromium, WebKit and Firefox: another site, a strict policy, sandboxes, one engine.

Whatever does not depend on the browser is tested in tests/browser/test_embed.py, with Chromium alone.
"""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from browser.blog import STRICT
from browser.games import OTHER
from browser.player import PATIENCE, PHONE
from engines.launch import ENGINES, Window
from static_host import StaticHost

import build
from web.build import bundle
from web.build.serve import Server

POLICY = STRICT + "; img-src 'self'"
"""Firefox complains of its own wish for the page's icon otherwise."""
DESK: Any = {"width": 900, "height": 800}
PAGE = """<!doctype html><html lang="en"><head><title>A blog</title></head><body>
<rollbook-game id="plain" game="tutto"></rollbook-game>
<rollbook-game id="own" game="{other}" sandbox="allow-scripts allow-same-origin"></rollbook-game>
<rollbook-game id="opaque" game="tutto" sandbox="allow-scripts"></rollbook-game>
<iframe id="bare" src="{site}embed/en/tutto.html" sandbox="allow-scripts" width="700" height="500"></iframe>
<script src="{site}embed.js"></script>
</body></html>"""
ALONE = ("opaque", "bare")
"""Those in a sandbox without an origin."""
LISTEN = """() => {
  document.documentElement.dataset.told = "";
  for (const embed of document.querySelectorAll("rollbook-game"))
    for (const kind of ["ready", "move", "over", "error"])
      embed.addEventListener(kind, () => { document.documentElement.dataset.told += ` ${embed.id}-${kind}`; });
}"""
ENGINES_OF_THE_PAGE = """[...document.querySelectorAll("iframe")]
    .filter((frame) => frame.id !== "bare").reduce((sum, frame) => sum + frame.contentWindow.length, 0)"""
"""An embed's frame has an engine's frame in it or none, the hub's has the one: so much may be seen of other origins."""


@pytest.fixture(scope="session")
def blog(host: StaticHost) -> Iterator[str]:
    """The address of somebody's page, on another site than Rollbook's."""

    class Blog(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/post" else 204)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Security-Policy", POLICY.format(rollbook=host.origin))
            self.end_headers()
            if self.path == "/post":
                self.wfile.write(PAGE.format(site=host.site, other=OTHER).encode())

        def log_message(self, format: str, *args: Any) -> None:
            """Nobody needs to know."""

    server = Server(("127.0.0.1", 0), Blog)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/post"
    server.shutdown()


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["by turns", "all"])
def test_embeds_play_in_somebodys_page_and_in_sandboxes(
    window: Window, host: StaticHost, blog: str, every: bool, request: pytest.FixtureRequest
) -> None:
    """In a sandbox without an origin each starts an engine of its own: one of the two, by turns; slow: both."""
    page = window.page
    by_turns = [ALONE[list(ENGINES).index(request.node.callspec.params["window"]) % len(ALONE)]]
    alone = ALONE if every else by_turns
    host.headers["Access-Control-Allow-Origin"] = "*"
    for file in ("embed/en/tutto.html", "web/engine.html"):  # as `build.py --site` makes them
        named = bundle.host_named((build.DIST / file).read_text("utf-8"), host.site)
        host.instead[file] = named.encode()
    page.set_viewport_size(DESK)
    try:
        page.goto(blog)
        page.evaluate(LISTEN)
        for id in ("plain", "own", *(["opaque"] if "opaque" in alone else [])):
            touch(page, f"#{id} iframe")
            page.locator(f"html[data-told~={id}-move]").wait_for(timeout=PATIENCE)
        assert page.evaluate(ENGINES_OF_THE_PAGE) == 1
        if "bare" in alone:
            touch(page, "#bare")
            page.frame_locator("#bare").locator(".card.top:not(.back)").wait_for(timeout=PATIENCE)
        assert "error" not in str(page.locator("html").get_attribute("data-told"))
    finally:
        host.headers.clear()
        host.mend()
        page.set_viewport_size(PHONE)


def touch(page: Any, frame: str) -> None:
    """The main thing to do on a picture."""
    page.locator(frame).evaluate_all("([frame]) => frame.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.frame_locator(frame).locator(".actions button").first.click(timeout=PATIENCE)
