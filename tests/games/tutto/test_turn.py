"""Tutto: a turn (TU-8 to TU-16)."""

from __future__ import annotations

import pytest
from games.tutto.table import NOTHING, TUTTO, turn, writes
from playing import codes, script

from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.games.tutto.rules import ROLLS
from pyapp.games.tutto.scoring import dice_points
from pyapp.games.tutto.state import FULL_DECK


@pytest.mark.rule("TU-8")
def test_a_turn_turns_up_a_card_then_rolls_six() -> None:
    match = script("tutto", start=1)
    assert match.legal == ("draw",)
    match.play("draw")
    match.play("card bonus400")
    assert match.state.card == "bonus400"
    assert match.turn == ROLLS[6]


@pytest.mark.rule("TU-9")
def test_a_null_ends_the_turn_and_loses_its_points() -> None:
    match = turn("card bonus200", "roll 1 1 1 3 4 6", "keep 1,1,1", "roll 2 3 4")
    assert match.state.scores == (0, 0)
    assert match.turn == Decide(1)
    assert match.state.last == ("null", 0, 1000)
    assert codes(match)[-2:] == ["thrown", "null"]


@pytest.mark.rule("TU-10")
def test_with_a_scoring_die_you_can_stop_or_roll_again() -> None:
    assert turn("card bonus200", "roll 2 3 4 4 5 6").legal == ("keep 5", "stop")


@pytest.mark.rule("TU-11")
def test_stopping_counts_every_scoring_die_at_its_best() -> None:
    match = turn("card bonus200", "roll 1 2 3 4 6 6", "keep 1", "roll 1 5 5 5 6", "stop")
    assert match.state.scores == (100 + 100 + 500, 0)
    match = turn("card bonus200", "roll 1 2 2 2 5 5", "stop")
    assert match.state.scores == (100 + 200 + 100 + 200, 0), "six dice out: a Tutto, the bonus is paid"
    match = turn("card plusminus", "roll 1 2 2 2 5 5", "stop")
    assert match.state.scores == (1000, 0), "legal on plus/minus since it makes the Tutto"


@pytest.mark.rule("TU-12")
def test_rolling_again_sets_aside_what_the_player_chooses() -> None:
    match = turn("card bonus200", "roll 1 1 1 2 3 5")
    assert match.legal == (
        *("keep 1", "keep 5", "keep 1,1", "keep 1,5", "keep 1,1,1", "keep 1,1,5", "keep 1,1,1,5"),
        "stop",
    )
    match.play("keep 1,1")
    assert match.state.aside_points == 200
    assert match.turn == ROLLS[4]
    assert [dice_points((1,) * count) for count in range(1, 7)] == [100, 200, 1000, 1100, 1200, 2000]
    assert dice_points((5, 5, 5, 5)) == 550
    for wrong in ("keep 2", "keep 1,2", "keep", "keep 5,1", "keep 1,1,1,1"):
        with pytest.raises(GameError, match=r"illegal_move|bad_move"):
            turn("card bonus200", "roll 1 1 1 2 3 5", wrong)


@pytest.mark.rule("TU-13")
def test_dice_set_aside_are_not_rerolled() -> None:
    match = turn("card bonus200", "roll 1 2 3 4 6 6", "keep 1", "roll 1 2 3 4 6", "keep 1", "roll 5 5 3 4", "keep 5,5")
    assert match.turn == ROLLS[2]
    assert match.state.aside == ((1,), (1,), (5,), (5,))


@pytest.mark.rule("TU-14")
def test_after_a_tutto_you_stop_or_turn_up_the_next_card() -> None:
    match = turn("card bonus200", "roll 1 1 1 5 5 5")
    assert "stop" in match.legal
    match.play("keep 1,1,1,5,5,5")
    assert match.state.banked == 1700
    match.play("card bonus300")
    assert match.turn == ROLLS[6]
    match.play("roll 1 2 3 4 6 6")
    match.play("stop")
    assert match.state.scores == (1800, 0)
    moves = ("roll 1 2 3 4 6 6", "keep 1", "roll 5 2 2 2 6", "keep 2,2,2,5", "roll 1", "stop")
    over_several = turn("card bonus200", *moves)
    assert over_several.state.scores == (100 + 250 + 100 + 200, 0)


@pytest.mark.rule("TU-15")
@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (("card stop",), "stop_card"),
        (("card bonus300", "roll 2 3 4 4 6 6"), "null"),
        (("card straight", "roll 1 1 1 1 1 1", "keep 1", "roll 1 1 1 1 1"), "null"),
        (("card clover", "roll 2 3 4 4 6 6"), "null"),
        (("card plusminus", "roll 2 3 4 4 6 6"), "null"),
        (("card double", "roll 2 3 4 4 6 6"), "null"),
    ],
)
def test_what_loses_every_point_of_the_turn(moves: tuple[str, ...], code: str) -> None:
    match = turn("card bonus200", *TUTTO, *moves)
    assert match.state.scores == (0, 0)
    assert match.state.last == (code, 0, 1700)


@pytest.mark.rule("TU-15", "TU-23")
def test_a_sole_leader_loses_the_turn_but_not_the_score() -> None:
    match = turn("card bonus200", *TUTTO, "card plusminus", before=(*writes(1000), *NOTHING))
    assert match.state.scores == (1000, 0)
    assert match.state.last == ("leader_out", 0, 1700)
    assert match.turn == Decide(1)


@pytest.mark.rule("TU-16")
def test_an_empty_pile_is_shuffled_again_from_all_cards() -> None:
    match = script("tutto", start=1)
    match.start = match.start._replace(deck=tuple((name, int(name == "stop")) for name, _ in FULL_DECK))
    match.play("draw")
    match.play("card stop")
    match.play("draw")
    assert codes(match)[-1] == "shuffled"
    assert match.state.deck == FULL_DECK, "the stop just played is in again"
    assert match.turn.total == 56  # type: ignore[union-attr]
