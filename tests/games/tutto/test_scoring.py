"""Tutto: what dice score (TU-4 to TU-7)."""

from __future__ import annotations

import pytest
from games.tutto.table import turn

from pyapp.games.tutto.scoring import dice_points, keeps


@pytest.mark.rule("TU-4")
def test_singles() -> None:
    assert [dice_points((face,)) for face in range(1, 7)] == [100, 0, 0, 0, 50, 0]


@pytest.mark.rule("TU-5")
def test_triples() -> None:
    assert [dice_points((face,) * 3) for face in range(1, 7)] == [1000, 200, 300, 400, 500, 600]


@pytest.mark.rule("TU-6")
def test_a_die_counts_once_and_only_scoring_dice_are_set_aside() -> None:
    assert dice_points((1, 1, 1)) == 1000, "not 1300"
    assert keeps((2, 2, 3, 4, 6, 6)) == ()
    assert set(keeps((1, 2, 2, 2, 5, 6))[-1]) == {1, 2, 5}
    match = turn("card bonus200", "roll 1 2 2 3 4 6")
    assert match.legal == ("keep 1", "stop")


@pytest.mark.rule("TU-7")
def test_a_triple_is_made_in_one_roll() -> None:
    match = turn("card bonus200", "roll 1 1 2 3 4 6", "keep 1,1", "roll 1 2 3 4", "keep 1")
    assert match.state.aside_points == 300, "three 1s of two throws are no 1000"
    assert match.game.view(match.state, None)["aside"] == [[1], [1], [1]]
    match = turn("card bonus200", "roll 2 2 2 1 3 4", "keep 1,2,2,2")
    assert match.game.view(match.state, None)["aside"] == [[1], [2, 2, 2]]
    assert dice_points((2, 2, 2, 3, 3, 3)) == 500
    assert keeps((2, 2, 2, 2, 3, 4)) == ((2, 2, 2),), "the fourth 2 is worth nothing"
    assert dice_points((2,) * 6) == 400
    match = turn("card bonus200", "roll 2 2 2 3 4 6", "keep 2,2,2", "roll 2 3 5")
    assert match.legal == ("keep 5", "stop"), "a 2 does not join an old triple"
