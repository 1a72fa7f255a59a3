"""Tutto: the options (TU-O1 to TU-O10)."""

from __future__ import annotations

import pytest
from games.tutto.table import NOTHING, TUTTO, scores_after, turn, with_scores
from playing import codes, example, script

from pyapp.core.errors import GameError
from pyapp.core.game import Decide

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


@pytest.mark.rule("TU-O1")
@pytest.mark.parametrize("end", [("card stop",), ("card bonus200", "roll 1 2 2 3 4 6", "stop")], ids=["lost", "scored"])
def test_x2_over_dice_leaves_out_earlier_turns(end: tuple[str, ...]) -> None:
    match = turn("card bonus200", *TUTTO, *end, "draw", "card double", "roll 1 1 1 5 5 5", "stop", doubles="dice")
    assert match.state.scores[1] == 2 * 1500


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
    another = ("card bonus200", *TUTTO, "card stop", "draw", "card clover", *TUTTO)
    assert turn(*another, leaf_earlier="yes").outcome is None, "only a Tutto of the same turn counts"


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
