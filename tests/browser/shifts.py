"""Whether anything on a page moves while somebody looks at it."""

from __future__ import annotations

from typing import Any

from browser.games import about
from browser.player import PATIENCE, SET_UP, appear, wait_until
from browser.records import first_begins
from playwright.sync_api import Page, expect

WATCH_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 60) ?? String(node))]);
    }).observe({ type: "layout-shift", buffered: true });
"""


def watch_shifts(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(WATCH_SHIFTS)
    page.add_init_script("localStorage['rollbook.settings'] = JSON.stringify({ pace: 'fast' })")


def first_moves(page: Page, site: str, game: str, moves: int = 0) -> list[Any]:
    """What moves in a game of one person and bots, from its set-up until the person has made so many moves."""
    bots = min(2, about(game).info.seats[1] - 1)
    wishes = {"seats": bots + 1, "bots": bots, **first_begins(game), "seed": "steady"}
    route = f"new/{game}?{'&'.join(f'{name}={value}' for name, value in wishes.items())}"
    page.goto(f"{site}?table={game}#/{route}")
    appear(page, SET_UP)
    page.locator(".start-bar .act").click()
    table, live = page.locator(f"{game}-table"), page.locator(f"{game}-table[data-mode=live]")
    for _ in range(moves):
        expect(live).to_be_visible(timeout=PATIENCE)
        step = live.evaluate("view => { view.ask(view.model.legal.at(-1)); return view.model.step; }")
        wait_until(page, lambda: table.evaluate("view => view.model.step") > step, "the move is not made")  # noqa: B023
    expect(live).to_be_visible(timeout=PATIENCE)
    found: list[Any] = page.evaluate("window.shifts")
    return found
