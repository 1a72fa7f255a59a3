"""Games in other people's pages, on another origin: with the script, with a bare frame, under strict policies."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import re
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from browser.blog import (
    ANSWER,
    BOTHER,
    EMBED,
    FRAME,
    LISTEN,
    OFFER_A_PORT,
    SCRIPT,
    STRICT,
    Blog,
    engines,
    first_told,
    frame_of,
    guide,
    minded,
    packed_still,
    python_files,
    spoilt,
    tags,
    write_post,
)  # fmt: skip
from browser.games import OTHER
from browser.hostile import STRINGS, check
from browser.player import PATIENCE, wait_until
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect
from static_host import StaticHost

import build
from web.build import stills
from web.build.serve import Server

KB = 1000
BORDERS = 2
"""Left and right of the frame, in pixels."""


@pytest.fixture(scope="module")
def blog_origin() -> Iterator[str]:
    server = Server(("127.0.0.1", 0), Blog)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def asked() -> list[str]:
    """Whatever the browser wanted, also what it had."""
    return []


@pytest.fixture(autouse=True)
def manners(
    context: BrowserContext, host: StaticHost, blog_origin: str, asked: list[str], request: pytest.FixtureRequest
) -> Iterator[None]:
    missing = request.node.get_closest_marker("files_missing") is not None
    host.sent.clear()
    with minded(context, (host.origin, blog_origin), asked, files_missing=missing):
        yield
    host.headers.clear()


@pytest.fixture
def post(page: Page, blog_origin: str, origin: str, site: str) -> Any:
    """Opens a page of the blog with this in it; `ROLLBOOK/` stands for where Rollbook is."""

    page.emulate_media(reduced_motion="reduce")
    return partial(write_post, page, blog_origin, origin, site)


@pytest.mark.first_visit
def test_twenty_embeds_cost_nothing_until_touched_and_then_share_one_engine(
    post: Any, host: StaticHost, asked: list[str]
) -> None:
    page: Page = post("".join(tags()) + SCRIPT)
    page.evaluate(LISTEN)
    for at in range(1, 21):
        frame = page.locator(f"rollbook-game:nth-of-type({at}) iframe")
        frame.scroll_into_view_if_needed()
        expect(frame_of(page, at).locator(".game-view")).to_be_visible(timeout=PATIENCE)
    size = sum(len(gzip.compress((host.folder / name).read_bytes(), 9)) for name in host.sent)
    print(f"20 embeds before any touch: {size / KB:.1f} kB gzip in {len(host.sent)} files")
    assert set(host.sent.values()) == {1}, "each file once"
    assert size <= 150 * KB
    assert python_files(asked) == []
    assert engines(page) == 0

    # The tap that wakes it is not lost.
    at = stills.games().index("tutto") + 1
    first = frame_of(page, at)
    page.locator(f"rollbook-game:nth-of-type({at})").scroll_into_view_if_needed()
    first.locator(".actions button").first.click()
    expect(first.locator(".card.top:not(.back)")).to_be_visible(timeout=PATIENCE)
    assert first_told(page, 2) == [("ready", None), ("move", "draw")]

    page.evaluate("for (const embed of document.querySelectorAll('rollbook-game')) embed.play()")
    page.wait_for_function("told.filter(({kind}) => kind === 'ready').length === 20", timeout=PATIENCE)
    assert engines(page) == 1
    records = page.evaluate("[...document.querySelectorAll('rollbook-game')].map(embed => embed.record)")
    played = [str(tag).split('"')[1] for tag in tags()]
    assert [record.split("game: ")[1].split()[0] for record in records] == played, "each its own game"
    assert sum("\ndraw\n" in record and "Guest" in record for record in records) == 1

    # Messages from others, or of another kind, mean nothing. Whatever card was drawn, it was not at the first table.
    assert at != 1
    hostile = """() => {
      const [embed] = document.querySelectorAll("rollbook-game");
      const state = () => [embed.step, told.filter(({at}) => at === 0), told.some(({step}) => step === 99),
        embed.offsetHeight > 3000];
      const before = state();
      for (const data of [{rollbook: 1, kind: "size", height: 3333}, {rollbook: 1, kind: "move", step: 99}, "x", null])
        window.postMessage(data, "*");
      for (const data of [{kind: "goTo", step: "1"}, {kind: "tap", path: ["x"]}, {rollbook: 2, kind: "reset"}])
        embed.querySelector("iframe").contentWindow.postMessage({rollbook: 1, ...data}, "*");
      return new Promise(done => setTimeout(() => done([before, state()]), 300));
    }"""
    before, after = page.evaluate(hostile)
    assert before == after


def test_the_page_walks_through_it_plays_on_and_is_told(post: Any) -> None:
    page: Page = post(f'<rollbook-game game="tutto" example="TU-E1" step="0" autostart></rollbook-game>{SCRIPT}')
    page.evaluate(LISTEN)
    frame = frame_of(page, "rollbook-game")
    expect(frame.locator("tutto-table[data-mode=live]")).to_be_visible(timeout=PATIENCE)
    embed = "document.querySelector('rollbook-game')"
    frame.get_by_role("button", name="One step forward").click()
    expect(frame.locator(".tray .die")).to_have_count(6, timeout=PATIENCE)
    page.wait_for_function(f"{embed}.step === 3")
    page.evaluate(f"{embed}.goTo(6)")  # the dice are about to fall: shown when they have
    page.wait_for_function(f"{embed}.step === 7")
    expect(frame.locator(".tray .die")).to_have_count(2)
    frame.get_by_role("button", name="Stop").click()
    page.wait_for_function("told.some(({kind}) => kind === 'move')")
    (move,) = page.evaluate("told.filter(({kind}) => kind === 'move')")
    assert (move["move"], move["seat"], move["step"]) == ("stop", 0, 8)
    expect(frame.locator(".seat .score").first).to_have_text("1,050")
    page.evaluate(f"{embed}.reset()")
    page.wait_for_function(f"{embed}.step === 0")
    expect(frame.locator(".seat .score").first).to_have_text("0")

    # What it was given can be exchanged; a game to its end says so.
    head = "rollbook 1\ngame: tutto 1\noption: target 1000\noption: start 1\nseat: person Anna\nseat: person Ben\n\n"
    page.evaluate(f"{embed}.removeAttribute('example'); {embed}.removeAttribute('step')")
    page.evaluate(f"text => {{ {embed}.record = text; }}", f"{head}draw\ncard bonus600\nroll 1 1 1 5 5 5\n")
    expect(frame.locator("tutto-table[data-mode=live] .tray .die")).to_have_count(6, timeout=PATIENCE)
    frame.get_by_role("button", name="Stop").click()
    page.wait_for_function("told.some(({kind}) => kind === 'over')")
    (over,) = page.evaluate("told.filter(({kind}) => kind === 'over')")
    assert over["outcome"]["winners"] == [0]
    result = frame.get_by_role("dialog", name="Result")
    expect(result.get_by_role("button", name="Play again")).to_be_visible()
    expect(result.get_by_role("button", name="Home")).to_have_count(0)
    page.evaluate(f"{embed}.record = 'nonsense'")
    page.wait_for_function("told.some(({kind}) => kind === 'error')")


DICE_FIRST = "start=1&amp;seed=embed-2"
"""The first card is not one that ends the turn, and the first throw counts."""
OVERFLOW = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return [innerWidth, scrollHeight - clientHeight, scrollWidth - clientWidth];
}"""


