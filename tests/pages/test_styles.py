"""What a page asks for later does not change what is on it already."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import build
from web.build.bundle import STYLES

STYLED = build.WEB / "styles"
LATER = [name for name in STYLES if name not in ("shared", "play", "rules")]
"""Asked for by one screen; from then on they are there at every table. Those of the rules are on pages of their own."""
CLASS = re.compile(r"\.([a-z][\w-]*)")


def sheets(file: Path) -> str:
    """A sheet without comments, with those that it imports."""
    text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.S)
    imported = (sheets(file.parent / name) for name in re.findall(r'@import "(.+?)"', text))
    return "\n".join([re.sub("@import .+", "", text), *imported])


def begun(text: str) -> set[str]:
    """The classes with which its selectors begin."""
    selectors = re.findall(r"(?:^|[{}])([^{};@]+)\{", text)
    each = (one.strip() for selector in selectors for one in re.split(r",(?![^()]*\))", selector))
    return {name for one in each if (first := re.split(r"[\s>~+(]", one)[0]) for name in CLASS.findall(first)}


def test_the_classes_that_selectors_begin_with_are_found() -> None:
    text = "@media (x) { .a.b > .c, i .d { } }\n.e:has(> .f ~ .g) .h { color: red; } .i { }"
    assert begun(text) == {"a", "b", "e", "i"}


@pytest.mark.parametrize("later", LATER)
def test_styles_of_one_screen_leave_every_table_alone(later: str) -> None:
    own = {name for file in build.WEB.glob("games/*/*.css") for name in CLASS.findall(sheets(file))}
    assert own
    assert begun(sheets(STYLED / f"{later}.css")) & own == set()
