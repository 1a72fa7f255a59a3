"""Makes `values.bin`, what Six Colours' evaluator reads: `python build.py tables sixcolours` (a few minutes).

1. Offers. For every three cards that can be on offer, whatever their colours, the chances that a turn wins each of
   them, for players who value cards, points and actions differently (`make_chances.py`).
2. Games of such players, without dice: each turn is a draw from these chances (`make_games.py`). The first ones tell
   how much likelier some cards are to be in a hand than others.
3. What they won teaches a network what a position between two turns is worth (`make_network.py`), for each number of
   players. In the next round of games, the network decides who ends a game and how a turn is played.

All chance comes from seeded streams, so the numbers are the same each time, up to how a machine rounds sums.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations, product
from pathlib import Path
from struct import pack
from typing import Any

import numpy as np

from ...core.table import FILE, seal
from .deck import CARDS, PILES
from .kinds import EMPTY, FAMILIES, KIND_OF, NUMBER
from .make_chances import chances
from .make_games import IDS, Games, Players, Samples
from .make_network import Network
from .network import SCALE
from .state import LAST

STYLES = (
    (1.5, {"again": 2.5, "steal": 5.0, "swap": 1.0, "group_swap": 1.0}),
    (4.0, {"again": 3.5, "steal": 9.0, "swap": 1.0, "group_swap": 1.0}),
    (4.0, {"again": 3.5, "steal": 12.0, "swap": 1.0, "group_swap": 1.0}),
)
"""What it is worth to a player to have one card more, in points, and what an action is worth."""
TIE = 1e-3
"""Cards of equal worth are told apart, so that the chances to win them add up."""
GAMES, PART = 20000, 0.3
"""Games that are played at once, and the part of their positions that is noted."""
ROUNDS = ((4, 2000), (10, 3000))
"""How often that many games are played, and how many steps of learning follow."""


Key = bytes
"""Three cards on offer: kinds in order, each with a number for its colour if it has one, in order of appearance."""
LABELS = 4


def _labelled(cards: list[tuple[int, str]]) -> Key:
    labels: dict[str, int] = {"": 0}
    return bytes(kind * LABELS + labels.setdefault(colour, len(labels)) for kind, colour in cards)


def key_of(tops: tuple[str, ...]) -> tuple[Key, tuple[int, ...]]:
    """The three cards whatever their order and colours, and the place of each pile's card in it."""
    cards = [(NUMBER[KIND_OF[top]], CARDS[top].colour) if top else (EMPTY, "") for top in tops]
    found: tuple[Key, tuple[int, ...]] | None = None
    for order in permutations(range(PILES)):
        ordered = [cards[pile] for pile in order]
        if ordered[0][0] <= ordered[1][0] <= ordered[2][0]:
            key = _labelled(ordered)
            if found is None or key < found[0]:
                found = key, tuple(order.index(pile) for pile in range(PILES))
    assert found is not None
    return found


def offers() -> dict[Key, tuple[str, ...]]:
    """Every key, always in the same order, with cards that show it, in the order of the key."""
    found: dict[Key, tuple[str, ...]] = {}
    for kinds in combinations_with_replacement(range(EMPTY + 1), PILES):
        choices = [
            [id for id in CARDS if NUMBER[KIND_OF[id]] == kind][:PILES] if kind < EMPTY else [""] for kind in kinds
        ]
        for tops in product(*choices):
            key, places = key_of(tops)
            found.setdefault(key, tuple(tops[places.index(place)] for place in range(PILES)))
    return found


def worths(tops: tuple[str, ...]) -> Any:
    """By style and card on offer."""

    def worth(top: str, place: int, card: float, bonus: dict[str, float]) -> float:
        return card + CARDS[top].points + bonus.get(CARDS[top].action, 0.0) + place * TIE if top else 0.0

    return np.array([[worth(top, place, *style) for place, top in enumerate(tops)] for style in STYLES])


def players() -> Players:
    table = {key: chances(tops, worths(tops)) for key, tops in offers().items()}
    cards = (*IDS, "")
    won = np.zeros((len(STYLES), *(len(cards),) * PILES, PILES))
    after = np.zeros_like(won)
    for at in product(range(len(cards)), repeat=PILES):
        key, places = key_of(tuple(cards[card] for card in at))
        if key in table:  # the others need a card that there is only once
            won[:, *at], after[:, *at] = (odds[:, places] for odds in table[key])
    return Players(won, after, np.ones(len(cards)))


def tendencies(games: Games) -> dict[str, float]:
    """By family: how much likelier cards are to be in a hand than in a pile, the likeliest family as 1."""
    rows = np.arange(games.count)[:, None]
    hidden = games.owner < 0
    hidden[rows, np.maximum(games.on_top, 0)] &= games.on_top < 0
    families = np.array([FAMILIES.index(KIND_OF[card].family) for card in IDS])[games.deck]
    held, left = (np.bincount(families[which], minlength=len(FAMILIES)) for which in (games.owner >= 0, hidden))
    odds = held / left
    return dict(zip(FAMILIES, odds / odds.max(), strict=True))


def learned(seats: int, ways: Players) -> Network:
    network = Network(seats, seats)
    for number, (games, steps) in enumerate(ROUNDS):
        value = network if number else None
        seeds = range(games)
        parts = [Games(ways, seats, GAMES, (seats, number, seed), value).play(PART) for seed in seeds]
        samples = Samples(*map(np.concatenate, zip(*parts, strict=True)))
        network.learn(samples, steps)
        loss = network.loss(samples)
        print(f"{seats} players, round {number + 1}: {len(samples.cards)} positions, loss {loss:.4f}", flush=True)
    return network


def main() -> None:
    ways = players()
    print("offers: done", flush=True)
    first = Games(ways, 2, GAMES, (0,))
    first.play(PART)
    likely = tendencies(first)
    print({family: round(odds, 3) for family, odds in likely.items()})
    ways = ways._replace(tendency=np.array([*(likely[KIND_OF[card].family] for card in IDS), 0.0]))
    data = pack(f"<{len(FAMILIES)}H", *(round(likely[family] * SCALE) for family in FAMILIES))
    data += b"".join(learned(seats, ways).packed() for seats in LAST)
    Path(__file__).with_name(FILE).write_bytes(seal(data))
    print(len(data), "bytes")


if __name__ == "__main__":
    main()
