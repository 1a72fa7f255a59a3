"""The app in Chromium, WebKit and Firefox, as a person uses it: start, whole games, reload, no network.

Everything that does not depend on the browser is tested in tests/browser, with Chromium alone.
"""

from __future__ import annotations

from typing import Any

import pytest
from browser.player import PATIENCE, Player, replay, shelf
from browser.players import BanditosPlayer, PotPlayer, QwantumPlayer, SixColoursPlayer
from engines.launch import Window
from static_host import StaticHost


class HastyQwantumPlayer(QwantumPlayer):
    """Plays alone and ends the game soon: in tests/browser it is played at greater length."""

    earnest = 4

    def new_game(self, **wishes: Any) -> Player:
        return super().new_game(people=("Anna",), **wishes)


PLAYERS = {player.game: player for player in (Player, BanditosPlayer, HastyQwantumPlayer, PotPlayer, SixColoursPlayer)}
SHORT = {"banditos": "short-119", "qwantum": "short-555", "sixcolours": "short-324"}
"""Seeds of games that are soon over, where not any will do."""


@pytest.fixture(params=PLAYERS)
def player(request: pytest.FixtureRequest, window: Window, site: str) -> Player:
    return PLAYERS[request.param](window.page, site)


def test_home_is_readable_and_python_gets_ready(window: Window, site: str) -> None:
    page = window.page
    page.goto(f"{site}#/")  # which it may have been already
    for player in PLAYERS.values():
        assert shelf(page, player.title).is_visible()
    shelf(page, "Tutto").click()
    page.get_by_role("combobox", name="Who starts").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("how", ["at-once", "across-a-reload"])
def test_a_whole_game(player: Player, how: str) -> None:
    """Chance comes from the seed alone and what is pressed from what is seen, so the game is the same everywhere."""
    player.new_game(seed=SHORT.get(player.game, "browser-1"))
    if how == "across-a-reload":
        for _ in range(5):
            player.wait_for_turn()
            player.act()
        player.until(player.mid_turn)
        before, record = player.looks(), player.stored()[0]["record"]
        assert before["dice"]
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
        player = Player(window.page, site).new_game(seed="browser-1")
        player.until(player.mid_turn)
        before = player.looks()
        window.page.reload()
        player.wait_for_turn()
        assert player.looks() == before
    finally:
        host.start()
