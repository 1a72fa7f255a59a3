"""Bots of every level: what judges their moves is fetched when it is first needed, and a game goes on without it."""

from __future__ import annotations

import json
from functools import cache

import pytest
from browser.games import SAMPLE
from browser.player import PATIENCE, SET_UP, Player, appear, go, id_of
from playwright.sync_api import Page, Route, expect

from pyapp.core import record
from pyapp.core.match import Match, Seat
from pyapp.games import find_game


@cache
def against_an_expert() -> str:
    """Anna can stop, and then Otto has a choice."""
    for number in range(100):
        match = Match(find_game(SAMPLE), [Seat("person", "Anna"), Seat("expert", "Otto")], {"start": 1}, f"{number}")
        match.begin()
        match.play("draw")
        if "stop" not in match.legal:
            continue
        found = record.write(match)
        match.play("stop")
        match.play("draw")
        if len(match.legal) > 1:
            return found
    raise AssertionError("no such game")


def opened(page: Page, site: str, game: str) -> list[str]:
    """The table, and what it fetches of the parts from now on."""
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "/parts/" in request.url else None)
    page.goto(site)
    appear(page, ".home")
    page.evaluate("localStorage['rollbook.settings'] = JSON.stringify({ pace: 'fast' })")  # Otto shows each move
    go(page, f"play/{id_of(game)}", game)
    appear(page, f"{SAMPLE}-table[data-mode=live]")
    return fetched


def otto_has_played(page: Page) -> None:
    page.locator(".actions .act").filter(has_text="Stop").click()
    expect(page.locator(f"{SAMPLE}-table")).to_contain_text("Otto", timeout=PATIENCE)
    appear(page, f"{SAMPLE}-table[data-mode=live]")


def test_the_part_that_judges_moves_is_fetched_once_and_not_before(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    fetched = opened(page, site, against_an_expert())
    assert fetched == []
    page.keyboard.press("h")
    appear(page, ".coach[aria-busy=false]")
    assert len(fetched) == 1
    assert fetched[0].endswith(f"/parts/{SAMPLE}.zip")
    otto_has_played(page)
    assert len(fetched) == 1


@pytest.mark.files_missing
@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_without_that_part_bots_play_all_the_same(page: Page, site: str, damage: str) -> None:
    def answer(route: Route) -> None:
        if damage == "missing":
            route.abort()
        else:
            route.fulfill(body=b"PK, but not for long")

    page.emulate_media(reduced_motion="reduce")
    page.route("**/parts/*", answer)
    fetched = opened(page, site, against_an_expert())
    otto_has_played(page)
    assert len(fetched) == 1


def test_a_bot_of_an_earlier_version_becomes_one_of_the_usual_level(page: Page, site: str) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "sensible", "name": "Otto"}]
    kept = json.dumps({"seats": seats, "options": {}, "real": []})
    page.goto(site)
    page.evaluate("([game, kept]) => localStorage.setItem(`rollbook.setup.${game}`, kept)", [SAMPLE, kept])
    Player(page, site).open(f"new/{SAMPLE}")
    appear(page, SET_UP)
    kinds = page.locator(".place select")
    assert [kind.input_value() for kind in kinds.all()] == ["person", "casual"]
    offered = kinds.last.locator("option").all()
    assert [one.get_attribute("value") for one in offered] == ["person", "beginner", "casual", "skilled", "expert"]
