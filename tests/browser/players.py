"""A person at each of the other tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from browser.player import Player
from playwright.sync_api import Error, Locator


def one_after_another(player: Any, *checks: Callable[[Any], None]) -> None:
    """Several checks in one page, which starts Python once. Each runs, and all that fail are named."""
    failed: dict[str, Exception] = {}
    for check in checks:
        try:
            check(player)
        except (AssertionError, Error) as error:
            failed[check.__name__] = error
            player.page.reload()  # whatever was open is closed for the next
    assert not failed, "\n\n".join(f"{name}: {error!r}" for name, error in failed.items())


class BanditosPlayer(Player):
    game = "banditos"
    title = "Los Banditos"
    mid_turn = "place"

    def agree(self) -> None:  # type: ignore[override]
        """As in the rulebook."""

    # At the table

    @property
    def hand(self) -> Locator:
        return self.table.get_by_role("group", name="Dice to place").get_by_role("button")

    @property
    def lit(self) -> Locator:
        """Where the picked die may go."""
        return self.table.get_by_role("button", name=re.compile("^Place .* at "))

    @property
    def near(self) -> Locator:
        """The side of the one who plays, or of the only person."""
        return self.table.locator(".seat.near")

    def tile(self, letter: str) -> Locator:
        return self.table.get_by_role("button", name=re.compile(f"^{letter}, "))

    def side(self, letter: str, name: str) -> Locator:
        at = ["Loot", *self.table.get_by_role("columnheader").all_inner_texts()[1:]].index(name)
        row = self.table.get_by_role("row").filter(has=self.page.locator(f"button[aria-label^='{letter}, ']"))
        return row.locator("[role=cell]").nth(at - 1)

    def act(self, enough: int = 0) -> str:
        """Claims what can be claimed, places dice where they win, passes the bag on. Says what was pressed."""
        wins = self.lit.and_(self.page.get_by_role("button", name=re.compile("wins")))
        if self.action("Claim").count():
            button = self.action("Claim")
        elif self.lit.count():
            self.hand.last.click()
            button = wins.first if wins.count() else self.lit.last
        else:
            button = self.table.locator(".actions .act.main")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said


class QwantumPlayer(Player):
    game = "qwantum"
    title = "Qwantum"
    earnest = 12
    """How many fields are written before every turn is passed, which soon ends the game."""

    def agree(self, openly: bool = False) -> None:  # type: ignore[override]
        if openly:
            self.page.locator(".set-up").get_by_text("Openly").click()

    @property
    def sheet(self) -> Locator:
        """The one that lies open."""
        return self.table.locator(".score-sheet[data-shown]")

    @property
    def lit(self) -> Locator:
        return self.sheet.get_by_role("button", name=re.compile(r"^Write \d+ in "))

    def act(self, enough: int = 0) -> str:
        """Writes the first field that is lit, else throws or passes. Says what was pressed."""
        if self.hand_over.is_visible():
            button = self.hand_over
        elif self.phase == "start":
            button = self.action("Roll")
        elif not self.earnest:
            button = self.action("Pass")
        elif self.lit.count() and self.phase != "throw":
            button = self.lit.first
            self.earnest -= 1
        elif self.phase == "throw" and self.action("Reroll").is_disabled():
            button = self.table.locator(".tray .die").nth(2)
        else:
            button = self.action("Reroll" if self.phase == "throw" else "Pass")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said


class PotPlayer(Player):
    game = "pot"
    title = "Pass the Pot"

    def agree(self, target: int = 12) -> None:
        super().agree(target)

    @property
    def dice(self) -> Locator:
        return self.table.locator(".set .die").filter(visible=True)

    @property
    def taps(self) -> Locator:
        """The people one may name now."""
        return self.table.locator(".seats").get_by_role("button")

    def act(self, enough: int = 0) -> str:
        """Stops when that takes the POT, else throws two dice again, and a last time as long as there are coins."""
        stop, again = self.action("Stop"), self.action("(Reroll|Pay 1)")
        if self.taps.count():
            button = self.table.locator(".act.main")
            for _ in range(3):
                if button.is_enabled():
                    break
                self.taps.and_(self.page.locator("[aria-pressed=false]")).first.click()
        elif stop.count() and re.search("(take|hold) the POT|1-2-3|Pay 1", stop.inner_text() + again.inner_text()):
            button = stop
        elif again.count():
            self.dice.nth(0).click()
            self.dice.nth(1).click()
            button = again
        else:
            button = self.action("Roll the dice")
        said = button.inner_text()
        button.click()
        return said


class SixColoursPlayer(Player):
    game = "sixcolours"
    title = "Six Colours"

    def agree(self) -> None:  # type: ignore[override]
        """As in the rulebook."""

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog.result")

    @property
    def dice(self) -> Locator:
        return self.table.locator(".tray .die:not([hidden])")

    def to_tap(self, kept: str | None = None) -> list[int]:
        """Which dice, so that those named are kept, or those of the colour that shows most; of six alike one flies."""
        shown = "dice => dice.map(die => [die.dataset.face, die.getAttribute('aria-pressed') === 'true'])"
        dice = self.dice.evaluate_all(shown)
        if kept is None:
            faces = [face.lower() for face, _ in dice]
            most = max(faces, key=faces.count)
            kept = "".join(face for face, _ in dice if face.lower() == most)[: len(dice) - 1]
        taps, wanted = [], Counter(kept)
        for at, (face, pressed) in enumerate(dice):
            keep = wanted[face] > 0
            wanted[face] -= keep
            if keep is not pressed:
                taps.append(at)
        return taps

    def act(self, enough: int = 0) -> str:
        """Takes what it can, turns a die if that makes a card, ends when it may, else throws. Says what was pressed."""
        if self.hand_over.is_visible():
            button = self.hand_over
        elif self.phase == "choose":
            button = self.table.locator(".victims button").first
        elif self.phase == "give":
            if self.action("Show").is_visible():
                self.action("Show").click()
            self.table.locator(".hand button:enabled").first.click()
            button = self.action("Give")
        elif self.phase == "gained":
            self.action("End the game").click()
            self.page.wait_for_timeout(450)  # nothing pressed sooner counts as a second tap
            button = self.action("Really end")
        elif self.action("Take").and_(self.page.locator(".main")).is_visible():
            button = self.action("Take")
        elif self.action("Turn").is_visible() and (makes := self.face_that_makes()):
            button = makes
        elif self.action("Pass").is_visible():
            button = self.action("Pass")
        else:
            if self.dice.count() and self.dice.first.is_enabled():
                for at in self.to_tap():
                    self.dice.nth(at).click()
            button = self.table.locator(".actions .main")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said

    def face_that_makes(self) -> Locator | None:
        """Looks at every die to turn; leaves the turning if no face makes a card."""
        self.action("Turn").click()
        for die in self.dice.all():
            die.click()
            face = self.table.locator(".faces .makes").first
            if face.is_visible():
                return face
        self.action("Leave").click()
        return None
