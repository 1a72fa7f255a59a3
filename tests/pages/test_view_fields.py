"""The engine sends what the screen reads, and no more. test_reply_types.py checks that every field is declared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from goldens import heads, pins
from playing import ROOT, people

from pyapp.games import listed_ids
from pyapp.terminal.presenter import find_presenter
from pyapp.terminal.words import Words

WEB = ROOT / "web"
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w\"'`])//[^\n]*", re.S)


def scripts(id: str) -> list[Path]:
    return sorted((WEB / "games" / id).glob("*.js"))


@pytest.mark.parametrize("id", listed_ids())
def test_every_field_is_read_by_the_screen_or_the_terminal(id: str) -> None:
    views = [pin["view"] for pin in pins(id)]
    texts = {text for view in views for text in strings(view)}
    told = {name for view in views for name in fields(view, texts)}
    code = "\n".join(COMMENT.sub("", file.read_text(encoding="utf-8")) for file in scripts(id))
    texts_use = set(re.findall(r"\$(\w+)", (WEB / "text" / "en" / f"{id}.ftl").read_text(encoding="utf-8")))
    in_code = {name for name in told if re.search(rf"\.{name}\b|[{{,]\s*{name}\s*[,}}:=]", code)}
    unread = told - in_code - texts_use  # whole objects are passed to texts as their variables
    assert unread <= read_in_words(id)


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def fields(value: Any, texts: set[str]) -> Iterator[str]:
    """The names of all fields. Keys that are also values, such as colours, are data, not fields."""
    if isinstance(value, dict):
        if not set(value) <= texts:
            yield from value
        for inner in value.values():
            yield from fields(inner, texts)
    elif isinstance(value, list):
        for inner in value:
            yield from fields(inner, texts)


class Seen(dict[str, Any]):
    """A view, or a part of one, that records what is read from it."""

    def __init__(self, value: dict[str, Any], read: set[str]) -> None:
        super().__init__({key: _seen(inner, read) for key, inner in value.items()})
        self.read = read

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)


def _seen(value: Any, read: set[str]) -> Any:
    if isinstance(value, dict):
        return Seen(value, read)
    return [_seen(inner, read) for inner in value] if isinstance(value, list) else value


def read_in_words(id: str) -> set[str]:
    shared = (ROOT / "pyapp" / "terminal" / "play.py").read_text(encoding="utf-8")
    read = set(re.findall(r'view\.get\("(\w+)"', shared))
    presenter, words = find_presenter(id), Words("en")
    if not presenter:
        return read
    for pin in pins(id):
        view = Seen(pin["view"], read)
        seats = people(len(heads(id)[pin["seed"]]["seats"]))
        list(presenter.table(view, words, seats))
        for choice in dict.get(view, "choices"):
            presenter.move(choice, view, words, seats)
    return read
