"""Every dependency is pinned with a hash and explained."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from web.build.lock import LOCKS

ROOT = Path(__file__).parents[2]
GROUPS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]


def name_of(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].replace(".", "-").replace("_", "-").lower()


def pinned(lock: str) -> dict[str, str]:
    """Each package of a lock file with everything that is said of it."""
    entries = re.split(r"^(?=\w)", (ROOT / lock).read_text("utf-8"), flags=re.M)
    return {name_of(entry): entry for entry in entries if entry.strip()}


def test_every_group_has_a_lock_file_and_no_other_lists_exist() -> None:
    assert set(LOCKS) == set(GROUPS)
    assert {*ROOT.glob("*/*.lock"), *ROOT.glob("web/build/*.lock")} == {ROOT / file for file, _ in LOCKS.values()}
    assert not [*ROOT.glob("*/*.in"), *ROOT.glob("web/build/*.in")]


@pytest.mark.parametrize("group", LOCKS)
def test_a_lock_file_pins_its_group(group: str) -> None:
    packages = pinned(LOCKS[group][0])
    assert {name_of(one) for one in GROUPS[group]} <= set(packages)
    for entry in packages.values():
        assert re.match(r"\S+==\S+", entry)
        assert "--hash=sha256:" in entry


def test_every_direct_dependency_is_explained() -> None:
    explained = (ROOT / "docs" / "dependencies.md").read_text("utf-8").lower()
    direct = {one for group in GROUPS.values() for one in map(name_of, group)}
    for file in ("web/package.json", "tests/package.json"):
        listed = json.loads((ROOT / file).read_text("utf-8"))
        direct |= set(listed.get("dependencies", {})) | set(listed.get("devDependencies", {}))
    assert not [one for one in sorted(direct) if one not in explained.replace("_", "-").replace("fluent.", "fluent-")]
