"""The rule pages as people meet them: without scripts, on paper, on a narrow phone, and from the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.games import about, record_of
from browser.looks import faults
from browser.player import Player
from browser.test_odds import spelt
from browser.words import has_pictures, written_rules
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Browser, Page, ViewportSize, expect

import build
from pyapp.games import find_figure
from web.build import articles

NARROW: ViewportSize = {"width": 320, "height": 640}
GAMES = articles.sources(build.WEB)
PAGES = [(game, language) for game, languages in GAMES.items() for language in languages]
TURNS = [
    (game, language)
    for at, (game, languages) in enumerate(GAMES.items())
    for turn, language in enumerate(languages)
    if (at + turn) % 5 == 0
]
"""Every game and every language, but not each game in each language."""
PART_OR_ALL = pytest.mark.parametrize(
    "some", [pytest.param(TURNS, id="by-turns"), pytest.param(PAGES, id="all", marks=pytest.mark.slow)]
)

TOO_WIDE = """() => [...document.querySelectorAll('main *:not(rollbook-game *)')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 90))"""


@pytest.fixture
def page(page: Page) -> Page:
    page.set_viewport_size(NARROW)
    return page


@PART_OR_ALL
def test_a_page_is_read_without_scripts_and_without_anything_from_elsewhere(
    browser: Browser, site: str, some: list[tuple[str, str]]
) -> None:
    """The figure that readers with scripts can have worked out again stays as it is."""
    page = browser.new_context(java_script_enabled=False).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for game, language in some:
        page.goto(f"{site}rules/{game}.{language}.html")
        expect(page.locator("h1")).to_be_visible()
        assert len(page.locator("article").inner_text()) > 0.9 * len(written_rules(game, language)), (game, language)
        if has_pictures(game):
            assert page.locator("article .drawn svg").count(), (game, language)
        if find_figure(game):
            expect(page.locator(".ask output")).to_have_text(spelt(game, None, language))
            expect(page.locator(".ask select").first).to_be_disabled()
    assert all(url.startswith(site) for url in asked)
    assert not any("/engine" in url for url in asked)
    page.context.close()


@PART_OR_ALL
def test_every_page_fits_a_narrow_phone_and_some_are_printed_on_two_sheets(
    page: Page, site: str, some: list[tuple[str, str]]
) -> None:
    sheets = {}
    for game, language in PAGES:
        page.goto(f"{site}rules/{game}.{language}.html")
        assert page.evaluate(TOO_WIDE) == [], f"{game} in {language}"
        if some is PAGES or (game, language) in some:
            sheets[game, language] = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
    assert {which: count for which, count in sheets.items() if not 1 <= count <= 2} == {}


LIGHT_AND_DARK = [(game, scheme) for game in GAMES for scheme in ("light", "dark")]


@pytest.mark.parametrize(
    "some",
    [
        pytest.param(LIGHT_AND_DARK[::5], id="by-turns"),
        pytest.param(LIGHT_AND_DARK, id="all", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_on_a_page(page: Page, site: str, some: list[tuple[str, Any]]) -> None:
    found = {}
    for game, scheme in some:
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{site}rules/{game}.{GAMES[game][-1]}.html")
        found[game, scheme] = faults(page)
    assert {which: faults for which, faults in found.items() if faults} == {}


def test_the_rules_are_one_tap_from_the_table_and_open_at_what_matters(page: Page, site: str) -> None:
    player = TuttoPlayer(page, site).new_game(seed="rules")
    player.wait_for_turn()
    player.act()
    player.wait_for_turn()
    card = page.locator("tutto-table .card.top").get_attribute("data-card") or ""
    page.get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".at-hand")).to_be_in_viewport()
    expect(dialog.locator(".at-hand")).to_have_id(f"card-{card.rstrip('0123456789')}")
    dialog.get_by_role("link", name="score", exact=True).click()
    expect(dialog.get_by_role("heading", name="What scores")).to_be_in_viewport()
    expect(page.locator("tutto-table")).to_be_visible()
    expect(dialog.get_by_role("link", name="Full rules with examples")).to_have_attribute("href", "rules/tutto.en.html")


TOPICS = [(game, moment, topic) for game in GAMES for moment, topic in about(game).topics.items()]


def test_they_open_where_they_speak_of_what_lies_on_the_table(page: Page, site: str) -> None:
    player = Player(page, site)
    for game, moment, topic in TOPICS:
        player.sit_down(record_of(game, moment))
        if page.locator(".hand-over:not([hidden])").count():
            player.hand_over.click()
        page.get_by_role("button", name="Rules").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(".at-hand"), f"{game}: {moment}").to_have_id(topic)
        expect(dialog.locator(".at-hand h2")).to_be_in_viewport()
        page.keyboard.press("Escape")
