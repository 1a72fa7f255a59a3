"""Whole games in a terminal in German and Hungarian; without Fluent; from an installed package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playing import ROOT

import build
from pyapp.core import record
from pyapp.games import find_game
from web.build.steps import copy, files_in

WITHOUT_FLUENT = """
import sys
sys.modules["fluent"] = None
from pyapp.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
UNSAID = re.compile(r"[a-z]+_[a-z]+|[{}=]|\btutto-")
PROMPT = re.compile(r"^.*\(u: .*?\): ")


def rollbook(*arguments: str, start: tuple[str, ...] = ("-m", "pyapp"), cwd: Path = ROOT, **environment: str) -> str:
    """What it prints when the first move is always chosen; a failure is printed after a line of dashes."""
    done = subprocess.run(
        [sys.executable, *start, *arguments],
        input="1\n" * 500,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "LANGUAGE": "", "LC_ALL": "", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **environment},
    )
    return done.stdout if done.returncode == 0 else f"{done.stdout}---\n{done.stderr}"


def told(out: str) -> list[str]:
    """The texts, without the numbered moves, which stay as they are typed."""
    lines = [PROMPT.sub("", line) for line in out.splitlines()]
    return [line for line in lines if line and not re.match(r" +(\d+  |…)", line)]


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    pytest.importorskip("fluent.runtime")
    save = tmp_path / "spiel.record"
    options = ("--seed", "x", "--option", "target=1000", "--save", str(save))
    out = rollbook("play", "tutto", "--lang", "de", *options)
    lines = told(out)
    assert lines[:9] == [
        "Gast beginnt.",
        "Gast 0 · Otto 0",
        "Gast ist am Zug.",
        "Gast deckt x2 auf.",
        "Gast würfelt 2, 5, 5, 5, 5, 6.",
        "Gast 0 · Otto 0",
        "x2: Ein Tutto verdoppelt die Punkte dieses Zugs.",
        "Noch nichts herausgelegt",
        "Dieser Zug: 0",
    ]
    assert lines[-4:-2] == ["Otto gewinnt!", "Otto hat mit 1.200 Punkten das Ziel erreicht."]
    assert lines[-2:] == ["  1. Otto 1.200", "  2. Gast 0"]
    assert [line for line in lines if UNSAID.search(line)] == []
    assert "    5  stop          Hör auf und notiere 550\n" in out
    check_replay(save, "de", lines)


def test_a_whole_game_in_hungarian_by_the_systems_language(tmp_path: Path) -> None:
    pytest.importorskip("fluent.runtime")
    save = tmp_path / "jatek.record"
    options = ("--seed", "x", "--option", "target=1000", "--save", str(save))
    out = rollbook("play", "tutto", *options, LANG="hu_HU.UTF-8")
    lines = told(out)
    assert lines[0] == "Vendég kezd."
    assert "Vendég dobása: 2, 5, 5, 5, 5, 6." in lines
    assert lines[-4:-2] == ["Ottó nyert!", "Ottó 1200 ponttal elérte a célt."]
    assert [line for line in lines if UNSAID.search(line)] == []
    check_replay(save, "hu", lines)


def check_replay(save: Path, language: str, lines: list[str]) -> None:
    """The replay reports every event of every step in the same words as the game."""
    match = record.read(save.read_text(encoding="utf-8"), find_game)
    again = rollbook("replay", str(save), "--lang", language).splitlines()
    for step, line in zip(match.steps, again, strict=False):
        words = line[32:]
        assert line.split()[1] == step.move.split()[0]
        assert bool(words) == bool(step.events)
        assert not words or words in lines
    assert again[-4:] == lines[-4:]


def test_without_fluent_one_sentence_says_what_to_install_and_codes_still_play() -> None:
    out = rollbook("play", "tutto", "--lang", "de", start=("-c", WITHOUT_FLUENT))
    assert out == "---\nrollbook: The words need one more package: pip install 'rollbook[terminal]'\n"
    options = ("--seed", "x", "--option", "target=1000")
    out = rollbook("play", "tutto", *options, start=("-c", WITHOUT_FLUENT), LANG="de_DE.UTF-8")
    assert "tutto-event-card seat=0 name=" in out
    assert "  1. " in out


def test_an_installed_package_contains_the_texts(tmp_path: Path) -> None:
    pytest.importorskip("fluent.runtime")
    if not build.TOOLS.exists():
        pytest.skip("the build's tools are not installed")
    source = tmp_path / "source"
    for name in ("pyproject.toml", "README.md", "LICENSE", "pyapp", "web/text", "web/build/wheel.py"):
        for file in files_in(ROOT / name):
            copy(file, source / file.relative_to(ROOT))
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    environment = {**os.environ, "PYTHONPATH": str(build.TOOLS)}
    subprocess.run([*pip, "--wheel-dir", str(tmp_path), str(source)], check=True, env=environment)
    shutil.rmtree(source)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    carried = {path.name for path in (tmp_path / "installed" / "pyapp" / "terminal" / "text" / "hu").iterdir()}
    assert carried == {path.name for path in (ROOT / "web" / "text" / "en").iterdir()}
    out = rollbook("games", "--lang", "hu", cwd=tmp_path, PYTHONPATH=str(tmp_path / "installed"))
    assert "tutto: Tutto, 2–10 játékos." in out
