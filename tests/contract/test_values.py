"""What every evaluator promises: a game's own, and the one that searches, which the smallest game has.

In random games with any options and numbers of players. A new evaluator is tested here without adding a line.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest
from contract.test_secrets import FOLLOWING, SECRETIVE, cut, others, played, stepped
from playing import at_random, new_match

from pyapp import advice
from pyapp.core.game import Decide, Over
from pyapp.core.match import Match
from pyapp.core.slices import Slices
from pyapp.core.stream import Stream
from pyapp.core.value import Value, average, best_move, won
from pyapp.games import find_belief, find_evaluator, listed_ids

JUDGED = ["_null", *(id for id in listed_ids() if find_evaluator(id) is not None)]
"""The games with an evaluator of their own, and one that is searched through."""
GAMES, PLACES = 4, 2
"""So many games, each looked at in so many places: each position takes up to half a second."""
LONGEST = 300
"""Decisions for which a game is played, at most."""
FEW = 24
"""A chance with more outcomes than this takes too long to average here."""
TWINS = 3
TRACED = 4
SLICE = 400_000
"""Lines of Python in a slice, at most: about 50 ms on a fast machine."""
DEEPEST = 100
"""Calls within calls. In a browser a few hundred end the engine."""

pytestmark = pytest.mark.parametrize("id", JUDGED)


def positions(id: str) -> Iterator[Match[Any]]:
    """Decisions of random games, as matches that stay there."""
    for number in range(GAMES):
        seed = f"values{number}"
        match = new_match(id, seed)
        places = [len(match.steps) for _, _ in zip(range(LONGEST), at_random(match, seed), strict=False)]
        stream = Stream(seed, id)
        for at in sorted(places[stream.below(len(places))] for _ in range(PLACES)):
            yield cut(match, match.steps[:at])


@lru_cache(maxsize=8)
def judged(id: str) -> list[tuple[Match[Any], dict[str, Value]]]:
    """The same decisions with the values of their moves."""
    return [(match, advice.values(match)) for match in positions(id)]


ROUNDING = 1e-9


def near(value: Value, error: float = 0.0) -> Any:
    """Equal for every seat: to rounding, if both claim to be exact."""
    return pytest.approx(value.wins, abs=max(ROUNDING, value.error, error))


def check(value: Value, seats: int) -> None:
    assert len(value.wins) == seats
    assert sum(value.wins) == pytest.approx(1, abs=1e-9)
    assert all(-1e-12 <= share <= 1 + 1e-12 for share in value.wins)
    assert 0 <= value.error <= 1


def test_every_legal_move_has_one_value_and_the_chances_add_up_to_1(id: str) -> None:
    for match, values in judged(id):
        assert sorted(values) == sorted(match.legal), match.game.text(match.state)
        for value in values.values():
            check(value, len(match.seats))


def test_a_decision_is_worth_its_best_move(id: str) -> None:
    for match, values in judged(id):
        assert isinstance(match.turn, Decide)
        best = values[best_move(values, match.turn.seat)]
        value = advice.value(match)
        check(value, len(match.seats))
        assert value.wins == pytest.approx(best.wins, abs=ROUNDING), match.game.text(match.state)
        assert value.error == best.error


def test_a_move_is_worth_the_position_after_it(id: str) -> None:
    """To every seat, as far as the one that made it can know: so the account of a review balances with a small rest."""
    for match, values in judged(id):
        assert isinstance(match.turn, Decide)
        seat = match.turn.seat
        for move in {best_move(values, seat), match.legal[0], match.legal[-1]}:
            after = cut(match, match.steps)
            after._push(move, seat, given=False)
            value = advice.evaluator(match).value(advice.seen(after, len(after.steps), seat))
            assert value.wins == near(values[move], value.error), (move, match.game.text(match.state))


def test_chance_is_worth_the_average_over_its_outcomes(id: str) -> None:
    checked = 0
    for match, _ in judged(id):
        for at in range(len(match.steps), -1, -1):
            state = advice.state_at(match, at)
            turn = match.game.turn(state)
            seat = advice.viewpoint(match, at)
            if isinstance(turn, (Decide, Over)) or turn.total > 1000 or match.game.mask(state, seat) != state:
                continue
            outcomes = turn.outcomes()
            if not 1 < len(outcomes) <= FEW:
                continue
            judge, before = advice.evaluator(match), advice.seen(match, at, seat)
            after = [
                (float(weight), judge.value(advice.seen(_after(match, at, outcome), at + 1, seat)))
                for outcome, weight in outcomes
            ]
            value = judge.value(before)
            check(value, len(match.seats))
            mean = average(after)
            assert value.wins == near(mean, value.error), match.game.text(state)
            checked += 1
            break
        if checked == PLACES:
            break
    assert checked


def _after(match: Match[Any], at: int, outcome: str) -> Match[Any]:
    """The match in which this outcome came next after so many steps."""
    now = cut(match, match.steps[:at])
    now._push(outcome, None, given=True)
    return now


def lines_in(work: Slices[Any]) -> tuple[list[int], Any]:
    """How many lines of Python each slice runs, and the result."""
    counted = [0]
    before = sys.gettrace()

    def count(frame: Any, event: str, given: Any) -> Any:
        counted[-1] += event == "line"
        return count

    while True:
        sys.settrace(count)
        try:
            next(work)
        except StopIteration as done:
            return counted, done.value
        finally:
            sys.settrace(before)
        counted.append(0)


def test_no_slice_is_long(id: str) -> None:
    """Counted in lines, whatever else the machine does. Tables are read before."""
    judged(id)
    for number in range(TRACED):
        match = new_match(id, f"slices{number}")
        places = [len(match.steps) for _ in zip(range(LONGEST), at_random(match, f"slices{number}"), strict=False)]
        at = places[Stream(f"slices{number}", id).below(len(places))]
        there = cut(match, match.steps[:at])
        judge, position = advice.evaluator(there), advice.seen(there, at)
        counted, values = lines_in(judge.values_in_slices(position))
        assert max(counted) <= SLICE, there.game.text(there.state)
        assert values == judge.values(position)


def test_slices_of_several_positions_take_turns(id: str) -> None:
    """What is remembered for one position does no harm to another that is judged at the same time."""
    alone = [values for _, values in judged(id)]
    works = {
        at: advice.evaluator(match).values_in_slices(advice.seen(match, len(match.steps)))
        for at, (match, _) in enumerate(judged(id))
    }
    found: dict[int, dict[str, Value]] = {}
    while works:
        for at, work in list(works.items()):
            try:
                next(work)
            except StopIteration as done:
                found[at] = done.value
                del works[at]
    assert [found[at] for at in range(len(alone))] == alone


def test_the_end_is_worth_what_it_says(id: str) -> None:
    match = new_match(id, "values-end")
    for _ in at_random(match, "values-end"):
        pass
    assert match.outcome is not None
    assert advice.value(match).wins == won(match.outcome).wins


def test_the_same_position_has_the_same_values(id: str) -> None:
    match, values = judged(id)[-1]
    assert advice.values(match) == values


def test_values_do_not_depend_on_what_is_hidden(id: str) -> None:
    """Of two positions that the seat cannot tell apart: they differ in one secret step before."""
    found = 0
    for number in range(2 if id in SECRETIVE else 0):
        for one, two in islice(twins(played(id, number), Stream("twins", id)), TWINS):
            assert advice.value(one) == advice.value(two)
            if one.legal:
                assert advice.values(one) == advice.values(two)
            found += 1
    assert found or id not in SECRETIVE


def test_what_is_made_up_agrees_with_what_a_seat_sees(id: str) -> None:
    """Rollouts need it: a complete position that looks the same to the seat, and from which the game goes on."""
    believe = find_belief(id)
    assert believe is not None or id not in SECRETIVE
    if believe is None:
        return
    below = Stream("belief", id).below
    hidden = 0
    match = played(id, 0)
    game = match.game
    for step in match.steps[:-1]:
        for seat in range(len(match.seats)):
            seen = game.mask(step.state, seat)
            if seen == step.state:
                continue
            hidden += 1
            state = believe(seen, seat, below)
            assert game.mask(state, seat) == seen
            for _ in range(FOLLOWING):
                turn = game.turn(state)
                if isinstance(turn, Over):
                    break
                moves = game.legal_moves(state)
                move = moves[below(len(moves))] if isinstance(turn, Decide) else turn.sample(below)
                state, _ = game.apply(state, move)
    assert hidden


def twins(match: Match[Any], stream: Stream) -> Iterator[tuple[Match[Any], Match[Any]]]:
    """Pairs of matches that look the same to the seat by whose knowledge they are judged, and are not the same."""
    mask = match.game.mask
    for at, step in enumerate(match.steps[:-1]):
        if all(mask(step.state, seat) == step.state for seat in (None, 0)):
            continue  # nothing is hidden here
        for other in others(match, at, stream):
            if other.state == step.state:
                continue
            one, two = cut(match, match.steps[: at + 1]), cut(match, [*match.steps[:at], other])
            for following in [*match.steps[at + 1 : at + 1 + FOLLOWING], None]:
                seat = advice.viewpoint(one, len(one.steps))
                if mask(one.state, seat) == mask(two.state, seat) and one.state != two.state:
                    yield one, two
                    break
                if following is None or not _possible(two, following.move):
                    break
                after = stepped(two, two.state, following.move, following.seat)
                one, two = cut(match, [*one.steps, following]), cut(match, [*two.steps, after])


def _possible(match: Match[Any], move: str) -> bool:
    turn = match.turn
    if isinstance(turn, Decide):
        return move in match.legal
    return not isinstance(turn, Over) and move in dict(turn.outcomes())


def test_calls_do_not_nest_deeply(id: str) -> None:
    """A browser's stack is short, and Python does not survive its end. With any options: some reach far."""
    before = sys.getrecursionlimit()
    for number in range(4):
        match = new_match(id, f"deep{number}")
        match.begin()
        while len(match.legal) == 1:
            match.play(match.legal[0])
        sys.setrecursionlimit(len(inspect.stack()) + DEEPEST)
        try:
            advice.values(match)
        finally:
            sys.setrecursionlimit(before)
