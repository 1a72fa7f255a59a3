"""The figures that readers of the rule pages can ask for. Each game's own tests compare them with its odds."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playing import ROOT

from pyapp import api
from pyapp.games import find_figure, listed_ids


def ask(**params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call("figure", json.dumps(params)))
    return reply


FIGURES = {id: figure for id in listed_ids() if (figure := find_figure(id))}
"""A game can do without one."""


@pytest.mark.parametrize("game", FIGURES)
def test_the_engine_answers_everything_that_the_page_can_ask(game: str) -> None:
    figure = FIGURES[game]
    ends = [{part.values[0], part.values[-1], part.usual} for part in figure.parts]
    for chosen in itertools.product(*ends):
        of = dict(zip((part.id for part in figure.parts), chosen, strict=True))
        reply = ask(game=game, of=of)
        assert reply == {"ok": True, "value": figure.of(of)}
        assert reply["value"] >= 0
        assert figure.form == "number" or reply["value"] <= 1


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
    words = (ROOT / "web" / "text" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    wanted = {"answer", *(part.id for part in FIGURES[game].parts)} if game in FIGURES else set()
    assert set(re.findall(rf"^{game}-ask-(\w+) = ", words, re.M)) == wanted
