"""Which modules of the engine a browser gets, and when.

At the start it gets what its bridge and the games' own tables reach by imports. What a game's moves are worth is a part
of its own for each game, which is fetched when it is first needed. The terminal and the programs that make tables are
in neither.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

# What a page calls, and what the engine's own tests play with inside Pyodide.
BRIDGE = ("api", "worker", "simulate")
# What pyapp/games/__init__.py looks up by name.
OF_A_GAME = ("rules", "bot", "hint", "figure")
EVALUATOR = "values"
TABLE = "values.bin"


def at_start(pyapp: Path) -> set[Path]:
    """The modules that are there from the start, and all that several games' evaluators share."""
    games = list((pyapp / "games").iterdir())
    starts = [pyapp / f"{name}.py" for name in BRIDGE]
    starts += [game / f"{name}.py" for game in games for name in OF_A_GAME]
    shared = [module for game in games for module in _of_evaluator(game) if game not in module.parents]
    return _reached([*starts, *shared]) | {pyapp / "__init__.py"}


def parts(pyapp: Path) -> dict[str, list[Path]]:
    """For every game with an evaluator, the files that are fetched when its moves are judged."""
    known = at_start(pyapp)
    found = {}
    for game in sorted((pyapp / "games").iterdir()):
        if (game / f"{EVALUATOR}.py").exists():
            files = [*(_of_evaluator(game) - known), game / TABLE]
            found[game.name] = sorted(file for file in files if file.exists())
    return found


def _of_evaluator(game: Path) -> set[Path]:
    return _reached([game / f"{EVALUATOR}.py"])


def _reached(starts: Iterable[Path]) -> set[Path]:
    """These modules and all that they import, with the packages that contain them."""
    found: set[Path] = set()
    waiting = [module for module in starts if module.exists()]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += [*imported(module), module.with_name("__init__.py")]
    return found


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
