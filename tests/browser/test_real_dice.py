"""A family with its own dice: they enter what they rolled, the app does the rest."""

from __future__ import annotations

from functools import partial

import pytest
from browser.games import GAMES, SAMPLE, about, record_of
from browser.player import PATIENCE, PHONE, go, id_of, noted, one_after_another, python_worker, tab_to, wait_until
from browser.records import awaiting, real
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Locator, Page, expect


class Family(TuttoPlayer):
    """Taps in what lies on the table in front of it."""

    @property
    def entry(self) -> Locator:
        return self.page.locator(".entry")

    @property
    def enter(self) -> Locator:
        return self.entry.get_by_role("button", name="Enter")

    @property
    def entered(self) -> list[str]:
        shown: list[str] = self.entry.locator(".places .piece").evaluate_all(
            "places => places.map(place => place.dataset.shows ?? '')"
        )
        return shown

    def tap(self, *shown: str) -> None:
        expect(self.entry).to_be_visible(timeout=PATIENCE)
        for face in shown:
            self.entry.locator(f'.faces:not(.away) [data-shows="{face}"]').tap()

    def type_in(self, *shown: str) -> None:
        self.tap(*shown)
        self.enter.tap()

    @property
    def record(self) -> list[str]:
        return str(self.stored()[0]["record"]).split("\n\n")[1].split("\n")[:-1]


@pytest.fixture
def family(page: Page, site: str) -> Family:
    return Family(page, site)


def test_a_whole_game_with_dice_and_cards_of_their_own(family: Family, page: Page) -> None:
    """Chosen in set-up and remembered; a slip is put right, a reload loses nothing, and the app keeps score."""
    family.open()
    family.set_up(seed="real")
    set_up = page.locator(".set-up")
    expect(set_up).to_contain_text("The same seed and the same choices")
    set_up.get_by_text("Real dice", exact=True).tap()
    expect(set_up).to_contain_text("what the app still draws")
    page.get_by_role("switch", name="Real cards too").check()
    family.start()

    family.action("Turn up").click()
    expect(family.entry.get_by_role("heading")).to_have_text("Anna turns up a card. Which one?")
    expect(family.enter).to_be_disabled()
    family.type_in("bonus300")

    expect(family.entry.get_by_role("heading")).to_have_text("Anna rolls 6 dice. What came up?")
    family.tap("1", "1", "2", "6", "6")
    expect(family.enter).to_be_disabled()
    expect(family.enter).to_contain_text("one die left to enter")
    family.type_in("5")
    family.action("Stop").wait_for()
    assert family.record[-2:] == ["!card bonus300", "!roll 1 1 2 5 6 6"]

    # The 2 was a 3: what was right is still there.
    page.get_by_role("button", name="Undo").tap()
    expect(family.enter).to_be_enabled(timeout=PATIENCE)
    assert family.entered == ["1", "1", "2", "5", "6", "6"]
    family.entry.get_by_role("button", name="Remove 2").tap()
    family.type_in("3")
    family.action("Stop").wait_for()
    assert family.record[-1] == "!roll 1 1 3 5 6 6"

    family.action("Go on").click()
    expect(family.entry.get_by_role("heading")).to_contain_text("3 dice")
    family.tap("2", "2")
    page.reload()
    expect(family.entry.get_by_role("heading")).to_contain_text("Anna rolls 3 dice", timeout=PATIENCE)
    family.type_in("2", "3", "4")
    family.action("Turn up").wait_for(timeout=PATIENCE)
    expect(family.table.locator(".seat .score"), "a null").to_have_text(["0", "0"])

    family.action("Turn up").click()
    family.type_in("double")
    family.type_in("1", "1", "1", "2", "3", "4")
    family.action("Stop").click()
    expect(family.result).to_contain_text("Ben wins!", timeout=PATIENCE)

    family.result.get_by_role("button", name="Play again").tap()
    family.action("Turn up").click()
    expect(family.entry.get_by_role("heading")).to_contain_text("Which one?", timeout=PATIENCE)
    family.open(f"new/{SAMPLE}")
    expect(page.get_by_role("radio", name="Real dice")).to_be_checked(timeout=PATIENCE)
    expect(page.get_by_role("switch", name="Real cards too")).to_be_checked()


