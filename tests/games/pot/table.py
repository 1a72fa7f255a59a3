"""Set up a table of Pass the Pot for a test: who has how much, and what happens then."""

from __future__ import annotations

from typing import Any

from playing import people

from pyapp.core.game import Event
from pyapp.core.match import Match
from pyapp.games import find_game

NOTHING = ("throw", "roll P 1 2", "stop")
"""A turn with a result of 3 and no combination."""


def ends_on(throw: str) -> tuple[str, ...]:
    """A turn that stops on its first roll."""
    return ("throw", f"roll {throw}", "stop")


def table(
    *moves: str,
    seats: int = 3,
    coins: tuple[int, ...] = (),
    left: int | None = None,
    pot: int | None = None,
    **options: Any,
) -> Match[Any]:
    """A match without a seed that the first seat begins, with these coins; `left` are those in a limited bank."""
    if left is not None:
        options = {"bank": "limited", **options}
    match: Match[Any] = Match(find_game("pot"), people(len(coins) or seats), {"start": 1, **options})
    start = match.start
    match.start = start._replace(
        coins=coins or start.coins,
        bank=start.bank if left is None else left,
        pot=start.pot if pot is None else pot,
    )
    for move in moves:
        match.play(move)
    return match


def change(match: Match[Any]) -> tuple[int, ...]:
    """How much every seat has gained or lost since the start of the test."""
    return tuple(now - then for now, then in zip(match.state.coins, match.start.coins, strict=True))


def in_bank(match: Match[Any]) -> int:
    """How much the bank has gained or lost."""
    return int(match.state.bank - match.start.bank)


def events(match: Match[Any], code: str) -> list[dict[str, Any]]:
    found: list[Event] = [event for step in match.steps for event in step.events if event.code == code]
    return [event.params for event in found]


def view(match: Match[Any]) -> dict[str, Any]:
    return match.game.view(match.state, None)
