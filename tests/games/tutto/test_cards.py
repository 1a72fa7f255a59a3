"""Tutto: what each card does (TU-17 to TU-26)."""

from __future__ import annotations

import pytest
from games.tutto.table import NOTHING, TUTTO, scores_after, turn, with_scores, writes
from playing import codes, script

from pyapp.core.game import Decide
from pyapp.games.tutto.rules import ROLLS
from pyapp.games.tutto.scoring import straight_keeps


@pytest.mark.rule("TU-17")
def test_a_stop_card_ends_the_turn_without_a_roll() -> None:
    match = turn("card stop")
    assert match.turn == Decide(1)
    assert "thrown" not in codes(match)


@pytest.mark.rule("TU-18")
@pytest.mark.parametrize("bonus", [200, 300, 400, 500, 600])
def test_a_bonus_is_added_to_a_tutto_only(bonus: int) -> None:
    assert turn(f"card bonus{bonus}", "roll 1 1 1 5 5 5", "stop").state.scores[0] == 1500 + bonus
    assert turn(f"card bonus{bonus}", "roll 1 1 1 2 5 5", "stop").state.scores[0] == 1100
    chain = turn("card bonus200", *TUTTO, f"card bonus{bonus}", "roll 1 2 3 4 6 6", "stop")
    assert chain.state.scores[0] == 1700 + 100, "earlier points stay"


@pytest.mark.rule("TU-19")
def test_double_doubles_with_a_tutto_only() -> None:
    assert turn("card double", "roll 1 1 1 5 5 5", "stop").state.scores[0] == 3000
    assert turn("card double", "roll 1 1 1 2 5 5", "stop").state.scores[0] == 1100
    assert turn("card bonus200", *TUTTO, "card double", "roll 1 2 2 2 5 5", "stop").state.scores[0] == (1700 + 400) * 2


@pytest.mark.rule("TU-20")
def test_fireworks_keep_everything_until_a_null_that_loses_nothing() -> None:
    match = turn("card bonus200", *TUTTO, "card fireworks", "roll 1 1 2 3 5 6")
    assert match.legal == ("keep 1,1,5",), "no stopping, and all that scores goes out"
    for move in ("keep 1,1,5", "roll 2 2 2", "keep 2,2,2"):
        match.play(move)
    assert match.turn == ROLLS[6], "a Tutto goes on with six dice and no new card"
    assert match.state.card == "fireworks"
    match.play("roll 5 2 3 3 4 6")
    match.play("keep 5")
    match.play("roll 2 3 3 4 6")
    assert match.state.scores == (1700 + 250 + 200 + 50, 0)
    assert match.turn == Decide(1)
    assert turn("card fireworks", "roll 2 3 3 4 6 6").state.last == ("fireworks_over", 0, 0)


@pytest.mark.rule("TU-21")
def test_plus_minus_is_worth_exactly_1000() -> None:
    match = turn("card plusminus", "roll 1 1 1 2 3 5")
    assert "stop" not in match.legal
    match = turn("card plusminus", "roll 1 1 1 5 5 5")
    assert "stop" in match.legal
    match.play("stop")
    assert match.state.scores == (1000, 0), "1500 rolled do not count"


@pytest.mark.rule("TU-22")
def test_every_other_leader_loses_1000_and_the_roller_gains_1000() -> None:
    moves = ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop")
    assert scores_after(*moves, scores=(500, 3000, 3000, 2000)) == (1500, 2000, 2000, 2000)
    assert scores_after(*moves, scores=(3000, 3000, 0)) == (4000, 2000, 0)
    assert scores_after(*moves, scores=(0, 0, 0)) == (1000, 0, 0)
    assert scores_after(*moves, scores=(0, 400)) == (1000, 0), "who has less than 1000 pays what there is"


@pytest.mark.rule("TU-22", "TU-15")
@pytest.mark.parametrize(
    "fate", [("card stop",), ("card bonus200", "roll 2 3 3 4 6 6"), ("card clover", "roll 2 3 3 4 6 6")]
)
def test_nobody_pays_for_a_plus_minus_that_is_lost_again(fate: tuple[str, ...]) -> None:
    assert scores_after("draw", "card plusminus", *TUTTO, *fate, scores=(0, 3000)) == (0, 3000)


@pytest.mark.rule("TU-22", "TU-20")
def test_fireworks_after_plus_minus_score_so_the_leader_pays() -> None:
    moves = ("draw", "card plusminus", *TUTTO, "card fireworks", "roll 2 3 3 4 6 6")
    assert scores_after(*moves, scores=(0, 3000)) == (1000, 2000)


