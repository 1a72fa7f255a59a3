"""The same dice for several people: one after the other on one device, or apart, and compared turn by turn."""

from __future__ import annotations

import re

from browser.games import SAMPLE
from browser.player import PATIENCE, SET_UP, appear, go, id_of
from browser.records import same_dice
from playwright.sync_api import Page, expect

from pyapp.core import record
from pyapp.core.link import to_link
from pyapp.games import find_game


def test_two_people_play_one_after_the_other(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/{SAMPLE}")
    appear(page, SET_UP)
    page.locator(".set-up summary").click()
    page.get_by_role("button", name="One after the other here").click()
    dialog = page.get_by_role("dialog", name="Same dice, compared")
    dialog.get_by_role("textbox", name="Name of player 1").fill("Anna")
    dialog.get_by_role("textbox", name="Name of player 2").fill("Ben")
    dialog.get_by_role("button", name="Add person").click()
    expect(dialog.get_by_role("textbox", name="Name of player 3")).to_be_focused()
    dialog.get_by_role("combobox", name="Opponent").select_option(label="Bot, skilled")
    dialog.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Same dice, compared", level=1)).to_be_focused()
    records = page.evaluate("Object.values(localStorage).filter((text) => text.includes('dice: turns'))")
    heads = {re.sub(r"(seat: \w+) [^\\]*", r"\1", re.findall(r'"record":"(.*?)\\n\\n', text)[0]) for text in records}
    assert (len(records), len(heads)) == (3, 1)
    assert "seat: skilled" in heads.pop()
    page.get_by_role("link", name="Anna has it").click()
    appear(page, f"{SAMPLE}-table")


def test_nothing_is_shown_before_all_have_finished(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".games")
    anna, ben = same_dice(SAMPLE, "Anna"), same_dice(SAMPLE, "Ben", 0.5)
    go(page, f"play/{id_of(anna)}", anna, ben)
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Same dice, compared").click()
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(0)
    page.get_by_role("button", name="Show results now").click()
    expect(page.get_by_role("listitem")).to_have_count(1)


def test_friends_who_play_apart_are_compared_turn_by_turn(page: Page, site: str) -> None:
    anna, ben = same_dice(SAMPLE, "Anna"), same_dice(SAMPLE, "Ben")
    page.goto(site)
    appear(page, ".games")
    go(page, f"same/{id_of(anna)}", anna)
    expect(page.locator(".statistics")).to_contain_text("Nobody else has finished a game with these dice")
    page.get_by_role("button", name="Open a game").click()
    dialog = page.get_by_role("dialog", name="Open a game")
    dialog.get_by_role("textbox").fill(to_link(record.read(ben, find_game)))
    dialog.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Same dice, compared").click(timeout=PATIENCE)
    mark = page.get_by_role("slider", name="Lead after each turn")
    expect(mark).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("listitem")).to_have_count(4)  # the ranking and the legend
    expect(page.get_by_role("listitem").first).to_contain_text(re.compile(r"ahead after \d+ of \d+ turns"))
    outcomes = [record.read(text, find_game).outcome for text in (anna, ben)]
    text = mark.get_attribute("aria-valuetext") or ""
    for name, outcome in zip(("Anna", "Ben"), outcomes, strict=True):
        assert outcome
        assert f"{name} {outcome.scores[0] - outcome.scores[1]:+,}" in text
    mark.press("Home")
    expect(mark).to_have_attribute("aria-valuetext", re.compile("^Turn 1: "))


def test_a_game_with_dice_of_its_own_has_nothing_to_compare(page: Page, site: str) -> None:
    page.goto(f"{site}#/same/nonsense")
    expect(page.locator(".statistics")).to_contain_text("This game has dice of its own")
