"""The automatic backup, with real files: the picker's folder is the origin's private file system, whose handles are
those that a picker gives. And the reminder where a browser cannot do that.
"""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from browser.games import SAMPLE
from browser.looks import blemishes, faults
from browser.player import PATIENCE, appear, go, id_of, noted, trouble, wait_until
from browser.records import played
from browser.test_library import DAY, FILL, game_number
from browser.test_saves import everything
from playwright.sync_api import Locator, Page, expect

PICK = """(answer) => {
    window.showDirectoryPicker = async () => {
        if (answer) throw new DOMException("no", answer);
        return (await navigator.storage.getDirectory()).getDirectoryHandle("Games", { create: true });
    };
}"""
FILES = """async () => {
    const found = {};
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("Games", { create: true });
    for await (const [name, file] of folder.entries())
        if (!name.endsWith(".crswap")) found[name] = await (await file.getFile()).text();
    return found;
}"""
"""What is in the folder, without what the browser is writing and will put in place or throw away."""
FORBID = """(answer) => {
    FileSystemHandle.prototype.queryPermission = async () => window.allowed ?? "prompt";
    FileSystemHandle.prototype.requestPermission = async () => (window.allowed = answer);
}"""
BREAK = """(how) => {
    const { write, close } = FileSystemWritableFileStream.prototype;
    const no = () => { throw new DOMException("no", how === "full" ? "QuotaExceededError" : "InvalidStateError"); };
    FileSystemWritableFileStream.prototype[how === "close" ? "close" : "write"] = async function (...given) {
        if (how === "half") await write.call(this, "{\\"rollbook\\": 1, \\"games\\": [");
        no();
    };
    window.mend = () => Object.assign(FileSystemWritableFileStream.prototype, { write, close });
}"""


def backed_up(page: Page) -> dict[str, list[str]]:
    """The ids of the games in each file of the folder."""
    return {name: [game["id"] for game in json.loads(text)["games"]] for name, text in page.evaluate(FILES).items()}


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Automatic backup")


def chosen(page: Page, site: str) -> None:
    """A folder is chosen in the settings."""
    page.goto(f"{site}#/settings")
    appear(page, ".settings")
    page.evaluate(PICK, "")
    page.get_by_role("button", name="Automatic backup").click()
    sheet(page).get_by_role("button", name="Choose folder").click()
    expect(noted(page)).to_have_text("Backup saved.")


def finish(page: Page, number: int) -> None:
    """A game ends: it is put where games are that have just ended, and the app is told so."""
    game = game_number(number)
    page.evaluate(
        "([id, text]) => { localStorage.setItem(`rollbook.game.${id}`, text); }", [game["id"], json.dumps(game)]
    )
    page.reload()


@pytest.fixture
def home(page: Page, site: str) -> Page:
    page.goto(site)
    appear(page, ".games")
    page.evaluate(FILL, [game_number(number) for number in range(3)])
    return page


def test_every_game_is_written_into_the_chosen_folder(home: Page, site: str) -> None:
    page = home
    before = everything(page)
    page.goto(f"{site}#/settings")
    appear(page, ".settings")
    for answer in ("AbortError", "SecurityError"):
        page.evaluate(PICK, answer)
        page.get_by_role("button", name="Automatic backup").click()
        sheet(page).get_by_role("button", name="Choose folder").click()
        if answer == "SecurityError":
            expect(noted(page)).to_contain_text("couldn’t be written")
        expect(sheet(page).get_by_role("button", name="Stop")).to_have_count(0)
        page.keyboard.press("Escape")
    chosen(page, site)
    expect(sheet(page)).to_contain_text("3 games in “Games/rollbook-backup.json”, saved just now.")
    assert {name: sorted(ids) for name, ids in backed_up(page).items()} == {"rollbook-backup.json": sorted(before)}
    assert faults(page) == []
    # The note is above the dialog, and can be tapped away.
    noted(page).click()
    expect(noted(page)).to_have_count(0)

    # A game that ends, and one that is left, are in it.
    finish(page, 5)
    wait_until(page, lambda: len(backed_up(page)["rollbook-backup.json"]) == 4, "a finished game is not written")
    page.goto(f"{site}#/new/{SAMPLE}")
    page.get_by_role("button", name="Start").click()
    appear(page, f"{SAMPLE}-table")
    page.goto(f"{site}#/")
    wait_until(page, lambda: len(backed_up(page)["rollbook-backup.json"]) == 5, "leaving a table writes nothing")

    # A file that was there is left alone, by the next choice too, and what was deleted is not deleted in the folder.
    page.goto(f"{site}#/settings")
    page.get_by_role("button", name="Automatic backup").click()
    sheet(page).get_by_role("button", name="Stop").click()
    expect(noted(page)).to_contain_text("The file stays in its folder.")
    kept = page.evaluate(FILES)
    page.keyboard.press("Escape")
    chosen(page, site)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(noted(page)).to_contain_text("deleted")
    finish(page, 6)
    appear(page, ".settings")
    files = page.evaluate(FILES)
    assert files["rollbook-backup.json"] == kept["rollbook-backup.json"]
    assert len(json.loads(files["rollbook-backup-2.json"])["games"]) == 5


