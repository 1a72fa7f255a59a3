"""Six Colours' odds for a hint: the chance of each card still in reach, for a player who aims only at it."""

from __future__ import annotations

from fractions import Fraction

from ...core.bot import Fact, Position
from .deck import PATTERN
from .dice import turned
from .odds import best, chance
from .state import START, THROW, THROWS, State, makes


def facts(position: Position, move: str) -> tuple[Fact, ...]:
    """The likeliest card first: where there is room for one figure only, it is about the card these dice suit."""
    return tuple(sorted(_facts(position.state, move), key=lambda fact: -fact.params["chance"]))


def _facts(state: State, move: str) -> tuple[Fact, ...]:
    if state.phase not in (START, THROW):
        return ()
    shared = state.rules.groups == "shared"
    verb, _, rest = move.partition(" ")
    left = THROWS - max(state.thrown, 1)  # dice taken over are the first roll
    if verb == "turn":
        dice, left = turned(state.dice, *rest.split(">")), THROWS - state.thrown
        return tuple(
            Fact("card", {"card": card, "chance": float(best(PATTERN[card], dice, left, shared))})
            for card in in_reach(state, state.declined)
        )
    if verb in ("keep", "throw"):
        afresh = verb == "throw" and state.phase == START
        cards = in_reach(state, 0 if afresh else state.declined | makes(state, state.dice))
        throws = THROWS if afresh else left
        return tuple(
            Fact("card", {"card": card, "chance": float(chance(PATTERN[card], rest, throws, shared))}) for card in cards
        )
    if verb == "take" and left:  # what is declined for it
        return tuple(
            Fact("instead", {"card": card, "chance": float(_instead(state, PATTERN[card], left, shared))})
            for card in in_reach(state, state.declined | makes(state, state.dice))
        )
    return ()


def _instead(state: State, pattern: str, left: int, shared: bool) -> Fraction:
    """With these dice, or with all six if they are another player's."""
    found = best(pattern, state.dice, left, shared, state.turnable)
    return max(found, chance(pattern, "", THROWS, shared)) if state.phase == START else found


def in_reach(state: State, closed: int) -> tuple[str, ...]:
    """The cards on offer, except the piles in this bit mask."""
    return tuple(top for pile, top in enumerate(state.tops) if top and not closed >> pile & 1)
