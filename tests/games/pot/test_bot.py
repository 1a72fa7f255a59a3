"""Pass the Pot's sensible bot: it beats random play, and takes what is best for it."""

from __future__ import annotations

from time import process_time

import pytest
from playing import bots_share

from pyapp.advice import choose
from pyapp.games.pot.odds import POT_RESULT, chase, pot_odds

from .table import NOTHING, ends_on, table


def test_it_beats_random() -> None:
    assert bots_share("pot", 60) >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize("others", [1, 2, 4])
def test_it_beats_random_over_a_thousand_games(others: int) -> None:
    assert bots_share("pot", 1000, others) >= (0.95 if others < 4 else 0.8)


@pytest.mark.parametrize("seats", [2, 5])
def test_it_answers_quickly(seats: int) -> None:
    match = table("throw", "roll 1 4 T", seats=seats)
    choose(match, "sensible")
    begun = process_time()
    choose(match, "sensible")
    assert process_time() - begun < 0.1


def test_it_rerolls_low_dice_and_keeps_high_ones() -> None:
    assert choose(table("throw", "roll 5 O 5"), "sensible") == "again O"
    assert choose(table("throw", "roll 1 2 1"), "sensible") == "again POT"
    assert choose(table("throw", "roll P 1 T"), "sensible") == "again O"  # two rolls for P-O-T
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
    # only P-O-T beats 15: each die has three rolls for its letter, unless 1-1-1 comes between
    between = (1 / 216) * (11 / 36) ** 3 + (124 / 216) * (1 / 216) * (1 / 216)
    assert chase(15, 0)[POT_RESULT] == pytest.approx((1 - (5 / 6) ** 3) ** 3 - between)
    assert pot_odds(15, 0, 3, 0) == (1, 0, 0)
