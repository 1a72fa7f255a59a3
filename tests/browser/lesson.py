"""The steps of a guided turn, as a reader clicks them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import FrameLocator, Locator

Table = FrameLocator | Locator
Step = Callable[[Table], None]


def press(name: str) -> Step:
    return lambda frame: frame.locator(".actions").get_by_role("button", name=re.compile(f"^{name}")).click()


def tap(*names: str, then: str = "") -> Step:
    """Dice, fields or places by what they are called, then what is to be done with them."""

    def do(frame: Table) -> None:
        for name in names:
            frame.locator(".game-view").get_by_role("button", name=re.compile(name)).first.click()
        if then:
            press(then)(frame)

    return do


def shown(move: str) -> Step:
    """What "Show me" prepares. The picture before the first step offers its move at once."""

    def do(frame: Table) -> None:
        show = frame.get_by_role("button", name="Show me")
        if isinstance(frame, FrameLocator):
            show.click()
        frame.locator(f'.game-view [data-move="{move}"]:enabled').first.click()

    return do
