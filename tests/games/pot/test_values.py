"""What moves of Pass the Pot are worth: exact where that is claimed, and consistent everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from time import process_time
from typing import Any

import pytest
from playing import people
from walking import falls

from pyapp.core import table as tables
from pyapp.core.bot import Position
from pyapp.core.chance import Draw, Roll
from pyapp.core.game import Decide, Over
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.core.value import Value, over_chance
from pyapp.games.pot import duel as duels
from pyapp.games.pot import race, values
from pyapp.games.pot.duel import NO_RESULT, Duel
from pyapp.games.pot.race import Race
from pyapp.games.pot.rules import GAME
from pyapp.games.pot.state import CHOOSE, ROLL, START, THROW, Rules, State
from pyapp.games.pot.values import EVALUATOR

from .table import ends_on, table

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"bonus": "135", "ones": "3"},
    {"bonus": "none", "after_123": "pays"},
    {"after_123": "pays", "ones": "3"},
    {"target": 12, "bank": "limited"},
    {"target": 60, "bank": "limited", "total": 120, "bonus": "135", "after_123": "pays"},
)


def at(state: State) -> Position:
    turn = GAME.turn(state)
    seat = turn.seat if isinstance(turn, Decide) else state.seat
    return Position(GAME, state, seat, GAME.legal_moves(state))


def rules(**options: Any) -> Rules:
    return new(2, **options).rules


def new(seats: int, **options: Any) -> State:
    return GAME.new(GAME.info.parse_options({"start": 1, **options}, seats), seats)


def worth(state: State, seat: int = 0) -> float:
    return EVALUATOR.value(at(state)).wins[seat]


# The equations of the game for two


def test_values_between_rounds_satisfy_their_equations() -> None:
    """A round of two players without coins, every turn that can come in it. The slow test does this for all coins."""
    duel = Duel(rules(), 0)
    assert duel.race.error == 0
    assert duel.exact(0, 0, 2, NO_RESULT) == pytest.approx(duel.race.starts[0][0], abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize(("bonus", "after_123", "ones"), race.RULES)
def test_all_values_between_rounds_satisfy_their_equations(
    bonus: str, after_123: str, ones: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duels, "MOST_TURNS", 1 << 20)
    duel = Duel(rules(bonus=bonus, after_123=after_123, ones=ones), 0)
    for own in range(24):
        for other in range(24):
            assert duel.exact(own, other, 2, NO_RESULT) == pytest.approx(duel.race.starts[own][other], abs=1e-9)


class Brute:
    """Both players play as well as they can, through the rules alone, to the end of the round."""

    def __init__(self, starts: list[list[float]]) -> None:
        self.starts = starts
        self.known: dict[State, float] = {}

    def worth(self, state: State) -> float:
        """The first seat's chance to win."""
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            return float(0 in turn.outcome.winners)
        if state.phase == ROLL:  # what these dice showed before does not matter
            dice = tuple(0 if die in state.thrown else value for die, value in zip("POT", state.dice, strict=True))
            state = state._replace(dice=dice)
        state = state._replace(last=None, lots=(), held=(0, 0, 0), starter=0, bank=0, round=min(state.round, 2))
        if state not in self.known:
            self.known[state] = self._worth(state)
        return self.known[state]

    def _worth(self, state: State) -> float:
        turn = GAME.turn(state)
        if state.contenders:
            return 1 / 2
        if state.round > 1:
            chance = self.starts[state.coins[state.seat]][state.coins[1 - state.seat]]
            return chance if state.seat == 0 else 1 - chance
        if isinstance(turn, Decide):
            moves = [self.worth(GAME.apply(state, move)[0]) for move in GAME.legal_moves(state)]
            return max(moves) if turn.seat == 0 else min(moves)
        return sum(odds * self.worth(after) for after, odds in falls(GAME, state))


@pytest.mark.parametrize(
    ("options", "best", "coins", "pot"),
    [
        ({}, 15, (22, 21), 4),
        ({"bonus": "135", "ones": "3"}, 15, (0, 9), 2),
        ({"bonus": "none", "after_123": "pays"}, 15, (1, 1), 3),
        ({"after_123": "pays"}, 14, (20, 20), 3),
    ],
)
@pytest.mark.rule("PP-29")
def test_every_move_is_worth_what_brute_force_finds(
    options: dict[str, Any], best: int, coins: tuple[int, int], pot: int
) -> None:
    start = new(2, **options)._replace(coins=coins, pot=pot, holder=1, best=best)
    brute = Brute(Race(start.rules).starts)
    assert worth(start) == pytest.approx(brute.worth(start), abs=1e-9)
    for outcome in ("roll 5 5 5", "roll 2 2 2", "roll 3 2 1", "roll 4 O 2", "roll P 1 T", "roll 1 3 5"):
        state = GAME.apply(GAME.apply(start, "throw")[0], outcome)[0]
        for move, value in EVALUATOR.values(at(state)).items():
            assert value.exact
            assert value.wins[0] == pytest.approx(brute.worth(GAME.apply(state, move)[0]), abs=1e-9), (outcome, move)


def test_a_turn_in_an_open_round_is_worth_what_the_table_says() -> None:
    """Computed by two turns and a guess: as close as its stated error promises."""
    for coins in ((3, 3), (20, 11), (0, 23), (22, 22)):
        state = new(2)._replace(coins=coins, phase=ROLL, throws=1, thrown="POT")
        value = over_chance(
            GAME.turn(state), lambda rolled, state=state: EVALUATOR.value(at(GAME.apply(state, rolled)[0]))
        )  # type: ignore[arg-type, misc]
        assert 0 < value.error < 1e-5
        assert value.wins[0] == pytest.approx(Race(state.rules).starts[coins[0]][coins[1]], abs=4 * value.error)


