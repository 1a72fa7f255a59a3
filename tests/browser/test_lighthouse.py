"""Lighthouse on the built app: nothing to complain about but speed, which a bench measures (bench/lighthouse.py)."""

from __future__ import annotations

import pytest

import build
from bench.lighthouse import audit, faults, scores, served

QUALITIES = ("accessibility", "best-practices", "seo")


SCREENS = [
    pytest.param("", id="home"),
    pytest.param("rules/qwantum.hu.html", id="rules"),
    pytest.param("#/new/tutto", id="set-up", marks=pytest.mark.slow),  # the home page's file, once more
]


@pytest.mark.parametrize("screen", SCREENS)
def test_access_practices_and_search_leave_nothing_to_wish(screen: str) -> None:
    build.prepare_lighthouse()
    with served() as address:
        report = audit(address + screen, *QUALITIES)
    assert faults(report) == []
    assert scores(report) == dict.fromkeys(QUALITIES, 100)
