"""One browser of each engine for all its tests: they start slowly. The end of the run names a missing one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from engines.launch import ENGINES, Window
from playwright.sync_api import Playwright
from static_host import StaticHost

import build

HERE = Path(__file__).parent
SETTINGS = {"lang": "en", "motion": "none", "pace": "fast"}
PLAYED = {
    "chromium": {"pot": "at-once", "banditos": "across-a-reload"},
    "webkit": {"qwantum": "at-once", "tutto": "across-a-reload"},
    "firefox": {"sixcolours": "at-once", "tutto": "across-a-reload"},
}
"""Which engine plays which game, and how: they take turns. The slow run plays every game in every engine, both ways."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            params = item.callspec.params  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.engines)
            item.add_marker(pytest.mark.xdist_group(params["window"]))
            game = params.get("player")
            if game and PLAYED[params["window"]].get(game) != params["how"]:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def host() -> Iterator[StaticHost]:
    build.build_dist()
    host = StaticHost()
    yield host
    host.stop()


@pytest.fixture(scope="session", params=ENGINES)
def window(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Window]:
    engine = ENGINES[request.param]
    if why := engine.missing():
        pytest.skip(f"{engine.name}: {why}")
    with engine.open(playwright) as window:
        yield window


@pytest.fixture(scope="session")
def site(window: Window, host: StaticHost) -> str:
    """The app's address, the app being set so that nothing moves."""
    window.page.goto(host.site)
    window.page.evaluate("text => { localStorage['rollbook.settings'] = text }", json.dumps(SETTINGS))
    window.page.reload()
    return host.site


@pytest.fixture(autouse=True)
def manners(window: Window) -> Iterator[None]:
    """No error in the console, no uncaught exception."""
    before = len(window.complaints())
    yield
    assert not window.complaints()[before:]
