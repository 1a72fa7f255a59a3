"""Embeds in pages that remove, move, clone and replace them, their frames and the page's engine.

Games go on, nothing is left behind, and where nothing can be done the reader is told and can try again. And what such a
page is told meanwhile.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from browser.games import OTHER
from browser.player import PATIENCE, wait_until
from playwright.sync_api import BrowserContext, Frame, FrameLocator, Locator, Page, WebError, expect
from static_host import StaticHost

GAMES = ['game="tutto" example="TU-E1" step="0"', 'game="tutto" example="TU-E1" step="3"', f'game="{OTHER}"']

COUNT = """(() => {
    const listening = new Set();
    const counts = (self.counts = { pageListeners: () => listening.size, engineListeners: 0, matches: new Set() });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isOurs = (target) => !/\\[native code\\]/.test(String(target.constructor));
    EventTarget.prototype.addEventListener = function (type, listener, options) {
        const target = this ?? self;
        if (target === self && type === "message") listening.add(listener);
        if (isOurs(target)) {
            counts.engineListeners += 1;
            const gone = () => { counts.engineListeners -= 1; };
            if (options?.signal) addEventListener.call(options.signal, "abort", gone);
        }
        return addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
        const target = this ?? self;
        if (target === self && type === "message") listening.delete(listener);
        if (isOurs(target)) counts.engineListeners -= 1;
        return removeEventListener.call(target, type, listener, options);
    };
    const { postMessage } = MessagePort.prototype;
    let engine = null;
    MessagePort.prototype.postMessage = function (data, ...more) {
        if (typeof data?.params === "string") {  // to the engine's own frame
            if (engine !== this) counts.matches.clear();
            engine = this;
            const { match } = JSON.parse(data.params);
            if (["new", "load"].includes(data.method)) counts.matches.add(match);
            if (data.method === "drop") counts.matches.delete(match);
        }
        return postMessage.call(this, data, ...more);
    };
})()"""
"""In every frame: who listens, and which matches the engine has been given and not been told to drop."""

HELD = """() => ({
    frames: document.querySelectorAll("iframe").length,
    listeners: counts.pageListeners(),
})"""
HELD_BY_HUB = "() => ({ lines: counts.engineListeners / 2, matches: counts.matches.size })"

OPERATIONS = """(() => {
    const pool = [];
    const embeds = () => [...document.querySelectorAll("rollbook-game")];
    const hubs = () => [...document.querySelectorAll('iframe[src$="/hub.html"]')];
    const put = (embed, at) => {
        const others = embeds().filter((one) => one !== embed);
        document.body.insertBefore(embed, others[at % (others.length + 1)] ?? null);
    };
    self.operations = {
        remove: (embed) => { if (embeds().length > 1) { embed.remove(); pool.push(embed); } },
        insert: (embed, at) => { if (pool.length && embeds().length < 4) put(pool.shift(), at); },
        move: (embed, at) => put(embed, at),
        clone: (embed, at) => { if (embeds().length < 4) put(embed.cloneNode(true), at); },
        replace: (embed) => embed.replaceWith(embed.cloneNode(false)),
        replaceBody: () => {
            const body = document.createElement("body");
            body.append(...embeds());
            document.body.replaceWith(body);
        },
        renewBody: () => {
            const body = document.createElement("body");
            body.append(...embeds().map((embed) => embed.cloneNode(false)));
            document.body.replaceWith(body);
        },
        removeFrame: (embed) => embed.querySelector("iframe")?.remove(),
        emptyEmbed: (embed) => embed.replaceChildren(),
        moveFrame: (embed) => { const frame = embed.querySelector("iframe"); if (frame) embed.append(frame); },
        removeHub: () => hubs().forEach((hub) => hub.remove()),
        moveHub: () => hubs().forEach((hub) => document.documentElement.append(hub)),
        play: (embed) => embed.play(),
        goTo: (embed, at) => embed.goTo(at % 9),
        reset: (embed) => embed.reset(),
    };
    self.operate = (name, which, at) => operations[name](embeds()[which % embeds().length], at);
})()"""
ON_EMBEDS = ["remove", "insert", "move", "clone", "replace", "replaceBody", "renewBody", "play", "goTo", "reset"]
ON_FRAMES = ["removeFrame", "emptyEmbed", "moveFrame", "removeHub", "moveHub", "removeEngine"]
NAMES = [*ON_EMBEDS, *ON_FRAMES, "settle"]


@pytest.fixture(autouse=True)
def manners(context: BrowserContext) -> Iterator[None]:
    """No uncaught error in any frame; the browser may say which files were kept from it."""
    complaints: list[str] = []

    def on_error(error: WebError) -> None:
        complaints.append(str(error.error))

    context.on("weberror", on_error)
    yield
    context.remove_listener("weberror", on_error)
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def post(page: Page, site: str, blog: StaticHost) -> Any:
    """Opens a page with this in it; ROLLBOOK/ is where Rollbook is."""

    def write(body: str) -> Page:
        html = f'<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body>{body}</body>'
        blog.instead["post.html"] = html.replace("ROLLBOOK/", site).encode()
        page.add_init_script(COUNT)
        page.goto(f"{blog.site}post.html")
        return page

    return write


SCRIPT = '<script src="ROLLBOOK/embed.js"></script>'


def tags(*attributes: str) -> str:
    return "".join(f"<rollbook-game {one}></rollbook-game>" for one in attributes) + SCRIPT


def frame_of(page: Page, at: int = 0) -> FrameLocator:
    return page.frame_locator(f"rollbook-game >> nth={at} >> iframe")


def hub_of(page: Page) -> Frame | None:
    return next((one for one in page.frames if one.url.endswith("/hub.html") and not one.is_detached()), None)


def held(page: Page) -> dict[str, int]:
    """What the page and its engine have open."""
    hub = hub_of(page)
    return {**page.evaluate(HELD), **(hub.evaluate(HELD_BY_HUB) if hub else {})}


def fresh(embeds: int) -> dict[str, int]:
    """With so many embeds at play: a frame each and the engine's, and in the engine the story and the game."""
    return {"frames": embeds + 1, "listeners": embeds, "lines": embeds, "matches": 2 * embeds}


