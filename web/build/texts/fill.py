"""Every message filled with values that were met in games: once for each of its variants, and with several names.

Values are found by the names of the parameters. A joint record (an event, a choice, a part of a view) that has all of
them is best; else each parameter gets values that it had somewhere in that game. An example in the comment above the
English message (`$shares, e.g. { game-take-one }`) goes before both.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, product

from pyapp.games import find_game, listed_ids
from pyapp.terminal.describe import args
from pyapp.terminal.words import Words

from .catalogue import FILES, Catalogue, Taken, Uses, Value
from .games import NAMES, played

Args = dict[str, Value]

PEOPLE = ("name", "other", "victim", "holder-name", "from-name", "to-name", "victim-name")
GROUPS = {"names": "count", "seats": "seats-count"}
"""Several people at once, and how many they are."""
GENERAL: dict[str, list[Value]] = {
    "count": [5, 2, 1],
    "number": [2, 1],
    "total": [12],
    "rank": [1, 2],
    "step": [3],
    "steps": [60],
    "from": [1],
    "to": [40],
    "low": [2],
    "high": [10],
    "loaded": [3],
    "done": [300],
    "games": [1000],
    "version": ["0.1.0"],
    "what": ["#/new/chess"],
}
"""What the app around the games is filled with; a game's messages get these only if the game shows no such value."""
MOST = 8
"""So many lines for one message at most, unless it has more variants: there are many cards and colours."""
TRIED = 2000
"""Facts of a game that are looked at for one message."""
TOLD = ("event-", "odds-", "outcome-")
"""Facts that belong to one message."""


class Unknown(LookupError):
    """No value is known for a parameter of a message."""


