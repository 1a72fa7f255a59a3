"""Six Colours: the exact odds, from the game's own rolls (SC-P1 to SC-P9)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pyapp.games.sixcolours.deck import CARDS
from pyapp.games.sixcolours.odds import best, chance, named
from pyapp.games.sixcolours.rules import GAME

from .table import table


def odds(pattern: str, shared: bool = True) -> list[str]:
    """The chance with one, two and three rolls, to six places."""
    return [f"{float(chance(pattern, '', throws, shared)):.6f}"[1:] for throws in (1, 2, 3)]


@pytest.mark.rule("SC-P1")
def test_trio() -> None:
    assert odds("trio") == odds("trio", False) == [".436728", ".784022", ".920482"]


@pytest.mark.rule("SC-P2")
def test_four() -> None:
    assert odds("four") == odds("four", False) == [".126800", ".368973", ".598988"]


@pytest.mark.rule("SC-P3")
def test_five() -> None:
    assert odds("five") == odds("five", False) == [".023920", ".103057", ".232556"]


@pytest.mark.rule("SC-P4")
def test_six() -> None:
    assert odds("six") == odds("six", False) == [".002701", ".017201", ".045994"]


@pytest.mark.rule("SC-P5")
def test_full_house() -> None:
    assert odds("full_house") == [".274691", ".612721", ".808500"]
    assert odds("full_house", False) == [".273277", ".606448", ".804315"]


@pytest.mark.rule("SC-P6")
def test_three_pairs() -> None:
    assert odds("three_pairs") == [".156379", ".328989", ".474197"]
    assert odds("three_pairs", False) == [".126029", ".279966", ".415377"]


@pytest.mark.rule("SC-P7")
def test_two_trios() -> None:
    assert odds("two_trios") == [".054784", ".156271", ".271854"]
    assert odds("two_trios", False) == [".052083", ".148570", ".260249"]


@pytest.mark.rule("SC-P8")
def test_four_and_pair() -> None:
    assert odds("four_and_pair") == [".071502", ".191041", ".321949"]
    assert odds("four_and_pair", False) == [".071373", ".190554", ".321089"]


@pytest.mark.rule("SC-P9")
def test_fixed_colours() -> None:
    for colour in ("blue", "pink", "yellow"):
        assert odds(f"trio_{colour}") == [".091757", ".339291", ".591482"]
        assert odds(f"four_{colour}") == [".021562", ".115982", ".283205"]
        assert odds(f"five_{colour}") == [".003987", ".027297", ".086782"]


def winnable(card: str, kept: str = "") -> Fraction:
    """The chance that the third roll wins a card, by asking the rules after every outcome what is legal."""
    others = tuple(other for other in ("six", "five_blue") if other != card)
    match = table((card, *others), "throw", "roll B G o p u y", "throw", "roll B G o p u y", "throw")
    state = match.state._replace(kept=kept)
    roll = GAME.turn(state)
    hits = 0
    for outcome, weight in roll.outcomes():  # type: ignore[union-attr]
        after, _ = GAME.apply(state, outcome)
        if after.phase != "throw":
            continue
        moves = GAME.legal_moves(after)
        turned = (GAME.apply(after, move)[0] for move in moves if move.startswith("turn"))
        hits += weight * ("take 1" in moves or any("take 1" in GAME.legal_moves(one) for one in turned))
    return Fraction(hits, roll.total)  # type: ignore[union-attr]


@pytest.mark.parametrize(("card", "kept"), [("four", "Ppp"), ("five", "pppp"), ("trio_pink", "p"), ("two_trios", "bb")])
def test_the_last_roll_agrees_with_what_the_rules_allow(card: str, kept: str) -> None:
    assert winnable(card, kept) == chance(CARDS[card].pattern, kept, 1)


@pytest.mark.parametrize("card", ["three_pairs_swap"])
def test_so_does_a_roll_of_all_six(card: str) -> None:
    assert winnable(card) == chance(CARDS[card].pattern, "", 1)


def test_the_names_of_colours_do_not_matter() -> None:
    assert named("GOppgu", "") == named("YBuuyp", "")
    assert chance("four", "Gpp", 2) == chance("four", "Ybb", 2)
    assert chance("trio_pink", "Pb", 2) == chance("trio_blue", "By", 2)
    assert chance("trio_pink", "Pb", 2) != chance("trio_blue", "Pb", 2)


def test_dice_on_the_table() -> None:
    assert best("four", "BGpppp", 0) == 1
    assert best("four", "BGpppy", 0) == 0
    assert best("four", "BBpppy", 0, turnable=True) == 1
    assert best("five", "BGpppp", 2) == chance("five", "pppp", 2)
