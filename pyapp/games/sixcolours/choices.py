"""What each legal move of Six Colours means, so that a screen needs no rule."""

from __future__ import annotations

from typing import NamedTuple

from ...core import game
from .deck import facts
from .dice import SIX, turned
from .state import PILES_OF, START, THROWS, State, open_piles


class TakeCard(NamedTuple):
    move: str
    kind: str
    pile: int
    card: str
    combination: str
    colour: str | None
    points: int
    action: str | None


class GiveCard(NamedTuple):
    move: str
    kind: str
    card: str
    combination: str
    colour: str | None
    points: int
    action: str | None


class RollDice(NamedTuple):
    """A roll: the first, or with some dice kept."""

    move: str
    kind: str
    dice: list[str]
    """The dice that are kept."""
    left: int
    declines: list[int]
    """The piles whose cards are declined by it."""
    throws_left: int


class TurnDie(NamedTuple):
    move: str
    kind: str
    die: str
    face: str
    makes: list[int]
    """The piles whose cards the dice match then."""


class Victim(NamedTuple):
    """A player to steal from or to swap with."""

    move: str
    kind: str
    victim: int
    cards: int


Choice = TakeCard | GiveCard | RollDice | TurnDie | Victim | game.Choice


def choices(state: State, legal: tuple[str, ...]) -> list[Choice]:
    return [_choice(state, move) for move in legal]


def _choice(state: State, move: str) -> Choice:
    verb, _, rest = move.partition(" ")
    if verb == "take":
        pile = int(rest) - 1
        return TakeCard(move, verb, pile, **facts(state.tops[pile]))
    if verb == "give":
        return GiveCard(move, verb, **facts(rest))
    if verb in ("keep", "throw"):
        return _roll(state, move, rest)
    if verb == "turn":
        die, face = rest.split(">")
        return TurnDie(move, verb, die, face, list(PILES_OF[open_piles(state, turned(state.dice, die, face))]))
    if verb in ("steal", "swap"):
        victim = int(rest) - 1
        return Victim(move, verb, victim, len(state.hands[victim]))
    return game.Choice(move, verb)


def _roll(state: State, move: str, kept: str) -> RollDice:
    afresh = state.phase == START and not kept
    return RollDice(
        move,
        "throw",
        list(kept),
        left=SIX - len(kept),
        declines=[] if afresh else list(PILES_OF[open_piles(state, state.dice)]),
        throws_left=THROWS - (0 if afresh else max(state.thrown, 1)) - 1,
    )
