"""Rollbook in a terminal: play, replay, simulate, list the games."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .api import choose
from .core import record
from .core.errors import GameError
from .core.game import Decide, Over
from .core.match import PERSON, Match, Seat, Step
from .games import find_bots, find_game, listed_ids
from .simulate import simulate


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked) or 0)
    except GameError as error:
        print(f"rollbook: {error}", file=sys.stderr)
    except OSError as error:
        print(f"rollbook: {error.filename}: {error.strerror}", file=sys.stderr)
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("rollbook", description="Dice games whose rulebooks play themselves.")
    commands = parser.add_subparsers(required=True, metavar="command")

    games = commands.add_parser("games", help="list the games, their options and bots")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play a game here")
    play.add_argument("game")
    play.add_argument("--seats", default="person,sensible", help="who plays: person or a bot's level, by commas")
    play.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    play.add_argument("--seed", help="dice that can be had again")
    play.add_argument("--table", action="store_true", help="you throw real dice and type in what fell")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the record in FILE; go on from it if it is there")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="show a recorded game step by step")
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)

    many = commands.add_parser("simulate", help="let bots play many games and count; prints JSON")
    many.add_argument("game")
    many.add_argument("--games", type=int, default=100)
    many.add_argument("--seats", default="sensible,random")
    many.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    many.add_argument("--seed", default="rollbook")
    many.set_defaults(run=_simulate)
    return parser


def _games(asked: argparse.Namespace) -> None:
    for id in listed_ids():
        info = find_game(id).info
        fewest, most = info.seats
        print(f"{id}: {fewest} to {most} players; bots {', '.join(find_bots(id))}")
        for option in info.options:
            values = option.values
            shown = f"{values[0]} to {values[-1]}" if isinstance(values, range) else ", ".join(map(str, values))
            print(f"  {option.id} = {option.default} ({shown}) {option.clause}")


def _options(asked: argparse.Namespace) -> dict[str, object]:
    return dict(text.partition("=")[::2] for text in asked.option)


def _play(asked: argparse.Namespace) -> None:
    save: Path | None = asked.save
    if save and save.exists():
        match = record.read(save.read_text(encoding="utf-8"), find_game)
    else:
        game = find_game(asked.game)
        seats = [Seat(kind, f"{kind.capitalize()} {seat + 1}") for seat, kind in enumerate(asked.seats.split(","))]
        seed = asked.seed or secrets.token_hex(8)
        match = Match(game, seats, _options(asked), seed, game.info.typed if asked.table else ())
    match.begin()
    shown = 0
    while True:
        shown = _show(match, shown)
        if save:
            save.write_text(record.write(match), encoding="utf-8")
        turn = match.turn
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide) and match.seats[turn.seat].kind != PERSON:
            match.play(choose(match, match.seats[turn.seat].kind))
        else:
            _ask(match)
    _result(match)


def _ask(match: Match[Any]) -> None:
    """Let a person move: by number, by the move itself, or with a word that asks for something else."""
    turn = match.turn
    if isinstance(turn, Decide):
        print(f"\n{match.seats[turn.seat].name}:")
        for number, move in enumerate(match.legal, 1):
            print(f"  {number:>3}  {move}")
        prompt = "move (number or text, undo, hint): "
    else:
        assert not isinstance(turn, Over)
        prompt = f"what fell ({turn.verb} …): "
    answer = input(prompt).strip()
    try:
        if answer == "undo":
            match.undo()
        elif answer == "hint" and isinstance(turn, Decide):
            print(f"hint: {choose(match, match.game.info.bots[-1])}")
        elif answer.isdigit() and 0 < int(answer) <= len(match.legal):
            match.play(match.legal[int(answer) - 1])
        else:
            match.play(answer)
    except GameError as error:
        print(f"no: {error}")


def _replay(asked: argparse.Namespace) -> None:
    match = record.read(asked.file.read_text(encoding="utf-8"), find_game)
    _show(match, 0)
    _result(match)


def _show(match: Match[Any], since: int) -> int:
    for step in match.steps[since:]:
        print(_line(match, step))
    print(match.game.text(match.state))
    return len(match.steps)


def _line(match: Match[Any], step: Step) -> str:
    actor = "chance" if step.seat is None else match.seats[step.seat].name
    facts = "; ".join(
        " ".join([event.code, *(f"{key}={value}" for key, value in event.params.items())]) for event in step.events
    )
    return f"{actor}: {step.move}" + (f"  [{facts}]" if facts else "")


def _result(match: Match[Any]) -> None:
    if outcome := match.outcome:
        print(f"\n{outcome.reason}:")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
            print(f"  {rank}. {match.seats[seat].name} {outcome.scores[seat]}")


def _simulate(asked: argparse.Namespace) -> None:
    def progress(done: int) -> None:
        """A bar on the terminal only, so that the output stays JSON."""
        if sys.stderr.isatty() and (done % max(1, asked.games // 200) == 0 or done == asked.games):
            filled = 30 * done // asked.games
            end = "\n" if done == asked.games else ""
            print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done:,} of {asked.games:,}", end=end, file=sys.stderr)

    levels = asked.seats.split(",")
    print(json.dumps(simulate(asked.game, levels, asked.games, asked.seed, _options(asked), progress), indent=2))


if __name__ == "__main__":
    sys.exit(main())
