"""The Qwantum table: whole games by clicking, by keyboard, against a bot; what is unseen; everything in reach."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.player import PATIENCE, Player, replay
from browser.test_app_access import faults
from playwright.sync_api import Browser, Locator, Page, expect

from pyapp import api

PHONE = {"width": 360, "height": 640}
SIZES = {"phone": PHONE, "lying": {"width": 844, "height": 390}, "desk": {"width": 1280, "height": 800}}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "viewport": PHONE, "reduced_motion": "reduce", "locale": "en"}


class QwantumPlayer(Player):
    game = "qwantum"
    title = "Qwantum"

    def agree(self, openly: bool = False) -> None:  # type: ignore[override]
        if openly:
            self.page.get_by_text("Openly").click()

    @property
    def sheet(self) -> Locator:
        """The one that lies open."""
        return self.table.locator(".score-sheet[data-shown]")

    @property
    def lit(self) -> Locator:
        return self.sheet.get_by_role("button", name=re.compile(r"^Write \d+ in "))

    @property
    def hand_over(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r" has it$"))

    def act(self, enough: int = 0) -> str:
        """Writes the first field that is lit, else throws or passes. Says what was pressed."""
        if self.hand_over.is_visible():
            button = self.hand_over
        elif self.phase == "start":
            button = self.action("Throw")
        elif self.lit.count() and self.phase != "throw":
            button = self.lit.first
        elif self.phase == "throw" and self.action("Throw again").is_disabled():
            button = self.table.locator(".tray .die").nth(2)
        else:
            button = self.action("Throw again" if self.phase == "throw" else "Pass")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said

    def until(self, phase: str, limit: int = 60) -> None:
        for _ in range(limit):
            assert self.wait_for_turn()
            if self.phase == phase and not self.hand_over.is_visible():
                return
            self.act()
        raise AssertionError(f"never came to {phase}")


@pytest.fixture
def player(page: Page, site: str) -> QwantumPlayer:
    return QwantumPlayer(page, site)


# Whole games


def test_a_whole_game_by_clicking(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    said = player.play_to_the_end()
    for start in ("Throw\n", "Throw again", "Pass", "Write ", "Ben has it", "Anna has it"):
        assert any(text.startswith(start) for text in said), start
    [save] = player.stored()
    outcome = replay(save["record"])["outcome"]
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(str(score))
    player.result.get_by_role("button", name=re.compile("Play again")).click()
    expect(player.table.locator(".seat[data-current]")).to_contain_text("Ben")


def test_against_a_bot_nothing_is_handed_over(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-3", people=("Anna",), bots=("sensible",))
    hurried = moves = 0
    while True:
        ready = player.page.locator("qwantum-table[data-mode=live], .act.idle, dialog.result[open]").first
        expect(ready).to_be_visible(timeout=PATIENCE)
        assert not player.hand_over.is_visible()
        if player.result.is_visible():
            break
        idle = player.page.locator(".act.idle")
        if idle.is_visible():
            expect(idle).to_contain_text("Otto is playing")
            expect(player.sheet).to_contain_text("Anna")
            idle.click()
            hurried += 1
            player.wait_for_turn()
        else:
            player.act()
        moves += 1
        assert moves < 600
    assert hurried > 0
    replay(player.stored()[0]["record"])


def test_alone_for_practice(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-4", people=("Anna",))
    moves = 0
    while player.wait_for_turn():
        assert not player.hand_over.is_visible()
        player.action("Throw").click() if player.phase == "start" else player.action("Pass").click()
        moves += 1
        assert moves < 60
    expect(player.result).to_contain_text("-15 points")
    expect(player.result).to_contain_text("A fifth miss ended the game.")
    expect(player.result).not_to_contain_text("wins")
    player.result.get_by_role("button", name="Home").click()
    expect(player.page.locator("#recent")).to_contain_text("-15 points")


def test_a_whole_game_by_keyboard_alone(page: Page, player: QwantumPlayer) -> None:
    player.start_by_keyboard("keys-1")
    presses: list[str] = []
    while player.wait_for_turn():
        if player.hand_over.is_visible():
            expect(player.hand_over).to_be_enabled()
            key = "Enter"
        elif player.phase == "start":
            key = "Enter"
        elif player.phase == "throw" and len(presses) < 16:
            key = "2" if player.action("Throw again").is_disabled() else "Enter"
        else:
            letters = [str(line.get_attribute("data-colour"))[0] for line in player.sheet.locator("tr:has(.lit)").all()]
            key = letters[0] if letters and len(presses) < 30 else "p"
        if key == "Enter":
            page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        presses.append(key)
        assert len(presses) < 300
    assert {"Enter", "2", "p"} < set(presses)
    assert set("ryvb") & set(presses)
    expect(player.result).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("write red, yellow, violet, blue")


# The table


def test_dice_for_the_second_throw_and_their_faces(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    player.until("throw")
    again = player.action("Throw again")
    expect(again).to_be_disabled()
    dice = player.table.locator(".tray .die")
    white = dice.last
    lying = dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    dice.first.click()
    white.click()
    expect(again).to_contain_text("2 dice")
    first, last = str(dice.first.get_attribute("data-die")), str(white.get_attribute("data-die"))
    assert again.get_attribute("data-move") == f"again {first},{last}"
    expect(player.table.get_by_role("img", name=re.compile("^Faces of this die: white 1"))).to_be_visible()
    white.click()
    expect(again).to_contain_text("one die")
    again.click()
    player.until("write")
    kept = dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    assert len([face for face in lying[1:] if face in kept]) == 6, "dice that were not thrown keep their face"
    # Later a tap only shows the faces.
    dice.first.click()
    expect(player.table.locator(".faces .die")).to_have_count(6)
    expect(player.table.locator(".tray .die[aria-pressed]")).to_have_count(0)


def test_a_lit_field_holds_what_is_then_written(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    player.until("write")
    fields = player.lit.all()
    groups = player.table.locator(".group").evaluate_all("all => all.map(one => one.ariaLabel)")
    sums = {group.split(",")[0]: re.sub(r"\D", "", group) for group in groups}
    assert len(fields) == 4, "an empty sheet takes every colour"
    for field in fields:
        said = re.match(r"Write (\d+) in (\w+), column 1\.", str(field.get_attribute("aria-label")))
        assert said
        assert sums[said[2]] == said[1] == field.inner_text()
    number = fields[0].inner_text()
    fields[0].click()
    player.until("choose")
    expect(player.sheet.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text(number)
    player.page.get_by_role("button", name="Undo").click()
    expect(player.lit).to_have_count(4)


def test_every_sheet_is_a_tap_away(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-2", people=("Anna", "Ben", "Clara"), openly=True)
    player.until("write")
    expect(player.sheet).to_contain_text("Anna")
    player.table.get_by_role("button", name=re.compile("^Clara")).click()
    expect(player.sheet).to_contain_text("Clara")
    box = player.sheet.bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= 360
    player.page.keyboard.press("ArrowLeft")
    expect(player.sheet).to_contain_text("Ben")
    # A swipe does the same.
    player.table.locator(".sheets").evaluate("one => one.scrollTo({left: 0})")
    expect(player.table.get_by_role("button", name=re.compile("^Anna"))).to_have_attribute("aria-pressed", "true")


def test_an_unseen_choice_stays_unseen(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    player.until("choose")
    assert player.lit.count() > 1
    chosen = player.lit.first
    colour = str(chosen.get_attribute("data-move")).split()[1]
    chosen.click()
    expect(player.page.get_by_role("heading", name="Pass the device to Ben")).to_be_focused()
    assert player.table.evaluate("one => one.closest('[inert]') !== null"), "nothing can be touched meanwhile"
    player.page.keyboard.press("p")
    # Whoever has the device may still take the choice back, and is not asked to hand it over to themselves.
    player.page.get_by_role("button", name="Undo").click()
    expect(player.hand_over).to_be_hidden()
    expect(player.lit.first).to_be_visible()
    player.lit.first.click()
    player.hand_over.click()
    expect(player.sheet).to_contain_text("Ben")
    anna = player.table.get_by_role("button", name=re.compile("^Anna"))
    expect(anna).to_contain_text("has chosen")
    expect(anna.locator(f".note[data-colour={colour}]")).to_have_count(0)
    expect(player.table.locator(".score-sheet").first.locator(f"tr[data-colour={colour}] .written")).to_have_count(0)
    # A reload asks again.
    player.page.reload()
    expect(player.hand_over).to_be_visible(timeout=PATIENCE)
    player.hand_over.click()
    player.action("Pass").click()
    expect(anna.locator(f".note[data-colour={colour}]")).to_have_count(1)
    expect(player.table.locator(".score-sheet").first.locator(f"tr[data-colour={colour}] .written")).to_have_count(1)


def test_choosing_openly_nothing_is_handed_over(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1", openly=True)
    for _ in range(20):
        player.wait_for_turn()
        assert not player.hand_over.is_visible()
        player.act()


# Everybody, everywhere

OUT_OF_REACH = """() => [...document.querySelectorAll('qwantum-table button, .hand-over button')]
    .filter(one => one.checkVisibility() && !one.closest('[inert], .score-sheet:not([data-shown])') && !one.disabled)
    .filter(one => {
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      return !inside || box.height < 43.9 || !one.contains(top);
    }).map(one => one.outerHTML.slice(0, 100))"""

CUT = """() => [...document.querySelectorAll(
      'qwantum-table :is(.act, .caption, .sum, .note, td, .total, .misses i), .hand-over *')]
    .filter(one => one.checkVisibility())
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map(one => one.outerHTML.slice(0, 100))"""


def reach(page: Page) -> list[str]:
    overflow = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*page.evaluate(OUT_OF_REACH), *page.evaluate(CUT), *(["scrolls"] if overflow > 0 or wide > 0 else [])]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_reach(page: Page, site: str, size: str, language: str) -> None:
    """Every kind of moment of a game of four, each drawn at the size it is looked at."""
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    visit(page, site, language)
    for name, record in positions(4):
        lay(page, record)
        if page.locator(".hand-over").is_visible():
            expect(page.locator(".hand-over button")).to_be_enabled()
            assert not reach(page), f"{name}: handing over"
            page.locator(".hand-over button").click()
        expect(page.locator("qwantum-table")).to_have_attribute("data-mode", "live")
        assert not reach(page), name
        page.locator(".tray .die").first.click()
        assert not reach(page), f"{name}: looking at a die"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_context(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce", locale="en").new_page()  # type: ignore[arg-type]
    visit(page, site)
    found: dict[str, list[str]] = {}
    moments = dict(positions(3))
    for name in ("new", "start", "throw", "choose 1"):
        lay(page, moments[name])
        if page.locator(".hand-over").is_visible():
            found[f"{name}: handing over"] = faults(page)
            page.locator(".hand-over button").click()
        expect(page.locator("qwantum-table")).to_have_attribute("data-mode", "live")
        if name == "throw":
            page.locator(".tray .die").first.click()
        found[name] = faults(page)
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    page.context.close()


def test_colours_have_marks_and_letters(page: Page, site: str) -> None:
    """Nothing is told by colour alone: dice, sums, rows and what was written carry a mark, the rows a letter too."""
    visit(page, site)
    lay(page, dict(positions(3))["start"])
    expect(page.locator("qwantum-table")).to_have_attribute("data-mode", "live")
    expect(page.locator(".tray .die .shape")).to_have_count(6)
    expect(page.locator("tbody th .colour-mark")).to_have_count(3 * 4)
    notes = page.locator(".note[data-colour]")
    assert notes.count() > 0
    expect(notes.locator(".colour-mark")).to_have_count(notes.count())
    marks = page.locator(".group .colour-mark").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(marks)) == 4
    letters = page.locator(".score-sheet").first.locator("tbody th span[aria-hidden]").all_inner_texts()
    assert letters == ["R", "Y", "V", "B"]


def positions(seats: int) -> list[tuple[str, str]]:
    """Records of a game that stops at each kind of moment, some way into it, with everything played by hints."""
    found: dict[str, str] = {}
    people = [{"kind": "person", "name": name} for name in ("Anna", "Maximilian", "Clara", "Dorothea")[:seats]]
    new = {"match": "p", "game": "qwantum", "seats": people, "seed": "moments", "options": {"start": "1"}}
    reply = json.loads(api.call("new", json.dumps(new)))
    for at in range(400):
        if reply["outcome"]:
            break
        view = reply["view"]
        name = view["phase"] + ("" if not view["chosen"] else f" {len(view['chosen'])}")
        if at > 60 or name == "start":
            found.setdefault(name if at else "new", reply["record"])
        move = json.loads(api.call("hint", json.dumps({"match": "p"})))["move"]
        reply = json.loads(api.call("play", json.dumps({"match": "p", "move": move, "rev": reply["rev"]})))
    assert {"new", "start", "throw", "write", "choose", f"choose {seats - 1}"} <= set(found)
    return list(found.items())


def visit(page: Page, site: str, lang: str = "en") -> None:
    page.goto(site)
    page.evaluate("lang => { localStorage['rollbook.settings'] = JSON.stringify({lang}) }", lang)
    page.reload()


def lay(page: Page, record: str) -> None:
    """Opens a game as if it had been played in this browser."""
    summary = {"names": [], "kinds": [], "scores": None, "turn": None}
    save = {"id": "aaaaaaaaaa", "game": "qwantum", "record": record, "rev": 1, "updated": 1, "outcome": None}
    page.evaluate("location.hash = '#/'")
    expect(page.locator("qwantum-table")).to_have_count(0)
    page.evaluate(
        "save => { localStorage['rollbook.game.aaaaaaaaaa'] = save; location.hash = '#/play/aaaaaaaaaa' }",
        json.dumps({**save, "summary": summary}),
    )
    expect(page.locator("qwantum-table")).to_be_visible(timeout=PATIENCE)
