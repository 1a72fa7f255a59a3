"""Somebody who knows nothing of the page but roles and names, as a screen reader presents them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from browser.words import own_moves, told
from playwright.sync_api import Locator, Page, TimeoutError

LINE = re.compile(r"""^\s*- '?(\w+) ("(?:[^"\\]|\\.)*")((?: \[[^\]]*\])*)""")
REF = re.compile(r"\[ref=(\w+)\]")
TOLD = "button => !button.closest('[aria-hidden=true], [inert]')"


@dataclass(frozen=True)
class Control:
    name: str
    pressed: bool
    ref: str
    """What the tree calls it."""


class Listener:
    """Hears the tree and presses what it names."""

    def __init__(self, page: Page, language: str, game: str) -> None:
        self.page = page
        self.language = language
        self.game = game
        self.controls: list[Control] = []
        self.pressed: list[str] = []
        self.tried: list[str] = []
        """Those as well of which it is not known whether they were pressed in time."""

    @property
    def place(self) -> Locator:
        """The dialog if one is open, else the page: nothing else can be reached."""
        dialog = self.page.get_by_role("dialog")
        return dialog if dialog.count() else self.page.get_by_role("main")

    def listen(self) -> None:
        tree = self.place.aria_snapshot(mode="ai")
        found = [match for line in tree.splitlines() if (match := LINE.match(line))]
        self.controls = []
        for role, quoted, states in (match.groups() for match in found):
            name = json.loads(quoted.replace("''", "'"))
            if role == "button" and "[disabled]" not in states and (ref := REF.search(states)):
                self.controls.append(Control(name, "[pressed]" in states, ref[1]))

    def find(self, *ids: str, pressed: bool | None = None) -> Control | None:
        """The first control, in the order of the ids, that is called like one of these messages."""
        for id in ids:
            pattern = told(self.language, id if id in ("playing", "hand-over-ready") else f"{self.game}-{id}")
            for control in self.controls:
                if pattern.match(control.name) and pressed in (None, control.pressed):
                    return control
        return None

    def press(self, control: Control) -> None:
        where = self.page.locator(f"aria-ref={control.ref}")
        if not where.count():
            return  # a bot has gone on
        self.tried.append(control.name)
        try:
            # Playwright's tree has more in it than that of a screen reader.
            assert where.evaluate(TOLD, timeout=1500), f"{control.name} is kept from those who listen"
            where.press("Enter", timeout=1500)
        except TimeoutError:
            return  # it was there a moment ago: a bot has gone on
        self.pressed.append(control.name)

    def count(self, id: str) -> int:
        return sum(told(self.language, f"{self.game}-{id}").match(name) is not None for name in self.tried)


Decide = Callable[[Listener], Control | None]


def any_move(at: Listener) -> Control | None:
    """One that is called like a move of the game, another each time."""
    moves = own_moves(at.language, at.game)
    found = [control for control in at.controls if any(move.match(control.name) for move in moves)]
    return found[len(at.pressed) * 7 % len(found)] if found else None


@dataclass(frozen=True)
class ByRole:
    """How a game is played by roles and names alone."""

    decide: Decide = any_move
    wishes: str = ""
    """House rules of a short game, as a link has them."""
    begin: Callable[[int], str] | None = None
    """A record of a game far on, where it would take long from its start; given how many of the two are bots."""
    always: tuple[str, ...] = ("de",)
    """The languages in which it is always played; in the slow run it is played in all of them."""
    met: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """For a language, what must have been asked for in that game: short as it is, no kind of move is missing."""
    asked: dict[str, str] = field(default_factory=dict)
    """Recorded moments, and the move that is soon made there."""
    asked_slow: dict[str, str] = field(default_factory=dict)
