"""Every fact a person can meet has texts in every language, with just its own parameters; no text is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

import pytest
from playing import ROOT, at_random, facts_of, new_match

pytest.importorskip("fluent.syntax")
from text.catalogues import FILES, LANGUAGES, catalogue, messages, sources

from pyapp import advice
from pyapp.core.bot import Fact
from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out

HINTED = 6
"""Games in which hints are asked for; the bot's moves are mostly followed."""
SHOWN = [id for id in listed_ids() if (ROOT / "web" / "games" / id / "view.js").exists()]
GAMES, ENOUGH = 25, 20_000
"""How many random games are played to meet every event: fewer, if they had this many steps together."""
THOUSAND = 1000


def parameters(params: dict[str, Any]) -> set[str]:
    """What a message about this can use: see `args` in web/lib/describe.js."""
    named = {f"{key}-name" for key in params} | {f"{key}-count" for key in params}
    return {*params, *named, *(["name"] if "seat" in params else [])}


def played(id: str, games: int | None) -> Iterator[Match[Any]]:
    """Random games with any options, and some by sensible players, who meet what random play does not."""
    steps = 0
    for number in range(games or GAMES):
        match = new_match(id, f"text{number}")
        for _ in at_random(match, f"text{number}"):
            pass
        yield match
        steps += len(match.steps)
        if not games and steps >= ENOUGH:
            break
    seats = [Seat("sensible", name) for name in ("Anna", "Ben")]
    for number in range(4):
        yield play_out(Match(find_game(id), seats, {}, f"text{number}"))


@lru_cache(maxsize=16)
def met(id: str, games: int | None = None) -> tuple[dict[str, set[str]], set[str], set[str]]:
    """Of many random games: the events with what all of a kind have, why games ended, all names of facts."""
    events: dict[str, set[str]] = {}
    reasons, keys = set(), set()
    for match in played(id, games):
        assert match.outcome is not None
        reasons.add(match.outcome.reason)
        for step in match.steps:
            for event in step.events:
                usable = parameters(event.params)
                events[event.code] = events.get(event.code, usable) & usable
                keys |= keys_of(event.params)
    return events, reasons, keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages(file: str, language: str) -> None:
    english, other = catalogue("en", file), catalogue(language, file)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "unknown in English"
    for id, used in other.items():
        assert used <= english[id], f"{id} uses {sorted(used - english[id])}"


@pytest.mark.parametrize("id", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_texts(id: str, language: str) -> None:
    can_be_told(id, language)


@pytest.mark.slow
@pytest.mark.parametrize("id", SHOWN)
def test_every_event_of_a_thousand_games_has_texts(id: str) -> None:
    for language in LANGUAGES:
        can_be_told(id, language, THOUSAND)


def can_be_told(id: str, language: str, games: int | None = None) -> None:
    words = messages(language)
    events, reasons, _ = met(id, games)
    for code, usable in events.items():
        message = f"{id}-event-{code}"
        assert message in words
        assert words[message] <= usable, f"{message} uses {sorted(words[message] - usable)}"
    for reason in reasons:
        assert f"{id}-outcome-{reason}" in words


class Told(NamedTuple):
    """The facts about moves, with the parameters that all of a kind have, and which of them were in a hint."""

    facts: dict[str, set[str]]
    hinted: set[str]

    def note(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            usable = parameters(fact.params)
            self.facts[fact.code] = self.facts.get(fact.code, usable) & usable


def told(id: str, often: int) -> Told:
    """Of games with any options: a hint once in `often` decisions, and wherever it could say something new.

    Facts about a move cost far less than finding the best move, so those about the bot's move show where that is. Pages
    show the facts about other moves too.
    """
    found = Told({}, set())
    for number in range(HINTED):
        match = new_match(id, f"odds{number}")
        stream, asked = Stream(f"odds{number}", "moves"), Stream(f"odds{number}", "asked")
        for count in range(80):
            if not match.legal:
                break
            likely = advice.choose(match, match.game.info.bots[-1])
            facts = facts_of(match, likely)
            found.note([*facts, *facts_of(match, match.legal[asked.below(len(match.legal))])])
            if count % often == 0 or not {fact.code for fact in facts} <= found.hinted:
                odds = advice.hint(match)[1]
                found.note(odds)
                found.hinted.update(fact.code for fact in odds)
            match.play(likely if stream.below(3) else match.legal[stream.below(len(match.legal))])
    return found


@pytest.mark.parametrize("often", [40, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", SHOWN)
def test_the_odds_of_a_hint_have_texts_and_every_such_text_is_used(id: str, often: int) -> None:
    facts, hinted = told(id, often)
    for language in LANGUAGES:
        words = {message: used for message, used in messages(language).items() if message.startswith(f"{id}-odds-")}
        assert {message.removeprefix(f"{id}-odds-") for message in words} == set(facts) == hinted
        for code, usable in facts.items():
            assert words[f"{id}-odds-{code}"] <= usable


@pytest.mark.parametrize("id", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_values_have_texts(id: str, language: str) -> None:
    words = messages(language)
    for option in find_game(id).info.options:
        assert f"{id}-option-{option.id}" in words
        if option.kind == "number":
            continue
        for value in option.values[:1] if option.kind == "seat" else option.values:
            assert f"{id}-option-{option.id}-{value}" in words


@cache
def error_codes() -> frozenset[Any]:
    """Every code that a GameError or a refusal of the bridge is made with, read from the source."""
    found = set()
    for path in (ROOT / "pyapp").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("GameError", "_refusal"):
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    # The first is only ever the reason of a bad_record; the second never gets past the engine's frame.
    return frozenset(found - {"wrong_outcome", "part_missing"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text(language: str) -> None:
    codes = error_codes()
    assert "illegal_move" in codes
    assert sorted(f"error-{code}" for code in codes if f"error-{code}" not in messages(language)) == []


def keys_of(fact: Any) -> set[str]:
    """The names of parameters, including those of nested things."""
    if isinstance(fact, dict):
        return set(fact).union(*map(keys_of, fact.values()))
    return set().union(*map(keys_of, fact)) if isinstance(fact, list) else set()


@lru_cache(maxsize=1)
def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """The names of messages in all sources, and the patterns (`tutto-card-${id}`)."""
    asked = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    names = set(re.findall(r"[\"'`>]([a-z][\w-]*)[\"'`<]", asked))
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[\\\\w-]+", re.escape(template)))
        for template in set(re.findall(r"`([\w-]*\$\{[^`]*?\}[^`\s]*)`", asked))
        if re.search(r"[a-z]{3}", re.sub(r"\$\{.*?\}", "", template))  # a message made only of parameters says nothing
    ]
    return names, [*patterns, re.compile("error-.+")]


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    """A message is asked for by its name, by a pattern, or by a fact (an event, a value)."""
    names, patterns = asked_for()
    if file in SHOWN:
        facts = "|".join(sorted({"ask", "event", "line", "option", "outcome", "people", *met(file)[2]}))
        patterns = [*patterns, re.compile(rf"{file}-(?:{facts})(?:-.+)?")]
    unused = [
        id for id in catalogue("en", file) if id not in names and not any(pattern.fullmatch(id) for pattern in patterns)
    ]
    assert unused == []
