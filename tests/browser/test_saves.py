"""Saved games stay: what cannot be opened is listed with its reason, older and newer versions take turns, the export of
every release opens, and an import waits for its game.

`tests/js` lets every single write fail, without a browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.games import OTHER
from browser.player import PATIENCE, SET_UP, appear, go, noted, replay
from browser.test_opening import opened
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import BrowserContext, Page, expect

RELEASES = sorted((Path(__file__).parents[1] / "saves").glob("*/export.json"))

OLDER = """() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message, ...others) {
        const { method, params } = message ?? {};
        const later = () => params.replaceAll("game: tutto 1", "game: tutto 99");
        return post.call(this, method === "load" ? { method, params: later() } : message, ...others);
    };
}"""
"""The engine meets Tutto as a later version writes it, and refuses it as any version refuses what it does not know."""


@pytest.fixture
def player(page: Page, site: str) -> TuttoPlayer:
    return TuttoPlayer(page, site)


def lay(page: Page, entries: dict[str, str]) -> None:
    page.evaluate("entries => { for (const key in entries) localStorage[`rollbook.${key}`] = entries[key]; }", entries)


def kept(page: Page) -> dict[str, str]:
    return dict(page.evaluate("Object.entries({ ...localStorage })"))


ARCHIVED = """async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "rollbook")) return {};
    return await new Promise(found => {
        indexedDB.open("rollbook").onsuccess = ({ target: { result: db } }) => {
            const games = db.transaction("games").objectStore("games");
            const [keys, texts] = [games.getAllKeys(), games.getAll()];
            texts.onsuccess = () => {
                db.close();
                found(Object.fromEntries(keys.result.map((id, at) => [id, texts.result[at]])));
            };
        };
    });
}"""


def archived(page: Page) -> dict[str, str]:
    """What is in IndexedDB, by the ids of the games."""
    return dict(page.evaluate(ARCHIVED))


def everything(page: Page) -> dict[str, str]:
    """The text of every game, wherever it is. What is here is looked at first: games leave in the other direction."""
    local = [(key.removeprefix("rollbook.").partition("."), text) for key, text in kept(page).items()]
    here = {id: text for (place, _, id), text in local if place in ("game", "done")}
    return {**here, **archived(page)}


def until(page: Page, condition: str) -> None:
    """As page.wait_for_function, which the page's policy forbids."""
    for _ in range(0, PATIENCE, 500):
        if page.evaluate(
            "async () => { const end = performance.now() + 500; let met; "
            f"while (!(met = {condition}) && performance.now() < end) await new Promise(on => setTimeout(on, 15)); "
            "return met; }"
        ):
            return
    raise AssertionError(f"never: {condition}")


def exported(page: Page) -> dict[str, Any]:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    return dict(json.loads(download.value.path().read_text("utf-8")))


def test_what_cannot_be_opened_stays_listed_with_the_reason(player: TuttoPlayer) -> None:
    player.new_game(seed="kept")
    player.wait_for_turn()
    page = player.page
    [good] = player.stored()
    broken = {**good, "id": "cccccccccc", "record": good["record"] + "nonsense\n", "updated": 4}
    hidden = {**good, "id": "dddddddddd", "record": good["record"].replace("seed: kept", "seed: hidden"), "updated": 3}
    newer = {**good, "id": "eeeeeeeeee", "game": "chess", "updated": 2}
    texts = {
        "game.aaaaaaaaaa": "{not json",
        "game.bbbbbbbbbb": json.dumps({"id": "bbbbbbbbbb", "game": 7}),
        "game.cccccccccc": json.dumps(broken),
        "aside.game.dddddddddd": json.dumps(hidden),
        "game.eeeeeeeeee": json.dumps(newer),
        "settings": "[[[",
    }
    lay(page, texts)
    page.goto(f"{player.site}#/")
    page.reload()
    rows = page.locator("#continue li")
    expect(rows).to_have_count(6)
    rows.nth(1).get_by_role("link").click()
    dialog = page.get_by_role("dialog", name="This game can’t be opened")
    expect(dialog).to_contain_text("The saved game is damaged.", timeout=PATIENCE)
    expect(rows).to_have_count(6)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    assert json.loads(download.value.path().read_text("utf-8"))["games"] == [broken]
    dialog.get_by_role("button", name="Close").click()
    reasons = [
        "Saved by a newer version of Rollbook.",
        "The saved game is damaged.",
        "The saved game is damaged.",
        "Damaged, or saved by a newer version.",
    ]
    assert sorted(page.locator("[data-why] small").all_inner_texts()) == sorted(reasons)
    # The one that is no text of ours can be had word for word, and goes when somebody says so.
    page.locator("#continue a[href$=aaaaaaaaaa]").click()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    assert download.value.path().read_text("utf-8") == "{not json"
    player.open("settings")
    everything = exported(page)
    assert {game["id"] for game in everything["games"]} >= {good["id"], "cccccccccc", "dddddddddd", "eeeeeeeeee"}
    assert {one["text"] for one in everything["damaged"]} == {texts["game.aaaaaaaaaa"], texts["game.bbbbbbbbbb"]}
    player.open()
    page.locator("#continue a[href$=aaaaaaaaaa]").click()
    dialog.get_by_role("button", name="Delete this game").click()
    page.get_by_role("dialog", name="Delete this game").get_by_role("button", name="Delete this game").click()
    expect(rows).to_have_count(5)
    # What an older version hid is a game like any other.
    page.locator("#continue a[href$=dddddddddd]").click()
    assert player.wait_for_turn()


