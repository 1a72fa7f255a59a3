"""Somebody who has been here before: one browser context for many tests, which starts Python as it is started on most
visits, from what the browser has kept. Nobody's games, settings, scripts or listeners are left for the next test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from web.build import bundle

FIRST_VISIT = """async (snapshot) => {
    const { Engine } = await import("./web/engine.js");
    const engine = (window.engine = new Engine({ frameUrl: "./web/engine.html" }));
    const fetched = new Promise((resolve, reject) => {
        engine.addEventListener("later", ({ detail: { loaded, total } }) => {
            if (!total) reject(new Error("no snapshot could be kept"));
            if (loaded === total) resolve();
        });
    });
    await engine.ready;
    await fetched;
    while (!(await (await caches.open(snapshot)).keys()).length) await new Promise((later) => setTimeout(later, 20));
}"""

# Pages of one process see each other's local storage at once, what the browser clears they see a moment later.
TIDY = """async (snapshot) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) if (name !== snapshot) await caches.delete(name);
    return (await (await caches.open(snapshot)).keys()).length === 1;
}"""

CLEARED = "cookies,file_systems,indexeddb,service_workers,shared_storage,websql"


class Visitor:
    """A page with nothing but the engine stays open in a corner: as long as it is there, the browser needs not compile
    Python again for another page of the same process.
    """

    def __init__(self, browser: Browser, origin: str, site: str, wishes: dict[str, Any]) -> None:
        self.origin = origin
        self.context = browser.new_context(**wishes)
        self.corner: Page = self.context.new_page()
        self.corner.goto(f"{site}blank.html")
        self.corner.evaluate(FIRST_VISIT, bundle.SNAPSHOT_CACHE)
        self.session = self.context.new_cdp_session(self.corner)

    def goes(self) -> bool:
        """Takes along whatever a test has left behind. Whether the next test finds everything as this one did."""
        try:
            for page in self.context.pages:
                if page is not self.corner:
                    page.close()
            self.context.unroute_all()
            self.context.set_offline(False)
            self.context.clear_permissions()
            self.session.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": CLEARED})
            return bool(self.corner.evaluate(TIDY, bundle.SNAPSHOT_CACHE))
        except Error:
            return False  # the page in the corner went down with the test's own


class Visitors:
    """One of each kind."""

    def __init__(self, browser: Browser, origin: str, site: str) -> None:
        self.come: Callable[[dict[str, Any]], Visitor] = lambda wishes: Visitor(browser, origin, site, wishes)
        self.known: dict[str, Visitor] = {}

    def visit(self, wishes: dict[str, Any]) -> BrowserContext:
        kind = repr(sorted(wishes.items()))
        if kind not in self.known:
            self.known[kind] = self.come(wishes)
        return self.known[kind].context

    def leave(self, context: BrowserContext, *, well: bool) -> None:
        """After a test that did not go well the next one starts from nothing."""
        for kind, visitor in list(self.known.items()):
            if visitor.context is context and not (well and visitor.goes()):
                del self.known[kind]
                context.close()
