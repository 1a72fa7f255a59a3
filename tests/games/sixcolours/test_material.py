"""Six Colours: dice, cards and combinations (SC-1 to SC-6)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest
from playing import script

from pyapp.core.chance import Dice, Draw, Roll, probability
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.games.sixcolours.deck import CARDS, FULL_DECK
from pyapp.games.sixcolours.dice import COLOURS, COMBINATIONS, keeps, made, throw_of, turned, turns

from .table import HARD, JUNK, NOTHING, table, view

COUNTS = {
    "6": "BBbbbb",
    "5-1": "BGbbbb",
    "4-2": "GGbbbb",
    "4-1-1": "GObbbb",
    "3-3": "GGbbbg",
    "3-2-1": "GGbbbo",
    "3-1-1-1": "GObbbp",
    "2-2-2": "GGbboo",
    "2-2-1-1": "GPbgoo",
    "2-1-1-1-1": "GObbpu",
    "1-1-1-1-1-1": "BGopuy",
}


@pytest.mark.rule("SC-1")
def test_four_white_and_two_black_dice_with_the_same_six_faces() -> None:
    match = table(HARD, "throw")
    whites, blacks = tuple("bgopuy"), tuple("BGOPUY")
    assert match.turn == Roll((Dice(2, blacks, "black"), Dice(4, whites, "white")))
    match.play("roll Y B p g g p")  # entered in any order within the blacks and the whites
    assert match.steps[-1].move == "roll B Y g g p p"
    shown = view(match)["dice"]
    assert [die["die"] for die in shown] == list("BYggpp")
    assert [die["colour"] for die in shown] == ["blue", "yellow", "green", "green", "pink", "pink"]


@pytest.mark.rule("SC-2")
def test_three_piles_of_fifteen_show_their_tops_only() -> None:
    match = script("sixcolours", "lot 2", seats=3)
    assert match.state.left == (15, 15, 15)
    for at, card in enumerate(("four", "four", "six")):
        assert isinstance(match.turn, Draw)
        assert sum(left for _, left in match.turn.bag) == 45 - at
        match.play(f"card {card}")
    assert match.state.tops == ("four", "four", "six")
    assert match.turn == Decide(1)
    assert [pile["left"] for pile in view(match)["piles"]] == [15, 15, 15]
    match.play("throw")
    match.play("roll B G p p p p")
    match.play("take 1")
    # what comes next is any card that no pile has shown: one shared multiset of 42, two fours among them
    assert probability(match.turn, "card four") == Fraction(2, 42)
    assert probability(match.turn, "card six") == Fraction(1, 42)


@pytest.mark.rule("SC-2")
def test_two_to_four_players_clockwise_from_a_freely_chosen_starter() -> None:
    for seats in (1, 5):
        with pytest.raises(GameError, match="bad_seat"):
            script("sixcolours", seats=seats)
    for seats in (2, 3, 4):
        for first in range(seats):
            match = script("sixcolours", *(f"card {card}" for card in HARD), seats=seats, start=first + 1)
            for step in range(seats + 1):
                assert match.turn == Decide((first + step) % seats)
                for move in NOTHING:
                    match.play(move)


@pytest.mark.rule("SC-3")
def test_a_card_shows_combination_colour_points_and_action() -> None:
    match = table(("trio_steal", "trio_pink", "five_pink"), "throw", "roll B G b b o y")
    assert match.legal[0] == "take 1", "any colour: blue will do"
    assert "take 2" not in match.legal, "but not for the pink trio"
    seen = [pile["card"] for pile in view(match)["piles"]]
    any_trio = {"card": "trio_steal", "combination": "trio", "colour": None, "points": 1, "action": "steal"}
    pink_trio = {"card": "trio_pink", "combination": "trio", "colour": "pink", "points": 2, "action": None}
    assert seen[:2] == [any_trio, pink_trio]
    match = table(("trio_steal", "trio_pink", "five_pink"), "throw", "roll B P b p p y")
    assert match.legal[:2] == ("take 1", "take 2")


@pytest.mark.rule("SC-4")
def test_the_deck() -> None:
    copies = dict(FULL_DECK)
    assert sum(copies.values()) == 45
    kinds: Counter[tuple[str, bool, int]] = Counter()
    for id, card in CARDS.items():
        kinds[card.combination, card.colour != "", card.points] += copies[id]
    assert kinds == {
        ("trio", False, 1): 4,
        ("three_pairs", False, 2): 4,
        ("full_house", False, 2): 4,
        ("four", False, 2): 4,
        ("five", False, 3): 3,
        ("two_trios", False, 3): 3,
        ("four_and_pair", False, 3): 3,
        ("six", False, 5): 2,
        ("trio", True, 2): 6,
        ("four", True, 3): 6,
        ("five", True, 4): 6,
    }
    for combination in ("trio", "four", "five"):
        coloured = [card.colour for card in CARDS.values() if card.combination == combination and card.colour]
        assert sorted(coloured) == sorted(COLOURS.values())
    acting = [(card.combination, card.action) for card in CARDS.values() if card.action]
    actions = ("again", "steal", "swap", "group_swap")
    assert sorted(acting) == sorted(product(("trio", "three_pairs", "full_house"), actions))
    assert all(copies[id] == 1 and not card.colour for id, card in CARDS.items() if card.action)


@pytest.mark.rule("SC-5")
@pytest.mark.parametrize(
    ("combination", "dice"),
    [
        ("trio", "3-1-1-1"),
        ("three_pairs", "2-2-2"),
        ("full_house", "3-2-1"),
        ("four", "4-1-1"),
        ("five", "5-1"),
        ("six", "6"),
        ("two_trios", "3-3"),
        ("four_and_pair", "4-2"),
    ],
)
def test_the_combinations(combination: str, dice: str) -> None:
    assert combination in made(COUNTS[dice], False)
    for other, lying in COUNTS.items():  # with one die of a group less, it does not match
        weaker = {"3-1-1-1": "2-2-1-1", "4-1-1": "3-1-1-1", "5-1": "4-1-1", "6": "5-1"}.get(dice, "2-2-1-1")
        if other == weaker:
            assert combination not in made(lying, True)


SHARED = {
    "trio": {"6", "5-1", "4-2", "4-1-1", "3-3", "3-2-1", "3-1-1-1"},
    "four": {"6", "5-1", "4-2", "4-1-1"},
    "five": {"6", "5-1"},
    "six": {"6"},
    "full_house": {"3-2-1", "3-3", "4-2", "5-1", "6"},
    "three_pairs": {"2-2-2", "4-2", "6"},
    "two_trios": {"3-3", "6"},
    "four_and_pair": {"4-2", "6"},
}
DISTINCT = SHARED | {
    "full_house": {"3-2-1", "3-3", "4-2"},
    "three_pairs": {"2-2-2"},
    "two_trios": {"3-3"},
    "four_and_pair": {"4-2"},
}


@pytest.mark.rule("SC-6", "SC-O1")
@pytest.mark.parametrize(("shared", "expected"), [(True, SHARED), (False, DISTINCT)])
def test_which_colour_counts_make_what(shared: bool, expected: dict[str, set[str]]) -> None:
    for combination in COMBINATIONS:
        found = {counts for counts, dice in COUNTS.items() if combination in made(dice, shared)}
        assert found == expected[combination], combination


@pytest.mark.rule("SC-6")
def test_groups_use_different_dice() -> None:
    """Compared with brute force: assigning the dice of every roll to the groups one by one."""

    def dealt(dice: tuple[int, ...], groups: tuple[int, ...]) -> bool:
        if not groups:
            return True
        return any(
            len({dice[at] for at in chosen}) == 1
            and dealt(tuple(die for at, die in enumerate(dice) if at not in chosen), groups[1:])
            for chosen in combinations(range(len(dice)), groups[0])
        )

    for dice in COUNTS.values():
        faces = tuple(ord(die.lower()) for die in dice)
        for combination, groups in COMBINATIONS.items():
            assert (combination in made(dice, True)) == dealt(faces, groups)


@pytest.mark.rule("SC-O1")
@pytest.mark.parametrize(("groups", "open_card"), [("shared", True), ("distinct", False)])
def test_whether_four_alike_and_a_pair_are_three_pairs(groups: str, open_card: bool) -> None:
    match = table(("three_pairs_swap", *HARD[1:]), "throw", "roll G O b b b b", groups=groups)
    assert "take 1" not in match.legal
    match = table(("three_pairs_swap", *HARD[1:]), "throw", "roll B G b b b g", groups=groups)
    assert ("take 1" in match.legal) == open_card
    match = table(("three_pairs_swap", *HARD[1:]), "throw", "roll B G b g o o", groups=groups)
    assert "take 1" in match.legal


@pytest.mark.rule("SC-6")
def test_fixed_colours_need_that_colour_and_extra_dice_do_not_matter() -> None:
    patterns = made("BBbbbg", True)
    assert {"trio_blue", "four_blue", "five_blue"} <= patterns
    assert not {"trio_green", "six_blue"} & patterns


def test_every_choice_of_dice_is_one_string() -> None:
    every = {"".join(sorted(blacks + whites)) for blacks in ("BB", "BG") for whites in ("bbbb", "bbgo", "bgop", "bbgg")}
    for dice in every:
        ways = keeps(dice)
        subsets = {"".join(sorted(chosen)) for size in range(1, 6) for chosen in combinations(dice, size)}
        assert len(ways) == len(set(ways))
        assert set(ways) == subsets
        results = [turned(dice, *way) for way in turns(dice)]
        assert len(results) == len(set(results)) == 5 * len(set(dice))
        assert dice not in results


def test_the_roll_completes_the_kept_dice() -> None:
    for kept in ("", *keeps("BGopuy"), *keeps("BBbbbb")):
        blacks = sum(die.isupper() for die in kept)
        assert throw_of(kept).total == 6 ** (6 - len(kept))
        assert {dice.faces[0]: dice.amount for dice in throw_of(kept).groups} == {
            letter: amount for letter, amount in (("B", 2 - blacks), ("b", 4 - len(kept) + blacks)) if amount
        }
    assert JUNK in dict(throw_of("").outcomes())
