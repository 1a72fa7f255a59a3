"""Six Colours in the browser: how it is played there, and what the shared tests look at."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from browser.games import Heard, RealDice
from browser.lesson import Step, Table, press
from browser.listener import ByRole, Control, Listener
from browser.player import Player
from browser.records import real, stored
from browser.sensible import play_until
from browser.state import ESCAPE, HAND_OVER, Tables
from browser.words import text, told
from playwright.sync_api import Locator

COLOURS = {"blue": "b", "green": "g", "orange": "o", "pink": "p", "purple": "u", "yellow": "y"}


class SixColoursPlayer(Player):
    game = "sixcolours"
    mid_turn = "throw"
    short_seed = "short-324"

    def agree(self) -> None:  # type: ignore[override]
        """As in the rulebook."""

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog.result")

    @property
    def dice(self) -> Locator:
        return self.table.locator(".tray .die:not([hidden])")

    def to_tap(self, kept: str | None = None) -> list[int]:
        """Which dice, so that those named are kept, or those of the most frequent colour, but never all."""
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

    def act(self) -> str:
        """Takes what it can, turns a die if that makes a card, ends when it may, else rolls. Says what was pressed."""
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


def by_role(at: Listener) -> Control | None:
    """Keeps what there is most of; takes what can be taken; ends the game as soon as that is possible."""
    action = at.find("move-end-sure", "move-end", "move-take", "move-on", "move-pass", "show", "move-give")
    if action:
        return action
    # What is said of a card on offer goes on where that of a card in the hand ends, or of somebody's cards.
    cards = [one for one in at.controls if told(at.language, "sixcolours-card-is").fullmatch(one.name)]
    count = told(at.language, "sixcolours-cards").pattern
    victims = [one for one in at.controls if re.fullmatch(f".+ {count}", one.name)]
    if cards or victims:
        return (cards or victims)[0]
    dice = [one for one in at.controls if re.fullmatch(die_names(at.language), one.name)]
    kept = wanted(at, [one.name for one in dice])
    wrong = [one for nth, one in enumerate(dice) if one.pressed != (nth in kept)]
    return next(iter(wrong), None) or at.find("move-throw", "move-over", "move-throw-all")


def die_names(language: str) -> str:
    return "|".join(told(language, f"sixcolours-die-{kind}").pattern for kind in ("white", "black"))


def wanted(at: Listener, dice: list[str]) -> set[int]:
    """The dice of one colour: the one there is most of, among those that a card on offer asks for if all of them do."""
    words = {text(at.language, f"sixcolours-face-{colour}"): letter for colour, letter in COLOURS.items()}
    offers = [one.name.lower() for one in at.controls if told(at.language, "sixcolours-card-is").match(one.name)]
    named = [
        {face for face, letter in words.items() if text(at.language, f"sixcolours-dice-{letter}").lower() in offer}
        for offer in offers
    ]
    faces = set().union(*named) if all(named) else set(words)
    lying = {face: [nth for nth, name in enumerate(dice) if face in name] for face in sorted(faces)}
    # One at least must be rolled.
    return set(max(lying.values(), key=len, default=[])[:5])


def far_on(bots: int) -> str:
    """Somebody has five of the seven cards that end the game."""

    def is_far_on(view: dict[str, Any]) -> bool:
        return view["phase"] == "start" and any(hand["count"] == 5 for hand in view["hands"])

    return play_until("sixcolours", bots, is_far_on)


def keep_stars(then: str) -> Step:
    """Those that are not kept yet."""

    def do(frame: Table) -> None:
        star = frame.locator(".tray button[aria-pressed=false]").and_(
            frame.get_by_role("button", name=re.compile("yellow"))
        )
        while star.count():
            star.first.click()
        press(then)(frame)

    return do


RECORDS = {**stored("sixcolours"), "real dice": real("sixcolours", "throw")}
"""Found by playing on until such a state came."""
DIE = ".tray .die:visible >> nth="
tables = Tables("sixcolours", RECORDS)

PLAYER = SixColoursPlayer
STATES = [
    *tables.all_but("over", "a card to give", "real dice"),
    tables.at("cards made", f"{DIE}1", f"{DIE}4", called="dice kept"),
    tables.at("black dice match", ".actions .act >> nth=0", f"{DIE}1", called="a die to turn"),
    tables.at("a card to give", called="hand over"),
    tables.at("a card to give", HAND_OVER, called="own cards hidden"),
    tables.at("a card to give", HAND_OVER, "sixcolours-table .act.main", called="own cards shown"),
    tables.at("may end", "key v", called="looking at own cards"),
    tables.at("over", ESCAPE, called="all cards on the table"),
    tables.entering("real dice", 1, 3),
]
HARDEST = "dice kept"
PICTURED = (
    *("dice kept", "a die to turn", "inherited and made", "may end", "result"),
    *("whom to draw from", "own cards shown", "all cards on the table"),
)
IN_THE_DARK = ("dice kept", "own cards shown")
LESSON = [press("Roll all six"), keep_stars("Roll 4"), keep_stars("Roll 3"), press("Take")]
HEARD = Heard(before=8, moves=5, keys={"give three_pairs_group_swap": ["Enter"]})
BY_ROLE = ByRole(
    by_role,
    begin=far_on,
    always=(),
    met={"de": ("move-throw-all", "move-throw", "move-take", "move-end-sure")},
    asked={"a card to give": "move-give"},
    asked_slow={"inherited": "move-over"},
)
REAL_DICE = RealDice(("B", "P", "g", "g", "y", "o"), "roll B P g g o y", "throw")
TOPICS = {"declined": "turn", "inherited": "inherit", "black dice match": "black", "a card to give": "actions"}
FACTS = 3
FIGURE = [
    {"combination": "six", "kept": 4, "throws": 1},
    {"combination": "full_house", "kept": 0, "throws": 3},
]
SECRET = "hide-42"
