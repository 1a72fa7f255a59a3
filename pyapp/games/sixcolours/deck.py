"""The 45 cards of Six Colours: one table, and what follows from it.

The table is a RECONSTRUCTION (SC-4). The printed list is lost; only the any-colour four at 2 points and five at 3 are
known from the rulebook's example. When an original is found, replace `TABLE` (and increase the game's version): nothing
else depends on the cards.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .dice import COLOURS

ANY = ""
NONE = ""

TABLE: tuple[tuple[int, str, str, int, str], ...] = (
    # copies, combination, colour, points, action
    (1, "trio", ANY, 1, "again"),
    (1, "trio", ANY, 1, "steal"),
    (1, "trio", ANY, 1, "swap"),
    (1, "trio", ANY, 1, "group_swap"),
    (1, "three_pairs", ANY, 2, "again"),
    (1, "three_pairs", ANY, 2, "steal"),
    (1, "three_pairs", ANY, 2, "swap"),
    (1, "three_pairs", ANY, 2, "group_swap"),
    (1, "full_house", ANY, 2, "again"),
    (1, "full_house", ANY, 2, "steal"),
    (1, "full_house", ANY, 2, "swap"),
    (1, "full_house", ANY, 2, "group_swap"),
    (4, "four", ANY, 2, NONE),
    (3, "five", ANY, 3, NONE),
    (3, "two_trios", ANY, 3, NONE),
    (3, "four_and_pair", ANY, 3, NONE),
    (2, "six", ANY, 5, NONE),
    *((1, "trio", colour, 2, NONE) for colour in COLOURS.values()),
    *((1, "four", colour, 3, NONE) for colour in COLOURS.values()),
    *((1, "five", colour, 4, NONE) for colour in COLOURS.values()),
)


class Card(NamedTuple):
    id: str
    combination: str
    colour: str
    """The colour it must be made in; empty for any."""
    points: int
    action: str
    """What its winner must do; empty for nothing."""

    @property
    def pattern(self) -> str:
        """What the dice must show, as `dice.made` names it."""
        return f"{self.combination}_{self.colour}" if self.colour else self.combination


def _card(combination: str, colour: str, points: int, action: str) -> Card:
    return Card("_".join(filter(None, (combination, colour, action))), combination, colour, points, action)


CARDS = {card.id: card for card in (_card(*row[1:]) for row in TABLE)}
FULL_DECK = tuple(zip(CARDS, (row[0] for row in TABLE), strict=True))
ORDER = {id: at for at, id in enumerate(CARDS)}
PATTERN = {id: card.pattern for id, card in CARDS.items()}
PILES, PILE = 3, 15

Hand = tuple[str, ...]
"""Cards in the order of the table."""


def points_of(hand: Hand) -> int:
    return sum(CARDS[id].points for id in hand)


def with_card(hand: Hand, id: str) -> Hand:
    return tuple(sorted((*hand, id), key=ORDER.__getitem__))


def without_card(hand: Hand, id: str) -> Hand:
    at = hand.index(id)
    return hand[:at] + hand[at + 1 :]


def facts(id: str) -> dict[str, Any]:
    """A card for a screen or a log."""
    card = CARDS[id]
    return {
        "card": id,
        "combination": card.combination,
        "colour": card.colour or None,
        "points": card.points,
        "action": card.action or None,
    }
