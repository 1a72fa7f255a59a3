"""The commands: play, daily, replay, share, open, audit, odds, review, simulate, list the games."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Generator, Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from .. import daily
from ..audit import Audit
from ..by_link import Reply, read_code
from ..core import record
from ..core.errors import GameError
from ..core.game import Game
from ..core.level import LEVELS
from ..core.link import LETTER_MARK, from_link, to_link
from ..core.match import Match
from ..games import all_ids, find_bots, find_game, listed_ids
from ..review import Progress, Review, review
from ..simulate import simulate
from .audit import audit_lines
from .describe import error_text, events_text
from .files import read_text, write_text
from .play import Sitting, new_seats
from .screen import show, show_progress
from .tables import odds_lines, review_lines
from .words import LANGUAGES, READY, Words, find_language

PATH = "#/open/"
"""What comes before the code in the app's links."""
NOT_READY = "The words need one more package: pip install 'rollbook[terminal]'"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows a question mark
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if asked.lang and not READY:
        show(f"rollbook: {NOT_READY}", error=True)
        return 1
    try:
        return int(asked.run(asked) or 0)
    except GameError as error:
        show(f"rollbook: {error_text(_words(asked), error)} [{error}]", error=True)
    except BrokenPipeError:  # the reader of the output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        show(f"rollbook: {error.filename}: {error.strerror}", error=True)
    except (KeyboardInterrupt, EOFError):
        show(error=True)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("rollbook", description="Dice games with rulebooks you can play.")
    commands = parser.add_subparsers(required=True, metavar="command")
    speaking = argparse.ArgumentParser(add_help=False)
    speaking.add_argument("--lang", choices=LANGUAGES, help="the language; by default your system's, else English")

    games = commands.add_parser("games", help="list the games, their options and bots", parents=[speaking])
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play a game here", parents=[speaking])
    play.add_argument("game")
    play.add_argument("--seats", default="person,casual", help="who plays: person or a bot's level, with commas")
    play.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    play.add_argument("--seed", help="makes the same dice again")
    play.add_argument("--table", action="store_true", help="roll real dice and enter the results")
    play.add_argument("--save", type=Path, metavar="FILE", help="save the game in FILE, or continue it from there")
    play.set_defaults(run=_play)

    day = commands.add_parser("daily", help="play the challenge of a day", parents=[speaking])
    day.add_argument("game", nargs="?", help="by default the first")
    day.add_argument("--date", metavar="YYYY-MM-DD", help="a past day; by default today")
    day.add_argument("--show", action="store_true", help="print the challenges as records without playing")
    day.add_argument("--save", type=Path, metavar="FILE", help="save the game in FILE, or continue it from there")
    day.set_defaults(run=_daily)

    replay = commands.add_parser("replay", help="show a recorded game step by step", parents=[speaking])
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)

    share = commands.add_parser("share", help="print a recorded game as a link", parents=[speaking])
    share.add_argument("file", type=Path)
    share.add_argument("--site", metavar="URL", help="where Rollbook is hosted; without it, only the code is printed")
    share.set_defaults(run=_share)

    open_link = commands.add_parser("open", help="check a link and print its game as a record", parents=[speaking])
    open_link.add_argument("link")
    open_link.set_defaults(run=_open)

    audit = commands.add_parser("audit", help="check the dice of recorded games", parents=[speaking])
    audit.add_argument("files", type=Path, nargs="+", metavar="file")
    audit.set_defaults(run=_audit)

    odds = commands.add_parser("odds", help="show what each move of a decision is worth", parents=[speaking])
    odds.add_argument("file", type=Path)
    odds.add_argument("--step", type=int, metavar="N", help="the decision with this number; by default the last")
    odds.set_defaults(run=_odds)

    review = commands.add_parser("review", help="show what luck and decisions did in a game", parents=[speaking])
    review.add_argument("file", type=Path)
    review.set_defaults(run=_review)

    many = commands.add_parser("simulate", help="let bots play many games; prints JSON", parents=[speaking])
    many.add_argument("game")
    many.add_argument("--games", type=int, default=100)
    many.add_argument("--seats", default="sensible,random")
    many.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    many.add_argument("--seed", default="rollbook")
    many.set_defaults(run=_simulate)
    return parser


def _words(asked: argparse.Namespace, games: Iterable[str] = ()) -> Words:
    return Words(find_language(asked.lang) if READY else "", games)


def _options(asked: argparse.Namespace) -> dict[str, object]:
    return dict(text.partition("=")[::2] for text in asked.option)


def _games(asked: argparse.Namespace) -> None:
    """Names and meanings, with what you have to type."""
    words = _words(asked, listed_ids())
    say = words.say
    for id in listed_ids():
        info = find_game(id).info
        people = f", {say(f'{id}-people')}" if words.has(f"{id}-people") else ""
        show(f"{id}: {say(f'{id}-name')}{people}. {say(f'{id}-line')}")
        bots = (f"{level} ({say('setup-bot-' + level)})" for level in (*find_bots(id), *LEVELS))
        show(f"  --seats {', '.join(['person', *bots])}")
        for option in info.options:
            show(f"  --option {option.id}={option.default}  {say(f'{id}-option-{option.id}')} [{option.clause}]")
            values = option.values
            if isinstance(values, range):
                show(f"      {say('terminal-range', low=values[0], high=values[-1])}")
                continue
            named = values[:1] if option.kind == "seat" else values
            for value in named:
                show(f"      {value:<12} {say(f'{id}-option-{option.id}-{value}')}")
            if len(values) > len(named):
                show(f"      {', '.join(map(str, values[len(named) :]))}")
    if not READY:
        show(NOT_READY, error=True)


