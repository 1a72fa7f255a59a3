"""A saved game is on the screen before Python runs: the table as it was seen last, at which a move can be made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from browser.games import GAMES, SAMPLE, about, record_of
from browser.player import PATIENCE, SEATED, appear, go, id_of, noted, replay, saved, settle, trouble, wait_until
from browser.records import written
from browser.shifts import watch_shifts
from playwright.sync_api import Page, expect

KEY = "rollbook.last-table"
SHOWN = """() => [
    ...[...document.querySelectorAll('.game-view, .entry, .hand-over:not([hidden])')].map(part => part.outerHTML),
    ...[...document.querySelectorAll('.log button')].map(line => line.textContent).slice(-20),
]"""
LAY = """([key, table]) => {
    const build = document.querySelector('meta[name=build]').content;
    localStorage[key] = JSON.stringify({ build, ...table });
}"""
ANNA_TO_PLAY = written(SAMPLE, seed="early")
OTTO_TO_PLAY = ANNA_TO_PLAY.replace("seat: person Ben", "seat: sensible Otto").replace("start 1", "start 2")
EARLY = 5_000
"""In milliseconds: for what is shown without Python."""


def seen(page: Page, site: str, record: str) -> None:
    """This game has been on the table, which is kept for the next visit."""
    page.goto(site)
    appear(page, "html[data-screen=home] .home")
    go(page, f"play/{id_of(record)}", record)
    wait_until(page, f"localStorage['{KEY}'] !== undefined", "the table is not kept")


def lay(page: Page, record: str, **view: object) -> None:
    """As if this table had been kept."""
    now = replay(record)
    position = {**now, "match": id_of(record), "frames": [], "view": {**now["view"], **view}}
    page.evaluate(LAY, [KEY, {"position": position, "log": {"ok": True, "frames": [], "first": None}}])


@contextmanager
def without_engine(page: Page) -> Iterator[None]:
    """Opens the page, but for the engine's frame: that comes at the end."""
    page.route("**/web/engine.html", lambda route: None)
    page.reload(wait_until="commit")  # the frame is part of the page, which never loads completely
    yield
    page.unroute_all()  # what is held goes on


def shown(page: Page) -> list[str]:
    appear(page, SEATED)
    settle(page)
    return list(page.evaluate(SHOWN))


def step(page: Page) -> int:
    return int(page.locator(".game-view").evaluate("view => view.model.step"))


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_the_engine_s_before_the_engine_is_there(page: Page, site: str, game: str) -> None:
    """With its moves and its log; a move waits for the engine, which says so, and nothing moves when that comes."""
    watch_shifts(page)
    seen(page, site, record_of(game, "midway"))
    player = about(game).player(page, site)
    with without_engine(page):
        early = shown(page)
        expect(trouble(page)).to_be_visible(timeout=EARLY)
    expect(trouble(page)).to_be_hidden(timeout=PATIENCE)
    assert page.evaluate("window.shifts") == []
    page.evaluate("key => delete localStorage[key]", KEY)
    page.reload()
    assert shown(page) == early
    wait_until(page, f"localStorage['{KEY}'] !== undefined", "the table is not kept")
    with without_engine(page):
        appear(page, SEATED)
        while player.hand_over.is_visible():
            player.hand_over.click()
        before = step(page)
        player.table.evaluate("view => view.ask(view.model.legal.at(-1))")
        expect(player.table).to_have_attribute("data-mode", "wait")
        expect(trouble(page)).to_be_visible(timeout=EARLY)
        assert step(page) == before
    wait_until(page, lambda: step(page) > before, "the move is not made")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_stays_hidden_until_the_next_person_has_the_device(page: Page, site: str, game: str) -> None:
    records: dict[str, str] = about(game).get("RECORDS", {})
    secret = [record for record in records.values() if is_secret(record)]
    if not secret:
        pytest.skip("nothing is hidden in this game")
    seen(page, site, secret[0])
    player = about(game).player(page, site)
    with without_engine(page):
        expect(player.hand_over).to_be_visible(timeout=EARLY)
        expect(page.locator(".table-body")).to_have_js_property("inert", True)


def is_secret(record: str) -> bool:
    now = replay(record)
    people = [seat for seat in now["seats"] if seat["kind"] == "person"]
    return bool(now["view"].get("secret")) and now["turn"]["kind"] == "decide" and len(people) > 1


def test_a_bot_moves_when_the_engine_is_there(page: Page, site: str) -> None:
    seen(page, site, ANNA_TO_PLAY)
    go(page, "", OTTO_TO_PLAY)
    lay(page, OTTO_TO_PLAY)
    page.evaluate("route => history.replaceState(null, '', route)", f"#/play/{id_of(OTTO_TO_PLAY)}")
    with without_engine(page):
        expect(page.get_by_role("button", name="Otto is playing")).to_be_visible(timeout=EARLY)
        expect(trouble(page)).to_be_visible(timeout=EARLY)
        assert step(page) == 0
    wait_until(page, lambda: step(page) > 0, "Otto does not play")


def test_real_dice_can_be_entered_at_once(page: Page, site: str) -> None:
    game, dice = next((game, dice) for game in GAMES if (dice := about(game).real_dice))
    record = record_of(game, "real dice")
    seen(page, site, record)
    before = step(page)
    with without_engine(page):
        for face in dice.shown:
            page.locator(f'.entry .faces:not(.away) [data-shows="{face}"]').tap(timeout=EARLY)
        page.locator(".entry").get_by_role("button", name="Enter").tap()
        assert step(page) == before
    wait_until(page, lambda: step(page) > before, "the dice are not entered")
    assert dice.outcome in stored(page, record)["record"]


@pytest.mark.parametrize("taps", [False, True], ids=["nothing is tapped", "a move is tapped"])
def test_what_the_engine_does_not_say_is_put_right(page: Page, site: str, taps: bool) -> None:
    """Then the move is not made: it was meant for another table."""
    seen(page, site, ANNA_TO_PLAY)
    lay(page, ANNA_TO_PLAY, scores=[2950, 2900])
    scores = page.locator(".seat .score")
    with without_engine(page):
        expect(scores).to_have_text(["2,950", "2,900"], timeout=EARLY)
        if taps:
            page.locator(".actions .main").click()
    expect(scores).to_have_text(["0", "0"], timeout=PATIENCE)
    appear(page, SEATED)
    assert stored(page, ANNA_TO_PLAY)["record"] == saved(ANNA_TO_PLAY)["record"]


def stored(page: Page, record: str) -> dict[str, str]:
    return dict(json.loads(page.evaluate("key => localStorage[key]", f"rollbook.game.{id_of(record)}")))


@pytest.mark.files_missing
def test_if_the_engine_does_not_come_the_page_says_so(page: Page, site: str) -> None:
    seen(page, site, ANNA_TO_PLAY)
    page.route("**/web/engine.html", lambda route: route.fulfill(status=404, body="<p>Not found"))
    page.reload()
    expect(noted(page)).to_contain_text("The game engine won’t start", timeout=PATIENCE)
    appear(page, "html[data-screen=home] .home")
    assert stored(page, ANNA_TO_PLAY)["record"] == saved(ANNA_TO_PLAY)["record"]
