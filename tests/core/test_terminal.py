"""Rollbook in a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import ROOT

pytest.importorskip("fluent.runtime")

from pyapp.__main__ import main
from pyapp.games import listed_ids


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """For any language of this machine."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person types, in order; then always the first move."""
    answers: list[str] = []

    def answer(prompt: str) -> str:
        return answers.pop(0) if answers else "1"

    monkeypatch.setattr("builtins.input", answer)
    return answers


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert [line.split(":")[0] for line in out.splitlines() if not line.startswith(" ")] == list(listed_ids())
    assert "--option target=6000  Target [TU-O7]\n      1,000 to 20,000\n" in out
    assert "random (Bot, careless)" in out


def test_a_person_plays_a_whole_game(typed: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    typed += ["nonsense", "h", "u", "draw"]
    save = tmp_path / "game.record"
    arguments = ["play", "tutto", "--seed", "x", "--option", "target=1000", "--save", str(save)]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "That move isn’t possible now." in out
    assert "Hint: Turn up a card\n  The next card ends the turn: 18%\n" in out
    assert "There is nothing to undo." in out
    assert "  1. " in out
    assert main(["replay", str(save)]) == 0
    assert capsys.readouterr().out.rstrip().endswith(out.rstrip().splitlines()[-1])


def test_a_saved_game_continues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    save = tmp_path / "game.record"

    def answers() -> Iterator[str]:
        yield "draw"
        raise EOFError

    replies = answers()
    monkeypatch.setattr("builtins.input", lambda prompt: next(replies))
    arguments = ["play", "tutto", "--seats", "person,person", "--seed", "x", "--save", str(save)]
    assert main(arguments) == 1
    before = save.read_text()
    assert "\ndraw\n" in before
    replies = iter(())
    monkeypatch.setattr("builtins.input", lambda prompt: (_ for _ in ()).throw(EOFError))
    assert main(arguments) == 1
    assert save.read_text() == before


def test_real_dice_are_entered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["lot 1", "draw", "card bonus200", "roll 9", "roll 6 1 1 1 2 3", "stop"])

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    main(["play", "tutto", "--seats", "person,person", "--table", "--seed", "x"])
    out = capsys.readouterr().out
    assert "That isn’t a move." in out
    assert "Guest 1 scores 1,000 and now has 1,000." in out


@pytest.mark.parametrize("id", listed_ids())
def test_simulate_prints_json_that_adds_up(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", id, "--games", "4", "--seats", "random,random", "--seed", "s"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert sum(player["wins"] for player in result["players"]) == pytest.approx(4, abs=0.01)
    assert sum(result["reasons"].values()) == 4
    assert result["games_per_second"] > 0
    main(["simulate", id, "--games", "4", "--seats", "random,random", "--seed", "s"])
    again = json.loads(capsys.readouterr().out)
    assert {**again, "seconds": 0, "games_per_second": 0, "steps_per_second": 0} == {
        **result,
        "seconds": 0,
        "games_per_second": 0,
        "steps_per_second": 0,
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "unknown_game"),
        (["simulate", "tutto", "--games", "0"], "bad_request"),
        (["simulate", "tutto", "--seats", "wizard,random"], "bad_seat"),
        (["play", "tutto", "--option", "target=7"], "bad_option"),
        (["replay", "no-such-file"], "No such file"),
        (["replay", str(ROOT / "pyproject.toml")], "bad_record line=1"),
    ],
)
def test_errors_get_one_clear_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
