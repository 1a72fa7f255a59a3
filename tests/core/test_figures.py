"""The figures that readers of the rule pages can ask for: computed by the odds that the rules' oracles prove."""

from __future__ import annotations

import itertools
import json
import re
from fractions import Fraction
from typing import Any

import pytest
from playing import ROOT

from pyapp import api
from pyapp.core.figure import Figure
from pyapp.games import find_figure, listed_ids
from pyapp.games.banditos.odds import third_chance
from pyapp.games.qwantum.odds import over
from pyapp.games.sixcolours.odds import chance
from pyapp.games.tutto.odds import null_chance, once_more


def ask(**params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call("figure", json.dumps(params)))
    return reply


def figure_of(game: str) -> Figure:
    figure = find_figure(game)
    assert figure is not None
    return figure


@pytest.mark.parametrize("game", listed_ids())
def test_the_engine_answers_everything_that_the_page_can_ask(game: str) -> None:
    figure = figure_of(game)
    ends = [{part.values[0], part.values[-1], part.usual} for part in figure.parts]
    for chosen in itertools.product(*ends):
        of = dict(zip((part.id for part in figure.parts), chosen, strict=True))
        reply = ask(game=game, of=of)
        assert reply == {"ok": True, "value": figure.of(of)}
        assert reply["value"] >= 0
        assert figure.form == "number" or reply["value"] <= 1


@pytest.mark.parametrize(
    ("game", "of", "value"),
    [
        ("tutto", {"dice": 1, "points": 300}, Fraction(300 + 400 + 300 + 50, 6) - Fraction(300, 6)),
        ("pot", {"best": 12, "players": 4}, 0.3426745),
        ("qwantum", {"colour": "violet", "limit": 15}, over(2, 15)),
        ("sixcolours", {"combination": "five", "kept": 4, "throws": 2}, chance("five", "pppp", 2)),
        # With a black 5 and a green 5, of the 22 others: any 5 makes a triple.
        ("banditos", {"first": 5, "second": 5, "colours": "different", "kind": "triple"}, Fraction(1, 6)),
        # With a black 5 and a black 6: a 4 makes a straight, a black 4 (four are left) a colour straight.
        ("banditos", {"first": 5, "second": 6, "colours": "same", "kind": "colour_straight"}, Fraction(4, 22 * 6)),
    ],
)
def test_a_figure_equals_the_odds(game: str, of: dict[str, Any], value: Fraction | float) -> None:
    assert ask(game=game, of=of)["value"] == pytest.approx(float(value))


def test_nothing_at_stake_and_one_die_more() -> None:
    assert once_more(1, 0) == Fraction(150, 6)
    assert once_more(3, 600) - once_more(3, 0) == 600 * (1 - null_chance(3))
    assert third_chance(1, 3, "different", "pair") >= third_chance(1, 3, "different", "straight")


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ({}, "of"),
        ({"of": []}, "of"),
        ({"of": {"dice": 3}}, "points"),
        ({"of": {"dice": 7, "points": 0}}, "dice"),
        ({"of": {"dice": 3.0, "points": 0}}, "dice"),
        ({"of": {"dice": True, "points": 0}}, "dice"),
        ({"of": {"dice": "3", "points": 0}}, "dice"),
        ({"of": {"dice": 3, "points": 10**30}}, "points"),
        ({"of": {"dice": 3, "points": [0]}}, "points"),
    ],
)
def test_anything_else_is_one_clear_error(given: dict[str, Any], missing: str) -> None:
    reply = ask(game="tutto", **given)
    assert (reply["ok"], reply["code"], reply["params"]) == (False, "bad_request", {"missing": missing})


def test_a_game_without_a_figure_says_so() -> None:
    assert ask(game="_null", of={})["params"] == {"missing": "figure"}
    assert ask(game="chess", of={})["code"] == "unknown_game"


@pytest.mark.parametrize("game", listed_ids())
def test_every_part_has_texts_and_no_text_is_unused(game: str) -> None:
    words = (ROOT / "web" / "text" / "hu" / f"{game}.ftl").read_text(encoding="utf-8")
    wanted = {"answer", *(part.id for part in figure_of(game).parts)}
    assert set(re.findall(rf"^{game}-ask-(\w+) = ", words, re.M)) == wanted
