"""Which modules of the engine the browser gets: those that its bridge and the games' own tables reach by imports.

Evaluators, reviews and the programs that make tables are for the terminal and for other programs.
"""

from __future__ import annotations

import ast
from pathlib import Path

# What a page calls, and what the engine's own tests play with inside Pyodide.
BRIDGE = ("api", "worker", "simulate")
# What pyapp/games/__init__.py looks up by name.
OF_A_GAME = ("rules", "bot", "hint", "figure")


def reached(pyapp: Path) -> set[Path]:
    """All modules that are reached, with the packages that contain them."""
    starts = [pyapp / f"{name}.py" for name in BRIDGE]
    starts += [game / f"{name}.py" for game in (pyapp / "games").iterdir() for name in OF_A_GAME]
    found: set[Path] = set()
    waiting = [module for module in starts if module.exists()]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += [*imported(module), module.with_name("__init__.py")]
    return found | {pyapp / "__init__.py"}


def imported(module: Path) -> list[Path]:
    """The modules of the engine that a module imports; all of them do so with relative imports."""
    found: list[Path] = []
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        folder = module.parents[node.level - 1]
        target = folder.joinpath(*node.module.split(".")) if node.module else folder
        places = [target.with_suffix(".py"), target / "__init__.py"]
        places += [target / f"{name.name}.py" for name in node.names]
        places += [target / name.name / "__init__.py" for name in node.names]
        found += [place for place in places if place.exists()]
    return found
