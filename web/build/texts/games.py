"""Seeded games between bots, and the facts that are met in them: what messages are filled with. Knows no game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from pyapp import advice
from pyapp.core.game import Decide, Game
from pyapp.core.match import Match, Seat
from pyapp.core.option import Options
from pyapp.core.stream import Stream
from pyapp.games import find_facts, find_game

NAMES = ("Ben", "Anna", "Hugo", "Léon", "Ida", "Max", "Olga", "Tom", "Uwe", "Zoé")
"""Half of them begin with a vowel or an H: some languages change the word before these."""
SENSIBLE = 2
"""Games by bots that know what they do; views and hints are looked at before every move."""
RANDOM = 30
"""Games at random with any options: they meet what sensible players avoid."""
ENOUGH = 6000
"""After so many steps no further game is begun."""
ALIKE = 3
"""Facts of one shape that are kept; more say nothing new."""


class Met(NamedTuple):
    """A fact as the engine tells it: where it was met, and its parameters."""

    where: str
    """`event-<code>`, `odds-<code>`, `outcome-<reason>`, or the name that the view has for it."""
    params: dict[str, Any]
    seats: Sequence[Seat]


class Played(NamedTuple):
    match: Match[Any]
    """A whole game, to be told from its first event to its result."""
    met: tuple[Met, ...]
    ends: tuple[Match[Any], ...]
    """One game for each way in which a game can end."""


@cache
def played(id: str) -> Played:
    """The same games every time. What they have shown does not depend on a language."""
    game = find_game(id)
    seen: dict[tuple[Any, ...], int] = defaultdict(int)
    met: list[Met] = []
    ends: dict[str, Match[Any]] = {}
    shown: Match[Any] | None = None
    steps = 0
    for number in range(SENSIBLE + RANDOM):
        level = game.info.bots[-1] if number < SENSIBLE else game.info.bots[0]
        if steps > ENOUGH:
            break
        match = new_match(game, level, f"texts{number}", number)
        for fact in facts(match, level, looking=number < SENSIBLE):
            shape = shape_of(fact)
            seen[shape] += 1
            if seen[shape] <= ALIKE:
                met.append(fact)
        steps += len(match.steps)
        shown = shown or match
        if match.outcome:
            ends.setdefault(match.outcome.reason, match)
    assert shown is not None
    return Played(shown, tuple(met), tuple(ends.values()))


def new_match(game: Game[Any], level: str, seed: str, number: int) -> Match[Any]:
    """The first game has the default options and few seats; later ones any options and any number of seats."""
    fewest, most = game.info.seats
    count = max(2, fewest) if not number else fewest + number % (most - fewest + 1)
    names = [NAMES[(number + place) % len(NAMES)] for place in range(count)]
    options: Options = {}
    stream = Stream(seed, "options")
    for option in game.info.options if number else ():
        values = option.values[: count + 1] if option.kind == "seat" else option.values
        options[option.id] = values[stream.below(len(values))]
    return Match(game, [Seat(level, name) for name in names], options, seed)


def facts(match: Match[Any], level: str, *, looking: bool) -> Iterator[Met]:
    """Plays the match to its end; yields all events, and all that views and hints tell somebody who looks at them."""
    seats, told = match.seats, 0
    match.begin()
    while True:
        for step in match.steps[told:]:
            yield from (Met(f"event-{event.code}", event.params, seats) for event in step.events)
        told = len(match.steps)
        turn = match.turn
        seat = turn.seat if isinstance(turn, Decide) else None
        if looking:
            yield from facts_in("view", match.game.view(match.game.mask(match.state, seat), seat), seats)
        if outcome := match.outcome:
            first = outcome.winners[0] if outcome.winners else 0
            yield Met(f"outcome-{outcome.reason}", {"seat": first, "score": outcome.scores[first]}, seats)
        if seat is None:
            return
        move = advice.choose(match, level)
        if looking:
            odds = find_facts(match.game.info.id)(advice.seen(match, told), move)
            yield from (Met(f"odds-{fact.code}", fact.params, seats) for fact in odds)
        match.play(move)


def facts_in(where: str, thing: Any, seats: Sequence[Seat]) -> Iterator[Met]:
    """Every record inside a view, under the name that the view has for it."""
    if isinstance(thing, dict):
        yield Met(where, thing, seats)
        for key, value in thing.items():
            yield from facts_in(key, value, seats)
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from facts_in(where, one, seats)


def shape_of(fact: Met) -> tuple[Any, ...]:
    """What makes a fact worth keeping: its words, whether numbers are 0, 1 or more, how long its lists are."""
    told = []
    for key, value in fact.params.items():
        if key == "move":
            value = ""
        elif isinstance(value, int) and not isinstance(value, bool):
            value = min(value, 2)
        elif isinstance(value, (list, tuple)):
            value = min(len(value), 2)
        elif isinstance(value, (dict, float)):
            value = ""
        told.append((key, value))
    return fact.where, tuple(told) if fact.where != "view" else ()
