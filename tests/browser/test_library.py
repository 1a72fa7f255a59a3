"""The library: thousands of games on one screen, found, named, deleted and brought back; and no page that dies at a bad
moment takes a game with it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browser.games import SAMPLE
from browser.player import PATIENCE, Player, appear, noted, one_after_another, saved, wait_until
from browser.records import played
from browser.test_saves import archived, everything, kept, lay
from playwright.sync_api import BrowserContext, Error, Page, expect

DAY = 86_400_000
FINISHED = saved(played(SAMPLE))


def game_number(number: int, **more: Any) -> dict[str, Any]:
    """One of many finished games, each with dice of its own; the higher its number, the older."""
    id = "".join("abcdefghij"[int(digit)] for digit in f"{number:010}")
    record = str(FINISHED["record"]).replace("seed: ", f"seed: {number}-")
    return {**FINISHED, "id": id, "record": record, "updated": int(time.time() * 1000) - number * DAY, **more}


def named(number: int, *names: str) -> dict[str, Any]:
    return game_number(number, summary={**FINISHED["summary"], "names": list(names)})


FILL = """async games => {
    const db = await new Promise(opened => {
        const request = indexedDB.open("rollbook");
        request.onupgradeneeded = () => request.result.createObjectStore("games");
        request.onsuccess = () => opened(request.result);
    });
    const work = db.transaction("games", "readwrite");
    for (const game of games) work.objectStore("games").put(JSON.stringify(game), game.id);
    await new Promise(done => { work.oncomplete = done; });
    db.close();
}"""


@pytest.fixture
def player(page: Page, site: str) -> Player:
    return Player(page, site)


def rows(page: Page) -> Any:
    return page.locator(".library-list li")


def test_thousands_of_games_are_a_page_at_a_time(player: Player) -> None:
    page = player.open().page
    appear(page, ".games")
    games = [game_number(number) for number in range(3000)]
    games[2500] = named(2500, "Zoë", "Jürgen")
    page.evaluate(FILL, games)
    began = time.monotonic()
    player.open("library")
    expect(page.locator(".library-count")).to_have_text("1–20 of 3,000 games", timeout=PATIENCE)
    print(f"3,000 games: {time.monotonic() - began:.2f} s")
    assert page.evaluate("document.querySelectorAll('.screen *').length") <= 400

    def it_turns_pages(_: Player) -> None:
        page.get_by_role("button", name="Next page").click()
        expect(page.locator(".library-count")).to_have_text("21–40 of 3,000 games")
        expect(rows(page).first.get_by_role("link")).to_be_focused()

    def it_finds_people(_: Player) -> None:
        page.get_by_role("searchbox").fill("zoe jurgen")
        expect(page.locator(".library-count")).to_have_text("One game")
        expect(rows(page)).to_contain_text("Zoë")

    def it_filters(_: Player) -> None:
        page.get_by_role("searchbox").fill("")
        page.get_by_role("combobox", name="Date").select_option(label="Last 7 days")
        expect(page.locator(".library-count")).to_have_text("7 games")
        page.get_by_role("combobox", name="Result").select_option(label="In progress")
        expect(page.locator(".library-count")).to_have_text("No game matches your search.")

    one_after_another(player, it_turns_pages, it_finds_people, it_filters)
    home = time.monotonic()
    page.get_by_role("link", name="Back").click()
    appear(page, ".home")
    print(f"home: {time.monotonic() - home:.2f} s")


def test_a_game_is_named_saved_deleted_and_brought_back(player: Player, tmp_path: Path) -> None:
    page = player.open().page
    games = [named(number, name, "Ben") for number, name in enumerate(("Anna", "Bea", "Cleo", "Dora", "Emil"))]
    games[4]["record"] = FINISHED["record"]  # the dice of the others do not follow from their seeds
    lay(page, {f"game.{game['id']}": json.dumps(game) for game in games})
    lay(page, {"game.aaaaaaaaaz": "{not json"})
    page.reload()
    wait_until(page, lambda: len(archived(page)) == len(games), "the games do not move")
    before = everything(page)
    page.locator("#recent").get_by_role("link", name="All games").click()
    expect(rows(page)).to_have_count(6)
    options = rows(page).nth(3).get_by_role("button")
    options.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Title of this game").fill("On the train")
    dialog.get_by_role("button", name="Rename").click()
    expect(rows(page).nth(3)).to_contain_text("On the train")
    assert everything(page) == before, "a title changes no game"
    options = page.get_by_role("button", name="Options: On the train")
    options.click()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save to a file").click()
    [only] = json.loads(download.value.path().read_text("utf-8"))["games"]
    assert only == {**games[3], "title": "On the train"}
    dialog.get_by_role("button", name="Delete this game").click()
    expect(rows(page)).to_have_count(5)
    assert set(before) - set(everything(page)) == {games[3]["id"]}
    expect(rows(page).nth(3).get_by_role("link")).to_be_focused()
    noted(page).get_by_role("button", name="Undo").click()
    expect(rows(page).nth(3)).to_contain_text("On the train")
    assert everything(page) == before
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all to a file").click()
    everyone = json.loads(download.value.path().read_text("utf-8"))
    assert [game["id"] for game in everyone["games"]] == [game["id"] for game in games]
    assert [one["text"] for one in everyone["damaged"]] == ["{not json"]
    file = tmp_path / "all.json"
    download.value.save_as(file)
    # What cannot be opened says why and can be downloaded.
    expect(rows(page).last).to_contain_text("damaged")
    rows(page).last.get_by_role("link").click()
    expect(dialog).to_contain_text("The saved game is damaged.")
    page.keyboard.press("Escape")
    # A game that is only in IndexedDB is opened from there.
    rows(page).nth(4).get_by_role("link").click()
    appear(page, f"{SAMPLE}-table")


BLOCKED = {
    "no IndexedDB": "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    "refused": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "full": "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
}


@pytest.mark.parametrize("trouble", BLOCKED.values(), ids=BLOCKED)
def test_without_indexed_db_all_games_stay_and_are_listed(player: Player, trouble: str) -> None:
    page = player.page
    page.add_init_script(trouble)
    player.open()
    games = [*(game_number(number) for number in range(5)), game_number(5, record=FINISHED["record"])]
    lay(page, {f"game.{game['id']}": json.dumps(game) for game in games})
    page.reload()
    wait_until(page, lambda: sum("rollbook.game." in key for key in kept(page)) == 3, "nothing is copied")
    here = {
        key.rpartition(".")[2]: text
        for key, text in kept(page).items()
        if key.startswith(("rollbook.game.", "rollbook.done."))
    }
    assert here == {game["id"]: json.dumps(game) for game in games}
    page.locator("#recent").get_by_role("link", name="All games").click()
    expect(rows(page)).to_have_count(6)
    rows(page).last.get_by_role("link").click()
    appear(page, f"{SAMPLE}-table")


def die(page: Page, how: str) -> None:
    """The page is closed, or its process is killed."""
    if how == "killed":
        with suppress(Error):
            page.goto("chrome://crash")
    page.close()


def killed_at_random(new_page: Callable[[], Page], site: str, seed: str, times: int) -> None:
    """Games finish and move; somewhere between, the page dies."""
    any = Random(seed)
    texts: dict[str, str] = {}
    for number in range(times):
        page = new_page()
        page.goto(f"{site}#/settings")
        appear(page, ".settings")
        new = [game_number(10 * number + at) for at in range(any.randint(1, 5))]
        texts |= {game["id"]: json.dumps(game) for game in new}
        place = any.choice(("game", "done"))
        lay(page, {f"{place}.{game['id']}": texts[game["id"]] for game in new})
        page.goto(f"{site}blank.html")
        page.goto(f"{site}#/settings", wait_until="commit")
        moment = any.uniform(0, 1.5)
        time.sleep(moment)
        die(page, any.choice(("closed", "killed")))
        page = new_page()
        page.goto(f"{site}blank.html")
        assert everything(page) == texts, f"{number} of {seed}: after {moment:.3f} s"
        page.close()


@pytest.mark.first_visit
def test_a_page_that_dies_loses_no_game(context: BrowserContext, site: str) -> None:
    killed_at_random(context.new_page, site, "a few", 6)


@pytest.mark.slow
@pytest.mark.first_visit
def test_two_hundred_pages_that_die_lose_no_game(context: BrowserContext, site: str) -> None:
    killed_at_random(context.new_page, site, "many", 200)
