"""Tutto: dice, cards and players (TU-1 to TU-3)."""

from __future__ import annotations

import pytest
from games.tutto.table import NOTHING, turn
from playing import script

from pyapp.core.errors import GameError
from pyapp.core.match import Match, Seat
from pyapp.games.tutto.rules import GAME, ROLLS
from pyapp.games.tutto.state import CARDS


@pytest.mark.rule("TU-1")
def test_six_ordinary_dice() -> None:
    assert ROLLS[6].total == 6**6
    assert turn("card bonus200").turn == ROLLS[6]


@pytest.mark.rule("TU-2")
def test_the_deck() -> None:
    assert sum(CARDS.values()) == 56
    assert (CARDS["clover"], CARDS["fireworks"], CARDS["stop"], CARDS["straight"]) == (1, 5, 10, 5)
    assert (CARDS["plusminus"], CARDS["double"]) == (5, 5)
    assert [CARDS[f"bonus{n}00"] for n in (2, 3, 4, 5, 6)] == [5] * 5
    assert turn().turn.total == 56  # type: ignore[union-attr]


@pytest.mark.rule("TU-3")
@pytest.mark.parametrize("count", range(2, 11))
def test_two_to_ten_players_in_seat_order(count: int) -> None:
    match = script("tutto", *NOTHING * count, seats=count, start=2)
    assert match.state.scores == (0,) * count
    order = [step.seat for step in match.steps if step.move == "draw"]
    assert order == [(1 + at) % count for at in range(count)]
    for wrong in (1, 11):
        with pytest.raises(GameError, match="bad_seat"):
            script("tutto", seats=1) if wrong == 1 else Match(GAME, [Seat("person", "P")] * 11)
