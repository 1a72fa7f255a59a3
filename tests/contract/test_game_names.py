"""A game is found, not named: adding one, or removing one, changes no shared file.

A game's files are in its folders and texts (OWN). No other file names a game, except those listed here with a reason
(ALLOWED). Shared tests that need some game to play use the sample, and no other.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playing import ROOT

from pyapp.games import listed_ids

SAMPLE = "tutto"
"""The game that shared tests can name."""

OWN = ("pyapp/games/{id}/*", "tests/games/{id}/*", "web/games/{id}/*")
"""Where a game's files are. A `*` stands for folders as well."""
TEXTS = ("web/text/??/{id}.ftl", "web/rules/??/{id}.html")
"""Where its texts are. They are not searched for other games: an id can be a word of another language."""

ALLOWED = {
    "README.md": "tells people which games there are",
    "CHANGELOG.md": "tells what has changed in which game",
    "CONTRIBUTING.md": "says which game is the sample",
    "docs/*": "examples for readers are about real games",
    "web/text/??/app.ftl": "the description of the app can name its games",
    "web/screenshots/*.webp": "made for some game; the file's name is how the manifest knows which",
    "tests/saves/*": "games that a release saved, as they are",
    "tests/contract/test_game_names.py": "names the sample, and says what is a word",
}

SKIPPED = {"node_modules", "dist", "test-results", "__pycache__"}
"""Folders that are made, besides those whose names begin with a dot."""


@cache
def texts() -> dict[str, str]:
    """Every file of the project by its path; of one that is not text, the path alone."""
    found = {}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED and not name.startswith(".")]
        for file in (Path(folder, name) for name in files if not name.startswith(".")):
            try:
                found[file.relative_to(ROOT).as_posix()] = file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                found[file.relative_to(ROOT).as_posix()] = ""
    return found


def matches(path: str, pattern: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*").replace(r"\?", "[^/]"), path) is not None


def is_own(path: str, id: str) -> bool:
    return any(matches(path, pattern.format(id=id)) for pattern in OWN)


def is_searched(path: str) -> bool:
    texts = [pattern.format(id=id) for pattern in TEXTS for id in listed_ids()]
    return not any(matches(path, pattern) for pattern in (*ALLOWED, *texts))


def name_of(id: str) -> str:
    found = re.search(rf"^{id}-name = (.+)$", texts()[f"web/text/en/{id}.ftl"], re.M)
    assert found, f"web/text/en/{id}.ftl has no {id}-name"
    return found[1]


def naming(id: str, name: str) -> re.Pattern[str]:
    """What names a game: its name, and its id.

    An id that is one word of a longer name ("pot", of Pass the Pot) is also a word of the language, which a sentence
    can contain: of such an id, only code counts. Code is a whole string, a part of a path, a file's name or a compound,
    and the head of a record.
    """
    is_word = id in name.casefold().split()[1:]
    code = (
        rf"([\"'`]){id}\1",
        rf"[/#.=_-]{id}\b",
        rf"\b{id}[/=_-]",
        rf"\b{id}\.[a-z]",
        rf"\b{id}[A-Z]",
        rf"[a-z]{id.capitalize()}\b",
        rf"\bgame: {id}\b",
    )
    return re.compile("|".join((*code, re.escape(name)) if is_word else (*code, re.escape(name), rf"(?i:\b{id}\b)")))


def named_in(id: str, path: str, text: str) -> Iterator[str]:
    pattern = naming(id, name_of(id))
    if pattern.search(path):
        yield path
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.search(line):
            yield f"{path}:{number}: {line.strip()[:100]}"


@pytest.mark.parametrize("id", listed_ids())
def test_no_shared_file_names_a_game(id: str) -> None:
    shared = {
        path: text
        for path, text in texts().items()
        if is_searched(path) and not is_own(path, id) and not (id == SAMPLE and path.startswith("tests/"))
    }
    assert "build.py" in shared
    assert [found for path, text in shared.items() for found in named_in(id, path, text)] == []


@pytest.mark.parametrize("pattern", ALLOWED)
def test_every_exception_is_needed(pattern: str) -> None:
    files = [path for path in texts() if matches(path, pattern)]
    assert any(list(named_in(id, path, texts()[path])) for path in files for id in listed_ids()), "names no game"


@pytest.mark.parametrize(
    ("line", "is_code"),
    [
        ('game = "pot"', True),
        ("#/new/pot?seats=3", True),
        ("web/games/pot/view.js", True),
        ("narrow-pot.webp", True),
        (".drawn-pot svg {", True),
        ("game: pot 1", True),
        ("import pot.rules", True),
        ("const potSource = 1", True),
        ("as in Pass the Pot", True),
        ("Coins go into the pot. Then you roll.", False),
        ("A potential problem", False),
        ('say("the pot")', False),
    ],
)
def test_what_names_a_game_whose_id_is_also_a_word(line: str, is_code: bool) -> None:
    assert bool(naming("pot", "Pass the Pot").search(line)) == is_code


def test_any_other_id_is_found_everywhere() -> None:
    assert naming("tutto", "Tutto").search("a round of tutto")
    assert naming("sixcolours", "Six Colours").search("class SixColours:")
