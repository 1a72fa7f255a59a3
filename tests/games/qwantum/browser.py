"""Qwantum in the browser: how it is played there, and what the shared tests look at."""

from __future__ import annotations

import re
from typing import Any, Self

from browser.games import Heard, RealDice
from browser.lesson import press, tap
from browser.listener import ByRole, Control, Listener
from browser.player import Player
from browser.records import real, stored
from browser.sensible import play_until
from browser.state import HAND_OVER, Tables
from playwright.sync_api import Locator

TURNS = 2
"""How many fields are written by roles and names; then every turn is passed, which soon ends the game."""


class QwantumPlayer(Player):
    game = "qwantum"
    mid_turn = "throw"
    short_seed = "short-555"
    earnest = 12
    """How many fields are written before every turn is passed, which soon ends the game."""

    def agree(self, openly: bool = False) -> None:  # type: ignore[override]
        if openly:
            self.page.locator(".set-up").get_by_text("Openly").click()

    def short_game(self) -> Self:
        """Alone, and with few fields written."""
        self.earnest = 4
        return self.new_game(seed=self.short_seed, people=("Anna",))

    @property
    def sheet(self) -> Locator:
        """The one that is open."""
        return self.table.locator(".score-sheet[data-shown]")

    @property
    def fields(self) -> Locator:
        """Those that can be written now."""
        return self.sheet.get_by_role("button", name=re.compile(r"^Write \d+ in "))

    def act(self) -> str:
        """Writes the first field that it can, else rolls or passes. Says what was pressed."""
        if self.hand_over.is_visible():
            button = self.hand_over
        elif self.phase == "start":
            button = self.action("Roll")
        elif not self.earnest:
            button = self.action("Pass")
        elif self.fields.count() and self.phase != "throw":
            button = self.fields.first
            self.earnest -= 1
        elif self.phase == "throw" and self.action("Reroll").is_disabled():
            button = self.table.locator(".tray .die").nth(2)
        else:
            button = self.action("Reroll" if self.phase == "throw" else "Pass")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said


def by_role(at: Listener) -> Control | None:
    write = at.find("write") if at.count("write") < TURNS else None
    return write or at.find("move-throw", "move-pass")


def far_on(bots: int) -> str:
    """Somebody has three of five misses."""

    def is_far_on(view: dict[str, Any]) -> bool:
        return view["phase"] == "start" and any(sheet["misses"] == 3 for sheet in view["sheets"])

    return play_until("qwantum", bots, is_far_on, prefer="pass")


RECORDS = {**stored("qwantum"), "real dice": real("qwantum", "throw", people=("Anna", "Ben", "Clara"))}
"""Found by playing a game of four until such a state came; "choose 2": two have chosen in secret."""
tables = Tables("qwantum", RECORDS)

PLAYER = QwantumPlayer
STATES = [
    *(tables.at(name) for name in ("new", "start", "throw", "write")),
    tables.at("throw", ".tray .die >> nth=0", ".tray .die >> nth=3", called="dice picked"),
    tables.at("choose", called="hand over"),
    tables.at("choose", HAND_OVER, called="choose"),
    tables.at("choose 2", HAND_OVER, called="two have chosen in secret"),
    tables.at("write", ".tabs li:nth-child(3) button", called="somebody else's sheet"),
    tables.entering("real dice", 1, 3),
]
HARDEST = "dice picked"
PICTURED = ("dice picked", "new", "write", "hand over", "choose", "two have chosen in secret")
IN_THE_DARK = ("dice picked", "write")
LESSON = [press("Roll"), tap("^white 6", then="Reroll"), tap("^Write 3 in blue"), tap("^Write 4 in red")]
HEARD = Heard(before=15, moves=5)
BY_ROLE = ByRole(by_role, begin=far_on, met={"de": ("write", "move-throw", "move-pass")})
REAL_DICE = RealDice(
    ("V5", "Y1", "R4", "R3", "R6", "Y6", "4"),
    "roll R4 Y1 R3 Y6 V5 R6 4",
    "throw",
    refused=("V5", "V5", "R1", "R2", "R3", "R4", "1"),
)
TOPICS = {"throw": "turn", "write": "writing"}
FACTS = 3
FIGURE = [{"colour": "blue", "limit": 20}, {"colour": "violet", "limit": 30}]
SECRET = "hide-1"
