"""What a page is told about values: the moves of a decision and a review, in slices, and the reason for a move."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any

from .advice import evaluator, explain, seen
from .core.bot import Fact
from .core.errors import GameError
from .core.game import Decide, Over
from .core.level import losses
from .core.match import Match
from .core.slices import Slices
from .core.value import Value
from .games import find_facts
from .review import Judged, Progress, Review, review

Json = dict[str, Any]

SLICE = 0.05
"""Seconds of work within one call; it goes on until the evaluator's next pause."""


def values(match: Match[Any]) -> Slices[Json]:
    """What each legal move of the decision that is due is worth, with what can be told about it."""
    turn = match.turn
    if not isinstance(turn, Decide):
        raise GameError("game_over" if isinstance(turn, Over) else "not_your_turn")
    position = seen(match, len(match.steps))
    found = yield from evaluator(match).values_in_slices(position)
    lost = losses(found, turn.seat)
    facts = find_facts(match.game.info.id)
    told = []
    for move, value in found.items():
        yield
        told.append({"move": move, **_value(value), "loss": lost[move], "odds": _facts(facts(position, move))})
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


Work = Generator[Progress | None, None, Json]


class Works:
    """Long work in slices: for each open match what is being worked on, such as its review or the values of its moves.

    Each call works for a moment and tells how far it is; repeat it until its work is done. Any other call may come in
    between. If the match has changed meanwhile, the work begins again.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], tuple[Match[Any], int, Work]] = {}

    def go_on_with_values(self, handle: str, match: Match[Any]) -> Json:
        """The reply has `moves` when all is done; until then it is None."""
        found, _ = self._go_on(handle, "values", match, values)
        if found:
            return found
        assert isinstance(match.turn, Decide)
        return {"seat": match.turn.seat, "moves": None}

    def go_on_with_review(self, handle: str, match: Match[Any]) -> Json:
        """The reply has the `review` when all is done; until then it is None."""
        _check_public(match)
        found, progress = self._go_on(handle, "review", match, _reviewed)
        if found:
            return {"done": len(match.steps), "steps": len(match.steps), "review": found}
        assert progress is not None
        return {**progress._asdict(), "review": None}

    def _go_on(
        self, handle: str, kind: str, match: Match[Any], work: Callable[[Match[Any]], Work]
    ) -> tuple[Json | None, Progress | None]:
        key = (handle, kind)
        kept = self._kept.pop(key, None)
        if kept is None or kept[0] is not match or kept[1] != match.rev:
            kept = (match, match.rev, work(match))
        until = perf_counter() + SLICE
        try:
            progress = next(kept[2])
            while perf_counter() < until:
                progress = next(kept[2])
        except StopIteration as end:
            return end.value, None
        self._kept[key] = kept
        return None, progress

    def drop(self, handle: str) -> None:
        for key in [key for key in self._kept if key[0] == handle]:
            del self._kept[key]


def _reviewed(match: Match[Any]) -> Work:
    return _review((yield from review(match)))


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
