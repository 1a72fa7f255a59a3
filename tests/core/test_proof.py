"""The program that works a game's dice out again runs on plain Python and notices every change."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playing import ROOT, all_ids, any_options

from pyapp.core.match import Match, Seat
from pyapp.core.source import SOURCES, USUAL
from pyapp.core.stream import Stream, fingerprint
from pyapp.games import find_game
from pyapp.proof import program
from pyapp.simulate import play_out

SEEDS = ("proof", "it's\\\"{x}", "~!7")


def run(file: Path, text: str) -> subprocess.CompletedProcess[str]:
    file.write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, "-I", str(file)], capture_output=True, encoding="utf-8", cwd=file.parent)


def played(id: str, seed: str, dice: str = USUAL) -> Match[Any]:
    game = find_game(id)
    count = max(2, game.info.seats[0])
    match: Match[Any] = Match(
        game, [Seat("sensible", "Mia")] * count, any_options(game, count, Stream("proof", id)), seed, dice=dice
    )
    return play_out(match)


@pytest.mark.parametrize("id", all_ids())
def test_it_reproduces_finished_games(id: str, tmp_path: Path) -> None:
    for seed, dice in zip(SEEDS, cycle(SOURCES)):
        match = played(id, seed, dice)
        done = run(tmp_path / "dice.py", program(match))
        outcomes = sum(step.seat is None for step in match.steps)
        assert done.stdout.splitlines() == [
            f"Fingerprint: {fingerprint(seed)}",
            f"OK: all {outcomes} outcomes follow from the seed.",
        ]
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("id", all_ids())
def test_it_notices_any_change(id: str, tmp_path: Path) -> None:
    text = program(played(id, "changed"))
    outcomes = text.index("OUTCOMES = [")
    last = list(re.finditer(r"^    \('(\S+)', (\d+), '(.+)'\),$", text[outcomes:], re.M))[-1]
    number, _, shown = last.groups()
    start, end = (outcomes + at for at in last.span(3))
    done = run(tmp_path / "dice.py", text[:start] + "?" + text[end:])
    assert done.returncode == 1
    assert done.stderr == f"Outcome {number} differs: the game says ?, but it is {shown}.\n"
    other = run(tmp_path / "dice.py", text.replace("SEED = 'changed'", "SEED = 'other'"))
    assert (other.returncode, other.stderr) == (1, "This is not the fingerprint of the game.\n")


def test_what_was_entered_by_hand_is_left_out(tmp_path: Path) -> None:
    match: Match[Any] = Match(find_game("_null"), [Seat("person", name) for name in "AB"], {}, "hand")
    for number, move in enumerate(("throw", "roll 6", "throw", None)):
        if move is None:
            match._push(match.expected() or "", None, given=False)
        elif number == 1:
            match._push(move, None, given=True)
        else:
            match.replay(move, given=False)
    assert match.outcome is not None
    text = program(match)
    assert "One outcome was entered by hand and is left out." in text
    done = run(tmp_path / "dice.py", text)
    assert done.stdout.endswith("OK: all 1 outcomes follow from the seed.\n")


def test_the_derivation_is_the_documented_one() -> None:
    assert 'rollbook/1:{seed}:{purpose}:{block}"' in program(played("_null", "x"))
    assert "rollbook fingerprint/1:" in (ROOT / "docs" / "dice.md").read_text(encoding="utf-8")
