"""The three engines behind one interface: each says why it is unavailable, or opens a page in a fresh profile.

Every page has the methods of Playwright's Page that a Player uses: Chromium's is one, the others are screen.py's.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import playwright.sync_api
from engines import firefox, screen, webkit
from playwright.sync_api import Playwright

PHONE: Any = {"width": 360, "height": 640}


@dataclass
class Window:
    page: playwright.sync_api.Page
    complaints: Callable[[], list[str]]
    """The errors in the console so far."""


@dataclass(frozen=True)
class Engine:
    name: str
    missing: Callable[[], str | None]
    """Why it is unavailable."""
    open: Callable[[Playwright], contextlib.AbstractContextManager[Window]]


def chromium_options(*names: str) -> dict[str, Any]:
    """The machine's Chromium, under the first of these names it has, else Playwright's own. Its sandbox refuses to run
    as root.
    """
    as_root = getattr(os, "geteuid", lambda: 1)() == 0
    found = (shutil.which(name) for name in (*names, "chromium"))
    return {"executable_path": next(filter(None, found), None), "args": ["--no-sandbox"] if as_root else []}


@contextlib.contextmanager
def open_chromium(playwright: Playwright) -> Iterator[Window]:
    # With a profile in a folder: a private window keeps too little for a service worker.
    profile = tempfile.TemporaryDirectory()
    wishes = {**chromium_options(), "viewport": PHONE, "locale": "en"}
    browser = playwright.chromium.launch_persistent_context(profile.name, **wishes)
    page = browser.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Window(page, lambda: list(errors))
    browser.close()
    profile.cleanup()


@contextlib.contextmanager
def open_webkit(_: Playwright) -> Iterator[Window]:
    with webkit.webkit() as driver:
        yield remote_window(driver)


@contextlib.contextmanager
def open_firefox(_: Playwright) -> Iterator[Window]:
    with tempfile.TemporaryDirectory() as profile, firefox.firefox(profile) as driver:
        yield remote_window(driver)


def remote_window(remote: screen.Remote) -> Window:
    page = screen.Page(remote)
    page.set_viewport_size(PHONE)
    return Window(cast("playwright.sync_api.Page", page), remote.complaints)


ENGINES = {
    "chromium": Engine("Chromium", lambda: None, open_chromium),
    "webkit": Engine("WebKit", webkit.missing, open_webkit),
    "firefox": Engine("Firefox", firefox.missing, open_firefox),
}
