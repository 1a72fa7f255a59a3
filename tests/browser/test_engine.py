"""The engine in its frame, from a page with nothing else on it: starting, progress, snapshot, death and hanging."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import product
from threading import Event
from typing import Any

import pytest
from browser.player import one_after_another, python_worker, wait_until
from playwright.sync_api import BrowserContext, JSHandle, Page, Route, Worker
from static_host import StaticHost

import build

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
SNAPSHOT_READY = """async () => {
    for (let tries = 0; tries < 600; tries += 1) {
        const cache = await caches.open("rollbook-snapshot");
        if ((await cache.keys()).length) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
}"""


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


@pytest.fixture
def engine(page: Page, site: str) -> Engine:
    return Engine(page, site)


def test_nothing_is_loaded_before_it_is_wanted(engine: Engine) -> None:
    engine.page.wait_for_timeout(200)  # nothing is wanted
    assert engine.ask("engine.state") == "idle"
    assert not engine.page.workers
    assert len(engine.page.frames) == 1


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


@pytest.mark.first_visit
@pytest.mark.parametrize("fast", [True, False], ids=["fast", "slow"])
def test_the_first_start_fetches_each_file_once_and_the_second_starts_from_the_snapshot(
    engine: Engine, context: BrowserContext, site: str, fast: bool
) -> None:
    """On a fast connection the first start does so, too."""
    take_for_fast(engine.page, 60_000 if fast else 0)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    first = engine.new_match()
    assert first["ok"]
    assert first["legal"]
    assert engine.ask("engine.told.states") == ["loading", "ready"]
    progress = engine.ask("engine.told.progress")
    total = progress[0]["total"]
    loaded = [step["loaded"] for step in progress]
    assert total > 10_000_000
    assert loaded == sorted(loaded)
    assert len(loaded) > 5
    assert loaded[-1] == total, "progress is told in bytes"
    assert engine.ask("engine.restored") is fast
    assert engine.page.evaluate(SNAPSHOT_READY)
    files = [url for url in asked if "/web/engine/" in url and not url.endswith("core.js")]
    assert len(files) == len(set(files))
    assert sum(url.endswith(".wasm") for url in files) == 1
    assert snapshots(asked) == 1

    again = Engine(context.new_page(), site)
    assert again.new_match() == first, "the same seed gives the same game, restored or not"
    assert again.ask("engine.restored") is True


@pytest.mark.first_visit
@pytest.mark.parametrize("fault", ["damaged", pytest.param("cut short", marks=pytest.mark.slow), "missing", "late"])
def test_a_first_start_does_without_a_snapshot_that_does_not_come(
    engine: Engine, host: StaticHost, snapshot_path: str, fault: str
) -> None:
    take_for_fast(engine.page, 5000, snapshot=500 if fault == "late" else None)
    go_on = Event()
    if fault == "damaged":
        host.spoilt["/snapshot.bin"] = [1_000_000]
    if fault == "cut short":
        host.cuts["/snapshot.bin"] = [1_000_000]
    if fault == "missing":
        host.instead[snapshot_path] = None
    if fault == "late":
        host.halts[snapshot_path] = 1_000_000, go_on
    try:
        assert engine.new_match()["ok"]
    finally:
        go_on.set()
    assert engine.ask("engine.restored") is False
    assert engine.ask("engine.told.states") == ["loading", "ready"]
    host.mend()


@pytest.mark.first_visit
@pytest.mark.parametrize("busy", ["for a while", "for ever"])
def test_what_is_for_later_waits_until_nobody_waits_for_the_engine(
    page: Page, context: BrowserContext, site: str, busy: str
) -> None:
    """Until nobody has asked for anything for a second; if somebody always does, for a few seconds."""

    def shorten(route: Route) -> None:
        response = route.fetch()
        script = response.text()
        assert script.count("anyway:1e4") == 1
        route.fulfill(response=response, body=script.replace("anyway:1e4", "anyway:3e3"))

    if busy == "for ever":
        page.route("**/web/engine.js", shorten)
    take_for_fast(page, 0)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    engine = Engine(page, site)
    engine.ask("engine.addEventListener('quiet', () => (engine.told.quiet = performance.now()))")
    engine.new_match()
    began = engine.ask("performance.now()")
    quiet = None
    while quiet is None and engine.ask("performance.now()") < began + (5000 if busy == "for ever" else 2500):
        engine.call("look", match="m")
        page.wait_for_timeout(30)
        quiet = engine.ask("engine.told.quiet ?? null")
    if busy == "for ever":
        assert quiet is not None
        assert began + 2000 < quiet < began + 5000
    else:
        assert quiet is None
        assert snapshots(asked) == 0
    assert engine.page.evaluate(SNAPSHOT_READY)
    assert snapshots(asked) == 1


@pytest.fixture
def snapshot_path() -> str:
    (file,) = build.DIST.glob("web/engine/*/snapshot.bin")
    return file.relative_to(build.DIST).as_posix()


def test_pyscript_writes_nothing_that_nobody_reads(engine: Engine) -> None:
    """Its own package, as source; what is imported is the compiled copy."""

    def listen_in(route: Route) -> None:
        response = route.fetch()
        look = r"import js, os, pyscript\njs.seen = os.listdir()\njs.imported = pyscript.__file__"
        route.fulfill(response=response, body=response.text().replace("sync.call = call", rf"sync.call = call\n{look}"))

    engine.page.route("**/engine-frame.js", listen_in)
    assert engine.new_match()["ok"]
    assert engine.worker.evaluate("[...seen]") == []
    assert "/lib/python314.zip/pyscript/" in engine.worker.evaluate("imported")


def replies_come_in_the_order_of_the_calls(engine: Engine) -> None:
    replies = engine.ask(
        f"""Promise.all([
            engine.call("new", {{ match: "m", game: "tutto", seats: {SEATS!r}, seed: "order" }}),
            engine.call("look", {{ match: "m" }}),
            engine.call("nonsense"),
            engine.call("drop", {{ match: "m" }}),
            engine.call("look", {{ match: "m" }}),
        ]).then((replies) => replies.map((reply) => reply.ok || reply.code))"""
    )
    assert replies == [True, True, "bad_request", True, "unknown_match"]


def a_killed_worker_is_replaced_and_the_match_stands(engine: Engine) -> None:
    engine.new_match("other")
    before = engine.new_match()
    before = engine.call("play", match="m", move=before["legal"][0], rev=before["rev"])
    python = engine.worker
    python.evaluate("() => void setTimeout(() => close())")
    wait_until(engine.page, lambda: python not in engine.page.workers, "the worker does not die")
    after = engine.call("look", match="m")
    assert same_position(before, after)
    assert engine.call("look", match="other")["ok"]
    assert engine.ask("engine.told.states")[-3:] == ["ready", "restarting", "ready"]
    move = engine.call("play", match="m", move=after["legal"][0], rev=after["rev"])
    assert move["ok"]
    assert move["rev"] == after["rev"] + 1


def a_worker_killed_during_a_call_answers_it_after_all(engine: Engine) -> None:
    before = engine.new_match()
    engine.worker.evaluate(
        """() => void setTimeout(() => {
            const end = performance.now() + 500;
            while (performance.now() < end);
            close();
        })"""
    )
    after = engine.call("play", match="m", move=before["legal"][0], rev=before["rev"])
    assert after["ok"]
    assert after["rev"] == before["rev"] + 1


def test_a_hanging_worker_is_given_up(page: Page, site: str) -> None:
    engine = Engine(page, site, call=2000)
    before = engine.new_match()
    engine.worker.evaluate("() => void setTimeout(() => { for (;;); })")
    after = engine.call("look", match="m")
    assert same_position(before, after)
    assert "restarting" in engine.ask("engine.told.states")


REMOVALS = {
    "its frame is removed": "document.querySelector('iframe').remove()",
    "its frame is moved": "document.body.append(document.querySelector('iframe'))",
    "the body is replaced": "document.body.replaceWith(document.createElement('body'))",
    "the body is replaced, and its frame is in the new one": """
        const body = document.createElement("body");
        body.append(...document.body.childNodes);
        document.body.replaceWith(body);
    """,
}
SOME_REMOVALS = ("its frame is removed", "the body is replaced, and its frame is in the new one")
"""One that takes the frame away and one that moves it; slow: all."""


def some_of_it_is_removed_and_the_next_call_is_answered(engine: Engine) -> None:
    check_removals(engine, SOME_REMOVALS)


@pytest.mark.slow
def test_whatever_is_removed_the_next_call_is_answered(engine: Engine) -> None:
    check_removals(engine, REMOVALS)


def check_removals(engine: Engine, removals: Iterable[str]) -> None:
    """And each time there is one frame."""
    before = engine.new_match()
    for removal in removals:
        engine.page.evaluate(f"() => {{ {REMOVALS[removal]} }}")
        assert same_position(before, engine.call("look", match="m")), removal
        assert engine.page.locator("iframe").count() == 1, removal


def a_frame_removed_during_a_call_answers_it_after_all(engine: Engine) -> None:
    before = engine.new_match()
    look = engine.ask(
        """(() => {
            const reply = engine.call("look", { match: "m" });
            setTimeout(() => document.querySelector("iframe").remove());
            return reply;
        })()"""
    )
    assert same_position(before, look)


def test_whatever_dies_each_call_is_answered(engine: Engine) -> None:
    one_after_another(
        engine,
        replies_come_in_the_order_of_the_calls,
        a_killed_worker_is_replaced_and_the_match_stands,
        a_worker_killed_during_a_call_answers_it_after_all,
        some_of_it_is_removed_and_the_next_call_is_answered,
        a_frame_removed_during_a_call_answers_it_after_all,
    )


@pytest.mark.parametrize("moment", [pytest.param("at once", marks=pytest.mark.slow), "when it is loaded"])
def test_a_frame_removed_while_it_starts_is_replaced(engine: Engine, moment: str) -> None:
    engine.page.evaluate(
        """(loaded) => {
            new MutationObserver((_, observer) => {
                const frame = document.querySelector("iframe");
                observer.disconnect();
                if (loaded) frame.addEventListener("load", () => frame.remove());
                else frame.remove();
            }).observe(document.body, { childList: true });
        }""",
        moment != "at once",
    )
    assert engine.new_match()["ok"]


@pytest.mark.first_visit
def test_an_engine_that_cannot_start_says_so_and_can_be_tried_again(engine: Engine) -> None:
    engine.page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=200, body="not wasm"))
    failed = engine.ask("engine.ready.catch((error) => `${error.name}: ${error.message}`)")
    assert failed.startswith("EngineError: the engine cannot be started")
    assert engine.ask("engine.state") == "failed"
    engine.page.unroute("**/pyodide.asm.wasm")
    assert engine.new_match()["ok"]


@pytest.mark.first_visit
def test_a_check_that_never_ends_is_waited_for_no_longer_than_a_call(page: Page, site: str) -> None:
    """Python runs, but nobody says whether what it runs on is whole: tried once more, then told."""

    def serve(route: Route) -> None:
        response = route.fetch()
        script = response.text()
        assert script.count('kind:"whole"') == 1
        route.fulfill(response=response, body=script.replace('kind:"whole"', 'kind:"?"'))

    page.route("**/engine-files.js", serve)
    engine = Engine(page, site, call=1_000)
    failed = engine.ask("engine.ready.catch((error) => error.message)")
    assert failed == "the engine cannot be started: Error: no answer within 1 seconds"
    page.unroute_all()
    assert engine.new_match()["ok"]


@pytest.mark.files_missing
@pytest.mark.first_visit
def test_a_frame_that_cannot_be_had_is_told_at_once(page: Page, site: str) -> None:
    answers: dict[str, Callable[[Route], None]] = {
        "no answer": lambda route: route.abort(),
        "another page": lambda route: route.fulfill(status=404, body="<p>Not found"),
    }
    for file, how in product(("engine.html", "engine-frame.js"), answers):
        engine = Engine(page, site)
        page.route(f"**/web/{file}", answers[how])
        failed = engine.ask("engine.ready.catch((error) => error.message)")
        assert str(failed).endswith("/web/engine.html is not available"), (file, how)
        page.unroute_all()
    assert engine.new_match()["ok"]


@pytest.mark.first_visit
def test_a_host_that_does_not_know_wasm_will_do(engine: Engine) -> None:
    def serve(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="application/octet-stream")

    engine.page.route("**/pyodide.asm.wasm", serve)
    assert engine.new_match()["ok"]


DAMAGE = """async (damage) => {
    const cache = await caches.open("rollbook-snapshot");
    const [request] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
    const middle = bytes.length >> 1;
    if (damage === "some bytes are wrong") bytes.fill(255, middle, middle + 100);
    if (damage === "it is all wrong") bytes.fill(7);
    const end = { "it is cut short": middle, "it is empty": 0 }[damage] ?? bytes.length;
    await cache.put(request, new Response(bytes.slice(0, end)));
}"""


DAMAGES = ("some bytes are wrong", "it is all wrong", "it is cut short", "it is empty")


@pytest.mark.first_visit
@pytest.mark.parametrize("damages", [DAMAGES[:1], pytest.param(DAMAGES[1:], marks=pytest.mark.slow)], ids=str)
def test_a_damaged_snapshot_gives_a_plain_start(
    engine: Engine, context: BrowserContext, site: str, damages: tuple[str, ...]
) -> None:
    first = engine.new_match()
    for damage in damages:
        assert engine.page.evaluate(SNAPSHOT_READY)
        engine.page.evaluate(DAMAGE, damage)
        again = Engine(context.new_page(), site)
        assert again.new_match() == first, damage
        assert again.ask("engine.restored") is False, damage
        assert again.ask("engine.told.states") == ["loading", "ready"], damage
        assert again.page.evaluate(SNAPSHOT_READY), "and a good one is fetched for the next time"
        again.page.close()
    good = Engine(context.new_page(), site)
    assert good.new_match() == first
    assert good.ask("engine.restored") is True


@pytest.mark.first_visit
def test_no_snapshot_is_fetched_over_a_metered_line(page: Page, context: BrowserContext, site: str) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    take_for_fast(page, 60_000)
    Engine(page, site).new_match()
    page.wait_for_timeout(2000)  # nothing is to be fetched, not even when the engine has been quiet for a second
    assert not any("snapshot" in url for url in asked)
