"""What the app says, by the names of its messages: a pattern that any text made from a message fits."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playing import ROOT
from text.catalogues import FILES, TEXT


@lru_cache(maxsize=8)
def _entries(language: str) -> dict[str, ast.Message]:
    parsed = (FluentParser().parse(_file(language, file).read_text("utf-8")) for file in FILES)
    return {one.id.name: one for resource in parsed for one in resource.body if isinstance(one, ast.Message)}


def _file(language: str, file: str) -> Path:
    """A game that is not translated shows its English texts."""
    path = TEXT / language / f"{file}.ftl"
    return path if path.exists() else TEXT / "en" / path.name


@lru_cache(maxsize=512)
def told(language: str, id: str) -> re.Pattern[str]:
    """Fits every text of this message, whatever its parameters, and whatever stands behind it."""
    return re.compile(_pattern(language, _entries(language)[id].value))


def text(language: str, id: str) -> str:
    """The text of a message without parameters."""
    value = _entries(language)[id].value
    assert value is not None, id
    (element,) = value.elements
    assert isinstance(element, ast.TextElement), id
    return element.value


def written_rules(game: str, language: str) -> str:
    """What somebody wrote on a rule page; the build adds figures, examples and the lesson."""
    source = (ROOT / "web" / "rules" / language / f"{game}.html").read_text("utf-8")
    return " ".join(re.sub(r"<[^>]*>", "", source).split())


def has_pictures(game: str) -> bool:
    return (ROOT / "web" / "games" / game / "pictures.js").exists()


def own_moves(language: str, game: str) -> list[re.Pattern[str]]:
    """What a game calls its moves. A text that is nothing but parameters would fit everything."""
    ids = [id for id in _entries(language) if id.startswith(f"{game}-move-")]
    return [pattern for id in ids if re.search(r"[^\W\d_]{2}", (pattern := told(language, id)).pattern)]


def _pattern(language: str, value: ast.Pattern | None) -> str:
    return "".join(_part(language, element) for element in value.elements) if value else ""


def _part(language: str, element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.sub(r"(\\?\s)+", r"\\s+", re.escape(element.value))
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return f"(?:{'|'.join(_pattern(language, variant.value) for variant in inside.variants)})"
    if isinstance(inside, ast.MessageReference):
        return _pattern(language, _entries(language)[inside.id.name].value)
    if isinstance(inside, ast.StringLiteral):
        return re.escape(inside.value)
    return ".+?"
