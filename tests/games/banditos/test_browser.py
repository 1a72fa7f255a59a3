"""The table of Los Banditos: whole games by clicking, by keyboard and against a bot; claims; everything is in reach."""

from __future__ import annotations

import re

import pytest
from browser.player import one_after_another, replay
from games.banditos.browser import RECORDS, BanditosPlayer
from playwright.sync_api import Page, expect


@pytest.fixture
def player(page: Page, site: str) -> BanditosPlayer:
    return BanditosPlayer(page, site)


# Whole games


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "whole"])
def test_a_game_by_taps_and_by_keys(player: BanditosPlayer, whole: bool) -> None:
    """Anna taps, Ben uses the keyboard; until each has made every kind of move, or to the end."""
    page = player.page
    player.new_game(seed="short-119")
    tapped = [player.act() for _ in range(2) if player.wait_for_turn()]
    player.wait_for_turn()
    player.tile("D").click()
    player.action("Give up D").click()
    player.action("Give up D").click()
    typed: list[str] = []

    def press(key: str) -> None:
        typed.append(key)
        page.keyboard.press(key)

    kinds = ("Draw one die", "Draw two dice", "Place ", "Pass the bag")

    def has_tapped(start: str) -> bool:
        return any(text.startswith(start) for text in tapped)

    while player.wait_for_turn():
        every_key = {"ArrowRight", "Enter"} < set(typed) and set("abcd") & set(typed)
        if not whole and every_key and all(map(has_tapped, kinds)):
            return
        if "Anna" in player.near.inner_text():
            tapped.append(player.act())
        elif player.action("Claim").count():
            press("k")
        elif places := player.spaces.evaluate_all("places => places.map(one => one.dataset.move)"):
            if player.hand.count() > 1 and typed.count("ArrowRight") < 3:
                other = player.hand.and_(page.locator("[aria-pressed=false]")).get_attribute("data-face")
                page.evaluate("document.activeElement.blur()")  # on a die, arrows go from die to die
                press("ArrowRight")
                expect(player.hand.and_(page.locator("[aria-pressed=true]"))).to_have_attribute("data-face", str(other))
                places = player.spaces.evaluate_all("places => places.map(one => one.dataset.move)")
            press("abcd"[int(places[-1][-1]) - 1])
        else:
            press("Enter")
        assert len(typed) + len(tapped) < 400
    assert all(map(has_tapped, kinds))
    assert {"ArrowRight", "Enter"} < set(typed)
    assert set("abcd") & set(typed)
    [save] = player.stored()
    assert "give 4" in save["record"]
    assert "claim " in save["record"]
    outcome = replay(save["record"])["outcome"]
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    expect(player.result).to_contain_text(f"{winner} has loot worth {max(outcome['scores'])}.")
    player.result.get_by_role("button", name=re.compile("Play again")).click()
    expect(player.near).to_contain_text("Ben")


def test_against_a_bot_the_person_stays_near(player: BanditosPlayer) -> None:
    """Some turns: to the end a bot is played against elsewhere."""
    player.new_game(seed="bandits-2", people=("Anna",), bots=("casual",))
    hurried = 0
    while hurried < 2:
        came = player.next_against("Otto")
        expect(player.near).to_contain_text("Anna")
        if came == "live":
            player.act()
        else:
            hurried += 1
    replay(player.stored()[0]["record"])


