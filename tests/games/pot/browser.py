"""Pass the Pot in the browser: how it is played there, and what the shared tests look at."""

from __future__ import annotations

import re

from browser.games import Heard, RealDice
from browser.lesson import press, tap
from browser.listener import ByRole, Control, Listener
from browser.player import Player
from browser.records import real, stored, written
from browser.state import Tables
from playwright.sync_api import Locator


class PotPlayer(Player):
    game = "pot"

    def agree(self, target: int = 12) -> None:  # type: ignore[override]
        """The house rules of a short game."""
        self.page.get_by_role("slider", name="Target").fill(str(target))

    @property
    def dice(self) -> Locator:
        return self.table.locator(".set .die").filter(visible=True)

    @property
    def taps(self) -> Locator:
        """The people who can be named now."""
        return self.table.locator(".seats").get_by_role("button")

    def act(self) -> str:
        """Stops when that takes the POT, else rerolls two dice, and a last time as long as there are coins."""
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


def by_role(at: Listener) -> Control | None:
    share = at.find("move-take", "move-give") or at.find("tap-take", "tap-give", pressed=False)
    return share or at.find("move-stop-on", "move-stop", "move-throw")


FIVE = ("Johanna", "Maximilian", "Elisabeth", "Ferdinand", "Gudrun")
HELD = ("throw", "roll 4 5 5", "stop")


def pot(*moves: str, people: tuple[str, ...] = ("Anna", "Ben", "Cleo"), **options: object) -> str:
    return written("pot", *moves, people=people, seed="table", **options)


RECORDS = {
    "who begins": pot("off 3 P 5 5 1", "off 2 4", people=FIVE, start="roll_off"),
    "a round begins": pot(),
    "first throw": pot(*HELD, "throw", "roll 5 O 2"),
    "a throw to pay for": pot(*HELD, "throw", "roll 5 O 2", "again OT", "roll 4 1"),
    "1-2-3": pot(*HELD, "throw", "roll 1 3 2"),
    "2-3-4": pot(*HELD, "throw", "roll 3 2 4"),
    "whom to take from": pot(*HELD, "throw", "roll 2 2 2", "stop", people=FIVE),
    "whom to take from, with the bank": pot(*HELD, "throw", "roll 4 4 4", "stop", people=FIVE),
    "whom to give to": pot(*HELD, "throw", "roll 5 5 5", "stop", people=FIVE),
    "the one opponent": pot(*HELD, "throw", "roll 3 4 5", "stop", people=("Anna", "Ben")),
    "a combo, but too low": pot(*HELD, "throw", "roll 3 4 2", "stop"),
    "1-1-1": pot(*HELD, "throw", "roll 1 1 1", people=FIVE),
    "P-O-T": pot(*HELD, "throw", "roll P O T", people=FIVE),
    "a round is won": pot(*HELD, "throw", "roll 3 1 1", "stop", "throw", "roll 3 O 3", "stop"),
    "a bank that can run out": pot(*HELD, "throw", "roll 5 5 4", people=FIVE, bank="limited", total=60),
    "real dice": real("pot", "throw"),
    "real dice, one each": real("pot", people=FIVE, start="roll_off"),
    **stored("pot"),
}

TAKEN = ".seats .tap:visible >> nth="
tables = Tables("pot", RECORDS)

PLAYER = PotPlayer
STATES = [
    *tables.all_but("over", "real dice", "real dice, one each"),
    tables.at("a throw to pay for", ".set .die:visible >> nth=1", called="a die to pay for"),
    tables.at("whom to take from", f"{TAKEN}1", f"{TAKEN}2", called="people named"),
    tables.entering("real dice", 1, 3),
    tables.entering("real dice, one each", 2),
]
HARDEST = "a die to pay for"
PICTURED = (
    *("a die to pay for", "set-up, house rules", "who begins", "P-O-T", "people named", "a round is won"),
    *("a bank that can run out", "real dice, one each", "log"),
)
IN_THE_DARK = ("a die to pay for", "log")
LESSON = [
    press("Roll the dice"),
    tap("^P die: the letter", "^T die: the letter", then="Reroll"),
    tap("^T die: 1", then="Pay 1"),
    press("Roll the dice"),
    press("Stop with 12"),
    press("Take 2"),
]
HEARD = Heard(("Anna", "Ben", "Cleo"), before=1, moves=4)
BY_ROLE = ByRole(by_role, "target=12", always=("hu",), met={"hu": ("move-throw", "move-stop")})
REAL_DICE = RealDice(("T", "4", "P"), "roll P 4 T", "throw")
TOPICS = {"first throw": "turn", "2-3-4": "combos", "whom to take from": "combos"}
FACTS = 2
FIGURE = [{"best": 15, "players": 2}, {"best": 7, "players": 5}]
