"""Los Banditos in the browser: how it is played there, and what the shared tests look at."""

from __future__ import annotations

import re

from browser.games import Heard, RealDice
from browser.lesson import press, tap
from browser.listener import ByRole, Control, Listener
from browser.player import Player
from browser.records import moves, real, written
from browser.state import Tables
from playwright.sync_api import Locator

TURNS = 2
"""How many turns are played in earnest by roles and names; then the game is brought to an end."""


class BanditosPlayer(Player):
    game = "banditos"
    mid_turn = "place"
    short_seed = "short-119"

    def agree(self) -> None:  # type: ignore[override]
        """As in the rulebook."""

    # At the table

    @property
    def hand(self) -> Locator:
        return self.table.get_by_role("group", name="Dice to place").get_by_role("button")

    @property
    def spaces(self) -> Locator:
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

    def act(self) -> str:
        """Claims what can be claimed, places dice where they win, passes the bag on. Says what was pressed."""
        wins = self.spaces.and_(self.page.get_by_role("button", name=re.compile("wins")))
        if self.action("Claim").count():
            button = self.action("Claim")
        elif self.spaces.count():
            self.hand.last.click()
            button = wins.first if wins.count() else self.spaces.last
        else:
            button = self.table.locator(".actions .act.main")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said


def by_role(at: Listener) -> Control | None:
    """Some turns in earnest, then tile after tile is given up, each with its question, the last with two."""
    if at.count("move-pass") < TURNS:
        return at.find("move-claim", "put", "move-pass", "move-draw")
    return at.find("move-give") or at.find("tile", pressed=False) or at.find("move-draw")


OPENING = moves("tile 3; tile 2; tile 3; tile 1")
SIXES = (*OPENING, *moves("""
    draw; dice red; roll 6; place red6 1; pass;
    draw; dice black green; roll 4 5; place black4 1; place green5 2; pass;
    draw; dice red red; roll 6 6
"""))  # fmt: skip
NEARLY_LOST = (*SIXES, *moves("give 1; tile 2; give 2; tile 3; give 3; tile 1"))
RECORDS = {
    "first turn": written("banditos", *OPENING),
    "two dice": written("banditos", *SIXES),
    "safe": written("banditos", *SIXES, *moves("place red6 1; place red6 1")),
    "laid": written("banditos", *SIXES, *moves("place red6 1; place red6 3; pass")),
    "nearly lost": written("banditos", *NEARLY_LOST),
    "few tiles": written("banditos", *SIXES, *moves("""
        give 1; tile 2; give 1; tile 3; place red6 2; place red6 3; pass;
        give 1; tile 2; give 2; tile 1; give 4; tile 1; give 4; tile 1; give 4
    """)),
    "no room": written("banditos", *OPENING, *moves("""
        draw; dice red; roll 6; place red6 1; pass;
        draw; dice blue blue; roll 1 2; place blue1 4; place blue2 4; give 4; tile 1; pass;
        draw; dice red red; roll 1 3; place red1 1; place red3 1; pass;
        draw; dice blue blue; roll 1 2; place blue1 4; place blue2 4; give 4; tile 1; pass;
        draw; dice red red; roll 2 6; place red2 2; place red6 2; pass;
        draw; dice blue blue; roll 2 5; place blue2 1; place blue5 1; pass;
        draw; dice black red; roll 1 4; place black1 2; place red4 3; pass;
        draw; dice blue blue; roll 2 5; place blue2 2; place blue5 2; pass;
        draw; dice black black; roll 2 5; place black2 3; place black5 3; pass;
        draw; dice blue blue; roll 2 5; place blue2 3; place blue5 3; pass;
        draw; dice black black; roll 3 6; place black3 4; place black6 4; pass;
        draw; dice green green; roll 2 5; place green2 4; place green5 4; pass;
        draw; dice black green; roll 4 2; place black4 4
    """)),
    "over": written("banditos", *NEARLY_LOST, "give 2"),
    "real tile": real("banditos", "tile 3"),
    "real dice": real("banditos", *SIXES[:9], "draw", "dice green red"),
}  # fmt: skip

LOOK = "button.loot-tile >> nth=0"
tables = Tables("banditos", RECORDS)

PLAYER = BanditosPlayer
STATES = [
    *tables.all_but("over", "real tile", "real dice"),
    tables.at("safe", LOOK, called="why it is safe"),
    tables.at("nearly lost", LOOK, ".actions .act >> nth=0", called="giving up"),
    tables.entering("real tile", 2),
    tables.entering("real dice", 1, 3),
]
FULLEST = "no room"
HARDEST = "two dice"
PICTURED = (
    *("two dice", "first turn", "why it is safe", "giving up", "no room"),
    *("real dice", "result", "looking back"),
)
IN_THE_DARK = ("two dice", "real dice")
LESSON = [
    press("Draw one die"),
    tap("^Place black 5 at B"),
    press("Pass the bag"),
    press("Draw two dice"),
    tap("^Place black 5 at B"),
    tap("^Place green 3 at A"),
]
HEARD = Heard(before=24, moves=5, keys={"give 2": ["g"]})
BY_ROLE = ByRole(
    by_role,
    always=(),
    met={"hu": ("move-draw", "put", "move-pass", "tile", "move-give")},
    asked={"two dice": "put"},
)
REAL_DICE = RealDice(("2", "6"), "roll 2 6", "place")
TOPICS = {"two dice": "turn"}
FACTS = 3
FIGURE = [
    {"first": 3, "second": 3, "colours": "same", "kind": "colour_triple"},
    {"first": 1, "second": 2, "colours": "different", "kind": "pair"},
]
