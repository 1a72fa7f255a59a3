"""The evaluator for any game: exact where it looks at everything, within its stated error where it plays on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playing import at_random, new_match, script

from pyapp.core.bot import Position, random_bot
from pyapp.core.chance import Below, Dice, Roll
from pyapp.core.game import Decide, Game, Over, Turn
from pyapp.core.match import Match
from pyapp.core.slices import finish
from pyapp.core.value import best_move
from pyapp.games import find_bots, find_game
from pyapp.search import Search
from pyapp.search.expectimax import Expectimax, even
from web.build import new_game


def seen(match: Match[Any], seat: int | None = None) -> Position:
    turn = match.turn
    seat = turn.seat if isinstance(turn, Decide) else seat or 0
    return Position(match.game, match.game.mask(match.state, seat), seat, match.legal)


# The smallest game, by hand


@lru_cache
def brute(scores: tuple[int, ...], seat: int, throwing: bool) -> tuple[Fraction, ...]:
    """What a position of the smallest game is worth: written for this game alone, in fractions."""
    seats = len(scores)
    if seat == seats:
        winners = [one for one in range(seats) if scores[one] == max(scores)]
        return tuple(Fraction(one in winners, len(winners)) for one in range(seats))
    passed = brute(scores, seat + 1, False)
    rolls = [brute((*scores[:seat], die, *scores[seat + 1 :]), seat + 1, False) for die in range(1, 7)]
    thrown = tuple(sum(column, Fraction()) / 6 for column in zip(*rolls, strict=True))
    return thrown if throwing or thrown[seat] > passed[seat] else passed


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_smallest_game_is_exact(seats: int) -> None:
    search = Search(seats)
    for number in range(8 // seats):
        match = new_match("_null", f"exact{number}", seats=seats)
        for _ in at_random(match, f"exact{number}"):
            state = match.state
            values = search.values(seen(match))
            assert set(values) == {"pass", "throw"}
            assert all(value.exact for value in values.values())
            thrown, passed = brute(state.scores, state.seat, True), brute(state.scores, state.seat + 1, False)
            assert values["throw"].wins == pytest.approx(tuple(map(float, thrown)), abs=1e-12)
            assert values["pass"].wins == pytest.approx(tuple(map(float, passed)), abs=1e-12)
            assert search.value(seen(match)) == values[best_move(values, state.seat)]
            state, _ = match.game.apply(state, "throw")
            value = search.value(Position(match.game, state, 0, ()))
            assert value.exact
            assert value.wins == pytest.approx(tuple(map(float, thrown)), abs=1e-12)
        assert search.value(seen(match)).exact


def test_with_one_seat_the_points_decide() -> None:
    values = Search(1).values(seen(script("_null", seats=1)))
    assert {move: (value.wins, value.points) for move, value in values.items()} == {
        "pass": ((1.0,), 0.0),
        "throw": ((1.0,), pytest.approx(3.5)),
    }
    assert best_move(values, 0) == "throw"


@pytest.mark.parametrize("seats", [2, 3])
def test_rollouts_agree_within_their_error(seats: int) -> None:
    """With the policy that always rolls, which is the best one, where it is worth anything."""
    bot = find_bots("_null")["sensible"]
    search = Search(seats, bot, nodes=0, steps=3000)
    for moves in ((), ("throw", "roll 3"), ("throw", "roll 5")):
        match = script("_null", *moves, seats=seats)
        values = search.values(seen(match))
        thrown = brute(match.state.scores, match.state.seat, True)
        assert 0 < values["throw"].error < 0.04
        assert values["throw"].wins == pytest.approx(tuple(map(float, thrown)), abs=4 * values["throw"].error)
        assert best_move(values, match.state.seat) == "throw"
        for value in values.values():
            assert sum(value.wins) == pytest.approx(1, abs=1e-12)
        assert search.values(seen(match)) == values, "the same position has the same values"


def test_a_search_that_stops_early_uses_the_leaf_and_states_its_error() -> None:
    match = script("_null", seats=4)
    search = Expectimax(match.game, even(4), 200)
    values = finish(search.values(seen(match)))
    assert values is not None
    assert all(value.error > 0.01 and value.points is None for value in values.values())
    assert values["throw"].wins == pytest.approx((0.25,) * 4)
    assert finish(Expectimax(match.game, even(4), 1).values(seen(match))) is None


class SevenDice(type(find_game("_null"))):  # type: ignore[misc]
    """The smallest game with more dice than anybody can list."""

    def turn(self, state: Any) -> Turn:
        turn = super().turn(state)
        return turn if isinstance(turn, (Decide, Over)) else Roll((Dice(1),) * 7)


def test_rolls_that_are_too_large_are_not_listed() -> None:
    game = SevenDice()
    state, _ = game.apply(game.new({}, 2), "throw")
    assert finish(Expectimax(game, even(2), 10_000).value(Position(game, state, 0, ()))) is None


def test_work_comes_in_slices() -> None:
    """The rollouts of a long game yield many times, so that a worker can do something else."""
    match = script("tutto", "draw", "card bonus200", "roll 1 1 2 3 4 6", start=1)
    search = Search(2, find_bots("tutto")["sensible"], nodes=10, steps=100)
    work = search.values_in_slices(seen(match))
    slices = 0
    try:
        while True:
            next(work)
            slices += 1
    except StopIteration as done:
        assert done.value == search.values(seen(match))
    assert slices > 10


# Secrets


def test_what_is_hidden_is_made_up_for_every_game_and_known_things_stay() -> None:
    """A belief that the last throw was a 6 makes passing hopeless; one that it was a 1 does not."""
    match = script("_null", "throw", "roll 3", seats=2)

    def believe_in(die: int) -> Search:
        return Search(2, random_bot, lambda state, seat, below: state._replace(scores=(die, 0)), nodes=3000)

    high, low = (believe_in(die).values(seen(match)) for die in (6, 1))
    assert high["throw"].wins[1] < low["throw"].wins[1]
    assert not high["throw"].exact
    assert believe_in(3).values(seen(match))["throw"].exact, "nothing is hidden"


class Covered(type(find_game("_null"))):  # type: ignore[misc]
    """The smallest game, except that nobody sees what the others have rolled."""

    def mask(self, state: Any, seat: int | None) -> Any:
        return state._replace(scores=tuple(score if at == seat else None for at, score in enumerate(state.scores)))

    def turn(self, state: Any) -> Turn:
        if state.seat == len(state.scores) and None in state.scores:
            raise LookupError("nobody knows who has won")
        return super().turn(state)


def test_a_masked_position_that_cannot_be_played_to_its_end_counts_as_undecided() -> None:
    game = Covered()
    state = game.mask(game.new({}, 2)._replace(scores=(6, 0), seat=1), 1)
    position = Position(game, state, 1, ("pass", "throw"))
    values = Search(2, random_bot, steps=40).values(position)
    assert {value.wins for value in values.values()} == {(0.5, 0.5)}

    def believe(state: Any, seat: int, below: Below) -> Any:
        return state._replace(scores=tuple(below(6) + 1 if score is None else score for score in state.scores))

    values = Search(2, random_bot, believe, steps=3000).values(position)
    assert values["throw"].wins[1] == pytest.approx(0.5, abs=4 * values["throw"].error)
    assert values["pass"].wins[1] == 0
    assert not values["throw"].exact


# The sample game of the guide


@pytest.fixture(scope="module")
def streak(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    """The guide's game, as `new-game` writes it, imported from beside the project."""
    import pyapp.games

    folder = tmp_path_factory.mktemp("games")
    for path, text in new_game.files("coppers").items():
        if path.startswith("pyapp/games/"):
            file = folder / Path(path).relative_to("pyapp/games")
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
    pyapp.games.__path__.append(str(folder))
    try:
        yield import_module("pyapp.games.coppers.rules").GAME
    finally:
        pyapp.games.__path__.remove(str(folder))
        for name in [name for name in sys.modules if name.startswith("pyapp.games.coppers")]:
            del sys.modules[name]


