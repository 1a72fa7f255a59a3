"""Los Banditos' figures by brute force through its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from pyapp.core.bot import Fact, Position
from pyapp.core.chance import Draw
from pyapp.games.banditos.combinations import KINDS, NAMES
from pyapp.games.banditos.rules import GAME
from pyapp.games.banditos.state import START, State

from .tables import table

COLOURS = ("black", "green", "red", "blue")


def stands(state: State, at: int, seat: int) -> str:
    """The view's name for a side."""
    kind: str = GAME.view(state, None)["row"][at]["sides"][seat]["stands"]["kind"]
    return kind


@cache
def kinds() -> Counter[str]:
    """Three dice from the full bag: how many of all cases have each name in the game."""
    found: Counter[str] = Counter()
    empty = table("1:").state
    for drawn, weight in Draw(tuple((colour, 6) for colour in COLOURS), 3).outcomes():
        colours = drawn.split()[1:]
        for values in product("123456", repeat=3):
            state = empty
            for colour, value in zip(colours, values, strict=True):
                die = COLOURS.index(colour) * 6 + int(value) - 1
                state = GAME.apply(state._replace(hand=(die,)), f"place {colour}{value} 1")[0]
            found[stands(state, 0, 0)] += weight
    return found


@cache
def thirds(first: int, second: int, colours: str) -> Counter[str]:
    """One die drawn from a bag that lacks only these two, rolled and placed with them."""
    other = COLOURS[0] if colours == "same" else COLOURS[1]
    state = table(f"1: {COLOURS[0]}{first} {other}{second} /", phase=START, turns=1).state
    found: Counter[str] = Counter()
    for after, weight in rolls(state):
        (die,) = hand(after)
        found[stands(GAME.apply(after, f"place {die} 1")[0], 0, 0)] += weight
    return found


def rolls(state: State) -> list[tuple[State, int]]:
    """Every draw from the bag and every roll, with weights that add up over all."""
    drawing = GAME.apply(state, "draw")[0]
    found = []
    for drawn, weight in GAME.turn(drawing).outcomes():  # type: ignore[union-attr]
        if weight:
            rolling = GAME.apply(drawing, drawn)[0]
            roll = GAME.turn(rolling)
            for rolled, ways in roll.outcomes():  # type: ignore[union-attr]
                found.append((GAME.apply(rolling, rolled)[0], weight * ways))
    return found


def third_chance(first: int, second: int, colours: str, kind: str) -> float:
    found = thirds(first, second, colours)
    better = KINDS[KINDS.index(kind) :]
    return sum(found[one] for one in better) / found.total()


FIGURES = {"kind_chance": lambda kind: kinds()[kind] / kinds().total(), "third_chance": third_chance}


# Facts of a hint


def next_roll(position: Position, move: str, fact: Fact) -> list[tuple[State, int]]:
    """The player's next roll: at once after a draw, else in the next turn, from what is then in the bag."""
    state: State = position.state
    if move.startswith("place"):
        state = GAME.apply(state, move)[0]
    if move != "draw":
        state = state._replace(phase=START, hand=(), turns=max(state.turns, 2))
    return rolls(state)


def wins(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    at, seat = fact.params["place"], position.seat

    def won(state: State, die: str) -> bool:
        _, events = GAME.apply(state, f"place {die} {at}")
        return any(event.code == "tile_won" and event.params["seat"] == seat for event in events)

    found = best_of_each(next_roll(position, move, fact), won)
    return {"place": at, "chance": found[True] / found.total()}


def makes(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    at, seat = fact.params["place"], position.seat

    def kind(state: State, die: str) -> int:
        return KINDS.index(stands(GAME.apply(state, f"place {die} {at}")[0], at - 1, seat))

    found = best_of_each(next_roll(position, move, fact), kind)
    return {"place": at, "kind": KINDS[max(found)], "chance": found[max(found)] / found.total()}


def best_of_each(rolled: list[tuple[State, int]], worth: Callable[[State, str], int]) -> Counter[int]:
    """How often the best die of a roll is worth this much. A die's worth does not depend on the other."""
    found: Counter[int] = Counter()
    known: dict[str, int] = {}
    for state, weight in rolled:
        for die in hand(state):
            if die not in known:
                known[die] = worth(state, die)
        found[max(known[die] for die in hand(state))] += weight
    return found


def hand(state: State) -> list[str]:
    return [NAMES[die] for die in state.hand]


FACTS = {"wins": wins, "makes": makes, "other_wins": wins, "other_makes": makes}
