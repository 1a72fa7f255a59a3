"""Advice for the seat that decides: the move a bot makes there, and a hint with the facts around it.

Bots and hints get the position as their seat sees it, so advice never gives away a secret.
"""

from __future__ import annotations

from typing import Any

from .core.bot import Fact, Position
from .core.errors import GameError
from .core.game import Decide, Over
from .core.match import Match
from .core.stream import bot_stream
from .games import find_bots, find_facts


def choose(match: Match[Any], level: str) -> str:
    """The move a bot of this level makes for the seat that decides."""
    position = _decision(match)
    stream = bot_stream(match.seed or "", position.seat, len(match.steps))
    return find_bots(match.game.info.id)[level](position, stream)


def hint(match: Match[Any]) -> tuple[str, tuple[Fact, ...]]:
    """The move the best bot makes for the seat that decides, and the facts that go with it."""
    move = choose(match, match.game.info.bots[-1])
    return move, find_facts(match.game.info.id)(_decision(match), move)


def _decision(match: Match[Any]) -> Position:
    """The decision that is due, as its seat sees it."""
    turn = match.turn
    if not isinstance(turn, Decide):
        raise GameError("game_over" if isinstance(turn, Over) else "not_your_turn")
    return Position(match.game, match.game.mask(match.state, turn.seat), turn.seat, match.legal)
