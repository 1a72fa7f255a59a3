"""Positions of Los Banditos for tests, written as they look."""

from __future__ import annotations

from typing import Any

from playing import people, script

from pyapp.core.match import Match
from pyapp.games import find_game
from pyapp.games.banditos.combinations import NAMES, Side, colour_of
from pyapp.games.banditos.state import NO_TILE, PER_COLOUR, PLACE, PLACES, TARGET, WHOLE_PILE, State, Tile

ROW = ("tile 3", "tile 1", "tile 2", "tile 1")
FOUR = ("3:", "1:", "2:", "1:")
"""A row without dice."""


def side(dice: str) -> Side:
    """`red5 blue6` as dice."""
    return tuple(NAMES.index(die) for die in dice.split())


def tile(text: str) -> Tile:
    """`3: red5 red5 / blue6`: its points, then the first and the second seat's dice. Nothing: an empty place."""
    if not text:
        return NO_TILE
    value, _, dice = text.partition(":")
    first, _, second = dice.partition("/")
    return Tile(int(value), (side(first), side(second)))


def table(
    *row: str,
    hand: str = "",
    seat: int = 0,
    phase: str = PLACE,
    won: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    pile: tuple[int, int, int] | None = None,
    turns: int = 9,
    **options: Any,
) -> Match[State]:
    """A match that begins in this position. Other dice are in the bag; by default, other tiles are in the pile."""
    match: Match[State] = Match(find_game("banditos"), people(2), options)
    tiles = tuple(map(tile, row)) + (NO_TILE,) * (len(PLACES) - len(row))
    out = [tile.value for tile in tiles] + [value for tiles in won for value in tiles]
    left = tuple(count - out.count(value) for value, count in enumerate(WHOLE_PILE, 1))
    held = side(hand)
    lying = [die for tile in tiles for dice in tile.sides for die in dice] + list(held)
    bag = tuple(PER_COLOUR - sum(colour_of(die) == colour for die in lying) for colour in range(4))
    assert min(bag) >= 0
    assert min(left) >= 0
    scores = (sum(won[0]), sum(won[1]))
    assert max(scores) < TARGET
    match.start = match.start._replace(
        phase=phase,
        seat=seat,
        turns=turns,
        row=tiles,
        pile=pile if pile is not None else left,
        bag=bag,
        won=won,
        scores=scores,
        hand=tuple(sorted(held)),
    )
    return match


def play(match: Match[State], *moves: str) -> Match[State]:
    for move in moves:
        match.play(move)
    return match


def sides_at(match: Match[State], place: int) -> tuple[str, str]:
    """The contents of a place, as they are written."""
    first, second = match.state.row[place - 1].sides
    return " ".join(NAMES[die] for die in first), " ".join(NAMES[die] for die in second)


def begun(*moves: str, **options: object) -> Match[State]:
    """A match with a row, after this first turn of the first player."""
    return script("banditos", *ROW, *moves, **{"start": 1, **options})


def verbs(match: Match[State]) -> set[str]:
    return {move.split()[0] for move in match.legal}


def placings(match: Match[State]) -> list[str]:
    return [move for move in match.legal if move.startswith("place")]
