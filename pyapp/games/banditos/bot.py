"""A sensible bandit: searches its own turn to the end and guesses who will win each tile from there.

The guess is a rough model, not exact odds: every missing die is assumed to be the best of a few random ones.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from operator import mul

from ...core.bot import Bot, Position
from ...core.chance import Draw
from ...core.game import Game
from ...core.stream import Stream
from .combinations import DICE, FACES, FULL, WORTHS, Side, colour_of, value_of, worth
from .state import OVER, TILE, State

CHOICE = 10
"""A player is assumed to choose each die at a tile from this many random dice."""
WIN = 100.0

Spread = tuple[float, ...]
"""How likely each final worth is, in the order of WORTHS."""


def sensible(position: Position, stream: Stream) -> str:
    legal = position.legal
    for move in legal:
        if move.startswith("claim"):  # a safe tile ties up dice and room until it is taken
            return move
    if "draw" in legal or len(legal) == 1:  # it is easier to judge after the roll which tile to give up
        return "draw" if "draw" in legal else legal[0]
    search = _Turn(position.game, position.seat)
    return max(legal, key=lambda move: search.after(position.state, move, may_give=True))


class _Turn:
    """The rest of the bot's own turn, searched to its end: placements in any order and at most one tile given up."""

    def __init__(self, game: Game[State], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seen: dict[tuple[State, bool], float] = {}

    def after(self, state: State, move: str, may_give: bool) -> float:
        if move == "pass":
            return self.guess(state)
        gives = move.startswith("give")
        return self.value(self.game.apply(state, move)[0], may_give and not gives)

    def value(self, state: State, may_give: bool) -> float:
        if state.phase == OVER:
            return WIN if state.outcome and state.outcome.winners == (self.seat,) else -WIN
        key = (state._replace(laid=()), may_give)
        if key not in self.seen:
            self.seen[key] = self._new_tile(state, may_give) if state.phase == TILE else self._best(state, may_give)
        return self.seen[key]

    def _new_tile(self, state: State, may_give: bool) -> float:
        chance = self.game.turn(state)
        assert isinstance(chance, Draw)
        return fsum(weight * self.after(state, tile, may_give) for tile, weight in chance.outcomes()) / chance.total

    def _best(self, state: State, may_give: bool) -> float:
        moves = self.game.legal_moves(state)
        claims = [move for move in moves if move.startswith("claim")]
        if claims:
            return self.after(state, claims[0], may_give)
        if not state.hand:
            return self.guess(state)
        wanted = [move for move in moves if may_give or not move.startswith("give")]
        return max(self.after(state, move, may_give) for move in wanted or moves)

    def guess(self, state: State) -> float:
        """The expected loot, ours minus theirs."""
        me = self.seat
        lead = float(state.scores[me] - state.scores[1 - me])
        for value, sides in state.row:
            if value:
                lead += value * (2 * _chance(_plain(sides[me]), _plain(sides[1 - me])) - 1)
        return lead


@lru_cache(maxsize=1 << 10)
def _plain(side: Side) -> Side:
    """The same dice sorted and with colours renamed in order, because only equal colours matter: few cases remain."""
    dice = sorted(side, key=lambda die: (value_of(die), die))
    colours = list(dict.fromkeys(map(colour_of, dice)))
    return tuple(colours.index(colour_of(die)) * FACES + value_of(die) - 1 for die in dice)


@lru_cache(maxsize=1 << 9)
def _chance(own: Side, other: Side) -> float:
    """How likely the first side wins the tile in the end; both sides in plain form."""
    first = 1.0 if len(own) == FULL else 0.0 if len(other) == FULL else 0.5
    won = below = 0.0
    for mine, theirs in zip(_spread(own), _spread(other), strict=True):
        won += mine * (below + first * theirs)
        below += theirs
    return won


@lru_cache(maxsize=1 << 9)
def _spread(held: Side, thoughtful: bool = True) -> Spread:
    """What a plain side becomes if each missing die is the best of a few."""
    if len(held) == FULL:
        reached = WORTHS.index(worth(held))
        return tuple(float(at == reached) for at in range(len(WORTHS)))
    strength = _strength(thoughtful)
    ways = sorted(
        (_spread(_plain((*held, die)), thoughtful) for die in DICE),
        key=lambda spread: fsum(map(mul, spread, strength)),
    )
    total = float(len(ways) ** CHOICE)
    found = [0.0] * len(WORTHS)
    for place, spread in enumerate(ways):
        weight = ((place + 1) ** CHOICE - place**CHOICE) / total
        for at, share in enumerate(spread):
            if share:
                found[at] += weight * share
    return tuple(found)


@lru_cache(maxsize=2)
def _strength(thoughtful: bool) -> Spread:
    """How good each worth is: by its rank, or, more carefully, by how often it beats a side of such a player."""
    if not thoughtful:
        return tuple(map(float, range(len(WORTHS))))
    found, below = [], 0.0
    for share in _spread((), thoughtful=False):
        found.append(below + share / 2)
        below += share
    return tuple(found)


BOTS: dict[str, Bot] = {"sensible": sensible}
