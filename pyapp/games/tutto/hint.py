"""Tutto's odds for a hint: the risk of the next roll or card, and what continuing is worth compared with stopping."""

from __future__ import annotations

from fractions import Fraction

from ...core.bot import Fact, Position
from ...core.chance import Draw, Roll
from ...core.game import Game
from .bot import best_of, points_ahead
from .choices import Choice, choices
from .odds import all_at_once, fireworks_points, straight_chance, tutto_chance
from .scoring import keeps
from .state import CARD, DICE_SCORE, ROLL, START, THROW, State


def facts(position: Position, move: str) -> tuple[Fact, ...]:
    state: State = position.state
    if state.phase == START:
        return _risk(position, move)
    offered = choices(state)
    stop = next((choice for choice in offered if choice.kind == "stop"), None)
    onward = [choice for choice in offered if choice is not stop]
    going = best_of(state, onward) if stop and move == "stop" else _named(offered, move)
    told = (*_risk(position, going.move), *_promise(state, going))
    if stop and move == "stop":  # what it gives up
        return tuple(Fact(f"going_{code}", params) for code, params in told)
    return (*told, Fact("stop", {"points": stop.total})) if stop else told


def _named(offered: list[Choice], move: str) -> Choice:
    return next(choice for choice in offered if choice.move == move)


def _risk(position: Position, move: str) -> tuple[Fact, ...]:
    """How likely the card or roll that follows a move ends the turn."""
    after: State = position.game.apply(position.state, move)[0]
    if after.phase == CARD:
        return (Fact("card_ends", {"chance": float(ends(position.game, after))}),)
    if after.phase == ROLL:
        return (Fact("null", {"dice": after.left, "chance": float(ends(position.game, after))}),)
    return ()


def _promise(state: State, going: Choice) -> tuple[Fact, ...]:
    if state.card in DICE_SCORE and not state.leaf:
        if state.card == "fireworks":
            return (Fact("average", {"points": round(going.total + fireworks_points()[going.left])}),)
        return () if going.tutto else (Fact("average", {"points": round(points_ahead(state, going))}),)
    if going.tutto:
        return ()
    if state.card == "straight":
        return (Fact("straight", {"chance": float(straight_chance(going.left))}),)
    ways = all_at_once if state.card == "fireworks" else keeps  # TU-20
    return (Fact("tutto", {"chance": float(tutto_chance(going.left, ways))}),)


def ends(game: Game[State], state: State) -> Fraction:
    """The chance that the next card or roll ends the turn, computed with the rules themselves."""
    chance = game.turn(state)
    assert isinstance(chance, (Draw, Roll))
    over = (weight for falls, weight in chance.outcomes() if game.apply(state, falls)[0].phase not in (ROLL, THROW))
    return Fraction(sum(over), chance.total)
