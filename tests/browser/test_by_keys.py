"""The keyboard reaches everything and always shows where it is; nobody is caught, and nobody falls off the page."""

from __future__ import annotations

import json
import re
from itertools import cycle
from typing import Any

import pytest
from browser.games import GAMES, SAMPLE
from browser.player import PATIENCE, house_rules, settle, tab_in_dialog
from browser.test_by_ear import prepare
from browser.words import text
from playwright.sync_api import Locator, Page, expect

FOCUSABLE = "a[href], button:enabled, input:enabled:not([tabindex='-1']), select:enabled, summary, [tabindex='0']"

# How everything looks that could be reached, before anything is.
LOOK = f"""() => {{
    const look = (one) => {{
        const {{ outlineStyle, outlineWidth, outlineColor, boxShadow }} = getComputedStyle(one);
        return outlineStyle === "none" ? boxShadow : [outlineStyle, outlineWidth, outlineColor, boxShadow].join(" ");
    }};
    const face = (one) => one.closest(".segments label") ?? one;
    const called = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? one.value).trim().slice(0, 40);
    const kind = (one) => `${{one.tagName.toLowerCase()}}.${{one.type ?? ""}} ${{one.className}} ${{called(one)}}`;
    window.keys = {{
        stops: [...document.querySelectorAll({json.dumps(FOCUSABLE)})].filter((one) => one.checkVisibility({{ visibilityProperty: true }}) && !one.closest("[inert]")),
        before: new Map(), reached: new Set(), unseen: [], hidden: [],
    }};
    for (const one of window.keys.stops) window.keys.before.set(one, look(face(one)));
    window.keys.arrive = () => {{
        const one = document.activeElement;
        const {{ before, reached, unseen, hidden }} = window.keys;
        if (!one || one === document.body || reached.has(one)) return one !== document.body && reached.has(one);
        reached.add(one);
        if (before.get(one) === look(face(one))) unseen.push(kind(one));
        const {{ x, y, width, height }} = face(one).getBoundingClientRect();
        const points = [[.5, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]].map(([across, down]) => document.elementFromPoint(x + width * across, y + height * down));
        if (!points.some((top) => top && (face(one).contains(top) || top.contains(face(one))))) hidden.push(kind(one));
        return false;
    }};
    window.keys.missed = () => window.keys.stops.filter((one) => !window.keys.reached.has(one)
        && !(one.type === "radio" && [...window.keys.reached].some(({{ type, name }}) => type === "radio" && name === one.name))).map(kind);
}}"""  # noqa: E501


def lay_all(page: Page, **settings: object) -> None:
    """A game of each kind in its midst, in the browser's storage."""
    entries = {"rollbook.settings": json.dumps({"pace": "fast", **settings})}
    for game in GAMES:
        table, _ = prepare(game)
        seats = table["seats"]
        summary = {"names": [one["name"] for one in seats], "kinds": [one["kind"] for one in seats]}
        save = {**{key: table[key] for key in ("game", "record", "rev", "outcome")}, "id": game.ljust(10, "x")}
        save |= {"updated": 1, "summary": {**summary, "scores": None, "turn": 0}}
        entries[f"rollbook.game.{save['id']}"] = json.dumps(save)
    page.add_init_script(f"if (!localStorage['rollbook.settings']) Object.assign(localStorage, {json.dumps(entries)})")


def open_table(page: Page, site: str, game: str) -> Locator:
    page.goto(f"{site}#/play/{game.ljust(10, 'x')}")
    table = page.locator(f"{game}-table[data-mode=live]")
    cover = page.locator(".hand-over button")
    expect(table.or_(cover).first).to_be_visible(timeout=PATIENCE)
    if cover.is_visible():
        cover.click()
    expect(table).to_be_visible()
    return table


