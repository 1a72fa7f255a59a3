"""A position of Tutto: the cards, the options, and the turn so far."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Outcome
from .scoring import Throw

CARDS = {
    "clover": 1,
    "fireworks": 5,
    "stop": 10,
    "straight": 5,
    "plusminus": 5,
    "double": 5,
    "bonus200": 5,
    "bonus300": 5,
    "bonus400": 5,
    "bonus500": 5,
    "bonus600": 5,
}
FULL_DECK = tuple(CARDS.items())
BONUS = {card: int(card.removeprefix("bonus")) for card in CARDS if card.startswith("bonus")}
DICE_SCORE = frozenset({"fireworks", "double", *BONUS})
"""The cards on which 1s, 5s and triples have their value; elsewhere only the card pays."""
PLUS_MINUS = 1000
STRAIGHT = 2000
SIX = 6

WRITTEN = frozenset({"stopped", "fireworks_over"})
"""How a turn can end with its points written; every other end loses them."""

LOT, START, CARD, ROLL, THROW, OVER = "lot", "start", "card", "roll", "throw", "over"


class Rules(NamedTuple):
    """The options of a game, TU-O1 to TU-O10."""

    doubles: str
    payment: str
    sole_leader: str
    below_zero: str
    ending: str
    target: int
    start: str
    leaf_earlier: str
    leaf_card: str


class State(NamedTuple):
    rules: Rules
    scores: tuple[int, ...]
    """Points by seat, without the current turn."""
    deck: tuple[tuple[str, int], ...]
    """The cards still in the pile, as a multiset: nobody knows their order."""
    phase: str
    seat: int = 0
    """Whose turn it is."""
    first: int = 0
    """Who started the game."""
    card: str = ""
    aside: tuple[Throw, ...] = ()
    """Dice set aside on this card, in groups."""
    tray: Throw = ()
    """The last roll."""
    banked: int = 0
    """Points of this turn from completed Tuttos."""
    aside_points: int = 0
    turn_dice: int = 0
    """Points of this turn from dice, without what cards added (TU-O1)."""
    tuttos: int = 0
    leaf: int = 0
    """Tuttos still needed for the clover leaf; 0 if none is open."""
    payments: int = 0
    """Plus/minus Tuttos of this turn that the leaders have not paid for yet."""
    last: tuple[str, int, int] | None = None
    """How the previous turn ended: code, seat, points. Its card and dice stay on the table until the next draw."""
    final: bool = False
    """The target has been reached and the others have their last turns (TU-O6)."""
    outcome: Outcome | None = None

    @property
    def left(self) -> int:
        """How many dice are not set aside."""
        return SIX - sum(map(len, self.aside))


def leaders(state: State) -> list[int]:
    """TU-O4: the highest scores; the points of the current turn do not count."""
    best = max(state.scores)
    return [seat for seat, score in enumerate(state.scores) if score == best]
