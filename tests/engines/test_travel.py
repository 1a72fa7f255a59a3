"""A link, a record and an export are the same in every browser as in CPython, and each opens what the other made."""

from __future__ import annotations

import json
import re

from browser.games import SAMPLE
from browser.player import PATIENCE, SEATED, appear, noted, saved, wait_until
from engines.launch import Window

from pyapp.advice import choose
from pyapp.core import record
from pyapp.core.game import Decide
from pyapp.core.link import to_link
from pyapp.core.match import Match, Seat
from pyapp.games import find_game

EXPORT = """() => {
    HTMLAnchorElement.prototype.click = () => {};
    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.exported = text; }); return "#"; };
}"""
"""What would be downloaded, instead of a download that every browser asks for in its own way."""
PASTE = "text => { document.querySelector('.open-game textarea').value = text; }"


def test_a_game_travels_between_browsers_and_cpython(window: Window, site: str) -> None:
    page = window.page
    match: Match[object] = Match(find_game(SAMPLE), [Seat("person", "Zoë"), Seat("casual", "Ben")], {}, "travel")
    match.begin()
    while isinstance(match.turn, Decide):
        match.play(choose(match, "sensible"))
    link, text = to_link(match), record.write(match)

    page.goto(f"{site}#/open/{link}")
    page.get_by_role("dialog", name="Result").wait_for(timeout=PATIENCE)
    games = "Object.keys(localStorage).filter(key => key.startsWith('rollbook.game.')).map(key => localStorage[key])"
    assert text in [json.loads(game)["record"] for game in page.evaluate(games)]

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name=re.compile("^(Save|Send) picture")).wait_for(timeout=PATIENCE)
    assert page.evaluate("document.querySelector('dialog.share input').value") == f"{site}#/open/{link}"

    page.goto(f"{site}#/settings")
    page.evaluate(EXPORT)
    page.get_by_role("button", name="Save to a file").click()
    wait_until(page, "window.exported ?? ''", "nothing was exported")
    exported = json.loads(page.evaluate("window.exported"))["games"]
    assert text in [game["record"] for game in exported]

    page.locator(".settings .button.danger").click()
    page.locator("dialog[open] .button.danger").click()
    noted(page).filter(has_text="Everything was deleted.").wait_for(timeout=PATIENCE)
    for given in (text, json.dumps({"rollbook": 1, "games": [saved(text)]})):
        page.get_by_role("button", name=re.compile("^Open a game")).click()
        page.locator("dialog.open-game").wait_for()
        page.evaluate(PASTE, given)
        page.get_by_role("button", name=re.compile("^Open$")).click()
        if given == text:
            appear(page, SEATED)
            page.goto(f"{site}#/settings")
    page.locator("dialog .import").filter(has_text="One game was already here.").wait_for(timeout=PATIENCE)
    assert [json.loads(game)["record"] for game in page.evaluate(games)] == [text]
