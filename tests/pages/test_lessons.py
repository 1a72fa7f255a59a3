"""The plans of the lessons: what their seeds and bots really do, with texts for every step in every language.

A game may have no lesson. One with texts for a lesson must have it.
"""

from __future__ import annotations

import re

import pytest

import build
from pyapp import advice
from pyapp.core import record
from pyapp.core.game import Decide
from pyapp.core.match import PERSON, Match
from pyapp.games import find_game
from web.build import stills

GAMES = [game for game in stills.games() if stills.has_lesson(game)]
TEXTS = [
    (game, language)
    for game in GAMES
    for language in build.LANGUAGES
    if (build.WEB / "text" / language / f"{game}.ftl").exists()
]


def plan(game: str) -> Match[object]:
    return record.read(record.write(stills.match_of(stills.lesson(game, "en"))), find_game)


@pytest.mark.parametrize("game", GAMES)
def test_following_the_plan_leads_to_what_it_says(game: str) -> None:
    planned = plan(game)
    match: Match[object] = Match(planned.game, planned.seats, planned.options, planned.seed)
    match.begin()
    while len(match.steps) < len(planned.steps):
        turn = match.turn
        assert isinstance(turn, Decide)
        kind = match.seats[turn.seat].kind
        match.play(planned.steps[len(match.steps)].move if kind == PERSON else advice.choose(match, kind))
    assert [step.move for step in match.steps][: len(planned.steps)] == [step.move for step in planned.steps]


@pytest.mark.parametrize("game", stills.games())
def test_no_text_is_for_a_lesson_that_is_missing(game: str) -> None:
    texts = (build.WEB / "text" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    assert stills.has_lesson(game) == (f"{game}-lesson-1 = " in texts)


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_step_has_texts_that_need_no_engine(game: str, language: str) -> None:
    tasks = sum(step.seat == 0 for step in plan(game).steps)
    assert 4 <= tasks <= 7
    words = (build.WEB / "text" / language / f"{game}.ftl").read_text(encoding="utf-8")
    found = dict(re.findall(rf"^{game}-lesson-(\w+) = (.+)$", words, re.M))
    assert list(found) == [*map(str, range(1, tasks + 1)), "end"]
    assert all("{" not in said and 40 < len(said) < 200 for said in found.values())


def test_a_lesson_s_page_speaks_its_language() -> None:
    page = (build.DIST / "embed" / "hu" / "tutto" / "lesson.html").read_text(encoding="utf-8")
    assert "seat: person Vendég&#10;seat: sensible Ottó" in page
    assert 'data-lesson="yes"' in page
    assert "Minden kör egy lappal kezdődik" in page
