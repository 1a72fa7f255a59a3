"""Six Colours' bots. They see a masked position: their own cards, and how many cards the others have."""

from __future__ import annotations

from functools import lru_cache

from ...core.bot import Bot, Position
from ...core.stream import Stream
from .deck import CARDS, PATTERN, points_of
from .dice import made, turned
from .odds import chance
from .state import GIVE, LAST, START, THROW, THROWS, State

Aims = tuple[tuple[str, float], ...]
"""The patterns that win a card, each with what the card is worth."""

ACTION_WORTH = {"": 0.0, "again": 1.2, "steal": 1.5, "swap": 0.5, "group_swap": 0.7}
SECOND_AIM = 0.6
"""Dice kept for one card are only partly right for another."""
LEFT_LYING = 0.1
"""What it costs to leave dice to the next player, in points: little, but the same card is better taken now."""


def sensible(position: Position, stream: Stream) -> str:
    """Takes a card, or aims at those that promise most, by exact odds for each; ends the game when ahead."""
    state: State = position.state
    legal = position.legal
    if len(legal) == 1:
        return legal[0]
    if "end" in legal and points_of(state.hands[state.seat]) > _best_other(state):
        return "end"
    if state.phase in (START, THROW):
        return _best_throw(state, legal)
    if state.phase == GIVE:
        return min(legal, key=lambda move: CARDS[move.removeprefix("give ")].points)
    if "pass" in legal:
        return "pass"
    return max(legal, key=lambda move: len(state.hands[int(move.split()[1]) - 1]))  # whom to steal from or swap with


def _best_other(state: State) -> float:
    """The expected points of the strongest opponent, from the cards that nobody has shown."""
    unseen = sum(left for _, left in state.deck)
    average = sum(CARDS[card].points * left for card, left in state.deck) / max(unseen, 1)
    return max(len(hand) for seat, hand in enumerate(state.hands) if seat != state.seat) * average


def _worth(state: State, id: str) -> float:
    card = CARDS[id]
    hand = state.hands[state.seat]
    if len(hand) + 1 >= LAST[len(state.hands)] and points_of(hand) + card.points <= _best_other(state):
        return 0.1  # it would end a game that is not won
    anybody = any(other for seat, other in enumerate(state.hands) if seat != state.seat)
    return card.points + (ACTION_WORTH[card.action] if anybody or card.action == "again" else 0)


def _best_throw(state: State, legal: tuple[str, ...]) -> str:
    shared = state.rules.groups == "shared"
    worths = [_worth(state, top) if top else 0.0 for top in state.tops]
    every = tuple((PATTERN[top], worth) for top, worth in zip(state.tops, worths, strict=True) if top)
    still = tuple(
        (PATTERN[top], worths[pile]) for pile, top in enumerate(state.tops) if top and not state.declined >> pile & 1
    )
    aims = _after(still, state.dice, shared)
    throws = THROWS - max(state.thrown, 1)

    def value(move: str) -> float:
        verb, _, rest = move.partition(" ")
        if verb == "take":
            return worths[int(rest) - 1]
        if verb == "turn":
            return _lying(turned(state.dice, *rest.split(">")), THROWS - state.thrown, still, shared)
        if verb == "keep":
            return _prospect(rest, throws, aims, shared)
        if verb == "throw":  # at the start of a turn: all six dice new, three times, and nothing is declined
            return _prospect("", THROWS, every, shared) if state.phase == START else _prospect("", throws, aims, shared)
        return 0.0 if verb == "pass" else -1.0

    return max(legal, key=value)


def _after(aims: Aims, dice: str, shared: bool) -> Aims:
    """What can still be won by rolling again from these dice: the cards they match now are declined (SC-11)."""
    patterns = made(dice, shared)
    return tuple(aim for aim in aims if aim[0] not in patterns)


def _lying(dice: str, throws: int, aims: Aims, shared: bool) -> float:
    """What dice are worth now: the best card they match, or what the likeliest ways to roll again promise."""
    patterns = made(dice, shared)
    found = max((worth for pattern, worth in aims if pattern in patterns), default=0.0)
    if throws:
        left = _after(aims, dice, shared)
        for die in set(dice):  # the usual aim is to keep one colour, or all dice but one
            for kept in ("".join(other for other in dice if other.lower() == die.lower()), dice.replace(die, "", 1)):
                if len(kept) < len(dice):
                    found = max(found, _prospect(kept, throws, left, shared))
    return found


@lru_cache(maxsize=1 << 10)
def _prospect(kept: str, throws: int, aims: Aims, shared: bool) -> float:
    """What rolling again promises: the card aimed at and, if that fails, some of the others."""
    odds = [(_chance(pattern, kept, throws, shared), worth) for pattern, worth in aims]
    total, missed = 0.0, 1.0
    for hit, worth in sorted(odds, key=lambda odd: -odd[0] * odd[1]):
        total += missed * hit * worth * (SECOND_AIM if missed < 1 else 1)
        missed *= 1 - hit
    return total - LEFT_LYING


@lru_cache(maxsize=1 << 12)
def _chance(pattern: str, kept: str, throws: int, shared: bool) -> float:
    return float(chance(pattern, kept, throws, shared))


BOTS: dict[str, Bot] = {"sensible": sensible}
