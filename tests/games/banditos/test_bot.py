"""Los Banditos' sensible bot beats random play, also a random player who gives nothing up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from games.banditos.tables import table

from pyapp.advice import choose
from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream
from pyapp.games import find_game

Player = Callable[[Match[Any]], str]


def random(match: Match[Any]) -> str:
    return choose(match, "random")


def miser(match: Match[Any]) -> str:
    """Random, but never gives up a tile: plain random play loses most of its games that way."""
    moves = [move for move in match.legal if not move.startswith("give")] or list(match.legal)
    return moves[Stream(match.seed or "", f"miser{len(match.steps)}").below(len(moves))]


def wins(games: int, other: Player) -> float:
    """The sensible bot's share of games; each player begins every other game."""
    won = 0
    seats = [Seat("sensible", "sensible"), Seat("random", "other")]
    for number in range(games):
        match: Match[Any] = Match(find_game("banditos"), seats, {"start": number % 2 + 1}, f"bots{number}")
        match.begin()
        while match.outcome is None:
            match.play(other(match) if match.state.seat else choose(match, "sensible"))
        won += match.outcome.winners == (0,)
    return won / games


def test_it_beats_random() -> None:
    share = wins(60, random)
    print(f"sensible beats random in {share:.1%} of 60 games")
    assert share >= 0.95


def test_it_beats_random_without_give_ups() -> None:
    share = wins(12, miser)
    print(f"sensible beats random without give-ups in {share:.1%} of 12 games")
    assert share >= 0.8


@pytest.mark.slow
@pytest.mark.parametrize("other", [random, miser])
def test_it_beats_random_over_a_thousand_games(other: Player) -> None:
    share = wins(1000, other)
    print(f"sensible beats {other.__name__} in {share:.1%} of 1,000 games")
    assert share >= 0.9


def test_it_claims_what_is_safe() -> None:
    assert choose(table("3: red6 red6 red6 /", "1:", "2:", "1:", phase="start"), "sensible") == "claim 1"


def test_it_completes_what_wins() -> None:
    match = table("3: red6 red6 / blue5 blue5 blue5", "1: red1 / ", "2:", "1:", hand="red6")
    assert choose(match, "sensible") == "place red6 1"


def test_it_never_gives_the_game_away() -> None:
    match = table("3: black1 blue2 green6 /", "1: / red6 red6", hand="red1", won=((), (3, 3, 2)), pile=(0, 0, 0))
    assert choose(match, "sensible") == "place red1 2"
