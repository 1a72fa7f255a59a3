"""A game looked back on: by click and by keyboard, at every table, with luck and skill told apart."""

from __future__ import annotations

import re

import pytest
from browser.games import GAMES, SAMPLE, by_turns, record_of
from browser.looks import faults
from browser.player import Player, appear, go, id_of, noted, wait_until
from browser.records import played
from browser.words import text
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Locator, Page, expect

from pyapp.core.record import read
from pyapp.games import find_game

SOME, OTHERS = by_turns()
CHART = ".review .chart"

# Whether the chart with its controls is in the window, covers no control, and nothing sticks out of it.
MEASURE = """() => {
    const dock = document.querySelector(".review-dock").getBoundingClientRect();
    const controls = [...document.querySelectorAll(".review-dock :is(button, select)")];
    return {
        inside: dock.left >= 0 && dock.right <= innerWidth && dock.bottom <= innerHeight + 1,
        table: dock.top - document.querySelector(".review-table").getBoundingClientRect().top > innerHeight / 2,
        small: controls.filter(one => one.getBoundingClientRect().height < 44).length,
        wide: document.documentElement.scrollWidth > innerWidth,
    };
}"""
FINE = {"inside": True, "table": True, "small": 0, "wide": False}


def review(page: Page, record: str) -> Locator:
    """Opens a review as if the game had just been played here; returns the mark on its chart."""
    go(page, f"review/{id_of(record)}", record)
    appear(page, CHART)
    return page.get_by_role("slider", name="Chance of winning")


def step(mark: Locator, at: int) -> None:
    expect(mark).to_have_attribute("aria-valuenow", str(at))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("games", [SOME, OTHERS])
