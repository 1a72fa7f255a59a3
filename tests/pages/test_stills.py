"""The positions that pages show before any script runs: drawn by the views from what the engine says."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import build
from web.build import stills
from web.build.stills import Still

DRAWN = build.CACHE / "stills" / "drawn.json"

pytestmark = pytest.mark.skipif(not DRAWN.exists(), reason="nothing is drawn yet")


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DRAWN.read_text(encoding="utf-8"))
    return found


def test_every_game_and_every_example_is_drawn_in_every_language(drawn: dict[str, Any]) -> None:
    wanted = {still.id for still in stills.all_stills(build.languages())}
    assert {f"hu/{game}" for game in stills.games()} < wanted
    assert wanted <= set(drawn["stills"])


def test_a_picture_shows_what_the_engine_says(drawn: dict[str, Any]) -> None:
    still = Still("de", "tutto", "TU-E1", 3)
    position = stills.position(still)
    picture = drawn["stills"][Still("de", "tutto", "TU-E1", stills.stations("tutto", "TU-E1")[1]).id]
    assert position["view"]["tray"] == [1, 2, 3, 3, 4, 6]
    (tray,) = re.findall(r'class="dice tray">.*?</div>', picture)
    assert re.findall(r'data-face="(\d)"', tray) == ["2", "2", "2", "3", "4"], "the second throw of the example"
    assert 'data-move="stop"' in picture
    assert "Aufhören" in picture


def test_a_strict_page_can_show_it(drawn: dict[str, Any]) -> None:
    for id, picture in drawn["stills"].items():
        assert not re.search(r"\s(style|on\w+)=|<script|<style", picture), id
        classes = set(re.findall(r"\bv[0-9a-f]{6}\b", " ".join(re.findall(r'class="([^"]*)"', picture))))
        assert all(f".{name}{{" in drawn["css"] for name in classes), id
    assert set(re.findall(r"\{(.)", drawn["css"])) == {"-"}, "only custom properties"


def test_before_a_roll_the_next_decision_is_shown() -> None:
    assert stills.settled("tutto", "TU-E1", 4) == 5
    assert stills.settled("tutto", "TU-E1", 5) == 5
    with pytest.raises(ValueError, match="8 steps"):
        stills.settled("tutto", "TU-E1", 9)


def test_the_rules_of_a_view_become_rules_about_a_frame() -> None:
    css = "@media (orientation: landscape) and (max-height: 560px), (min-width: 820px) { a { --w: min(3dvh, 2vw); } }"
    told = stills.contained(css)
    assert "@container still ((orientation: landscape) and (max-height: 560px)) or ((min-width: 820px)) {" in told
    assert "min(3cqh, 2cqw)" in told
    assert '@property --w{syntax:"<length>"' in told
    assert stills.contained("@media (forced-colors: active) { a { b: c; } }").startswith("@media (forced-colors")
    for file in (build.WEB / "styles" / "frame.css", *build.WEB.glob("games/*/view.css")):
        rest = stills.contained(stills.sheet(file))
        assert "@import" not in rest, file
        assert not re.search(r"\d[dsl]?v[hw]\b|@media[^{]*(width|height|orientation)", rest), file


def test_pictures_are_put_where_a_page_asks_for_them(drawn: dict[str, Any]) -> None:
    source = '<p>a</p><rollbook-game game="tutto" example="TU-E1" step="4"/><p>b</p>'
    (asked,) = stills.asked_in(source, "en")
    assert asked == Still("en", "tutto", "TU-E1", 5)
    page = stills.filled(source, "en", drawn["stills"], "../")
    assert page.count("<rollbook-game ") == page.count("</rollbook-game>") == 1
    assert '<div class="table-body" inert><tutto-table' in page
    assert 'href="../index.html?lang=en#/new/tutto"' in page
    assert stills.asked_in('<rollbook-game game="tutto"><a>x</a></rollbook-game>', "en") == [Still("en", "tutto")]
