"""Playable by everybody: axe finds nothing, the keyboard reaches everything, a screen reader is told what happens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browser.player import PATIENCE, Player
from playwright.sync_api import Browser, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE = {"width": 360, "height": 640}

CUT = """() => [...document.querySelectorAll('tutto-table button, .table-top h1, .caption, .title, .meaning')]
    .filter(one => one.checkVisibility())
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map(one => one.outerHTML.slice(0, 90))"""
"""What does not show all of its words."""


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "viewport": PHONE, "reduced_motion": "reduce", "locale": "en"}


def faults(page: Page) -> list[str]:
    """What axe has to say about the page as it is."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}, iframes: false})", RULES
    )
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found["violations"] for node in fault["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_context(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce", locale="en").new_page()  # type: ignore[arg-type]
    player = Player(page, site)
    found: dict[str, list[str]] = {}

    def check(name: str) -> None:
        found[name] = faults(page)

    player.open()
    check("home")
    player.set_up(seed="axe", people=("Anna", "Ben", "Clara"))
    check("set-up")
    player.start()
    player.wait_for_turn()
    check("before the first card")
    seen = set()
    while player.wait_for_turn():
        phase = player.table.get_attribute("data-phase"), player.table.get_attribute("data-last")
        if phase not in seen:
            seen.add(phase)
            check(f"table {phase}")
        player.act()
    check("result")
    page.keyboard.press("Escape")
    check("table over")
    page.get_by_role("button", name="Menu").click()
    check("menu")
    page.get_by_role("button", name="What happened").click()
    check("log")
    page.get_by_role("dialog").locator("button[data-step]").nth(1).click()
    check("looking back")
    page.keyboard.press("Escape")
    for name in ("Rules in short", "Keyboard"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()
        check(name)
        page.keyboard.press("Escape")
    player.open("settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    check("settings")
    player.open()
    expect(page.get_by_text("Played lately")).to_be_visible()
    check("home with results")
    assert len(seen) > 2
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    page.context.close()


def test_a_whole_game_by_keyboard_alone(page: Page, site: str) -> None:
    player = Player(page, site)
    player.start_by_keyboard("keys-1", shortest=True)
    presses = 0
    while player.wait_for_turn():
        stop = player.table.locator("[data-move=stop]")
        page.keyboard.press("s" if stop.is_visible() else "Enter")
        presses += 1
        assert presses < 600
    expect(player.result).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.result).to_be_hidden()


def test_keys_pick_dice_and_open_things(page: Page, site: str) -> None:
    player = Player(page, site).new_game(seed="browser-1")
    player.wait_for_turn()
    while not player.table.get_by_role("button", name=re.compile("^Go on")).is_visible():
        page.keyboard.press("Enter")
        player.wait_for_turn()
    taken = player.table.locator(".tray .die[aria-pressed=true]")
    before = taken.count()
    face = str(taken.first.get_attribute("data-face"))
    while taken.and_(page.locator(f"[data-face='{face}']")).count():
        page.keyboard.press(face)
    assert taken.count() < before
    page.keyboard.press("a")
    expect(taken).to_have_count(before)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="What happened")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("pick a die that shows this number")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".toast")).to_contain_text("Hint")


def test_shortcuts_can_be_switched_off(page: Page, site: str) -> None:
    player = Player(page, site).open("settings")
    page.get_by_role("switch", name="Keyboard shortcuts").click()
    player.new_game(seed="browser-1")
    player.wait_for_turn()
    page.keyboard.press("l")
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_screen_reader_hears_the_throw_and_the_turn(page: Page, site: str) -> None:
    player = Player(page, site).new_game(seed="browser-1")
    live = page.get_by_role("status")
    player.wait_for_turn()
    expect(live).to_contain_text("Anna to play")
    player.act()
    expect(live).to_contain_text(re.compile(r"Anna turns up .*\."))
    while player.wait_for_turn() and not player.table.locator(".tray .die").count():
        player.act()
    expect(live).to_contain_text(re.compile(r"throws \d, \d"))


def test_dialogs_give_the_focus_back(page: Page, site: str) -> None:
    player = Player(page, site).new_game(seed="browser-1")
    player.wait_for_turn()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_clipped_at_any_size(browser: Browser, site: str, language: str) -> None:
    """Every button on the table shows all of its words, on phones upright and lying and on a desk."""
    for width, height in ((360, 640), (844, 390), (1280, 800)):
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language
        )
        page = context.new_page()
        page.goto(f"{site}#/new/tutto")
        page.locator(".start-bar button").click()
        act = page.locator("tutto-table .act.main, tutto-table .act.idle").first
        expect(act).to_be_visible(timeout=PATIENCE)
        cut = page.evaluate(CUT)
        beyond = page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert (cut, beyond) == ([], [0, 0]), (width, height)
        context.close()
