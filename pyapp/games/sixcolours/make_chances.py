"""For `make_table.py`: the chances that a turn wins each card on offer, for players who value cards differently.

Each player gives every card a fixed worth and maximises what this turn wins. That is what `TurnValues` computes, here
with numpy for all players at once. The derivative of what a turn is worth by the worth of a card is the chance of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from .dice import SIX
from .lattice import Lattice, lattice
from .state import PILES_OF, THROWS
from .turn_values import colours_asked, piles_made

STEP = 1e-6
MASKS = len(PILES_OF)
PILES = 3
Array = Any


class Steps(NamedTuple):
    """The rows of a lattice as arrays, grouped so that each group needs only what the groups before found."""

    whites: tuple[Array, ...]
    twin_whites: tuple[Array, ...]
    second_black: Array
    first_black: Array
    fewer: tuple[tuple[Array, Array], ...]
    twins: Array
    after_turn: Array
    """For every row of `twins`, what turning a die makes of it; short rows repeat their first number."""


def _padded(rows: list[tuple[int, ...]]) -> Array:
    longest = max(map(len, rows))
    return np.array([(*row, *(row[0],) * (longest - len(row))) for row in rows])


@lru_cache(maxsize=4)
def steps_of(special: int) -> Steps:
    nodes = lattice(special)
    size = [sum(shape // 8 + shape % 8 for shape in one) for one in nodes.shapes]

    def by_size(rows: tuple[tuple[int, ...], ...]) -> tuple[Array, ...]:
        sizes = sorted({size[row[0]] for row in rows}, reverse=True)
        return tuple(np.array([row for row in rows if size[row[0]] == one]) for one in sizes)

    fewer = []
    for one in range(1, SIX + 1):
        rows = [(at, less) for at, less in nodes.fewer if size[at] == one]
        fewer.append((np.array([at for at, _ in rows]), _padded([less for _, less in rows])))
    return Steps(
        by_size(nodes.whites),
        by_size(nodes.twin_whites),
        np.array(nodes.second_black),
        np.array(nodes.first_black),
        tuple(fewer),
        np.array([at for at, _ in nodes.twins]),
        _padded([after for _, after in nodes.twins]),
    )


def average_of_rolls(nodes: Lattice, steps: Steps, lying: Array, turnable: Array) -> Array:
    """See `lattice.average_of_rolls`; the first dimension is the node."""
    rest = np.zeros((len(nodes.shapes) - nodes.complete, *lying.shape[1:]))
    found, twins = np.concatenate([lying, rest]), np.concatenate([turnable, rest])
    for values, groups in ((found, steps.whites), (twins, steps.twin_whites)):
        for rows in groups:
            values[rows[:, 0]] = sum(values[rows[:, at]] for at in range(1, 7)) / 6
    rows = steps.second_black
    others = sum(found[rows[:, at]] for at in range(2, 7))
    rolled = twins
    rolled[rows[:, 0]] = (others + twins[rows[:, 1]]) / 6
    found[rows[:, 0]] = (others + found[rows[:, 1]]) / 6
    rows = steps.first_black
    found[rows[:, 0]] = sum(rolled[rows[:, at]] for at in range(1, 7)) / 6
    return found


def best_to_keep(nodes: Lattice, steps: Steps, rolls: Array) -> Array:
    best = rolls.copy()
    best[: nodes.complete] = -1.0
    for at, less in steps.fewer:
        found = best[at]
        for place in range(less.shape[1]):
            np.maximum(found, best[less[:, place]], out=found)
        best[at] = found
    return best


class Turns:
    """Turns with these cards on offer for many worths at once: `cards` is 3 by players, `lying` nodes by players."""

    def __init__(self, tops: tuple[str, ...], cards: Array, lying: Array) -> None:
        colours = colours_asked(tops)
        self.nodes, self.steps = colours.nodes, steps_of(colours.special)
        self.made = np.frombuffer(piles_made(tops, True), dtype=np.uint8).astype(int)
        players = cards.shape[1]
        nothing = np.full(players, -1.0)
        self.best_card = np.array([np.max([nothing, *(cards[pile] for pile in mask)], axis=0) for mask in PILES_OF])
        offered = sum(1 << pile for pile, top in enumerate(tops) if top)
        masks = [mask for mask in range(MASKS) if mask & ~offered == 0]
        self.place = np.array([masks.index(mask & offered) for mask in range(MASKS)])
        """Where a set of declined piles is in an array."""
        self.masks = np.array(masks)
        self.open = self.made[:, None] & ~self.masks[None, :]
        self.takes = self.best_card[self.open]
        lying_now = np.where((self.open > 0)[:, :, None], self.takes, lying[:, None, :])
        self.best: list[Array] = []
        """For one and for two more rolls: for every complete node and declined piles, the best dice to keep."""
        turnable = self._turnable(lying_now, last=True)
        for _ in range(THROWS - 1):
            best = best_to_keep(self.nodes, self.steps, average_of_rolls(self.nodes, self.steps, lying_now, turnable))[
                : self.nodes.complete
            ]
            self.best.append(best)
            declined = self.place[self.made[:, None] | self.masks[None, :]]
            lying_now = np.maximum(self.takes, np.take_along_axis(best, declined[:, :, None], axis=1))
            turnable = self._turnable(lying_now, last=False)
        start = average_of_rolls(self.nodes, self.steps, lying_now[:, :1], turnable[:, :1])
        self.afresh = start[colours.node(""), 0]

    def _turnable(self, lying: Array, last: bool) -> Array:
        found = lying.copy()
        at, after = self.steps.twins, self.steps.after_turn
        best = np.full(lying[at].shape, -1.0)
        for place in range(after.shape[1]):
            values = lying[after[:, place]]
            if last:  # SC-12: a card must stay available
                kept = (self.open[after[:, place]] > 0) | (self.open[at] == 0)
                values = np.where(kept[:, :, None], values, -1.0)
            np.maximum(best, values, out=best)
        found[at] = np.maximum(found[at], best)
        return found

    def taken_over(self) -> Array:
        """For every complete node, a turn that begins with these dice lying there (SC-13)."""
        made = self.made
        further = self.best[-1][np.arange(len(made)), self.place[made]]
        return np.maximum(np.maximum(self.afresh, self.best_card[made]), further)


def chances(tops: tuple[str, ...], worths: Array) -> tuple[Array, Array]:
    """By player and pile: the chance to win each card, and that of the next player after a turn without a card.

    `worths` is players by piles.
    """
    players = len(worths)
    there = np.array([bool(top) for top in tops])
    steps = np.concatenate([np.zeros((1, PILES)), STEP * np.eye(PILES) * there])
    cards = (worths[:, None, :] + steps[None]).reshape(-1, PILES).T
    complete = colours_asked(tops).nodes.complete
    turns = Turns(tops, cards, np.zeros((complete, cards.shape[1])))
    plain = turns.afresh.reshape(players, 1 + PILES)
    won = (plain[:, 1:] - plain[:, :1]) / STEP
    over = turns.taken_over().reshape(complete, players, 1 + PILES)
    next_wins = np.maximum(over[..., 1:] - over[..., :1], 0)  # already times STEP
    same = np.repeat(worths, PILES, axis=0).T
    after = Turns(tops, same, next_wins.reshape(complete, -1)).afresh.reshape(players, PILES)
    missed = np.maximum(1 - won.sum(axis=1, keepdims=True), 1e-9)
    after = (after - plain[:, :1]) / STEP / missed
    return np.clip(won, 0, 1), np.where(missed > 1e-5, np.clip(after, 0, 1), np.clip(won, 0, 1))
