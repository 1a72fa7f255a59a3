"""Pass the Pot's odds beside a hint: to beat the dice that hold the POT, to make a combo, to hold what one has."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...core.bot import Fact, Position
from .dice import ONES, ROLLS, S123, VALUES, dice_of, thrown_again
from .odds import chase
from .state import FORCED, FREE, NOBODY, PAID, START, THROW, State, combination, result, takes_pot

THROWS = 3
"""Of a turn, the paid one included."""


def odds(position: Position, move: str) -> tuple[Fact, ...]:
    state: State = position.state
    verb, _, dice = move.partition(" ")
    if state.phase == START:
        return () if state.holder == NOBODY else (_reach(state),)
    if state.phase != THROW:
        return ()
    if verb == "stop":
        return _holds(state)
    then = state._replace(throws=FREE if verb == "again" else PAID)
    throws = list(falls(then, dice))
    combo = sum((chance for after, chance in throws if combination(after) not in ("", ONES)), Fraction())
    return (_mean(throws) if state.holder == NOBODY else _beat(throws), Fact("combo", {"chance": float(combo)}))


def falls(state: State, dice: str) -> Iterator[tuple[State, Fraction]]:
    """Every way these dice can fall beside those that stay, with its chance."""
    roll = ROLLS[dice]
    for outcome, weight in roll.outcomes():
        values = tuple(VALUES[face] for face in outcome.split()[1:])
        yield state._replace(dice=thrown_again(state.dice, dice, values)), Fraction(weight, roll.total)


def beats(state: State) -> Fraction:
    """The chance that these dice, as the end of a turn, take the POT: certain, but for 1-2-3 (PP-15)."""
    if state.dice == (0, 0, 0):
        return Fraction(1)
    if combination(state) == S123:
        again = falls(state._replace(throws=FORCED), dice_of(state.dice, (1, 3)))
        return sum((chance * beats(after) for after, chance in again), Fraction())
    return Fraction(takes_pot(state, result(state)))


def _beat(throws: list[tuple[State, Fraction]]) -> Fact:
    chance = sum((chance * beats(after) for after, chance in throws), Fraction())
    return Fact("beat", {"best": throws[0][0].best, "chance": float(chance)})


def _mean(throws: list[tuple[State, Fraction]]) -> Fact:
    """Nobody is to be beaten yet, so the higher the better."""
    mean = sum((chance * result(after) for after, chance in throws), Fraction())
    return Fact("mean", {"result": round(float(mean), 1)})


def _reach(state: State) -> Fact:
    """With every throw the turn has; without a coin that is one less (PP-7)."""
    throws = THROWS if state.coins[state.seat] else THROWS - 1
    chance = sum(chase(state.best, int(state.rules.ones), throws)[state.best + 1 :])
    return Fact("reach", {"best": state.best, "chance": chance})


def _holds(state: State) -> tuple[Fact, ...]:
    """How likely nobody gets above what lies there, if everybody else tries with all throws."""
    points = result(state)
    if combination(state) == S123 or not takes_pot(state, points):
        return ()
    beaten = sum(chase(points, int(state.rules.ones), THROWS)[points + 1 :])
    others = len(state.coins) - 1
    return (Fact("holds", {"result": points, "others": others, "chance": (1 - beaten) ** others}),)