def test_by_click_and_by_keyboard(page: Page, site: str, games: tuple[str, ...]) -> None:
    Player(page, site).open()
    appear(page, ".games")
    for game in games:
        mark = review(page, record_of(game, "over"))
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Review: {text('en', f'{game}-name')}")
        last = int(mark.get_attribute("aria-valuemax") or 0)
        step(mark, last)
        expect(page.locator(".review-words")).to_contain_text(f"Step {last} of {last}")
        assert page.evaluate(MEASURE) == FINE, game

        button(page, "One step back").click()
        step(mark, last - 1)
        turning = [
            int(at) for at in page.locator(".moments button").evaluate_all("all => all.map(a => a.dataset.step)")
        ]
        assert turning == sorted(turning)
        button(page, "Previous turning point").click()
        before = max(at for at in turning if at < last - 1)
        step(mark, before)
        expect(page.locator(".moments [aria-current=step]")).to_have_attribute("data-step", str(before))
        expect(page.locator(".verdict")).to_have_text(
            re.compile("^(Luck: |No luck: |Cost |The best|About as good|There was no)")
        )
        words = page.locator(".review").inner_text()
        assert not [word for word in ("-choice-", "review-", "coach-", "{", "NaN", "undefined") if word in words]

        mark.focus()
        for key, at in (("Home", 0), ("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1)):
            page.keyboard.press(key)
            step(mark, at)
        page.get_by_role("heading", level=1).focus()
        for key, at in (("Home", 0), ("ArrowRight", 1), ("PageDown", next(at for at in turning if at > 1))):
            page.keyboard.press(key)
            step(mark, at)
        box = mark.bounding_box()
        assert box
        mark.click(position={"x": box["width"] / 2, "y": 10})
        assert abs(int(mark.get_attribute("aria-valuenow") or 0) - last / 2) < 2
        expect(page.locator(f"{game}-table[data-mode=past]")).to_be_visible()
        assert faults(page) == []


def test_luck_and_choices_of_one_player_add_up(page: Page, site: str) -> None:
    Player(page, site).open()
    appear(page, ".games")
    review(page, record_of(SAMPLE, "over"))
    cards = page.locator(".account")
    expect(cards).to_have_count(2)
    page.get_by_role("combobox", name="Player").select_option("Anna")
    expect(cards).to_have_count(1)
    points = [int(re.sub(r"[^\d−]", "", value).replace("−", "-")) for value in cards.locator("dd").all_inner_texts()]
    assert sum(points[:5]) == points[5]
    assert page.locator(".chart path.faint").count() == 1
    first = page.locator(".moments button").first
    first.click()
    step(page.get_by_role("slider", name="Chance of winning"), int(first.get_attribute("data-step") or 0))
    page.locator(".review-told summary").click()
    rows = page.get_by_role("table", name="Chance of winning").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Before the first move")


def test_it_plays_by_itself_at_a_pace(page: Page, site: str) -> None:
    Player(page, site).open()
    appear(page, ".games")
    page.evaluate("""() => { localStorage["rollbook.settings"] = '{"pace":"fast"}' }""")
    page.reload()
    mark = review(page, played(SAMPLE))
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press(" ")
    expect(button(page, "Pause")).to_be_visible()
    wait_until(page, lambda: 2 <= int(mark.get_attribute("aria-valuenow") or 0) < 20, "it does not play")
    button(page, "Pause").click()
    at = mark.get_attribute("aria-valuenow")
    expect(button(page, "Play")).to_be_visible()
    button(page, "One step forward").click()
    wait_until(page, lambda: int(mark.get_attribute("aria-valuenow") or 0) > int(at or 0), "it does not go on")
    mark.press("End")
    last = int(mark.get_attribute("aria-valuemax") or 0)
    step(mark, last)
    page.keyboard.press("ArrowLeft")
    step(mark, last - 1)
    button(page, "Play").click()
    step(mark, last)
    expect(button(page, "Play")).to_be_visible()


# What is kept of a review says from now on that somebody began with a chance of 42 percent.
CHANGE = """id => new Promise((done, failed) => {
    const open = indexedDB.open("rollbook-reviews");
    open.onerror = failed;
    open.onsuccess = () => {
        const store = open.result.transaction("reviews", "readwrite").objectStore("reviews");
        store.get(id).onsuccess = ({ target: { result: kept } }) => {
            if (!kept) return done(false);
            kept.review.totals[0].start = 0.42;
            store.put(kept, id).onsuccess = () => { open.result.close(); done(true); };
        };
    };
})"""


def test_a_second_opening_works_nothing_out(page: Page, site: str) -> None:
    Player(page, site).open()
    appear(page, ".games")
    record = record_of(SAMPLE, "over")
    review(page, record)
    start = page.locator(".account [data-part=start] dd").first
    expect(start).not_to_have_text("42%")
    wait_until(page, lambda: page.evaluate(CHANGE, id_of(record)), "nothing is kept")
    page.reload()
    appear(page, CHART)
    expect(start).to_have_text("42%")


def hides(record: str) -> bool:
    """Whether somebody at the table does not know everything."""
    match = read(record, find_game)
    return any(match.game.mask(match.state, seat) != match.state for seat in range(len(match.seats)))


def test_secrets_are_kept_until_the_game_is_over(page: Page, site: str) -> None:
    Player(page, site).open()
    appear(page, ".games")
    running = next(record for record in (record_of(game, "midway") for game in GAMES) if hides(record))
    go(page, "library", running)
    page.locator(".library-list .round").click()
    button(page, "Review").click()
    expect(page.get_by_role("alert")).to_have_text(text("en", "error-still_secret"))
    expect(page.locator(".review .game-view")).to_have_count(0)


def test_from_the_result_and_on_against_a_bot(page: Page, site: str) -> None:
    player = TuttoPlayer(page, site)
    record = record_of(SAMPLE, "over")
    player.sit_down(record)
    player.result.get_by_role("button", name="Review").click()
    appear(page, CHART)
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("Home")
    expect(page.locator(".review-words")).to_contain_text("Before the first move")
    before = player.stored()
    button(page, "Play on from here").click()
    appear(page, f"{SAMPLE}-table[data-mode=live]")
    expect(noted(page)).to_have_text(text("en", "review-played-on"))
    new = [save for save in player.stored() if save["id"] != id_of(record)]
    assert len(new) == 1
    assert [save for save in player.stored() if save["id"] == id_of(record)] == before
    assert new[0]["summary"]["kinds"] == ["person", "casual"]
    assert new[0]["outcome"] is None


def follow(page: Page, *, best: bool) -> None:
    """A short game in which the coach is always asked, and the first or the last of its list is done."""
    player = TuttoPlayer(page, page.url.split("#")[0])
    while player.wait_for_turn():
        page.keyboard.press("h")
        appear(page, ".coach[aria-busy=false]")
        rows = page.locator(".coach li button").filter(visible=True)
        row = rows.first if best else rows.last
        move = row.get_attribute("data-option")
        row.click()
        page.locator(f'.actions [data-move="{move}"]:enabled').click()
        if sum(len(save["record"].split("\n")) for save in player.stored()) > 60:
            break


@pytest.mark.parametrize("best", [True, False], ids=["best", "worst"])
def test_always_the_coach_s_best_move_or_never(page: Page, site: str, best: bool) -> None:
    player = TuttoPlayer(page, site)
    player.open()
    player.set_up(seed="coach-1", people=("Anna",), bots=("expert",), target=1000)
    player.start()
    follow(page, best=best)
    game = player.stored()[0]["id"]
    player.open(f"review/{game}")
    appear(page, CHART)
    page.get_by_role("combobox", name="Player").select_option("Anna")
    account = page.locator(".account")
    expect(account).to_have_count(1)
    if best:
        expect(account).to_contain_text("Choices cost nothing.")
    else:
        expect(account).to_contain_text(re.compile(r"Choices cost \d+ points"))


def test_a_bot_says_why(page: Page, site: str) -> None:
    player = TuttoPlayer(page, site)
    player.open()
    player.set_up(seed="why", people=("Anna",), bots=("casual",), begins="2", target=1000)
    player.start()
    player.wait_for_turn()
    why = button(page, text("en", "look-why"))
    page.keyboard.press("l")
    page.locator("dialog .log button").first.click()
    expect(page.locator(".lookback")).to_contain_text("Step 2 of")
    at = 2
    while not why.is_visible():
        at += 1
        button(page, "One step forward").click()
        expect(page.locator(".lookback")).to_contain_text(f"Step {at} of")
    why.click()
    dialog = page.get_by_role("dialog", name=text("en", "look-why"))
    expect(dialog).to_contain_text("Chance of winning: ")
    expect(dialog).to_contain_text(re.compile("No other move is better|The best move wins"))
