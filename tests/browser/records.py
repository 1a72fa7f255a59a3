"""Games to open in the browser: written down move by move, kept as files, or played by bots."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from devices import Device, ask

from pyapp import advice
from pyapp.core import record
from pyapp.core.game import Decide, Over
from pyapp.core.match import Match, Seat
from pyapp.games import find_game

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")


def written(
    game: str, *moves: str, people: tuple[str, ...] = ("Anna", "Ben"), seed: str = "", **options: object
) -> str:
    """A game in which this has happened. With a seed, what is still to be rolled comes from there."""
    options = {"start": 1, **options}
    head = ["rollbook 1", f"game: {game} 1", *(f"option: {id} {value}" for id, value in options.items())]
    seats = [f"seat: person {name}" for name in people]
    given = [f"!{move}" if seed and move.startswith(("roll ", "off ")) else move for move in moves]
    return "\n".join([*head, *seats, *([f"seed: {seed}"] if seed else []), "", *given])


def real(game: str, *moves: str, people: tuple[str, ...] = ("Anna", "Ben"), **options: object) -> str:
    """A game at a table with dice, cards and whatever else of its own, in which this has happened."""
    rules = find_game(game)
    table = [verb for _, verbs in rules.info.real for verb in verbs]
    seats = [Seat("person", name) for name in people]
    match: Match[Any] = Match(rules, seats, {"start": 1, **options}, "table", table)
    match.begin()
    for move in moves:
        match.play(move)
    return record.write(match)


def awaiting(game: str) -> tuple[str, str]:
    """A game at a table with dice of its own that waits for a roll, and what might be rolled."""
    rules = find_game(game)
    table = [verb for _, verbs in rules.info.real for verb in verbs]
    seats = [Seat("person", name) for name in NAMES[: max(2, rules.info.seats[0])]]
    match: Match[Any] = Match(rules, seats, {}, "table", table)
    match.begin()
    while isinstance(turn := match.turn, Decide):
        match.play(match.legal[-1])
    assert not isinstance(turn, Over), f"{game} has dice of its own, but nobody rolls them"
    return record.write(match), turn.sample(lambda size: 0)


def stored(game: str) -> dict[str, str]:
    """The records in the game's folder, by what they have come to."""
    files = sorted((GAMES / game / "records").glob("*.record"))
    return {file.stem.replace("-", " "): file.read_text("utf-8") for file in files}


def first_begins(game: str) -> dict[str, str]:
    """The option that lets the first player begin, if the game has one."""
    return {option.id: "1" for option in find_game(game).info.options if option.kind == "seat"}


@cache
def played(game: str, share: float = 1.0) -> str:
    """A game of people who play like the best bot: all of it, or so much of it, until somebody has to decide."""
    decisions = _decisions(_new(game))
    match = _new(game)
    for move in decisions[: int(share * len(decisions))]:
        match.play(move)
    return record.write(match)


@cache
def by_link(game: str) -> dict[str, str]:
    """A game by link on Anna's device at its moments, and the links "invitation" and "fork" to open there."""
    anna, ben, cleo = (Device(name, number) for number, name in enumerate(NAMES[:3]))
    found = {"invitation": cleo.invite(game, 2, {"target": 1000})}
    invitation = anna.invite(game, 2, {})
    found["inviting"] = anna.record
    anna.open(ben.join(invitation))
    found["joining"] = ben.record
    if anna.standing["waiting"] != 0:
        ben.open(anna.pass_on())
        ben.play(lambda match: match.legal[0])
        anna.open(ben.pass_on())
    before = anna.record
    anna.play(lambda match: match.legal[0])
    found["to send"] = anna.record
    anna.pass_on()
    found["waiting"] = anna.record
    anna.record = before
    anna.reload()
    anna.play(lambda match: match.legal[-1])
    found["fork"] = anna.pass_on()
    assert ask("link_open", code=found["fork"], own=[found["waiting"]])["relation"] == "fork"
    return found


def _new(game: str) -> Match[Any]:
    rules = find_game(game)
    seats = [Seat("person", name) for name in NAMES[: max(2, rules.info.seats[0])]]
    match: Match[Any] = Match(rules, seats, {}, "browser-1")
    match.begin()
    return match


def _decisions(match: Match[Any]) -> list[str]:
    made = []
    while isinstance(match.turn, Decide):
        made.append(advice.choose(match, match.game.info.bots[-1]))
        match.play(made[-1])
    return made


def moves(text: str) -> tuple[str, ...]:
    return tuple(move.strip() for move in text.split(";") if move.strip())


@cache
def same_dice(game: str, name: str, share: float = 1.0) -> str:
    """One person's game against a bot with dice by turns, the same for everybody: all of it, or so much of it."""
    rules = find_game(game)

    def new() -> Match[Any]:
        match: Match[Any] = Match(rules, [Seat("person", name), Seat("casual", "Otto")], {}, "same", dice="turns")
        match.begin()
        return match

    def decide(match: Match[Any]) -> str:
        cautious = name != NAMES[0] and "stop" in match.legal
        return "stop" if cautious and match.turn == Decide(0) else advice.choose(match, rules.info.bots[-1])

    whole, moves = new(), []
    while isinstance(whole.turn, Decide):
        moves.append(decide(whole))
        whole.play(moves[-1])
    match = new()
    for move in moves[: int(share * len(moves))]:
        match.play(move)
    return record.write(match)
