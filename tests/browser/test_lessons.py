"""A first turn that the reader plays, on the rule page of each game: by clicks, by keys, and off the beaten track."""

from __future__ import annotations

import pytest
from browser.games import SAMPLE, about
from browser.lesson import Step, press, shown
from browser.player import PATIENCE, SEATED, tab_to, wait_until
from browser.words import text
from playwright.sync_api import FrameLocator, Locator, Page, expect

from pyapp.core import record
from web.build import stills

GAMES = [game for game in stills.games() if stills.has_lesson(game) or about(game).lesson]


def plan(game: str) -> list[str]:
    """The whole lesson's moves, rolls included."""
    return moves(record.write(stills.match_of(stills.lesson(game, "en"))))


def steps(game: str) -> list[Step]:
    """What the game says its reader clicks, else what "Show me" prepares."""
    own = about(game).lesson
    match = stills.match_of(stills.lesson(game, "en"))
    return own if own is not None else [shown(step.move) for step in match.steps if step.seat == 0]


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


OTHERS = [game for game in GAMES if game != SAMPLE]


@pytest.mark.parametrize(
    "game",
    # The next two tests go through the sample's; of the others, all but one wait for the slow run.
    [pytest.param(game, marks=pytest.mark.slow if game in (SAMPLE, *OTHERS[1:]) else ()) for game in GAMES],
)
def test_it_is_played_to_its_end_by_clicks_and_the_game_goes_on(page: Page, site: str, game: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    embed, frame = open_lesson(page, site, game)
    still = embed.locator(".still")
    expect(still.get_by_role("status")).to_contain_text(text("en", f"{game}-lesson-1"))
    assert not [url for url in asked if "/engine" in url or "/embed/" in url], "a picture until it is touched"
    height = still.bounding_box()

    first, *others = steps(game)
    first(still)  # the touch that wakes it is the first step
    for number, step in enumerate(others, 2):
        says(frame, f"{game}-lesson-{number}")
        expect(frame.locator(".lesson p")).to_contain_text(f"{number}/{len(others) + 1}")
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
    planned = plan(game)
    # The page around it hears of a move a moment after the reader does.
    wait_until(page, lambda: len(moves(embed.evaluate("embed => embed.record"))) >= len(planned), "the host is told")
    assert moves(embed.evaluate("embed => embed.record"))[: len(planned)] == planned

    frame.get_by_role("button", name="Play on").click()
    expect(frame.locator(".lesson")).to_be_hidden()
    frame.locator(SEATED).first.wait_for(timeout=PATIENCE)
    embed.evaluate("embed => embed.addEventListener('move', ({ detail }) => { embed.dataset.moved = detail.seat; })")
    frame.locator(".actions button:enabled:not(.idle)").first.click()
    expect(embed).to_have_attribute("data-moved", "0", timeout=PATIENCE)


def test_by_keyboard_with_what_it_shows(page: Page, site: str) -> None:
    embed, frame = open_lesson(page, site, SAMPLE)
    lesson = stills.lesson(SAMPLE, "en")
    own = [step.move for step in stills.match_of(lesson).steps if step.seat == 0]
    tab_to(page, "#lesson .still .act.main")
    page.keyboard.press("Enter")
    status = frame.get_by_role("status").and_(frame.locator(".lesson p"))
    expect(status).to_have_attribute("aria-live", "polite", timeout=PATIENCE)
    for number, move in enumerate(own[1:], 2):
        says(frame, f"{SAMPLE}-lesson-{number}")
        expect(frame.locator(".game-view[data-mode=live]")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("h")  # prepares what is proposed
        proposed = frame.locator(f'.actions [data-move="{move}"]')
        expect(proposed).to_be_enabled()
        proposed.focus()
        page.keyboard.press("Enter")
    says(frame, f"{SAMPLE}-lesson-end")
    frame.get_by_role("button", name="Repeat").focus()
    page.keyboard.press("Enter")
    says(frame, f"{SAMPLE}-lesson-1")
    wait_until(page, lambda: embed.evaluate("embed => embed.step") == lesson.step, "the host is told")


def test_another_move_is_as_good_and_can_be_taken_back(page: Page, site: str) -> None:
    _, frame = open_lesson(page, site, SAMPLE)
    page.locator("#lesson .still .act.main").click()
    says(frame, f"{SAMPLE}-lesson-2")
    press("Stop")(frame)
    says(frame, "lesson-astray")
    frame.get_by_role("button", name="One step back").click()
    says(frame, f"{SAMPLE}-lesson-2")
    expect(frame.locator(".seat .score").first).to_have_text("0")
    frame.get_by_role("button", name="Show me").click()
    press("Go on")(frame)
    says(frame, f"{SAMPLE}-lesson-3")
    press("Stop")(frame)
    says(frame, "lesson-astray")
    frame.get_by_role("button", name="Play on").click()
    expect(frame.locator(".lesson")).to_be_hidden()
    frame.locator(SEATED).first.wait_for(timeout=PATIENCE)
    press("Turn up a card")(frame)
    expect(frame.locator(".lesson")).to_be_hidden()


def test_the_app_leads_to_it(page: Page, site: str) -> None:
    page.goto(f"{site}#/new/{SAMPLE}")
    link = page.get_by_role("link", name="Learn it in one turn")
    expect(link).to_have_attribute("href", f"rules/{SAMPLE}.en.html#lesson")
    link.click()
    expect(page.locator("#lesson .still")).to_be_in_viewport()
