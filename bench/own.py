"""What games add to their measurement, in tests/games/ID: `measuring.py`, and `numpy_values.py` with faster sums."""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

TESTS = Path(__file__).parent.parent / "tests"


def measuring(id: str) -> ModuleType | None:
    return _own(f"games.{id}.measuring")


def install_numpy(id: str) -> None:
    if sums := _own(f"games.{id}.numpy_values"):
        sums.install()


def _own(name: str) -> ModuleType | None:
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    return importlib.import_module(name) if find_spec(name) else None
