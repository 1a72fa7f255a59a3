"""A person at the screen: finds things by what they say or are, and only uses what a person could use.

Of Playwright's methods a Player uses only those that tests/engines/screen.py has as well.
"""

from __future__ import annotations

import json
import re
import time
from base64 import b32encode
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, Self

from browser.records import first_begins
from browser.words import text
from playwright.sync_api import Error, FrameLocator, Locator, Page, ViewportSize, Worker

from pyapp import api

PATIENCE = 60_000
"""The engine's first start may take a while on a busy machine."""

PHONE: ViewportSize = {"width": 360, "height": 640}
SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "lying": {"width": 844, "height": 390},
    "desk": {"width": 1280, "height": 800},
}

SEATED = ".game-view:is([data-mode=live], [data-mode=over]), .hand-over:not([hidden]) .act:enabled"
"""Somebody may act, or there is nothing left to do."""
SET_UP = ".set-up:has(#starter, > .option[hidden])"
"""A set-up once Python has said what can be set: it asks who begins, unless the game does not leave that open."""


APPEAR = """([selector, milliseconds]) => new Promise((resolve) => {
    const end = performance.now() + milliseconds;
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
    const look = () => {
        const seen = [...document.querySelectorAll(selector)].some(isSeen);
        if (seen || performance.now() > end) resolve(seen);
        else setTimeout(look, 15);
    };
    look();
})"""


def appear(page: Page, selector: str, patience: int = PATIENCE) -> None:
    """Until such a thing is to be seen. Playwright itself soon looks only twice a second, and Python takes a while."""
    slice = 5_000
    for _ in range(0, patience, slice):
        if page.evaluate(APPEAR, [selector, slice]):
            return
    page.locator(selector).first.wait_for(timeout=1)  # says what was there instead


def wait_until(page: Page, done: Callable[[], Any] | str, otherwise: str) -> None:
    """Until it is so: a function here or an expression in the page. (Playwright's own way makes functions from strings
    in the page, which its content policy forbids.)
    """
    deadline = time.monotonic() + PATIENCE / 1000
    while not (page.evaluate(done) if isinstance(done, str) else done()):
        assert time.monotonic() < deadline, otherwise
        page.wait_for_timeout(20)


SETTLE = """() => new Promise((seen) => {
    requestAnimationFrame(() => requestAnimationFrame(seen));
    setTimeout(seen, 2000);
})"""


def settle(page: Page) -> None:
    """Until the page has seen what changed: what its scripts measure is known a frame later. Where no frame is drawn,
    it is looked at as it is: nobody would end the wait.
    """
    page.evaluate(SETTLE)


# Where things are said. A note is both seen and heard, and the log may tell it a third time, so a text is never looked
# for in the page as a whole: what it finds would depend on which of them is there already.


def noted(page: Page | FrameLocator) -> Locator:
    """The short note at the edge of the page."""
    return page.locator("#toasts > *")


def said(page: Page | FrameLocator) -> Locator:
    """What a screen reader has been given to read. An open dialog has a place of its own for it."""
    return page.locator("dialog[open] .live, body:not(:has(dialog[open])) .live")


def trouble(page: Page) -> Locator:
    """The strip that says what has not arrived, with a way on."""
    return page.locator(".loading").filter(visible=True)


def house_rules(page: Page) -> Locator:
    """What unfolds the house rules in a set-up."""
    return page.locator(".set-up summary")


def shelf(page: Page, title: str) -> Locator:
    """A game on the shelf of the home screen; games in progress have links of the same name."""
    return page.locator(".games").get_by_role("link", name=title)


def one_after_another(player: Any, *checks: Callable[[Any], None]) -> None:
    """Several checks in one page, which starts Python once. Each runs, and all that fail are named."""
    failed: dict[str, Exception] = {}
    for check in checks:
        try:
            check(player)
        except (AssertionError, Error) as error:
            failed[check.__name__] = error
            player.page.reload()  # closes whatever was open before the next check
    assert not failed, "\n\n".join(f"{name}: {error!r}" for name, error in failed.items())


