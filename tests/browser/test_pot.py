"""The table of Pass the Pot: whole games by clicking, by keyboard, against a bot; coins that travel; all in reach."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.player import PATIENCE, Player, replay
from browser.test_app_access import faults
from playwright.sync_api import Browser, Locator, Page, expect

PHONE = {"width": 360, "height": 640}
SIZES = {"phone": PHONE, "lying": {"width": 844, "height": 390}, "desk": {"width": 1280, "height": 800}}
LIVE = "pot-table[data-mode=live]"


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "viewport": PHONE, "reduced_motion": "reduce", "locale": "en"}


class PotPlayer(Player):
    game = "pot"
    title = "Pass the Pot"

    def agree(self, target: int = 12) -> None:
        super().agree(target)

    @property
    def dice(self) -> Locator:
        return self.table.locator(".set .die:visible")

    @property
    def taps(self) -> Locator:
        """The people one may name now."""
        return self.table.locator(".seats").get_by_role("button")

    def act(self, enough: int = 0) -> str:
        """Stops when that takes the POT, else throws two dice again, and a last time as long as there are coins."""
        stop, again = self.action("Stop"), self.action("(Throw again|Pay 1)")
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
            button = self.action("Throw the dice")
        said = button.inner_text()
        button.click()
        return said


@pytest.fixture
def player(page: Page, site: str) -> PotPlayer:
    return PotPlayer(page, site)


# The engine outside the browser


def written(*moves: str, people: tuple[str, ...] = ("Anna", "Ben", "Cleo"), **options: object) -> str:
    """A game in which this has happened: what fell is given, what is still to fall comes from the seed."""
    head = ["rollbook 1", "game: pot 1", *(f"option: {id} {value}" for id, value in {"start": 1, **options}.items())]
    seats = [f"seat: person {name}" for name in people]
    lines = [f"!{move}" if move.startswith(("roll ", "off ")) else move for move in moves]
    return "\n".join([*head, *seats, "seed: table", "", *lines])


def lay(page: Page, record: str) -> PotPlayer:
    """Opens a game as if it had been played in this browser."""
    replay(record)
    summary = {"names": [], "kinds": [], "scores": None, "turn": None}
    save = {"id": "aaaaaaaaaa", "game": "pot", "record": record, "rev": 1, "updated": 1, "outcome": None}
    page.evaluate("location.hash = '#/'")
    expect(page.locator("pot-table")).to_have_count(0)
    page.evaluate(
        "save => { localStorage['rollbook.game.aaaaaaaaaa'] = save; location.hash = '#/play/aaaaaaaaaa' }",
        json.dumps({**save, "summary": summary}),
    )
    expect(page.locator(f"{LIVE}, pot-table[data-mode=over]")).to_be_visible(timeout=PATIENCE)
    return PotPlayer(page, "")


def visit(page: Page, site: str, lang: str = "en") -> None:
    page.goto(site)
    page.evaluate("lang => { localStorage['rollbook.settings'] = JSON.stringify({lang}) }", lang)
    page.reload()


FIVE = ("Johanna", "Maximilian", "Elisabeth", "Ferdinand", "Gudrun")
HELD = ("throw", "roll 4 5 5", "stop")
MOMENTS = {
    "who begins": written("off 3 P 5 5 1", "off 2 4", people=FIVE, start="roll_off"),
    "a round begins": written(),
    "first throw": written(*HELD, "throw", "roll 5 O 2"),
    "a throw to pay for": written(*HELD, "throw", "roll 5 O 2", "again OT", "roll 4 1"),
    "1-2-3": written(*HELD, "throw", "roll 1 3 2"),
    "2-3-4": written(*HELD, "throw", "roll 3 2 4"),
    "whom to take from": written(*HELD, "throw", "roll 2 2 2", "stop", people=FIVE),
    "whom to take from, with the bank": written(*HELD, "throw", "roll 4 4 4", "stop", people=FIVE),
    "whom to give to": written(*HELD, "throw", "roll 5 5 5", "stop", people=FIVE),
    "the one opponent": written(*HELD, "throw", "roll 3 4 5", "stop", people=("Anna", "Ben")),
    "a combo, but too low": written(*HELD, "throw", "roll 3 4 2", "stop"),
    "1-1-1": written(*HELD, "throw", "roll 1 1 1", people=FIVE),
    "P-O-T": written(*HELD, "throw", "roll P O T", people=FIVE),
    "a round is won": written(*HELD, "throw", "roll 3 1 1", "stop", "throw", "roll 3 O 3", "stop"),
    "a bank that can run out": written(*HELD, "throw", "roll 5 5 4", people=FIVE, bank="limited", total=60),
}


# Whole games


def test_a_whole_game_by_clicking(player: PotPlayer) -> None:
    player.new_game(seed="browser-1")
    said = player.play_to_the_end()
    for start in ("Throw the dice", "Throw again", "Stop with"):
        assert any(text.startswith(start) for text in said), start
    [save] = player.stored()
    outcome = replay(save["record"])["outcome"]
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(str(score))
    player.result.get_by_role("button", name=re.compile("Play again")).click()
    expect(player.table.locator(".seat[aria-current]")).to_contain_text("Ben")


def test_against_a_bot(player: PotPlayer) -> None:
    player.new_game(seed="browser-3", people=("Anna",), bots=("sensible",))
    hurried = 0
    while True:
        ready = player.page.locator(f"{LIVE}, .act.idle, dialog.result[open]").first
        expect(ready).to_be_visible(timeout=PATIENCE)
        if player.result.is_visible():
            break
        idle = player.page.locator(".act.idle")
        if idle.is_visible():
            expect(idle).to_contain_text("Otto is playing")
            assert player.taps.count() == 0
            idle.click()
            hurried += 1
            player.wait_for_turn()
        else:
            player.act()
        assert hurried < 300
    assert hurried > 0
    replay(player.stored()[0]["record"])


def test_a_whole_game_by_keyboard_alone(page: Page, player: PotPlayer) -> None:
    player.start_by_keyboard("keys-1", shortest=True)
    pressed = []
    while player.wait_for_turn():
        stop = player.table.locator("[data-move=stop]")
        if player.table.get_attribute("data-phase") == "start" or player.taps.count():
            keys = ["Enter"]
        elif "the POT" in stop.inner_text() and "too low" not in stop.inner_text():
            keys = ["s"]
        else:
            keys = ["p", "o", "Enter"]
        for key in keys:
            if key == "Enter":
                page.evaluate("document.activeElement.blur()")
            page.keyboard.press(key)
        pressed += keys
        assert len(pressed) < 1500
    assert {"s", "p", "o", "Enter"} == set(pressed)
    expect(player.result).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("take from the bank")


# The table


def test_dice_are_picked_for_the_free_and_the_paid_throw(page: Page, site: str) -> None:
    visit(page, site)
    player = lay(page, MOMENTS["first throw"])
    again = player.action("Throw again")
    expect(again).to_be_disabled()
    expect(player.action("Stop with 7")).to_contain_text("too low for the POT")
    player.table.get_by_role("button", name="O die: the letter").click()
    expect(again).to_contain_text("one die, free")
    page.keyboard.press("2")
    expect(player.table.get_by_role("button", name="T die: 2")).to_have_attribute("aria-pressed", "true")
    expect(again).to_contain_text("2 dice, free")
    assert again.get_attribute("data-move") == "again OT"
    page.keyboard.press("a")
    assert again.get_attribute("data-move") == "again POT"
    page.keyboard.press("a")
    expect(again).to_be_disabled()
    kept = player.dice.nth(0)
    page.keyboard.press("o")
    again.click()
    expect(player.action("Pay 1")).to_be_visible()
    assert kept.get_attribute("data-face") == "5", "what is kept does not change"
    expect(player.table).to_contain_text("second throw")
    page.keyboard.press("t")
    pay = player.action("Pay 1")
    expect(pay).to_contain_text("one die, last throw")
    assert pay.get_attribute("data-move") == "pay T"
    pay.click()
    expect(player.table.get_by_role("img", name=re.compile("^The POT: 3 coins"))).to_be_visible()


def test_people_are_named_by_tapping_them(page: Page, site: str) -> None:
    """2-2-2 of the second at a table of five: two from one, one from each of two, or one from the bank."""
    visit(page, site)
    player = lay(page, MOMENTS["whom to take from"])
    expect(player.table).to_contain_text("2-2-2: 2 from one player, or 1 from each of two, or 1 from the bank.")
    expect(player.taps).to_have_count(4)
    confirm = player.table.locator(".act.main")
    expect(confirm).to_be_disabled()
    expect(player.action("Take 1")).to_contain_text("1 from the bank")
    elisabeth = player.taps.and_(page.locator("[aria-label*=Elisabeth]"))
    elisabeth.click()
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text("one more")
    elisabeth.click()
    assert confirm.get_attribute("data-move") == "take 3,3"
    expect(confirm).to_contain_text("2 from Elisabeth")
    page.keyboard.press("5")
    assert confirm.get_attribute("data-move") == "take 3,5"
    elisabeth.click()
    page.keyboard.press("1")
    assert confirm.get_attribute("data-move") == "take 1,5"
    expect(confirm).to_contain_text("1 from Johanna and 1 from Gudrun")
    confirm.click()
    expect(page.locator(LIVE)).to_be_visible()
    assert player.table.locator(".seat .score").all_inner_texts() == ["2", "5", "3", "3", "2"]
    expect(player.taps).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(player.taps).to_have_count(4)


def test_the_pot_its_holder_and_the_round_are_always_said(page: Page, site: str) -> None:
    visit(page, site)
    player = lay(page, MOMENTS["first throw"])
    expect(player.table.get_by_role("heading", name="Round 1 · 2 turns left")).to_be_visible()
    expect(player.table.get_by_role("img", name="The POT: 2 coins, before Anna")).to_be_visible()
    expect(player.table.get_by_role("img", name="The dice to beat: 4, 5, 5")).to_be_visible()
    expect(player.table.locator(".mark")).to_contain_text("14 to beat")
    expect(player.table.locator(".mark")).to_contain_text("Anna holds the POT")
    lay(page, MOMENTS["a round is won"])
    expect(player.table.get_by_role("heading", name="Round 2 · 3 turns left")).to_be_visible()
    expect(player.table.locator(".mark")).to_contain_text("Anna won the round and 2 coins.")


def test_the_throw_for_the_start_is_seen(player: PotPlayer) -> None:
    player.new_game(seed="browser-7", people=("Anna", "Ben", "Cleo"), begins="roll_off")
    player.wait_for_turn()
    expect(player.table.locator(".lots .die").first).to_be_visible()
    name = player.table.locator(".lots .best .name").inner_text()
    expect(player.table.get_by_role("heading", name=f"{name} begins")).to_be_visible()
    expect(player.table.get_by_role("img", name=f"The POT: 2 coins, before {name}")).to_be_visible()
    player.act()
    expect(player.dice).to_have_count(3)
    expect(player.table.locator(".lots")).to_be_hidden()


def test_coins_travel_where_they_were_paid(browser: Browser, site: str) -> None:
    """The pictures differ by the coins that flew; nobody has more before they have landed."""
    page = browser.new_context(viewport=PHONE, locale="en").new_page()  # type: ignore[arg-type]
    visit(page, site)
    player = lay(page, MOMENTS["the one opponent"])
    page.evaluate(
        """() => {
            window.seen = [];
            new MutationObserver(changes => {
                const added = changes.flatMap(one => [...one.addedNodes]);
                const flying = added.filter(one => one.classList?.contains('flying')).length;
                const purses = [...document.querySelectorAll('pot-table .score')].map(one => one.textContent);
                if (flying) window.seen.push([flying, purses]);
            }).observe(document.querySelector('pot-table'), {childList: true});
        }"""
    )
    player.action("Take 2").click()
    expect(player.table.locator(".seat .score").nth(1)).to_have_text("5")
    flown = page.evaluate("seen")
    assert sum(count for count, _ in flown) >= 2
    assert {tuple(purses) for _, purses in flown} == {("3", "3")}
    expect(page.locator(".flying")).to_have_count(0)
    page.context.close()


# Everybody, everywhere

OUT_OF_REACH = """() => [...document.querySelectorAll('pot-table button')]
    .filter(one => one.checkVisibility() && !one.disabled)
    .filter(one => {
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      return !inside || Math.min(box.width, box.height) < 43.9 || !one.contains(top);
    }).map(one => one.outerHTML.slice(0, 100))"""

CUT = """() => [...document.querySelectorAll(
      'pot-table :is(.act, .caption, .title, .pays, .holding, .line, .baize, .turn, .tray, .lots .die)')]
    .filter(one => one.checkVisibility())
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map(one => one.outerHTML.slice(0, 100))"""

OVERLAPPING = """() => {
    const parts = '.line, .pot, .held, .mark, .bank, .title, .spot, .result, .pays, .lots, .caption, .act';
    const shown = [...document.querySelectorAll(`pot-table :is(${parts})`)]
        .map(one => ({name: one.className, box: one.getBoundingClientRect()}))
        .filter(({box}) => box.width && box.height);
    const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
    const below = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return shown.flatMap((a, at) => shown.slice(at + 1)
        .filter(b => !beside(a.box, b.box) && !below(a.box, b.box)).map(b => `${a.name} / ${b.name}`));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_reach(page: Page, site: str, size: str, language: str) -> None:
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    visit(page, site, language)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        beyond = page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        trouble = [*page.evaluate(OUT_OF_REACH), *page.evaluate(CUT), *page.evaluate(OVERLAPPING)]
        if trouble or beyond != [0, 0]:
            found[name] = [*trouble, str(beyond)]

    for name, record in MOMENTS.items():
        player = lay(page, record)
        look(name)
        if player.taps.count() > 1:
            player.taps.nth(1).click()
            player.taps.nth(2).click()
            look(f"{name}, people named")
        elif player.dice.and_(page.locator(":enabled")).count():
            page.keyboard.press("a")
            look(f"{name}, dice picked")
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_context(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce", locale="en").new_page()  # type: ignore[arg-type]
    visit(page, site)
    found: dict[str, list[str]] = {}
    for name in ("who begins", "a throw to pay for", "2-3-4", "whom to take from", "a round is won", "1-1-1"):
        player = lay(page, MOMENTS[name])
        if player.taps.count():
            player.taps.first.click()
        elif player.dice.and_(page.locator(":enabled")).count():
            page.keyboard.press("p")
        found[name] = faults(page)
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    page.context.close()


def test_a_screen_reader_hears_a_turn_in_order(page: Page, site: str) -> None:
    visit(page, site)
    player = lay(page, MOMENTS["2-3-4"])
    player.action("Stop").click()
    told = "Ben stops. 2-3-4! Ben gets 1 from the bank. Result: 9. 14 stands: the POT stays with Anna."
    expect(page.get_by_role("status")).to_have_text(f"{told} Cleo to play.")