def tab_round(page: Page, scheme: Any) -> dict[str, list[str]]:
    """Tab after Tab until a stop comes again: what was never reached, does not show it, or lies behind something."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    settle(page)
    page.evaluate(LOOK)
    for _ in range(90):
        page.keyboard.press("Tab")
        if page.evaluate("window.keys.arrive()"):
            break
    else:
        raise AssertionError("the keyboard does not come round")
    found: dict[str, list[str]] = page.evaluate(
        "({ missed: window.keys.missed(), unseen: window.keys.unseen, hidden: window.keys.hidden })"
    )
    assert page.evaluate("window.keys.reached.size") > 1
    return {what: names for what, names in found.items() if names}


@pytest.mark.parametrize(
    "schemes",
    [
        ("light", "dark"),
        pytest.param(("light",), marks=pytest.mark.slow),
        pytest.param(("dark",), marks=pytest.mark.slow),
    ],
    ids="+".join,
)
def test_the_keyboard_reaches_everything_and_shows_where_it_is(page: Page, site: str, schemes: tuple[Any, ...]) -> None:
    """The screens take turns in light and in dark; with -m slow each is seen in both."""
    turns = cycle(schemes)
    lay_all(page)
    found: dict[str, Any] = {}
    page.goto(f"{site}#/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    found["home"] = tab_round(page, next(turns))
    page.goto(f"{site}#/new/tutto?seats=3")
    expect(page.get_by_role("combobox", name="Who starts")).to_be_visible(timeout=PATIENCE)
    house_rules(page).click()
    found["set-up"] = tab_round(page, next(turns))
    page.goto(f"{site}#/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    found["settings"] = tab_round(page, next(turns))
    for game in GAMES:
        open_table(page, site, game)
        before = page.get_by_role("main").aria_snapshot()
        found[game] = tab_round(page, next(turns))
        assert page.get_by_role("main").aria_snapshot() == before, "to be somewhere is not to do something"
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    found["menu"] = tab_in_dialog(page)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_dialogs_keep_the_focus_and_give_it_back(page: Page, site: str) -> None:
    lay_all(page)
    open_table(page, site, SAMPLE)
    dialog = page.get_by_role("dialog")
    opener = page.get_by_role("button", name="Menu")
    for name in ("History", "Keyboard", "Rules"):
        if name == "Rules":
            opener = page.get_by_role("button", name=name, exact=True)
        opener.press("Enter")
        if name != "Rules":
            dialog.get_by_role("button", name=re.compile(f"^{name}")).press("Enter")
        expect(dialog.get_by_role("heading", name=name).first).to_be_visible()
        expect(dialog.get_by_role("heading").first).to_be_focused()
        assert tab_in_dialog(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    # A question before something that cannot be taken back.
    page.get_by_role("link", name="Home").press("Enter")
    away = page.get_by_role("button", name="Delete this game").first
    away.press("Enter")
    assert tab_in_dialog(page) == []
    dialog.get_by_role("button", name="Cancel").press("Enter")
    expect(away).to_be_focused()


def test_the_skip_link_leads_past_the_top(page: Page, site: str) -> None:
    page.goto(f"{site}#/")
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    skip = page.get_by_role("link", name="Skip to content")
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    box = skip.bounding_box()
    assert box
    assert box["y"] >= 0
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_url(re.compile("#/$"))


class Steady:
    """Does something and looks where the focus is when all has settled."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lost: list[str] = []

    def after(self, what: str, then: Locator) -> None:
        expect(then).to_be_visible(timeout=PATIENCE)
        settle(self.page)
        if self.page.evaluate("!document.activeElement || document.activeElement === document.body"):
            self.lost.append(what)


