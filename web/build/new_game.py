"""`python build.py new-game <id>`: the small game of docs/adding-a-game.md under a new id.

The guide is the template: every block of code after a path in backticks is a file of the game.
"""

from __future__ import annotations

import keyword
import re

from web.build.steps import ROOT, WEB, Failed, write

GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^`([\w./]+)`:\n\n```\w*\n(.*?)^```$", re.M | re.S)

ID, CLAUSES = "streak", "ST-"
"""The guide's game, and how its clauses begin."""

SHARED_TEXTS = ("app", "embed", "terminal")
SCREENS = ("home", "new", "play", "settings")
"""What the app's addresses begin with, if not with a game."""


def new_game(id: str) -> None:
    """Write the files and say what to do next. No file that exists is changed."""
    if why := refusal(id):
        raise Failed(f"{id!r} cannot be the id of a new game: {why}.")
    made = files(id)
    for path, text in made.items():
        write(ROOT / path, text)
    lines = {path: text.count("\n") for path, text in made.items()}
    print("\n".join(f"{count:5}  {path}" for path, count in lines.items()))
    print(f"{sum(lines.values()):5}  lines in {len(lines)} files, which docs/adding-a-game.md explains. Next:\n")
    for command, why in (
        ("python build.py serve", "play it in the browser"),
        (f"python -m pyapp play {id}", "play it in a terminal"),
        (f"python build.py test tests/contract tests/games/{id} -k {id} --regenerate", "test it"),
    ):
        print(f"    {command:40}  # {why}")


def refusal(id: str) -> str:
    """Why the id cannot be used; empty if it can."""
    if not re.fullmatch("[a-z]{2,20}", id) or keyword.iskeyword(id):
        return "use two to twenty lower-case letters, and no keyword of Python"
    if id in reserved():
        return "the app uses this word itself"
    if taken := [path for path in files(id) if (ROOT / path).exists()]:
        return f"{taken[0]} exists already"
    return ""


def files(id: str) -> dict[str, str]:
    """The new game's files by their paths."""
    return {renamed(path, id): renamed(text, id) for path, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8"))}


def renamed(text: str, id: str) -> str:
    for old, new in ((ID, id), (ID.capitalize(), id.capitalize()), (CLAUSES, f"{id[:2].upper()}-")):
        text = text.replace(old, new)
    return text


def reserved() -> set[str]:
    """The words with which shared messages and addresses begin: a game's would mix with them."""
    texts = ((WEB / "text" / "en" / f"{name}.ftl").read_text(encoding="utf-8") for name in SHARED_TEXTS)
    words = {word for text in texts for word in re.findall(r"^([a-z]+)[\w-]* =", text, re.M)}
    return {*words, *SHARED_TEXTS, *SCREENS}
