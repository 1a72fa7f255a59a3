"""Values and reviews in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import script

pytest.importorskip("fluent.runtime")

from pyapp.__main__ import main
from pyapp.core import record
from pyapp.terminal.tables import BLOCKS, WIDTH, blocks
from pyapp.terminal.words import LANGUAGES

GAME = ("throw", "roll 3", "pass")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANGUAGE", "en")
    path = tmp_path / "game.record"
    path.write_text(record.write(script("_null", *GAME)), encoding="utf-8")
    return path


def test_odds_of_the_last_decision(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Step 3 of 3: Ben to play.",
        "Chances of winning",
        "   Move     Anna    Ben    Loss  Points",
        "   throw   41.7%  58.3%             3.5",
        "→  pass   100.0%   0.0%  −58.3%       0",
        "→ the move that was made",
        "These chances are exact.",
    ]


def test_odds_of_any_decision(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(file), "--step", "1"]) == 0
    assert capsys.readouterr().out.startswith("Step 1 of 3: Anna to play.\n")
    for step in ("0", "2", "4", "-1"):
        assert main(["odds", str(file), "--step", step]) == 1
        error = capsys.readouterr().err
        assert f"bad_request step={step}" in error
        assert error.count("\n") == 1


def test_the_decision_that_is_due(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record.write(script("_null", *GAME[:2])), encoding="utf-8")
    assert main(["odds", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Ben to play." in out
    assert "→" not in out
    assert main(["odds", str(file), "--step", "3"]) == 0
    assert capsys.readouterr().out == out


def test_a_review(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[:16] == [
        "   Who     Move      Anna    Ben",
        "1  Anna    throw    50.0%  50.0%",
        "2  Chance  roll 3   41.7%  58.3%  lucky for Ben: +8.3%",
        "3  Ben     pass    100.0%   0.0%  loses 58.3%; best: throw",
        "",
        "Who   Start   Luck  Decisions  Remainder  Result  Own mistakes",
        "Anna  50.0%  −8.3%     +58.3%       0.0%  100.0%          0.0%",
        "Ben   50.0%  +8.3%     −58.3%       0.0%    0.0%         58.3%",
        "Luck + decisions + remainder = result − start. Decisions: the others’ mistakes less your own. "
        "Remainder: what the estimates did not know.",
        "Turning points: steps 3, 2",
        "",
        "Anna  ▅▅▄█",
        "Ben   ▅▅▅▁",
        "These chances are exact.",
        "",
        "Anna wins!",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("odds", "review"):
        assert main([command, str(file), "--lang", language]) == 0
        out = capsys.readouterr().out
        assert "terminal-" not in out
        said = [line for line in out.splitlines() if "_null" not in line and "+" not in line]  # it has no texts
        assert not any("=" in line for line in said), "a code instead of words"


def test_a_long_game_fits_on_a_line() -> None:
    assert blocks([0.0, 0.5, 1.0]) == BLOCKS[0] + BLOCKS[4] + BLOCKS[7]
    assert blocks([0.3]) == BLOCKS[2]
    line = blocks([at / 999 for at in range(1000)])
    assert len(line) == WIDTH
    assert (line[0], line[-1]) == (BLOCKS[0], BLOCKS[-1])
    assert list(line) == sorted(line)
