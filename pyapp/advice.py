"""Advice for the seat that decides: what every move is worth, the move a bot makes, a hint with the facts around it.

Evaluators, bots and hints get the position as their seat sees it, so advice never gives away a secret.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .core.bot import Fact, Position
from .core.errors import GameError
from .core.game import Decide, Over
from .core.level import LEVELS, losses, pick, scales_of
from .core.match import Match
from .core.parts import is_lost
from .core.stream import bot_stream
from .core.value import Evaluator, Value, best_move
from .games import find_belief, find_bots, find_evaluator, find_facts
from .search import Search


def values(match: Match[Any]) -> dict[str, Value]:
    """What each legal move is worth to every seat, as far as the seat that decides can know."""
    return evaluator(match).values(_decision(match))


def value(match: Match[Any], step: int | None = None) -> Value:
    """What the position after this many steps (None: now) is worth, as `viewpoint` sees it."""
    return evaluator(match).value(seen(match, len(match.steps) if step is None else step))


def choose(match: Match[Any], level: str) -> str:
    """The move a bot of this level makes for the seat that decides."""
    position = _decision(match)
    stream = bot_stream(match.seed or "", position.seat, len(match.steps))
    if level not in LEVELS:
        return find_bots(match.game.info.id)[level](position, stream)
    if len(position.legal) == 1:
        return position.legal[0]
    judge = evaluator(match)
    if is_lost(match.game.info.id):  # nobody should wait for a search because of that
        return [*find_bots(match.game.info.id).values()][-1](position, stream)
    return pick(judge.values(position), position.seat, scales_of(judge)[level], stream)


def hint(match: Match[Any]) -> tuple[str, tuple[Fact, ...]]:
    """The best move for the seat that decides, and the facts that go with it."""
    move = choose(match, LEVELS[-1])
    return move, find_facts(match.game.info.id)(_decision(match), move)


class Reason(NamedTuple):
    """Why a move was made, or should not have been."""

    seat: int
    move: str
    best: str
    loss: float
    """What the move costs against the best one, in chances of winning."""
    value: Value
    facts: tuple[Fact, ...]


def explain(match: Match[Any], at: int) -> Reason:
    """What speaks for the move that was made after this many steps, as its seat could know."""
    position, move = seen(match, at), match.steps[at].move
    found = evaluator(match).values(position)
    facts = find_facts(match.game.info.id)(position, move)
    best = best_move(found, position.seat)
    return Reason(position.seat, move, best, losses(found, position.seat)[move], found[move], facts)


def evaluator(match: Match[Any]) -> Evaluator:
    """The game's own, or one that searches with the game's bot."""
    id = match.game.info.id
    return find_evaluator(id) or Search(len(match.seats), [*find_bots(id).values()][-1], find_belief(id))


def viewpoint(match: Match[Any], step: int) -> int:
    """The seat that decides after this many steps; while chance is due, the seat that decided last."""
    turn = match.game.turn(state_at(match, step))
    if isinstance(turn, Decide):
        return turn.seat
    return next((seat for at in range(step - 1, -1, -1) if (seat := match.steps[at].seat) is not None), 0)


def seen(match: Match[Any], step: int, seat: int | None = None) -> Position:
    """The position after this many steps as a seat (None: `viewpoint`) sees it."""
    game, state = match.game, state_at(match, step)
    seat = viewpoint(match, step) if seat is None else seat
    turn = game.turn(state)
    legal = game.legal_moves(state) if isinstance(turn, Decide) and turn.seat == seat else ()
    return Position(game, game.mask(state, seat), seat, legal)


def state_at(match: Match[Any], step: int) -> Any:
    return match.steps[step - 1].state if step else match.start


def _decision(match: Match[Any]) -> Position:
    """The decision that is due, as its seat sees it."""
    turn = match.turn
    if not isinstance(turn, Decide):
        raise GameError("game_over" if isinstance(turn, Over) else "not_your_turn")
    return Position(match.game, match.game.mask(match.state, turn.seat), turn.seat, match.legal)
