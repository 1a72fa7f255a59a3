"""A real browser on the built dist/, served under a sub-path as any static host would. `site` is the app's address.

The tests in tests/browser and in tests/games/<id>/test_browser*.py are browser tests. Whatever such a test does, it
fails if the console shows an error or a request leaves the site.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.player import PATIENCE, PHONE
from browser.visitor import Visitors
from engines.launch import chromium_options
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, WebError, expect
from static_host import SUB_PATH, StaticHost

import build

HERE = Path(__file__).parent

expect.set_options(timeout=PATIENCE)
"""As long as pages wait for anything else: only a test that fails waits, and machines are busy."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents or item.path.name.startswith("test_browser"):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True)
def watched(request: pytest.FixtureRequest) -> None:
    """Every test that opens a page minds its manners; the others need no browser."""
    if "context" in request.fixturenames:
        request.getfixturevalue("manners")


@pytest.fixture(scope="session")
def dist() -> Path:
    """Built once: to find out that nothing has changed takes two seconds each time."""
    build.build_dist()
    return build.DIST


@pytest.fixture(scope="session")
def host(dist: Path) -> Iterator[StaticHost]:
    """Where the app is; a test that makes it answer otherwise mends it in the end."""
    host = StaticHost(dist)
    yield host
    host.stop()


@pytest.fixture(scope="session")
def origin(host: StaticHost) -> str:
    return host.origin


@pytest.fixture(scope="module")
def blog() -> Iterator[StaticHost]:
    """Somebody else's site, on another origin."""
    blog = StaticHost()
    yield blog
    blog.stop()


@pytest.fixture(scope="session")
def site(origin: str) -> str:
    return origin + SUB_PATH


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Each test starts Python again, and few let it run for long: a third of each start went into compiling what is hot
    for the second time, in vain. Pages of one context share a process, and in it what was compiled of Python. Chromium
    without its windows, as Playwright's own, saves a seventh of the work; tests/engines uses the one that people use.
    """
    options = chromium_options("chromium-headless-shell")
    args = [*options["args"], "--js-flags=--liftoff-only", "--process-per-site"]
    return {**browser_type_launch_args, **options, "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """A phone without motion, in English; a module that wants something else says so, which costs it a first visit of
    its own. Every test sees the files as they are: what the service worker makes of them has tests of its own.
    """
    phone = {"viewport": PHONE, "has_touch": True, "reduced_motion": "reduce", "locale": "en"}
    return {**browser_context_args, **phone, "service_workers": "block"}


@pytest.fixture(scope="session")
def visitors(browser: Browser, origin: str, site: str) -> Visitors:
    return Visitors(browser, origin, site)


@pytest.fixture
def context(request: pytest.FixtureRequest, browser_context_args: dict[str, object]) -> Iterator[BrowserContext]:
    """Somebody who has been here before, but has kept no game; for a test marked first_visit, somebody new.

    Pages, routes, permissions and all that a page can keep are cleared away after each test. A test that gives the
    context itself a script or a listener wants one of its own, too.
    """
    if request.node.get_closest_marker("first_visit"):
        yield request.getfixturevalue("new_context")()
        return
    visitors: Visitors = request.getfixturevalue("visitors")
    context = visitors.visit(browser_context_args)
    yield context
    visitors.leave(context, well=request.node.rep_call.passed if hasattr(request.node, "rep_call") else False)


@pytest.fixture
def manners(context: BrowserContext, origin: str, request: pytest.FixtureRequest) -> Iterator[None]:
    """No error in the console, no uncaught exception, no request to anybody else.

    Where a test keeps files away, the browser itself says so in the console, and only that.
    """
    complaints: list[str] = []
    files_missing = request.node.get_closest_marker("files_missing") is not None
    missing = ("Failed to load resource", "A bad HTTP response code")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not (files_missing and message.text.startswith(missing)):
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
    context.remove_listener("console", on_console)
    context.remove_listener("weberror", on_error)
    context.remove_listener("request", on_request)
    assert not complaints, "\n".join(complaints)