def expect_held(page: Page, wanted: dict[str, int]) -> None:
    found = {}
    for _ in range(1000):
        found = held(page)
        if found == wanted:
            return
        page.wait_for_timeout(30)
    assert found == wanted


def embeds_of(page: Page) -> int:
    return page.locator("rollbook-game").count()


def play_everywhere(page: Page) -> None:
    """Each embed answers to the page, and a person can make a move in it."""
    for at in range(embeds_of(page)):
        page.locator("rollbook-game").nth(at).scroll_into_view_if_needed()
        page.evaluate("at => document.querySelectorAll('rollbook-game')[at].play()", at)
        frame = frame_of(page, at)
        expect(frame.locator("html[data-state=playing]")).to_be_attached(timeout=PATIENCE)
        page.evaluate(
            """at => {
                const embed = document.querySelectorAll("rollbook-game")[at];
                embed.moved = new Promise((resolve) => embed.addEventListener("move", resolve, { once: true }));
                embed.reset();
            }""",
            at,
        )
        button = frame.locator(".game-view[data-mode=live] .actions .act:enabled, .game-view[data-mode=live] .pickable")
        expect(button.first).to_be_visible(timeout=PATIENCE)
        button.first.click()
        page.evaluate("at => document.querySelectorAll('rollbook-game')[at].moved.then(() => true)", at)


def batter(page: Page, seed: str, operations: int) -> None:
    rng = random.Random(seed)
    page.evaluate(OPERATIONS)
    for _ in range(operations):
        name, which, at = rng.choice(NAMES), rng.randrange(100), rng.randrange(100)
        if name == "removeEngine":
            if hub := hub_of(page):
                hub.evaluate("() => document.querySelector('iframe')?.remove()")
        elif name == "settle":
            expect(frame_of(page, which % embeds_of(page)).locator(".game-view")).to_be_visible(timeout=PATIENCE)
        else:
            page.evaluate("given => operate(...given)", [name, which, at])


def check_battered(page: Page, seed: str, operations: int) -> None:
    play_everywhere(page)
    expect_held(page, fresh(len(GAMES)))
    batter(page, seed, operations)
    play_everywhere(page)
    expect_held(page, fresh(embeds_of(page)))
    # The engine that is there now has not seen all of this: what is moved under its eyes leaves nothing behind either.
    page.evaluate("for (const embed of document.querySelectorAll('rollbook-game')) document.body.append(embed)")
    play_everywhere(page)
    expect_held(page, fresh(embeds_of(page)))


def test_whatever_a_page_does_to_them_its_embeds_can_be_played(post: Any) -> None:
    check_battered(post(tags(*GAMES)), "short", 25)


ACT = ".game-view[data-mode=live] .actions .act:enabled"


def record_of(page: Page) -> str:
    return str(page.evaluate("document.querySelector('rollbook-game').record"))


def act(page: Page, frame: FrameLocator) -> str:
    """The first thing there is to do; the record once the page has been told of it."""
    page.wait_for_function("document.querySelector('rollbook-game').record", timeout=PATIENCE)
    before = record_of(page)
    frame.locator(ACT).first.click(timeout=PATIENCE)
    page.wait_for_function(
        "before => document.querySelector('rollbook-game').record.length > before.length", arg=before, timeout=PATIENCE
    )
    return record_of(page)


