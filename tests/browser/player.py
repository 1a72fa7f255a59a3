"""A person at the screen: finds things by what they say or are, and only uses what a person could use."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
"""The engine's first start may take a while on a busy machine."""


class Player:
    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, route: str = "") -> Player:
        self.page.goto(f"{self.site}#/{route}")
        return self

    def set_up(
        self, *, seed: str, people: tuple[str, ...] = ("Anna", "Ben"), bots: tuple[str, ...] = (), target: int = 1000
    ) -> None:
        """From the home screen to a filled-in set-up. The first two places are there already."""
        page = self.page
        page.get_by_role("link", name="Tutto").first.click()
        expect(page.get_by_role("combobox", name="Who begins")).to_be_visible(timeout=PATIENCE)
        for at, (name, kind) in enumerate([(name, "person") for name in people] + [("", bot) for bot in bots]):
            if at > 1:
                page.get_by_role("button", name="Add person" if kind == "person" else "Add bot").click()
            page.get_by_role("combobox", name=f"Who is player {at + 1}").select_option(kind)
            if name:
                page.get_by_role("textbox", name=f"Name of player {at + 1}").fill(name)
        page.get_by_role("combobox", name="Who begins").select_option("1")
        page.get_by_text("House rules").click()
        page.get_by_role("slider", name="Target").fill(str(target))
        page.get_by_role("textbox", name="Dice seed").fill(seed)

    def start(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Start")).click()
        expect(self.page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)

    def new_game(self, **wishes: Any) -> Player:
        self.open()
        self.set_up(**wishes)
        self.start()
        return self

    # At the table

    @property
    def table(self) -> Locator:
        return self.page.locator("tutto-table")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name="The result")

    def wait_for_turn(self) -> bool:
        """Whether a person has to decide; False when the game is over."""
        ready = self.page.locator("tutto-table[data-mode=live], dialog.result[open]").first
        expect(ready).to_be_visible(timeout=PATIENCE)
        return not self.result.is_visible()

    def act(self, enough: int = 300) -> str:
        """Stops as soon as that writes enough, else goes on. Says what was pressed."""
        actions = self.table.locator(".actions").get_by_role("button")
        stop = actions.filter(has_text="Stop")
        if stop.count() and points(stop.inner_text()) >= enough:
            button = stop
        else:
            button = self.table.locator(".actions .act.main")
        said = button.inner_text()
        button.click()
        return said

    def play_to_the_end(self, limit: int = 600) -> list[str]:
        said = []
        while self.wait_for_turn():
            said.append(self.act())
            assert len(said) < limit, "the game does not end"
        return said

    # What the browser keeps

    def stored(self) -> list[dict[str, Any]]:
        """All saved games, the latest first."""
        texts = self.page.evaluate(
            "Object.keys(localStorage).filter(key => key.startsWith('rollbook.game.')).map(key => localStorage[key])"
        )
        return sorted(map(json.loads, texts), key=lambda save: -int(save["updated"]))

    def shown(self) -> dict[str, Any]:
        """The table as one sees it."""
        return {
            "scores": self.table.locator(".seat .score").all_inner_texts(),
            "dice": self.table.locator(".tray .die").evaluate_all("dice => dice.map(die => die.dataset.face)"),
            "taken": self.table.locator(".tray .die[aria-pressed=true]").count(),
            "aside": self.table.locator(".aside .die").evaluate_all("dice => dice.map(die => die.dataset.face)"),
            "card": self.table.locator(".card.top").get_attribute("data-card"),
            "actions": self.table.locator(".actions button").all_inner_texts(),
        }


def points(text: str) -> int:
    """The number in an action's words: "write 1,050"."""
    found = re.search(r"\d[\d,.]*", text)
    return int(re.sub(r"\D", "", found[0])) if found else 0
