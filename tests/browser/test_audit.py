"""The dice audit on the screen: from a result, from the menu, and over all games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from browser.games import GAMES, SAMPLE
from browser.looks import faults
from browser.player import PATIENCE, SEATED, SET_UP, Player, appear, go, id_of, tab_in_dialog, tab_to
from browser.records import played
from playwright.sync_api import Page, expect

from pyapp.core import record
from pyapp.core.errors import GameError
from pyapp.core.stream import fingerprint
from pyapp.games import find_game

SEED = "browser-1"
"""Of the games that browser.records plays."""
AUDIT = "dialog.audit"


def changed(text: str) -> str:
    """The record with another roll, late in the game, after which the same moves still end it."""
    head, empty, moves = text.partition("\n\n")
    lines = moves.splitlines()
    for at in range(len(lines) - 1, 0, -1):
        verb, *faces = lines[at].split()
        if verb != "roll":
            continue
        other = [*lines[:at], " ".join([verb, *sorted(["2", *faces[:-1]])]), *lines[at + 1 :]]
        changed, wrong = head + empty + "\n".join(other), dict[int, str]()
        with suppress(GameError):  # after many rolls the next move is no longer possible
            if record.read(changed, find_game, wrong).outcome and wrong:
                return changed
    raise AssertionError("every roll matters")


def test_from_a_result_by_keyboard_to_a_program_that_runs(page: Page, site: str, tmp_path: Path) -> None:
    finished = played(SAMPLE)
    player = Player(page, site)
    player.game = SAMPLE
    player.sit_down(finished)
    tab_to(page, "dialog.result button", text="Dice audit")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Dice audit")
    expect(dialog.locator(".verdict")).to_contain_text("as even as fair dice are", timeout=PATIENCE)
    match = record.read(finished, find_game)
    rolls = sum(step.seat is None for step in match.steps)
    expect(dialog).to_contain_text(f"{rolls} rolls checked: all follow from the seed.")
    expect(dialog.get_by_role("row")).not_to_have_count(0)
    shown = dialog.locator("code").all_inner_texts()
    assert shown == [SEED, fingerprint(SEED)]
    assert tab_in_dialog(page) == []
    assert faults(page) == []

    with page.expect_download() as waiting:
        dialog.get_by_role("button", name="Download the check").click()
    waiting.value.save_as(tmp_path / "dice.py")
    done = subprocess.run([sys.executable, "-I", tmp_path / "dice.py"], capture_output=True, encoding="utf-8")
    assert done.stdout.splitlines() == [
        f"Fingerprint: {shown[1]}",
        f"OK: all {rolls} outcomes follow from the seed.",
    ]


def test_a_running_game_shows_the_fingerprint_and_not_the_seed(page: Page, site: str) -> None:
    player = Player(page, site)
    player.sit_down(played(SAMPLE, 0.5))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Dice", exact=True).click()
    dialog = page.get_by_role("dialog", name="Dice")
    expect(dialog.locator("code")).to_have_text(fingerprint(SEED), timeout=PATIENCE)
    expect(dialog.get_by_role("button")).to_have_count(1)
    assert SEED not in page.locator("body").inner_html()


def test_set_up_shows_the_fingerprint_of_the_game_that_will_be(page: Page, site: str) -> None:
    """Of a seed that is drawn before anything is chosen, or that somebody enters; the record has that seed."""
    page.goto(f"{site}#/new/{SAMPLE}")
    appear(page, SET_UP)
    shown = page.locator(".fingerprint code")
    expect(shown).to_have_text(re.compile(r"^([0-9a-f]{4} ){3}[0-9a-f]{4}$"), timeout=PATIENCE)
    drawn = shown.inner_text()
    page.locator(".set-up summary").click()
    seed = page.get_by_role("textbox", name="Dice seed")
    for typed, told in (("rollbook", fingerprint("rollbook")), ("no seed", "–"), ("  ", drawn)):
        seed.fill(typed)
        expect(shown).to_have_text(told)
    page.get_by_role("button", name="Add bot").click()
    page.get_by_role("radio", name="Real dice").check()
    expect(page.locator(".fingerprint")).to_be_hidden()
    page.get_by_role("radio", name="In the app").check()
    expect(shown).to_have_text(drawn)
    page.get_by_role("button", name="Start").click()
    appear(page, SEATED)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Dice", exact=True).click()
    expect(page.get_by_role("dialog", name="Dice").locator("code")).to_have_text(drawn, timeout=PATIENCE)
    [save] = [text for key, text in page.evaluate("Object.entries(localStorage)") if ".game." in key]
    match = record.read(json.loads(save)["record"], find_game)
    assert match.seed
    assert fingerprint(match.seed) == drawn
    # Each game has a seed of its own.
    page.goto(f"{site}#/new/{SAMPLE}")
    expect(shown).to_have_text(re.compile("^[0-9a-f]{4} "), timeout=PATIENCE)
    assert shown.inner_text() != drawn


def test_all_games_of_the_device_one_after_the_other(page: Page, site: str) -> None:
    """One of them has a roll that was changed, one is not over, and one cannot be read."""
    page.goto(site)
    appear(page, ".home")
    good = [played(game) for game in GAMES]
    bad = changed(good[GAMES.index(SAMPLE)])
    running = played(SAMPLE, 0.5)
    go(page, "settings", *good, running)
    appear(page, ".settings")
    store = """([id, record]) => {
        const key = `rollbook.game.${id}`;
        localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), record });
    }"""
    page.evaluate(store, [id_of(good[GAMES.index(SAMPLE)]), bad])
    page.evaluate(store, [id_of(good[-1]), good[-1].replace("\n\n", "\n\nnonsense\n")])
    page.get_by_role("button", name="Dice audit").click()
    dialog = page.locator(AUDIT)
    expect(dialog.locator(".verdict")).to_be_visible(timeout=PATIENCE)
    expect(dialog).to_contain_text(f"{len(GAMES) - 1} finished games")
    expect(dialog).to_contain_text("One roll doesn’t follow from its seed:")
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    expect(dialog).to_contain_text("One game can’t be opened and isn’t included.")
    expect(dialog).to_contain_text("have the same seed as another")
    # Closing it while it counts ends it.
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Dice audit").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