@lru_cache
def last_turn(behind: int, row: int) -> float:
    """The chance of the last player, who is so many points behind, to win the guide's game, with ties shared.

    Written for this game alone. After 40 heads nobody is behind.
    """
    lead = row * (row + 1) // 2 - behind
    stop = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    lose = 1.0 if behind < 0 else 0.5 if behind == 0 else 0.0
    if row >= 40:
        return stop
    toss = (last_turn(behind, row + 1) + lose) / 2
    return max(stop, toss) if row else toss


def test_the_last_turn_of_the_guides_game_is_right(streak: Game[Any]) -> None:
    new = streak.new({"rounds": 1, "start": "1"}, 2)
    search = Search(2, import_module("pyapp.games.coppers.bot").sensible)
    for score, row in product((0, 1, 3, 6, 10), (0, 1, 2, 3)):
        state = new._replace(scores=(score, 0), turns=1, row=row)
        values = search.values(Position(streak, state, 1, streak.legal_moves(state)))
        value = values[best_move(values, 1)]
        assert value.wins[1] == pytest.approx(last_turn(score, row), abs=1e-9), (score, row)
        assert value.error < 1e-9


def test_the_guides_game_has_values_from_its_start(streak: Game[Any]) -> None:
    """By rollouts: two equal players win about equally often, and 15 points in a turn are better kept than risked."""
    search = Search(2, import_module("pyapp.games.coppers.bot").sensible, steps=3000)
    state = streak.new({"rounds": 5, "start": "1"}, 2)
    (value,) = search.values(Position(streak, state, 0, streak.legal_moves(state))).values()
    assert abs(value.wins[0] - 0.5) < 4 * value.error < 0.4
    state = state._replace(row=5)
    values = search.values(Position(streak, state, 0, streak.legal_moves(state)))
    assert values["stop"].wins[0] - values["toss"].wins[0] > 3 * values["toss"].error