class Player:
    """Knows what all tables have in common, and presses whatever a table offers. A game that takes more than that has a
    player of its own in tests/games/<id>/browser.py.
    """

    game = ""
    mid_turn = ""
    """The phase in which dice are on the table and something is to be done with them, if the table names its phases."""
    short_seed = "browser-1"
    """The dice of a game that is soon over."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.any = Random(self.game)

    @property
    def title(self) -> str:
        return text("en", f"{self.game}-name")

    def open(self, route: str = "") -> Self:
        self.page.goto(f"{self.site}#/{route}")
        return self

    def set_up(
        self,
        *,
        seed: str,
        people: tuple[str, ...] = ("Anna", "Ben"),
        bots: tuple[str, ...] = (),
        begins: str = "1",
        coached: bool = False,
        **wishes: Any,
    ) -> None:
        """From the home screen to a filled-in set-up. The first two places are there already. `coached`: among several
        people.
        """
        page = self.page
        shelf(page, self.title).click()
        appear(page, SET_UP)
        if len(people) + len(bots) == 1:
            page.get_by_role("button", name="Remove player 2").click()
        for at, (name, kind) in enumerate([(name, "person") for name in people] + [("", bot) for bot in bots]):
            if at > 1:
                page.get_by_role("button", name="Add person" if kind == "person" else "Add bot").click()
            page.get_by_role("combobox", name=f"Type of player {at + 1}").select_option(kind)
            if name:
                page.get_by_role("textbox", name=f"Name of player {at + 1}").fill(name)
        if first_begins(self.game):
            page.get_by_role("combobox", name="Who starts").select_option(begins)
        if coached:
            page.get_by_role("switch", name="Coach for everyone").check()
        house_rules(page).click()
        self.agree(**wishes)
        page.get_by_role("textbox", name="Dice seed").fill(seed)

    def agree(self, **wishes: Any) -> None:
        """The house rules: the default ones, unless a game's own player knows others."""
        assert not wishes, f"{self.game} needs a player of its own for {wishes}"

    def start(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Start")).click()
        appear(self.page, f"{self.game}-table")

    def start_by_keyboard(self, seed: str, *, shortest: bool = False) -> None:
        """From home to the table of two people without a pointer; `shortest`: with the smallest target there is."""
        self.open()
        tab_to(self.page, f".game[data-game={self.game}]")
        self.page.keyboard.press("Enter")
        appear(self.page, SET_UP)
        tab_to(self.page, "[aria-label='Type of player 2']")
        self.page.keyboard.type("Person")
        tab_to(self.page, "summary")
        self.page.keyboard.press("Enter")
        if shortest:
            tab_to(self.page, "input[type=range]")
            self.page.keyboard.press("Home")
        tab_to(self.page, "#seed")
        self.page.keyboard.type(seed)
        tab_to(self.page, ".start-bar .act")
        self.page.keyboard.press("Enter")
        appear(self.page, f"{self.game}-table")

    def new_game(self, **wishes: Any) -> Self:
        self.open()
        self.set_up(**wishes)
        self.start()
        return self

    def short_game(self) -> Self:
        """A whole game that does not take long."""
        return self.new_game(seed=self.short_seed)

    def sit_down(self, record: str) -> None:
        """Opens a game as if it had been played in this browser."""
        if not self.page.url.startswith(self.site):
            self.open()
            appear(self.page, "html[data-screen=home]")
        go(self.page, f"play/{id_of(record)}", record)
        appear(self.page, SEATED)

    # At the table

    @property
    def table(self) -> Locator:
        return self.page.locator(f"{self.game}-table")

    @property
    def phase(self) -> str:
        return str(self.table.get_attribute("data-phase"))

    def action(self, name: str) -> Locator:
        return self.table.locator(".actions").get_by_role("button", name=re.compile(f"^{name}"))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name="Result")

    @property
    def hand_over(self) -> Locator:
        """What the next person presses once they hold the device."""
        return self.page.locator(".hand-over").get_by_role("button")

    def wait_for_turn(self) -> bool:
        """Whether a person has to decide; False when the game is over."""
        ready = f"{self.game}-table[data-mode=live], .hand-over:not([hidden]) .act:enabled, dialog.result[open]"
        appear(self.page, ready)
        return not self.result.is_visible()

    def next_against(self, bot: str) -> str:
        """Until the person has to decide ("live") or the game is over ("over"). A bot that is playing is hurried, as
        far as it can still be ("hurried"): it may be done before it is clicked.
        """
        playing = self.table.get_by_role("button", name=re.compile(f"^{bot} is playing"))
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            appear(self.page, f"{self.game}-table[data-mode=live], .act.idle, dialog.result[open]")
            if self.result.is_visible():
                return "over"
            if self.table.get_attribute("data-mode") == "live":
                return "live"
            if playing.is_visible():
                with suppress(Error):
                    playing.click(timeout=2000)
                    self.wait_for_turn()
                    return "hurried"
        raise AssertionError(f"{bot} does not come to an end")

    def act(self) -> str:
        """Presses one of the actions, or something else at the table if there are none. Says what was pressed."""
        if self.hand_over.is_visible():
            button = self.hand_over
        else:
            actions = self.table.locator(".actions button:enabled").filter(visible=True)
            others = self.table.locator("button:enabled:not([aria-pressed=true])").filter(visible=True)
            offered = (actions if actions.count() else others).all()
            assert offered, "nothing can be pressed"
            button = self.any.choice(offered)
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said

    def play_to_the_end(self, limit: int = 600) -> list[str]:
        said = []
        while self.wait_for_turn():
            said.append(self.act())
            assert len(said) < limit, "the game does not end"
        return said

    def until(self, phase: str, limit: int = 60) -> None:
        for _ in range(limit):
            assert self.wait_for_turn()
            if phase in ("", self.phase) and not self.hand_over.is_visible():
                return
            self.act()
        raise AssertionError(f"never came to {phase}")

    # What the browser keeps

    def stored(self) -> list[dict[str, Any]]:
        """All saved games, the latest first."""
        texts = self.page.evaluate(
            "Object.keys(localStorage).filter(key => key.startsWith('rollbook.game.')).map(key => localStorage[key])"
        )
        return sorted(map(json.loads, texts), key=lambda save: -int(save["updated"]))

    def looks(self) -> dict[str, Any]:
        """What any table shows of its position. In which order the dice lie is of no weight."""
        dice = "dice => dice.map(die => [die.dataset.face, die.getAttribute('aria-pressed')])"
        return {
            "phase": self.phase,
            "scores": self.table.locator(".seat .score").all_inner_texts(),
            "dice": sorted(self.table.locator("[data-face]").filter(visible=True).evaluate_all(dice), key=str),
            "actions": self.table.locator(".actions button").all_inner_texts(),
        }


