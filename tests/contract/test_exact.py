"""Every figure that is called exact, on the rule pages and in hints, equals brute force through the rules.

tests/games/<id>/brute.py computes each of them a second time, using only the game's `turn`, `legal_moves` and `apply`:
FIGURES by the name of the function in odds.py, FACTS by the code in hint.py. A figure without an entry fails.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest
from playing import ROOT, new_match

import build
from pyapp.advice import choose
from pyapp.core.bot import Position, no_facts
from pyapp.core.game import Decide
from pyapp.core.stream import Stream
from pyapp.games import find_facts, find_figure, listed_ids
from web.build import articles

pytestmark = pytest.mark.parametrize(
    "game", [id for id in listed_ids() if find_figure(id) is not None or find_facts(id) is not no_facts]
)

DECISIONS = 120
"""How far a game is played."""


def brute(game: str) -> Any:
    return import_module(f"games.{game}.brute")


def test_the_rule_page_is_exact(game: str) -> None:
    if not (build.WEB / "rules" / "en" / f"{game}.html").exists():
        pytest.skip("no rule page")
    odds = import_module(f"pyapp.games.{game}.odds")
    again = SimpleNamespace(**brute(game).FIGURES)
    asked = [tag.attrib["data-odds"] for tag in articles.read(build.WEB, game, "en").article.iter("data")]
    for figure in dict.fromkeys(asked):
        assert articles.figure(odds, figure) == pytest.approx(articles.figure(again, figure), abs=1e-11), figure


def test_what_a_reader_can_ask_is_exact(game: str) -> None:
    figure = find_figure(game)
    if figure is None:
        pytest.skip("this page asks nothing")
    work_out = brute(game).FIGURES[figure.work_out.__name__]  # type: ignore[attr-defined]
    values = [part.values if len(part.values) < 40 else part.values[::17] for part in figure.parts]
    for chosen in itertools.product(*values):
        of = dict(zip((part.id for part in figure.parts), chosen, strict=True))
        assert figure.of(of) == pytest.approx(work_out(**of), abs=1e-9), of


def test_every_fact_of_a_hint_can_be_checked(game: str) -> None:
    words = (ROOT / "web" / "text" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^{game}-odds-(\w+) = ", words, re.M)) == set(brute(game).FACTS)


def check_hints(game: str, games: int, most: int, quick: Callable[[Position, str], bool]) -> Counter[str]:
    """Ask for hints in games with any options and numbers of players, and compute this many of each kind again."""
    checks, facts = brute(game).FACTS, find_facts(game)
    checked: Counter[str] = Counter()
    for number in range(games):
        match = new_match(game, f"exact{number}")
        stream = Stream(f"exact{number}", "asked")
        for _ in range(DECISIONS):
            turn = match.turn
            if not isinstance(turn, Decide):
                break
            move = choose(match, "sensible")
            position = Position(match.game, match.game.mask(match.state, turn.seat), turn.seat, match.legal)
            for tried in (move, match.legal[stream.below(len(match.legal))]):
                if stream.below(4) or not quick(position, tried):
                    continue
                for fact in facts(position, tried):
                    if checked[fact.code] < most * (number + 1):  # some of every game
                        expected = checks[fact.code](position, tried, fact)
                        assert fact.params == pytest.approx(expected, abs=1e-9), (tried, match.game.text(match.state))
                        checked[fact.code] += 1
            match.play(move)
    return checked


def test_hints_are_exact(game: str) -> None:
    """In a sample of positions that does not take long."""
    checked = check_hints(game, 5, 2, getattr(brute(game), "quick", lambda position, move: True))
    assert set(checked) == set(brute(game).FACTS), "facts that no position here has told of"


@pytest.mark.slow
def test_hints_are_exact_everywhere(game: str) -> None:
    check_hints(game, 20, 10, lambda position, move: True)