def keys_look_at_tiles_and_give_them_up(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["nearly lost"])
    page = player.page
    page.keyboard.press("i")
    expect(player.tile("A")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("i")
    expect(player.tile("B")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")
    expect(player.action("Keep it")).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.table.locator("[aria-pressed=true].loot-tile")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("pick the other die")


# Placing


def a_die_is_placed_by_two_taps_or_by_dragging(player: BanditosPlayer) -> None:
    player.new_game(seed="bandits-4")
    player.until("end")
    player.until("place")
    expect(player.hand).to_have_count(2)
    # Of a die in the hand its mark is told as well.
    first, second = (str(die.get_attribute("aria-label")).partition(", marked")[0] for die in player.hand.all())
    player.hand.nth(1).click()
    expect(player.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    player.table.get_by_role("button", name=f"Place {second} at B").click()
    expect(player.side("B", "Ben").get_by_role("img")).to_have_attribute("aria-label", second)
    expect(player.hand).to_have_count(1)
    player.hand.hover()
    player.page.mouse.down()
    where = player.side("C", "Ben").bounding_box()
    assert where
    player.page.mouse.move(where["x"] + 30, where["y"] + 40, steps=5)
    expect(player.side("C", "Ben")).to_have_class(re.compile("pointed"))
    player.page.mouse.up()
    expect(player.side("C", "Ben").get_by_role("img")).to_have_attribute("aria-label", first)
    expect(player.action("Pass the bag")).to_contain_text("Anna is next")


def a_die_dropped_elsewhere_goes_back(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["two dice"])
    before = player.hand.first.bounding_box()
    player.hand.first.hover()
    player.page.mouse.down()
    player.page.mouse.move(180, 80, steps=5)
    player.page.mouse.up()
    expect(player.hand).to_have_count(2)
    assert player.hand.first.bounding_box() == before


def what_a_place_would_bring_stands_there(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["two dice"])
    expect(player.side("A", "Anna")).to_contain_text("colour pair 6")
    player.table.get_by_role("button", name="Place red 6 at A, colour pair 6").click()
    expect(player.table.get_by_role("button", name="Place red 6 at A, colour triple 6, safe")).to_be_visible()


def what_the_turn_before_placed_is_marked(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["laid"])
    expect(player.table.locator(".caption")).to_have_text("Anna placed red 6 at A, red 6 at C.")
    expect(player.table.locator(".die.newly")).to_have_count(2)


# Claiming and giving up


def a_claim_is_offered_with_its_reason_on_demand(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["safe"])
    expect(player.action("Claim A")).to_contain_text("3 for Anna")
    player.tile("A").click()
    expect(player.table.locator(".caption")).to_have_text(
        "Anna is safe at A with a colour triple (6): Ben can make a colour triple (4) at best."
    )
    player.tile("B").click()
    expect(player.action("Claim")).to_have_count(0)
    expect(player.table.locator(".caption")).to_contain_text("At B, Anna can make a colour triple (6) at best")


def giving_up_takes_a_second_tap_and_the_game_a_third(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["nearly lost"])
    player.tile("B").click()
    player.action("Give up B").click()
    expect(player.table.locator(".caption")).to_have_text("Give up B? Ben wins 3 points.")
    player.action("Keep it").click()
    expect(player.action("Give up")).to_have_count(0)
    player.tile("B").click()
    player.action("Give up B").click()
    player.action("Give up B").click()
    dialog = player.page.get_by_role("dialog", name="Give up B and the game?")
    expect(dialog).to_contain_text("Ben would have 11 points and win immediately.")
    dialog.get_by_role("button", name="Cancel").click()
    assert player.phase == "place"
    player.action("Give up B").click()
    dialog.get_by_role("button", name="Give up B").click()
    expect(player.result).to_contain_text("Ben wins!")


def a_claim_is_made_by_tap_or_by_key(player: BanditosPlayer) -> None:
    for claim in (lambda: player.action("Claim A").click(), lambda: player.page.keyboard.press("k")):
        player.sit_down(RECORDS["safe"])
        claim()
        expect(player.action("Claim")).to_have_count(0)
        assert "\nclaim 1" in player.stored()[0]["record"]
        player.sit_down(RECORDS["laid"])


def the_rules_open_at_the_tile_that_is_looked_at(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["two dice"])
    player.tile("A").click()
    player.page.get_by_role("button", name="Rules").click()
    expect(player.page.get_by_role("dialog").locator(".at-hand")).to_have_id("claim")


# For everybody


def the_row_reads_as_a_table(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["laid"])
    expect(player.table.get_by_role("table", name="Row of loot")).to_match_aria_snapshot("""
        - table "Row of loot":
          - row "Loot Anna Ben":
            - columnheader "Loot"
            - columnheader "Anna"
            - columnheader "Ben"
          - row "A, 3 points, Anna is ahead red 6, red 6 colour pair 6 black 4":
            - rowheader "A, 3 points, Anna is ahead":
              - button "A, 3 points, Anna is ahead"
            - cell "red 6, red 6 colour pair 6":
              - img "red 6, red 6"
              - text: colour pair 6
            - cell "black 4":
              - img "black 4"
          - row:
            - rowheader "B, 2 points, Ben is ahead"
            - cell "no dice"
            - cell "green 5"
    """)


def without_colours_the_shape_of_the_pips_tells_the_dice_apart(player: BanditosPlayer) -> None:
    player.sit_down(RECORDS["no room"])
    shapes: list[tuple[str, str]] = player.table.locator(".side .die").evaluate_all(
        "dice => dice.map(die => [die.dataset.dye, die.querySelector('.pip').innerHTML])"
    )
    by_colour = {colour: {shape for dye, shape in shapes if dye == colour} for colour, _ in shapes}
    assert len(by_colour) == 4
    assert all(len(found) == 1 for found in by_colour.values())
    assert len(set.union(*by_colour.values())) == 4


def test_what_the_table_shows_and_offers(player: BanditosPlayer) -> None:
    one_after_another(
        player,
        keys_look_at_tiles_and_give_them_up,
        a_die_is_placed_by_two_taps_or_by_dragging,
        a_die_dropped_elsewhere_goes_back,
        what_a_place_would_bring_stands_there,
        what_the_turn_before_placed_is_marked,
        a_claim_is_offered_with_its_reason_on_demand,
        a_claim_is_made_by_tap_or_by_key,
        giving_up_takes_a_second_tap_and_the_game_a_third,
        the_rules_open_at_the_tile_that_is_looked_at,
        the_row_reads_as_a_table,
        without_colours_the_shape_of_the_pips_tells_the_dice_apart,
    )
