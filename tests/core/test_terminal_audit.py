"""The audit in a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime")

from pyapp.__main__ import main
from pyapp.core import record
from pyapp.core.match import Match, Seat
from pyapp.games import find_game
from pyapp.simulate import play_out
from pyapp.terminal.words import LANGUAGES

SAMPLE = "tutto"


def files(folder: Path, *seeds: str, id: str = SAMPLE) -> list[str]:
    found = []
    for seed in seeds:
        match: Match[Any] = play_out(
            Match(find_game(id), [Seat("sensible", "Mia"), Seat("sensible", "Otto")], {}, seed)
        )
        file = folder / f"{seed}.record"
        text = record.write(match).replace("sensible Mia", "person Mia")
        file.write_text(text, encoding="utf-8")
        found.append(str(file))
    return found


def test_a_sentence_then_the_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", *files(tmp_path, "a", "b", "c"), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(": as even as fair dice are.")
    assert lines[1].endswith(" rolls checked: all follow from their seeds.")
    at = next(at for at, line in enumerate(lines) if line.startswith("Tutto: dice ("))
    assert lines[at + 1].split() == ["Result", "Came", "up", "Expected", "People", "Bots"]
    assert [line.split()[0] for line in lines[at + 2 : at + 8]] == list("123456")
    assert sum(int(line.split()[1]) for line in lines[at + 2 : at + 8]) == int(
        lines[at].split("(")[1][:-1].replace(",", "")
    )
    assert lines[-1].startswith("A chi-square test judges everything together.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", *files(tmp_path, "a", "b"), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "audit-" not in out
    assert "=" not in out


def test_what_is_wrong_is_named_and_the_rest_still_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, changed = files(tmp_path, "good", "changed", id="_null")
    text = Path(changed).read_text(encoding="utf-8")
    roll = next(line for line in text.splitlines() if line.startswith("roll "))
    other = "roll 1" if roll != "roll 1" else "roll 2"
    Path(changed).write_text(text.replace(f"\n{roll}\n", f"\n{other}\n", 1), encoding="utf-8")
    broken = tmp_path / "broken.record"
    broken.write_text("no record\n", encoding="utf-8")
    assert main(["audit", good, changed, str(broken), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "broken.record: The saved game is damaged" in said.err
    assert "One roll doesn’t follow from its seed:" in said.out
    assert f"step 2: the game says “{other}”, the seed gives “{roll}”" in said.out
    assert main(["audit", str(broken), "--lang", "en"]) == 1
    assert capsys.readouterr().out == ""


def test_without_a_roll_of_the_app(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "typed.record"
    file.write_text("rollbook 1\ngame: _null 1\nseat: person A\nseed: x\n\nthrow\n!roll 3\n", encoding="utf-8")
    assert main(["audit", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "The app rolled no dice here.",
        "One result was entered by hand. It isn’t from the seed and isn’t judged.",
    ]
