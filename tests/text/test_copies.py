"""A file in another language is a translation: its messages differ from the English ones.

A game that is not translated has no such file (web/build/shelf.py); the app then says that it is in English.
"""

from __future__ import annotations

import pytest

pytest.importorskip("fluent.syntax")
from text.catalogues import FILES, LANGUAGES, TEXT

from web.build.texts.catalogue import read

AT_MOST = 1 / 3
"""Names, keys and numbers are the same in several languages; whole files are not."""


def share_of_copies(file: str, language: str) -> float:
    """How many of a file's messages are the English ones, word for word."""
    english = {message.id: message.pattern for message in read("en", file)}
    messages = list(read(language, file))
    return sum(message.pattern.equals(english[message.id]) for message in messages) / len(messages)


@pytest.mark.parametrize("file", FILES)
def test_no_file_is_a_copy_of_the_english_one(file: str) -> None:
    for language in LANGUAGES:
        path = TEXT / language / f"{file}.ftl"
        if language != "en" and path.exists():
            share = share_of_copies(file, language)
            assert share <= AT_MOST, f"{share:.0%} of web/text/{language}/{file}.ftl is in English"


def test_a_copy_is_found() -> None:
    assert share_of_copies("app", "en") == 1
