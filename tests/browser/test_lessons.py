"""A first turn that the reader plays, on the rule page of each game: by clicks, by keys, and off the beaten track."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.player import PATIENCE, SEATED, tab_to, wait_until
from browser.words import text
from playwright.sync_api import FrameLocator, Locator, Page, expect

from pyapp.core import record
from web.build import stills

Table = FrameLocator | Locator
Step = Callable[[Table], None]


def press(name: str) -> Step:
    return lambda frame: frame.locator(".actions").get_by_role("button", name=re.compile(f"^{name}")).click()


def tap(*names: str, then: str = "") -> Step:
    """Dice, fields or places by what they are called, then what is to be done with them."""

    def do(frame: Table) -> None:
        for name in names:
            frame.locator(".game-view").get_by_role("button", name=re.compile(name)).first.click()
        if then:
            press(then)(frame)

    return do


def keep_stars(then: str) -> Step:
    """Those that are not kept yet."""

    def do(frame: Table) -> None:
        star = frame.locator(".tray button[aria-pressed=false]").and_(
            frame.get_by_role("button", name=re.compile("yellow"))
        )
        while star.count():
            star.first.click()
        press(then)(frame)

    return do


LESSONS: dict[str, list[Step]] = {
    "tutto": [press("Turn up a card"), press("Go on"), press("Go on"), press("Stop")],
    "banditos": [
        press("Draw one die"),
        tap("^Place black 5 at B"),
        press("Pass the bag"),
        press("Draw two dice"),
        tap("^Place black 5 at B"),
        tap("^Place green 3 at A"),
    ],
    "qwantum": [
        press("Roll"),
        tap("^white 6", then="Reroll"),
        tap("^Write 3 in blue"),
        tap("^Write 4 in red"),
    ],
    "pot": [
        press("Roll the dice"),
        tap("^P die: the letter", "^T die: the letter", then="Reroll"),
        tap("^T die: 1", then="Pay 1"),
        press("Roll the dice"),
        press("Stop with 12"),
        press("Take 2"),
    ],
    "sixcolours": [press("Roll all six"), keep_stars("Roll 4"), keep_stars("Roll 3"), press("Take")],
}


@pytest.fixture
def page(page: Page) -> Page:
    """The app's bots play fast here: how long they think is not the point."""
    page.add_init_script("""localStorage["rollbook.settings"] ??= '{"pace": "fast"}'""")
    return page


def open_lesson(page: Page, site: str, game: str) -> tuple[Locator, FrameLocator]:
    page.goto(f"{site}rules/{game}.en.html#lesson")
    embed = page.locator("#lesson rollbook-game")
    embed.evaluate("embed => embed.addEventListener('error', ({ detail }) => console.error(detail.message))")
    return embed, page.frame_locator("#lesson iframe")


def says(frame: FrameLocator, id: str) -> None:
    expect(frame.locator(".lesson p")).to_contain_text(text("en", id), timeout=PATIENCE)


def moves(lines: str) -> list[str]:
    return lines.split("\n\n")[1].split()


def test_every_game_has_one() -> None:
    assert sorted(LESSONS) == sorted(stills.games())


