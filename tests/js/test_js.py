"""What the browser's scripts do without a page, in Node: each `*.test.mjs` here and in a game's folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from web.build.steps import ROOT, node

FILES = sorted([*Path(__file__).parent.glob("*.test.mjs"), *ROOT.glob("tests/games/*/*.test.mjs")])


def name(file: Path) -> str:
    return f"{file.parent.name}-{file.name.removesuffix('.test.mjs')}"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_in_node(file: Path) -> None:
    done = subprocess.run(
        [str(node()), "--test", str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
