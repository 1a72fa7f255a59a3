"""Whole games by somebody who knows nothing of the page but roles and names, as a screen reader tells them.

Each step reads the accessibility tree, finds in it what can be pressed, decides by the words alone, and presses Enter
there. No selector, no test id, no look at the page's own state. The focus must never be lost on the way.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from browser.games import GAMES, about, record_of
from browser.listener import Decide, Listener
from browser.player import PATIENCE, appear, go, id_of
from browser.records import first_begins
from browser.words import text, told
from playwright.sync_api import Page, expect

STEPS = 400
FORMS = (("de", 0), ("hu", 1))
"""A language, and how many of the two are bots. With -m slow each game is played in both forms."""
GAMES_AND_FORMS = [
    pytest.param(game, *form, marks=() if form[0] in about(game).by_role.always else pytest.mark.slow)
    for game in GAMES
    for form in FORMS
]


def play_on(listener: Listener, decide: Decide, done: Callable[[], int]) -> list[str]:
    """Until it is done. Returns what had been pressed whenever the focus was lost."""
    page, lost = listener.page, []
    busy = time.monotonic()
    while not done():
        listener.listen()
        control = listener.find("hand-over-ready", "playing") or decide(listener)
        if control is None:
            waited = time.monotonic() - busy
            assert waited < PATIENCE / 1000, f"nothing to do after {listener.pressed[-5:]}: {listener.controls}"
            page.wait_for_timeout(30)
            continue
        busy = time.monotonic()
        if listener.pressed and page.evaluate("document.activeElement === document.body"):
            lost.append(listener.pressed[-1])
        listener.press(control)
        assert len(listener.pressed) < STEPS, f"it does not end: {listener.pressed[-9:]}"
    return lost


ASKED = [(game, *asked) for game in GAMES for asked in about(game).by_role.asked.items()]
ASKED_SLOW = [(game, *asked) for game in GAMES for asked in about(game).by_role.asked_slow.items()]


@pytest.mark.parametrize(
    "tables",
    [pytest.param(ASKED, id="some"), pytest.param(ASKED_SLOW, id="others", marks=pytest.mark.slow)],
)
def test_what_is_asked_for_at_some_tables(page: Page, site: str, tables: list[tuple[str, str, str]]) -> None:
    page.goto(f"{site}?lang=de")
    appear(page, "html[data-screen=home]")
    for game, moment, move in tables:
        record = record_of(game, moment)
        go(page, f"play/{id_of(record)}", record)
        expect(page.get_by_role("heading", level=1, name=text("de", f"{game}-name"), exact=True)).to_be_visible()
        listener = Listener(page, "de", game)
        lost = play_on(listener, about(game).by_role.decide, lambda: listener.count(move))  # noqa: B023
        assert lost == [], (game, moment)


@pytest.mark.parametrize(("game", "language", "bots"), GAMES_AND_FORMS)
def test_a_whole_game_by_roles_and_names_alone(page: Page, site: str, game: str, language: str, bots: int) -> None:
    how = about(game).by_role
    if how.begin:
        record = how.begin(bots)
        page.goto(f"{site}?lang={language}")
        appear(page, "html[data-screen=home]")
        go(page, f"play/{id_of(record)}", record)
    else:
        begins = first_begins(game)
        wishes = [f"{option}={value}" for option, value in begins.items()] + ["seed=by-role-19", how.wishes]
        route = f"new/{game}?seats=2&bots={bots}&{'&'.join(filter(None, wishes))}"
        page.goto(f"{site}?lang={language}#/{route}")
        start = page.get_by_role("button", name=text(language, "setup-start"))
        expect(start).to_be_enabled(timeout=PATIENCE)
        for option in begins:
            starter = page.get_by_role("combobox", name=text(language, f"{game}-option-{option}"))
            expect(starter).to_be_visible(timeout=PATIENCE)
        start.press("Enter")
    expect(page.get_by_role("heading", level=1, name=text(language, f"{game}-name"), exact=True)).to_be_visible()
    listener = Listener(page, language, game)
    result = page.get_by_role("dialog", name=text(language, "result-title"))
    lost = play_on(listener, how.decide, result.count)
    assert told(language, "result-won").match(result.get_by_role("heading").nth(1).inner_text())
    assert lost == []
    missed = [id for id in how.met.get(language, ()) if not listener.count(id)]
    assert missed == []
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    assert not page.evaluate("document.activeElement === document.body")
