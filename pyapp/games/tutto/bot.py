"""A sensible Tutto player: it keeps dice and stops by the points that the turn will score on average.

Within a card the expectation is exact. For continuing after a Tutto it looks one card ahead and assumes that the player
stops at that card's Tutto. Bonus cards still in the pile count as their average there.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from ...core.bot import Bot, Position
from ...core.stream import Stream
from .choices import Choice, choices
from .odds import fireworks_points, straight_chance, throws, tutto_chance
from .scoring import dice_points, keeps
from .state import BONUS, PLUS_MINUS, SIX, STRAIGHT, State

STAKES = (0, 1000, 3000)
"""Turn points for which continuing is computed; other values are interpolated linearly."""

Ahead = tuple[float, ...]
"""What turning up another card is worth with each of STAKES at risk."""


class Card(NamedTuple):
    """A card on which dice score, as far as the expectation needs it."""

    bonus: float
    doubles: str
    """The points it doubles, or nothing."""
    banked: int
    turn_dice: int
    """Dice points of this turn from earlier cards."""
    ahead: Ahead


Throws = tuple[tuple[float, int, tuple[tuple[int, int], ...]], ...]


@lru_cache(maxsize=8)
def grouped_throws(dice: int) -> Throws:
    """Equivalent rolls combined: chance, points of everything that scores, most points by the number of dice kept."""
    alike: Counter[tuple[int, tuple[tuple[int, int], ...]]] = Counter()
    for throw, weight in throws(dice):
        best: dict[int, int] = {}
        for kept in keeps(throw):
            best[len(kept)] = max(best.get(len(kept), 0), dice_points(kept))
        if best:
            alike[dice_points(keeps(throw)[-1]), tuple(best.items())] += weight
    return tuple((weight / 6**dice, points, ways) for (points, ways), weight in alike.items())


def go_on(points: float, ahead: Ahead) -> float:
    """What turning up another card is worth with these points at risk."""
    if not ahead:
        return 0.0
    at = 0 if points < STAKES[1] else 1
    low, high = STAKES[at], STAKES[at + 1]
    return ahead[at] + (ahead[at + 1] - ahead[at]) * (points - low) / (high - low)


def tutto_worth(card: Card, dice: int) -> float:
    """What the turn is worth when this card's dice, with these points, have completed a Tutto."""
    rolled = card.banked + dice
    doubled = {"": 0, "total": rolled, "dice": card.turn_dice + dice, "card": dice}[card.doubles]
    points = rolled + card.bonus + doubled
    return max(points, go_on(points, card.ahead))


@lru_cache(maxsize=1 << 10)
def throw_worth(card: Card, dice: int, aside: int) -> float:
    """The expected points before a roll of this many dice with these points set aside."""
    worth = 0.0
    for chance, points, ways in grouped_throws(dice):
        best: float = card.banked + aside + points
        for kept, scored in ways:
            left = dice - kept
            then = throw_worth(card, left, aside + scored) if left else tutto_worth(card, aside + scored)
            best = max(best, then)
        worth += chance * best
    return worth


@lru_cache(maxsize=256)
def card_worth(card: str, stake: int, doubles: str, win: int) -> float:
    """What a card just turned up is worth, stopping at its Tutto."""
    if card == "stop":
        return 0.0
    if card == "fireworks":
        return stake + fireworks_points()[SIX]
    if card == "straight":
        return float(straight_chance(SIX)) * (stake + STRAIGHT)
    if card == "plusminus":
        return float(tutto_chance(SIX)) * (stake + PLUS_MINUS)
    if card == "clover":
        return float(tutto_chance(SIX)) ** 2 * win
    bonus = sum(BONUS.values()) / len(BONUS) if card in BONUS else 0.0
    return throw_worth(Card(bonus, doubles if card == "double" else "", stake, stake, ()), SIX, 0)


def look_ahead(state: State) -> Ahead:
    cards = sum(left for _, left in state.deck)
    if not cards:
        return ()
    rules = state.rules
    kinds: Counter[str] = Counter()
    for name, left in state.deck:
        kinds["bonus400" if name in BONUS else name] += left
    turned = [(name, left) for name, left in kinds.items() if left]
    return tuple(
        fsum(left * card_worth(name, stake, rules.doubles, rules.target) for name, left in turned) / cards
        for stake in STAKES
    )


def sensible(position: Position, stream: Stream) -> str:
    state: State = position.state
    if len(position.legal) == 1:
        return position.legal[0]
    offered = choices(state)
    stop = offered[-1] if offered[-1].kind == "stop" else None
    reached = state.scores[state.seat] + stop.total >= state.rules.target if stop else False
    if reached and state.rules.ending == "at_once":
        return "stop"
    return best_of(state, offered).move


def best_of(state: State, offered: list[Choice]) -> Choice:
    ahead = look_ahead(state)

    def worth(choice: Choice) -> tuple[float, int]:
        """More points are better; of equal moves, the one that rolls fewer dice keeps more points."""
        total, left = choice.total, choice.left
        if choice.kind == "stop":
            return float(total), 0
        if choice.tutto:
            return (float(state.rules.target) if state.leaf else go_on(total, ahead)), 0
        if state.leaf or state.card == "plusminus":
            return float(tutto_chance(left)) * (total + PLUS_MINUS), -left
        if state.card == "straight":
            return float(straight_chance(left)) * (total + STRAIGHT), -left
        return points_ahead(state, choice, ahead), -left

    return max(offered, key=worth)


def points_ahead(state: State, choice: Choice, ahead: Ahead = ()) -> float:
    """The expected points of a turn that rolls again; without cards ahead it ends at the Tutto, and they are exact."""
    doubles = state.rules.doubles if state.card == "double" else ""
    earlier = state.turn_dice - state.aside_points
    card = Card(BONUS.get(state.card, 0), doubles, state.banked, earlier, ahead)
    return throw_worth(card, choice.left, choice.total - state.banked)


BOTS: dict[str, Bot] = {"sensible": sensible}
