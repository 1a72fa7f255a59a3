"""What all tests share: the switch for golden files, and slow tests only when asked for."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden playthroughs anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "slow" in (config.getoption("-m") or ""):
        return
    asleep = pytest.mark.skip(reason="slow: run with `python build.py test -m slow`")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(asleep)


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
