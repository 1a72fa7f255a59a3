"""The home page comes first: you can read it in every language when nothing else has arrived. The rest is fetched
after its first paint; if that fails, the page says so.
"""

from __future__ import annotations

from threading import Event

import pytest
from browser.games import GAMES, SAMPLE
from browser.player import noted, shelf, wait_until
from browser.words import text
from playwright.sync_api import Page, Route, expect
from static_host import StaticHost

import build

pytestmark = [pytest.mark.first_visit, pytest.mark.files_missing]

IN_ORDER = """() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [app] = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/web/app.js"));
    const [page] = performance.getEntriesByType("navigation");
    return [paint.startTime, app.startTime, page.domContentLoadedEventStart];
}"""
PATIENCE = 500
"""How long web/boot.js waits for the first picture, in milliseconds: a busy machine may take longer to draw it."""


ALIVE = "[data-rules=tutto][href*='.{}.html']"
"""What app.js has made of a link that was to the English rules before."""


class Held:
    """What a page asks for beside itself, as long as it is kept waiting."""

    def __init__(self, page: Page, site: str) -> None:
        self.site = site
        self.routes: list[Route] | None = []
        page.route(lambda url: url.startswith(f"{site}web/"), self.take)

    def take(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    @property
    def files(self) -> list[str]:
        return [route.request.url.removeprefix(f"{self.site}web/") for route in self.routes or ()]

    def let_go(self) -> None:
        routes, self.routes = self.routes or [], None
        for route in routes:
            route.continue_()


def test_it_can_be_read_before_anything_else_is_here(page: Page, site: str) -> None:
    held = Held(page, site)
    for language in build.LANGUAGES:
        page.goto(f"{site}?lang={language}", wait_until="commit")
        for id in ("app-line", "home-games", *(f"{game}-line" for game in GAMES), "app-foot"):
            expect(page.locator(".home").get_by_text(text(language, id), exact=True)).to_be_visible()
        expect(page.get_by_role("link", name=text(language, "home-settings"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#language")).to_have_value(language)
        expect(page.locator(".game").first).to_have_css("overflow", "hidden")
    assert not [file for file in held.files if file.endswith(".css")]


def test_scripts_are_asked_for_after_the_first_picture_and_all_at_once(page: Page, host: StaticHost, site: str) -> None:
    """The empty page is no picture: here it is drawn first, and the rest is not seen until app.js is there."""
    home = (build.DIST / "index.html").read_bytes()
    rest = Event()
    host.halts["index.html"] = home.index(b"<main"), rest
    page.goto(f"{site}index.html?lang=de", wait_until="commit")
    wait_until(page, "performance.getEntriesByName('first-paint').length", "nothing is drawn")
    assert page.evaluate("performance.getEntriesByName('first-contentful-paint').length") == 0
    page.evaluate("document.body.style.visibility = 'hidden'")
    rest.set()
    expect(page.locator(ALIVE.format("de"))).to_be_attached()
    page.evaluate("document.body.style.visibility = ''")
    wait_until(page, "performance.getEntriesByName('first-contentful-paint').length", "there is no picture")
    painted, asked, read = page.evaluate(IN_ORDER)
    assert asked >= min(painted, read + PATIENCE)
    host.mend()
    held = Held(page, site)
    page.goto(f"{site}?lang=fr")
    expect(page.locator("head link[rel=preload]").first).to_be_attached()
    wanted = {"app.js", "text/fr/app.ftl", "text/fr/shelf.ftl"}
    wait_until(page, lambda: wanted <= set(held.files), f"not all of {wanted} was asked for")
    files = set(held.files)
    assert any(file.startswith("chunks/") for file in files)
    assert not [file for file in files if file.startswith("text/") and not file.startswith("text/fr/")]
    held.let_go()


@pytest.mark.parametrize(
    ("missing", "screen"),
    [
        *((file, screen) for file in ("web/app.js", "web/chunks/*.js") for screen in ("", f"#/new/{SAMPLE}")),
        ("web/text/hu/shelf.ftl", ""),
        (f"web/text/hu/{SAMPLE}.ftl", f"#/new/{SAMPLE}"),
    ],
)
def test_one_is_told_if_the_rest_does_not_come(page: Page, site: str, missing: str, screen: str) -> None:
    page.route(f"**/{missing}", lambda route: route.abort())
    page.goto(f"{site}?lang=hu{screen}")
    told = page.get_by_role("alert")
    expect(told).to_contain_text(text("hu", "home-cut-off"))
    expect(page.locator(".games")).to_contain_text(text("hu", "tutto-line"))
    page.unroute(f"**/{missing}")
    told.get_by_role("button", name=text("hu", "retry")).click()
    expect(told).to_have_count(0)
    expect(page.locator(".set-up" if screen else ALIVE.format("hu"))).to_be_visible()


def test_what_somebody_does_before_the_scripts_are_here_is_not_lost(page: Page, site: str) -> None:
    """The skip link, another language, a game; and the browser's offer to install."""
    held = Held(page, site)
    page.goto(f"{site}?lang=fr", wait_until="commit")
    skip = page.get_by_role("link", name=text("fr", "skip-to-content"))
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.locator("#language").select_option("it")
    assert page.evaluate("dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))") is False, "put off"
    shelf(page, text("fr", f"{SAMPLE}-name")).click()
    assert page.locator(".set-up").count() == 0
    held.let_go()
    expect(page.locator(".set-up")).to_contain_text(text("it", "setup-players"))
    expect(noted(page)).to_have_count(0)
    assert "lang" not in page.url
    page.goto(f"{site}#/settings")
    expect(page.get_by_role("button", name=text("it", "install"))).to_be_visible()
