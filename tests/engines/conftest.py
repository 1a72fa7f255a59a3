"""One browser of each engine for all its tests: they start slowly. The end of the run names a missing one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from browser.games import GAMES, SAMPLE
from engines.launch import ENGINES, Window
from playwright.sync_api import Playwright
from static_host import StaticHost

HERE = Path(__file__).parent
SETTINGS = {"lang": "en", "motion": "none", "pace": "fast"}
HOW = ("at-once", "across-a-reload")


def by_turns() -> set[tuple[str, str, str]]:
    """Which engine plays which game, and how: the games take turns, and the sample fills the places that are left.
    What tests/browser shows in Chromium is shown there only. The slow run does everything in every engine, and plays
    every game both ways.
    """
    places = [(engine, how) for how in HOW for engine in ("firefox", "webkit")]
    others = [game for game in GAMES if game != SAMPLE]
    games = [*others, *[SAMPLE] * max(1, len(places) - len(others))]
    return {(game, *place) for game, place in zip(games, cycle(places), strict=False)}


PLAYED = by_turns()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            params = item.callspec.params  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.engines)
            item.add_marker(pytest.mark.xdist_group(params["window"]))
            game = params.get("player")
            played = (game, params["window"], params["how"]) in PLAYED if game else params["window"] != "chromium"
            if not played:
                item.add_marker(pytest.mark.slow)


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
