"""Tutto's figures by brute force through its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from walking import Walk, falls

from pyapp.core.bot import Fact, Position
from pyapp.games.tutto.rules import GAME
from pyapp.games.tutto.state import CARD, OVER, ROLL, State

STRAIGHT = (6, 5, 4, 3, 2, 1)


def rolling(card: str, dice: int, banked: int = 0) -> State:
    """This many dice about to be rolled on a card, the others set aside without a point."""
    state = GAME.new(GAME.info.parse_options({"start": "1"}, 2), 2)
    aside = tuple((die,) for die in STRAIGHT[dice:])
    leaf = 2 if card == "clover" else 0
    return state._replace(phase=ROLL, card=card, aside=aside, banked=banked, leaf=leaf)


def over(state: State) -> bool:
    """Whether the turn is over. How it ended is kept until the next one begins."""
    return state.last is not None or state.phase == OVER


def key(state: State) -> tuple[Any, ...]:
    """What the rest of a turn depends on; the scores and the pile matter only with another card."""
    aside = sorted(state.aside) if state.card == "straight" else state.left
    points = (state.banked, state.aside_points, state.turn_dice)
    return state.phase, state.card, str(aside), state.tray, points, state.tuttos, state.leaf, state.rules.doubles


def made_tutto(tuttos: int) -> Callable[[State], float | None]:
    return lambda state: 1.0 if state.tuttos > tuttos or state.phase == OVER else 0.0 if over(state) else None


def no_points(state: State) -> tuple[Any, ...]:
    """The same if points do not matter."""
    return key(state._replace(banked=0, aside_points=0, turn_dice=0))


@cache
def to_tutto(tuttos: int = 0) -> Walk:
    return Walk(GAME, made_tutto(tuttos), key=no_points)


TO_CLOVER = Walk(GAME, lambda state: float(state.phase == OVER) if over(state) else None, key=no_points)


def null_chance(dice: int) -> float:
    return sum(odds for after, odds in falls(GAME, rolling("bonus200", dice)) if over(after))


def one_throw_chance(dice: int) -> float:
    """All set aside at once: you can stop on a card that forbids stopping before a Tutto (TU-11)."""
    return sum(
        odds
        for after, odds in falls(GAME, rolling("plusminus", dice))
        if not over(after) and "stop" in GAME.legal_moves(after)
    )


def once_more(dice: int, points: int) -> float:
    """What a player scores who stops after one roll, without the card's own 200 points."""
    total = 0.0
    for after, odds in falls(GAME, rolling("bonus200", dice, points)):
        if not over(after):
            _, events = GAME.apply(after, "stop")
            wrote = next(event.params["points"] for event in events if event.code == "wrote")
            total += odds * (wrote - 200 * any(event.code == "tutto" for event in events))
    return total


@cache
def fireworks_points() -> tuple[float, ...]:
    """Points until the null, by the number of dice about to be rolled; computed again until nothing changes."""
    steps: list[list[tuple[float, int, int]]] = [[(1.0, 0, 6)]]
    for dice in range(1, 7):
        found = []
        for after, odds in falls(GAME, rolling("fireworks", dice)):
            if not over(after):
                (move,) = GAME.legal_moves(after)
                then = GAME.apply(after, move)[0]
                found.append((odds, then.banked + then.aside_points, then.left))
        steps.append(found)
    points = [0.0] * 7
    for _ in range(200):
        points = [sum(odds * (scored + points[left]) for odds, scored, left in found) for found in steps]
    return tuple(points)


FIGURES = {
    "null_chance": null_chance,
    "one_throw_chance": one_throw_chance,
    "tutto_chance": lambda dice: to_tutto().worth(rolling("plusminus", dice)),
    "straight_chance": lambda missing: to_tutto().worth(rolling("straight", missing)),
    "clover_chance": lambda: TO_CLOVER.worth(rolling("clover", 6)),
    "fireworks_points": fireworks_points,
    "once_more": once_more,
}


# Facts of a hint


def going_on(position: Position, move: str, fact: Fact) -> Iterable[tuple[str, State]]:
    """The moves that a fact can be about, and what follows: the move itself, or, for stopping, all that continue."""
    moves = [move] if move != "stop" else [other for other in position.legal if other != "stop"]
    return [(move, GAME.apply(position.state, move)[0]) for move in moves]


def written(state: State) -> float | None:
    """The points that the turn has scored."""
    if not over(state):
        return None
    code, _, points = state.last or ("", 0, 0)
    return float(points if code in ("stopped", "fireworks_over") else 0)


def not_past_a_tutto(state: State) -> list[str]:
    return [move for move in GAME.legal_moves(state) if GAME.apply(state, move)[0].phase != CARD]


TO_POINTS = Walk(GAME, written, not_past_a_tutto, key)


def average(state: State) -> int:
    if state.card == "fireworks":
        return round(state.banked + state.aside_points + fireworks_points()[state.left])
    return round(TO_POINTS.worth(state))


def one_of(position: Position, move: str, fact: Fact, work_out: Callable[[State], dict[str, Any]]) -> dict[str, Any]:
    """A hint means one of several moves that continue: the figure must be that of some of them."""
    found = [work_out(after) for _, after in going_on(position, move, fact)]
    return min(found, key=lambda params: sum(abs(params[name] - fact.params[name]) for name in params))


def ends(kind: str) -> Callable[[Position, str, Fact], dict[str, Any]]:
    def work_out(after: State) -> dict[str, Any]:
        dice = {"dice": after.left} if kind == "null" else {}
        return {**dice, "chance": sum(odds for then, odds in falls(GAME, after) if over(then))}

    return lambda position, move, fact: one_of(position, move, fact, work_out)


def tutto(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    walk = to_tutto(position.state.tuttos)
    return one_of(position, move, fact, lambda after: {"chance": walk.worth(after)})


def stop(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    _, events = GAME.apply(position.state, "stop")
    return {"points": next(event.params["points"] for event in events if event.code == "wrote")}


FACTS = {
    "card_ends": ends("card"),
    "null": ends("null"),
    "average": lambda at, move, fact: one_of(at, move, fact, lambda after: {"points": average(after)}),
    "stop": stop,
    "tutto": tutto,
    "straight": tutto,
}
FACTS |= {f"going_{code}": FACTS[code] for code in ("card_ends", "null", "average")}
