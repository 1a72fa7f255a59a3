"""The memory snapshot: when it is fetched, what starts from it, and what happens if it is damaged or does not come."""

from __future__ import annotations

from threading import Event

import pytest
from browser.lone_engine import Engine, snapshots, take_for_fast
from playwright.sync_api import BrowserContext, Page, Route
from static_host import StaticHost

import build

SNAPSHOT_READY = """async () => {
    for (let tries = 0; tries < 600; tries += 1) {
        const cache = await caches.open("rollbook-snapshot");
        if ((await cache.keys()).length) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
}"""


@pytest.fixture
def engine(page: Page, site: str) -> Engine:
    return Engine(page, site)


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
