"""What a page looks like: what axe says of it, what is cut off or out of reach, whether it is as it was pictured."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from browser.player import SETTLE
from playwright.sync_api import Page

import build

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("tag", ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
WORDS = ("rule", [
    "aria-command-name", "aria-dialog-name", "aria-input-field-name", "aria-meter-name", "aria-progressbar-name",
    "aria-tab-name", "aria-toggle-field-name", "aria-tooltip-name", "aria-treeitem-name", "button-name",
    "document-title", "empty-heading", "empty-table-header", "html-has-lang", "html-lang-valid",
    "html-xml-lang-mismatch", "identical-links-same-purpose", "image-alt", "image-redundant-alt",
    "input-button-name", "label", "label-content-name-mismatch", "label-title-only", "landmark-unique", "link-name",
    "role-img-alt", "select-name", "summary-name", "svg-img-alt", "valid-lang",
])  # fmt: skip
"""Those of axe's rules whose answer may depend on the language: names, labels, headings, other texts, languages."""
COLOURS = ("rule", ["color-contrast", "link-in-text-block"])
"""Those whose answer may depend on the theme."""


def expression(file: str) -> str:
    """What a script here is made of after its first comment: one expression, without the semicolon at its end."""
    return (HERE / file).read_text("utf-8").partition("*/")[2].strip().removesuffix(";")


# Kept in the page: a function that is made again for each question is slow each time.
LOOK = f"""async (given) => {{
    if (!given.settled) await ({SETTLE})();
    return (window.look ??= {expression("looks.js")})(given);
}}"""
PICTURES = f"window.pictures ??= {expression('pictures.js')}"

# The structure of a part: its elements, what they are, whether they are seen and say something, in which colours and on
# which ground. Of children that are alike one counts. Parts of two or three elements are soon looked at again. For the
# rules that need to know what lies where axe measures the whole page: only if words come in colours not yet seen.
KNOWN = """(values) => {
    const known = (window.known ??= {})[values] ??= new Set();
    const told = /^(aria-(label|valuetext|valuenow)|id|for|href|title|alt|value|style|data-(step|text|face))$/;
    const prints = new Map();
    const shades = new Set();
    const print = (one, grounds) => {
        const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const is = [...one.attributes].map(({ name, value }) => `${name}=${told.test(name) ? Boolean(value) : value}`);
        const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(one);
        const seen = one.checkVisibility({ visibilityProperty: true });
        const ground = `${backgroundColor} ${backgroundImage} ${opacity}`;
        if (ground !== "rgba(0, 0, 0, 0) none 1") grounds += `/${ground}`;
        if (says && seen) shades.add(`${color} ${fontSize} ${fontWeight} on ${grounds}`);
        const own = `${one.tagName} ${is} ${says} ${[seen, color, ground, fontSize, fontWeight]}`;
        const inside = new Set(one.tagName === "svg" ? [] : [...one.children].map((child) => print(child, grounds)));
        prints.set(one, { own, all: `${own}{${[...inside].join()}}` });
        return prints.get(one).all;
    };
    const [parts, news] = [[], []];
    const visit = (one, ground) => {
        const { own, all } = prints.get(one);
        const part = ground + all;
        const size = one.querySelectorAll("*").length;
        if (known.has(part)) return parts.push({ one, size });
        news.push(part);
        const large = one.tagName !== "svg" && size > 3;
        for (const child of large ? one.children : []) visit(child, ground + own);
    };
    print(document.body, "");
    for (const one of document.body.children) visit(one, prints.get(document.body).own);
    const enabled = [...shades].some((shade) => !known.has(shade));
    for (const part of [...news, ...shades]) known.add(part);
    // Axe asks of each element whether it is in any of them: only the largest are worth it.
    const exclude = parts.sort((a, b) => b.size - a.size).slice(0, 30).map(({ one }) => one);
    const measured = ["color-contrast", "link-in-text-block", "target-size"];
    return { exclude, rules: Object.fromEntries(measured.map((rule) => [rule, { enabled }])) };
}"""

TAP = 44
"""Pixels a finger needs."""

SCALES = ((6, 44), (36, 12))
"""A square of so many pixels may differ by so many steps of 255."""


def faults(page: Page, rules: tuple[str, list[str]] = RULES, *, once: bool = False) -> list[str]:
    """What axe has to say about the page as it is; `once`: not again about parts built like others it has seen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        f"""([type, values, once]) => {{
            const {{ exclude, rules }} = once ? ({KNOWN})(values) : {{ exclude: [], rules: {{}} }};
            return axe.run({{ include: document, exclude }}, {{
                runOnly: {{type, values}}, rules, iframes: false, preload: false, resultTypes: ['violations'],
            }}).then(({{violations}}) => violations);
        }}""",
        [*rules, once],
    )
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found for node in fault["nodes"]]


def blemishes(page: Page, *, scrolls: bool = False, small: int = TAP, settled: bool = True) -> list[str]:
    """What is cut off, covered, outside or too small to tap; `scrolls`: where one may scroll down; not `settled`: only
    once the page has seen what changed.
    """
    found: list[str] = page.evaluate(LOOK, {"scrolls": scrolls, "small": small, "settled": settled})
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
