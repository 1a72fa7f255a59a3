"""Whole games in the browser: by clicking, against a bot, across a reload, to the rematch."""

from __future__ import annotations

import re

import pytest
from browser.player import PATIENCE, one_after_another, replay, said
from games.tutto.browser import RECORDS, TuttoPlayer
from playwright.sync_api import Page, expect


@pytest.fixture
def player(page: Page, site: str) -> TuttoPlayer:
    return TuttoPlayer(page, site)


def test_a_whole_game_by_clicking_the_same_again_from_the_same_seed_and_a_rematch(player: TuttoPlayer) -> None:
    player.new_game(seed="browser-1")
    said = player.play_to_the_end()
    assert any(text.startswith("Turn up a card") for text in said)
    assert any(text.startswith("Go on") for text in said)
    [save] = player.stored()
    outcome = replay(save["record"])["outcome"]
    assert isinstance(outcome, dict)
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(f"{score:,}")
    expect(player.result).to_contain_text("buys a round")

    player.new_game(seed="browser-1")
    player.play_to_the_end()
    records = [save["record"] for save in player.stored()]
    assert records == [save["record"]] * 2

    # The next one begins.
    player.result.get_by_role("button", name="Play again").click()
    expect(player.table.locator(".seat[aria-current]")).to_contain_text("Ben")
    expect(player.table.get_by_role("button", name=re.compile("Turn up a card"))).to_contain_text("Ben")
    saves = player.stored()
    assert len(saves) == 3
    assert saves[0]["record"] != saves[1]["record"]


def test_against_a_bot_that_plays_visibly_and_can_be_hurried(player: TuttoPlayer) -> None:
    player.new_game(seed="browser-3", people=("Anna",), bots=("casual",))
    hurried = 0
    while (came := player.next_against("Otto")) != "over":
        if came == "live":
            player.act()
        else:
            hurried += 1
    assert hurried > 0
    replay(player.stored()[0]["record"])


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(player: TuttoPlayer) -> None:
    player.new_game(seed="browser-4")
    for _ in range(7):
        player.wait_for_turn()
        player.act(enough=10_000)
    player.wait_for_turn()
    before, record = player.shown(), player.stored()[0]["record"]
    player.page.reload()
    expect(player.page.locator("tutto-table[data-mode=live]")).to_be_visible(timeout=PATIENCE)
    assert player.shown() == before
    assert player.stored()[0]["record"] == record
    # Home offers it first, and leads to the same place.
    player.page.get_by_role("link", name="Home").click()
    player.page.get_by_role("link", name=re.compile("Anna and Ben")).click()
    player.wait_for_turn()
    assert player.shown() == before


def undo_takes_a_stop_back(player: TuttoPlayer) -> None:
    player.new_game(seed="browser-1")
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    while True:
        player.wait_for_turn()
        before = player.shown()
        if player.act(enough=50).startswith("Stop"):
            break
    player.wait_for_turn()
    assert player.shown() != before
    undo.click()
    expect(player.page.get_by_role("button", name=re.compile("^Stop"))).to_be_visible()
    assert player.shown() == before


def dice_are_picked_as_the_engine_allows(player: TuttoPlayer) -> None:
    """Taking a die shows what it scores; the buttons follow; nothing picked, nothing to go on with."""
    player.new_game(seed="browser-1")
    go_on = player.table.get_by_role("button", name=re.compile("^Go on"))
    while not go_on.is_visible():
        player.wait_for_turn()
        player.act()
        player.wait_for_turn()
    taken = player.table.locator(".tray .die[aria-pressed=true]")
    assert taken.count() > 0, "what scores is taken beforehand"
    while taken.count():
        taken.first.click()
    expect(go_on).to_be_disabled()
    expect(go_on).to_contain_text("pick at least one die")
    player.table.locator(".tray .die:enabled").first.click()
    expect(go_on).to_be_enabled()
    assert str(go_on.get_attribute("data-move")).startswith("keep ")


def the_log_leads_back_and_home_again(player: TuttoPlayer) -> None:
    player.new_game(seed="browser-1")
    for _ in range(6):
        player.wait_for_turn()
        player.act()
    player.wait_for_turn()
    before = player.shown()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="History").click()
    log = player.page.get_by_role("dialog", name="History")
    expect(log).to_contain_text("Anna turns up")
    log.locator("button[data-step]").first.click()
    back = player.page.get_by_role("button", name="Back to the game")
    where = player.page.locator(".lookback small")
    expect(where).to_have_text(re.compile(r"^Step 2 of \d+$"))
    player.page.get_by_role("button", name="One step forward").click()
    expect(where).to_have_text(re.compile(r"^Step 3 of \d+$"))
    expect(player.table.locator(".actions")).to_be_hidden()
    back.click()
    assert player.shown() == before


def a_hint_is_a_move_one_can_make(player: TuttoPlayer) -> None:
    player.sit_down(RECORDS["first throw"])
    player.page.get_by_role("button", name="Hint").click()
    expect(player.page.locator(".coach li button").first).to_contain_text(re.compile(r"\d %|\d%"))
    expect(said(player.page)).to_contain_text("Hint:")


def ten_at_one_table_fit_the_narrowest_phone(player: TuttoPlayer) -> None:
    people = ("Anna", "Ben", "Clara", "Dominik", "Elisabeth", "Ferdinand", "Gudrun", "Hildegard", "Ignaz", "Johanna")
    player.new_game(seed="browser-5", people=people)
    player.wait_for_turn()
    player.act()
    player.wait_for_turn()
    overflow = player.page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert overflow == [0, 0]
    for button in player.table.locator(".actions button").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 640


def test_what_one_can_do_at_a_table(player: TuttoPlayer) -> None:
    one_after_another(
        player,
        undo_takes_a_stop_back,
        dice_are_picked_as_the_engine_allows,
        the_log_leads_back_and_home_again,
        a_hint_is_a_move_one_can_make,
        ten_at_one_table_fit_the_narrowest_phone,
    )