def test_an_older_version_in_between_loses_nothing(player: TuttoPlayer, context: BrowserContext) -> None:
    player.new_game(seed="newer")
    player.wait_for_turn()
    player.act()
    player.wait_for_turn()
    [save] = player.stored()
    player.page.close()

    older = TuttoPlayer(context.new_page(), player.site)
    older.page.add_init_script(f"({OLDER})()")
    older.page.goto(f"{player.site}#/play/{save['id']}")
    page = older.page
    dialog = page.get_by_role("dialog", name="This game can’t be opened")
    expect(dialog).to_contain_text("Saved by a newer version", timeout=PATIENCE)
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog).to_contain_text("Saved by a newer version", timeout=PATIENCE)
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator("#continue li[data-why=newer]")).to_have_count(1)
    older.open("settings")
    assert [game["record"] for game in exported(page)["games"]] == [save["record"]]
    # It is played on with, as versions are.
    older.open(f"new/{OTHER}")
    appear(page, SET_UP)
    page.get_by_role("button", name="Start").click()
    appear(page, f"{OTHER}-table")
    page.close()

    newer = TuttoPlayer(context.new_page(), player.site)
    newer.open()
    # It is tried again without a word of anybody's.
    expect(newer.page.locator("#continue li")).to_have_count(2)
    expect(newer.page.locator("#continue li[data-why]")).to_have_count(0, timeout=PATIENCE)
    newer.page.locator("#continue li[data-game=tutto] a").click()
    assert newer.wait_for_turn()
    assert json.loads(kept(newer.page)[f"rollbook.game.{save['id']}"])["record"] == save["record"]
    newer.act()
    newer.wait_for_turn()


def unfold(page: Page, games: int) -> None:
    """All games in progress; at first the list has the latest twenty and a button."""
    running = page.locator("#continue li")
    if games > 20:
        expect(running).to_have_count(21)
        page.locator("#continue").get_by_role("button", name=f"Show all {games}").click()
    expect(running).to_have_count(games)


@pytest.mark.parametrize("file", RELEASES, ids=lambda file: file.parent.name)
def test_the_export_of_every_release_opens(player: TuttoPlayer, file: Path) -> None:
    """Read from the file, each game is listed and its table can be sat at."""
    games = json.loads(file.read_text("utf-8"))["games"]
    page = player.open("settings").page
    opened(page).locator("input[type=file]").set_input_files(file)
    expect(page.locator(".import")).to_contain_text(f"{len(games)} games added.", timeout=PATIENCE)
    expect(page.locator(".import li")).to_have_count(0)
    player.open()
    finished = [game for game in games if game["outcome"]]
    unfold(page, len(games) - len(finished))
    expect(page.locator("#recent li")).to_have_count(min(len(finished), 3))
    expect(page.locator("[data-why]")).to_have_count(0)
    page.get_by_role("link", name="All games").click()
    expect(page.locator(".library-count")).to_contain_text(f"of {len(games)} games")
    expect(page.locator("[data-why]")).to_have_count(0)
    for game in one_of_each(games):
        page.evaluate("id => { location.hash = `#/play/${id}`; }", game["id"])
        appear(page, f"{game['game']}-table")
        expect(page.locator(f"{game['game']}-table")).to_be_visible()
        page.evaluate("location.hash = '#/'")
        appear(page, ".home")
    texts = everything(page)
    for game in games:
        assert json.loads(texts[game["id"]])["record"] == replay(game["record"])["record"]


