"""A review adds up: luck, skill and what the values did not know are all that changed anybody's chances."""

from __future__ import annotations

from typing import Any

import pytest
from playing import at_random, new_match, script

from pyapp import advice
from pyapp.core.bot import Position
from pyapp.core.match import Match, Seat
from pyapp.core.slices import Slices, finish
from pyapp.core.value import Evaluator, Value, best_move
from pyapp.games import find_game
from pyapp.review import Progress, Review, review
from pyapp.simulate import play_out


def check(match: Match[Any], found: Review) -> None:
    """What is true of every review."""
    assert [(step.step, step.move, step.seat) for step in found.steps] == [
        (number, step.move, step.seat) for number, step in enumerate(match.steps, 1)
    ]
    assert len(found.course) == len(match.steps) + 1
    for total in found.totals:
        assert total.luck + total.skill + total.rest == pytest.approx(total.result - total.start, abs=1e-12)
    for part in ("start", "result"):
        assert sum(getattr(total, part) for total in found.totals) == pytest.approx(1)
    for part in ("luck", "skill", "rest"):
        assert sum(getattr(total, part) for total in found.totals) == pytest.approx(0, abs=1e-9)
    swings = [step.swing for step in found.steps]
    assert [swings[number - 1] for number in found.turning_points] == sorted(swings, reverse=True)[
        : len(found.turning_points)
    ]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_exact_values_leave_no_rest(seats: int) -> None:
    for number in range(4):
        match = new_match("_null", f"review{number}", seats=seats)
        for _ in at_random(match, f"review{number}"):
            pass
        found = finish(review(match))
        check(match, found)
        assert found.error == 0
        for seat, total in enumerate(found.totals):
            assert total.rest == pytest.approx(0, abs=1e-9)
            assert total.lost == pytest.approx(sum(step.loss for step in found.steps if step.seat == seat))
            assert total.decisions == 1


def test_a_game_in_numbers() -> None:
    """Two players: the first rolls a 3, the second passes, which loses all of its 7/12."""
    match = script("_null", "throw", "roll 3", "pass")
    found = finish(review(match))
    check(match, found)
    throw, roll, passed = found.steps
    assert (throw.seat, throw.best, throw.options, throw.loss) == (0, "throw", 2, 0)
    assert throw.before.wins == pytest.approx((0.5, 0.5))
    assert roll.luck == pytest.approx((5 / 12 - 1 / 2, 7 / 12 - 1 / 2))
    assert (roll.seat, roll.best, roll.options, roll.loss) == (None, None, 0, 0)
    assert passed.loss == pytest.approx(7 / 12)
    assert passed.best == "throw"
    first, second = found.totals
    assert (first.luck, first.skill, first.lost) == pytest.approx((-1 / 12, 7 / 12, 0))
    assert (second.luck, second.skill, second.lost) == pytest.approx((1 / 12, -7 / 12, 7 / 12))
    assert (first.result, second.result) == (1, 0)
    assert found.turning_points == (3, 2)


def test_a_game_that_is_not_over_ends_with_its_value() -> None:
    match = script("_null", "throw", "roll 3")
    found = finish(review(match))
    check(match, found)
    assert found.totals[1].result == pytest.approx(7 / 12)
    assert finish(review(script("_null"))).totals[0].result == pytest.approx(0.5)


def test_what_the_values_do_not_know_is_the_rest() -> None:
    """The account still balances, and the error is stated."""
    seats = [Seat("random", "Anna"), Seat("sensible", "Ben")]
    match: Match[Any] = play_out(Match(find_game("_null"), seats, {}, "rest"))

    class Wrong(Evaluator):
        """An evaluator that thinks every game is open until it is over."""

        def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
            yield
            return dict.fromkeys(position.legal, self.value(position))

        def value_in_slices(self, position: Position) -> Slices[Value]:
            yield
            return Value((0.5, 0.5), None, 0.3)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pyapp.review.evaluator", lambda match: Wrong())
        found = finish(review(match))
    check(match, found)
    winner = max(found.totals, key=lambda total: total.result)
    assert winner.luck + winner.rest == pytest.approx(winner.result - 0.5)
    assert 0.2 < found.error < 0.3


def test_the_work_comes_in_slices_with_progress() -> None:
    match = new_match("_null", "slices", seats=4)
    for _ in at_random(match, "slices"):
        pass
    seen = list(review(match))
    assert len(seen) >= len(match.steps)
    assert all(isinstance(one, Progress) and one.steps == len(match.steps) for one in seen)
    assert [one.done for one in seen] == sorted(one.done for one in seen)
    assert seen[-1].done == len(match.steps)


def test_loss_and_advice_agree() -> None:
    match = script("_null", "throw", "roll 5")
    values = advice.values(match)
    match.play("pass")
    judged = finish(review(match)).steps[-1]
    assert judged.best == best_move(values, 1)
    assert judged.loss == values["throw"].wins[1] - values["pass"].wins[1]