def test_the_focus_is_never_lost(page: Page, site: str) -> None:
    """From screen to screen, through dialogs, moves, undo, the past and another language, with Enter alone."""
    steady = Steady(page)
    page.goto(site)
    page.locator(".games").get_by_role("link", name="Tutto").press("Enter")
    steady.after("set-up", page.get_by_role("combobox", name="Who starts"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("New game: Tutto · Rollbook")
    page.get_by_role("button", name="Add person").press("Enter")
    steady.after("add", page.get_by_role("textbox", name="Name of player 3"))
    page.get_by_role("button", name="Remove player 3").press("Enter")
    steady.after("remove", page.get_by_role("button", name="Add person"))
    page.get_by_role("combobox", name="Type of player 2").select_option("person")
    page.get_by_role("switch", name="Coach for everyone").press("Space")
    page.get_by_role("combobox", name="Who starts").select_option("1")
    house_rules(page).press("Enter")
    page.get_by_role("textbox", name="Dice seed").fill("browser-1")
    page.keyboard.press("Enter")
    bar = page.get_by_role("group", name="What you can do")
    steady.after("start", bar)
    expect(page).to_have_title("Tutto · Rollbook")
    for _ in range(12):
        stop = bar.get_by_role("button", name="Stop")
        (stop if stop.is_visible() else bar.get_by_role("button").last).press("Enter")
        steady.after("move", page.locator("tutto-table[data-mode=live]"))
        undo = page.get_by_role("button", name="Undo")
        if undo.is_enabled():
            undo.press("Enter")
            steady.after("undo", page.locator("tutto-table[data-mode=live]"))
            break
    else:
        raise AssertionError("nothing could be taken back")
    page.locator(".tray .die:enabled").first.press("Enter")
    steady.after("pick", bar)
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("button", name="History").press("Enter")
    page.get_by_role("dialog").locator("button[data-step]").first.press("Enter")
    steady.after("look back", page.get_by_role("button", name="Back to the game"))
    page.get_by_role("button", name="One step back").press("Enter")
    steady.after("one step back", page.get_by_role("button", name="Back to the game"))
    page.get_by_role("button", name="Back to the game").press("Enter")
    steady.after("back to the game", bar)
    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    steady.after("hint", bar)
    page.get_by_role("button", name="Close").press("Enter")
    steady.after("close the hint", bar)
    page.get_by_role("link", name="Home").press("Enter")
    steady.after("home", page.get_by_role("heading", name="Continue"))
    page.get_by_role("combobox", name="Language").focus()
    page.get_by_role("combobox", name="Language").select_option("de")
    steady.after("language at home", page.get_by_role("heading", name="Weiterspielen"))
    page.get_by_role("button", name="Dieses Spiel löschen").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Dieses Spiel löschen").press("Enter")
    expect(page.locator("#continue li")).to_have_count(0)
    steady.after("delete", page.locator(".games").get_by_role("link", name="Tutto"))
    page.get_by_role("link", name="Einstellungen").press("Enter")
    steady.after("settings", page.get_by_role("heading", level=1, name="Einstellungen"))
    expect(page).to_have_title("Einstellungen · Rollbook")
    page.get_by_role("radio", name="Deutsch").press("ArrowRight")
    steady.after("language in the settings", page.get_by_role("heading", level=1, name="Réglages"))
    delete = text("fr", "settings-delete")
    page.get_by_role("button", name=delete).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=delete).press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    steady.after("delete everything", page.get_by_role("heading", level=1))
    assert steady.lost == []


def test_what_arrives_late_leaves_the_caret_alone(page: Page, site: str) -> None:
    """Somebody types a name while the engine is still on its way."""
    page.goto(f"{site}#/new/tutto")
    name = page.get_by_role("textbox", name="Name of player 2")
    name.fill("Be")
    page.keyboard.press("n")
    expect(page.get_by_role("combobox", name="Who starts")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("o")
    expect(name).to_have_value("Beno")
    expect(name).to_be_focused()


def test_no_key_means_anything_once_shortcuts_are_off(page: Page, site: str) -> None:
    """WCAG 2.1.4: speaking to the device or typing by accident changes nothing; and the sheet says so."""
    lay_all(page, keys=False)
    for game in GAMES:
        table = open_table(page, site, game)
        page.get_by_role("heading", level=1).focus()
        before = page.get_by_role("main").aria_snapshot()
        for key in "abcdefghijklmnopqrstuvwxyz0123456789?":
            page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(table).to_be_visible()
        assert page.get_by_role("main").aria_snapshot() == before
        page.get_by_role("button", name="Menu").press("Enter")
        page.get_by_role("button", name="Keyboard").press("Enter")
        expect(page.get_by_role("dialog")).to_contain_text("turned off")
        assert page.get_by_role("dialog").get_by_role("term").count() > 7
        page.keyboard.press("Escape")
