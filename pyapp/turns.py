"""How a finished game stood after each turn, to compare games that were played with the same dice."""

from __future__ import annotations

from typing import Any

from .core.errors import GameError
from .core.game import Decide
from .core.match import Match

Json = dict[str, Any]


def told(match: Match[Any]) -> list[Json]:
    """For each turn, whose it was and everybody's points when the next one began; no points if the game has none."""
    if match.outcome is None:
        raise GameError("still_secret")
    game, state = match.game, match.start
    found: list[Json] = []
    for step in match.steps:
        turn = game.turn(state)
        if isinstance(turn, Decide) and game.begins_turn(state, step.move):
            if found:
                found[-1]["scores"] = _scores(match, state)
            found.append({"seat": turn.seat, "scores": None})
        state = step.state
    if found:
        found[-1]["scores"] = list(match.outcome.scores)
    return found


def _scores(match: Match[Any], state: Any) -> list[int] | None:
    scores = match.game.view(state, None).get("scores")
    return None if scores is None else list(scores)
