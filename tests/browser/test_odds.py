"""The figure on a rule page that is worked out again when its reader chooses other dice."""

from __future__ import annotations

from typing import Any

import pytest
from browser.games import SAMPLE, about
from browser.looks import faults
from browser.player import PATIENCE
from playwright.sync_api import Locator, Page, expect

import build
from pyapp.games import find_figure
from web.build import articles

GAMES = [game for game in articles.sources(build.WEB) if find_figure(game)]


def spelt(game: str, of: dict[str, Any] | None, language: str) -> str:
    """What plain Python says of it, as the build would write it."""
    figure = find_figure(game)
    assert figure is not None
    return articles.spell(figure.usual if of is None else figure.of(of), figure.form, language)


def choices(box: Locator, game: str) -> list[dict[str, Any]]:
    """Those the game names, else the last of what can be chosen."""
    last = "controls => controls.map(one => [one.name, one.max ?? one.options[one.options.length - 1].value])"
    shown = {name: int(value) if value.isdigit() else value for name, value in box.locator("[name]").evaluate_all(last)}
    return about(game).figure or [shown]


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.slow if game in GAMES[1:-1] else ()) for game in GAMES],
)
def test_another_choice_has_the_engine_s_figure(page: Page, site: str, game: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}rules/{game}.de.html")
    box = page.locator("fieldset.ask")
    output = box.get_by_role("status")
    expect(box).to_be_enabled()
    expect(output).to_have_text(spelt(game, None, "de"))
    assert not [url for url in asked if "/engine" in url], "no Python until somebody asks"
    for control in box.locator("select, input").all():
        assert (control.bounding_box() or {"height": 0})["height"] >= 44
    for of in choices(box, game):
        for name, value in of.items():
            control = box.locator(f"[name={name}]")
            if control.evaluate("control => control.tagName") == "SELECT":
                control.select_option(str(value))
            else:
                control.fill(str(value))
                control.press("Tab")
        expect(output).to_have_text(spelt(game, of, "de"), timeout=PATIENCE)
    engines = [frame for frame in page.frames if frame.url.endswith("/web/engine.html")]
    assert len(engines) == 1
    assert faults(page) == []


def test_it_shares_the_engine_of_the_page_s_games(page: Page, site: str) -> None:
    page.goto(f"{site}rules/{SAMPLE}.en.html")
    page.locator("#lesson .still .act.main").click()
    expect(page.frame_locator("#lesson iframe").locator(".lesson p")).to_contain_text("2/4", timeout=PATIENCE)
    page.locator(".ask [name=dice]").select_option("6")
    expect(page.locator(".ask output")).to_have_text(spelt(SAMPLE, {"dice": 6, "points": 300}, "en"), timeout=PATIENCE)
    assert sum(frame.url.endswith("/web/engine.html") for frame in page.frames) == 1
