"""Lighthouse on the built app: nothing to complain about but speed, which a bench measures (bench/lighthouse.py)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import build
from bench.lighthouse import audit, faults, scores, served

QUALITIES = ("accessibility", "best-practices", "seo")


SCREENS = [
    pytest.param(("",), id="home"),
    pytest.param(("rules/tutto.hu.html",), id="rules", marks=pytest.mark.slow),
    pytest.param(("#/new/tutto",), id="set-up", marks=pytest.mark.slow),  # the home page's file, once more
]


@pytest.fixture(autouse=True)
def manners() -> None:
    """Lighthouse has a browser of its own, and looks for the same."""


@pytest.mark.parametrize("screens", SCREENS)
def test_access_practices_and_search_leave_nothing_to_wish(screens: tuple[str, ...]) -> None:
    """Side by side: Lighthouse mostly waits for a page to fall silent."""
    build.prepare_lighthouse()
    with served() as address, ThreadPoolExecutor() as pool:
        reports = dict(zip(screens, pool.map(lambda screen: audit(address + screen, *QUALITIES), screens), strict=True))
    assert {screen: faults(report) for screen, report in reports.items()} == {screen: [] for screen in screens}
    perfect = dict.fromkeys(QUALITIES, 100)
    assert {screen: scores(report) for screen, report in reports.items()} == dict.fromkeys(screens, perfect)