@pytest.mark.parametrize("how", ["full", "half", "close"])
def test_a_backup_that_fails_leaves_the_last_one_and_says_so(home: Page, site: str, how: str) -> None:
    page = home
    chosen(page, site)
    before = page.evaluate(FILES)
    page.keyboard.press("Escape")
    page.add_init_script(f"({BREAK})({how!r})")
    finish(page, 5)
    page.goto(f"{site}#/library")
    appear(page, ".library-list li")
    wait_until(page, "localStorage.getItem('rollbook.backup') !== 'on'", "nobody notices")
    page.reload()
    line = page.locator(".keeping")
    expect(line).to_contain_text("The last one is unchanged.")
    assert page.evaluate(FILES) == before
    page.evaluate("window.mend()")
    line.get_by_role("button", name="Try again").click()
    expect(noted(page)).to_have_text("Backup saved.")
    expect(line).to_have_count(0)
    assert len(backed_up(page)["rollbook-backup.json"]) == 4


def test_a_lost_permission_is_renewed_with_one_tap(home: Page, site: str) -> None:
    page = home
    chosen(page, site)
    before = backed_up(page)["rollbook-backup.json"]
    page.keyboard.press("Escape")
    page.add_init_script(f"({FORBID})('denied')")
    finish(page, 5)
    wait_until(page, "localStorage.getItem('rollbook.backup') === 'permission'", "nobody notices")
    page.goto(f"{site}#/library")
    renew = page.locator(".keeping").get_by_role("button", name="Allow again")
    expect(renew).to_be_visible()
    expect(trouble(page)).to_have_count(0)  # Python is there
    assert faults(page) + blemishes(page, scrolls=True) == []
    renew.click()
    expect(noted(page)).to_contain_text("Rollbook needs your permission again to save backups in “Games”.")
    assert backed_up(page) == {"rollbook-backup.json": before}
    # After a game, too.
    text = played(SAMPLE)
    go(page, f"play/{id_of(text)}", text)
    result = page.get_by_role("dialog", name="Result")
    page.evaluate(f"({FORBID})('granted')")
    page.evaluate("delete window.allowed")
    result.get_by_role("button", name="Allow again").click(timeout=PATIENCE)
    expect(noted(page)).to_have_text("Backup saved.")
    expect(result.get_by_role("button", name="Allow again")).to_have_count(0)
    # Where most games have gone from the device, the file that has them is left alone.
    assert backed_up(page) == {"rollbook-backup.json": before, "rollbook-backup-2.json": [id_of(text)]}


def test_elsewhere_there_is_a_reminder_that_does_not_nag(page: Page, site: str) -> None:
    page.add_init_script("delete window.showDirectoryPicker")

    def fill(games: list[dict[str, Any]]) -> None:
        page.evaluate(FILL, games)
        page.reload()
        appear(page, ".library-list li")

    page.goto(f"{site}#/library")
    appear(page, ".library")
    line = page.locator(".keeping")
    fill([game_number(number) for number in range(15)])
    expect(line).to_have_count(0)  # two weeks
    fill([game_number(number) for number in range(15, 30)])
    expect(line).to_contain_text("30 finished games are only in this browser.")
    page.goto(f"{site}#/settings")
    appear(page, ".settings")
    expect(page.get_by_role("button", name="Automatic backup")).to_have_count(0)
    page.goto(f"{site}#/library")
    line.get_by_role("button", name="Not now").click()
    expect(line).to_have_count(0)
    page.reload()
    appear(page, ".library-list li")
    expect(line).to_have_count(0)
    page.evaluate("localStorage.removeItem('rollbook.exported')")
    page.reload()
    with page.expect_download() as download:
        line.get_by_role("button", name="Save to a file").click()
    assert len(json.loads(download.value.path().read_text("utf-8"))["games"]) == 30
    expect(line).to_have_count(0)
    page.reload()
    appear(page, ".library-list li")
    expect(line).to_have_count(0)
    noted_at = json.loads(page.evaluate("localStorage.getItem('rollbook.exported')"))["at"]
    assert abs(noted_at - time.time() * 1000) < DAY
