"""The daily challenge: from the home screen to a result with its par, and the same dice for a friend."""

from __future__ import annotations

import re
from functools import cache

from browser.games import SAMPLE
from browser.player import PATIENCE, SET_UP, appear, go, id_of, noted
from playwright.sync_api import Page, expect

from pyapp import daily
from pyapp.advice import choose
from pyapp.core import record
from pyapp.games import find_game

DAY = "2026-11-17"
COPIED = "globalThis.copied = ''; navigator.clipboard.writeText = async (text) => { copied = text }"


@cache
def nearly_won() -> str:
    """A challenge in which the person's next action, the only one in the middle, ends the game."""
    for number in range(1, 29):
        match = daily.new_match(find_game(SAMPLE), f"2026-02-{number:02}", ["Anna", "Otto"])
        match.begin()
        while match.outcome is None:
            before = record.write(match)
            move = choose(match, "sensible")
            match.play(move)
        if move == "stop" and match.steps[-1].seat == 0:
            return before
    raise AssertionError("no such game")


def test_a_challenge_is_played_compared_with_its_par_and_told(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, "#daily b")
    link = page.get_by_role("link", name="Daily challenge")
    expect(link).to_contain_text("0 of 5 played")
    link.click()
    expect(page.get_by_role("heading", name="Daily challenge", level=1)).to_be_focused()
    expect(page.get_by_role("button", name=re.compile("^Play: "))).to_have_count(5)
    page.get_by_role("button", name="Previous day").click()
    expect(page).to_have_url(re.compile(r"#/daily/\d{4}-\d\d-\d\d$"))

    go(page, f"daily/{SAMPLE}/{DAY}")
    page.get_by_role("button", name="Play: Tutto").click()
    appear(page, f"{SAMPLE}-table")
    head = daily.new_match(find_game(SAMPLE), DAY, ["Guest", "Otto"])
    stored = page.evaluate("Object.values(localStorage).find((text) => text.includes('daily-'))")
    assert record.write(head).split("\n\n")[0].replace("\n", "\\n") in stored

    text = nearly_won()
    go(page, f"play/{id_of(text)}", text)
    appear(page, f"{SAMPLE}-table[data-mode=live]")
    page.locator(".actions .act").filter(has_text="Stop").click()
    result = page.get_by_role("dialog", name="Result").get_by_role("region", name="Daily challenge")
    expect(result).to_contain_text("Won", timeout=PATIENCE)
    expect(result.locator("[data-par]")).to_contain_text(re.compile(r"[▲▼=] Par [\d,]+\s:\s[\d,]+"), timeout=PATIENCE)
    page.evaluate(COPIED)
    result.get_by_role("button", name="Copy result").click()
    expect(noted(page)).to_contain_text("Result copied")
    day = daily.day_of(record.read(text, find_game))
    line = rf"Rollbook · Tutto · .*\n[▲▼=] Won .* · Par .*\n{re.escape(page.url.split('#')[0])}#/daily/{SAMPLE}/{day}"
    assert re.fullmatch(line, page.evaluate("copied"))

    go(page, f"daily/{day}")
    row = page.locator(f".daily-games [data-game={SAMPLE}]")
    expect(row).to_contain_text("Par")
    expect(row.get_by_role("button", name="Practise again: Tutto")).to_be_visible()


def test_days_without_a_challenge_are_refused(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, "#daily b")
    for route in ("daily/2025-12-31", f"daily/{SAMPLE}/2999-01-01"):
        go(page, route)
        expect(noted(page)).to_contain_text("There is no challenge for this day.")
        expect(page).to_have_url(re.compile("#/$"))
        page.reload()
        appear(page, "#daily b")


def test_a_friend_gets_the_same_dice(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/{SAMPLE}")
    appear(page, SET_UP)
    page.evaluate(COPIED)
    page.locator(".set-up summary").click()
    page.get_by_role("button", name="Copy link for a friend").click()
    expect(noted(page)).to_contain_text("Link copied")
    expect(page.get_by_role("switch", name="Same dice in every turn")).to_be_checked()
    link = page.evaluate("copied")
    page.goto("about:blank")
    page.goto(link)
    appear(page, SET_UP)
    expect(page.get_by_role("button", name="Fresh dice")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    appear(page, f"{SAMPLE}-table")
    stored = page.evaluate("Object.values(localStorage).find((text) => text.includes('rollbook 1'))")
    assert "\\ndice: turns\\n" in stored
