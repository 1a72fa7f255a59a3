"""What the browser keeps and must survive: damage, a full or blocked storage, hostile names, other windows, files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browser.player import PATIENCE, house_rules, noted
from browser.test_opening import opened
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Page, expect

HOSTILE = [
    "<img src=x onerror=document.title='hit'>",
    "'\"><script>document.title='hit'</script>",
    "\u202eAnna\u202c",
    "x" * 10_000,
]


@pytest.fixture
def player(page: Page, site: str) -> TuttoPlayer:
    return TuttoPlayer(page, site)


def test_a_name_is_text_and_nothing_else(player: TuttoPlayer) -> None:
    """Each at a table, in the log and in the list of games, where all of them are in the end."""
    page = player.page
    for name in HOSTILE:
        plays(player, name)
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("heading", name="Continue")).to_be_visible()
        assert page.locator("img, script:not([src]):not(head > script:first-of-type)").count() == 0
        assert "hit" not in page.title()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    assert len(player.stored()) == len(HOSTILE)


def plays(player: TuttoPlayer, name: str) -> None:
    page = player.page
    player.new_game(seed="names", people=(name, "Ben"))
    player.wait_for_turn()
    player.act()
    player.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="History").click()
    page.keyboard.press("Escape")
    shown = player.table.locator(".seat .name").first.inner_text()
    assert len(shown) <= 20
    assert "\u202e" not in shown


@pytest.mark.parametrize(
    "trouble",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
    ],
    ids=["full", "blocked"],
)
def test_without_storage_one_can_play_and_is_told_once(player: TuttoPlayer, trouble: str) -> None:
    player.page.add_init_script(trouble)
    player.new_game(seed="nostore")
    note = noted(player.page)
    expect(note).to_contain_text("can’t save the game")
    with player.page.expect_download() as download:
        note.get_by_role("button", name="Save to a file").click()
    (saved,) = json.loads(download.value.path().read_text("utf-8"))["games"]
    assert "seed: nostore" in saved["record"]
    for _ in range(5):
        player.wait_for_turn()
        player.act()
    assert player.wait_for_turn()


def test_export_delete_import_brings_everything_back(player: TuttoPlayer, tmp_path: Path) -> None:
    player.new_game(seed="file")
    for _ in range(5):
        player.wait_for_turn()
        player.act()
    player.wait_for_turn()
    record, page = player.stored()[0]["record"], player.page
    player.open("settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(noted(page)).to_contain_text("deleted")
    assert player.stored() == []
    report, given = page.locator(".import"), opened(page).locator("input[type=file]")
    given.set_input_files(file)
    expect(report).to_contain_text("One game added.", timeout=PATIENCE)
    assert player.stored()[0]["record"] == record
    report.get_by_role("button", name="Undo the import").click()
    expect(report).to_contain_text("The import was undone.")
    assert player.stored() == []
    given.set_input_files(file)
    expect(report).to_contain_text("One game added.", timeout=PATIENCE)

    content = json.loads(file.read_text("utf-8"))
    broken = {**content["games"][0], "record": record + "broken\n"}
    file.write_text(json.dumps({**content, "games": [broken, None, *content["games"]]}), "utf-8")
    given.set_input_files(file)
    expect(report).to_contain_text("One game was already here.", timeout=PATIENCE)
    assert report.locator("li").all_inner_texts() == [
        "Anna and Ben · Tutto: The saved game is damaged.",
        "Game 2 in the file: The saved game is damaged.",
    ]
    expect(report.get_by_role("button")).to_have_count(0)
    file.write_text("<html>", "utf-8")
    given.set_input_files(file)
    expect(page.locator("dialog .told")).to_have_text("This isn’t a link, a code or a file from Rollbook.")
    assert player.stored()[0]["record"] == record


def test_two_windows_on_one_game_stay_together(player: TuttoPlayer) -> None:
    player.new_game(seed="windows")
    player.wait_for_turn()
    other = TuttoPlayer(player.page.context.new_page(), player.site)
    other.page.goto(player.page.url)
    other.wait_for_turn()
    other.act()
    other.wait_for_turn()
    expect(noted(player.page)).to_contain_text("another window")
    assert player.shown() == other.shown()


def test_the_set_up_is_remembered_and_a_bad_seed_is_told(player: TuttoPlayer) -> None:
    player.open()
    player.set_up(seed="\u00fcml\u00e4ut " + "x" * 50, people=("Clara", "Dominik", "Emil"), target=3000)
    player.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(noted(player.page)).to_contain_text("seed", timeout=PATIENCE)
    player.page.get_by_role("textbox", name="Dice seed").fill("")
    player.start()
    player.open("new/tutto")
    expect(player.page.get_by_role("textbox", name="Name of player 3")).to_have_value("Emil")
    house_rules(player.page).click()
    expect(player.page.get_by_role("slider", name="Target")).to_have_value("3000")


def test_a_language_is_switched_without_a_reload(player: TuttoPlayer) -> None:
    page = player.open("settings").page
    page.evaluate("window.stays = true")
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("radio", name="Deutsch")).to_be_focused()
    page.get_by_role("radio", name="Dunkel").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("window.stays")
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
