"""Set up a table of Six Colours for a test: cards on offer, cards already won, and what happens then."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playing import script

from pyapp.core.match import Match
from pyapp.games.sixcolours.deck import FULL_DECK, ORDER, PILE
from pyapp.games.sixcolours.state import START, State

HARD = ("six", "five_blue", "five_green")
"""Three cards that hardly any roll matches."""
JUNK = "roll B G o p u y"
"""A roll that matches nothing."""
NOTHING = ("throw", JUNK, "throw", JUNK, "throw", JUNK)
"""A turn without a card."""
FOURS = ("four",) * 4
TWOS = ("four", "four", "four", "four", "trio_blue", "trio_green", "trio_orange", "trio_pink", "trio_purple")
"""Nine cards of two points each, none with an action."""


def table(
    tops: tuple[str, ...],
    *moves: str,
    hands: tuple[tuple[str, ...], ...] = ((), ()),
    left: tuple[int, ...] = (PILE, PILE, PILE),
    **options: Any,
) -> Match[Any]:
    """A match in which the first seat is about to roll, with these cards on offer and in the hands, then played."""
    match = script("sixcolours", seats=len(hands), **{"start": 1, **options})
    gone = Counter(card for cards in (tops, *hands) for card in cards)
    deck = tuple((card, copies - gone[card]) for card, copies in FULL_DECK)
    assert all(copies >= 0 for _, copies in deck)
    ordered = tuple(tuple(sorted(hand, key=ORDER.__getitem__)) for hand in hands)
    match.start = match.start._replace(tops=tops, hands=ordered, deck=deck, left=left, phase=START)
    for move in moves:
        match.play(move)
    return match


def hands(match: Match[Any]) -> tuple[set[str], ...]:
    return tuple(set(hand) for hand in match.state.hands)


def sizes(match: Match[Any]) -> list[int]:
    return [len(hand) for hand in match.state.hands]


def takes(match: Match[Any]) -> list[str]:
    return [move for move in match.legal if move.startswith("take")]


def verbs(match: Match[Any]) -> set[str]:
    return {move.split()[0] for move in match.legal}


def view(match: Match[Any], seat: int | None = None) -> dict[str, Any]:
    state: State = match.state
    seen: dict[str, Any] = match.game.view(match.game.mask(state, seat), seat)
    return seen
