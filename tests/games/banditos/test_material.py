"""Los Banditos: dice, tiles and the set-up (LB-1 to LB-3)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from games.banditos.tables import ROW, begun
from playing import script

from pyapp.core.chance import Draw, probability
from pyapp.games.banditos.combinations import NAMES
from pyapp.games.banditos.rules import GAME
from pyapp.games.banditos.state import LOOT, START, TILE


@pytest.mark.rule("LB-1")
def test_six_dice_in_each_of_four_colours() -> None:
    assert begun().state.bag == (6, 6, 6, 6)
    assert len(NAMES) == len(set(NAMES)) == 24  # four colours by six faces
    draw = begun("draw").turn
    assert isinstance(draw, Draw)
    assert draw.bag == (("black", 6), ("green", 6), ("red", 6), ("blue", 6))


@pytest.mark.rule("LB-2")
def test_ten_tiles_worth_nineteen() -> None:
    assert LOOT == (("1", 4), ("2", 3), ("3", 3))
    assert sum(int(points) * count for points, count in LOOT) == 19


@pytest.mark.rule("LB-3")
def test_the_set_up() -> None:
    assert GAME.info.seats == (2, 2)
    match = script("banditos", start=1)
    first = match.turn
    assert isinstance(first, Draw)
    assert probability(first, "tile 1") == Fraction(2, 5)
    for count, outcome in enumerate(ROW):
        assert [tile.value > 0 for tile in match.state.row] == [place < count for place in range(4)]
        assert match.state.phase == TILE
        match.play(outcome)
    assert [tile.value for tile in match.state.row] == [3, 1, 2, 1]
    assert match.state.pile == (2, 2, 2)
    assert sum(match.state.bag) == 24
    assert match.state.phase == START


@pytest.mark.rule("LB-3")
def test_the_pile_keeps_no_order() -> None:
    """Whatever has been turned up, the next tile is any of those still hidden."""
    match = begun("give 3")
    assert match.turn == Draw((("1", 2), ("2", 2), ("3", 2)), 1, "tile")
