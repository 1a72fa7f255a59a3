"""The score sheet: one tap from the table and one back, and it follows the game, also while dice are typed in."""

from __future__ import annotations

from browser.games import GAMES, SAMPLE
from browser.player import SIZES, appear, go, id_of
from browser.records import awaiting, played
from playwright.sync_api import Page, expect

from pyapp.core import record
from pyapp.games import find_game


def test_every_table_has_it_one_tap_away(page: Page, site: str) -> None:
    page.set_viewport_size(SIZES["lying"])
    page.goto(site)
    appear(page, ".games")
    sheet = page.get_by_role("region", name="Score sheet")
    for game in GAMES:
        text = played(game, 0.5)
        go(page, f"play/{id_of(text)}", text)
        appear(page, f"{game}-table, .hand-over:not([hidden]) .act:enabled")
        if page.locator(".hand-over button").is_visible():
            page.locator(".hand-over button").click()
        opener = page.get_by_role("button", name="Score sheet")
        opener.click()
        expect(sheet.get_by_role("listitem")).to_have_count(len(record.read(text, find_game).seats))
        expect(sheet.locator("[aria-current=true]")).to_have_count(1)
        expect(page.get_by_role("button", name="Back to the table")).to_be_focused()
        expect(page.get_by_role("group", name="What you can do")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()
        opener.press("Enter")
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()


def test_it_follows_what_is_typed_in(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".games")
    text, _ = awaiting(SAMPLE)
    go(page, f"play/{id_of(text)}", text)
    appear(page, ".entry:not([hidden])")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet).to_be_visible()
    entry = page.get_by_role("region", name="turns up a card")
    entry.get_by_role("button", name="Bonus 300").click()
    entry.get_by_role("button", name="Enter").click()
    appear(page, ".entry:not([hidden]) .places:not([hidden])")
    for key in "112346":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(sheet).to_contain_text("1, 1 score 200")
    expect(sheet).to_be_visible()
    # Nothing on the table below can be pressed unseen.
    before = page.evaluate("document.querySelector('tutto-table').model.step")
    page.get_by_role("button", name="Menu").focus()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('tutto-table').model.step") == before
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".seat").first).to_contain_text("200")
