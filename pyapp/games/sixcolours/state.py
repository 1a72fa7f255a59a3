"""A position of Six Colours and what may be done in it. What then happens is `rules.py`'s."""

from __future__ import annotations

from functools import lru_cache
from sys import intern
from typing import NamedTuple

from ...core.game import Outcome
from .deck import CARDS, PATTERN, PILES, Hand, without_card
from .dice import EVERY, keeps, made, turned, turns

THROWS = 3
EARLY = {2: 7, 3: 5, 4: 4}
"""By players: who has so many cards may end the game (SC-20 to SC-22)."""
LAST = {2: 10, 3: 8, 4: 6}
"""By players: with so many cards the game ends by itself."""
HIDDEN = "?"
"""A card that this seat may not know."""

LOT, CARD, START, ROLL, THROW = "lot", "card", "start", "roll", "throw"
CHOOSE, DRAW, GIVE, GAINED, OVER = "choose", "draw", "give", "gained", "over"
DECISIONS = frozenset({START, THROW, CHOOSE, GIVE, GAINED})

TAKE = tuple(tuple(f"take {pile + 1}" for pile in range(PILES) if mask >> pile & 1) for mask in range(1 << PILES))
"""The moves for every set of piles, a set being a bit mask."""
PILES_OF = tuple(tuple(pile for pile in range(PILES) if mask >> pile & 1) for mask in range(1 << PILES))


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
    """The cards that no pile has shown yet, as one multiset: nobody knows which pile holds which. In a masked position
    those of the other hands are counted in, for that is all the seat knows."""
    tops: tuple[str, ...]
    """The card on offer of each pile; empty if the pile is, or if its next card is just being shown."""
    left: tuple[int, ...]
    """How many cards each pile has, the one on offer included."""
    hands: tuple[Hand, ...]
    phase: str
    seat: int = 0
    """Whose turn it is."""
    kept: str = ""
    """The dice set aside."""
    tray: str = ""
    """The last throw. After a turn its dice lie on until the next throw."""
    thrown: int = 0
    """How many of the three throws are made; dice taken over count as the first."""
    declined: int = 0
    """The piles whose cards were declined in this turn, as a bit mask."""
    turnable: bool = False
    """Equal blacks have been thrown and no die has been turned yet."""
    inherit: bool = False
    """The turn before won no card, so the dice may be taken over."""
    gained: str = ""
    """The card just won, as long as its action is under way."""
    others: tuple[int, ...] = ()
    """Seats that a group swap has yet to come to."""
    victim: int = -1
    drawn: str = ""
    """The card drawn from the victim in this exchange."""
    last: tuple[str, int, str] | None = None
    """How the turn before ended: code, seat, card won."""
    outcome: Outcome | None = None

    @property
    def dice(self) -> str:
        return "".join(sorted(self.kept + self.tray))


def makes(state: State, dice: str) -> int:
    """The piles whose cards the dice satisfy, declined or not."""
    patterns = made(dice, state.rules.groups == "shared")
    first, second, third = state.tops
    return (
        (first != "" and PATTERN[first] in patterns)
        | (second != "" and PATTERN[second] in patterns) << 1
        | (third != "" and PATTERN[third] in patterns) << 2
    )


def open_piles(state: State, dice: str) -> int:
    """The piles whose cards may be taken with these dice (SC-8, SC-11)."""
    return makes(state, dice) & ~state.declined


@lru_cache(maxsize=EVERY)
def _keep_moves(dice: str) -> tuple[str, ...]:
    return tuple(intern("keep " + kept) for kept in keeps(dice))


def _throw_moves(state: State) -> tuple[str, ...]:
    dice = state.dice
    takes = open_piles(state, dice)
    moves = TAKE[takes]
    final = state.thrown == THROWS
    if not final:
        moves = (*moves, *_keep_moves(dice), "throw")
    elif not takes:
        moves = ("pass",)
    if state.turnable:
        ways = turns(dice)
        if final and takes:  # SC-12: a card must be taken, so one must stay open
            ways = tuple(way for way in ways if open_piles(state, turned(dice, *way)))
        moves = (*moves, *(f"turn {die}>{face}" for die, face in ways))
    return moves


def legal_moves(state: State) -> tuple[str, ...]:
    phase = state.phase
    if phase == THROW:
        return _throw_moves(state)
    if phase == START:
        moves: tuple[str, ...] = ("throw",)
        if state.inherit:
            dice = state.dice
            moves = (*TAKE[open_piles(state, dice)], *_keep_moves(dice), "throw")
        return (*moves, "end") if _may_end(state) else moves
    if phase == CHOOSE:
        return tuple(f"{CARDS[state.gained].action} {seat + 1}" for seat in victims(state))
    if phase == GIVE:
        return tuple(f"give {card}" for card in dict.fromkeys(gifts(state)))
    return ("pass", "end") if phase == GAINED else ()


def _may_end(state: State) -> bool:
    """SC-20 to SC-22, before a first throw; after go again that is directly after a card, too (SC-O2)."""
    enough = len(state.hands[state.seat]) >= EARLY[len(state.hands)]
    return enough and (state.rules.ending == "own_turn" or state.gained != "")


def victims(state: State) -> tuple[int, ...]:
    """The others who have cards, clockwise from the left (SC-19, SC-25)."""
    count = len(state.hands)
    clockwise = ((state.seat + step) % count for step in range(1, count))
    return tuple(seat for seat in clockwise if state.hands[seat])


def gifts(state: State) -> Hand:
    """The cards that may be given in a swap (SC-O3)."""
    hand = state.hands[state.seat]
    return hand if state.rules.swap == "any_card" or HIDDEN in hand else without_card(hand, state.drawn)
