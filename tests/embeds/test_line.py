"""The lines between embeds and their engine, under Node: whatever is cut off, every call ends and nothing is left."""

from __future__ import annotations

import subprocess
from pathlib import Path

import build

HERE = Path(__file__).parent


def test_every_call_ends_and_nothing_is_left_behind() -> None:
    ran = subprocess.run(
        [build.node(), "--test", "--test-timeout=20000", HERE / "line.test.mjs"],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
