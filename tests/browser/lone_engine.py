"""The engine in a page with nothing else on it, and how fast the connection is that brings it."""

from __future__ import annotations

import re
from typing import Any

from browser.player import python_worker
from playwright.sync_api import JSHandle, Page, Route, Worker

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]


class Engine:
    """web/engine.js in a page, with what it has told so far."""

    def __init__(self, page: Page, site: str, **patience: int) -> None:
        page.goto(f"{site}blank.html")
        self.page = page
        self.handle: JSHandle = page.evaluate_handle(
            """async (patience) => {
                const { Engine } = await import("./web/engine.js");
                const engine = new Engine({ frameUrl: "./web/engine.html", patience });
                const told = { progress: [], states: [] };
                engine.addEventListener("progress", (event) => told.progress.push(event.detail));
                engine.addEventListener("state", (event) => told.states.push(event.detail));
                return Object.assign(engine, { told });
            }""",
            patience,
        )

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        script = "(engine, [method, params]) => engine.call(method, params)"
        result: dict[str, Any] = self.handle.evaluate(script, [method, params])
        return result

    def new_match(self, match: str = "m", seed: str = "enginetest") -> dict[str, Any]:
        return self.call("new", match=match, game="tutto", seats=SEATS, seed=seed)

    def ask(self, expression: str) -> Any:
        return self.handle.evaluate(f"(engine) => {expression}")

    @property
    def worker(self) -> Worker:
        return python_worker(self.page)


def same_position(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whatever a player could see: only the frames, which tell what just happened, may differ."""
    return {k: v for k, v in one.items() if k != "frames"} == {k: v for k, v in other.items() if k != "frames"}


FAST = 700
"""In milliseconds, in files-worker.js: a connection that brings the interpreter within this time is fast."""


def take_for_fast(page: Page, milliseconds: int, *, snapshot: int | None = None) -> None:
    """How fast the connection must be, so that tests do not depend on the machine: 0 is never reached. `snapshot`: how
    long the snapshot alone is waited for.
    """

    def change(route: Route) -> None:
        response = route.fetch()
        script, found = re.subn(rf"\b{FAST}\b", str(milliseconds), response.text())
        assert found == 1
        if snapshot is not None:
            script, found = re.subn(r"AbortSignal\.timeout\(\w+\)", f"AbortSignal.timeout({snapshot})", script)
            assert found == 1
        route.fulfill(response=response, body=script)

    page.route("**/engine-files.js", change)


def snapshots(asked: list[str]) -> int:
    return sum(url.endswith("/snapshot.bin") for url in asked)
