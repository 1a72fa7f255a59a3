"""The engine behaves in the browser's Python as it does here: its own tests, run inside Pyodide."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from goldens import folder, record_to_review
from pyodide.judged import all_judged

import build
from pyapp.games import listed_ids
from web.build.engine import build_engine

LEFT_OUT = (
    "beats_random", "soak", "brute_force", "test_exact", "test_events", "test_secrets", "test_properties",
    "test_a_record_with", "test_any", "at_most_31_turns",
)  # fmt: skip
"""Nothing here depends on which Python runs it: how strong a bot is, searches through many random games or records,
and figures that are counted a second time. What is left: every clause, every golden game, every contract.
"""

SEARCHES = (
    "random_games", "views_are_plain_json", "bots_are_as_declared", "states_are_values", "legal_moves_are_unique",
    "test_odds", "test_perft", "test_layers", "test_shape", "test_game_names", "links_are_short", "has_one_link",
    "with_a_mistake", "whole_games_by_links", "people_entered", "contains_the_whole_record", "can_be_continued",
    "a_hint_is",
)  # fmt: skip
"""What looks at many positions without leaning on this Python's numbers, order or bytes: for the slow run."""


def test_what_is_left_out_exists() -> None:
    """A test that was renamed would come back, and take its time, unnoticed."""
    places = [path for folder in ("contract", "games") for path in (build.ROOT / "tests" / folder).rglob("test_*.py")]
    names = " ".join([*(path.stem for path in places), *(path.read_text("utf-8") for path in places)])
    assert [name for name in (*LEFT_OUT, *SEARCHES) if name not in names] == []


def run_inside(script: str, function: str, *arguments: str) -> str:
    """What a function of a script beside this file returns when Pyodide runs it."""
    build.prepare()
    packages = Path(pytest.__file__).parent.parent
    runner = build.ROOT / "tests/pyodide/run.mjs"
    command = [build.node(), runner, build.ROOT, build_engine(), packages, script, function, *arguments]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout.strip()


@pytest.mark.parametrize(
    "left_out", [(*LEFT_OUT, *SEARCHES), pytest.param(LEFT_OUT, marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_the_engines_tests_pass_inside_pyodide(
    left_out: tuple[str, ...], record_property: pytest.RecordProperty
) -> None:
    chosen = " and ".join(f"not {name}" for name in left_out)
    # What an evaluator computes is compared below.
    ignored = ("test_browser", "test_values", "test_reviews", "test_measuring")
    elsewhere = [f"--ignore-glob=*/{name}*" for name in ignored]
    said = run_inside("inside.py", "run", "tests/contract", "tests/games", *elsewhere, "-k", chosen)
    counts = json.loads(said.rpartition("\n")[2])
    record_property("inside_pyodide", counts)
    print(f"inside Pyodide: {counts}")
    assert counts.get("passed", 0) > 0, said[-4000:]
    assert counts.get("failed", 0) == 0, said[-8000:]


def test_moves_are_worth_the_same_inside_pyodide() -> None:
    """To the last digit, so that a bot makes the same move and a review says the same on every device."""
    inside, here = json.loads(run_inside("judged.py", "all_judged").rpartition("\n")[2]), json.loads(all_judged())
    assert all(here.values())
    assert inside == here


def test_a_game_s_review_is_the_same_inside_pyodide() -> None:
    said = run_inside("judged.py", "all_reviewed", *map(record_to_review, listed_ids()))
    reviews = json.loads(said.rpartition("\n")[2])
    for id, review in zip(listed_ids(), reviews, strict=True):
        assert review == (folder(id) / "review.json").read_text("utf-8"), id
