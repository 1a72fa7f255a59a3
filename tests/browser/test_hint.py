"""A hint at every table: the move and its odds, readable on the narrowest phone, gone when it is no longer true."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from browser.games import SAMPLE, about, by_turns
from browser.player import PATIENCE, Player, said
from browser.records import NAMES, first_begins
from playwright.sync_api import Page, expect

from pyapp import api

SOME, OTHERS = by_turns()

# What of the panel is cut off or outside the screen, and whether it covers what one can do.
MEASURE = """() => {
    const panel = document.querySelector(".pinned");
    const actions = document.querySelector(".actions").getBoundingClientRect();
    const close = panel.querySelector("button").getBoundingClientRect();
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return {
        cut: [panel, ...panel.querySelectorAll("p, li")]
            .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .map(one => one.textContent),
        inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
        covers: bottom > actions.top,
        close: Math.min(close.width, close.height),
    };
}"""


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


@cache
def with_odds(game: str) -> tuple[str, int]:
    """A record of a game that has come to a decision of which much can be told, and how many odds that is."""
    seats = [{"kind": "person", "name": name} for name in NAMES[: max(2, about(game).info.seats[0])]]
    reply = ask("new", match="h", game=game, seats=seats, seed="odds", options=first_begins(game))
    found = ("", 0)
    for _ in range(60):
        hint = ask("hint", match="h")
        if len(hint["odds"]) > found[1] or not found[0]:
            found = (reply["record"], len(hint["odds"]))
        if found[1] == about(game).facts:
            break
        reply = ask("play", match="h", move=hint["move"], rev=reply["rev"])
        if reply["outcome"]:
            break
    return found


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("de", SOME),
        ("hu", OTHERS),
        pytest.param("hu", SOME, marks=pytest.mark.slow),
        pytest.param("de", OTHERS, marks=pytest.mark.slow),
    ],
)
def test_the_odds_stand_beside_a_hint(page: Page, site: str, language: str, games: tuple[str, ...]) -> None:
    page.goto(f"{site}?lang={language}")
    for game in games:
        record, count = with_odds(game)
        facts = about(game).facts
        assert facts in (None, count), f"{game}: {count} facts"
        Player(page, site).sit_down(record)
        page.keyboard.press("h")
        panel = page.locator(".pinned")
        expect(panel).to_be_visible(timeout=PATIENCE)
        expect(panel.locator("li")).to_have_count(count, timeout=PATIENCE)
        if facts:
            expect(panel.locator("li").filter(has_text="%").first).to_be_visible()
        assert "-odds-" not in panel.inner_text()
        found = page.evaluate(MEASURE)
        assert found.pop("close") >= 44
        assert found == {"cut": [], "inside": True, "covers": False}, game
        last = panel.locator("li").last if count else panel.locator("p").first
        expect(said(page)).to_contain_text(last.inner_text())
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_hint_leaves_with_the_move(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=en")
    Player(page, site).sit_down(with_odds(SAMPLE)[0])
    page.get_by_role("button", name="Hint").click()
    panel = page.locator(".pinned")
    expect(panel).to_contain_text("Hint:", timeout=PATIENCE)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(panel).to_contain_text("Average if you go on", timeout=PATIENCE)
    page.locator(".actions .act:enabled").first.click()
    expect(panel).to_have_count(0)
