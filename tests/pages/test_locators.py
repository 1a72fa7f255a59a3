"""A busy machine breaks no test: browser tests find a thing where it is and wait for what must appear.

A notice is shown, spoken and logged: a text that is searched in the whole page is found in one, two or three places,
depending on how far the page is. And a pause that is long enough on an idle machine is too short on a busy one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FILES = sorted(
    file
    for found in ("browser/*.py", "engines/*.py", "games/*/browser.py", "games/*/test_browser*.py")
    for file in TESTS.glob(found)
)

WITHOUT_BROWSER = sorted({*TESTS.rglob("*.py")} - {*FILES, *(TESTS / "node_modules").rglob("*.py")})

WEAK = {
    r"page\.get_by_text\(": "the text may be in a note, in what is heard and in the log: look inside one of them",
    r"page\.get_by_role\(\"status\"": "there are several: use said(page) or name the place",
    r"get_by_text\(.*\)\.first": "`first` hides that there are several",
    r"locator\(\"(\.toast|#toasts)": "use noted(page)",
    r"locator\(\"\.live": "use said(page)",
    r"\btime\.sleep\(": "wait for what must come (player.wait_until, expect)",
    r"\.wait_for_timeout\((?!20\)|30\))(?!.*  # nothing )": "wait for what must come; only what must not come needs a "
    "pause, with a comment `# nothing …`",
}
"""Patterns, and what to do instead."""

ALLOWED = {
    ("player.py", r"locator\(\"(\.toast|#toasts)"),
    ("player.py", r"locator\(\"\.live"),
    ("trial.py", r"\btime\.sleep\("),  # a fault at a random moment
    ("test_library.py", r"\btime\.sleep\("),  # a page that dies at a random moment
    ("test_killed.py", r"\btime\.sleep\("),  # the same
    ("screen.py", r"\btime\.sleep\("),  # the waiting functions themselves
}


@pytest.mark.parametrize("pattern", WEAK)
def test_no_test_depends_on_how_fast_the_machine_is(pattern: str) -> None:
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in FILES
        if (file.name, pattern) not in ALLOWED
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]
    assert not found, f"{WEAK[pattern]}:\n" + "\n".join(found)


def test_no_test_without_a_browser_looks_at_the_clock() -> None:
    """Other work on the machine makes the clock run ahead of a calculation; `process_time` counts the calculation."""
    clock = re.compile(r"\b(perf_counter|monotonic)\b|\btime\.time\(")
    found = [file.name for file in WITHOUT_BROWSER if file != Path(__file__) and clock.search(file.read_text("utf-8"))]
    assert not found


def test_the_patterns_find_what_they_are_for() -> None:
    weak = (
        'expect(page.get_by_text("These dice")).to_be_visible()',
        'page.get_by_role("status").last',
        'self.place.get_by_text("x").first.click()',
        'page.locator(".toast")',
        'page.locator(".live").first',
        "time.sleep(1)",
        "page.wait_for_timeout(450)",
    )
    for pattern, line in zip(WEAK, weak, strict=True):
        assert re.search(pattern, line), pattern
    assert not re.search([*WEAK][-1], "page.wait_for_timeout(500)  # nothing may come of it")