def test_a_game_goes_on_when_its_engine_its_frame_or_its_element_is_removed_or_moved(post: Any) -> None:
    page: Page = post(tags('game="tutto" example="TU-E1" step="0" autostart') + "<p id=end></p>")
    frame = frame_of(page)
    expect(frame.locator(ACT).first).to_be_visible(timeout=PATIENCE)
    played = act(page, frame)
    ways = {
        "the page's engine": "document.querySelector('iframe[src$=\"/hub.html\"]')?.remove()",
        "the element, moved": "document.querySelector('#end').before(document.querySelector('rollbook-game'))",
        "the frame": "document.querySelector('rollbook-game iframe').remove()",
        "the frame, moved": "(embed => embed.append(embed.firstChild))(document.querySelector('rollbook-game'))",
    }
    for way, script in ways.items():
        for _ in range(2):  # the second time while it is still on its way back
            page.evaluate(f"() => {{ {script}; }}")
            page.evaluate("document.querySelector('rollbook-game').play()")
            expect(frame.locator("html[data-state]")).to_be_attached(timeout=PATIENCE)
            assert record_of(page) == played, way
        expect(frame.locator("html[data-state=playing] .card.top:not(.back)")).to_be_visible(timeout=PATIENCE)
        expect(frame.locator(".game-view[data-mode=live]")).to_be_visible(timeout=PATIENCE)
        assert record_of(page) == played, way
    page.evaluate("document.querySelector('rollbook-game').reset()")
    page.wait_for_function("document.querySelector('rollbook-game').step === 0")
    assert record_of(page) != played, "what the page gave is still what it goes back to"
    expect_held(page, fresh(1))


def hasten(page: Page, sight: Locator) -> None:
    """Moves the page's time on until this is to be seen. Only what is waited for in vain comes sooner by it."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not sight.is_visible():
        assert time.monotonic() < deadline, f"never seen: {sight}"
        page.clock.run_for(500)


BARE = '<iframe src="ROLLBOOK/embed/en/{page}.html" width="640" height="500"></iframe>'


ASKED_TWICE = 8_500
"""Milliseconds after which an end of a line that has said nothing is given up (engine-line.js)."""


@pytest.mark.first_visit  # the clock stays with the browser's context
def test_a_bare_frame_goes_on_when_the_one_with_the_engine_is_removed(post: Any, page: Page) -> None:
    page.clock.install()
    post(BARE.format(page="tutto/TU-E1-0") + BARE.format(page="tutto/TU-E1-5"))
    frames = [page.frame_locator(f"iframe >> nth={at}") for at in (0, 1)]
    for frame in frames:
        frame.locator(".actions .act").first.click()
        expect(frame.locator("html[data-state=playing]")).to_be_attached(timeout=PATIENCE)
    second = next(one for one in page.frames if one.url.endswith("TU-E1-5.html"))
    before = second.locator(".log-panel li").count()
    page.evaluate("document.querySelector('iframe').remove()")
    frame = page.frame_locator("iframe")
    frame.locator(ACT).first.click(timeout=PATIENCE)
    page.clock.run_for(ASKED_TWICE)
    wait_until(page, lambda: second.locator(".log-panel li").count() > before, "the game goes on")


def keep_away(page: Page) -> None:
    """Both the page's engine and the frame's own, whatever the browser has in its cache."""
    for file in ("engine.html", "embed/hub.html"):
        page.route(f"**/web/{file}", lambda route: route.fulfill(status=404, body="<p>Not found"))


@pytest.mark.first_visit  # the clock stays with the browser's context
def test_where_nothing_answers_the_reader_is_told_and_can_try_again(post: Any, page: Page) -> None:
    """At the start, and in the middle of a game."""
    page.clock.install()
    keep_away(page)
    post(tags('game="tutto" example="TU-E1" step="0"'))
    frame = frame_of(page)
    frame.locator(".actions .act").first.click()
    alert = frame.get_by_role("alert")
    hasten(page, alert)
    expect(alert).to_have_text("The game isn’t responding. Check your connection and try again.", timeout=PATIENCE)
    again = frame.get_by_role("button", name="Try again")
    page.unroute_all()
    again.click()
    expect(frame.locator(ACT).first).to_be_visible(timeout=PATIENCE)
    played = act(page, frame)

    keep_away(page)
    page.evaluate("document.querySelector('iframe[src$=\"/hub.html\"]').remove()")
    frame.locator(ACT).first.click()
    strip = frame.locator(".loading.foot")
    hasten(page, strip.filter(has_text="The game isn’t responding"))
    expect(strip).to_contain_text("The game isn’t responding", timeout=PATIENCE)
    page.unroute_all()
    again.click()
    expect(strip).to_be_hidden(timeout=PATIENCE)
    assert act(page, frame).startswith(played)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whatever_a_page_does_to_them_two_hundred_times(post: Any, seed: str) -> None:
    check_battered(post(tags(*GAMES)), seed, 200)
