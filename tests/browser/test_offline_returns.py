"""Coming back to the tab where the app cannot be kept for offline: no more listeners and no more attempts each time."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from static_host import StaticHost

import build

pytestmark = [pytest.mark.first_visit, pytest.mark.files_missing]

RETURNS = 50
ALONE = "offline-alone.js"

# How a browser refuses, in place of what `register` does; the first is what it does by itself when sw.js is missing.
REFUSALS = {
    "no file": "(register) => register()",
    "not allowed": "() => Promise.reject(new DOMException('site data is blocked', 'SecurityError'))",
    "not even a promise": "() => { throw new DOMException('site data is blocked', 'SecurityError'); }",
    "no answer": "() => new Promise(() => {})",
    "null": "() => Promise.resolve(null)",
    "undefined": "() => Promise.resolve(undefined)",
}

RETURN = """async ([script, refusal, returns]) => {
    const { Offline } = await import(script);
    let [attempts, listeners, timers] = [0, 0, 0];
    const container = ServiceWorkerContainer.prototype;
    const { register } = container;
    const refuse = eval(refusal);
    container.register = function (...given) {
        attempts += 1;
        return refuse(() => register.apply(this, given));
    };
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...given) {
        listeners += 1;
        return addEventListener.apply(this, given);
    };
    const { setInterval } = self;
    self.setInterval = (...given) => { timers += 1; return setInterval(...given); };
    const { now } = Date;
    const later = () => new Promise((resolve) => setTimeout(resolve, 5));
    const count = () => ({ attempts, listeners, timers });
    try {
        const offline = new Offline();
        offline.start();
        const first = new Promise((resolve) => offline.addEventListener("change", resolve));
        // What the browser itself refuses takes a moment; what never comes and what is nothing change nothing.
        const patience = refusal.includes("register()") ? 20_000 : 50;
        await Promise.race([first, new Promise((resolve) => setTimeout(resolve, patience))]);
        const before = count();
        for (let at = 0; at < returns; at += 1) {
            document.dispatchEvent(new Event("visibilitychange"));
            await later();
        }
        const after = count();
        Date.now = () => now() + 31_000;
        for (let at = 0; at < returns; at += 1) {
            document.dispatchEvent(new Event("visibilitychange"));
            await later();
        }
        const halfAMinuteOn = count();
        return { state: offline.state, before, after, halfAMinuteOn };
    } finally {
        Object.assign(container, { register });
        Object.assign(EventTarget.prototype, { addEventListener });
        Object.assign(self, { setInterval });
        Date.now = now;
    }
}"""


@pytest.fixture
def host(dist: Path) -> Iterator[StaticHost]:
    host = StaticHost(dist)
    esbuild, source = build.WEB / "node_modules/esbuild/bin/esbuild", build.WEB / "offline/offline.js"
    bundle = [build.node(), esbuild, "--bundle", "--format=esm", "--log-level=warning", source]
    script = subprocess.run(bundle, capture_output=True, text=True, check=True).stdout
    host.instead[ALONE] = script.encode()
    host.instead["sw.js"] = None
    page = "<!doctype html><meta charset=utf-8><title>Offline alone</title><link rel=icon href='data:,'>"
    host.instead["alone.html"] = page.encode()
    yield host
    host.stop()


@pytest.fixture
def origin(host: StaticHost) -> str:
    return host.origin


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow"}


def test_coming_back_adds_no_listener_and_asks_ever_less_often(page: Page, host: StaticHost) -> None:
    for name, refusal in REFUSALS.items():
        page.goto(f"{host.site}alone.html")
        found = page.evaluate(RETURN, [f"./{ALONE}", refusal, RETURNS])
        assert found["before"]["attempts"] == 1, name
        assert found["after"] == found["before"], name
        stuck = name in ("no file", "not allowed", "not even a promise")
        assert found["state"] == ("stuck" if stuck else "idle"), name
        assert found["halfAMinuteOn"] == {**found["before"], "attempts": 2 if stuck else 1}, name
    assert host.asked["sw.js"] == 2
