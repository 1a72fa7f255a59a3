"""A position of Six Colours, and the few facts about it that rules, screen and hint share."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Outcome
from .deck import PATTERN, PILES, Hand
from .dice import made

THROWS = 3
EARLY = {2: 7, 3: 5, 4: 4}
"""By number of players: how many cards a player needs to end the game (SC-20 to SC-22)."""
LAST = {2: 10, 3: 8, 4: 6}
"""By number of players: with how many cards the game ends automatically."""
HIDDEN = "?"
"""A card that this seat must not know."""

LOT, CARD, START, ROLL, THROW = "lot", "card", "start", "roll", "throw"
CHOOSE, DRAW, GIVE, GAINED, OVER = "choose", "draw", "give", "gained", "over"
DECISIONS = frozenset({START, THROW, CHOOSE, GIVE, GAINED})

PILES_OF = tuple(tuple(pile for pile in range(PILES) if mask >> pile & 1) for mask in range(1 << PILES))
"""The piles of every set; a set is a bit mask."""


class Rules(NamedTuple):
    """The options of a game, SC-O1 to SC-O5, and who starts."""

    groups: str
    ending: str
    swap: str
    ties: str
    start: str


class State(NamedTuple):
    rules: Rules
    deck: tuple[tuple[str, int], ...]
    """The cards that no pile has shown yet, as one multiset: nobody knows which pile has which.

    In a masked position the cards of the other hands are counted too, because that is all the seat knows.
    """
    tops: tuple[str, ...]
    """The card on offer of each pile; empty if the pile is, or while its next card is being shown."""
    left: tuple[int, ...]
    """How many cards each pile has, including the one on offer."""
    hands: tuple[Hand, ...]
    phase: str
    seat: int = 0
    """Whose turn it is."""
    kept: str = ""
    """The dice set aside."""
    tray: str = ""
    """The last roll. After a turn its dice stay on the table until the next roll."""
    thrown: int = 0
    """How many of the three rolls are used; dice taken over count as the first."""
    declined: int = 0
    """The piles whose cards were declined in this turn, as a bit mask."""
    turnable: bool = False
    """Equal blacks have been rolled and no die has been turned yet."""
    inherit: bool = False
    """The previous turn won no card, so the dice can be taken over."""
    gained: str = ""
    """The card just won, while its action is in progress."""
    others: tuple[int, ...] = ()
    """Seats that still have to do the group swap."""
    victim: int = -1
    drawn: str = ""
    """The card drawn from the victim in this exchange."""
    last: tuple[str, int, str] | None = None
    """How the previous turn ended: code, seat, card won."""
    outcome: Outcome | None = None

    @property
    def dice(self) -> str:
        return "".join(sorted(self.kept + self.tray))


def makes(state: State, dice: str) -> int:
    """The piles whose cards the dice match, declined or not."""
    patterns = made(dice, state.rules.groups == "shared")
    first, second, third = state.tops
    return (
        (first != "" and PATTERN[first] in patterns)
        | (second != "" and PATTERN[second] in patterns) << 1
        | (third != "" and PATTERN[third] in patterns) << 2
    )


def open_piles(state: State, dice: str) -> int:
    """The piles whose cards can be taken with these dice (SC-8, SC-11)."""
    return makes(state, dice) & ~state.declined
