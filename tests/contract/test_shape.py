"""All games have the same shape: if you know one folder, you know where to look in the others.

Read from the files and their imports, so a game that is added later is checked as well. A small game may be whole in
rules.py and bot.py.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from playing import ROOT

from pyapp.games import listed_ids

GAMES = ROOT / "pyapp" / "games"

MODULES = {
    "state.py": ("State", "Rules"),
    "rules.py": ("GAME",),
    "choices.py": ("choices",),
    "screen.py": ("view", "text"),
    "bot.py": ("BOTS",),
}
"""What a larger game has, and the names that other modules look for there. More modules are welcome."""

OPTIONAL = {
    "values.py": ("EVALUATOR",),
    "make_table.py": (),
    "odds.py": (),
    "hint.py": ("facts",),
    "figure.py": ("FIGURE",),
    "terminal.py": ("table", "move"),
}
"""What a game can have: what moves are worth and what makes a table for that, exact odds, what a hint says of them,
what readers can ask, the table in words."""

SMALL = 150
"""Up to this many lines, rules.py can contain the position and the screen as well."""


def is_small(id: str) -> bool:
    return len((GAMES / id / "rules.py").read_text(encoding="utf-8").splitlines()) <= SMALL


GROWN = [id for id in listed_ids() if not is_small(id)]

READS_NO_RULES = ("state.py", "choices.py", "screen.py")
"""The rules import these, so these must not import the rules."""

EXTRAS = [(id, module) for id in listed_ids() for module in OPTIONAL if (GAMES / id / module).exists()]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def defined(path: Path) -> set[str]:
    """The names that a module makes itself, not those it imports."""
    found: set[str] = set()
    for node in tree(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def siblings(path: Path) -> set[str]:
    """The modules of its own folder that a module imports."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            found |= {node.module} if node.module else {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("id", GROWN)
def test_every_game_has_the_same_modules(id: str, module: str) -> None:
    path = GAMES / id / module
    assert path.exists(), f"{id} has no {module}"
    assert set(MODULES[module]) <= defined(path)


@pytest.mark.parametrize(("id", "module"), EXTRAS)
def test_an_optional_module_has_what_others_look_for(id: str, module: str) -> None:
    assert set(OPTIONAL[module]) <= defined(GAMES / id / module)


@pytest.mark.parametrize("module", READS_NO_RULES)
@pytest.mark.parametrize("id", GROWN)
def test_position_and_screen_do_not_depend_on_the_rules(id: str, module: str) -> None:
    assert not {"rules", "bot", "hint"} & siblings(GAMES / id / module)


@pytest.mark.parametrize("id", listed_ids())
def test_no_module_reaches_into_another_game(id: str) -> None:
    """Neither by an import nor by a name that an import at run time would use."""
    others = {other for other in listed_ids() if other != id}
    for path in sorted((GAMES / id).glob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ImportFrom):
                named = {*(node.module or "").split("."), *(alias.name for alias in node.names)}
                assert node.level != 2, f"{path.name} imports from the folder of all games"
                assert not named & others, f"{path.name} imports {named & others}"
            elif isinstance(node, ast.Import):
                assert not {part for alias in node.names for part in alias.name.split(".")} & others, path.name
            elif isinstance(node, ast.Name):
                assert node.id not in ("import_module", "__import__"), f"{path.name} imports at run time"


@pytest.mark.parametrize("id", listed_ids())
def test_only_the_rules_decide(id: str) -> None:
    """`legal_moves` and `apply` are methods of the game, in rules.py."""
    for path in sorted((GAMES / id).glob("*.py")):
        made = {node.name for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)}
        assert ({"legal_moves", "apply"} <= made) if path.name == "rules.py" else not {"legal_moves", "apply"} & made
