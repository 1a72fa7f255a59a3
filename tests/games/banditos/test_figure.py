"""Los Banditos' figure on its rule page: how often a third die makes a combination."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pyapp.games.banditos.figure import FIGURE
from pyapp.games.banditos.odds import third_chance


@pytest.mark.parametrize(
    ("of", "chance"),
    [
        # With a black 5 and a green 5, of the 22 others: any 5 makes a triple.
        ({"first": 5, "second": 5, "colours": "different", "kind": "triple"}, Fraction(1, 6)),
        # With a black 5 and a black 6: a 4 makes a straight, a black 4 (four are left) a colour straight.
        ({"first": 5, "second": 6, "colours": "same", "kind": "colour_straight"}, Fraction(4, 22 * 6)),
    ],
)
def test_the_figure_equals_the_odds(of: dict[str, str | int], chance: Fraction) -> None:
    assert FIGURE.of(of) == pytest.approx(float(chance))


def test_a_pair_is_no_rarer_than_a_straight() -> None:
    assert third_chance(1, 3, "different", "pair") >= third_chance(1, 3, "different", "straight")
