"""A page that dies in the middle of a game: the next one goes on where it was last seen, with the record as it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser.games import GAMES, about
from browser.player import id_of, replay, saved
from browser.records import played
from browser.test_library import die
from playwright.sync_api import BrowserContext, Page

STORED = "id => localStorage[`rollbook.game.${id}`] ?? localStorage[`rollbook.done.${id}`]"


def killed_in_play(new_page: Callable[[], Page], site: str, seed: str, times: int) -> None:
    """All games in turn. Somebody acts, and at any moment after that the page is closed or its process killed."""
    any = Random(seed)
    records: dict[str, str] = {}
    looks: dict[str, Any] = {}

    def blank() -> Page:
        page = new_page()
        page.goto(f"{site}blank.html")
        return page

    for number in range(times):
        game = GAMES[number % len(GAMES)]
        page = blank()
        if game not in records:
            start = played(game, any.uniform(0, 0.8))
            page.evaluate("save => { localStorage[`rollbook.game.${save.id}`] = JSON.stringify(save); }", saved(start))
            records[game] = id_of(start)
        id = records[game]
        stored = str(json.loads(page.evaluate(STORED, id))["record"])
        assert replay(stored)["record"] == stored
        page.goto(f"{site}#/play/{id}")
        player = about(game).player(page, site)
        goes_on = player.wait_for_turn()
        assert json.loads(page.evaluate(STORED, id))["record"] == stored, f"{number}: opening {game} changes it"
        before = looks.pop(game, None)
        if before and before[0] == stored and goes_on:
            assert player.looks() == before[1], f"{number}: {game} is not as it was"
        if not goes_on:
            del records[game]
            page.close()
            continue
        seen = None if player.hand_over.is_visible() else player.looks()
        player.act()
        time.sleep(any.uniform(0, 0.7))
        die(page, any.choice(("closed", "killed")))
        page = blank()
        after = str(json.loads(page.evaluate(STORED, id))["record"])
        assert after.startswith(stored), f"{number}: {game} has lost something"
        if seen:
            looks[game] = (stored, seen)
        page.close()


@pytest.mark.first_visit
def test_a_table_whose_page_dies_is_as_it_was(context: BrowserContext, site: str) -> None:
    killed_in_play(context.new_page, site, "a few", 4)


@pytest.mark.slow
@pytest.mark.first_visit
def test_tables_whose_pages_die_two_hundred_times_are_as_they_were(context: BrowserContext, site: str) -> None:
    killed_in_play(context.new_page, site, "many", 200)
