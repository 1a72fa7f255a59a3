"""The engine behaves in the browser's Python as it does here: its own tests, run inside Pyodide."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import build

LEFT_OUT = (
    "beats_random", "soak", "brute_force", "test_exact", "test_events", "test_secrets", "test_properties",
    "test_a_record_with", "test_any", "no_game_takes_more", "at_most_31_turns",
)  # fmt: skip
"""Nothing here depends on which Python runs it: how strong a bot is, searches through many random games or records,
and figures that are counted a second time. What is left: every clause, every golden game, every contract.
"""

SEARCHES = (
    "random_games", "views_are_plain_json", "bots_are_as_announced", "states_are_values", "legal_moves_are_unique",
    "test_odds", "test_perft", "test_layers", "test_shape", "test_game_names",
)  # fmt: skip
"""What looks at many positions without leaning on this Python's numbers, order or bytes: for the slow run."""


@pytest.mark.parametrize(
    "left_out", [(*LEFT_OUT, *SEARCHES), pytest.param(LEFT_OUT, marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_the_engines_tests_pass_inside_pyodide(
    left_out: tuple[str, ...], record_property: pytest.RecordProperty
) -> None:
    chosen = " and ".join(f"not {name}" for name in left_out)
    # The browser does not have the evaluators.
    elsewhere = [f"--ignore-glob=*/{name}*" for name in ("test_browser", "test_values")]
    suites = ["tests/contract", "tests/games", *elsewhere, "-k", chosen]
    build.prepare()
    wheel = build.only(build.build_engine(), "*.whl")
    packages = Path(pytest.__file__).parent.parent
    command = [build.node(), build.ROOT / "tests/pyodide/run.mjs", build.ROOT, wheel, packages, *suites]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, encoding="utf-8", check=False)
    last_line = done.stdout.strip().rpartition("\n")[2]
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    counts = json.loads(last_line)
    record_property("inside_pyodide", counts)
    print(f"inside Pyodide: {counts}")
    assert counts.get("passed", 0) > 0, done.stdout[-4000:]
    assert counts.get("failed", 0) == 0, done.stdout[-8000:]