@pytest.mark.rule("TU-22")
def test_two_plus_minus_in_one_turn_are_paid_twice_and_never_doubled() -> None:
    moves = ("draw", "card plusminus", *TUTTO, "card plusminus", *TUTTO, "card double", "roll 1 1 1 5 5 5", "stop")
    assert scores_after(*moves, scores=(0, 3500, 3000)) == ((2000 + 1500) * 2, 1500, 3000)


@pytest.mark.rule("TU-23", "TU-O4")
def test_the_leader_has_the_most_points_before_the_turn() -> None:
    out = turn("card plusminus", before=(*writes(1000), *NOTHING))
    assert out.state.last == ("leader_out", 0, 0)
    shared = turn("card plusminus", before=(*writes(1000), *writes(1000)))
    assert shared.turn == ROLLS[6], "who shares the lead plays it"
    ahead_unwritten = turn("card bonus200", *TUTTO, "card plusminus", before=(*NOTHING, *writes(1000)))
    assert ahead_unwritten.turn == ROLLS[6], "points not yet written do not lead"


@pytest.mark.rule("TU-24")
def test_on_a_straight_only_missing_numbers_are_set_aside() -> None:
    match = turn("card straight", "roll 1 1 1 3 5 5")
    assert match.legal == ("keep 1", "keep 3", "keep 5", "keep 1,3", "keep 1,5", "keep 3,5", "keep 1,3,5")
    match.play("keep 1,3")
    assert match.state.aside_points == 0
    match.play("roll 1 1 3 3")
    assert match.state.last == ("null", 0, 0)
    assert straight_keeps((2, 2, 4), (1, 2, 3)) == ((4,),)


@pytest.mark.rule("TU-25")
def test_a_complete_straight_is_2000_and_a_tutto() -> None:
    match = turn("card straight", "roll 1 2 3 4 5 5", "keep 1,2,3,4,5", "roll 6")
    assert match.legal == ("keep 6", "stop")
    match.play("stop")
    assert match.state.scores == (2000, 0)
    on = turn("card straight", "roll 1 2 3 4 5 6", "keep 1,2,3,4,5,6", "card bonus200")
    assert on.state.banked == 2000
    assert on.state.tuttos == 1


@pytest.mark.rule("TU-26")
def test_two_tuttos_on_a_clover_leaf_win_at_once() -> None:
    match = turn("card clover", "roll 1 1 1 5 5 5")
    assert match.legal[-1] == "keep 1,1,1,5,5,5"
    assert "stop" not in match.legal
    match.play("keep 1,1,1,5,5,5")
    assert match.state.card == "clover"
    assert match.turn == ROLLS[6], "no new card"
    match.play("roll 2 2 2 3 3 3")
    assert "stop" not in match.legal
    match.play("keep 2,2,2,3,3,3")
    assert match.outcome is not None
    assert match.outcome.reason == "clover"
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (0, 0)


@pytest.mark.rule("TU-26", "TU-28")
def test_a_clover_leaf_wins_with_any_scores_and_nothing_more_is_paid() -> None:
    match = script("tutto", seats=3, start=1)
    with_scores(match, 0, 5000, 4000)
    for move in ("draw", "card plusminus", *TUTTO, "card clover", *TUTTO, *TUTTO):
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.scores == (0, 5000, 4000)
    assert match.outcome.ranks == (1, 2, 3)
    assert match.outcome.facts == {"losers": [2]}


@pytest.mark.rule("TU-26")
def test_a_failed_clover_leaf_scores_nothing() -> None:
    match = turn("card bonus200", *TUTTO, "card clover", *TUTTO, "roll 2 3 3 4 6 6")
    assert match.state.scores == (0, 0)


@pytest.mark.rule("TU-26")
def test_a_failed_clover_leaf_means_nothing_to_the_next_player() -> None:
    """One Tutto was missing, but the next player's is an ordinary one."""
    match = turn("card clover", *TUTTO, "roll 2 3 3 4 6 6", "draw", "card bonus200", "roll 1 1 1 5 5 5")
    assert match.legal[-1] == "stop"
    match.play("keep 1,1,1,5,5,5")
    assert match.outcome is None


@pytest.mark.rule("TU-15")
def test_a_lost_plus_minus_is_not_paid_in_the_next_turn() -> None:
    lost = ("card plusminus", *TUTTO, "card stop")
    match = turn(*lost, *NOTHING, *writes(1000), before=writes(1000))
    assert match.state.scores == (1000, 1000)
