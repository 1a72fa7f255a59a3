"""What a player can do with a roll of Tutto, and what each choice is worth. Rules, screen, bot and hint share it."""

from __future__ import annotations

from typing import NamedTuple

from .scoring import Throw, dice_points, keeps, straight_keeps
from .state import BONUS, DICE_SCORE, PLUS_MINUS, SIX, START, STRAIGHT, THROW, State


class Choice(NamedTuple):
    """A legal move and what it is worth."""

    move: str
    kind: str
    """`draw`, `keep` or `stop`."""
    dice: list[int]
    """The dice it sets aside."""
    points: int
    """What these dice score."""
    total: int
    """The points of the turn after it."""
    left: int
    """The dice to roll after it."""
    tutto: bool


def keep_move(dice: Throw) -> str:
    return "keep " + ",".join(map(str, dice))


def all_keeps(state: State) -> tuple[Throw, ...]:
    """The ways to set dice of the roll aside, the largest last; none at all is a null."""
    if state.card == "straight":
        return straight_keeps(state.tray, tuple(die for group in state.aside for die in group))
    return keeps(state.tray)


def open_keeps(state: State) -> tuple[Throw, ...]:
    ways = all_keeps(state)
    return ways[-1:] if state.card == "fireworks" else ways  # TU-20: everything that scores is set aside


def makes_tutto(state: State, dice: Throw) -> bool:
    return len(dice) == state.left


def may_stop(state: State) -> bool:
    if state.leaf or state.card == "fireworks":
        return False
    if state.card in ("straight", "plusminus"):
        return makes_tutto(state, all_keeps(state)[-1])
    return True


def worth(state: State, dice: Throw) -> int:
    return dice_points(dice) if state.card in DICE_SCORE else 0


def banked_by_tutto(state: State, points: int) -> int:
    """The turn's points if the remaining dice, worth this much, complete a Tutto on this card."""
    rolled = state.banked + state.aside_points + points
    if state.card in BONUS:
        return rolled + BONUS[state.card]
    if state.card == "double":
        turn_dice = state.turn_dice + points
        return rolled + {"total": rolled, "dice": turn_dice, "card": state.aside_points + points}[state.rules.doubles]
    return rolled + {"plusminus": PLUS_MINUS, "straight": STRAIGHT}.get(state.card, 0)


def choices(state: State) -> list[Choice]:
    """Every legal move with what it is worth, so that a screen never adds up dice."""
    if state.phase == START:
        return [Choice("draw", "draw", [], 0, state.banked, SIX, False)]
    if state.phase != THROW:
        return []
    found = [_choice(state, keep_move(dice), "keep", dice) for dice in open_keeps(state)]
    if may_stop(state):
        found.append(_choice(state, "stop", "stop", all_keeps(state)[-1]))
    return found


def _choice(state: State, move: str, kind: str, dice: Throw) -> Choice:
    tutto = makes_tutto(state, dice)
    points = worth(state, dice)
    total = banked_by_tutto(state, points) if tutto else state.banked + state.aside_points + points
    left = 0 if kind == "stop" else SIX if tutto else state.left - len(dice)
    return Choice(move, kind, list(dice), points, total, left, tutto)
