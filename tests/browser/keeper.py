"""A browser that has kept the app on the device, for all tests that go on from there and leave it as it was."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from browser.player import PATIENCE, Player, wait_until
from playwright.sync_api import Browser, Page, expect
from static_host import SUB_PATH, StaticHost

import build

READY = "Saved offline. Everything works without a network."
FORGET_SOME = """async (part) => {
    for (const name of await caches.keys()) {
        const kept = await caches.open(name);
        for (const request of await kept.keys()) if (request.url.includes(part)) await kept.delete(request);
    }
}"""

SPOIL_KEPT = """async ([end, where]) => {
    const name = (await caches.keys()).find((name) => name.startsWith("rollbook-files"));
    const kept = await caches.open(name);
    const request = (await kept.keys()).find(({ url }) => url.endsWith(end));
    const response = await kept.match(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const at = Math.floor(bytes.length * where);
    bytes.fill(255, at, at + 100);
    await kept.put(request, new Response(bytes, { headers: response.headers }));
    await caches.delete("rollbook-snapshot");
}"""
HASH_OF_KEPT = """async (end) => {
    const name = (await caches.keys()).find((name) => name.startsWith("rollbook-files"));
    const kept = await caches.open(name);
    const request = (await kept.keys()).find(({ url }) => url.endsWith(end));
    const response = request && (await kept.match(request));  // it may be thrown away between the two
    if (!response) return null;
    const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}"""
COUNT_KEPT = """async () => {
    const name = (await caches.keys()).find((name) => name.startsWith("rollbook-files"));
    return name ? (await (await caches.open(name)).keys()).length : 0;
}"""
FILES_KEPT = 300
"""At least: there are a few more."""


def as_ever(host: StaticHost) -> None:
    """It serves what it should and has been asked for nothing."""
    host.folder = build.DIST
    host.mend()
    if not host.server:
        host.start()
    host.asked.clear()
    host.sent.clear()


class Keeper:
    """A browser that has been here once and has kept everything."""

    def __init__(self, browser: Browser, wishes: dict[str, Any], host: StaticHost) -> None:
        self.site = host.site
        self.context = browser.new_context(**wishes)
        page = self.context.new_page()
        page.goto(host.site)
        expect(page.locator("#offline")).to_contain_text("Saving for offline use", timeout=PATIENCE)
        wait_until_kept(page)
        self.asked, self.sent = Counter(host.asked), Counter(host.sent)
        """What the first visit asked for and was sent."""
        self.files = sorted(cached(page))
        page.close()

    def is_whole(self) -> bool:
        """Whether another test finds it as this one did, once what is left of its games is cleared away."""
        for page in self.context.pages:
            page.close()
        self.context.set_offline(False)
        page = self.context.new_page()
        page.goto(f"{self.site}blank.html")
        page.evaluate("localStorage.clear()")
        whole = sorted(cached(page)) == self.files
        page.close()
        return whole


class Keepers:
    """One for all tests that leave it whole."""

    def __init__(self) -> None:
        self.whole: Keeper | None = None


def wait_until_kept(page: Page) -> None:
    expect(page.locator("#offline")).to_have_text(READY, timeout=PATIENCE)


def first_move(page: Page, site: str, game: str, *, query: str = "") -> dict[str, Any]:
    """Sets a game of two people up, starts it and makes a move; the save it led to."""
    player = Player(page, site)
    page.goto(f"{site}{query}#/new/{game}?seats=2&bots=0&seed=offline")
    page.locator(".start-bar .act").click(timeout=PATIENCE)
    return make_move(player, game)


def make_move(player: Player, game: str) -> dict[str, Any]:
    page = player.page
    ready = f"{game}-table[data-mode=live], .hand-over:not([hidden])"
    expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
    if page.locator(".hand-over:not([hidden])").is_visible():
        page.locator(".hand-over button").click()
    before = player.stored()[0]
    page.locator(f"{game}-table[data-mode=live] .actions .main").click()
    wait_until(page, lambda: player.stored()[0]["rev"] > before["rev"], "the move is not saved")
    return player.stored()[0]


def cached(page: Page) -> list[str]:
    """The addresses of all files that are kept, below the app's own, with their revisions."""
    keys: list[str] = page.evaluate(
        """async () => {
            const names = (await caches.keys()).filter((name) => name.startsWith("rollbook-files"));
            const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return all.flat().map(({ url }) => url);
        }"""
    )
    return [url.partition(SUB_PATH)[2] for url in keys]


def wait_until_kept_after_all(page: Page) -> None:
    """A fault may have got in the way of this, too: then it goes on when there is a network."""
    line = page.locator("#offline")
    deadline = time.monotonic() + PATIENCE / 1000
    while "Saved offline" not in line.inner_text():
        assert time.monotonic() < deadline, line.inner_text()
        if "Not everything is saved" in line.inner_text():
            page.evaluate("dispatchEvent(new Event('online'))")
        page.wait_for_timeout(30)
    assert page.evaluate(COUNT_KEPT) >= FILES_KEPT, "it says that all is here"
