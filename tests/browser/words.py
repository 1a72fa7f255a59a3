"""What the app says, by the names of its messages: a pattern that any text made from a message fits."""

from __future__ import annotations

import re
from functools import lru_cache

from fluent.syntax import FluentParser, ast
from text.catalogues import FILES, TEXT


@lru_cache(maxsize=8)
def _entries(language: str) -> dict[str, ast.Message]:
    parsed = (FluentParser().parse((TEXT / language / f"{file}.ftl").read_text("utf-8")) for file in FILES)
    return {one.id.name: one for resource in parsed for one in resource.body if isinstance(one, ast.Message)}


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
