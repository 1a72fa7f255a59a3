"""Addresses and languages: where a link leads, in which words, and what is said when it leads nowhere."""

from __future__ import annotations

import re

import pytest
from browser.player import PATIENCE, appear, house_rules, noted
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Browser, Page, Route, expect

import build


def words(language: str, id: str) -> str:
    catalogue = (build.WEB / "text" / language / "app.ftl").read_text("utf-8")
    return re.findall(rf"^{id} = (.*)$", catalogue, re.MULTILINE)[0]


@pytest.fixture
def player(page: Page, site: str) -> TuttoPlayer:
    return TuttoPlayer(page, site)


# Languages


def test_every_language_is_offered_by_its_own_name_and_spoken_at_once(player: TuttoPlayer) -> None:
    page = player.open().page
    chip = page.locator("#language")
    expect(chip).to_have_accessible_name("Language")
    assert chip.locator("option").all_inner_texts() == list(build.LANGUAGES.values())
    page.evaluate("window.same = true")
    for tag, name in build.LANGUAGES.items():
        chip.select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        expect(page.get_by_role("heading", name=words(tag, "home-games"), exact=True)).to_be_visible()
    assert page.evaluate("window.same"), "the page was loaded again"
    last = [*build.LANGUAGES][-1]
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", last)
    page.goto(f"{player.site}#/settings")
    expect(page.get_by_role("radio", name=build.LANGUAGES[last])).to_be_checked()
    assert page.get_by_role("radio", name=re.compile("|".join(build.LANGUAGES.values()))).count() == len(
        build.LANGUAGES
    )


def test_the_chip_and_the_shelf_fit_a_phone_in_every_language(player: TuttoPlayer) -> None:
    page = player.open().page
    for tag in build.LANGUAGES:
        page.locator("#language").select_option(tag)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        chip = page.locator("#language").bounding_box()
        assert chip
        assert chip["height"] >= 44


@pytest.mark.parametrize(("locale", "spoken"), [("fr-CH", "fr"), ("hu", "hu"), ("de-AT", "de"), ("sv", "en")])
def test_the_browser_s_preference_is_followed(browser: Browser, site: str, locale: str, spoken: str) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", spoken)
    expect(page.locator("#language")).to_have_value(spoken)
    context.close()


def test_an_address_can_ask_for_a_language(player: TuttoPlayer) -> None:
    page = player.page
    page.goto(f"{player.site}?lang=fr#/settings")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto(f"{player.site}?lang=xx")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(f"{player.site}?lang=fr")
    page.locator("#language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert "lang" not in page.url


# Links


def test_a_game_s_own_address_begins_it_or_goes_on_with_it(player: TuttoPlayer) -> None:
    page = player.open("tutto").page
    expect(page.get_by_role("heading", name="New game: Tutto")).to_be_visible()
    expect(page).to_have_url(re.compile("#/new/tutto$"))
    expect(page.get_by_role("combobox", name="Who starts")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)
    table = page.url
    player.open()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    player.open("tutto")
    expect(page).to_have_url(table)
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)


def test_an_address_fills_in_the_set_up(player: TuttoPlayer) -> None:
    page = player.open("new/tutto?seats=4&bots=2&seed=abc&target=3000&ending=equal_turns").page
    names = page.get_by_role("textbox", name=re.compile("Name of player"))
    expect(names).to_have_count(4, timeout=PATIENCE)
    kinds = page.get_by_role("combobox", name=re.compile("Type of player"))
    assert [kind.input_value() for kind in kinds.all()] == ["person", "person", "casual", "casual"]
    house_rules(page).click()
    expect(house_rules(page)).to_contain_text("2 changed", timeout=PATIENCE)
    expect(page.get_by_label("Dice seed")).to_have_value("abc")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)
    (save,) = player.stored()
    assert save["summary"]["kinds"] == ["person", "person", "casual", "casual"]
    assert "abc" in save["record"]


def test_dice_that_come_with_a_link_are_named_and_can_be_replaced(player: TuttoPlayer) -> None:
    page = player.open("new/tutto?seats=2&seed=abc").page
    said = page.locator(".set-up").get_by_text("This link sets the dice")
    expect(said).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    house_rules(page).click()
    seed = page.get_by_label("Dice seed")
    seed.fill("mine")
    expect(said).to_be_hidden()
    seed.fill("abc")
    expect(said).to_be_visible()
    page.get_by_role("button", name="Fresh dice").click()
    expect(said).to_be_hidden()
    expect(seed).to_have_value("")
    page.reload()
    names = page.get_by_role("textbox", name=re.compile("Name of player"))
    expect(names).to_have_count(2, timeout=PATIENCE)
    expect(page.get_by_role("combobox", name="Who starts")).to_be_visible(timeout=PATIENCE)
    expect(said).to_be_hidden()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)
    (save,) = player.stored()
    assert re.search(r"^seed: [a-z2-7]{16}$", save["record"], re.MULTILINE)


def test_an_address_is_followed_by_who_starts_before_the_engine_is_there(player: TuttoPlayer) -> None:
    held: list[Route] = []
    player.page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    with player.page.expect_request("**/pyodide.asm.wasm"):
        page = player.open("new/tutto?bots=2&seed=abc&target=3000").page
    kinds = page.get_by_role("combobox", name=re.compile("Type of player"))
    expect(kinds).to_have_count(3)
    assert [kind.input_value() for kind in kinds.all()] == ["person", "casual", "casual"]
    start = page.get_by_role("button", name="Start")
    start.click()
    expect(start).to_be_disabled()
    expect(page.locator(".set-up").get_by_text("This link sets the dice")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)
    (save,) = player.stored()
    assert save["summary"]["kinds"] == ["person", "casual", "casual"]
    assert "abc" in save["record"]


NOWHERE = {
    "nosuch": "nosuch",
    "new/nosuch": "new/nosuch",
    "new": "new",
    "new/tutto?seats=11": "seats=11",
    "new/tutto?seats=three": "seats=three",
    "new/tutto?seats=2&bots=3": "bots=3",
    "new/tutto?colour=red": "colour=red",
    "new/tutto?target=1e1": "target=1e1",
    "new/tutto?target=1234": "target=1234",
    "new/tutto?start=11": "start=11",
    "%E0%A4%A": "%E0%A4%A",
    "play/nosuch": "isn’t saved",
}
"""Addresses, and what is named of each."""


def test_an_address_that_leads_nowhere_says_so_at_home(player: TuttoPlayer) -> None:
    """The first as the page is opened, the others where it is open already."""
    page = player.page
    for number, (route, named) in enumerate(NOWHERE.items()):
        if number:
            page.evaluate("document.querySelector('#toasts').replaceChildren()")
        player.open(route)
        appear(page, "#toasts > *")
        expect(noted(page)).to_contain_text(named, timeout=PATIENCE)
        expect(page.locator("html")).to_have_attribute("data-screen", "home")
        expect(page.get_by_role("heading", name="Games")).to_be_visible()
        expect(noted(page)).to_have_count(1)
        expect(page).to_have_url(re.compile("#/$"))
