"""For rollouts of bench/regret.py: nearly as good as the sensible bot, and twice as fast."""

from __future__ import annotations

from pyapp.core.bot import Position
from pyapp.core.chance import Draw
from pyapp.core.stream import Stream
from pyapp.games.banditos.bot import _Turn
from pyapp.games.banditos.state import State

MANY = 20_000
"""Positions that a search of Los Banditos remembers."""


class _QuickTurn(_Turn):
    """Gives a tile up now or not in this turn, and counts on the most likely new tile."""

    def _new_tile(self, state: State, may_give: bool) -> float:
        chance = self.game.turn(state)
        assert isinstance(chance, Draw)
        tile = max(chance.outcomes(), key=lambda outcome: outcome[1])[0]
        return self.after(state, tile, may_give)


_searches: dict[int, _QuickTurn] = {}
"""By seat. They are kept: rollouts of one position have much in common."""


def policy(position: Position, stream: Stream) -> str:
    """0.48 ± 0.02 against the sensible one, in 200 sets of dice."""
    legal = position.legal
    for move in legal:
        if move.startswith("claim"):
            return move
    if "draw" in legal or len(legal) == 1:
        return "draw" if "draw" in legal else legal[0]
    search = _searches.get(position.seat)
    if search is None or len(search.seen) > MANY:
        search = _searches[position.seat] = _QuickTurn(position.game, position.seat)
    return max(legal, key=lambda move: search.after(position.state, move, may_give=False))
