"""Tutto in the browser: how it is played there, and what the shared tests look at."""

from __future__ import annotations

from typing import Any

from browser.games import Heard
from browser.lesson import press
from browser.listener import ByRole, Control, Listener
from browser.player import Player, points
from browser.records import moves, real, written
from browser.state import Tables

ENOUGH = 300
"""Points that are worth stopping for."""


class TuttoPlayer(Player):
    game = "tutto"
    mid_turn = "throw"

    def agree(self, target: int = 1000) -> None:  # type: ignore[override]
        """The house rules of a short game."""
        self.page.get_by_role("slider", name="Target").fill(str(target))

    def act(self, enough: int = ENOUGH) -> str:
        """Stops as soon as that scores enough, else goes on. Says what was pressed."""
        actions = self.table.locator(".actions").get_by_role("button")
        stop = actions.filter(has_text="Stop")
        if stop.count() and points(stop.inner_text()) >= enough:
            button = stop
        else:
            button = self.table.locator(".actions .act.main")
        said = button.inner_text()
        button.click()
        return said

    def shown(self) -> dict[str, Any]:
        """The table as a person sees it."""
        return {
            "scores": self.table.locator(".seat .score").all_inner_texts(),
            "dice": self.table.locator(".tray .die").evaluate_all("dice => dice.map(die => die.dataset.face)"),
            "taken": self.table.locator(".tray .die[aria-pressed=true]").count(),
            "aside": self.table.locator(".aside .die").evaluate_all("dice => dice.map(die => die.dataset.face)"),
            "card": self.table.locator(".card.top").get_attribute("data-card"),
            "actions": self.table.locator(".actions button").all_inner_texts(),
        }


def by_role(at: Listener) -> Control | None:
    stop = at.find("move-stop")
    if stop and points(stop.name) >= ENOUGH:
        return stop
    return at.find("move-go", "move-draw") or stop


TEN = ("Anna", "Ben", "Clara", "Dominik", "Elisabeth", "Ferdinand", "Gudrun", "Hildegard", "Ignaz", "Johanna")
FOUR = ("Benedikt", "Maximilian", "Clara", "Dominik")
TO_A_TUTTO = moves("draw; card bonus600; roll 1 2 3 3 4 6; keep 1; roll 2 2 2 3 4; keep 2,2,2; roll 1 5")
STRAIGHT = (*TO_A_TUTTO, *moves("keep 1,5; card straight; roll 1 3 3 3 6 6; keep 1,3,6"))
RECORDS = {
    "first card": written("tutto"),
    "first throw": written("tutto", *moves("draw; card bonus300; roll 1 1 2 2 2 5")),
    "a Tutto": written("tutto", *TO_A_TUTTO),
    "straight": written("tutto", *STRAIGHT, "roll 2 3 4"),
    "lost": written("tutto", *STRAIGHT, "roll 1 3 6"),
    "written": written("tutto", *TO_A_TUTTO, "stop"),
    "fireworks": written("tutto", *moves("draw; card fireworks; roll 1 1 1 2 3 5")),
    "plus and minus": written("tutto", *TO_A_TUTTO, "stop", *moves("draw; card plusminus; roll 1 5 5 2 3 4")),
    "clover, ten people": written("tutto", *moves("draw; card clover; roll 1 2 2 2 5 5"), people=TEN),
    "over": written("tutto", *TO_A_TUTTO, "stop", target=1000),
    "over, four people": written("tutto", *TO_A_TUTTO, "stop", people=FOUR, target=1000),
    "real card": real("tutto", "draw"),
    "real dice": real("tutto", *moves("draw; card bonus300; roll 1 1 2 2 2 5; keep 1,1")),
}

tables = Tables("tutto", RECORDS)

PLAYER = TuttoPlayer
STATES = [
    *tables.all_but("over", "over, four people", "real card", "real dice"),
    tables.at("first throw", ".tray .die >> nth=0", ".tray .die >> nth=2", called="other dice picked"),
    tables.entering("real card", 6),
    tables.entering("real dice", 1, 3),
]
FULLEST = "plus and minus"
HARDEST = "other dice picked"
PICTURED = (
    *("other dice picked", "set-up", "set-up, house rules", "first card", "a Tutto", "lost", "clover, ten people"),
    *("real card", "menu", "dice audit", "keys", "rules", "result", "coach"),
)
IN_THE_DARK = ("other dice picked", "result", "set-up, house rules", "coach")
LESSON = [press("Turn up a card"), press("Go on"), press("Go on"), press("Stop")]
HEARD = Heard(("Anna", "*Otto"), before=7, moves=4)
BY_ROLE = ByRole(
    by_role,
    "target=1000",
    always=(),
    met={"de": ("move-draw", "move-go", "move-stop")},
    asked={"first throw": "move-stop"},
)
FACTS = 3
FIGURE = [{"dice": 2, "points": 1000}, {"dice": 5, "points": 0}]
