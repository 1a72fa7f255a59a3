"""Statistics: from the home screen to figures, a chart and a table; starting over deletes no game."""

from __future__ import annotations

import time
from typing import Any

from browser.games import SAMPLE
from browser.player import appear, noted
from browser.test_library import FILL, game_number
from browser.test_saves import everything
from playwright.sync_api import Page, expect


def many(count: int) -> list[dict[str, Any]]:
    """Anna wins every second game against Ben."""
    games = []
    for number in range(count):
        scores = [6000, 4000] if number % 2 else [3000, 6500]
        ranks = [1, 2] if number % 2 else [2, 1]
        outcome = {"reason": "target", "winners": [ranks.index(1)], "ranks": ranks, "scores": scores, "facts": {}}
        summary = {"names": ["Anna", "Ben"], "kinds": ["person", "person"], "scores": scores, "turn": None}
        games.append(game_number(number, outcome=outcome, summary=summary))
    return games


def figures(page: Page) -> dict[str, str]:
    names, values = (page.locator(f".statistics-figures {one}").all_inner_texts() for one in ("dt", "dd"))
    return dict(zip(names, values, strict=True))


def test_figures_a_chart_and_a_table_by_keyboard(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".games")
    page.evaluate(FILL, many(3000))
    began = time.monotonic()
    page.goto(f"{site}#/statistics")
    appear(page, ".statistics-table")
    print(f"3,000 games: {time.monotonic() - began:.2f} s")
    expect(page.get_by_role("heading", name="Statistics", level=1)).to_be_focused()
    assert figures(page) == {
        "Games": "3,000",
        "Won": "1,500 (50%)",
        "Winning streak": "0",
        "Longest streak": "1",
    }
    scores = page.get_by_role("table", name="Scores").get_by_role("row")
    expect(scores.last).to_have_text("Tutto3,0004,5006,000")
    page.get_by_role("combobox", name="Player").select_option("Ben")
    expect(page.get_by_role("combobox", name="Player")).to_be_focused()
    expect(page.get_by_role("table", name="Against").get_by_role("row").last).to_have_text("Anna3,0001,50050%1")
    page.get_by_role("combobox", name="Game").select_option(SAMPLE)
    expect(page.get_by_role("table", name="By game")).to_have_count(0)

    mark = page.get_by_role("slider", name="Share of wins")
    expect(mark).to_have_attribute("aria-valuetext", "Game 3,000: 50%")
    mark.press("ArrowLeft")
    expect(mark).to_have_attribute("aria-valuetext", "Game 2,970: 50%")
    mark.press("Home")
    expect(mark).to_have_attribute("aria-valuenow", "0")
    box = mark.bounding_box()
    assert box
    mark.click(position={"x": box["width"] / 2, "y": 20})
    expect(mark).to_have_attribute("aria-valuenow", "50")
    page.locator(".statistics").get_by_text("Show as a table").press("Enter")
    expect(page.get_by_role("table", name="Share of wins").get_by_role("row")).to_have_count(100)


def test_starting_over_deletes_no_game_and_is_undone(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".games")
    page.evaluate(FILL, many(6))
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Statistics").click()
    appear(page, ".statistics-table")
    before = everything(page)
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as a table").click()
    lines = file.value.path().read_text("utf-8").splitlines()
    assert len(lines) == 1 + 2 * 6
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".statistics")).to_contain_text("No game has been finished since you started over.")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    noted(page).get_by_role("button", name="Undo").click()
    assert figures(page)["Games"] == "6"
    page.get_by_role("button", name="Start over").click()
    page.reload()
    page.get_by_role("button", name="Count all games again").click()
    assert figures(page)["Games"] == "6"
    assert everything(page) == before
    page.goto(f"{site}#/library")
    page.get_by_role("link", name="Statistics").click()
    appear(page, ".statistics-table")
