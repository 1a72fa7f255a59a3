"""The Qwantum table: whole games by clicking, by keyboard, against a bot; what is unseen; everything in reach."""

from __future__ import annotations

import re

import pytest
from browser.player import PATIENCE, one_after_another, replay
from games.qwantum.browser import RECORDS, QwantumPlayer
from playwright.sync_api import Page, expect


@pytest.fixture
def player(page: Page, site: str) -> QwantumPlayer:
    return QwantumPlayer(page, site)


# Whole games


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "whole"])
def test_a_game_by_taps_and_by_keys(player: QwantumPlayer, whole: bool) -> None:
    """Taps until every kind of move has been made so, then the keyboard alone: the same again, or to the end."""
    page = player.page
    player.new_game(seed="short-555")
    missing = {"Roll\n", "Reroll", "Pass", "Write ", "Ben has it", "Anna has it"}
    while missing:
        assert player.wait_for_turn(), missing
        said = player.act()
        missing -= {start for start in missing if said.startswith(start)}
    typed: list[str] = []
    while player.wait_for_turn():
        if not whole and {"Enter", "2", "p"} < set(typed) and set("ryvb") & set(typed):
            return
        if player.hand_over.is_visible() or player.phase == "start":
            key = "Enter"
        elif player.phase == "throw" and "2" not in typed[-2:]:
            key = "2" if player.action("Reroll").is_disabled() else "Enter"
        else:
            letters = player.sheet.locator("tr:has(.lit)").evaluate_all("all => all.map(one => one.dataset.colour[0])")
            key = letters[0] if letters and not set("ryvb") & set(typed) else "p"
        if key == "Enter":
            page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        typed.append(key)
        assert len(typed) < 300
    assert {"Enter", "2", "p"} < set(typed)
    assert set("ryvb") & set(typed)
    [save] = player.stored()
    assert "\nagain " in save["record"]
    outcome = replay(save["record"])["outcome"]
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(str(score))
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("write red, yellow, violet, blue")
    page.keyboard.press("Escape")
    player.table.get_by_role("button", name=re.compile("Play again")).click()
    expect(player.table.locator(".seat[data-current]")).to_contain_text("Ben")


def test_against_a_bot_nothing_is_handed_over(player: QwantumPlayer) -> None:
    """Some turns: to the end a bot is played against elsewhere."""
    player.new_game(seed="browser-3", people=("Anna",), bots=("casual",))
    hurried = moves = 0
    while not hurried:
        came = player.next_against("Otto")
        assert not player.hand_over.is_visible()
        expect(player.sheet).to_contain_text("Anna")
        if came == "live":
            player.act()
        else:
            hurried += 1
        moves += 1
        assert moves < 60
    replay(player.stored()[0]["record"])


