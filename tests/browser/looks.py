"""What a page looks like: what axe says of it, what is cut off or out of reach, whether it is as it was pictured."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import build

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("tag", ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
WORDS = ("tag", [
    "cat.aria", "cat.forms", "cat.language", "cat.name-role-value", "cat.semantics", "cat.text-alternatives",
])  # fmt: skip
"""Those of axe's rules whose answer may depend on the language: names, labels, headings, other texts, languages."""
COLOURS = ("rule", ["color-contrast", "link-in-text-block"])
"""Those whose answer may depend on the theme."""
# Kept in the page: a function that is made again for each question is slow each time.
LOOK = f"given => (window.look ??= {(HERE / 'looks.js').read_text('utf-8').partition('*/')[2].strip()})(given)"
PICTURES = f"window.pictures ??= {(HERE / 'pictures.js').read_text('utf-8').partition('*/')[2].strip()}"

TAP = 44
"""Pixels a finger needs."""

SCALES = ((6, 44), (36, 12))
"""A square of so many pixels may differ by so many steps of 255."""


def faults(page: Page, rules: tuple[str, list[str]] = RULES) -> list[str]:
    """What axe has to say about the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """([type, values]) => axe.run(document, {
            runOnly: {type, values}, iframes: false, preload: false, resultTypes: ['violations'],
        }).then(({violations}) => violations)""",
        rules,
    )
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found for node in fault["nodes"]]


def blemishes(page: Page, *, scrolls: bool = False, small: int = TAP) -> list[str]:
    """What is cut off, covered, outside or too small to tap; `scrolls`: where one may scroll down."""
    found: list[str] = page.evaluate(LOOK, {"scrolls": scrolls, "small": small})
    return found


class Comparer:
    """Compares pictures in a page of its own."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        page.goto(f"{site}blank.html")

    def ask(self, method: str, *arguments: Any) -> Any:
        given = arguments[0] if len(arguments) == 1 else list(arguments)
        return self.page.evaluate(f"given => ({PICTURES}).{method}(given)", given)

    def compare(self, kept: bytes, now: bytes) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("compare", text(kept), text(now), SCALES)
        return found

    def fonts(self) -> list[int]:
        """How this machine sets a line of text in each of the app's fonts."""
        tokens = (build.WEB / "styles" / "tokens.css").read_text("utf-8")
        stacks = re.findall(r"--(?:font|title): (.*);", tokens)
        widths: list[int] = self.ask("widths", stacks)
        return widths

    def dice(self, picture: bytes, boxes: list[Any]) -> list[dict[str, float]]:
        """How strongly what is on each die stands out from it, and the die from what is around it."""
        found: list[dict[str, float]] = self.ask("dice", text(picture), boxes)
        return found

    def pack(self, picture: bytes) -> bytes:
        return b64decode(self.ask("pack", text(picture)))

    def mark(self, picture: bytes, places: list[list[int]]) -> bytes:
        return b64decode(self.ask("mark", text(picture), places))


def text(picture: bytes) -> str:
    return b64encode(picture).decode()
