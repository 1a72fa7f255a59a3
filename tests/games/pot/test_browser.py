"""The table of Pass the Pot: whole games by clicking, by keyboard, against a bot; coins that travel; all in reach."""

from __future__ import annotations

import re

import pytest
from browser.player import one_after_another, replay, said
from browser.shifts import first_moves, watch_shifts
from games.pot.browser import RECORDS, PotPlayer
from playwright.sync_api import Page, expect

LIVE = "pot-table[data-mode=live]"


@pytest.fixture
def player(page: Page, site: str) -> PotPlayer:
    return PotPlayer(page, site)


# Whole games


@pytest.mark.slow  # the next games are played by keyboard, and this one by its roles and names in test_by_role.py
def test_a_whole_game_by_clicking(player: PotPlayer) -> None:
    player.new_game(seed="browser-1")
    said = player.play_to_the_end()
    for start in ("Roll the dice", "Reroll", "Stop with"):
        assert any(text.startswith(start) for text in said), start
    [save] = player.stored()
    outcome = replay(save["record"])["outcome"]
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(str(score))
    player.result.get_by_role("button", name=re.compile("Play again")).click()
    expect(player.table.locator(".seat[aria-current]")).to_contain_text("Ben")


def test_against_a_bot(player: PotPlayer) -> None:
    """Some turns: to the end a bot is played against elsewhere."""
    player.new_game(seed="browser-3", people=("Anna",), bots=("casual",))
    hurried = moves = 0
    while hurried < 2:
        if player.next_against("Otto") == "live":
            player.act()
        else:
            hurried += 1
        moves += 1
        assert moves < 60
    replay(player.stored()[0]["record"])


def test_a_whole_game_by_keyboard_alone(page: Page, player: PotPlayer) -> None:
    player.start_by_keyboard("keys-1", shortest=True)
    pressed = []
    while player.wait_for_turn():
        stop = player.table.locator("[data-move=stop]")
        if player.table.get_attribute("data-phase") == "start" or player.taps.count():
            keys = ["Enter"]
        elif "the POT" in stop.inner_text() and "too low" not in stop.inner_text():
            keys = ["s"]
        else:
            keys = ["p", "o", "Enter"]
        for key in keys:
            if key == "Enter":
                page.evaluate("document.activeElement.blur()")
            page.keyboard.press(key)
        pressed += keys
        assert len(pressed) < 1500
    assert {"s", "p", "o", "Enter"} == set(pressed)
    expect(player.result).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("take from the bank")


# The table


def dice_are_picked_for_the_free_and_the_paid_throw(player: PotPlayer) -> None:
    page = player.page
    player.sit_down(RECORDS["first throw"])
    again = player.action("Reroll")
    expect(again).to_be_disabled()
    expect(player.action("Stop with 7")).to_contain_text("too low for the POT")
    player.table.get_by_role("button", name="O die: the letter").click()
    expect(again).to_contain_text("one die, free")
    page.keyboard.press("2")
    expect(player.table.get_by_role("button", name="T die: 2")).to_have_attribute("aria-pressed", "true")
    expect(again).to_contain_text("2 dice, free")
    expect(again).to_have_attribute("data-move", "again OT")
    page.keyboard.press("a")
    expect(again).to_have_attribute("data-move", "again POT")
    page.keyboard.press("a")
    expect(again).to_be_disabled()
    kept = player.dice.nth(0)
    page.keyboard.press("o")
    again.click()
    expect(player.action("Pay 1")).to_be_visible()
    expect(kept, "what is kept does not change").to_have_attribute("data-face", "5")
    expect(player.table).to_contain_text("second roll")
    page.keyboard.press("t")
    pay = player.action("Pay 1")
    expect(pay).to_contain_text("one die, last roll")
    expect(pay).to_have_attribute("data-move", "pay T")
    pay.click()
    expect(player.table.get_by_role("img", name=re.compile("^The POT: 3 coins"))).to_be_visible()


