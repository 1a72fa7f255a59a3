"""What all tests share: a switch for goldens and pictures, slow tests only on request, a report of what is missing."""

from __future__ import annotations

import sys

import pytest

# Inside Pyodide there is no other browser to drive.
pytest_plugins = [] if sys.platform == "emscripten" else ["browser.fixtures"]
LONGEST = ("test_pyodide.py", "test_adding_a_game.py", "test_states.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write golden playthroughs and pictures anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # The longest first, so that no worker is left with one of them while the others have nothing to do.
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if "slow" in (config.getoption("-m") or ""):
        return
    asleep = pytest.mark.skip(reason="slow: run with `python build.py test -m slow`")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(asleep)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name a missing browser engine clearly."""
    skipped = terminalreporter.stats.get("skipped", ())
    reasons = {report.longrepr[2] for report in skipped if "engines/" in report.nodeid}
    reasons = {reason for reason in reasons if not reason.startswith("Skipped: slow")}
    for reason in sorted(reasons):
        terminalreporter.write_line(f"NOT TESTED: {reason.removeprefix('Skipped: ')}", red=True, bold=True)


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