class Filler:
    """The messages of one language with values."""

    def __init__(self, language: str) -> None:
        self.words = Words(language, FILES)
        self.catalogue = Catalogue(language)
        self.examples = {id: message.examples for id, message in Catalogue("en").messages.items()}
        self.records = cache(self._records)
        self.pool = cache(self._pool)
        self.lines = cache(self._lines)

    def texts(self, id: str) -> list[str]:
        """A message in all its variants, those that are met most often first."""
        return [text for _, text in self.lines(id)]

    def _lines(self, id: str) -> list[tuple[Taken, str]]:
        message, uses = self.catalogue.messages[id], self.catalogue.uses(id)
        if not uses.names:
            return [((), self.words.say(id))]
        lines: list[tuple[Taken, str]] = []
        often: Counter[Taken] = Counter()
        shown: set[object] = set()
        for real, given in self._given(id, uses):
            taken, text = self.catalogue.taken(message.pattern, given), self.words.say(id, given)
            often[taken] += real
            news = {taken, *traits(given, uses, text)} - shown
            if taken in news or (news and len(lines) < MOST and (real or not often)):
                shown |= news
                lines.append((taken, text))
        return sorted(dict.fromkeys(lines), key=lambda line: -often[line[0]])

    def _given(self, id: str, uses: Uses) -> Iterator[tuple[bool, dict[str, Value]]]:
        """Values for all parameters of a message, and whether they were met together. Then one for each variant."""
        message = self.catalogue.messages[id]
        game = message.file if message.file in listed_ids() else ""
        told = id.removeprefix(f"{game}-") if re.match(f"{game}-(event|odds|outcome)-", id) else ""
        examples = {name: self._example(text) for name, text in self.examples[id].items() if name in uses.names}
        values = {name: examples.get(name) or self._values(game, name, uses) for name in uses.names}
        alike = uses.names - set(examples) - set(PEOPLE)
        for at, (where, record) in enumerate(islice(self.records(game), TRIED) if game and alike else ()):
            if alike <= set(record) and (where == told or (not told and not where.startswith(TOLD))):
                met = {name: self._word(game, name, record[name], uses) for name in alike}
                met |= {name: record[name] for name in PEOPLE if name in uses.names and name in record}
                if told or all(met[name] in values[name] for name in alike):
                    yield True, self._fit(rotated(values, len(id) + at) | met)
        reps = [self._for_each_variant(values[name], keys) for name, keys in sorted(uses.selecting.items())]
        for at, chosen in enumerate(product(*reps)):
            for turn in range(MOST):
                given = rotated(values, len(id) + at + turn) | dict(zip(sorted(uses.selecting), chosen, strict=True))
                yield False, self._fit(given)

    def _fit(self, given: dict[str, Value]) -> dict[str, Value]:
        """People are as many as their number says, and nobody deals with themselves."""
        for names, count in GROUPS.items():
            if names in given:
                many = given.get(count, 2)
                given[names] = self.words.list(NAMES[: min(int(many), 3) if isinstance(many, int) else 2])
        for other in PEOPLE[1:]:
            if other in given and given[other] == given.get("name"):
                given[other] = next(name for name in NAMES if name != given[other])
        return given

    def _word(self, game: str, name: str, value: Value, uses: Uses) -> Value:
        """What is printed is a word, not a code."""
        id = f"{game}-{name}-{value}"
        return self.words.say(id) if name in uses.printed and self.words.has(id) else value

    def _for_each_variant(self, values: list[Value], keys: set[str]) -> list[Value]:
        """A value for every key of a selector; one that no game has shown is made up from the key."""
        found: dict[str, Value] = {}
        for value in [*values, *(1, 2, 5), *(int(key) if key.isdecimal() else key for key in sorted(keys))]:
            found.setdefault(self.catalogue.key(keys, value), value)
        return list(found.values())

    def _values(self, game: str, name: str, uses: Uses) -> list[Value]:
        if name in PEOPLE:
            return list(NAMES)
        if name in GROUPS:
            return [""]
        if game and name in uses.printed and (things := self._things(game, name.removesuffix("-name"))):
            return things
        own = likely(self.pool(game).get(name, []), uses.selecting.get(name, set())) if game else []
        if found := own or GENERAL.get(name) or self._from_all_games(name) or sorted(uses.selecting.get(name, ())):
            return list(found)
        raise Unknown(f"${name}")

    def _from_all_games(self, name: str) -> list[Value]:
        """For the app around the games: a name, a hint, a die of any game."""
        found: list[Value] = []
        for game in listed_ids():
            if name == "game":
                found += [self.words.say(f"{game}-name")]
            elif name == "text":
                named = (id for id in self.catalogue.messages if id.startswith(f"{game}-choice-"))
                found += [text for id in named for text in self.texts(id)]
            elif name == "verb":
                found += find_game(game).info.typed
            elif name == "move":
                found += [step.move for step in played(game).match.steps[3:4]]
            else:
                found += self._things(game, name)
        return found or [value for game in listed_ids() for value in likely(self.pool(game).get(name, []), set())]

    def _things(self, game: str, name: str) -> list[Value]:
        """The words that a game has for its kinds, colours, cards …"""
        start = f"{game}-{name}-"
        codes = {record[name] for _, record in self.records(game) if name in record}
        return [
            self.words.say(id)
            for id in self.catalogue.messages
            if id.startswith(start) and id.removeprefix(start) in codes
        ]

    def _example(self, text: str) -> list[Value]:
        """`{ id }` stands for the texts of another message, anything else for itself."""
        ids = re.findall(r"\{ ([\w-]+) \}", text)
        return [value for id in ids for value in self.texts(id)] if ids else [int(text) if text.isdecimal() else text]

    def _records(self, game: str) -> list[tuple[str, dict[str, Value]]]:
        """What games have shown, as this language tells it."""
        return [(fact.where, args(self.words, game, fact.params, fact.seats)) for fact in played(game).met]

    def _pool(self, game: str) -> dict[str, list[Value]]:
        """Every value that a parameter has had in a game."""
        found: dict[str, dict[Value, None]] = {}
        for _, record in self.records(game):
            for name, value in record.items():
                found.setdefault(name, {})[value] = None
        return {name: list(values) for name, values in found.items()}


def likely(values: Iterable[Value], keys: set[str]) -> list[Value]:
    """Without what no message prints: nothing, negative numbers, 0 if no variant is about it, bare letters of dice."""
    values = [value for value in values if str(value) in keys or value not in ("", "none")]
    numbers = [value for value in values if isinstance(value, int) and (value > 0 or str(value) in keys)]
    if numbers:
        return numbers + [value for value in values if value == "none"]
    return [value for value in values if str(value) in keys or not re.fullmatch("[A-Za-z]", str(value))]


def rotated(values: dict[str, list[Value]], turn: int) -> dict[str, Value]:
    """Another name and another word for every message, but the same numbers."""
    return {name: some[turn % len(some)] if isinstance(some[0], str) else some[0] for name, some in values.items()}


def traits(given: dict[str, Value], uses: Uses, text: str) -> Iterable[object]:
    """What makes another line worth reading: 1 instead of 5, another word, a name that begins with a vowel."""
    for name in uses.printed:
        value = given[name]
        if isinstance(value, int):
            yield name, min(value, 2)
        elif name in PEOPLE:
            if not text.startswith(value):
                yield name, value[0] in "AEIOUH"
        elif name not in GROUPS and not any(sign in value for sign in ",0123456789"):
            yield name, value
