"""`python build.py texts <lang>`: every message of a language, filled, as one page in the order a player meets them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from pyapp.games import listed_ids
from pyapp.terminal.describe import event_text, outcome_lines
from pyapp.terminal.words import LANGUAGES

from .catalogue import read
from .fill import Filler, Unknown
from .games import played

GAMES_BEFORE = "result-title"
"""A player meets the tables of the games before this message of app.ftl."""
TOLD = 40
"""Events of a game that are told in a row, as a player would read them."""
PARTS = {
    "What happens": r"(event|outcome)-.+|practice|loser",
    "Captions and labels": "",
    "Buttons": r"move-.+",
    "Moves and odds": r"(choice|odds)-.+",
    "The rules in short": r"rules-.+",
    "The lesson": r"lesson-.+",
    "Keys": r"keys?-.+",
    "Options": r"option-.+",
    "On the rule page": r"ask(-.+)?",
}
"""The parts of a game's chapter by the names of messages; all others are captions."""


def page(language: str) -> Iterator[str]:
    """The lines of the page."""
    filler = Filler(language)
    yield f"# Rollbook: every text ({language})"
    games = list(listed_ids())
    for section, ids in sections("app"):
        if GAMES_BEFORE in ids:
            for game in games:
                yield from chapter(filler, game)
        yield from part(filler, section or "Everywhere", ids)
    others = {
        "coach": "The coach",
        "library": "Library",
        "statistics": "Statistics",
        "embed": "Embeds",
        "terminal": "Terminal",
    }
    for file, title in others.items():
        for section, ids in sections(file):
            yield from part(filler, f"{title}: {section}" if section else title, ids)


def sections(file: str) -> list[tuple[str, list[str]]]:
    """The headings of a file with their messages; the English file has the order."""
    found: dict[str, list[str]] = {}
    for message in read("en", file):
        found.setdefault(message.section, []).append(message.id)
    return list(found.items())


def chapter(filler: Filler, game: str) -> Iterator[str]:
    """A game: how it is told, then all of its messages."""
    note = " (not translated, in English)" if game in filler.words.english else ""
    yield f"\n# {filler.words.say(f'{game}-name')}{note}"
    yield "\n## A game begins, and ends\n"
    yield from told(filler, game)
    ids = [message.id for message in read("en", game)]
    placed = {id: part_of(id.removeprefix(f"{game}-")) for id in ids}
    for title in PARTS:
        yield from part(filler, title, [id for id in ids if placed[id] == title])


def told(filler: Filler, game: str) -> Iterator[str]:
    match = played(game).match
    events = [event for step in match.steps for event in step.events]
    for event in events[:TOLD]:
        yield line(event_text(filler.words, game, event, match.seats), f"{game}-event-{event.code}")
    yield "…"
    if match.outcome:
        yield from outcome_lines(filler.words, game, match.outcome, match.seats)


def part_of(name: str) -> str:
    return next((title for title, ids in PARTS.items() if ids and re.fullmatch(ids, name)), "Captions and labels")


def part(filler: Filler, title: str, ids: list[str]) -> Iterator[str]:
    if ids:
        yield f"\n## {title}\n"
    for id in ids:
        try:
            yield from (line(text, id) for text in filler.texts(id))
        except Unknown as unknown:
            yield line(f"NO VALUE FOR {unknown}", id)


def line(text: str, id: str) -> str:
    return f"{text}  [{id}]"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in LANGUAGES:
        print(f"build.py texts: one of these languages, please: {' '.join(LANGUAGES)}", file=sys.stderr)
        return 2
    for text in page(arguments[0]):
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