def _play(asked: argparse.Namespace) -> None:
    save: Path | None = asked.save
    if save and save.exists():
        match = record.read(read_text(save), find_game)
        words = _words(asked, [match.game.info.id])
    else:
        game = find_game(asked.game)
        words = _words(asked, [game.info.id])
        seed = asked.seed or secrets.token_hex(8)
        seats = new_seats(asked.seats.split(","), words)
        match = Match(game, seats, _options(asked), seed, game.info.typed if asked.table else ())
    _sit_down(match, words, save)


def _daily(asked: argparse.Namespace) -> None:
    """Play one challenge, or show those of all games."""
    today = date.today().isoformat()
    day = daily.check_day(asked.date or today)
    if day > today:
        raise GameError("bad_day", day=day)
    games = [find_game(id) for id in ([asked.game] if asked.game else listed_ids())]
    words = _words(asked, [game.info.id for game in games])

    def match_of(game: Game[Any]) -> Match[Any]:
        seats = new_seats(list(daily.challenge(game, day).seats), words)
        return daily.new_match(game, day, [seat.name for seat in seats])

    if asked.show:
        for game in games:
            show(record.write(match_of(game)).rstrip())
            show()
        return
    save: Path | None = asked.save
    kept = record.read(read_text(save), find_game) if save and save.exists() else None
    _sit_down(kept or match_of(games[0]), words, save)


def _sit_down(match: Match[Any], words: Words, save: Path | None) -> None:
    """Play it here, and keep it in the file, if there is one, after every step."""
    match.begin()
    if words.english:
        show(words.say("not-translated"))

    def keep() -> None:
        if save:
            write_text(save, record.write(match))

    Sitting(match, words).play(keep)


def _replay(asked: argparse.Namespace) -> None:
    """Every step with its number and its move, and what happened in words."""
    match = record.read(read_text(asked.file), find_game)
    id = match.game.info.id
    words = _words(asked, [id])
    for number, step in enumerate(match.steps, 1):
        everything = [event._replace(only=None) for event in step.events]
        show(f"{number:>4}  {step.move:<24}  {events_text(words, id, everything, match.seats)}".rstrip())
    Sitting(match, words).result()


def _share(asked: argparse.Namespace) -> None:
    code = to_link(record.read(read_text(asked.file), find_game))
    show(f"{asked.site.rstrip('/')}/{PATH}{code}" if asked.site else code)


def _open(asked: argparse.Namespace) -> None:
    code = asked.link.rpartition(PATH)[2]
    letter = read_code(code, find_game, all_ids()) if code.startswith(LETTER_MARK) else None
    if isinstance(letter, Reply):  # contains no game
        raise GameError("bad_record", line=1, why="code")
    match = letter.match if letter else from_link(code, find_game, all_ids())
    for line in (record.write_public(match) if letter else record.write(match)).splitlines():
        show(line)
    rolls = sum(step.seat is None and not step.given for step in match.steps)
    if rolls and not letter:
        show(_words(asked).say("link-verified", count=rolls), error=True)


def _audit(asked: argparse.Namespace) -> bool:
    """Returns whether something is wrong: a file that is no record, or a roll that does not follow from its seed."""
    words = _words(asked, listed_ids())
    audit, failed = Audit(), False
    for file in asked.files:
        wrong: dict[int, str] = {}
        try:
            audit.add(record.read(read_text(file), find_game, wrong), wrong)
        except GameError as error:
            show(f"rollbook: {file}: {error_text(words, error)} [{error}]", error=True)
            failed = True
    if audit.games:
        for line in audit_lines(audit, words):
            show(line)
    return failed or bool(audit.wrong)


def _odds(asked: argparse.Namespace) -> None:
    match = record.read(read_text(asked.file), find_game)
    for line in odds_lines(match, asked.step, _words(asked, [match.game.info.id])):
        show(line)


def _review(asked: argparse.Namespace) -> None:
    match = record.read(read_text(asked.file), find_game)
    words = _words(asked, [match.game.info.id])
    found = _finish(review(match), words)
    for line in review_lines(match, found, words):
        show(line)
    Sitting(match, words).result()


def _finish(work: Generator[Progress, None, Review], words: Words) -> Review:
    """Do all the work, and show how far it is."""
    while True:
        try:
            done, steps = next(work)
        except StopIteration as end:
            found: Review = end.value
            return found
        show_progress(_bar(done, steps, words), done=done == steps)


def _bar(done: int, all: int, words: Words) -> str:
    filled = 30 * done // max(1, all)
    return f"[{'#' * filled}{'.' * (30 - filled)}] {words.say('terminal-progress', done=done, games=all)}"


def _simulate(asked: argparse.Namespace) -> None:
    words = _words(asked)

    def progress(done: int) -> None:
        if done % max(1, asked.games // 200) == 0 or done == asked.games:
            show_progress(_bar(done, asked.games, words), done=done == asked.games)

    levels = asked.seats.split(",")
    show(json.dumps(simulate(asked.game, levels, asked.games, asked.seed, _options(asked), progress), indent=2))
