"""The largest inputs there can be, in the page: what is drawn, held and asked for has a limit, whatever it is given.

Elements and bytes are counted and compared with an ordinary game's; a busy machine changes neither.
"""

from __future__ import annotations

import base64
import functools
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.player import PATIENCE, SIZES, appear, go, noted, replay, said, wait_until
from browser.test_opening import opened
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import BrowserContext, Page, expect
from worst import STEPS, code_of, long_game

from pyapp import api
from web.build import stills

ORDINARY = 400
"""Steps of an ordinary game, as many as a page of the log has."""
MB = 1_000_000
MOST_ELEMENTS = 8000
"""On any page, whatever it was given to show."""

GAME = long_game(ORDINARY).partition("game: ")[2].split()[0]
"""The one whose game can go on and on."""

COUNT = "document.querySelectorAll('*').length"
PANEL = ".log-panel > div"

# Everything in the list in order: the names in headings, the steps of the lines.
LINES = """panel => [...document.querySelectorAll(`${panel} .log > li`)].map((line) =>
    line.classList.contains("turn") ? line.textContent : Number(line.firstElementChild.dataset.step))"""
TOP = "([panel, step]) => document.querySelector(`${panel} [data-step='${step}']`).getBoundingClientRect().top"
SHOWN = """([panel, from]) => {
    const lines = [...document.querySelectorAll(`${panel} .log [data-step]`)];
    return Number(lines[0].dataset.step) === from;
}"""