@pytest.mark.parametrize("file", RELEASES, ids=lambda file: file.parent.name)
def test_what_every_release_stored_is_there(player: TuttoPlayer, file: Path) -> None:
    stored = json.loads(file.with_name("storage.json").read_text("utf-8"))
    page = player.open().page
    lay(page, {key.removeprefix("rollbook."): text for key, text in stored.items()})
    page.reload()
    games = [json.loads(text) for key, text in stored.items() if key.startswith("rollbook.game.")]
    unfold(page, sum(not game["outcome"] for game in games))
    expect(page.locator("[data-why]")).to_have_count(0)
    page.locator("#continue a").first.click()
    appear(page, ".game-view[data-mode=live], .hand-over:not([hidden])")
    texts = everything(page)
    for game in games:
        assert json.loads(texts[game["id"]])["record"] == game["record"]


def one_of_each(games: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A running and a finished game of every kind; the import has had the engine open them all."""
    yield from {(game["game"], bool(game["outcome"])): game for game in games}.values()


def test_an_import_waits_until_a_move_of_its_game_is_stored(player: TuttoPlayer, tmp_path: Path) -> None:
    player.new_game(seed="locked")
    player.wait_for_turn()
    page = player.page
    [before] = player.stored()
    player.act()
    player.wait_for_turn()
    [longer] = player.stored()
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"rollbook": 1, "games": [longer]}), "utf-8")
    go(page, "settings", before["record"])
    [stored] = player.stored()
    # Another window is in the middle of a move.
    page.evaluate(
        "id => new Promise(held => navigator.locks.request(`rollbook game ${id}`, () => new Promise(let => { "
        "window.let = let; held(); })))",
        stored["id"],
    )
    opened(page).locator("input[type=file]").set_input_files(file)
    until(page, "(await navigator.locks.query()).pending.some(({ name }) => name.startsWith('rollbook game'))")
    assert [save["record"] for save in player.stored()] == [before["record"]]
    page.evaluate("window.let()")
    expect(page.locator(".import")).to_contain_text("One game was further along", timeout=PATIENCE)
    assert [save["record"] for save in player.stored()] == [longer["record"]]


def test_when_the_storage_is_full_nothing_stored_is_lost(player: TuttoPlayer) -> None:
    """The real thing: filled to the brim, then a move, a new game, and room again."""
    player.new_game(seed="full")
    player.wait_for_turn()
    page = player.page
    [before] = player.stored()
    page.evaluate(
        """() => {
            // It would make room for the first move.
            delete localStorage["rollbook.last-table"];
            // Large pieces on their own: to make one text longer and longer takes seconds.
            for (let size = 1 << 22; size >= 1; size >>= 1) {
                const key = size < 1024 ? "filler" : `filler${size}`;
                try { localStorage[key] = (localStorage[key] ?? "") + "x".repeat(size); } catch { /* less, then */ }
            }
        }"""
    )
    for _ in range(3):
        player.act()
        player.wait_for_turn()
    expect(noted(page)).to_contain_text("storage is full")
    assert [save["record"] for save in player.stored()] == [before["record"]]
    shown = player.shown()
    # As long as the page lives, the game does.
    page.evaluate("location.hash = '#/'")
    appear(page, "#continue li")
    page.locator("#continue a").click()
    player.wait_for_turn()
    assert player.shown() == shown
    page.evaluate("for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) delete localStorage[key]")
    player.act()
    player.wait_for_turn()
    [after] = player.stored()
    assert after["record"].startswith(before["record"])
    assert len(after["record"]) > len(before["record"])


@pytest.mark.first_visit
def test_lasting_storage_is_asked_for_once_after_a_game(player: TuttoPlayer) -> None:
    page = player.page
    page.add_init_script(
        "navigator.storage.persist = async () => { sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1; }"
    )
    player.new_game(seed="lasting")
    player.wait_for_turn()
    asked = "() => sessionStorage.asked ?? null"
    assert page.evaluate(asked) is None, "not while a game is going on"
    page.get_by_role("link", name="Home").click()
    until(page, "sessionStorage.asked === '1'")
    page.reload()
    page.locator("#continue a").click()
    player.wait_for_turn()
    page.get_by_role("link", name="Home").click()
    appear(page, "#continue li")
    assert page.evaluate(asked) == "1"
