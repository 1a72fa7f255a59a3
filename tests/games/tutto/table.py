"""Turns and scores of Tutto, for tests."""

from __future__ import annotations

from typing import Any

from playing import script

from pyapp.core.match import Match, Seat
from pyapp.games import find_game
from pyapp.games.tutto.state import State

TUTTO = ("roll 1 1 1 5 5 5", "keep 1,1,1,5,5,5")
"""A roll of six that is a Tutto (1500 points where dice score), and the move that continues."""


def turn(*moves: str, before: tuple[str, ...] = (), **options: Any) -> Match[Any]:
    """A match after this first turn of the first player."""
    return script("tutto", *before, "draw", *moves, start=1, **options)


def writes(points: int) -> tuple[str, ...]:
    """A turn that scores this many hundreds: 1000 with three 1s, and so on."""
    throws = {100: "roll 1 2 2 3 4 6", 1000: "roll 1 1 1 2 3 4", 1100: "roll 1 1 1 1 3 4", 2000: "roll 1 1 1 1 1 1"}
    return ("draw", "card double" if points == 2000 else "card bonus200", throws[points], "stop")


NOTHING = ("draw", "card stop")


def with_scores(match: Match[Any], *scores: int) -> Match[Any]:
    """The same match with these scores."""
    match.start = match.start._replace(scores=scores)
    return match


def scores_after(*moves: str, scores: tuple[int, ...], **options: Any) -> tuple[int, ...]:
    """The scores after the first seat plays these moves from these scores."""
    match: Match[Any] = Match(find_game("tutto"), [Seat("person", "P")] * len(scores), {"start": 1, **options})
    with_scores(match, *scores)
    for move in moves:
        match.play(move)
    state: State = match.state
    return state.scores
