"""The daily challenge follows from the game and the date, and so does the par."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from playing import ROOT

from pyapp import daily
from pyapp.advice import choose
from pyapp.api import call
from pyapp.core import record
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.link import from_link, to_link
from pyapp.core.match import Match, Seat
from pyapp.games import all_ids, find_game, listed_ids
from pyapp.simulate import play_out

DAY = "2026-11-18"
NULL = find_game("_null")


def test_the_days_are_those_of_the_calendar() -> None:
    day = date.fromisoformat(daily.FIRST_DAY)
    while day.year < 2030:
        assert daily.check_day(day.isoformat()) == day.isoformat()
        day += timedelta(days=1)
    wrong = ["2025-12-31", "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-1", "2026-11-18 "]
    for bad in (*wrong, "٢٠٢٦-١١-١٨", "", "today", None, 20261118):
        with pytest.raises(GameError, match="bad_day"):
            daily.check_day(bad)


def test_the_app_begins_with_the_same_day() -> None:
    script = (ROOT / "web" / "lib" / "daily.js").read_text("utf-8")
    assert re.findall(r'FIRST_DAY = "(.*)"', script) == [daily.FIRST_DAY]


@pytest.mark.parametrize("id", all_ids())
def test_a_challenge_is_recognised_wherever_it_comes_from(id: str) -> None:
    """From its record, from its link, half-way and at its end: nothing else has to be stored."""
    game = find_game(id)
    wanted = daily.challenge(game, DAY)
    assert wanted == daily.challenge(game, DAY)
    assert (wanted.seats, wanted.seed, wanted.dice) == (("person", "expert"), f"daily-{DAY}-{id}", "turns")
    match = daily.new_match(game, DAY, ["Anna", "Otto"])
    match.begin()
    assert daily.day_of(record.read(record.write(match), find_game)) == DAY
    while isinstance(match.turn, Decide):
        match.play(choose(match, "random"))
    assert daily.day_of(from_link(to_link(match), find_game, all_ids())) == DAY


def test_another_game_is_no_challenge() -> None:
    game = find_game("tutto")
    wanted = daily.challenge(game, DAY)
    seats = [Seat(kind, "A") for kind in wanted.seats]

    def made(**other: Any) -> str | None:
        how = {"game": game, "seats": seats, "options": {}, "seed": wanted.seed, "dice": wanted.dice, **other}
        return daily.day_of(Match(**how))

    assert made() == DAY
    assert made(dice="outcomes") is None
    assert made(options={"target": 1000}) is None
    assert made(seats=seats[::-1]) is None
    assert made(seats=[Seat("person", "A"), Seat("casual", "B")]) is None
    assert made(table=("roll",)) is None
    days = ("daily-2026-02-30-tutto", "daily-2025-01-01-tutto")
    for seed in (*days, f"daily-{DAY}-_null", f"daily-{DAY}-no", "x", None):
        assert made(seed=seed) is None


def test_a_par_is_what_two_of_the_best_level_play() -> None:
    pars = daily.Pars()
    steps = 0
    while (match := pars.go_on(NULL, DAY)).outcome is None:
        assert len(match.steps) > steps, "every call does something"
        steps = len(match.steps)
    other = play_out(daily.new_match(NULL, DAY, ["A", "B"], par=True))
    assert (match.outcome, match.seed) == (other.outcome, daily.challenge(NULL, DAY).seed)
    assert daily.day_of(match) is None


def test_a_par_is_not_worked_out_without_what_judges_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "is_lost", lambda id: True)
    assert json.loads(call("par", json.dumps({"game": "_null", "date": DAY})))["code"] == "no_par"


@pytest.mark.parametrize("method", ["challenge", "par"])
def test_the_bridge_refuses_what_there_is_no_challenge_for(method: str) -> None:
    for game, day, code in (("_null", "soon", "bad_day"), ("chess", DAY, "unknown_game")):
        assert json.loads(call(method, json.dumps({"game": game, "date": day})))["code"] == code


# In a terminal


def test_a_terminal_shows_and_plays_the_challenge(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("fluent.runtime")
    from pyapp.__main__ import main

    monkeypatch.setenv("LANGUAGE", "en")
    assert main(["daily", "tutto", "--date", DAY, "--show"]) == 0
    shown = record.read(capsys.readouterr().out, find_game)
    assert daily.day_of(shown) == DAY
    assert main(["daily", "--show"]) == 0
    assert capsys.readouterr().out.count("dice: turns") == len(listed_ids())

    monkeypatch.setattr("sys.stdin", StringIO("1\n"))  # one move, and then somebody closes the terminal
    save = tmp_path / "game.record"
    assert main(["daily", "tutto", "--date", DAY, "--save", str(save)]) == 1
    kept = record.read(save.read_text("utf-8"), find_game)
    assert (daily.day_of(kept), any(step.seat == 0 for step in kept.steps)) == (DAY, True)
    capsys.readouterr()
    for day in ("2025-12-31", "2999-01-01", "yesterday"):
        assert main(["daily", "tutto", "--date", day]) == 1
        assert "There is no challenge for this day." in capsys.readouterr().err
