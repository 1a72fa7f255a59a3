"""What others hand over is text and nothing else: through every input, link, file, stored entry and message.

A hit would be a new element, a script that ran, or an error nobody caught; `manners` (see conftest.py) sees the last.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from browser.games import OTHER
from browser.hostile import ALL, STRINGS, check
from browser.player import PATIENCE, go, noted, replay
from browser.test_opening import opened
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Page, expect


@pytest.fixture
def player(page: Page, site: str) -> TuttoPlayer:
    return TuttoPlayer(page, site)


def test_names_and_seed(player: TuttoPlayer) -> None:
    page = player.page
    player.open()
    player.set_up(seed="s", people=tuple(STRINGS.values()))
    for name, text in STRINGS.items():
        page.get_by_role("textbox", name="Dice seed").fill(text)
        check(page, f"seed: {name}")
    page.get_by_role("textbox", name="Dice seed").fill(STRINGS["markup"])
    start = page.get_by_role("button", name=re.compile("^Start"))
    start.click()
    said = noted(page)
    expect(said.or_(player.table).first).to_be_visible(timeout=PATIENCE)
    if said.count():
        assert said.count() == 1
        check(page, "the answer to a seed")
        page.get_by_role("textbox", name="Dice seed").fill("s")
        start.click()
    player.table.wait_for(timeout=PATIENCE)
    player.wait_for_turn()
    player.act()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="History").click()
    check(page, "at the table")
    page.keyboard.press("Escape")
    names = player.table.locator(".seat .name").all_inner_texts()
    assert len(names) == len(STRINGS)
    assert all(0 < len(name) <= 20 and name.isprintable() for name in names), names
    player.open()
    expect(page.locator("#continue li")).to_have_count(1)
    check(page, "at home")


def test_links(player: TuttoPlayer) -> None:
    page = player.open().page
    set_ups = ("new/{}", "new/tutto?seats={}", "new/tutto?seed=a&{}=1", "new/tutto?names={}")
    routes = ("{}", "play/{}", *set_ups, "settings/{}")
    for route in routes:
        for name, text in STRINGS.items():
            page.evaluate("document.querySelector('#toasts').replaceChildren()")
            go(page, route.format(quote(text, safe="")))
            if not route.startswith("settings"):
                expect(noted(page)).to_have_count(1, timeout=PATIENCE)
                assert len(noted(page).inner_text()) < 200
            check(page, f"{route}: {name}")
    page.goto(f"{player.site}?lang={quote(ALL[:300], safe='')}#/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    check(page, "lang")


def record_with(*names: str) -> str:
    seats = "".join(f"seat: person {name}\n" for name in names)
    return f"rollbook 1\ngame: tutto 1\n{seats}seed: s\n\n"


def hostile_saves(text: str) -> list[dict[str, Any]]:
    """As somebody would write them who knows the shape."""
    summary = {"names": [text, text], "kinds": [text, text], "scores": [text, text], "turn": 0}
    save = {"game": "tutto", "rev": 1, "updated": 1, "outcome": None, "summary": summary}
    return [
        {**save, "id": "aaaaaaaaaa", "record": text},
        {**save, "id": "bbbbbbbbbb", "record": record_with(text, "Ben")},
        {**save, "id": "cccccccccc", "record": "", "outcome": {"winners": [0]}},
        {**save, "id": "dddddddddd", "record": "", "outcome": {"winners": text}},
        {**save, "id": text[:200], "record": text, "game": text},
        {**save, "id": "eeeeeeeeee", "record": "", "game": text},
    ]


def hostile_entries(text: str) -> dict[str, Any]:
    info = {
        "id": "tutto",
        "seats": [2, 6],
        "bots": [text],
        "options": [{"id": text, "kind": text, "values": [text]}],
        "real": [{"id": "dice", "verbs": [text]}, {"id": text, "verbs": [text]}],
    }
    return {
        "settings": dict.fromkeys(("lang", "theme", "motion", "pace", "keys", "sound"), text),
        "open": text,
        "games": [info, {**info, "id": OTHER}],
        "setup.tutto": {
            "seats": [{"name": text, "kind": text}] * 3,
            "options": {"target": text, "start": text},
            "real": ["dice", text],
        },
        "install": {"visits": text, "last": text},
        **{f"game.{save['id']}": save for save in hostile_saves(text)},
    }


LAY = """entries => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(`rollbook.${key}`, value);
}"""


def test_what_is_stored(player: TuttoPlayer) -> None:
    page = player.open().page
    for name, text in {"all": ALL, "null": "", "numbers": "1e999"}.items():
        entries = {key: json.dumps(value) for key, value in hostile_entries(text).items()}
        if name == "null":
            entries = dict.fromkeys(entries, "null") | {"games": "[null]", "setup.tutto": '{"seats":[null]}'}
        if name == "numbers":
            entries = {key: value.replace('"updated": 1', '"updated": 1e999') for key, value in entries.items()}
        page.evaluate(LAY, entries)
        page.goto(f"{player.site}#/")
        page.reload()
        expect(page.get_by_role("heading", name="Rollbook")).to_be_visible()
        expect(page.locator("html:not([data-text])")).to_be_attached()
        check(page, f"home: {name}")
        for id in ("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"):
            page.evaluate("document.querySelector('#toasts').replaceChildren()")
            page.evaluate("id => { location.hash = `#/play/${id}` }", id)
            expect(noted(page).or_(page.locator("dialog[open]"))).to_have_count(1, timeout=PATIENCE)
            check(page, f"a game: {name}")
        page.evaluate("document.querySelector('#toasts').replaceChildren(); location.hash = '#/new/tutto'")
        expect(page.get_by_role("combobox", name="Who starts")).to_be_visible(timeout=PATIENCE)
        check(page, f"set-up: {name}")
    page.get_by_role("button", name=re.compile("^Start")).click()
    player.table.wait_for(timeout=PATIENCE)


ANSWER = ".told:not(:empty, :text('Opening…')), .import ul"


def test_files(player: TuttoPlayer, tmp_path: Path) -> None:
    page = player.open("settings").page
    given = opened(page).locator("input[type=file]")
    file = tmp_path / "games.json"
    for name, text in STRINGS.items():
        for content in (
            text,
            json.dumps({"rollbook": 1, "games": hostile_saves(text)}),
            json.dumps({"rollbook": text}),
        ):
            page.evaluate("document.querySelector('.told').replaceChildren()")
            page.evaluate("document.querySelector('.import').replaceChildren()")
            file.write_text(content, "utf-8")
            given.set_input_files(file)
            expect(page.locator(ANSWER)).to_have_count(1, timeout=PATIENCE)
            check(page, f"file: {name}")
    assert player.stored() == []


SAY = """([text, target]) => {
    const windows = { app: window, engine: document.querySelector("iframe")?.contentWindow };
    const shapes = [text, { rollbook: 1, kind: text }, { kind: "reply", reply: text }, { method: text, params: text },
        { rollbook: 1, kind: "goTo", step: text }, { kind: "keeping", loaded: text, total: text }, "port", null];
    for (const shape of shapes)
        windows[target].postMessage(shape, "*", shape === "port" ? [] : [new MessageChannel().port1]);
}"""


def test_messages_to_the_app_and_to_the_engine_s_frame(player: TuttoPlayer) -> None:
    player.new_game(seed="messages")
    player.wait_for_turn()
    page = player.page
    before = player.looks()
    # From a page of another origin, and from one without any.
    page.evaluate(
        """() => new Promise((resolve) => {
            const frame = document.createElement("iframe");
            frame.setAttribute("sandbox", "allow-scripts");
            frame.src = "blank.html";
            frame.className = "stranger";
            frame.onload = resolve;
            document.body.append(frame);
        })"""
    )
    stranger = next(frame for frame in page.frames if frame.url.endswith("blank.html"))
    for text in STRINGS.values():
        for target in ("app", "engine"):
            page.evaluate(SAY, [text, target])
        for place in ("parent", "parent[0]"):
            stranger.evaluate(
                f"text => {{ const {{ port1 }} = new MessageChannel(); {place}.postMessage(text, '*', [port1]); "
                f"{place}.postMessage({{ method: 'drop', params: text }}, '*'); }}",
                text,
            )
    page.evaluate("document.querySelector('.stranger').remove()")
    check(page, "messages")
    assert player.looks() == before
    player.act()
    assert player.wait_for_turn()
    assert replay(player.stored()[0]["record"])["step"] >= 1