ELSEWHERE = ("sixcolours", "tutto")
"""Those that the next two tests go through."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.slow if game in ELSEWHERE else ()) for game in sorted(LESSONS)]
)
def test_it_is_played_to_its_end_by_clicks_and_the_game_goes_on(page: Page, site: str, game: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    embed, frame = open_lesson(page, site, game)
    still = embed.locator(".still")
    expect(still.get_by_role("status")).to_contain_text(text("en", f"{game}-lesson-1"))
    assert not [url for url in asked if "/engine" in url or "/embed/" in url], "a picture until it is touched"
    height = still.bounding_box()

    first, *others = LESSONS[game]
    first(still)  # the touch that wakes it is the first step
    for number, step in enumerate(others, 2):
        says(frame, f"{game}-lesson-{number}")
        expect(frame.locator(".lesson p")).to_contain_text(f"{number}/{len(LESSONS[game])}")
        expect(frame.locator(".game-view[data-mode=live]")).to_be_visible(timeout=PATIENCE)
        overflow = "view => [view.scrollHeight - view.parentElement.clientHeight, view.scrollWidth - innerWidth]"
        over, wide = frame.locator(".game-view").evaluate(overflow)
        assert (max(over, 0), max(wide, 0)) == (0, 0), f"step {number} has room"
        step(frame)
    says(frame, f"{game}-lesson-end")
    now = embed.locator("iframe").bounding_box()
    assert height is not None
    assert now is not None
    assert abs(now["height"] - height["height"]) <= 1, "nothing has moved"
    plan = moves(record.write(stills.match_of(stills.lesson(game, "en"))))
    # The page around it hears of a move a moment after the reader does.
    wait_until(page, lambda: len(moves(embed.evaluate("embed => embed.record"))) >= len(plan), "the host is told")
    assert moves(embed.evaluate("embed => embed.record"))[: len(plan)] == plan

    frame.get_by_role("button", name="Play on").click()
    expect(frame.locator(".lesson")).to_be_hidden()
    frame.locator(SEATED).first.wait_for(timeout=PATIENCE)
    embed.evaluate("embed => embed.addEventListener('move', ({ detail }) => { embed.dataset.moved = detail.seat; })")
    frame.locator(".actions button:enabled:not(.idle)").first.click()
    expect(embed).to_have_attribute("data-moved", "0", timeout=PATIENCE)


def test_by_keyboard_with_what_it_shows(page: Page, site: str) -> None:
    embed, frame = open_lesson(page, site, "sixcolours")
    tab_to(page, "#lesson .still .act.main")
    page.keyboard.press("Enter")
    status = frame.get_by_role("status").and_(frame.locator(".lesson p"))
    expect(status).to_have_attribute("aria-live", "polite", timeout=PATIENCE)
    says(frame, "sixcolours-lesson-2")
    for number in (2, 3, 4):
        says(frame, f"sixcolours-lesson-{number}")
        expect(frame.locator(".game-view[data-mode=live]")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("h")  # prepares what is proposed
        lit = frame.locator(".actions .act.main[data-move]")
        expect(lit).to_be_enabled()
        lit.focus()
        page.keyboard.press("Enter")
    says(frame, "sixcolours-lesson-end")
    frame.get_by_role("button", name="Repeat").focus()
    page.keyboard.press("Enter")
    says(frame, "sixcolours-lesson-1")
    first = stills.lesson("sixcolours", "en").step
    wait_until(page, lambda: embed.evaluate("embed => embed.step") == first, "the host is told")


def test_another_move_is_as_good_and_can_be_taken_back(page: Page, site: str) -> None:
    _, frame = open_lesson(page, site, "tutto")
    page.locator("#lesson .still .act.main").click()
    says(frame, "tutto-lesson-2")
    press("Stop")(frame)
    says(frame, "lesson-astray")
    frame.get_by_role("button", name="One step back").click()
    says(frame, "tutto-lesson-2")
    expect(frame.locator(".seat .score").first).to_have_text("0")
    frame.get_by_role("button", name="Show me").click()
    press("Go on")(frame)
    says(frame, "tutto-lesson-3")
    press("Stop")(frame)
    says(frame, "lesson-astray")
    frame.get_by_role("button", name="Play on").click()
    expect(frame.locator(".lesson")).to_be_hidden()
    frame.locator(SEATED).first.wait_for(timeout=PATIENCE)
    press("Turn up a card")(frame)
    expect(frame.locator(".lesson")).to_be_hidden()


def test_the_app_leads_to_it(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/pot")
    link = page.get_by_role("link", name="Learn it in one turn")
    expect(link).to_have_attribute("href", "rules/pot.en.html#lesson")
    link.click()
    expect(page.locator("#lesson .still")).to_be_in_viewport()
