"""The terminal says what the browser says: the same catalogues through two readers, compared message by message."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from playing import ROOT, at_random, new_match

pytest.importorskip("fluent.runtime")
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from text.catalogues import FILES, LANGUAGES, TEXT, messages

from pyapp.core.game import Event
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out
from pyapp.terminal.describe import event_text, outcome_lines
from pyapp.terminal.play import Sitting
from pyapp.terminal.words import Words, find_language
from web.build import shelf

NUMBERS = [0, 1, 2, 5, 11, 999, 1000, 6050, 12345, 1_000_000, -1, -1500]
CHANCES = [0, 0.0001, 0.0077, 0.0345, 0.1, 0.1234, 0.125, 0.5, 0.666, 0.989, 0.995, 0.9996, 1]
PLURALS = ("zero", "one", "two", "few", "many", "other")
"""Variants that are chosen by numbers, which are tried separately; no text we send has these names."""
GAMES, ENOUGH = 4, 1500
"""Random games of each kind: fewer, if they had this many steps together."""
PEOPLE = [["Anna"], ["Anna", "Ben"], ["Anna", "Ben", "Cleo"]]


class _Uses(Visitor):
    """The words that a message's variants are chosen by, and the messages it refers to."""

    def __init__(self, entry: ast.Message) -> None:
        self.keys: set[str] = set()
        self.others: set[str] = set()
        self.visit(entry)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.keys.add(node.key.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(language, FILES)


def source(language: str, file: str) -> str:
    return shelf.in_language(TEXT / language / f"{file}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=8)
def questions(language: str) -> list[tuple[str, dict[str, str | int]]]:
    """Every message with several numbers and every word that its variants know, for all its parameters at once."""
    parameters = messages(language)
    uses = {
        entry.id.name: _Uses(entry)
        for file in FILES
        for entry in FluentParser().parse(source(language, file)).body
        if isinstance(entry, ast.Message)
    }
    found: list[tuple[str, dict[str, str | int]]] = []
    for id, use in uses.items():
        together = [id, *use.others]  # no message refers to one that refers further
        names = sorted(set().union(*(parameters[one] for one in together)))
        values = [0, 1, 2, 6050, *sorted(set().union(*(uses[one].keys for one in together))), "Anna"]
        found += [(id, dict.fromkeys(names, value)) for value in (values if names else [0])]
    return found


def some_games(id: str) -> list[Match[Any]]:
    """Random games with any options, and one by sensible players, who meet what random play does not."""
    matches: list[Match[Any]] = []
    while len(matches) < GAMES and sum(len(match.steps) for match in matches) < ENOUGH:
        seed = f"words{len(matches)}"
        matches.append(new_match(id, seed))
        for _ in at_random(matches[-1], seed):
            pass
    seats = [Seat("sensible", "Anna"), Seat("sensible", "Ben")]
    return [*matches, play_out(Match(find_game(id), seats, {}, "words"))]


def events(match: Match[Any]) -> list[Event]:
    """Every kind of fact once per game, and the first sixty in order."""
    everything = [event for step in match.steps for event in step.events]
    return [*{event.code: event for event in everything}.values(), *everything[:60]]


def test_both_readers_agree_on_every_message_number_list_and_event() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs Node")
    played = [match for id in listed_ids() for match in some_games(id)]
    asked = {
        "files": [file for file in FILES if file != "app"],
        "english": shelf.english_only(ROOT),
        "messages": {language: questions(language) for language in LANGUAGES},
        "played": [
            {
                "game": match.game.info.id,
                "seats": [seat._asdict() for seat in match.seats],
                "events": [event._asdict() for event in events(match)],
            }
            for match in played
        ],
        "numbers": NUMBERS,
        "chances": CHANCES,
        "lists": PEOPLE,
    }
    script = ROOT / "tests" / "text" / "browser_words.mjs"
    done = subprocess.run([node, str(script)], input=json.dumps(asked), capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    browser = json.loads(done.stdout)
    for language in LANGUAGES:
        own = words(language)
        assert [own.number(number) for number in NUMBERS] == browser[language]["numbers"]
        assert [own.percent(chance) for chance in CHANCES] == browser[language]["chances"]
        assert [own.list(people) for people in PEOPLE] == browser[language]["lists"]
        for (id, args), there in zip(questions(language), browser[language]["messages"], strict=True):
            assert (id, args, own.say(id, args)) == (id, args, there), language
        told = [event_text(own, match.game.info.id, event, match.seats) for match in played for event in events(match)]
        assert told == browser[language]["events"]
        assert len(told) > 1000


@pytest.mark.parametrize("id", listed_ids())
def test_every_table_move_and_end_has_texts(id: str) -> None:
    """In everything random players meet, for every viewer, in every language: no code, no gap, nothing missing."""
    met: set[str] = set()
    steps = 0
    for number in range(GAMES):
        match = new_match(id, f"tables{number}")
        sittings = [Sitting(match, words(language)) for language in LANGUAGES]
        for count, _ in enumerate(at_random(match, f"tables{number}")):
            verbs = {move.split()[0] for move in match.legal}
            if count % 40 and verbs <= met:
                continue
            met |= verbs
            for sitting in sittings:
                check_position(sitting)
        assert match.outcome is not None
        for sitting in sittings:
            for line in outcome_lines(sitting.words, id, match.outcome, match.seats):
                assert is_words(line, id), line
        steps += len(match.steps)
        if steps >= ENOUGH:
            break


def check_position(sitting: Sitting) -> None:
    match = sitting.match
    view = sitting._view(match.turn.seat)
    told = [sitting._move(move, view) for move in match.legal]
    assert all(told), match.legal[told.index("")]
    assert len(set(told)) == len(told), f"two moves in the same words: {sorted(told)}"
    for line in (*told, *sitting._table(match.turn.seat), *sitting._table(None)):
        assert is_words(line, match.game.info.id), line


def is_words(line: str, id: str) -> bool:
    return bool(line.strip()) and not any(sign in line for sign in ("{", "}", "_", "=", f"{id}-", "None"))


@pytest.mark.parametrize(
    ("asked", "environment", "found"),
    [
        (None, {"LANG": "hu_HU.UTF-8"}, "hu"),
        (None, {"LANG": "de_AT.UTF-8", "LC_ALL": "fr_CH"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANGUAGE": "pt:es", "LANG": "de_DE"}, "es"),
        ("it", {"LANG": "de_DE"}, "it"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    asked: str | None, environment: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert find_language(asked) == found


def test_a_game_that_is_not_translated_is_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, text in {
        "hu/app.ftl": "undo = Vissza",
        "en/app.ftl": "undo = Undo",
        "en/new.ftl": "new-name = New",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr("pyapp.terminal.words.TEXT", tmp_path)
    own = Words("hu", ["new"])
    assert (own.say("undo"), own.say("new-name")) == ("Vissza", "New")