def heap(page: Page, context: BrowserContext) -> int:
    session = context.new_cdp_session(page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    used = int(session.send("Runtime.getHeapUsage")["usedSize"])
    session.detach()
    return used


def names_by_step(record: str) -> dict[int, str]:
    """Whose turn each step belongs to, as far as its first event says."""
    seats = replay(record)["seats"]
    frames = json.loads(api.call("log", json.dumps({"match": "test"})))["frames"]
    first = {frame["step"]: frame["events"][0]["params"].get("seat") for frame in frames if frame["events"]}
    return {step: seats[seat]["name"] for step, seat in first.items() if isinstance(seat, int)}


def check_headings(lines: list[str | int], names: dict[int, str]) -> None:
    """Every line is under the name of the player who acts in it, and no name is there twice in a row."""
    heading = ""
    for before, line in zip([0, *lines], lines, strict=False):
        if isinstance(line, str):
            assert line != heading
            assert isinstance(before, int), "no heading without a line"
            heading = line
        else:
            assert names.get(line, heading) == heading, line
    steps = [line for line in lines if isinstance(line, int)]
    assert steps == list(range(steps[0], steps[-1] + 1))


@pytest.mark.parametrize("last", [2_800, pytest.param(STEPS - ORDINARY, marks=pytest.mark.slow)])
def test_of_a_long_game_a_window_is_shown(page: Page, context: BrowserContext, site: str, last: int) -> None:
    """Seven pages of the log are enough for all of this."""
    page.set_viewport_size(SIZES["desk"])
    player = TuttoPlayer(page, site)
    player.sit_down(long_game(ORDINARY))
    elements, bytes = page.evaluate(COUNT), heap(page, context)
    record = long_game(last)
    names = names_by_step(record)
    player.sit_down(record)
    assert page.evaluate(COUNT) <= elements + 10, "as much as of an ordinary game"
    assert heap(page, context) <= bytes + 8 * MB
    lines = page.evaluate(LINES, PANEL)
    assert lines[-1] == last
    check_headings(lines, names)

    # Scrolled up: the page before comes, and what was read stays in its place.
    panel, first = page.locator(PANEL), last - ORDINARY + 1
    panel.evaluate("panel => { panel.scrollTop = 40; }")
    wait_until(page, lambda: page.evaluate(SHOWN, [PANEL, first - ORDINARY]), "the page before comes")
    assert abs(page.evaluate(TOP, [PANEL, first]) - panel.bounding_box()["y"]) < 200  # type: ignore[index]
    check_headings(page.evaluate(LINES, PANEL), names)

    # Pressed, as the keyboard and screen readers do: focus and button stay, and lines far away go.
    earlier = panel.get_by_role("button", name="Show earlier")
    earlier.focus()
    height = earlier.bounding_box()
    for pages in range(2, 5):
        page.keyboard.press("Enter")
        start = [PANEL, first - pages * ORDINARY]
        wait_until(page, functools.partial(page.evaluate, SHOWN, start), "an earlier page comes")
        expect(earlier).to_be_focused()
        assert earlier.bounding_box() == height
        check_headings(page.evaluate(LINES, PANEL), names)
        assert page.evaluate(COUNT) <= 2 * elements + 10
    expect(said(page).filter(has_text=f"of {last:,}")).to_be_attached()
    later = panel.get_by_role("button", name="Show later")
    later.focus()
    page.keyboard.press("Enter")
    wait_until(page, lambda: page.evaluate(SHOWN, [PANEL, first - 3 * ORDINARY]), "a later page comes")
    expect(later).to_be_focused()
    check_headings(page.evaluate(LINES, PANEL), names)

    # A look at any step, and a move: the log is at its end again.
    panel.locator("[data-step]").first.click()
    expect(page.locator(".lookback")).to_contain_text(f"Step {first - 3 * ORDINARY:,}")
    page.get_by_role("button", name="Back to the game").click()
    page.locator(f"{GAME}-table .actions .act.main").click()
    expect(panel.locator(f"[data-step='{last + 2}']")).to_be_attached(timeout=PATIENCE)
    check_headings(page.evaluate(LINES, PANEL), names | {last + 1: "Anna", last + 2: "Anna"})
    assert page.evaluate(COUNT) <= 2 * elements + 10
    assert len(player.stored()[0]["record"].splitlines()) >= last


# Positions in an address


def packed(position: Any) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (
        base64.urlsafe_b64encode(packer.compress(json.dumps(position).encode()) + packer.flush()).decode().rstrip("=")
    )


def changed(value: Any, change: Callable[[Any], list[Any]]) -> list[Any]:
    """Copies of it, in each of which one part is something else; of a list's parts only the first is changed."""
    found = change(value)
    if isinstance(value, dict):
        found += [{**value, key: other} for key, part in value.items() for other in changed(part, change)]
    elif isinstance(value, list) and value:
        found += [[other, *value[1:]] for other in changed(value[0], change)]
    return found


def at_the_limits(value: Any) -> list[Any]:
    """As large as a number, a list and a text may be."""
    if isinstance(value, bool) or value is None:
        return []
    if isinstance(value, int):
        return [1_000_000, -1_000_000]
    if isinstance(value, str):
        return ["W" * 200]
    if isinstance(value, list) and value:
        return [(value * 300)[:300]]
    return []


def beyond_the_limits(value: Any) -> list[Any]:
    if isinstance(value, int) and not isinstance(value, bool):
        return [1_000_000_000, 1e300, 0.5]
    if isinstance(value, str):
        return ["W" * 201]
    if isinstance(value, list) and value:
        deep = json.loads("[" * 20 + "]" * 20)
        return [(value * 301)[:301], [deep]]
    return []


DRAW = """async (packed) => {
    const { drawStill } = await import(new URL("web/embed/play.js", document.baseURI));
    let [drawn, most] = [0, 0];
    for (const one of packed) {
        drawn += await drawStill(one).then(() => 1, () => 0);
        most = Math.max(most, document.querySelectorAll("*").length);
    }
    return [drawn, most];
}"""


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", stills.games())
def test_a_position_in_an_address_is_drawn_within_limits_or_not_at_all(
    page: Page, site: str, game: str, every: int
) -> None:
    """By turns every fifth of the ways to spoil it, a different fifth in each game."""
    first = stills.games().index(game) % every
    page.goto(f"{site}embed/en/{game}.html")
    still = [one for one in stills.all_stills({"en": "English"}) if one.game == game][-1]
    wanted = ("view", "turn", "seats", "step", "legal", "outcome")
    position = {key: part for key, part in stills.position(still).items() if key in wanted}
    drawn, ordinary = page.evaluate(DRAW, [packed(position)])
    assert drawn == 1
    refused = [packed(one) for one in changed(position, beyond_the_limits)[first::every]]
    refused += [packed({**position, "view": [[0] * 300] * 40}), packed("x" * (1 << 18)), "A" * (1 << 19), packed(None)]
    drawn, most = page.evaluate(DRAW, refused)
    assert drawn == 0
    assert most <= ordinary + 5, "nothing of them is drawn"
    large = changed(position, at_the_limits)[first::every]
    drawn, most = page.evaluate(DRAW, [packed(one) for one in large])
    print(f"{game}: {ordinary} elements, at most {most}; {drawn} of {len(large)} drawn")
    assert drawn > len(large) / 2, "what is within the limits can be drawn"
    assert most <= MOST_ELEMENTS


# Links and files


def test_links_of_any_length(page: Page, site: str) -> None:
    TuttoPlayer(page, site).open()
    appear(page, "html[data-screen=home]")
    elements = page.evaluate(COUNT)
    million = "a" * 1_000_000
    floods = (
        "{}",
        "play/{}",
        "new/tutto?seed={}",
        "new/tutto?seats=1000000000&bots=1000000000",
        "new/tutto?" + "a=2&" * 100_000,
    )
    for route in floods:
        page.evaluate("document.querySelector('#toasts').replaceChildren()")
        go(page, route.format(million))
        expect(noted(page)).to_have_count(1, timeout=PATIENCE)
        assert len(noted(page).inner_text()) < 200
        assert page.evaluate(COUNT) <= elements + 100


@pytest.mark.parametrize(("first", "every"), [(1, 2), pytest.param(0, 1, marks=pytest.mark.slow)])
def test_files_of_any_content(page: Page, site: str, tmp_path: Path, first: int, every: int) -> None:
    """Up to 20 megabytes are read at all. Something deep and something long; slow: all of them."""
    TuttoPlayer(page, site).open("settings")
    appear(page, ".settings")
    given = opened(page).locator("input[type=file]")
    elements = page.evaluate(COUNT)
    limit = 20 * MB - 100
    games = '{"rollbook": 1, "games": [%s]}'
    save = {"id": "a" * 10, "game": "tutto", "record": "", "rev": 1, "updated": 1, "outcome": None}
    save |= {"summary": {"names": ["W" * (16 * MB)], "kinds": [], "scores": None, "turn": 0}}
    floods = (
        "[" * limit,
        '{"a":' * (limit // 5),
        games % json.dumps(save),
        games % ("1," * (limit // 2) + "1"),
        "x" * (21 * MB),
    )
    for number, content in enumerate(floods[first::every]):
        file = tmp_path / f"{number}.json"
        file.write_text(content, "utf-8")
        for place in (".told", ".import"):
            page.evaluate("place => document.querySelector(place).replaceChildren()", place)
        given.set_input_files(file)
        answer = page.locator(".told:not(:empty), .import ul")
        expect(answer).to_have_count(1, timeout=PATIENCE)
        assert len(answer.inner_text()) < 2000
        assert page.evaluate(COUNT) <= elements + 200
    assert not any(key.startswith("rollbook.game.") for key in page.evaluate("Object.keys(localStorage)"))


# Embeds

# In every frame: which methods of the engine it asks for.
LISTEN = """(() => {
    const send = MessagePort.prototype.postMessage;
    self.asked = [];
    MessagePort.prototype.postMessage = function (message, ...rest) {
        if (message?.method) self.asked.push(message.method);
        return send.call(this, message, ...rest);
    };
})()"""

EMBED = """([game, record, step]) => {
    const embed = document.createElement("rollbook-game");
    const wishes = { game, lang: "en", record, step, autostart: "" };
    for (const [name, value] of Object.entries(wishes)) embed.setAttribute(name, value);
    document.body.append(embed);
    document.body.append(Object.assign(document.createElement("script"), { src: "embed.js" }));
}"""

FLOOD = """(count) => {
    const frame = document.querySelector("rollbook-game iframe").contentWindow;
    const say = (more) => frame.postMessage({ rollbook: 1, ...more }, location.origin);
    for (let at = 0; at < count; at += 1) {
        say({ kind: "goTo", step: at % 50 });
        say({ kind: "reset" });
        say({ kind: "theme", theme: at % 2 ? "dark" : "light" });
        say({ kind: "tap", path: Array(39).fill(at) });
        say({ kind: "play" });
        say({ kind: "goTo", step: 1e300 });
    }
    const hub = document.querySelector("iframe[hidden]").contentWindow;
    for (let at = 0; at < count / 10; at += 1)
        hub.postMessage({ rollbook: 1, kind: "engine", line: 99 + at }, origin, [new MessageChannel().port1]);
    say({ kind: "goTo", step: 6 });
}"""


@pytest.mark.parametrize("last", [5_000, pytest.param(STEPS, marks=pytest.mark.slow)])
def test_an_embed_of_a_long_game_and_a_flood_of_messages(page: Page, site: str, last: int) -> None:
    page.add_init_script(LISTEN)
    page.goto(f"{site}blank.html")
    code = code_of(long_game(last).replace("!", "").replace("seed: worst\n", ""))
    page.evaluate(EMBED, [GAME, code, str(last - 2)])
    step = "step => document.querySelector('rollbook-game').step === step"
    page.wait_for_function(step, arg=last - 2, timeout=2 * PATIENCE)
    inside = next(frame for frame in page.frames if f"/{GAME}" in frame.url)
    assert inside.evaluate(COUNT) <= MOST_ELEMENTS
    assert "log" in inside.evaluate("asked")

    before = len(inside.evaluate("asked"))
    page.frame_locator("rollbook-game iframe").get_by_role("button", name="One step forward").click()
    page.wait_for_function(step, arg=last, timeout=PATIENCE)
    walked = len(inside.evaluate("asked")) - before
    assert walked <= 10, "one step on is a handful of calls, wherever it is"

    before = len(inside.evaluate("asked"))
    page.evaluate(FLOOD, 2000)
    page.wait_for_function(step, arg=6, timeout=PATIENCE)
    assert len(inside.evaluate("asked")) - before <= 5 * walked, "of thousands of wishes the last is done"
    assert inside.evaluate(COUNT) <= MOST_ELEMENTS
    assert sum(frame.url.endswith("/web/engine.html") for frame in page.frames) == 1
