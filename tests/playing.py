"""Playing games in tests: by script, at random, and through records."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from pyapp.core import record
from pyapp.core.bot import Fact, Position
from pyapp.core.game import Decide, Game
from pyapp.core.match import Match, Seat
from pyapp.core.option import Options
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_facts, find_game
from pyapp.simulate import play_out

ROOT = Path(__file__).parent.parent
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo", "Ida", "Jan")


def clauses(id: str) -> list[str]:
    """The ids of a game's clauses, options, examples and oracles; a game whose rules have no ids has none."""
    file = ROOT / "tests" / "games" / id / "clauses.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]


def own_module(id: str, module: str) -> ModuleType | None:
    """A module of `tests/games/<id>` that shared tests read, if the game has it."""
    file = ROOT / "tests" / "games" / id / f"{module}.py"
    return import_module(f"games.{id}.{module}") if file.exists() else None


def people(count: int) -> list[Seat]:
    return [Seat("person", name) for name in NAMES[:count]]


def any_options(game: Game[Any], seats: int, stream: Stream) -> Options:
    """A random choice of every option, so that many games together cover all combinations."""
    chosen: Options = {}
    for option in game.info.options:
        values = option.values[: seats + 1] if option.kind == "seat" else option.values
        chosen[option.id] = values[stream.below(len(values))]
    return chosen


def new_match(id: str, seed: str, *, seats: int | None = None, defaults: bool = False) -> Match[Any]:
    """A seeded match; by default with any number of people and any options."""
    game = find_game(id)
    stream = Stream(seed, "set-up")
    fewest, most = game.info.seats
    count = seats or fewest + stream.below(most - fewest + 1)
    match: Match[Any] = Match(game, people(count), {} if defaults else any_options(game, count, stream), seed)
    match.begin()
    return match


def at_random(match: Match[Any], seed: str, *, limit: int = 20_000) -> Iterator[Match[Any]]:
    """Play random legal moves; yields the match before each decision. A game that does not end fails."""
    stream = Stream(seed, "moves")
    for _ in range(limit):
        if match.outcome is not None:
            return
        yield match
        match.play(match.legal[stream.below(len(match.legal))])
    raise AssertionError(f"no end after {limit} decisions: {record.write(match)}")


def example(id: str, name: str) -> Match[Any]:
    """A worked example of a game, replayed to the end of its record."""
    path = ROOT / "pyapp" / "games" / id / "examples" / f"{name}.record"
    return record.read(path.read_text(encoding="utf-8"), find_game)


def script(id: str, *moves: str, seats: int = 2, **options: object) -> Match[Any]:
    """A match without a seed in which all these moves and outcomes have happened."""
    match: Match[Any] = Match(find_game(id), people(seats), options)
    for move in moves:
        match.play(move)
    return match


def bots_share(id: str, games: int, others: int = 1) -> float:
    """The sensible bot's share of seeded games against random ones, with each player beginning in turn; prints it."""
    seats = [Seat("sensible", "sensible"), *[Seat("random", "random")] * others]
    won = 0
    for number in range(games):
        match = play_out(Match(find_game(id), seats, {"start": number % len(seats) + 1}, f"bots{number}"))
        assert match.outcome is not None
        won += match.outcome.winners == (0,)
    print(f"{id}: sensible beats {others} random in {won / games:.1%} of {games} games")
    return won / games


def facts_of(match: Match[Any], move: str) -> tuple[Fact, ...]:
    """The odds that a hint for this move would give."""
    turn = match.turn
    assert isinstance(turn, Decide)
    assert move in match.legal
    position = Position(match.game, match.game.mask(match.state, turn.seat), turn.seat, match.legal)
    return find_facts(match.game.info.id)(position, move)


def odds_of(match: Match[Any], move: str) -> dict[str, dict[str, Any]]:
    """The same by their codes; of several with one code the first."""
    return {fact.code: fact.params for fact in reversed(facts_of(match, move))}


def codes(match: Match[Any], since: int = 0) -> list[str]:
    """The codes of everything that has happened, in order."""
    return [event.code for step in match.steps[since:] for event in step.events]


__all__ = [
    "NAMES",
    "ROOT",
    "all_ids",
    "any_options",
    "at_random",
    "bots_share",
    "codes",
    "example",
    "facts_of",
    "new_match",
    "odds_of",
    "own_module",
    "people",
    "script",
]