def test_it_fits_follows_the_colours_and_lets_the_keyboard_in_and_out(post: Any, asked: list[str]) -> None:
    page: Page = post(
        '<button id="before">Before</button>'
        f'<div id="column"><rollbook-game game="{OTHER}" theme="dark"></rollbook-game></div>'
        f'<rollbook-game id="other" game="tutto" options="{DICE_FIRST}"></rollbook-game>'
        f'<button id="after">After</button>{SCRIPT}'
    )
    frame, other = frame_of(page, "#column"), frame_of(page, "#other")
    expect(frame.locator(".game-view")).to_be_visible()
    expect(other.locator(".game-view")).to_be_visible()

    def ground(of: FrameLocator) -> str:
        return str(of.locator("body").evaluate("body => getComputedStyle(body).backgroundColor"))

    light, dark = "rgb(245, 239, 227)", "rgb(27, 26, 24)"
    assert (ground(frame), ground(other)) == (dark, light)
    page.emulate_media(color_scheme="dark")
    assert ground(other) == dark
    page.evaluate("document.querySelector('#column rollbook-game').setAttribute('theme', 'light')")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    assert ground(frame) == light

    iframe = page.locator("#column iframe")
    shown = next(one for one in page.frames if f"/{OTHER}" in one.url)
    for width in (320, 480, 700):
        page.evaluate(f"document.querySelector('#column').style.width = '{width}px'")
        wanted = [width - BORDERS, 0, 0]
        wait_until(page, lambda: shown.evaluate(OVERFLOW) == wanted, f"not everything is in sight at {width}px")  # noqa: B023
        box = iframe.bounding_box()
        assert box is not None
        assert box["width"] == width
    # A wide column shows a table that lies: the room below it is given back.
    page.wait_for_function("document.querySelector('#column iframe').offsetHeight < 600")

    page.locator("#before").focus()
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.id || document.activeElement.tagName"))
        if seen[-1] == "after":
            break
    assert seen[-1] == "after", "no trap"
    assert "IFRAME" in seen
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.id") == "before":
            break
    assert page.evaluate("document.activeElement.id") == "before"
    assert python_files(asked) == []

    # By the keyboard alone: into the frame, and the key that wakes it is not lost; the focus stays at the table.
    button = other.locator(".actions button").first
    button.focus()
    page.keyboard.press("Enter")
    expect(other.locator(".card.top:not(.back)")).to_be_visible(timeout=PATIENCE)
    expect(other.locator(".actions .act.main")).to_be_focused()


