"""A position of Los Banditos, and the few facts about it that rules, screen and bot share."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...core.game import Outcome
from .combinations import COLOURS, FACES, FULL, UNLIMITED, Side, Supply, proves

PER_COLOUR = 6
LOOT = (("1", 4), ("2", 3), ("3", 3))
"""The tiles by their points (LB-2)."""
WHOLE_PILE = tuple(count for _, count in LOOT)
TARGET = 10
PLACES = (0, 1, 2, 3)
"""The row: a tile keeps its place, and the next tile takes that place (LB-12)."""

LOT, TILE, START, DRAW, ROLL, PLACE, OVER = "lot", "tile", "start", "draw", "roll", "place", "over"


class Rules(NamedTuple):
    """The options of a game, LB-O1 to LB-O4."""

    claim_against: str
    no_room: str
    claim_at_once: str
    start: str


class Tile(NamedTuple):
    """A place in the row: the tile's points (0: no tile) and the dice on each seat's side."""

    value: int
    sides: tuple[Side, Side] = ((), ())


NO_TILE = Tile(0)


class State(NamedTuple):
    rules: Rules
    phase: str
    seat: int = 0
    """Whose turn it is."""
    turns: int = 1
    """The number of the turn; the first is short (LB-5)."""
    row: tuple[Tile, ...] = (NO_TILE,) * len(PLACES)
    pile: tuple[int, ...] = WHOLE_PILE
    """The tiles face down, as a multiset by points: nobody knows their order."""
    bag: Supply = (PER_COLOUR,) * len(COLOURS)
    won: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The tiles that each seat has won, in order."""
    scores: tuple[int, int] = (0, 0)
    drawn: tuple[int, ...] = ()
    """Colours of the dice that are drawn but not rolled."""
    hand: Side = ()
    """Dice rolled but not placed, sorted."""
    fresh: tuple[int, ...] = ()
    """Places where the seat put its third die in this turn (LB-O3)."""
    gap: int = 0
    """While a tile is turned up: its place."""
    after: str = START
    """While a tile is turned up: how the turn continues."""
    laid: tuple[tuple[int, int], ...] = ()
    """Dice placed in this turn, or until the next draw in the previous turn, each with its place."""
    returned: Side = ()
    """Dice that the previous turn had to put back into the bag."""
    outcome: Outcome | None = None


def supply(state: State) -> Supply:
    """The dice that count against a claim (LB-O1); more than three of a colour make no difference."""
    return UNLIMITED if state.rules.claim_against == "any" else _at_most_full(state.bag)


@lru_cache(maxsize=1 << 8)
def _at_most_full(bag: Supply) -> Supply:
    return tuple(min(left, FULL) for left in bag)


def claimable(state: State, at: int, seat: int) -> bool:
    """Whether a seat's claim at a place would be valid, if it were its turn."""
    sides = state.row[at].sides
    if len(sides[seat]) < FULL or not proves(sides[seat], sides[1 - seat], supply(state)):
        return False
    return not is_fresh(state, at, seat)


def is_fresh(state: State, at: int, seat: int) -> bool:
    return state.rules.claim_at_once == "no" and seat == state.seat and at in state.fresh


def may_keep_back(state: State) -> bool:
    """Whether dice without room can go back into the bag.

    If a tile must be given up for them (LB-O2), this applies only while a new tile follows: without a pile, giving up a
    tile would make no room.
    """
    return state.rules.no_room == "return" or not any(state.pile)


def with_dice(bag: Supply, dice: Side) -> Supply:
    left = list(bag)
    for die in dice:
        left[die // FACES] += 1
    return tuple(left)
