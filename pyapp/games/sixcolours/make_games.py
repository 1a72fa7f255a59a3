"""For `make_table.py`: many games at once without dice. Each turn is a draw from the chances of `make_chances.py`.

Everything else follows the rules: piles, actions, the right to end the game. Before each turn, a sample of positions is
noted as one of the players sees it, with what the game came to.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .deck import CARDS, FULL_DECK, PILE, PILES
from .state import EARLY, LAST

Array = Any

IDS = tuple(CARDS)
NO_CARD = len(IDS)
DECK = np.array([IDS.index(card) for card, copies in FULL_DECK for _ in range(copies)])
POINTS = np.array([*(CARDS[card].points for card in IDS), 0])
ACTION = np.array([*(("", "again", "steal", "swap", "group_swap").index(CARDS[card].action) for card in IDS), 0])
AGAIN, STEAL, SWAP, GROUP = 1, 2, 3, 4
MOST_TURNS = 200
BOLD = 0.1
"""How often players go on who should end the game, so that it is known what that leads to."""


class Samples(NamedTuple):
    """Positions before a turn. Seats are counted from the one whose turn it is."""

    cards: Array
    points: Array
    """Of the players whose cards are hidden, the points to expect."""
    tops: Array
    inherit: Array
    may_end: Array
    """Whether this player may still end the game before the turn."""
    shares: Array
    """What each seat won in the end."""


class Players(NamedTuple):
    """Several ways to play; `won` and `after` are chances by player, three tops and pile."""

    won: Array
    after: Array
    tendency: Array
    """By card: how likely it is in a hand rather than in a pile."""


def clear_lead(points: Array, others: Array, spread: Array) -> Array:
    """The chance to have more points than all others, whose points are known on average only."""
    lead = (points[:, None] - others) / spread
    return np.prod(1 / (1 + np.exp(-1.702 * lead)), axis=1)


class Games:
    def __init__(self, players: Players, seats: int, count: int, seed: tuple[int, ...], value: Any = None) -> None:
        """`value` says what each seat wins on average from samples; without it, players end games by a rule."""
        self.random = np.random.default_rng(seed)
        self.players, self.seats, self.count, self.value = players, seats, count, value
        self.early, self.last = EARLY[seats], LAST[seats]
        self.deck = self.random.permuted(np.tile(DECK, (count, 1)), axis=1)
        self.owner = np.full((count, len(DECK)), -1)
        self.on_top = np.tile(np.arange(PILES), (count, 1))
        """Which card of the deck lies on each pile; -1 on an empty one."""
        self.shown = np.full(count, PILES)
        self.left = np.full((count, PILES), PILE)
        self.mover = np.zeros(count, dtype=int)
        self.inherit = np.zeros(count, dtype=bool)
        self.over = np.zeros(count, dtype=bool)
        self.style = self.random.integers(len(players.won), size=(count, seats))
        self.caution = self.random.uniform(0.5, 0.9, size=(count, seats))
        self.weight = players.tendency[self.deck]
        self.noted: list[tuple[Array, Samples]] = []

    # What is seen

    def tops(self, games: Array) -> Array:
        at = self.on_top[games]
        return np.where(at >= 0, self.deck[games[:, None], np.maximum(at, 0)], NO_CARD)

    def counts(self, games: Array) -> Array:
        return (self.owner[games][:, None, :] == np.arange(self.seats)[None, :, None]).sum(axis=2)

    def totals(self, games: Array) -> Array:
        mine = self.owner[games][:, None, :] == np.arange(self.seats)[None, :, None]
        return (mine * POINTS[self.deck[games]][:, None, :]).sum(axis=2)

    def seen(self, games: Array, seat: Array) -> tuple[Array, Array, Array]:
        """The cards and points of all, as one seat of each game sees them, and how far off the points may be."""
        counts, totals = self.counts(games), self.totals(games).astype(float)
        rows = np.arange(len(games))
        unseen = self.owner[games] != seat[:, None]
        for pile in range(PILES):
            at = self.on_top[games, pile]
            unseen[rows[at >= 0], at[at >= 0]] = False
        weights = self.weight[games] * unseen
        points = POINTS[self.deck[games]]
        total = weights.sum(axis=1)
        mean = (weights * points).sum(axis=1) / total
        spread = (weights * points**2).sum(axis=1) / total - mean**2
        own = np.arange(self.seats)[None] == seat[:, None]
        seen = np.where(own, totals, counts * mean[:, None])
        return counts, seen, np.sqrt(np.where(own, 0, counts * spread[:, None]) + 0.1)

    def samples(self, games: Array, seat: Array, mover: Array, inherit: Array, may_end: Array) -> Samples:
        counts, points, _ = self.seen(games, seat)
        order = (mover[:, None] + np.arange(self.seats)[None]) % self.seats
        rows = np.arange(len(games))[:, None]
        return Samples(
            counts[rows, order], points[rows, order], self.tops(games), inherit, may_end, np.zeros(order.shape)
        )

    def note(self, games: Array, may_end: Array, rate: float) -> None:
        games = games[self.random.random(len(games)) < rate] if rate < 1 else games
        if not len(games):
            return
        seat = self.random.integers(self.seats, size=len(games))
        mover = self.mover[games]
        found = self.samples(games, seat, mover, self.inherit[games], np.full(len(games), may_end))
        self.noted.append((games * self.seats + mover, found))

    # Play

    def end_some(self, games: Array, gained: bool) -> Array:
        """The players whose turn it is end their games if that is better; the other games go on."""
        mover = self.mover[games]
        counts, points, spread = self.seen(games, mover)
        may = counts[np.arange(len(games)), mover] >= self.early
        at = games[may]
        if not len(at):
            return games
        rows, mover = np.arange(len(at)), mover[may]
        others = np.arange(self.seats)[None] != mover[:, None]
        own = points[may][rows, mover]
        rest = points[may][others].reshape(len(at), -1)
        now = clear_lead(own, rest, spread[may][others].reshape(len(at), -1))
        if self.value is None:
            ends = now > self.caution[at, mover]
        else:
            following = (mover + 1) % self.seats if gained else mover
            nobody = np.zeros(len(at), dtype=bool)
            inherit = nobody if gained else self.inherit[at]
            pending = counts[may][rows, following] >= self.early if gained else nobody
            shares = self.value(self.samples(at, mover, following, inherit, pending))
            ends = now >= shares[rows, (mover - following) % self.seats]
            ends &= self.random.random(len(at)) >= BOLD
        self.over[at[ends]] = True
        return games[~self.over[games]]

    def draw_from(self, games: Array, victim: Array, thief: Array) -> None:
        """A blind draw from hands that have cards."""
        held = self.owner[games] == victim[:, None]
        at = np.argmax(held * self.random.random(held.shape), axis=1)
        self.owner[games, at] = thief

    def give_least(self, games: Array, giver: Array, taker: Array) -> None:
        held = self.owner[games] == giver[:, None]
        points = np.where(held, POINTS[self.deck[games]], 99)
        self.owner[games, np.argmin(points, axis=1)] = taker

    def act(self, games: Array, action: Array) -> None:
        """Steals and swaps. The victim is the one with most cards, the last one clockwise of equals."""
        mover = self.mover[games]
        counts = self.counts(games)
        rows = np.arange(len(games))
        order = (mover[:, None] + np.arange(1, self.seats)[None]) % self.seats
        likeliest = np.argmax(counts[rows[:, None], order] + self.random.random(order.shape) * 0.5, axis=1)
        victim = order[rows, likeliest]
        there = counts[rows, victim] > 0
        one = there & ((action == STEAL) | (action == SWAP))
        self.draw_from(games[one], victim[one], mover[one])
        swap = there & (action == SWAP)
        self.give_least(games[swap], mover[swap], victim[swap])
        for step in range(1, self.seats):
            other = (mover + step) % self.seats
            part = (action == GROUP) & (counts[rows, other] > 0)
            self.draw_from(games[part], other[part], mover[part])
            self.give_least(games[part], mover[part], other[part])

    def turn(self, rate: float) -> bool:
        games = np.flatnonzero(~self.over)
        if not len(games):
            return False
        counts = self.counts(games)
        may_end = counts[np.arange(len(games)), self.mover[games]] >= self.early
        self.note(games[may_end], True, rate)
        games = self.end_some(games, False)
        self.note(games, False, rate)
        mover, tops = self.mover[games], self.tops(games)
        style = self.style[games, mover]
        at = (style, tops[:, 0], tops[:, 1], tops[:, 2])
        odds = np.where(self.inherit[games][:, None], self.players.after[at], self.players.won[at])
        fall = self.random.random(len(games))[:, None] - np.cumsum(odds, axis=1)
        wins = fall[:, -1] < 0
        pile = np.argmax(fall < 0, axis=1)
        missed = games[~wins]
        self.inherit[missed] = True
        self.mover[missed] = (self.mover[missed] + 1) % self.seats
        self.win(games[wins], pile[wins], tops[wins])
        return True

    def win(self, games: Array, pile: Array, tops: Array) -> None:
        action = ACTION[tops[np.arange(len(games)), pile]]
        self.owner[games, self.on_top[games, pile]] = self.mover[games]
        self.left[games, pile] -= 1
        more = self.left[games, pile] > 0
        self.on_top[games, pile] = np.where(more, self.shown[games], -1)
        self.shown[games] += more
        self.inherit[games] = False
        acts = action > AGAIN
        self.act(games[acts], action[acts])
        counts = self.counts(games)
        self.over[games[counts[np.arange(len(games)), self.mover[games]] >= self.last]] = True
        left = ~self.over[games]
        plain = games[left & (action != AGAIN)]
        going = self.end_some(plain, True)
        self.mover[going] = (self.mover[going] + 1) % self.seats

    def shares(self) -> Array:
        totals = self.totals(np.arange(self.count))
        won = totals == totals.max(axis=1, keepdims=True)
        return won / won.sum(axis=1, keepdims=True)

    def play(self, rate: float = 0.5) -> Samples:
        for _ in range(MOST_TURNS):
            if not self.turn(rate):
                break
        shares = self.shares()
        found = []
        for which, sample in self.noted:
            games, mover = which // self.seats, which % self.seats
            order = (mover[:, None] + np.arange(self.seats)[None]) % self.seats
            found.append(sample._replace(shares=shares[games[:, None], order]))
        return Samples(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