def test_bare_frames_beside_each_other_share_one_engine(post: Any) -> None:
    page: Page = post(FRAME.format(page="tutto", more="") + FRAME.format(page=OTHER, more=""))
    frames = [page.frame_locator(f"iframe:nth-of-type({at})") for at in (1, 2)]
    for frame in frames:
        frame.locator(".actions button").first.click()
        expect(frame.locator("html[data-state=playing]")).to_be_attached(timeout=PATIENCE)
    assert engines(page) == 1


SANDBOXED = {
    "bare": FRAME.format(page="tutto", more='sandbox="allow-scripts"'),
    "tag": f'<rollbook-game game="tutto" sandbox="allow-scripts"></rollbook-game>{SCRIPT}',
}
FOR_ALL = {"Access-Control-Allow-Origin": "*"}
"""What counts is how the host sends its files: a browser that has kept some of them knows it otherwise."""


@pytest.mark.first_visit
@pytest.mark.parametrize("form", SANDBOXED)
def test_in_a_sandbox_without_an_origin_it_plays_if_the_host_lets_every_origin_in(
    post: Any, host: StaticHost, form: str
) -> None:
    host.headers.update(FOR_ALL)
    page: Page = post(SANDBOXED[form])
    page.evaluate(LISTEN)
    frame = page.frame_locator("iframe").first
    frame.locator("tutto-table .actions button").first.click()
    expect(frame.locator(".card.top:not(.back)")).to_be_visible(timeout=PATIENCE)
    assert next(one for one in page.frames if "/embed/en/" in one.url).evaluate("self.origin") == "null"
    assert engines(page) == 1
    if form == "tag":
        assert first_told(page, 2) == [("ready", None), ("move", "draw")]


@pytest.mark.first_visit
@pytest.mark.files_missing
@pytest.mark.parametrize("form", SANDBOXED)
def test_in_a_sandbox_without_an_origin_it_is_a_picture_elsewhere(post: Any, asked: list[str], form: str) -> None:
    """With a way to the app; and it fetches no Python."""
    page: Page = post(SANDBOXED[form])
    page.evaluate(LISTEN)
    frame = page.frame_locator("iframe").first
    frame.locator("tutto-table .actions button").first.click()
    expect(frame.locator("html[data-state=failed]")).to_be_attached()
    expect(frame.locator("tutto-table .actions button")).to_be_visible()
    expect(frame.get_by_role("link", name="Open in Rollbook")).to_be_visible()
    if form == "tag":
        page.wait_for_function("told.length > 0")
        assert [one["kind"] for one in page.evaluate("told")] == ["error"]
    assert python_files(asked) == []


