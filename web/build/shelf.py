"""The games on the shelf: what each consists of, and one sentence about what it lacks.

A game is on the shelf if it has rules (pyapp/games/<id>) and a view (web/games/<id>). Nothing lists the games. A game
is translated into every language or into none; without a translation it is shown in English.
"""

from __future__ import annotations

import re
from pathlib import Path

from web.build.steps import Failed

# The languages in the order they are offered, each by its own name.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "es": "Español",
    "hu": "Magyar",
}
OTHERS = [language for language in LANGUAGES if language != "en"]

# What no game can do without.
REQUIRED = (
    "pyapp/games/{}/__init__.py",
    "pyapp/games/{}/rules.py",
    "pyapp/games/{}/bot.py",
    "web/games/{}/view.js",
    "web/text/en/{}.ftl",
)
REQUIRED_TEXTS = ("name", "line")
LAST = 1000
"""The place of a game whose card asks for none."""


def games(root: Path) -> list[str]:
    """In the order that their cards on the home page ask for."""
    both = set(_folders(root, "web/games")) & set(_folders(root, "pyapp/games"))
    return sorted(both, key=lambda game: (_place(root, game), game))


def _folders(root: Path, place: str) -> list[str]:
    hidden = ("_", ".")
    return [one.name for one in (root / place).glob("*") if one.is_dir() and not one.name.startswith(hidden)]


def _place(root: Path, game: str) -> int:
    card = root / "web" / "games" / game / "home.html"
    order = re.match(r"<!-- order: (\d+) -->", card.read_text("utf-8")) if card.exists() else None
    return int(order[1]) if order else LAST


def accents(root: Path) -> str:
    """The style sheet with every game's own accent."""
    sheets = (root / "web" / "games" / game / "accent.css" for game in games(root))
    return "".join(sheet.read_text("utf-8") for sheet in sheets if sheet.exists())


def english_only(root: Path) -> list[str]:
    """The games without a translation."""
    return [game for game in games(root) if not _translations(root, game)]


def _translations(root: Path, game: str) -> list[Path]:
    return [file for file in (*_texts(root, game), *_rule_pages(root, game)) if file.exists()]


def _texts(root: Path, file: str) -> list[Path]:
    return [root / "web" / "text" / language / f"{file}.ftl" for language in OTHERS]


def _rule_pages(root: Path, game: str) -> list[Path]:
    return [root / "web" / "rules" / language / f"{game}.html" for language in OTHERS]


def in_language(file: Path) -> Path:
    """This text or rule page of a language; the English one if the game is not translated."""
    return file if file.exists() else file.parents[1] / "en" / file.name


# What is missing


def check(root: Path) -> None:
    """Fails with the first thing that is missing."""
    for game in sorted(_folders(root, "web/games")):
        _check_game(root, game)
    ours = {*_folders(root, "web/games"), *_folders(root, "pyapp/games")}
    shared = {file.stem for file in root.glob("web/text/*/*.ftl")} - ours
    for name in sorted(shared):
        _need(root / "web" / "text" / "en" / f"{name}.ftl", root, "every language has all shared texts")
        for file in _texts(root, name):
            _need(file, root, "every language has all shared texts")
            _check_translation(file, root)


def _check_game(root: Path, game: str) -> None:
    for pattern in REQUIRED:
        _need(root / pattern.format(game), root, "no game can do without it")
    english = root / "web" / "text" / "en" / f"{game}.ftl"
    known = messages(english)
    for text in REQUIRED_TEXTS:
        if f"{game}-{text}" not in known:
            raise Failed(f"{english.relative_to(root)} lacks the message {game}-{text}, which the home page shows.")
    if not (translations := _translations(root, game)):
        return
    why = f"{translations[0].relative_to(root)} exists, and a game is translated into every language or none"
    for file in _texts(root, game):
        _need(file, root, why)
        _check_translation(file, root)
    pages = [in_language(page) for page in _rule_pages(root, game)]
    if any(page.exists() for page in pages):
        for page in (root / "web" / "rules" / "en" / f"{game}.html", *_rule_pages(root, game)):
            _need(page, root, why)


def _check_translation(file: Path, root: Path) -> None:
    english = file.parents[1] / "en" / file.name
    if missing := sorted(messages(english) - messages(file)):
        where, known = file.relative_to(root), english.relative_to(root)
        raise Failed(f"{where} lacks the message {missing[0]}, which is in {known}.")


def _need(file: Path, root: Path, why: str) -> None:
    if not file.is_file():
        raise Failed(f"{file.relative_to(root)} is missing: {why}.")


def messages(file: Path) -> set[str]:
    """The ids of the messages in a text file."""
    return set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M))
