"""The message catalogues as data: which messages there are, and which parameters each uses."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playing import ROOT

from web.build import shelf

TEXT = ROOT / "web" / "text"
LANGUAGES = sorted(folder.name for folder in TEXT.iterdir() if folder.is_dir())
FILES = sorted(path.stem for path in (TEXT / "en").glob("*.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@lru_cache(maxsize=128)
def catalogue(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the parameters it uses; a file with a mistake in it is an error.

    A parameter that only other languages need is named as `$name` in the comment above the English message.
    A game that is not translated has its English messages.
    """
    path = shelf.in_language(TEXT / language / f"{file}.ftl")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name} in {language}: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}/{path.name}"
            variables = _Variables()
            variables.visit(entry)
            told = re.findall(r"\$([\w-]+)", entry.comment.content) if entry.comment and entry.comment.content else []
            found[entry.id.name] = frozenset(variables.names) | frozenset(told)
    return found


def messages(language: str) -> dict[str, frozenset[str]]:
    return {id: names for file in FILES for id, names in catalogue(language, file).items()}


def sources() -> list[Path]:
    """Every source that can ask for a message."""
    kinds = ("*.html", "*.js", "*.py")
    pages = [ROOT / "index.html", *(path for kind in kinds for path in (ROOT / "web").rglob(kind))]
    pyapp = ROOT / "pyapp"
    terminal = (*pyapp.glob("terminal/*.py"), *pyapp.glob("games/*/terminal.py"))
    return [path for path in (*pages, *terminal) if "node_modules" not in path.parts]