def test_alone_for_practice(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-4", people=("Anna",))
    moves = 0
    while player.wait_for_turn():
        assert not player.hand_over.is_visible()
        player.action("Roll").click() if player.phase == "start" else player.action("Pass").click()
        moves += 1
        assert moves < 60
    expect(player.result).to_contain_text("-15 points")
    expect(player.result).to_contain_text("A fifth miss ended the game.")
    expect(player.result).not_to_contain_text("wins")
    player.result.get_by_role("button", name="Home").click()
    expect(player.page.locator("#recent")).to_contain_text("-15 points")


# The table


def dice_for_the_second_throw_and_their_faces(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    player.until("throw")
    again = player.action("Reroll")
    expect(again).to_be_disabled()
    dice = player.table.locator(".tray .die")
    white = dice.last
    lying = dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    dice.first.click()
    white.click()
    expect(again).to_contain_text("2 dice")
    first, last = str(dice.first.get_attribute("data-die")), str(white.get_attribute("data-die"))
    expect(again).to_have_attribute("data-move", f"again {first},{last}")
    expect(player.table.get_by_role("img", name=re.compile("^Faces of this die: white 1"))).to_be_visible()
    white.click()
    expect(again).to_contain_text("one die")
    again.click()
    player.until("write")
    kept = dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    assert len([face for face in lying[1:] if face in kept]) == 6, "dice that were not thrown keep their face"
    # Later a tap only shows the faces.
    dice.first.click()
    expect(player.table.locator(".faces .die")).to_have_count(6)
    expect(player.table.locator(".tray .die[aria-pressed]")).to_have_count(0)


def a_lit_field_holds_what_is_then_written(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    player.until("write")
    fields = player.fields.all()
    groups = player.table.locator(".group").evaluate_all("all => all.map(one => one.ariaLabel)")
    sums = {group.split(",")[0]: re.sub(r"\D", "", group) for group in groups}
    assert len(fields) == 4, "an empty sheet takes every colour"
    for field in fields:
        said = re.match(r"Write (\d+) in (\w+), column 1\.", str(field.get_attribute("aria-label")))
        assert said
        assert sums[said[2]] == said[1] == field.inner_text()
    number = fields[0].inner_text()
    fields[0].click()
    player.until("choose")
    expect(player.sheet.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text(number)
    player.page.get_by_role("button", name="Undo").click()
    expect(player.fields).to_have_count(4)


def every_sheet_is_a_tap_away(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-2", people=("Anna", "Ben", "Clara"), openly=True)
    player.until("write")
    expect(player.sheet).to_contain_text("Anna")
    player.table.get_by_role("button", name=re.compile("^Clara")).click()
    expect(player.sheet).to_contain_text("Clara")
    box = player.sheet.bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= 360
    player.page.keyboard.press("ArrowLeft")
    expect(player.sheet).to_contain_text("Ben")
    # A swipe does the same.
    player.table.locator(".sheets").evaluate("one => one.scrollTo({left: 0})")
    expect(player.table.get_by_role("button", name=re.compile("^Anna"))).to_have_attribute("aria-pressed", "true")


def an_unseen_choice_stays_unseen(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1")
    player.until("choose")
    assert player.fields.count() > 1
    chosen = player.fields.first
    colour = str(chosen.get_attribute("data-move")).split()[1]
    chosen.click()
    expect(player.page.get_by_role("heading", name="Pass the device to Ben")).to_be_focused()
    assert player.table.evaluate("one => one.closest('[inert]') !== null"), "nothing can be touched meanwhile"
    player.page.keyboard.press("p")
    # The player who has the device can still undo the choice, and is not asked to pass the device to themselves.
    player.page.get_by_role("button", name="Undo").click()
    expect(player.hand_over).to_be_hidden()
    expect(player.fields.first).to_be_visible()
    player.fields.first.click()
    player.hand_over.click()
    expect(player.sheet).to_contain_text("Ben")
    anna = player.table.get_by_role("button", name=re.compile("^Anna"))
    expect(anna).to_contain_text("has chosen")
    expect(anna.locator(f".note[data-colour={colour}]")).to_have_count(0)
    expect(player.table.locator(".score-sheet").first.locator(f"tr[data-colour={colour}] .written")).to_have_count(0)
    # A reload asks again.
    player.page.reload()
    expect(player.hand_over).to_be_visible(timeout=PATIENCE)
    player.hand_over.click()
    player.action("Pass").click()
    expect(anna.locator(f".note[data-colour={colour}]")).to_have_count(1)
    expect(player.table.locator(".score-sheet").first.locator(f"tr[data-colour={colour}] .written")).to_have_count(1)


def choosing_openly_nothing_is_handed_over(player: QwantumPlayer) -> None:
    player.new_game(seed="browser-1", openly=True)
    for _ in range(8):
        player.wait_for_turn()
        assert not player.hand_over.is_visible()
        player.act()


# For everybody


def colours_have_marks_and_letters(player: QwantumPlayer) -> None:
    """Nothing is told by colour alone: dice, sums, rows and what was written carry a mark, the rows a letter too."""
    page = player.page
    player.sit_down(RECORDS["start"])
    expect(page.locator(".tray .die .shape")).to_have_count(6)
    expect(page.locator("tbody th .colour-mark")).to_have_count(4 * 4)
    notes = page.locator(".note[data-colour]")
    assert notes.count() > 0
    expect(notes.locator(".colour-mark")).to_have_count(notes.count())
    marks = page.locator(".group .colour-mark").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(marks)) == 4
    letters = page.locator(".score-sheet").first.locator("tbody th span[aria-hidden]").all_inner_texts()
    assert letters == ["R", "Y", "V", "B"]


def test_what_the_table_shows_and_offers(player: QwantumPlayer) -> None:
    """What the set-up keeps for the next game, openly or three people, comes last."""
    one_after_another(
        player,
        a_lit_field_holds_what_is_then_written,
        dice_for_the_second_throw_and_their_faces,
        an_unseen_choice_stays_unseen,
        choosing_openly_nothing_is_handed_over,
        every_sheet_is_a_tap_away,
        colours_have_marks_and_letters,
    )
