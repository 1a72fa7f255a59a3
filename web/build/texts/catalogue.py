"""A language's catalogues as syntax trees: the messages in their order, their parameters and their variants."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import babel
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from web.build import shelf

TEXT = Path(__file__).parents[2] / "text"
FILES = sorted(path.stem for path in (TEXT / "en").glob("*.ftl"))

Value = str | int
Taken = tuple[str, ...]
"""The variants that a text took, as `parameter=key`, in the order of its selectors."""


@dataclass
class Uses(Visitor):
    """What a message uses: parameters that are printed, parameters that select (with the keys), other messages."""

    printed: set[str] = field(default_factory=set)
    selecting: dict[str, set[str]] = field(default_factory=dict)
    others: list[ast.MessageReference] = field(default_factory=list)

    @property
    def names(self) -> set[str]:
        return self.printed | set(self.selecting)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), "texts select by a parameter"
        name = node.selector.id.name
        self.selecting.setdefault(name, set()).update(key_of(variant) for variant in node.variants)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.append(node)


@dataclass(frozen=True)
class Message:
    id: str
    file: str
    section: str
    """The heading above it in the file."""
    pattern: ast.Pattern
    comment: str = ""
    attributes: Mapping[str, ast.Pattern] = field(default_factory=dict)

    @cached_property
    def examples(self) -> dict[str, str]:
        """Parameters with an example in the comment above: `$shares, e.g. { game-take-one }`."""
        return dict(re.findall(r"\$([\w-]+), e\.g\. (.+)", self.comment))


class Catalogue:
    """All messages of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = {message.id: message for file in FILES for message in read(language, file)}
        self._plural = babel.Locale(language).plural_form

    def uses(self, id: str) -> Uses:
        """With what the messages use that it refers to."""
        return self._uses(self.messages[id].pattern)

    def _uses(self, pattern: ast.Pattern) -> Uses:
        found = Uses()
        found.visit(pattern)
        for other in found.others:
            inner = self._uses(self._referred(other))
            found.printed |= inner.printed
            for name, keys in inner.selecting.items():
                found.selecting.setdefault(name, set()).update(keys)
        return found

    def _referred(self, node: ast.MessageReference) -> ast.Pattern:
        message = self.messages[node.id.name]
        return message.attributes[node.attribute.name] if node.attribute else message.pattern

    def taken(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> Taken:
        """Which variants a text takes with these values."""
        return tuple(self._taken(pattern, args))

    def _taken(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> Iterator[str]:
        for element in pattern.elements:
            if not isinstance(element, ast.Placeable):
                continue
            inside = element.expression
            if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
                name = inside.selector.id.name
                keys = {key_of(variant): variant for variant in inside.variants}
                default = next(variant for variant in inside.variants if variant.default)
                variant = keys.get(self.key(set(keys), args.get(name, "")), default)
                yield f"{name}={key_of(variant)}"
                yield from self._taken(variant.value, args)
            elif isinstance(inside, ast.MessageReference):
                yield from self._taken(self._referred(inside), args)

    def key(self, keys: set[str], value: Value) -> str:
        """The key that a selector takes for a value; "" if it takes its default."""
        if str(value) in keys:
            return str(value)
        plural = str(self._plural(value)) if isinstance(value, int) else ""
        return plural if plural in keys else ""


def read(language: str, file: str) -> Iterator[Message]:
    """In English if it is a game that is not translated."""
    section = ""
    source = shelf.in_language(TEXT / language / f"{file}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment):
            section = entry.content or ""
        elif isinstance(entry, ast.Message) and entry.value:
            comment = entry.comment.content if entry.comment else None
            attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
            yield Message(entry.id.name, file, section, entry.value, comment or "", attributes)


def key_of(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
