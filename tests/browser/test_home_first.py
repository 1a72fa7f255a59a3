"""The home page comes first: it can be read in every language when nothing but itself has arrived, the rest is fetched
after its first picture, and if that does not come one is told.
"""

from __future__ import annotations

import pytest
from browser.words import text
from playwright.sync_api import Page, Route, expect

import build

pytestmark = [pytest.mark.first_visit, pytest.mark.files_missing]

IN_ORDER = """() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [app] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/web/app.js"));
    return [paint.startTime, app.startTime];
}"""


ALIVE = "[data-rules=tutto][href*='.{}.html']"
"""What app.js has made of a link that was to the English rules before."""


def hold_all_but_the_page(page: Page, site: str) -> list[Route]:
    held: list[Route] = []
    page.route(lambda url: url.startswith(f"{site}web/"), lambda route: held.append(route))
    return held


@pytest.mark.parametrize("language", build.LANGUAGES)
def test_it_can_be_read_before_anything_else_is_here(page: Page, site: str, language: str) -> None:
    held = hold_all_but_the_page(page, site)
    page.goto(f"{site}?lang={language}", wait_until="commit")
    for id in ("app-line", "home-games", "sixcolours-line", "app-foot"):
        expect(page.get_by_text(text(language, id), exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=text(language, "home-settings"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#language")).to_have_value(language)
    expect(page.locator(".game").first).to_have_css("overflow", "hidden")
    assert not [route for route in held if route.request.url.endswith(".css")]
    for route in held:
        route.abort()


def test_scripts_are_asked_for_after_the_first_picture_and_all_at_once(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=de")
    expect(page.locator(ALIVE.format("de"))).to_be_visible()
    painted, asked = page.evaluate(IN_ORDER)
    assert painted <= asked
    held = hold_all_but_the_page(page, site)
    page.goto(f"{site}?lang=fr")
    expect(page.locator("head link[rel=preload]").first).to_be_attached()
    page.wait_for_timeout(100)
    asked = [route.request.url.removeprefix(f"{site}web/") for route in held]
    assert "app.js" in asked
    assert any(name.startswith("chunks/") for name in asked)
    assert {"text/fr/app.ftl", "text/fr/tutto.ftl"} <= set(asked)
    assert not [name for name in asked if name.startswith("text/") and not name.startswith("text/fr/")]
    for route in held:
        route.abort()


@pytest.mark.parametrize("missing", ["web/app.js", "web/chunks/*.js", "web/text/hu/pot.ftl"])
@pytest.mark.parametrize("screen", ["", "#/new/qwantum"])
def test_one_is_told_if_the_rest_does_not_come(page: Page, site: str, missing: str, screen: str) -> None:
    page.route(f"**/{missing}", lambda route: route.abort())
    page.goto(f"{site}?lang=hu{screen}")
    told = page.get_by_role("alert")
    expect(told).to_contain_text(text("hu", "home-cut-off"))
    expect(page.get_by_text(text("hu", "tutto-line"))).to_be_visible()
    page.unroute(f"**/{missing}")
    told.get_by_role("button", name=text("hu", "retry")).click()
    expect(told).to_have_count(0)
    expect(page.locator(".set-up" if screen else ALIVE.format("hu"))).to_be_visible()