GO = """async ([saves, route]) => {
    if ((await indexedDB.databases()).some(({ name }) => name === "rollbook"))
        await new Promise(cleared => {
            indexedDB.open("rollbook").onsuccess = ({ target: { result: db } }) => {
                const work = db.transaction("games", "readwrite");
                work.objectStore("games").clear();
                work.oncomplete = () => { db.close(); cleared(); };
            };
        });
    const stale = Object.keys(localStorage).filter(key => /^rollbook\\.((game|done)\\.|archived$)/.test(key));
    for (const key of stale) localStorage.removeItem(key);
    const now = Date.now();
    for (const [at, save] of saves.entries())
        localStorage[`rollbook.game.${save.id}`] = JSON.stringify({ ...save, updated: now - at });
    localStorage["rollbook.open"] = saves.filter(save => !save.outcome).length;
    history.replaceState(null, "", `#/${route}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
}"""


def python_worker(page: Page) -> Worker:
    """PyScript's, the newest if it was started again; that of the engine's files is another."""
    return [worker for worker in page.workers if worker.url.startswith("blob:")][-1]


def go(page: Page, route: str, *records: str) -> None:
    """To a screen, in a page that shows another already, as if these games had just been played here and no others."""
    page.evaluate(GO, [[saved(record) for record in records], route])


def id_of(record: str) -> str:
    return b32encode(sha256(record.encode()).digest()).decode().lower()[:10]


@cache
def saved(record: str) -> dict[str, Any]:
    """A game as the browser keeps it."""
    now = replay(record)
    seats, turn = now["seats"], now["turn"]
    return {
        "id": id_of(record),
        **{key: now[key] for key in ("game", "record", "rev", "outcome")},
        **({"by_link": now["by_link"]} if now["by_link"] else {}),
        "updated": 0,
        "coached": True,
        "summary": {
            "names": [seat["name"] for seat in seats],
            "kinds": [seat["kind"] for seat in seats],
            "scores": now["view"].get("scores"),
            "turn": turn["seat"] if turn["kind"] == "decide" else None,
        },
    }


def points(text: str) -> int:
    """The number in an action's words: "write 1,050"."""
    found = re.search(r"\d[\d,.]*", text)
    return int(re.sub(r"\D", "", found[0])) if found else 0


def tab_to(page: Page, selector: str, limit: int = 60, *, text: str = "") -> None:
    here = """([selector, text]) => {
        const at = document.activeElement;
        return at !== null && at.matches(selector) && at.textContent.includes(text);
    }"""
    for _ in range(limit):
        if page.evaluate(here, [selector, text]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def tab_in_dialog(page: Page) -> list[str]:
    """A dialog keeps the keyboard: whatever Tab reaches is inside. Says what was not."""
    outside = []
    for _ in range(page.get_by_role("dialog").get_by_role("button").count() + 3):
        page.keyboard.press("Tab")
        where = "document.activeElement === document.body || Boolean(document.activeElement.closest('dialog'))"
        if not page.evaluate(where):
            outside.append(page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
    return outside


def replay(record: str) -> dict[str, Any]:
    """What the engine, outside the browser, makes of a record."""
    reply: dict[str, Any] = json.loads(api.call("load", json.dumps({"match": "test", "record": record})))
    assert reply["ok"], reply
    return reply