def a_roll_in_every_other_game(family: Family) -> None:
    """Dice that look alike in any order; what cannot be is refused, and stays there to be put right."""
    page = family.page
    family.open()
    expect(page.locator("html:not([data-text])")).to_have_attribute("data-screen", "home")
    for game in GAMES:
        tests = about(game)
        if game == SAMPLE or not tests.info.real:
            continue
        own = tests.real_dice
        record, outcome = (record_of(game, "real dice"), own.outcome) if own else awaiting(game)
        go(page, f"play/{id_of(record)}", record)
        table = page.locator(f"{game}-table")
        expect(table).to_be_visible(timeout=PATIENCE)
        family.type_in(*(own.shown if own else outcome.split()[1:]))
        if own:
            expect(table).to_have_attribute("data-phase", own.phase, timeout=PATIENCE)
            expect(family.entry).to_be_hidden()
            assert family.record[-1] == f"!{outcome}"
        else:
            wait_until(page, partial(has_entered, family, outcome), f"{outcome} is not taken")
        if own and own.refused:
            go(page, f"play/{id_of(record)}", record)
            family.type_in(*own.refused)
            expect(noted(page)).to_contain_text("That result isn’t possible", timeout=PATIENCE)
            assert family.entered == [*own.refused]
            page.evaluate("document.querySelector('#toasts').replaceChildren()")  # it would be in the next hand's way


def has_entered(family: Family, outcome: str) -> bool:
    return f"!{outcome}" in family.record


def the_engine_dies_while_dice_are_entered(family: Family) -> None:
    """What was tapped stands, and is taken by the next engine."""
    page = family.page
    record = record_of(SAMPLE, "real dice")
    family.open()
    expect(page.locator("html:not([data-text])")).to_have_attribute("data-screen", "home")
    go(page, f"play/{id_of(record)}", record)
    family.tap("1", "2")
    python = python_worker(page)
    python.evaluate("() => void setTimeout(() => close())")
    family.tap("3")
    wait_until(page, lambda: python not in page.workers, "the engine does not die")
    assert family.entered == ["1", "2", "3", ""]
    family.type_in("5")
    expect(family.action("Stop")).to_be_visible(timeout=PATIENCE)
    assert family.record[-1] == "!roll 1 2 3 5"


def test_by_keyboard_and_with_a_bot(family: Family, page: Page) -> None:
    """A person throws for the bot; digits enter dice, Backspace takes the last one away, Enter is enough."""
    family.open(f"new/{SAMPLE}?start=2&target=1000&seed=real")
    page.get_by_role("combobox", name="Who starts").wait_for(timeout=PATIENCE)
    tab_to(page, "input[name=dice]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Real dice")).to_be_focused()
    page.keyboard.press("Enter")
    expect(family.entry.get_by_role("heading")).to_have_text("Otto rolls 6 dice. What came up?", timeout=PATIENCE)
    card = "card double"
    assert family.record[-1] == card, "the app's own"
    for key in ("1", "1", "9", "4", "Backspace", "2", "3", "3", "6", "x"):
        page.keyboard.press(key)
    assert family.entered == ["1", "1", "2", "3", "3", "6"]
    page.keyboard.press("Enter")
    expect(family.entry.get_by_role("heading")).to_have_text("Otto rolls 5 dice. What came up?", timeout=PATIENCE)
    assert "!roll 1 1 2 3 3 6" in family.record
    page.keyboard.press("u")
    expect(family.enter).to_be_enabled(timeout=PATIENCE)
    assert family.record[-1] == card, "the bot's answer is taken back too"
    assert family.entered == ["1", "1", "2", "3", "3", "6"]
    # By the buttons alone: the focus goes on to what is to be done next.
    tab_to(page, ".places button")
    page.keyboard.press("Space")
    expect(family.enter).to_be_disabled()
    tab_to(page, ".faces button")
    page.keyboard.press("Enter")
    expect(family.enter).to_be_enabled()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()


def looking_back_and_a_table_that_turns(family: Family) -> None:
    """What was entered waits while one looks back; across the table the second player reads it from that side."""
    page = family.page
    page.set_viewport_size(PHONE)
    record = real(SAMPLE, "draw", "card stop", "draw", "card bonus200")
    family.open()
    expect(page.locator("html:not([data-text])")).to_have_attribute("data-screen", "home")
    page.evaluate("localStorage['rollbook.settings'] = JSON.stringify({ turned: true })")
    go(page, f"play/{id_of(record)}", record)
    family.tap("1", "5")
    expect(family.entry).to_have_class("entry turned")
    page.keyboard.press("l")
    page.get_by_role("dialog").locator(".log button").first.tap()
    expect(page.locator(".lookback")).to_be_visible()
    expect(family.entry).to_be_hidden()
    page.get_by_role("button", name="Back to the game").tap()
    expect(family.entry).to_be_visible()
    assert family.entered == ["1", "5", "", "", "", ""]


def test_games_that_lie_on_the_table_already(family: Family) -> None:
    one_after_another(
        family,
        a_roll_in_every_other_game,
        the_engine_dies_while_dice_are_entered,
        looking_back_and_a_table_that_turns,
    )
