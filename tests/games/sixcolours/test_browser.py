"""The Six Colours table: whole games by clicking, by keyboard, against a bot; secrets stay; everything is in reach."""

from __future__ import annotations

import re

import pytest
from browser.player import PATIENCE, one_after_another, replay, said, tab_in_dialog, tab_to
from games.sixcolours.browser import RECORDS, SixColoursPlayer
from playwright.sync_api import Page, expect


@pytest.fixture
def player(page: Page, site: str) -> SixColoursPlayer:
    return SixColoursPlayer(page, site)


# Whole games


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "whole"])
def test_a_game_by_taps_and_by_keys(player: SixColoursPlayer, whole: bool) -> None:
    """Taps until every kind of move has been made so, then the keyboard alone: the same again, or to the end."""
    page = player.page
    player.new_game(seed="short-324")
    missing = {"Roll all six", "Roll ", "Take over", "Take\n"}
    while missing:
        assert player.wait_for_turn(), missing
        told = player.act()
        missing -= {start for start in missing if told.startswith(start)}
    typed: list[str] = []

    def press(key: str) -> None:
        typed.append(key)
        page.keyboard.press(key)

    while player.wait_for_turn():
        if not whole and {*"otr"} <= set(typed) and set("123456") & set(typed):
            return
        if player.hand_over.is_visible():
            press("Enter")
        elif player.phase == "choose":
            press("1")
        elif player.phase == "give":
            type_what_to_give(player)
            typed.append("Enter")
        elif player.action("End the game").is_visible():
            press("e")
            page.wait_for_timeout(450)  # nothing pressed sooner counts as a second tap
            press("e")
        elif player.action("Take").and_(page.locator(".main")).is_visible():
            press("t")
        elif player.action("Pass").is_visible():
            press("Enter")
        else:
            if player.dice.count() and player.dice.first.is_enabled():
                for at in player.to_tap():
                    press(str(at + 1))
            press("o" if player.action("Take over").is_visible() else "r")
        assert len(typed) < 400
    assert {*"eotr"} <= set(typed)
    assert set("123456") & set(typed)
    [stored] = player.stored()
    outcome = replay(stored["record"])["outcome"]
    winners = [["Anna", "Ben"][seat] for seat in outcome["winners"]]
    expect(player.result).to_contain_text(" and ".join(winners))
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(str(score))
    page.keyboard.press("Escape")
    for points in outcome["scores"]:
        expect(player.table.locator(".final")).to_contain_text(f"{points} point")
    player.table.get_by_role("button", name="Play again").click()
    expect(player.table.locator(".seat[aria-current]")).to_contain_text("Ben")


def type_what_to_give(player: SixColoursPlayer) -> None:
    """The first of one's own cards that may be given, by key alone."""
    player.page.keyboard.press("Enter")
    for number in "123456789":
        if player.action("Give").is_enabled():
            break
        player.page.keyboard.press(number)
    tab_to(player.page, ".act.main")
    player.page.keyboard.press("Enter")


def test_against_a_bot(player: SixColoursPlayer) -> None:
    """Otto plays visibly and can be hurried; one's own cards are one's own business and lie open at once."""
    player.new_game(seed="browser-3", people=("Anna",), bots=("casual",))
    hurried = looked = moves = 0
    while not hurried or not looked:
        came = player.next_against("Otto")
        assert not player.hand_over.is_visible()
        if came == "hurried":
            hurried += 1
            continue
        own = player.table.get_by_role("button", name="Anna: look at your cards")
        if own.is_visible() and not looked:
            own.click()
            expect(
                player.page.get_by_role("dialog", name="Anna’s cards").locator(".card:not(.back)").first
            ).to_be_visible()
            player.page.keyboard.press("Escape")
            looked += 1
        player.act()
        moves += 1
        assert moves < 100
    replay(player.stored()[0]["record"])


# What the table shows and offers


