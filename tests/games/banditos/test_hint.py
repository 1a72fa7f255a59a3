"""Los Banditos' odds for a hint, compared with every pair of dice in the bag and every roll of them."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

from playing import facts_of, odds_of

from pyapp.core.match import Match
from pyapp.games.banditos.combinations import COLOURS, NAMES, worth
from pyapp.games.banditos.state import START, State

from .tables import side, table


def chance(match: Match[State], own: str, above: str = "", kind: int = 0) -> float:
    """The chance that one of two dice from the bag makes these two beat another side, or makes this kind."""
    bag = [colour for colour, left in zip(COLOURS, match.state.bag, strict=True) for _ in range(left)]
    hits = total = 0
    for pair in combinations(bag, 2):
        for values in product("123456", repeat=2):
            dice = [NAMES.index(colour + value) for colour, value in zip(pair, values, strict=True)]
            made = [worth((*side(own), die)) for die in dice]
            hits += any(one > worth(side(above)) if above else one.kind >= kind for one in made)
            total += 1
    return float(Fraction(hits, total))


def test_a_die_that_wins() -> None:
    match = table("3: red5 blue5 / black4 green4 blue4", "1:", phase=START)
    expected = chance(match, "red5 blue5", above="black4 green4 blue4")
    assert odds_of(match, "draw") == {"wins": {"place": 1, "chance": expected}}


def test_the_best_kind_still_possible() -> None:
    match = table("3: red5 / ", "2: green1 green6 / blue1", hand="red4 black2")
    told = odds_of(match, "place red4 1")
    after = table("3: red5 red4 / ", "2: green1 green6 / blue1", hand="black2")
    expected = chance(after, "red5 red4", kind=5)
    assert told["makes"] == {"place": 1, "kind": "colour_straight", "chance": expected}
    assert told["other_makes"]["place"] == 2, "its figure belongs to another tile than the one of the die"


def test_a_chance_at_another_tile_is_no_figure_of_the_tile_of_the_die() -> None:
    """A's side is full after this die, so only what is said about B is left."""
    match = table("3: red5 red4 / ", "2: green5 blue5 / black4 green4 blue4", hand="red3 black2")
    assert set(odds_of(match, "place red3 1")) == {"other_wins"}


def test_what_the_next_roll_cannot_do_is_not_told() -> None:
    """Three sixes are there; no third die makes two ones beat them."""
    match = table("3: red1 blue2 / black6 green6 blue6", "1: red5 blue5 / black4 green4 blue4", phase=START)
    assert [fact.params["place"] for fact in facts_of(match, "draw")] == [2]


def test_the_first_turn_draws_one() -> None:
    match = table("2: red5 red4 / ", phase=START, turns=1)
    # red in six of 22, and of those the 3 or the 6
    assert odds_of(match, "draw")["makes"]["chance"] == float(Fraction(4, 22) * Fraction(2, 6))


def test_without_two_waiting_dice_there_are_no_facts() -> None:
    assert odds_of(table("2: / ", phase=START), "draw") == {}
    assert odds_of(table("2: red5 red4 / ", phase=START), "give 1") == {}