@pytest.mark.first_visit
@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts"'], ids=["plain", "sandboxed"])
def test_an_engine_serves_nobody_of_another_origin(post: Any, host: StaticHost, sandbox: str) -> None:
    host.headers.update(FOR_ALL)
    page: Page = post(f'<iframe src="ROLLBOOK/web/engine.html" {sandbox}></iframe>')
    next(one for one in page.frames if "/engine.html" in one.url).evaluate(ANSWER)
    assert page.evaluate(OFFER_A_PORT) == "silence"


def test_in_a_sandbox_with_its_origin_it_plays(post: Any) -> None:
    page: Page = post(FRAME.format(page="tutto", more='id="own" sandbox="allow-scripts allow-same-origin"'))
    own = page.frame_locator("#own")
    own.locator("tutto-table .actions button").first.click()
    expect(own.locator(".card.top:not(.back)")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("heading", "policy"),
    [("A plain page", STRICT), ("WordPress", ""), ("A static-site generator", STRICT), ("MDX", "")],
)
def test_every_guide_leads_to_a_game_one_can_play(post: Any, asked: list[str], heading: str, policy: str) -> None:
    page: Page = post(guide(heading), policy)
    frames = page.locator("rollbook-game iframe")
    expect(frames.first).to_be_visible()
    frame = page.frame_locator("rollbook-game iframe").first
    expect(frame.locator(".game-view")).to_be_visible()
    assert python_files(asked) == []
    page.evaluate("document.querySelector('rollbook-game').play()")
    expect(frame.locator("html[data-state=playing]")).to_be_attached(timeout=PATIENCE)
    expect(frame.locator(".game-view[data-mode=live]")).to_be_visible(timeout=PATIENCE)


def test_the_frame_alone_of_the_guide(post: Any) -> None:
    page: Page = post(guide("Without a script"), "default-src 'none'; frame-src {rollbook}")
    frame = page.frame_locator("iframe")
    expect(frame.locator("tutto-table .tray .die")).to_have_count(5)
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")


def test_the_coach_of_an_embed_is_as_its_tag_says(post: Any) -> None:
    """On demand, always, only chances, or not at all."""
    ways = ("", "ask", "always", "odds", "off")
    embeds = (f'<rollbook-game game="tutto" example="TU-E1" step="7" coach="{way}"></rollbook-game>' for way in ways)
    page: Page = post("".join(embeds) + SCRIPT)
    page.evaluate("for (const embed of document.querySelectorAll('rollbook-game')) embed.play()")
    usual, asked, always, odds, off = (frame_of(page, at) for at in range(1, 6))
    for frame in (usual, asked, always, odds, off):
        expect(frame.locator("html")).to_have_attribute("data-state", "playing", timeout=PATIENCE)
    expect(off.locator(".table-top")).to_be_visible()
    expect(off.get_by_role("button", name="Hint")).to_have_count(0)
    expect(always.locator(".act > .worth").first).to_have_attribute("data-worth", re.compile(r"^\d+%$"))
    expect(odds.locator(".act > .worth").first).to_have_attribute("data-worth", re.compile(r"^[\d.]+% \w+"))
    for frame in (usual, asked):
        expect(frame.locator(".worth")).to_have_count(0)
        frame.get_by_role("button", name="Hint").click()
        expect(frame.locator(".coach li button b").first).to_have_text(re.compile(r"^\d+%$"))
    odds.get_by_role("button", name="Hint").click()
    expect(odds.locator(".coach .why")).to_contain_text("%")
    expect(odds.locator(".coach b").first).to_be_empty()