# Consistent everywhere


def positions(seats: int, options: dict[str, Any], seed: str, moves: int) -> Iterator[State]:
    """From a random game; rolls that are about to happen too."""
    match = Match(GAME, people(seats), {"start": 1, **options}, seed)
    match.begin()
    stream = Stream(seed, "moves")
    for _ in range(moves):
        if not match.legal:
            break
        match.play(match.legal[stream.below(len(match.legal))])
    yield match.start
    for step in match.steps:
        yield step.state


@pytest.mark.parametrize(("options", "seats"), list(zip(OPTIONS, cycle((2, 3, 4, 5)))))
@pytest.mark.rule("PP-O1", "PP-O2", "PP-O4", "PP-O5", "PP-O7")
def test_values_fit_together(options: dict[str, Any], seats: int) -> None:
    """A move is worth the position after it, a decision its best move, a roll the average of what it can show. For
    each of the house rules with one number of players, by turns; in the slow run with every one.
    """
    check_values_fit_together(options, seats)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS)
def test_values_fit_together_for_every_number_of_players(options: dict[str, Any], seats: int) -> None:
    check_values_fit_together(options, seats)


def check_values_fit_together(options: dict[str, Any], seats: int) -> None:
    for state in positions(seats, options, "fits", 30):
        value = EVALUATOR.value(at(state))
        assert len(value.wins) == seats
        assert sum(value.wins) == pytest.approx(1)
        assert all(-1e-12 <= share <= 1 + 1e-12 for share in value.wins)
        turn = GAME.turn(state)
        if isinstance(turn, Decide):
            moves = EVALUATOR.values(at(state))
            assert tuple(moves) == GAME.legal_moves(state) or set(moves) == set(GAME.legal_moves(state))
            assert value.wins[turn.seat] == max(one.wins[turn.seat] for one in moves.values())
            for move, one in moves.items():
                after = GAME.apply(state, move)[0]
                if same_turn(state, after):
                    assert near(EVALUATOR.value(at(after)), one), (GAME.text(state), move)
        elif isinstance(turn, (Roll, Draw)):
            rolled = [GAME.apply(state, outcome)[0] for outcome, _ in turn.outcomes()]
            if state.throws > 1 and all(same_turn(state, after) for after in rolled):
                mean = over_chance(turn, lambda one, state=state: EVALUATOR.value(at(GAME.apply(state, one)[0])))  # type: ignore[misc]
                assert near(mean, value), GAME.text(state)


def same_turn(state: State, after: State) -> bool:
    return after.seat == state.seat and after.phase in (ROLL, THROW, CHOOSE) and state.phase != START


def near(one: Value, other: Value) -> bool:
    return one.wins == pytest.approx(other.wins, abs=1e-9) and one.points == pytest.approx(other.points, abs=1e-9)


@pytest.mark.rule("PP-3", "PP-26")
def test_a_roll_off_gives_equal_chances() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.new(GAME.info.parse_options({}, seats), seats)
        assert EVALUATOR.value(at(state)).wins == pytest.approx((1 / seats,) * seats)
    tied = new(3)._replace(phase="win_off", coins=(25, 3, 25), contenders=(0, 2))
    assert EVALUATOR.value(at(tied)) == Value((0.5, 0, 0.5))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_matter_who_sits_where(seats: int) -> None:
    coins = (9, 14, 3, 20)[:seats]
    state = new(seats)._replace(coins=coins, phase=THROW, dice=(5, 3, 4), throws=1, holder=1, best=11)
    turned = state._replace(coins=(*coins[1:], coins[0]), seat=seats - 1, holder=0)
    moves, others = EVALUATOR.values(at(state)), EVALUATOR.values(at(turned))
    for move, value in moves.items():
        assert (*value.wins[1:], value.wins[0]) == pytest.approx(others[move].wins, abs=1e-12)


@pytest.mark.rule("PP-25")
def test_a_game_that_is_won_is_worth_it() -> None:
    assert worth(table(*ends_on("P 1 2"), *ends_on("P 1 2"), coins=(3, 25), pot=2).state, 1) == 1
    match = table("throw", "roll 5 5 4", "stop", "throw", "roll 1 2 2", coins=(23, 3), pot=2)
    wins = EVALUATOR.values(at(match.state))["stop"].wins
    assert wins == (1, 0)  # the holder collects the POT


def test_points_are_the_coins_at_the_end_of_the_turn() -> None:
    match = table("throw", "roll 2 3 4", coins=(3, 3))
    assert EVALUATOR.values(at(match.state))["stop"].points == 4
    match = table("throw", "roll P 1 2", coins=(3, 3))
    assert EVALUATOR.values(at(match.state))["stop"].points == 3


def test_it_answers_without_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race, "table", lambda id: None)
    forget()
    try:
        for seats in (2, 4):
            state = new(seats)._replace(phase=THROW, dice=(5, 1, 4), throws=1)
            for value in EVALUATOR.values(at(state)).values():
                assert sum(value.wins) == pytest.approx(1)
                assert value.error >= 0.01
    finally:
        monkeypatch.undo()
        forget()


def forget() -> None:
    race._starts.cache_clear()
    values._duels.cache_clear()
    values._groups.cache_clear()


def test_the_table_is_small() -> None:
    data = tables.table("pot")
    assert data is not None
    assert len(data) < 100_000


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_is_quick_enough(seats: int) -> None:
    state = new(seats)._replace(coins=(14,) * seats, phase=THROW, dice=(5, 1, 4), throws=1)
    forget()
    EVALUATOR.values(at(state))
    begun = process_time()
    EVALUATOR.values(at(state._replace(coins=(15,) * seats)))
    assert process_time() - begun < 1.5
