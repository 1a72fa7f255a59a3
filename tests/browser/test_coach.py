"""The coach at every table: asked for, always there, or only chances; it never acts, covers or moves anything."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from browser.games import GAMES, SAMPLE, about, by_turns
from browser.looks import faults
from browser.player import PATIENCE, SET_UP, Player, appear, id_of, noted, said, wait_until
from browser.records import NAMES, first_begins
from browser.words import text
from playwright.sync_api import Page, expect

from pyapp import api

SOME, OTHERS = by_turns()
PANEL = ".coach[aria-busy=false]"

# What of the panel is cut off or outside the screen, and whether it covers what one can do.
MEASURE = """() => {
    const panel = document.querySelector(".coach");
    const actions = document.querySelector(".actions").getBoundingClientRect();
    const buttons = [...panel.querySelectorAll("button")].filter(one => one.checkVisibility());
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return {
        cut: [...panel.querySelectorAll("p, .name, small, b")]
            .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .map(one => one.textContent),
        small: buttons.filter(one => one.getBoundingClientRect().height < 44).map(one => one.textContent),
        inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
        scrolls: panel.scrollHeight > panel.clientHeight + 1,
        covers: bottom > actions.top,
    };
}"""
FINE = {"cut": [], "small": [], "inside": True, "scrolls": False, "covers": False}
# Where everything is that can be used.
PLACES = """() => [...document.querySelectorAll(".game-view button, .table-top > *")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
})"""
WORKED_OUT = """() => {
    const chips = [...document.querySelectorAll(".game-view .worth")];
    return chips.length > 0 && chips.every(one => one.dataset.worth !== "…");
}"""


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


def judged(record: str) -> list[dict[str, Any]]:
    """The moves of the decision at the end of a record, the best first."""
    ask("load", match="j", record=record)
    while (reply := ask("values", match="j"))["moves"] is None:
        pass
    moves: list[dict[str, Any]] = reply["moves"]
    return sorted(moves, key=lambda one: float(one["loss"]))


def new(game: str, seed: str, **options: int) -> dict[str, Any]:
    seats = [{"kind": "person", "name": name} for name in NAMES[: max(2, about(game).info.seats[0])]]
    return ask("new", match="h", game=game, seats=seats, seed=seed, options={**first_begins(game), **options})


@cache
def with_odds(game: str) -> str:
    """A record of a game that has come to a decision of which much can be told."""
    reply, found = new(game, "odds"), ("", -1)
    for _ in range(60):
        hint = ask("hint", match="h")
        if len(hint["odds"]) > found[1] and len(reply["legal"]) > 1:
            found = (reply["record"], len(hint["odds"]))
        if found[1] == about(game).facts:
            break
        reply = ask("play", match="h", move=hint["move"], rev=reply["rev"])
        if reply["outcome"]:
            break
    return found[0]


@cache
def with_a_mistake() -> tuple[str, str]:
    """A record of the sample, and a move there that costs much and needs nothing to be picked."""
    for number in range(40):
        reply = new(SAMPLE, f"mistake{number}", target=1000)
        for _ in range(20):
            moves = judged(reply["record"])
            worst = next((one for one in moves if one["move"] == "stop" and one["loss"] > 0.04), None)
            if worst:
                return reply["record"], worst["move"]
            reply = ask("play", match="h", move=moves[0]["move"], rev=reply["rev"])
            if reply["outcome"]:
                break
    raise AssertionError("nobody made a mistake")


def settle_for(page: Page, site: str, language: str = "en", **settings: Any) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{site}?lang={language}")
    page.evaluate("settings => { localStorage['rollbook.settings'] = settings }", json.dumps(settings))


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("de", SOME),
        ("hu", OTHERS),
        pytest.param("hu", SOME, marks=pytest.mark.slow),
        pytest.param("de", OTHERS, marks=pytest.mark.slow),
        *(pytest.param(one, GAMES, marks=pytest.mark.slow) for one in ("en", "fr", "it", "nl", "es")),
    ],
)
def test_asked_it_ranks_the_moves_in_words(page: Page, site: str, language: str, games: tuple[str, ...]) -> None:
    settle_for(page, site, language)
    for game in games:
        record = with_odds(game)
        Player(page, site).sit_down(record)
        page.keyboard.press("h")
        appear(page, PANEL)
        rows = page.locator(".coach li button").filter(visible=True)
        best = judged(record)[:3]
        expect(rows).to_have_count(len(best))
        words = page.locator(".coach").inner_text()
        assert not [word for word in ("-choice-", "-odds-", "-brief-", "-why-", "coach-", "{") if word in words]
        assert not [one["move"] for one in best if f"\n{one['move']}\n" in words], "moves are named, not quoted"
        assert rows.first.get_attribute("data-option") == best[0]["move"]
        standing = {text(language, "coach-best"), text(language, "coach-equal")}
        assert rows.first.locator(".standing").inner_text() in standing
        assert page.evaluate(MEASURE) == FINE, game
        assert faults(page, once=True) == []
        expect(said(page)).to_contain_text(rows.first.locator(".name").inner_text())
        page.keyboard.press("Escape")
        expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_in_the_list_picks_the_move_and_does_not_make_it(page: Page, site: str, game: str) -> None:
    settle_for(page, site)
    player = Player(page, site)
    record = with_odds(game)
    player.sit_down(record)
    page.keyboard.press("h")
    appear(page, PANEL)
    rows = page.locator(".coach li button").filter(visible=True)
    for at in range(rows.count()):
        row = rows.nth(at)
        move = row.get_attribute("data-option")
        row.click()
        expect(page.locator(f'.coach [data-option="{move}"]')).to_have_attribute("aria-pressed", "true")
        assert page.evaluate("move => document.querySelector('.game-view').model.legal.includes(move)", move)
    stored = page.evaluate(f"JSON.parse(localStorage['rollbook.game.{id_of(record)}']).record")
    assert stored == record


def test_it_leaves_with_the_move_and_by_keys(page: Page, site: str) -> None:
    settle_for(page, site)
    Player(page, site).sit_down(with_odds(SAMPLE))
    page.get_by_role("button", name="Hint").click()
    panel = page.locator(".coach")
    expect(panel).to_contain_text("on average", timeout=PATIENCE)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.keyboard.press("h")
    appear(page, PANEL)
    page.keyboard.press("h")  # once more: into the list
    expect(panel.locator("li button").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.locator("li button").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.locator("li button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".actions .act:enabled").first.click()
    expect(panel).to_have_count(0)


@pytest.mark.files_missing
def test_without_its_files_it_says_so_and_can_be_asked_again(page: Page, site: str) -> None:
    settle_for(page, site)
    Player(page, site).sit_down(with_odds(SAMPLE))
    page.route("**/coach.ftl", lambda route: route.abort())
    page.keyboard.press("h")
    expect(noted(page)).to_have_text(text("en", "home-cut-off"))
    expect(page.locator(".coach")).to_have_count(0)
    page.unroute("**/coach.ftl")
    page.keyboard.press("h")
    appear(page, PANEL)


@pytest.mark.parametrize("game", GAMES)
def test_always_there_it_moves_nothing(page: Page, site: str, game: str) -> None:
    """A figure at every choice, in room that nothing else needs, and described to a screen reader."""
    settle_for(page, site)
    Player(page, site).sit_down(with_odds(game))
    before = page.evaluate(PLACES)
    settle_for(page, site, coach="always")
    Player(page, site).sit_down(with_odds(game))
    wait_until(page, WORKED_OUT, "there are no figures")
    assert page.evaluate(PLACES) == before
    chips = page.locator(".game-view [data-move] > .worth").evaluate_all("chips => chips.map(one => one.dataset.worth)")
    assert all("%" in chip for chip in chips)
    described = page.locator(".game-view [data-move]:has(> .worth)").first.get_attribute("aria-description")
    assert described
    assert described.startswith("Chance of winning: ")
    assert faults(page) == []


def test_a_costly_move_is_marked_with_the_way_back_beside_it(page: Page, site: str) -> None:
    record, move = with_a_mistake()
    settle_for(page, site, coach="always")
    Player(page, site).sit_down(record)
    wait_until(page, WORKED_OUT, "there are no figures")
    page.locator(f'.actions [data-move="{move}"]').click()
    lamp = page.get_by_role("button", name="Hint")
    expect(lamp.locator(".worth")).to_have_attribute("data-worth", re.compile("−[0-9]"))
    expect(said(page)).to_contain_text("points of winning chance. Better: ")
    lamp.click()
    mark = page.locator(".coach .mark")
    expect(mark).to_contain_text("Better: ")
    expect(lamp.locator(".worth")).to_have_count(0)
    mark.get_by_role("button", name="Undo").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(f'.actions [data-move="{move}"]')).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_chances_alone_give_no_advice(page: Page, site: str, game: str) -> None:
    settle_for(page, site, coach="off", odds=True)
    record = with_odds(game)
    Player(page, site).sit_down(record)
    page.keyboard.press("h")
    appear(page, PANEL)
    panel = page.locator(".coach")
    expect(panel).to_contain_text("%")
    assert panel.locator(".best").count() == 0
    assert not "".join(panel.locator("b, .standing").all_inner_texts())
    assert page.locator(".worth.best").count() == 0
    assert page.evaluate(MEASURE) == FINE


def test_among_several_people_only_the_set_up_lets_it_advise(page: Page, site: str) -> None:
    settle_for(page, site, coach="always")
    for wanted in (False, True):
        page.goto(f"{site}?lang=en#/new/{SAMPLE}?seats=2&bots=0&start=1")
        appear(page, SET_UP)
        choice = page.get_by_role("switch", name=text("en", "setup-coach"))
        choice.set_checked(wanted)
        page.locator(".start-bar .act").click()
        appear(page, f"{SAMPLE}-table[data-mode=live]")
        lamp = page.get_by_role("button", name="Hint", exact=True)
        expect(lamp).to_have_count(1 if wanted else 0)
        if not wanted:
            page.keyboard.press("h")
            expect(noted(page)).to_have_text(text("en", "hint-off"))
        page.reload()
        appear(page, f"{SAMPLE}-table[data-mode=live]")
        expect(lamp).to_have_count(1 if wanted else 0)
    page.goto(f"{site}?lang=en#/new/{SAMPLE}?seats=2&bots=1")
    appear(page, SET_UP)
    expect(choice).to_be_hidden()
