"""Pass the Pot's sensible bot: it beats random play, and takes what is best for it."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from pyapp.api import choose
from pyapp.core.match import Match, Seat
from pyapp.games import find_game
from pyapp.games.pot.odds import POT_RESULT, chase, pot_odds

from .table import NOTHING, ends_on, table


def wins(games: int, seats: int = 2) -> float:
    """The sensible bot's share of games against random ones, everybody beginning in turn."""
    won = 0
    levels = ["sensible", *["random"] * (seats - 1)]
    for number in range(games):
        people = [Seat(level, level) for level in levels]
        match: Match[Any] = Match(find_game("pot"), people, {"start": number % seats + 1}, f"bots{number}")
        match.begin()
        while match.outcome is None:
            match.play(choose(match, levels[match.state.seat]))
        won += match.outcome.winners == (0,)
    return won / games


def test_it_beats_random(record_property: Any) -> None:
    share = wins(200)
    record_property("share", share)
    print(f"sensible beats random in {share:.1%} of 200 games")
    assert share >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_random_over_a_thousand_games(seats: int) -> None:
    share = wins(1000, seats)
    print(f"sensible beats {seats - 1} random in {share:.1%} of 1,000 games")
    assert share >= (0.95 if seats < 5 else 0.8)


@pytest.mark.parametrize("seats", [2, 5])
def test_it_answers_soon(seats: int) -> None:
    match = table("throw", "roll 1 4 T", seats=seats)
    choose(match, "sensible")
    begun = perf_counter()
    choose(match, "sensible")
    assert perf_counter() - begun < 0.1


def test_it_throws_what_is_low_and_keeps_what_is_high() -> None:
    assert choose(table("throw", "roll 5 O 5"), "sensible") == "again O"
    assert choose(table("throw", "roll 1 2 1"), "sensible") == "again POT"
    assert choose(table("throw", "roll P 1 T"), "sensible") == "again O"  # two throws for P-O-T
    assert choose(table("throw", "roll 5 5 5"), "sensible") == "stop"


def test_it_does_not_pay_for_what_cannot_help() -> None:
    match = table(*ends_on("5 5 5"), "throw", "roll 1 2 5", "again T", "roll 4", coins=(3, 1), pot=1)
    assert choose(match, "sensible") == "stop"


def test_it_takes_from_the_leader() -> None:
    assert choose(table(*ends_on("3 3 3"), coins=(3, 3, 20, 3)), "sensible") == "take 3"
    assert choose(table(*ends_on("5 5 5"), coins=(3, 20, 3, 0)), "sensible") == "give 3,4"


def test_it_takes_the_bank_when_that_wins_the_game() -> None:
    match = table(*NOTHING, *ends_on("3 4 5"), coins=(3, 20), pot=2)
    assert choose(match, "sensible") == "take bank"


def test_chasing_the_pot_by_the_odds() -> None:
    for best in range(16):
        odds = chase(best, 0)
        assert sum(odds) == pytest.approx(1)
        assert sum(pot_odds(best, 3, 4, 0)) == pytest.approx(1)
    assert sum(chase(14, 0, 1)[15:]) == pytest.approx(2 / 216)
    # only P-O-T beats 15: each die has three throws for its letter, unless 1-1-1 comes between
    between = (1 / 216) * (11 / 36) ** 3 + (124 / 216) * (1 / 216) * (1 / 216)
    assert chase(15, 0)[POT_RESULT] == pytest.approx((1 - (5 / 6) ** 3) ** 3 - between)
    assert pot_odds(15, 0, 3, 0) == (1, 0, 0)
