"""A real browser on the built dist/, served under a sub-path as any static host would.

`site` is the address of the app. Whatever a test does, it fails if the console shows an error or a request leaves the
site.
"""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

import build

HERE = Path(__file__).parent
SUB_PATH = "/some/where/"


class Site(build.Files):
    """dist/ below the sub-path and nothing elsewhere, but for the empty page that the engine's own tests start from."""

    blank = f"{SUB_PATH}blank.html"

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        if path == self.blank:
            return str(HERE / "blank.html")
        if not path.startswith(SUB_PATH):
            return str(build.DIST / "nothing")
        return super().translate_path("/" + path.removeprefix(SUB_PATH))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    build.build_dist()

    def handler(*arguments: object) -> Site:
        return Site(*arguments, directory=str(build.DIST))  # type: ignore[arg-type]

    server = build.Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="session")
def site(origin: str) -> str:
    return origin + SUB_PATH


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The machine's Chromium if there is one, else Playwright's own. Chromium's sandbox refuses to run as root."""
    as_root = getattr(os, "geteuid", lambda: 1)() == 0
    return {
        **browser_type_launch_args,
        "executable_path": shutil.which("chromium"),
        "args": ["--no-sandbox"] if as_root else [],
    }


@pytest.fixture(autouse=True)
def manners(context: BrowserContext, origin: str) -> Iterator[None]:
    """No error in the console, no uncaught exception, no request to anybody else."""
    complaints: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def on_error(error: WebError) -> None:
        complaints.append(f"uncaught: {error.error}")

    def on_request(request: Request) -> None:
        if not request.url.startswith((origin, f"blob:{origin}", "data:")):
            complaints.append(f"request to elsewhere: {request.url}")

    context.on("console", on_console)
    context.on("weberror", on_error)
    context.on("request", on_request)
    yield
    assert not complaints, "\n".join(complaints)
