"""What is true of every position of Los Banditos: nothing is lost, nothing appears."""

from __future__ import annotations

from pyapp.games.banditos.combinations import FULL, colour_of
from pyapp.games.banditos.state import PER_COLOUR, START, TARGET, WHOLE_PILE, State


def check(state: State) -> None:
    lying = [die for tile in state.row for side in tile.sides for die in side]
    for colour in range(4):
        out = [*map(colour_of, lying), *map(colour_of, state.hand), *state.drawn]
        assert state.bag[colour] + out.count(colour) == PER_COLOUR
    values = [tile.value for tile in state.row if tile.value] + [value for tiles in state.won for value in tiles]
    for value, count in enumerate(WHOLE_PILE, 1):
        assert state.pile[value - 1] + values.count(value) == count
    assert state.scores == (sum(state.won[0]), sum(state.won[1]))
    assert (max(state.scores) >= TARGET) == (state.outcome is not None)
    assert min(state.bag) >= 0
    assert sum(state.bag) >= (4 if state.phase == START else 2)
    for tile in state.row:
        assert max(map(len, tile.sides)) <= FULL
        assert sum(map(len, tile.sides)) < 2 * FULL
        assert tile.value or tile.sides == ((), ())
