"""Pass the Pot's odds for a hint: to beat the dice that hold the POT, to make a combo, to hold what you have."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import prod

from ...core.bot import Fact, Position
from .dice import ONES, ROLLS, S123, VALUES, dice_of, thrown_again
from .odds import reach
from .state import FORCED, FREE, NOBODY, PAID, START, THROW, State, combination, result, takes_pot

THROWS = 3
"""Rolls in a turn, including the paid one."""


def facts(position: Position, move: str) -> tuple[Fact, ...]:
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
    """Every roll of these dice, with the others as they are, and its chance."""
    roll = ROLLS[dice]
    for outcome, weight in roll.outcomes():
        values = tuple(VALUES[face] for face in outcome.split()[1:])
        yield state._replace(dice=thrown_again(state.dice, dice, values)), Fraction(weight, roll.total)


def ends(state: State) -> Iterator[tuple[State, Fraction]]:
    """What these dice become, with its chance, if the turn ends now: the same dice, except after 1-2-3 (PP-15)."""
    if combination(state) == S123:
        yield from falls(state._replace(throws=FORCED), dice_of(state.dice, (1, 3)))
    else:
        yield state, Fraction(1)


def _beats(state: State) -> bool:
    return state.dice == (0, 0, 0) or takes_pot(state, result(state))


def _beat(throws: list[tuple[State, Fraction]]) -> Fact:
    chance = sum((chance * odds for after, chance in throws for end, odds in ends(after) if _beats(end)), Fraction())
    return Fact("beat", {"best": throws[0][0].best, "chance": float(chance)})


def _mean(throws: list[tuple[State, Fraction]]) -> Fact:
    """There is nobody to beat yet, so higher is better."""
    mean = sum((chance * odds * result(end) for after, chance in throws for end, odds in ends(after)), Fraction())
    return Fact("mean", {"result": round(float(mean), 1)})


def _reach(state: State) -> Fact:
    """With every roll of the turn."""
    return Fact("reach", {"best": state.best, "chance": _beaten(state, state.seat, state.best)})


def _holds(state: State) -> tuple[Fact, ...]:
    """How likely nobody beats the current result, if everybody else tries with all the rolls their coins allow."""
    points = result(state)
    if combination(state) == S123 or not takes_pot(state, points):
        return ()
    others = [seat for seat in range(len(state.coins)) if seat != state.seat]
    chance = prod(1 - _beaten(state, seat, points) for seat in others)
    return (Fact("holds", {"result": points, "others": len(others), "chance": chance}),)


def _beaten(state: State, seat: int, best: int) -> float:
    """The chance that a seat beats a result in a turn; without a coin the turn has one roll less (PP-7)."""
    throws = THROWS if state.coins[seat] else THROWS - 1
    return reach(best, throws, int(state.rules.ones))
