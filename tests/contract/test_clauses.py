"""Every clause, option, example and oracle of a game's rules has a test of that game.

The ids are in tests/games/<id>/clauses.txt. The marks of the tests are read from their source, so that the check does
not depend on which tests are being run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import ROOT, clauses, example

from pyapp.games import listed_ids

TESTS = ROOT / "tests" / "games"


def marked(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in mark.args)


@pytest.mark.parametrize("id", listed_ids())
def test_every_clause_has_a_test(id: str) -> None:
    known = clauses(id)
    carried = {clause for path in sorted((TESTS / id).glob("test_*.py")) for clause in marked(path)}
    assert len(set(known)) == len(known)
    assert sorted(set(known) - carried) == [], "clauses that no test carries"
    assert sorted(carried - set(known)) == [], "marks that name no clause"


@pytest.mark.parametrize("id", listed_ids())
def test_every_worked_example_is_a_record(id: str) -> None:
    examples = [clause for clause in clauses(id) if clause.split("-")[1].startswith("E")]
    found = {path.stem for path in (ROOT / "pyapp" / "games" / id / "examples").glob("*.record")}
    for clause in examples:
        assert any(name == clause or name.startswith(f"{clause}-") for name in found), f"{clause} has no record"
    for name in found:
        assert example(id, name).steps
