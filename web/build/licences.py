"""The licences of everything that is in dist/, as one text: each package's own file, or the licence it names in words.

Knows what is shipped from the lock file; texts of licences that packages only name are in licence-texts/.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

# Wanted by what is shipped, but only under Node or to check types.
LEFT_OUT = {"@types/emscripten", "ws"}
RULE = "=" * 80


class Mistake(Exception):
    """A package without a licence that we know; the message says which."""


def shipped(web: Path) -> Iterator[tuple[str, Path]]:
    """The packages that end up in dist/, with their folders."""
    lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, facts in sorted(lock.items()):
        name = place.rpartition("node_modules/")[2]
        if name and not facts.get("dev") and not facts.get("optional") and name not in LEFT_OUT:
            yield name, web / place


def licence_of(package: Path, texts: Path, own: Path) -> tuple[str, str]:
    """What the licence is called, and its words."""
    facts = json.loads((package / "package.json").read_text(encoding="utf-8"))
    called = str(facts["license"])
    brought = sorted(file for file in package.iterdir() if file.stem.lower() in ("license", "licence", "notice"))
    if brought:
        return called, "\n\n".join(file.read_text(encoding="utf-8").strip() for file in brought)
    known = own if called == "Apache-2.0" else texts / f"{called}.txt"
    if not known.exists():
        raise Mistake(f"{package.name} brings no licence, and web/build/licence-texts has no {called}.txt.")
    author = facts.get("author", "its authors")
    author = author["name"] if isinstance(author, dict) else author
    return called, f"Copyright {author}\n\n{known.read_text(encoding='utf-8').strip()}"


def collect(root: Path, version: str) -> str:
    """`root`: the project's folder, with its own licence; the same words are given once."""
    web, own = root / "web", root / "LICENSE"
    texts = web / "build" / "licence-texts"
    python = (texts / "Python-2.0.txt").read_text(encoding="utf-8").strip()
    groups: dict[str, list[str]] = {own.read_text(encoding="utf-8").strip(): [f"Rollbook {version} (Apache-2.0)"]}
    groups[python] = ["CPython and its standard library, within Pyodide (Python-2.0)"]
    for name, package in shipped(web):
        called, words = licence_of(package, texts, own)
        number = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
        groups.setdefault(words, []).append(f"{name} {number} ({called})")
    parts = [f"{RULE}\n" + "\n".join(names) + f"\n{RULE}\n\n{words}\n" for words, names in groups.items()]
    contents = "\n".join(f"  {name}" for names in groups.values() for name in names)
    return f"What Rollbook is made of, and under which licences\n\n{contents}\n\n" + "\n".join(parts)
