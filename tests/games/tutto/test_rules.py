"""Tutto, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest
from playing import codes, example, script

from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.match import Match, Seat
from pyapp.games import find_game
from pyapp.games.tutto.rules import GAME, ROLLS
from pyapp.games.tutto.scoring import dice_points, keeps, straight_keeps
from pyapp.games.tutto.state import CARDS, FULL_DECK, State

TUTTO = ("roll 1 1 1 5 5 5", "keep 1,1,1,5,5,5")
"""A roll of six that is a Tutto (1500 points where dice score), and the move that continues."""


def turn(*moves: str, before: tuple[str, ...] = (), **options: Any) -> Match[Any]:
    """A match after this first turn of the first player."""
    return script("tutto", *before, "draw", *moves, start=1, **options)


def writes(points: int) -> tuple[str, ...]:
    """A turn that scores this many hundreds: 1000 with three 1s, and so on."""
    throws = {100: "roll 1 2 2 3 4 6", 1000: "roll 1 1 1 2 3 4", 1100: "roll 1 1 1 1 3 4", 2000: "roll 1 1 1 1 1 1"}
    return ("draw", "card double" if points == 2000 else "card bonus200", throws[points], "stop")


NOTHING = ("draw", "card stop")


def with_scores(match: Match[Any], *scores: int) -> Match[Any]:
    """The same match with these scores."""
    match.start = match.start._replace(scores=scores)
    return match


def scores_after(*moves: str, scores: tuple[int, ...], **options: Any) -> tuple[int, ...]:
    """The scores after the first seat plays these moves from these scores."""
    match: Match[Any] = Match(find_game("tutto"), [Seat("person", "P")] * len(scores), {"start": 1, **options})
    with_scores(match, *scores)
    for move in moves:
        match.play(move)
    state: State = match.state
    return state.scores


# Material


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


# What scores


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


# The turn


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


# The cards


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


# The end


@pytest.mark.rule("TU-27")
def test_the_game_ends_when_the_target_is_reached() -> None:
    chain = ("card double", *TUTTO, "card double", *TUTTO)
    running = turn(*chain, "card bonus200")
    assert running.state.banked == 9000
    assert running.outcome is None, "points not yet written end nothing"
    match = turn("card double", *TUTTO, "card double", "roll 1 1 1 5 5 5", "stop")
    assert match.outcome is not None
    assert match.outcome.reason == "target"
    assert match.outcome.winners == (0,)


@pytest.mark.rule("TU-28")
def test_the_result_names_winner_ranking_and_losers() -> None:
    match = script("tutto", seats=5, start=1)
    with_scores(match, 5900, 300, 5900, 100, 100)
    for move in ("draw", "card bonus200", "roll 1 2 3 4 6 6", "stop"):
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 3, 2, 4, 4)
    assert match.outcome.facts == {"losers": [3, 4]}


@pytest.mark.rule("TU-29", "TU-O7")
def test_another_target() -> None:
    assert turn("card double", "roll 1 1 1 5 5 5", "stop", target=3000).outcome is not None
    assert turn("card double", "roll 1 1 1 5 5 5", "stop", target=3500).outcome is None
    for wrong in (500, 999, 1250, 20_500):
        with pytest.raises(GameError, match="bad_option"):
            turn(target=wrong)


@pytest.mark.rule("TU-30")
def test_points_then_payments_then_the_end() -> None:
    match = script("tutto", seats=2, start=1)
    with_scores(match, 5000, 5500)
    for move in ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop"):
        match.play(move)
    assert codes(match)[-3:] == ["tutto", "wrote", "paid"]
    assert match.outcome is not None
    assert match.outcome.scores == (6000, 4500)
    assert match.outcome.winners == (0,)


# Worked examples


@pytest.mark.rule("TU-E1")
def test_a_bonus_tutto_of_1050() -> None:
    match = example("tutto", "TU-E1")
    stops = [
        choice["total"]
        for step in match.steps
        for choice in match.game.view(step.state, None)["choices"]
        if choice["move"] == "stop"
    ]
    assert stops == [100, 300, 1050]
    assert match.state.scores == (1050, 0)


@pytest.mark.rule("TU-E2")
def test_the_same_turn_lost_on_a_straight() -> None:
    match = example("tutto", "TU-E2")
    assert match.state.scores == (0, 0)
    assert match.state.last == ("null", 0, 1050)


@pytest.mark.rule("TU-E3")
def test_a_tutto_in_one_roll() -> None:
    match = example("tutto", "TU-E3")
    assert codes(match).count("tutto") == 2
    assert match.state.scores == (1500 + 200 + 500 + 300, 0)


@pytest.mark.rule("TU-E4")
def test_a_chain_over_five_cards() -> None:
    match = example("tutto", "TU-E4")
    banked = [event.params["points"] for step in match.steps for event in step.events if event.code == "tutto"]
    assert banked == [750, 2200, 3200, 5200]
    assert match.outcome is not None
    assert match.outcome.scores == (0, 6000)
    assert match.outcome.winners == (1,)


# Options

BONUS_THEN_DOUBLE = [step.move for step in example("tutto", "TU-E4").steps][4:17]
"""Bonus 300 with 450 rolled, then a double with 350 rolled, as in TU-E4."""


@pytest.mark.rule("TU-O1", "TU-E4")
@pytest.mark.parametrize(("doubles", "total"), [("total", 2200), ("dice", 1900), ("card", 1450)])
def test_what_x2_doubles(doubles: str, total: int) -> None:
    match = script("tutto", *BONUS_THEN_DOUBLE, start=1, doubles=doubles)
    assert match.game.view(match.state, None)["points"] == total


@pytest.mark.rule("TU-O1")
def test_x2_over_dice_leaves_out_what_cards_paid() -> None:
    moves = ("card plusminus", *TUTTO, "card straight", "roll 1 2 3 4 5 6", "keep 1,2,3,4,5,6", "card double")
    match = turn(*moves, "roll 1 2 2 2 5 5", "stop", doubles="dice")
    assert match.state.scores[0] == 3000 + 400 * 2
    twice = turn("card double", *TUTTO, "card double", "roll 1 1 1 5 5 5", "stop", doubles="dice", target=20_000)
    assert twice.state.scores[0] == (1500 + 1500) + 1500 + 3000, "an earlier doubling is not doubled"


@pytest.mark.rule("TU-O2")
def test_leaders_may_have_to_pay_at_once() -> None:
    moves = ("draw", "card plusminus", *TUTTO)
    assert scores_after(*moves, scores=(0, 3000), payment="written") == (0, 3000)
    assert scores_after(*moves, scores=(0, 3000), payment="at_once") == (0, 2000)
    lost = (*moves, "card stop")
    assert scores_after(*lost, scores=(0, 3000), payment="at_once") == (0, 2000), "paid is paid"
    again = (*moves, "card plusminus", "roll 1 1 1 5 5 5", "stop")
    assert scores_after(*again, scores=(0, 3000, 2500), payment="at_once") == (2000, 2000, 1500), "the new leader pays"
    assert scores_after(*again, scores=(0, 3000, 2500), payment="written") == (2000, 1000, 2500)


@pytest.mark.rule("TU-O3")
def test_a_sole_leader_may_play_for_the_1000() -> None:
    moves = ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop")
    assert scores_after(*moves, scores=(2000, 1000), sole_leader="plays") == (3000, 1000)


@pytest.mark.rule("TU-O5")
def test_scores_below_zero() -> None:
    moves = ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop")
    assert scores_after(*moves, scores=(0, 400), below_zero="no") == (1000, 0)
    assert scores_after(*moves, scores=(0, 400), below_zero="yes") == (1000, -600)


@pytest.mark.rule("TU-O6")
def test_equally_many_turns() -> None:
    match = script("tutto", seats=3, start=2, ending="equal_turns")
    with_scores(match, 5000, 5900, 0)
    for move in ("draw", "card bonus200", "roll 1 2 3 4 6 6", "stop"):
        match.play(move)
    assert codes(match)[-1] == "last_turns"
    assert match.outcome is None
    for move in NOTHING:
        match.play(move)
    for move in ("draw", "card plusminus", "roll 1 1 1 5 5 5", "stop"):
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.reason == "equal_turns"
    assert match.outcome.scores == (6000, 5000, 0), "it goes to the end even if the first drops below the target"
    assert match.outcome.ranks == (1, 2, 3)


@pytest.mark.rule("TU-O6")
def test_equally_many_turns_ties_share_and_a_clover_leaf_still_wins() -> None:
    match = script("tutto", start=1, ending="equal_turns")
    with_scores(match, 5000, 5000)
    for move in ("draw", "card bonus200", "roll 1 1 1 3 4 6", "stop") * 2:
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 1)
    assert match.outcome.facts == {"losers": []}
    match = script("tutto", start=1, ending="equal_turns")
    for move in ("draw", "card clover", *TUTTO, *TUTTO):
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("TU-O8")
def test_who_starts() -> None:
    match = script("tutto", seats=4)
    assert match.turn.total == 4  # type: ignore[union-attr]
    match.play("lot 3")
    assert match.turn == Decide(2)
    assert script("tutto", seats=4, start=4).turn == Decide(3)
    with pytest.raises(GameError, match="bad_option"):
        script("tutto", seats=4, start=5)


@pytest.mark.rule("TU-O9")
def test_an_earlier_tutto_may_count_for_the_clover_leaf() -> None:
    moves = ("card bonus200", *TUTTO, "card clover", *TUTTO)
    assert turn(*moves, leaf_earlier="no").outcome is None
    assert turn(*moves, leaf_earlier="yes").outcome is not None
    assert turn("card clover", *TUTTO, leaf_earlier="yes").outcome is None


@pytest.mark.rule("TU-O10")
def test_a_new_card_between_the_clover_leafs_tuttos() -> None:
    match = turn("card clover", *TUTTO, leaf_card="yes")
    match.play("card bonus300")
    match.play("roll 1 1 1 5 5 5")
    assert "stop" not in match.legal
    match.play("keep 1,1,1,5,5,5")
    assert match.outcome is not None
    assert match.outcome.reason == "clover"
    lost = turn("card clover", *TUTTO, "card stop", leaf_card="yes")
    assert lost.state.last == ("stop_card", 0, 0)
    moves = ("card bonus200", *TUTTO, "card clover", *TUTTO, "card fireworks", "roll 2 3 3 4 6 6")
    fizzled = turn(*moves, leaf_card="yes")
    assert fizzled.state.scores == (0, 0), "the clover leaf has failed, so nothing is written"
