"""No layer skips its neighbour: read from the imports."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import ROOT

PYAPP = ROOT / "pyapp"
MODULES = sorted(path.relative_to(ROOT) for path in PYAPP.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The modules that a module imports, by their full names."""
    package = path.parent.parts
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:  # `from . import screen` is an import of the module
                found = Path(*base, alias.name)
                yield ".".join([*base, alias.name] if is_module(ROOT / found) else base)


def is_module(path: Path) -> bool:
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def is_games_terminal(path: Path) -> bool:
    """A game's table in words is in the game's folder but belongs to the terminal: it reads views, not rules."""
    return path.match("pyapp/games/*/terminal.py")


def is_offline(path: Path) -> bool:
    """What makes a game's table of values runs on a developer's machine only, and may use numpy."""
    return path.match("pyapp/games/*/make_*.py")


BESIDE: dict[str, tuple[str, ...]] = {
    "advice.py": ("pyapp.core", "pyapp.games", "pyapp.search"),
    "api.py": (
        *("pyapp.core", "pyapp.games", "pyapp.advice", "pyapp.daily"),
        *("pyapp.challenges", "pyapp.choices", "pyapp.evidence", "pyapp.judgement", "pyapp.letters", "pyapp.turns"),
    ),
    "audit.py": ("pyapp.core",),
    "by_link.py": ("pyapp.core",),
    "challenges.py": ("pyapp.core", "pyapp.games", "pyapp.daily"),
    "choices.py": ("pyapp.core", "pyapp.games", "pyapp.by_link"),
    "daily.py": ("pyapp.core", "pyapp.advice"),
    "evidence.py": ("pyapp.core", "pyapp.games", "pyapp.audit", "pyapp.proof"),
    "letters.py": ("pyapp.core", "pyapp.games", "pyapp.by_link"),
    "turns.py": ("pyapp.core",),
    "judgement.py": ("pyapp.core", "pyapp.games", "pyapp.advice", "pyapp.review"),
    "proof.py": ("pyapp.core",),
    "review.py": ("pyapp.core", "pyapp.advice"),
    "simulate.py": ("pyapp.core", "pyapp.games", "pyapp.advice"),
    "worker.py": ("pyapp.api",),
    "__main__.py": ("pyapp.terminal",),
    "__init__.py": (),
}
"""What each module directly in pyapp imports."""


def allowed(path: Path) -> tuple[str, ...]:
    parts = path.parts
    if parts[1] == "core":
        return ("pyapp.core",)
    if is_games_terminal(path):
        return ("pyapp.core", "pyapp.terminal")
    if parts[1] == "games" and len(parts) > 3:
        return ("pyapp.core", f"pyapp.games.{parts[2]}")
    if parts[1] == "games":
        return ("pyapp.core",)
    if parts[1] == "search":
        return ("pyapp.core", "pyapp.search")
    return ("pyapp",) if parts[1] == "terminal" else BESIDE[parts[1]]


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_imports_only_its_neighbours(path: Path) -> None:
    for name in imported(path):
        if name == "pyscript":
            assert path == Path("pyapp/worker.py"), "only worker.py knows of pyscript"
        elif name.split(".")[0] in ("fluent", "babel"):
            assert path == Path("pyapp/terminal/words.py"), "only the terminal's words know of Fluent"
        elif name.split(".")[0] == "numpy":
            assert is_offline(path), "only what makes tables knows of numpy"
        elif name.split(".")[0] == "pyapp":
            within = any(f"{name}.".startswith(f"{layer}.") for layer in allowed(path))
            assert within or name == "pyapp", f"{path} reaches for {name}"
            file = Path(*name.split(".")).with_suffix(".py")
            assert not is_games_terminal(file), f"{path} needs a terminal"
            assert is_offline(path) or not is_offline(file), f"{path} makes tables"
        else:
            assert name.split(".")[0] in sys.stdlib_module_names, f"{path} needs {name}"


RULES = [path for path in MODULES if path.parts[1] in ("core", "games", "search") and not is_offline(path)]


@pytest.mark.parametrize("path", RULES, ids=str)
def test_rules_see_no_clock_file_or_random_source(path: Path) -> None:
    banned = {"random", "time", "datetime", "os", "io", "pathlib", "socket", "secrets", "uuid", "threading", "asyncio"}
    assert not {name.split(".")[0] for name in imported(path)} & banned
