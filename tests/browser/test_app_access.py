"""Playable by everybody: axe finds nothing, the keyboard reaches everything, a screen reader is told what happens."""

from __future__ import annotations

import re

from browser.player import PATIENCE, said
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Page, expect


def test_a_whole_game_by_keyboard_alone(page: Page, site: str) -> None:
    player = TuttoPlayer(page, site)
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
    player = TuttoPlayer(page, site).new_game(seed="browser-1", coached=True)
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
    expect(page.get_by_role("dialog", name="History")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("pick a die that shows this number")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Coach")).to_contain_text("Chance of winning", timeout=PATIENCE)
    expect(said(page)).to_contain_text("Hint: ")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)


def test_shortcuts_can_be_switched_off(page: Page, site: str) -> None:
    player = TuttoPlayer(page, site).open("settings")
    page.get_by_role("switch", name="Keyboard shortcuts").click()
    player.new_game(seed="browser-1")
    player.wait_for_turn()
    page.keyboard.press("l")
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_have_count(0)
