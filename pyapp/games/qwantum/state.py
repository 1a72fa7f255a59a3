"""A position of Qwantum, and what a seat can do there. The rules change it, the screen and the bots read it."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game import Outcome
from .dice import Faces, Sums, Which
from .sheet import Sheet, fits

LOT, START, ROLL, THROW, WRITE, CHOOSE, REVEAL, OVER = (
    "lot", "start", "roll", "throw", "write", "choose", "reveal", "over",
)  # fmt: skip
"""THROW is after the first roll (a reroll is still possible), WRITE after the second, CHOOSE is C."""

PASS, UNSEEN = -1, -2
"""Instead of a colour: nothing was written; somebody else's choice that is not revealed yet."""


class Rules(NamedTuple):
    """The options of a game, QW-O1 to QW-O3."""

    start: str
    equal: str
    choosing: str
    ties: str


class Last(NamedTuple):
    """How the previous turn went. Its dice stay on the table until the next roll."""

    seat: int
    wrote: int
    """The colour written in B, or PASS."""
    chosen: tuple[int, ...]
    """The choices in C, from the active player on; none if the game ended in B."""
    missed: bool


class State(NamedTuple):
    rules: Rules
    sheets: tuple[Sheet, ...]
    misses: tuple[int, ...]
    phase: str
    active: int = 0
    throws: int = 0
    thrown: Which = ()
    """The dice of the last roll, or of the one that is due."""
    dice: Faces = ()
    sums: Sums = ()
    out: int = PASS
    """The colour that the active player wrote in B."""
    chosen: tuple[int, ...] = ()
    """The choices in C so far, from the active player on."""
    last: Last | None = None
    outcome: Outcome | None = None

    @property
    def decider(self) -> int:
        return (self.active + len(self.chosen)) % len(self.sheets)

    @property
    def secret(self) -> bool:
        """Whether the choices of this C are hidden from the others (QW-O2)."""
        return self.rules.choosing == "hidden" and len(self.sheets) > 1


def open_colours(state: State, seat: int) -> list[int]:
    """QW-10, QW-13, QW-14: the colours that this seat can write: the sum fits the sheet, and the colour is not out."""
    equal = state.rules.equal == "yes"
    sums, out = state.sums, state.out
    return [colour for colour, row in enumerate(state.sheets[seat]) if colour != out and fits(row, sums[colour], equal)]


def would_miss(state: State) -> bool:
    """QW-15: whether passing now is a miss."""
    return state.phase == CHOOSE and not state.chosen and state.out == PASS
