"""`build.py texts` prints every message of a language, in all its variants, with values that games have shown."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

pytest.importorskip("fluent.runtime")
from fluent.syntax import FluentParser, ast
from text.catalogues import LANGUAGES, messages
from text.style import filled

from web.build.texts.__main__ import page
from web.build.texts.catalogue import Message, key_of
from web.build.texts.fill import Filler, Unknown

TYPED = ("terminal-more",)
"""These show a move as it is typed."""


def variants(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield f"{inside.selector.id.name}={key_of(variant)}"
                yield from variants(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_values_and_every_variant_is_printed(language: str) -> None:
    own = filled(language)
    for id, message in own.catalogue.messages.items():
        lines = own.lines(id)
        assert lines, id
        shown = {variant for taken, _ in lines for variant in taken}
        assert set(variants(message.pattern)) <= shown, id
        for _, text in lines:
            assert id in TYPED or not re.search(r"[{}_]|\w=", text), f"{id}: {text}"


def test_the_page_has_every_message_with_its_id_and_begins_at_home() -> None:
    lines = list(page("en"))
    printed = re.findall(r"  \[([\w-]+)\]$", "\n".join(lines), re.MULTILINE)
    assert set(printed) == set(messages("en"))
    assert not [line for line in lines if "NO VALUE" in line]
    order = [printed.index(id) for id in ("home-continue", "setup-title", "turn-of", "result-title", "error-stale")]
    assert order == sorted(order)


def test_a_message_without_a_known_value_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Filler("en")
    entry = FluentParser().parse_entry("new-message = { $riddle } of { $count }")
    assert isinstance(entry, ast.Message)
    monkeypatch.setitem(own.catalogue.messages, "new-message", Message("new-message", "app", "", entry.value))
    monkeypatch.setitem(own.examples, "new-message", {})
    with pytest.raises(Unknown, match=r"\$riddle"):
        own.texts("new-message")
    monkeypatch.setitem(own.examples, "new-message", {"riddle": "the last"})
    assert "riddle=the last" in own.texts("new-message")[0]