def people_are_named_by_tapping_them(player: PotPlayer) -> None:
    """2-2-2 of the second at a table of five: two from one, one from each of two, or one from the bank."""
    page = player.page
    player.sit_down(RECORDS["whom to take from"])
    expect(player.table).to_contain_text("2-2-2: 2 from one player, or 1 from each of two, or 1 from the bank.")
    expect(player.taps).to_have_count(4)
    confirm = player.table.locator(".act.main")
    expect(confirm).to_be_disabled()
    expect(player.action("Take 1")).to_contain_text("1 from the bank")
    elisabeth = player.taps.and_(page.locator("[aria-label*=Elisabeth]"))
    elisabeth.click()
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text("one more")
    elisabeth.click()
    expect(confirm).to_have_attribute("data-move", "take 3,3")
    expect(confirm).to_contain_text("2 from Elisabeth")
    page.keyboard.press("5")
    expect(confirm).to_have_attribute("data-move", "take 3,5")
    elisabeth.click()
    page.keyboard.press("1")
    expect(confirm).to_have_attribute("data-move", "take 1,5")
    expect(confirm).to_contain_text("1 from Johanna and 1 from Gudrun")
    confirm.click()
    expect(page.locator(LIVE)).to_be_visible()
    expect(player.table.locator(".seat .score")).to_have_text(["2", "5", "3", "3", "2"])
    expect(player.taps).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(player.taps).to_have_count(4)


def the_pot_its_holder_and_the_round_are_always_said(player: PotPlayer) -> None:
    player.sit_down(RECORDS["first throw"])
    expect(player.table.get_by_role("heading", name="Round 1 · 2 turns left")).to_be_visible()
    expect(player.table.get_by_role("img", name="The POT: 2 coins, with Anna")).to_be_visible()
    expect(player.table.get_by_role("img", name="The dice to beat: 4, 5, 5")).to_be_visible()
    expect(player.table.locator(".mark")).to_contain_text("14 to beat")
    expect(player.table.locator(".mark")).to_contain_text("Anna holds the POT")
    player.sit_down(RECORDS["a round is won"])
    expect(player.table.get_by_role("heading", name="Round 2 · 3 turns left")).to_be_visible()
    expect(player.table.locator(".mark")).to_contain_text("Anna won the round and 2 coins.")


def the_throw_for_the_start_is_seen(player: PotPlayer) -> None:
    player.new_game(seed="browser-7", people=("Anna", "Ben", "Cleo"), begins="roll_off")
    player.wait_for_turn()
    expect(player.table.locator(".lots .die").first).to_be_visible()
    name = player.table.locator(".lots .best .name").inner_text()
    expect(player.table.get_by_role("heading", name=f"{name} starts")).to_be_visible()
    expect(player.table.get_by_role("img", name=f"The POT: 2 coins, with {name}")).to_be_visible()
    player.act()
    expect(player.dice).to_have_count(3)
    expect(player.table.locator(".lots")).to_be_hidden()


def test_coins_travel_where_they_were_paid(page: Page, player: PotPlayer) -> None:
    """The pictures differ by the coins that flew; nobody has more before they have landed."""
    page.emulate_media(reduced_motion="no-preference")
    player.sit_down(RECORDS["the one opponent"])
    page.evaluate(
        """() => {
            window.seen = [];
            new MutationObserver(changes => {
                const added = changes.flatMap(one => [...one.addedNodes]);
                const flying = added.filter(one => one.classList?.contains('flying')).length;
                const purses = [...document.querySelectorAll('pot-table .score')].map(one => one.textContent);
                if (flying) window.seen.push([flying, purses]);
            }).observe(document.querySelector('pot-table'), {childList: true});
        }"""
    )
    player.action("Take 2").click()
    expect(player.table.locator(".seat .score").nth(1)).to_have_text("5")
    flown = page.evaluate("seen")
    assert sum(count for count, _ in flown) >= 2
    assert {tuple(purses) for _, purses in flown} == {("3", "3")}
    expect(page.locator(".flying")).to_have_count(0)


def test_nothing_jumps_in_bots_turns(page: Page, site: str) -> None:
    """At the table with the most to say."""
    watch_shifts(page)
    assert first_moves(page, site, "pot", moves=4) == []


# For everybody


def test_a_screen_reader_hears_a_turn_in_order(player: PotPlayer) -> None:
    page = player.page
    player.sit_down(RECORDS["2-3-4"])
    player.action("Stop").click()
    told = "Ben stops. 2-3-4! Ben gets 1 from the bank. Result: 9. 14 isn’t beaten: the POT stays with Anna."
    spoken = said(page).get_by_role("paragraph").last
    # Whose turn it was may still have been to be said.
    line = re.escape(f"{told} Cleo to play. More than 14 takes the POT.")
    expect(spoken).to_have_text(re.compile(rf"^\s*(Ben to play\. )?{line}\s*$"))


def test_what_the_table_shows_and_offers(player: PotPlayer) -> None:
    one_after_another(
        player,
        the_throw_for_the_start_is_seen,
        dice_are_picked_for_the_free_and_the_paid_throw,
        people_are_named_by_tapping_them,
        the_pot_its_holder_and_the_round_are_always_said,
    )
