"""What a page is told about values: the moves of a decision, the reason for a move, and a review in slices."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Any

from .advice import evaluator, explain, seen
from .core.bot import Fact
from .core.errors import GameError
from .core.game import Decide, Over
from .core.level import losses
from .core.match import Match
from .core.value import Value
from .games import find_facts
from .review import Judged, Progress, Review, review

Json = dict[str, Any]

SLICE = 0.05
"""Seconds of work on a review within one call; it goes on until the evaluator's next pause."""


def moves(match: Match[Any]) -> Json:
    """What each legal move of the decision that is due is worth, with what can be told about it."""
    turn = match.turn
    if not isinstance(turn, Decide):
        raise GameError("game_over" if isinstance(turn, Over) else "not_your_turn")
    position = seen(match, len(match.steps))
    values = evaluator(match).values(position)
    lost = losses(values, turn.seat)
    facts = find_facts(match.game.info.id)
    told = [
        {"move": move, **_value(value), "loss": lost[move], "odds": _facts(facts(position, move))}
        for move, value in values.items()
    ]
    return {"seat": turn.seat, "moves": told}


def reason(match: Match[Any], step: int) -> Json:
    """Why a move was made: what it and the best one are worth."""
    if not 1 <= step <= len(match.steps) or match.steps[step - 1].seat is None:
        raise GameError("bad_request", step=step)
    _check_public(match)
    found = explain(match, step - 1)
    return {
        "seat": found.seat,
        "move": found.move,
        "best": found.best,
        "loss": found.loss,
        "value": _value(found.value),
        "odds": _facts(found.facts),
    }


class Reviews:
    """The reviews that are being worked on, one for each open match."""

    def __init__(self) -> None:
        self._work: dict[str, tuple[Match[Any], int, Generator[Progress, None, Review]]] = {}

    def go_on(self, handle: str, match: Match[Any]) -> Json:
        """Work for a moment. Repeat the call until the reply contains the review."""
        _check_public(match)
        kept = self._work.get(handle)
        if kept is None or kept[0] is not match or kept[1] != match.rev:
            kept = self._work[handle] = (match, match.rev, review(match))
        until = perf_counter() + SLICE
        try:
            progress = next(kept[2])
            while perf_counter() < until:
                progress = next(kept[2])
        except StopIteration as end:
            del self._work[handle]
            return {"done": len(match.steps), "steps": len(match.steps), "review": _review(end.value)}
        return {**progress._asdict(), "review": None}

    def drop(self, handle: str) -> None:
        self._work.pop(handle, None)


def _check_public(match: Match[Any]) -> None:
    """Values of a game with secrets could give them away while it is running."""
    game, state = match.game, match.state
    viewers = (None, *range(len(match.seats)))
    if match.outcome is None and any(game.mask(state, viewer) != state for viewer in viewers):
        raise GameError("still_secret")


def _value(value: Value) -> Json:
    return value._asdict()


def _facts(facts: tuple[Fact, ...]) -> list[Json]:
    return [fact._asdict() for fact in facts]


def _judged(step: Judged) -> Json:
    told = step._asdict()
    return {**told, "before": step.before.wins, "after": step.after.wins}


def _review(found: Review) -> Json:
    return {
        "steps": [_judged(step) for step in found.steps],
        "totals": [total._asdict() for total in found.totals],
        "turning_points": found.turning_points,
        "error": found.error,
    }