def test_the_builder_shows_what_it_writes(page: Page, site: str, asked: list[str]) -> None:
    page.goto(f"{site}embed/index.html?lang=de")
    page.get_by_role("combobox", name="Spiel").select_option(OTHER)
    page.get_by_role("combobox", name="Spiel").select_option("tutto")
    page.get_by_role("combobox", name="Stellung").select_option("TU-E1 7")
    page.get_by_role("combobox", name="Design").select_option("dark")
    code = page.locator("code").first
    tag = '<rollbook-game game="tutto" example="TU-E1" step="7" lang="de" theme="dark"></rollbook-game>'
    expect(code).to_have_text(f'<script src="{site}embed.js" defer></script>\n{tag}')
    bare = f'<iframe src="{site}embed/de/tutto/TU-E1-7.html#theme=dark"'
    assert str(page.locator("code").nth(1).text_content()).startswith(bare)
    frame = frame_of(page, "#preview")
    expect(frame.locator("tutto-table")).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("combobox", name="Coach").select_option("always")
    expect(code).to_contain_text(' theme="dark" coach="always"></rollbook-game>')
    expect(page.locator("code").nth(1)).to_contain_text("#theme=dark&amp;coach=always")
    assert python_files(asked) == []


@pytest.mark.first_visit
def test_a_page_can_pin_the_script_and_markup_cannot_lead_it_astray(
    post: Any, host: StaticHost, page: Page, site: str
) -> None:
    """The builder's tag with a hash; on a page with an element that takes the place of `document.currentScript`."""
    host.headers.update(FOR_ALL)
    page.goto(f"{site}embed/index.html?lang=en")
    page.get_by_role("combobox", name="Script").select_option("pinned")
    tag = str(page.locator("code").first.text_content())
    (name,) = (file.name for file in build.DIST.glob("embed.*.js") if file.read_bytes() == EMBED.read_bytes())
    digest = base64.b64encode(hashlib.sha384(EMBED.read_bytes()).digest()).decode()
    assert tag.startswith(f'<script src="{site}{name}" integrity="sha384-{digest}" crossorigin="anonymous" defer>')
    expect(page.locator(".notes").get_by_text("Access-Control-Allow-Origin: *")).to_be_visible()
    astray = '<form name="currentScript"><input name="src" value="https://elsewhere.example/embed.js"></form>'
    post(f"{astray}{tag.replace(' defer', '')}")
    expect(frame_of(page, "rollbook-game").locator(".game-view")).to_be_visible()
    source = page.locator("rollbook-game iframe").get_attribute("src")
    assert str(source).startswith(f"{site}embed/en/")


def test_nothing_hostile_becomes_markup_in_an_embed_or_around_it(post: Any) -> None:
    tags = []
    for game in stills.games():
        still = next(one for one in stills.all_stills({"en": "English"}) if one.game == game)
        for name, text in STRINGS.items():
            if name in ("markup", "script"):
                said = packed_still(spoilt(stills.position(still), text))
                tags.append(f'<rollbook-game game="{game}" record="x" still="{said}"></rollbook-game>')
    attributes = " ".join(
        f'{name}="{html.escape(STRINGS["script"])}"'
        for name in ("record", "step", "theme", "options", "coach", "lang", "label", "height")
    )
    tags.append(f'<rollbook-game game="tutto" {attributes} autostart></rollbook-game>')
    page: Page = post("".join(tags) + SCRIPT)
    page.evaluate(LISTEN)
    for at in range(1, len(tags) + 1):
        page.locator(f"rollbook-game:nth-of-type({at}) iframe").scroll_into_view_if_needed()
    said = frame_of(page, len(tags)).locator(".embed-fail [role=alert]")
    expect(said).to_be_visible(timeout=PATIENCE)
    for text in STRINGS.values():
        page.evaluate(BOTHER, text)
    page.wait_for_timeout(500)  # nothing may come of it
    assert page.evaluate("typeof hit") == "undefined"
    assert page.locator("body *:not(rollbook-game, iframe, script)").count() == 0
    shown = [frame for frame in page.frames if "/embed/en/" in frame.url]
    assert len(shown) == len(tags)
    for frame in shown:
        check(frame, frame.url[:200], wide=False)