def dice_are_kept_by_tapping_and_the_button_follows(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["cards made"])
    throw = player.table.locator(".actions .act").filter(has_text=re.compile("^Roll"))
    expect(throw).to_have_attribute("data-move", "throw")
    player.dice.nth(0).click()
    player.dice.nth(4).click()
    expect(throw).to_contain_text("Roll 4")
    expect(throw).to_contain_text("declines")
    letters = "".join(sorted(str(player.dice.nth(at).get_attribute("data-face")) for at in (0, 4)))
    expect(throw).to_have_attribute("data-move", f"keep {letters}")
    for at in (1, 2, 3, 5):
        player.dice.nth(at).click()
    expect(player.action("Roll")).to_be_disabled()
    for at in range(1, 6):
        player.dice.nth(at).click()
    kept = str(player.dice.nth(0).get_attribute("data-face"))
    player.action("Roll 5").click()
    player.wait_for_turn()
    expect(player.dice.nth(0)).to_have_attribute("data-face", kept)
    expect(player.dice.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(player.table.locator(".pile[data-state=declined]")).not_to_have_count(0)


def cards_are_explained_and_the_one_looked_at_is_taken(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["cards made"])
    made = player.table.locator(".pile[data-state=made]")
    assert made.count() > 1
    for pile in made.all():
        pile.get_by_role("button").click()
        name = pile.locator(".sr").inner_text().split(",")[0]
        expect(player.table.locator(".caption")).to_contain_text(name)
        expect(player.action("Take")).to_contain_text(name)
    player.action("Take").click()
    player.wait_for_turn()
    assert replay(player.stored()[0]["record"])["view"]["last"]["code"] == "won"


def every_move_has_a_key(player: SixColoursPlayer) -> None:
    """Those that a game may do without."""
    page = player.page
    player.sit_down(RECORDS["inherited"])
    for key in "123456":
        page.keyboard.press(key)
        expect(player.dice.nth(int(key) - 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("6")
    page.keyboard.press("o")
    expect(player.table.get_by_role("heading", name="Roll 2 of 3")).to_be_visible()
    player.sit_down(RECORDS["whom to draw from"])
    page.keyboard.press("1")
    expect(player.table).not_to_have_attribute("data-phase", "choose")
    player.sit_down(RECORDS["a card to give"])
    expect(player.hand_over).to_be_enabled()
    page.keyboard.press("Enter")
    expect(player.table).to_have_attribute("data-mode", "live")
    type_what_to_give(player)
    expect(player.table).not_to_have_attribute("data-phase", "give")


def a_die_is_turned_when_the_black_ones_match(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["black dice match"])
    player.action("Turn").click()
    before = player.dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    player.dice.nth(2).click()
    faces = player.table.locator(".faces .die")
    expect(faces).to_have_count(5)
    face = str(faces.first.get_attribute("data-face"))
    faces.first.click()
    player.wait_for_turn()
    after = player.dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    assert after == [*before[:2], face, *before[3:]]
    expect(player.action("Turn")).to_have_count(0)


def the_dice_left_lying_may_be_taken_over(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["inherited"])
    over = player.action("Take over")
    expect(over).to_be_disabled()
    player.dice.nth(1).click()
    expect(over).to_be_enabled()
    expect(over).to_contain_text("roll 5")
    expect(player.action("Roll all six")).to_contain_text("2 more")
    over.click()
    player.wait_for_turn()
    expect(player.table.get_by_role("heading", name="Roll 2 of 3")).to_be_visible()


def test_ending_needs_a_second_tap(player: SixColoursPlayer) -> None:
    player.page.clock.install()
    player.sit_down(RECORDS["may end"])
    player.action("End the game").dblclick()
    expect(player.action("Really end")).to_be_visible()
    player.table.locator(".pile button").first.click()
    expect(player.action("End the game")).to_be_visible()
    player.action("End the game").click()
    # A slow player is not hurried.
    player.page.clock.fast_forward(60_000)
    player.action("Really end").click()
    expect(player.result).to_be_visible(timeout=PATIENCE)


def own_cards_are_seen_on_demand_only(player: SixColoursPlayer) -> None:
    """Two people at one phone: nothing of a hand is in the page before its owner asks for it, nor after."""
    player.sit_down(RECORDS["may end"])
    view = replay(RECORDS["may end"])["view"]
    seat = view["player"]
    name = ["Anna", "Ben"][seat]
    expect(player.page.locator(".hand")).to_have_count(0)
    player.table.get_by_role("button", name=f"{name}: look at your cards").click()
    sheet = player.page.get_by_role("dialog", name=f"{name}’s cards")
    expect(sheet.locator(".card.back")).to_have_count(view["hands"][seat]["count"])
    expect(sheet).not_to_contain_text("points")
    sheet.get_by_role("button", name="Show my cards").click()
    expect(sheet.locator(".card:not(.back)")).to_have_count(view["hands"][seat]["count"])
    expect(sheet).to_contain_text(f"{view['hands'][seat]['points']} points")
    sheet.get_by_role("button", name="Hide").click()
    expect(sheet.locator(".card:not(.back)")).to_have_count(0)
    sheet.get_by_role("button", name="Show my cards").click()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".hand")).to_have_count(0)


def giving_is_handed_over_hidden_and_not_told(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["a card to give"])
    expect(player.page.locator(".card:not(.back)").and_(player.page.locator(".hand .card"))).to_have_count(0)
    player.hand_over.click()
    expect(player.table.locator(".hand .card.back")).not_to_have_count(0)
    expect(player.table.locator(".hand .card:not(.back)")).to_have_count(0)
    player.page.keyboard.press("h")
    options = player.page.locator(".coach li .name").filter(visible=True)
    expect(options.first).to_have_text(re.compile(r"Give your card \d"))
    player.page.keyboard.press("Escape")
    player.action("Show my cards").click()
    expect(player.table.locator(".hand .card.back")).to_have_count(0)
    player.table.locator(".hand button:enabled").first.click()
    player.action("Give").click()
    player.wait_for_turn()
    player.page.keyboard.press("l")
    log = player.page.get_by_role("dialog", name="History")
    expect(log).to_contain_text(re.compile(r"\w+ gives \w+ a card\."))
    expect(log).not_to_contain_text("It is")


def alone_one_is_told_what_changed_hands(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["a card to give alone"])
    expect(player.table.locator(".hand .card:not(.back)")).not_to_have_count(0)
    player.table.locator(".hand button:enabled").first.click()
    player.action("Give Otto").click()
    expect(player.table).not_to_have_attribute("data-phase", "give")
    player.page.keyboard.press("l")
    expect(player.page.get_by_role("dialog", name="History")).to_contain_text("Anna gives Otto a card. It is ")


def a_hint_is_prepared(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["inherited"])
    player.page.keyboard.press("h")
    expect(said(player.page)).to_contain_text(re.compile("Hint: (Keep|Roll|Take)"), timeout=PATIENCE)


def each_die_is_told_by_shape_and_colour(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["cards made"])
    names = [str(die.get_attribute("aria-label")) for die in player.dice.all()]
    symbols = "blue arrow|green circle|orange cross|pink triangle|purple square|yellow star"
    assert all(re.fullmatch(rf"({symbols}), (white|black) die", name) for name in names)
    assert sum(name.endswith("black die") for name in names) == 2
    shapes = [str(die.locator(".symbol").get_attribute("d")) for die in player.dice.all()]
    assert len({(name.split()[0], shape) for name, shape in zip(names, shapes, strict=True)}) == len(set(shapes))


def the_dialog_of_own_cards_keeps_the_focus_and_gives_it_back(player: SixColoursPlayer) -> None:
    player.sit_down(RECORDS["may end"])
    own = player.page.get_by_role("button", name="Look at")
    own.press("Enter")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert tab_in_dialog(player.page) == []
    dialog.get_by_role("button", name="Close").press("Enter")
    expect(own).to_be_focused()


def test_what_the_table_shows_and_offers(player: SixColoursPlayer) -> None:
    one_after_another(
        player,
        dice_are_kept_by_tapping_and_the_button_follows,
        a_die_is_turned_when_the_black_ones_match,
        cards_are_explained_and_the_one_looked_at_is_taken,
        the_dice_left_lying_may_be_taken_over,
        each_die_is_told_by_shape_and_colour,
        a_hint_is_prepared,
        own_cards_are_seen_on_demand_only,
        the_dialog_of_own_cards_keeps_the_focus_and_gives_it_back,
        giving_is_handed_over_hidden_and_not_told,
        alone_one_is_told_what_changed_hands,
        every_move_has_a_key,
    )
