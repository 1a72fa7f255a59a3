"""What each legal move of Los Banditos would change.

Reports facts, never decides: what is legal comes from the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from .combinations import FULL, NAMES, best_reach, fight, worth
from .facts import DIE, Json, better, combination, dice
from .state import TARGET, State, Tile, claimable, supply


class DrawDice(NamedTuple):
    move: str
    kind: str
    dice: int


class PassBag(NamedTuple):
    move: str
    kind: str
    returned: list[Json]
    """The dice that go back into the bag."""


class PlaceDie(NamedTuple):
    move: str
    kind: str
    die: Json
    place: int
    stands: Json | None
    """The combination of the side with this die."""
    reach: Json | None
    """The best that the side can still become."""
    free: int
    """Spaces left on the side."""
    better: int | None
    """The seat whose side is better then."""
    safe: bool
    """Can the tile be claimed then?"""
    wins: Json | None
    """Who wins the tile, if this is the sixth die on it."""


class WinTile(NamedTuple):
    """A claim, or a tile given up."""

    move: str
    kind: str
    place: int
    winner: int
    points: int
    score: int
    ends: bool


Choice = DrawDice | PassBag | PlaceDie | WinTile


def choices(state: State, legal: tuple[str, ...]) -> list[Choice]:
    return [_choice(state, move) for move in legal]


def _choice(state: State, move: str) -> Choice:
    verb, *words = move.split()
    if verb == "draw":
        return DrawDice(move, verb, 1 if state.turns == 1 else 2)
    if verb == "pass":
        return PassBag(move, verb, dice(state.hand))
    at = int(words[-1]) - 1
    if verb == "place":
        return _placing(state, move, NAMES.index(words[0]), at)
    return WinTile(move, verb, **_winning(state, at, state.seat if verb == "claim" else 1 - state.seat))


def _winning(state: State, at: int, winner: int) -> Json:
    value = state.row[at].value
    score = state.scores[winner] + value
    return {"place": at + 1, "winner": winner, "points": value, "score": score, "ends": score >= TARGET}


def _placing(state: State, move: str, die: int, at: int) -> PlaceDie:
    """What a die makes of its side, and who wins the tile if it is the sixth die there."""
    seat = state.seat
    value, sides = state.row[at]
    own = (*sides[seat], die)
    after = (own, sides[1]) if seat == 0 else (sides[0], own)
    full = len(own) == FULL
    safe, wins = False, None
    if full and len(after[1 - seat]) == FULL:
        winner, why = fight(after, seat)
        wins = {**_winning(state, at, winner), "why": why}
    elif full:
        placed = state._replace(row=(*state.row[:at], Tile(value, after), *state.row[at + 1 :]))
        safe = claimable(placed, at, seat)
    return PlaceDie(
        move,
        "place",
        DIE[die],
        at + 1,
        stands=combination(worth(own)),
        reach=combination(worth(own) if full else best_reach(own, supply(state))),
        free=FULL - len(own),
        better=better(after),
        safe=safe,
        wins=wins,
    )
