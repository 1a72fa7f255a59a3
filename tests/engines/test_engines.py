"""The app in Chromium, WebKit and Firefox, as a person uses it: start, whole games, reload, no network.

Everything that does not depend on the browser is tested in tests/browser, with Chromium alone.
"""

from __future__ import annotations

import json

import pytest
from browser.games import GAMES, SAMPLE, about
from browser.player import PATIENCE, Player, go, id_of, replay, shelf, wait_until
from browser.words import text
from engines.launch import Window
from games.tutto.browser import TuttoPlayer
from goldens import folder, record_to_review, review_facts
from static_host import StaticHost


@pytest.fixture(params=GAMES)
def player(request: pytest.FixtureRequest, window: Window, site: str) -> Player:
    return about(request.param).player(window.page, site)


def test_home_is_readable_and_python_gets_ready(window: Window, site: str) -> None:
    page = window.page
    page.goto(f"{site}#/")  # which it may have been already
    for game in GAMES:
        assert shelf(page, text("en", f"{game}-name")).is_visible()
    shelf(page, text("en", f"{SAMPLE}-name")).click()
    page.get_by_role("combobox", name="Who starts").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("how", ["at-once", "across-a-reload"])
def test_a_whole_game(player: Player, how: str) -> None:
    """Chance comes from the seed alone and what is pressed from what is seen, so the game is the same everywhere."""
    player.short_game()
    if how == "across-a-reload":
        for _ in range(5):
            player.wait_for_turn()
            player.act()
        player.until(player.mid_turn)
        before, record = player.looks(), player.stored()[0]["record"]
        assert before["dice"] or not player.mid_turn
        player.page.reload()
        player.wait_for_turn()
        assert player.looks() == before
        assert player.stored()[0]["record"] == record

    player.play_to_the_end()
    outcome = replay(player.stored()[0]["record"])["outcome"]
    said = player.result.inner_text()
    for winner in outcome["winners"]:
        assert ["Anna", "Ben"][winner] in said
    for score in outcome["scores"]:
        assert f"{score:,}" in said


def test_without_a_network_it_starts_and_plays(window: Window, site: str, host: StaticHost) -> None:
    window.page.goto(site)
    ready = window.page.locator("#offline").filter(has_text="Saved offline. Everything works without a network.")
    ready.wait_for(timeout=4 * PATIENCE)
    host.stop()
    try:
        window.page.reload()
        player = TuttoPlayer(window.page, site).new_game(seed="browser-1")
        player.until(player.mid_turn)
        before = player.looks()
        window.page.reload()
        player.wait_for_turn()
        assert player.looks() == before
    finally:
        host.start()


KEPT_REVIEW = """async (id) => {
    const wanted = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const open = indexedDB.open("rollbook-reviews");
    open.onupgradeneeded = () => open.transaction.abort();
    try {
        const db = await wanted(open);
        const kept = await wanted(db.transaction("reviews").objectStore("reviews").get(id));
        db.close();
        return kept ? JSON.stringify(kept.review) : "";
    } catch {
        return "";
    }
}"""


def test_the_review_of_a_game_is_the_same_to_the_last_digit(window: Window, site: str) -> None:
    """As the review screen works it out, with the browser's own Python."""
    page = window.page
    page.goto(f"{site}#/")
    page.locator(".games").wait_for(timeout=PATIENCE)
    for game in GAMES:
        record = record_to_review(game)
        go(page, f"review/{id_of(record)}", record)
        page.locator(".review .chart").wait_for(timeout=4 * PATIENCE)
        wait_until(page, lambda record=record: page.evaluate(KEPT_REVIEW, id_of(record)), f"{game}: no review is kept")
        review = json.loads(page.evaluate(KEPT_REVIEW, id_of(record)))
        assert review_facts(review) == (folder(game) / "review.json").read_text("utf-8"), game
