"""A state of the app: an address, the games the browser then knows, and what is tapped from there on.

Taps are selectors, so that a state is the same in every language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from browser.player import SEATED, appear, go, id_of, settle
from playwright.sync_api import Page

ESCAPE = "key Escape"
HAND_OVER = ".hand-over .act"
FACE = ".faces:not(.away) .piece >> nth="
"""What can be entered of a roll of real dice."""


@dataclass(frozen=True)
class State:
    name: str
    route: str
    records: tuple[str, ...] = ()
    taps: tuple[str, ...] = ()
    """Selectors; "key …" presses one; "see …" waits for what follows; "top …" scrolls until this is at the top.

    By mouse: Chromium sometimes never reports that a finger has gone, and Playwright would wait for ever.
    """
    ready: str = SEATED
    game: str = ""
    """Whose state it is, unless it is one of the app's own."""
    only_seen: bool = False
    """The same page as another state, scrolled: worth a picture, nothing else."""
    part: str = ""
    """What the picture shows if not the whole window. The rest of the page depends on which games there are."""
    aside: bool = False
    """Covers the table with a dialog that Escape closes, and does nothing but that."""

    scrolls: bool = False
    """A page at a table's address that is not a table, so one may scroll down there."""

    @property
    def slug(self) -> str:
        own = self.name.removeprefix(f"{self.game}: ")
        return re.sub(r"\W+", "-", own).strip("-").lower()

    @property
    def table(self) -> bool:
        return self.route.startswith("play/") and not self.scrolls

    def open(self, page: Page, before: State | None = None) -> None:
        """Start from the previous state, if it is still open and leads to this one."""
        taps = self.taps_from(before) if before else None
        if taps is None:
            go(page, self.route, *self.records)
            appear(page, self.ready)
        else:
            settle(page)  # the look at the state before may have changed the window
        for tap in self.taps if taps is None else taps:
            how, _, what = tap.partition(" ")
            if how == "key":
                page.keyboard.press(what)
            elif how == "see":
                appear(page, what)
            elif how == "top":
                page.locator(what).evaluate("one => one.scrollIntoView({ block: 'start' })")
            else:
                page.locator(tap).click()
        page.mouse.move(0, 0)

    def taps_from(self, before: State) -> tuple[str, ...] | None:
        """What leads here from another state; None if that one is no help."""
        if (self.route, self.records) != (before.route, before.records):
            return None
        if self.taps[: len(before.taps)] == before.taps:
            return self.taps[len(before.taps) :]
        if self.aside and before.aside:
            return (ESCAPE, *self.taps[self.taps[:1] == (ESCAPE,) :])
        return None


@dataclass(frozen=True)
class Tables:
    """The tables of one game at its recorded moments."""

    game: str
    records: dict[str, str]

    def at(self, name: str, *taps: str, called: str = "", ready: str = SEATED) -> State:
        record = self.records[name]
        route = f"play/{id_of(record)}"
        return State(f"{self.game}: {called or name}", route, (record,), taps, ready, self.game)

    def entering(self, name: str, *faces: int) -> State:
        """A roll at a table with real dice, partly entered: these of the faces on offer."""
        return self.at(name, *(f"{FACE}{face}" for face in faces), ready=".entry:not([hidden])")

    def all_but(self, *names: str) -> list[State]:
        return [self.at(name) for name in self.records if name not in names]
