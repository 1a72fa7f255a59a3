"""Six Colours' bots. They see a masked position: their own cards, and how many the others have."""

from __future__ import annotations

from functools import lru_cache

from ...core.bot import Bot, Position
from ...core.dice import Stream
from .deck import CARDS, points_of
from .dice import made, turned
from .odds import chance
from .state import GAINED, GIVE, LAST, START, THROW, THROWS, State

Goals = tuple[tuple[str, float], ...]
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
    if state.phase == GIVE:
        return min(legal, key=lambda move: CARDS[move.removeprefix("give ")].points)
    if state.phase in (START, THROW):
        return max((move for move in legal if move != "end"), key=lambda move: _value(state, move))
    if state.phase == GAINED:
        return "pass"
    return max(legal, key=lambda move: len(state.hands[int(move.split()[1]) - 1]))  # whom to steal from or swap with


def _best_other(state: State) -> float:
    """The points one must expect with the strongest of the others, from the cards nobody has shown."""
    unseen = sum(left for _, left in state.deck)
    average = sum(CARDS[card].points * left for card, left in state.deck) / max(unseen, 1)
    return max(len(hand) for seat, hand in enumerate(state.hands) if seat != state.seat) * average


def _worth(state: State, pile: int) -> float:
    card = CARDS[state.tops[pile]]
    hand = state.hands[state.seat]
    if len(hand) + 1 >= LAST[len(state.hands)] and points_of(hand) + card.points <= _best_other(state):
        return 0.1  # it would end a game that is not won
    anybody = any(other for seat, other in enumerate(state.hands) if seat != state.seat)
    return card.points + (ACTION_WORTH[card.action] if anybody or card.action == "again" else 0)


def _value(state: State, move: str) -> float:
    verb, _, rest = move.partition(" ")
    if verb == "take":
        return _worth(state, int(rest) - 1)
    if verb == "pass":
        return 0
    if verb == "turn":
        return _turn_value(state, *rest.split(">"))
    if state.phase == START and not rest:
        return _prospect("", THROWS, _goals(state, ""), _shared(state)) - LEFT_LYING
    throws = THROWS - max(state.thrown, 1)
    return _prospect(rest, throws, _goals(state, state.dice), _shared(state)) - LEFT_LYING


def _turn_value(state: State, die: str, face: str) -> float:
    """What the dice are worth with one turned: the best card they make, or what the best keeping of most promises."""
    dice = turned(state.dice, die, face)
    patterns = made(dice, _shared(state))
    piles = [pile for pile, top in enumerate(state.tops) if top and not state.declined >> pile & 1]
    found = max((_worth(state, pile) for pile in piles if CARDS[state.tops[pile]].pattern in patterns), default=0.0)
    if state.thrown < THROWS:
        goals = _goals(state, dice)
        colours = {letter.lower() for letter in dice}
        for colour in colours:  # after a turn, keeping one colour or all but one die is what one aims at
            kept = "".join(letter for letter in dice if letter.lower() == colour)
            rest = dice.replace(colour, "", 1) if colour in dice else dice.replace(colour.upper(), "", 1)
            for way in (kept, rest):
                if 0 < len(way) < len(dice):
                    found = max(found, _prospect(way, THROWS - state.thrown, goals, _shared(state)) - LEFT_LYING)
    return found


def _shared(state: State) -> bool:
    return state.rules.groups == "shared"


def _goals(state: State, dice: str) -> Goals:
    """What may still be won after throwing on from these dice: what they make now is declined (SC-11)."""
    patterns = made(dice, _shared(state)) if dice else ()
    return tuple(
        (CARDS[top].pattern, _worth(state, pile))
        for pile, top in enumerate(state.tops)
        if top and CARDS[top].pattern not in patterns and not (dice and state.declined >> pile & 1)
    )


@lru_cache(maxsize=1 << 13)
def _prospect(kept: str, throws: int, goals: Goals, shared: bool) -> float:
    """What throwing on promises: the card aimed at, and in case that fails something of the others."""
    odds = [(float(chance(pattern, kept, throws, shared)), worth) for pattern, worth in goals]
    total, missed = 0.0, 1.0
    for hit, worth in sorted(odds, key=lambda odd: -odd[0] * odd[1]):
        total += missed * hit * worth * (SECOND_AIM if missed < 1 else 1)
        missed *= 1 - hit
    return total


BOTS: dict[str, Bot] = {"sensible": sensible}
