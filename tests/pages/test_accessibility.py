"""docs/accessibility.md names a test for each line of its list: every one of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (\d\.\d\.\d+[^|]*)\| ([^|]+)\| ([^|]+)\|$", re.MULTILINE)


def known_tests() -> set[str]:
    """Tests, and the checks that a test makes one after another in one page."""
    found = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(node.name)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "one_after_another":
                found |= {ast.unparse(check) for check in node.args[1:]}
    return found


def test_every_line_of_the_list_names_a_test_that_exists() -> None:
    rows = ROW.findall((ROOT / "docs" / "accessibility.md").read_text("utf-8"))
    assert len(rows) > 25
    known = known_tests()
    for criterion, _, tests in rows:
        named = re.findall(r"`(\w+)`", tests)
        assert named, f"{criterion} has no test"
        assert sorted(set(named) - known) == [], criterion


def test_the_list_is_in_the_order_of_the_guidelines() -> None:
    text = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
    found = [tuple(map(int, row[0].split()[0].split("."))) for row in ROW.findall(text)]
    assert found == sorted(found)
