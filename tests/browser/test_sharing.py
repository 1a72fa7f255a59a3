"""A game as a link: made from the menu, opened anywhere, checked, and never in the way of what is stored."""

from __future__ import annotations

import base64
import re
import subprocess

import pytest
from browser.games import SAMPLE
from browser.player import PATIENCE, appear, go, id_of, noted
from playwright.sync_api import Page, expect

import build
from pyapp.advice import choose
from pyapp.core import record
from pyapp.core.game import Decide
from pyapp.core.link import to_link
from pyapp.core.match import Match, Seat
from pyapp.games import find_game

STORED = "Object.keys(localStorage).filter((key) => key.startsWith('rollbook.game.'))"


def played(steps: int) -> Match[object]:
    match: Match[object] = Match(find_game(SAMPLE), [Seat("person", "Anna"), Seat("person", "Ben")], {}, "sharing")
    match.begin()
    while isinstance(match.turn, Decide) and len(match.steps) < steps:
        match.play(choose(match, "sensible"))
    return match


def shared(page: Page, match: Match[object]) -> str:
    """The link that the menu of this table makes."""
    text = record.write(match)
    go(page, f"play/{id_of(text)}", text)
    appear(page, ".game-view:is([data-mode=live], [data-mode=over]), .hand-over:not([hidden]) .act:enabled")
    if page.get_by_role("dialog", name="Result").is_visible():
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share this game")
    link = dialog.get_by_role("textbox", name="Link").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_link_brings_a_game_to_another_device(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".home")
    running, finished = played(60), played(20_000)
    links = {match: shared(page, match) for match in (running, finished)}
    for match, link in links.items():
        assert link.endswith(f"#/open/{to_link(match)}")
    page.evaluate("localStorage.clear()")  # another device
    page.goto("about:blank")

    page.goto(links[finished])
    rolls = sum(step.seat is None for step in finished.steps)
    expect(noted(page)).to_contain_text(f"{rolls} rolls checked: all follow from the seed.", timeout=PATIENCE)
    expect(page).to_have_url(re.compile("#/play/"))
    assert len(page.evaluate(STORED)) == 1

    page.goto(links[running])
    appear(page, ".hand-over:not([hidden]) .act:enabled, .game-view[data-mode=live]")
    assert len(page.evaluate(STORED)) == 2
    page.goto(links[finished])  # it is here already
    expect(page).to_have_url(re.compile("#/play/"), timeout=PATIENCE)
    assert len(page.evaluate(STORED)) == 2


PIXELS = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const [width, height] = [200, Math.round((200 * picture.height) / picture.width)];
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(picture, 0, 0, width, height);
    const { data } = canvas.getImageData(0, 0, width, height);
    return JSON.stringify({ width, height, data: [...data] });
}"""
"""As text: Playwright takes two seconds for a list of so many numbers."""
READ = """import decodeQR from "qr/decode.js";
import fs from "node:fs";
const { width, height, data } = JSON.parse(fs.readFileSync(0, "utf8"));
console.log(decodeQR({ width, height, data: Uint8ClampedArray.from(data) }));"""


def test_the_qr_code_can_be_read(page: Page, site: str) -> None:
    """Scaled to 200 pixels, straight and seen at an angle."""
    page.goto(site)
    appear(page, ".home")
    link = shared(page, played(20_000))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    code = page.get_by_role("img", name="QR code of the link")
    expect(code.locator("svg")).to_be_visible()
    other = page.context.new_page()
    for seen in ("", "perspective(900px) rotateX(18deg) rotateY(-14deg) rotateZ(6deg)"):
        code.evaluate("(one, seen) => { one.style.transform = seen; }", seen)
        picture = base64.b64encode(code.screenshot(animations="disabled")).decode()
        pixels = other.evaluate(PIXELS, picture)
        command = [build.node(), "--input-type=module", "--eval", READ]
        done = subprocess.run(list(map(str, command)), input=pixels, cwd=build.WEB, capture_output=True, text=True)
        assert done.stdout.strip() == link, done.stderr[-500:]
    other.close()


@pytest.mark.files_missing
def test_without_the_qr_encoder_there_is_still_the_link(page: Page, site: str) -> None:
    page.route("**/lean-qr-*.js", lambda route: route.abort())
    page.goto(site)
    appear(page, ".home")
    match = played(10)
    assert shared(page, match).endswith(to_link(match))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("textbox", name="Link")).to_be_visible()
    expect(page.get_by_role("img", name="QR")).to_have_count(0)


def test_a_broken_link_says_so_and_changes_nothing(page: Page, site: str) -> None:
    link = to_link(played(60))
    other = "A" if link[9] != "A" else "B"
    for damage, broken in {"cut": link[:-5], "changed": link[:9] + other + link[10:], "nothing": ""}.items():
        page.goto(f"{site}#/open/{broken}")
        expect(noted(page), damage).to_have_text("This link is damaged or incomplete.", timeout=PATIENCE)
        expect(page.locator(".home")).to_be_visible()
        assert page.evaluate(STORED) == []
        page.evaluate("document.querySelector('#toasts').replaceChildren()")
