"""Typography, forbidden words, leftovers of English, the length of buttons: in all languages and on all rule pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

import pytest

pytest.importorskip("fluent.syntax")
from text import style
from text.catalogues import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]

SAME = (
    "rollbook auto bonus stop bank offline script menu normal person update vibration chance bot place licences "
    "point points position violet orange trio double home no start enter full house combos beginner "
    "expert link bots par coach pause"
)
"""Words that are the same in another language."""
BOTS = "setup-bot-names"

LENGTHS = {
    r"\w+-move-(?!.*(note|none|tutto|miss|ends|returned|practice|again)$).*": 24,
    r"\w+-move-.*-note": 42,
    r"retry|undo|cancel|close|setup-start|result-(rematch|look|home|title)|look-now": 19,
    r"install(-later)?|update-load|fell-done": 19,
    r"menu-.*": 26,
    r"settings-(theme|motion|pace|language)-.*": 11,
    r"seat-.*": 14,
}
"""So many characters fit where these are shown on a screen 360 pixels wide."""


@lru_cache(maxsize=8)
def texts(language: str) -> list[tuple[str, str]]:
    return [*style.messages(language), *style.rule_pages(language)]


def read(language: str) -> Iterator[tuple[str, str]]:
    filler = style.filled(language)
    return ((id, text) for id in filler.catalogue.messages for text in filler.texts(id))


def wrong(language: str, check: Callable[[str], list[str]]) -> list[tuple[str, str, list[str]]]:
    return [(where, text, found) for where, text in texts(language) if (found := check(text))]


def test_french_has_no_breaking_space_beside_its_signs() -> None:
    assert wrong("fr", style.french_spaces) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    assert wrong(language, lambda text: style.quotes(text, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_space_between_words(language: str) -> None:
    everything = [*style.rule_pages(language), *read(language)]
    assert [(where, text) for where, text in everything if style.spaces(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_mistakes_do_not_come_back(language: str) -> None:
    assert wrong(language, lambda text: style.forbidden(text, language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_over(language: str) -> None:
    assert wrong(language, style.english) == []
    english = {text for _, text in texts("en")}
    assert [(where, text) for where, text in texts(language) if where != BOTS and is_same(text, english)] == []


def is_same(text: str, english: set[str]) -> bool:
    """Whether a text with words of its own is one of the English texts."""
    same = " ".join([SAME, *style.GAMES]).casefold().split()
    return text in english and not set(re.findall(r"[^\W\d_]{2,}", text.casefold())) <= set(same)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_buttons(language: str) -> None:
    assert [fault for id, text in read(language) for fault in too_long(id, text)] == []


def too_long(id: str, text: str) -> list[str]:
    limits = [most for ids, most in LENGTHS.items() if re.fullmatch(ids, id)]
    return [f"{id}: {text!r} has {len(text)} characters, not {most}" for most in limits if len(text) > most]


# The checks themselves


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Qui joue\u202f?", True),
        ("Joueurs\u00a0: 3", True),
        ("«\u00a0Partager\u00a0»", True),
        ("Qui joue ?", False),
        ("Qui joue?", False),
        ("Joueurs : 3", False),
        ("« Partager »", False),
        ("◌: 3", False),
    ],
)
def test_french_spaces_are_checked(text: str, right: bool) -> None:
    assert (style.french_spaces(text) == []) is right


@pytest.mark.parametrize(
    ("language", "right", "spoilt"),
    [
        ("en", "Anna’s “turn”", "Anna's turn"),
        ("en", "“turn”", "\"turn\""),
        ("de", "„Zug“", "“Zug”"),
        ("de", "„Zug“", "„Zug"),
        ("fr", "l’app", "l'app"),
        ("it", "«turno»", "“turno”"),
        ("nl", "‘beurt’", "„beurt”"),
        ("es", "«turno»", "“turno”"),
        ("hu", "„kör”", "„kör“"),
    ],
)  # fmt: skip
def test_quotes_are_checked(language: str, right: str, spoilt: str) -> None:
    assert style.quotes(right, language) == []
    assert style.quotes(spoilt, language) != []


@pytest.mark.parametrize("spoilt", ["two  words", "end .", "wait...", " first", "last "])
def test_spaces_are_checked(spoilt: str) -> None:
    assert style.spaces(spoilt) != []
    assert style.spaces("two words, and an end.") == []


@pytest.mark.parametrize(
    ("language", "right", "spoilt"),
    [
        ("en", "Anna rolls 5.", "Anna throws 5."),
        ("en", "The highlighted card", "The lit card"),
        ("de", "Die Zahlen fallen wieder.", "Zwei Würfel fallen."),
        ("fr", "Qui commence ?", "Qui a 24 pièces gagne."),
        ("it", "in B", "mette il 5 a B"),
        ("nl", "Hier past een 5.", "◌ past"),
        ("es", "cumplen una carta", "logran una carta"),
        ("hu", "Internet nélkül", "Hálózat nélkül"),
    ],
)
def test_forbidden_words_are_checked(language: str, right: str, spoilt: str) -> None:
    assert style.forbidden(right, language) == []
    assert style.forbidden(spoilt, language) != []


def test_leftover_english_and_long_labels_are_checked() -> None:
    assert style.english("Los dados: roll twice") != []
    assert style.english(f"Regeln von {style.GAMES[1]}") == []
    assert is_same("Settings", {"Settings"})
    assert not is_same("Bonus 200", {"Bonus 200"})
    assert too_long("any-move-go", "Go on with all the dice that are left")
    assert not too_long("any-move-go", "Go on")
