"""Facts to sentences: what happened, how it ended, what went wrong. The same rules as web/lib/describe.js.

Knows the names that messages have, and no particular game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..core.bot import Fact
from ..core.errors import GameError
from ..core.game import Event, Outcome
from ..core.match import PERSON, Seat
from .words import Words


def args(words: Words, game: str, params: Mapping[str, Any], seats: Sequence[Seat]) -> dict[str, str | int]:
    """What a message can use of these facts, with names and things in words."""
    found: dict[str, str | int] = {}
    for key, value in params.items():
        match value:
            case bool():
                found[key] = "true" if value else "false"
            case int() | float() if key == "chance":
                found[key] = words.percent(value)
            case float():
                found[key] = words.number(value)
            case int():
                found[key] = value
                found["name" if key == "seat" else f"{key}-name"] = seats[value].name if 0 <= value < len(seats) else ""
            case str():
                found[key] = value
                if words.has(id := f"{game}-{key}-{value}"):
                    found[f"{key}-name"] = words.say(id)
            case list() | tuple():
                found[key] = names(words, value, seats) if key == "seats" else _items(words, game, key, value, seats)
                found[f"{key}-count"] = len(value)
            case None:
                found[key] = "none"
            case dict() if words.has(f"{game}-{key}"):
                found[key] = words.say(f"{game}-{key}", args(words, game, value, seats))
    return found


def _items(words: Words, game: str, key: str, values: Sequence[Any], seats: Sequence[Seat]) -> str:
    """Things in words, equal ones counted, with an "and" before the last; plain values with commas."""
    said = [item for one in values if (item := _item(words, game, key, one, seats)) is not None]
    if len(said) < len(values):
        return ", ".join(map(str, values))
    if not all(isinstance(one, str) for one in values):
        return words.list(said)
    counted = Counter(said).items()
    return words.list(words.say("times", count=count, thing=thing) if count > 1 else thing for thing, count in counted)


def _item(words: Words, game: str, key: str, value: Any, seats: Sequence[Seat]) -> str | None:
    if isinstance(value, dict):
        return words.say(f"{game}-{key}-one", args(words, game, value, seats))
    own = f"{game}-{key}-{value}"
    return words.say(own) if words.has(own) else None


def names(words: Words, seats: Iterable[int], everybody: Sequence[Seat]) -> str:
    return words.list(everybody[seat].name for seat in seats)


def event_text(words: Words, game: str, event: Event, seats: Sequence[Seat]) -> str:
    return words.say(f"{game}-event-{event.code}", args(words, game, event.params, seats))


def odds_texts(words: Words, game: str, odds: Iterable[Fact], seats: Sequence[Seat]) -> Iterable[str]:
    """The odds for a hint, one per line."""
    return (words.say(f"{game}-odds-{fact.code}", args(words, game, fact.params, seats)) for fact in odds)


def events_text(
    words: Words, game: str, events: Iterable[Event], seats: Sequence[Seat], viewer: int | None = None
) -> str:
    """What this seat is allowed to know; if several people share the screen, only what everybody is allowed to know."""
    shared = sum(seat.kind == PERSON for seat in seats) > 1
    told = (event for event in events if event.only is None or (viewer in event.only and not shared))
    return " ".join(event_text(words, game, event, seats) for event in told)


def error_text(words: Words, error: GameError) -> str:
    return words.say(f"error-{error.code}", args(words, "error", error.params, ()))


def outcome_lines(words: Words, game: str, outcome: Outcome, seats: Sequence[Seat]) -> Iterable[str]:
    """Who won and why, then the ranking; a practice game has a result but no winner."""
    winners = outcome.winners
    if not winners:
        yield words.say(f"{game}-practice", score=outcome.scores[0])
    else:
        yield words.say("result-won", count=len(winners), names=names(words, winners, seats))
    first = winners[0] if winners else 0
    yield words.say(f"{game}-outcome-{outcome.reason}", name=seats[first].name, score=outcome.scores[first])
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks) if rank):
        yield f"  {rank}. {seats[seat].name} {words.number(outcome.scores[seat])}"
