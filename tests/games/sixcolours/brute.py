"""Six Colours' figures by brute force through its rules.

The result of a roll does not depend on the cards on offer, so the rules are asked once for every way to keep dice; the
best play for each card is then computed from that.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from pyapp.core.bot import Fact, Position
from pyapp.games.sixcolours.deck import CARDS, PATTERN
from pyapp.games.sixcolours.rules import GAME
from pyapp.games.sixcolours.state import ROLL, START, THROW, THROWS, State

from .table import HARD, table


@cache
def start(card: str, groups: str) -> State:
    """A player about to roll, with this card first on offer."""
    others = tuple(other for other in HARD if other != card)[:2]
    return table((card, *others), groups=groups).state


def lying(dice: str, turnable: bool, thrown: int, card: str, groups: str) -> State:
    return start(card, groups)._replace(phase=THROW, tray=dice, thrown=thrown, turnable=turnable)


@cache
def keeps(dice: str) -> tuple[str, ...]:
    """What can be kept of these dice by the rules, including nothing."""
    legal = GAME.legal_moves(lying(dice, False, 1, HARD[0], "shared"))
    return tuple(move.partition(" ")[2] for move in legal if move.split()[0] in ("keep", "throw"))


@cache
def turns(dice: str) -> tuple[str, ...]:
    """The possible dice after one of them was turned."""
    state = lying(dice, True, 1, HARD[0], "shared")
    after = {GAME.apply(state, move)[0].dice for move in GAME.legal_moves(state) if move.startswith("turn")}
    return tuple(sorted(after))


@cache
def lands(kept: str) -> tuple[tuple[str, bool, float], ...]:
    """The results of rolling the other dice: six dice, whether one can be turned, and the odds."""
    state = start(HARD[0], "shared")._replace(phase=ROLL, kept=kept, thrown=1)
    roll = GAME.turn(state)
    found: dict[tuple[str, bool], float] = {}
    for outcome, weight in roll.outcomes():  # type: ignore[union-attr]
        after = GAME.apply(state, outcome)[0]
        at = (after.dice, after.turnable)
        found[at] = found.get(at, 0) + weight / roll.total  # type: ignore[union-attr]
    return tuple((dice, turnable, odds) for (dice, turnable), odds in found.items())


class Aim:
    """The best play for one card."""

    def __init__(self, card: str, groups: str) -> None:
        self.card = card
        self.groups = groups
        self.known: dict[tuple[str, bool, int], float] = {}
        self.rolled: dict[tuple[str, int], float] = {}

    @lru_cache(maxsize=1 << 12)  # noqa: B019 - there are few cards, and all are kept anyway
    def takes(self, dice: str) -> bool:
        """Whether the rules offer the card for these dice."""
        return "take 1" in GAME.legal_moves(lying(dice, False, THROWS, self.card, self.groups))

    def roll(self, kept: str, throws: int) -> float:
        """Rolling the other dice, with this many rolls, including this one."""
        if (kept, throws) not in self.rolled:
            found = sum(odds * self.best(dice, turnable, throws - 1) for dice, turnable, odds in lands(kept))
            self.rolled[kept, throws] = found
        return self.rolled[kept, throws]

    def best(self, dice: str, turnable: bool, throws: int) -> float:
        """With these six dice and this many rolls left."""
        at = (dice, turnable, throws)
        if at not in self.known:
            self.known[at] = 1.0 if self.takes(dice) else self.further(dice, turnable, throws)
        return self.known[at]

    def further(self, dice: str, turnable: bool, throws: int) -> float:
        """The same for a player who does not take the card now."""
        found = max(self.best(after, False, throws) for after in turns(dice)) if turnable else 0.0
        if throws and found < 1:
            found = max(found, max(self.roll(kept, throws) for kept in keeps(dice)))
        return found


@cache
def aim(card: str, groups: str) -> Aim:
    return Aim(card, groups)


def chance(pattern: str, kept: str, throws: int) -> float:
    card = next(card for card in CARDS if PATTERN[card] == pattern)
    return aim(card, "shared").roll("".join(sorted(kept)), throws)


def with_kept(combination: str, kept: int, throws: int) -> float:
    return chance(combination, "b" * kept, throws)


FIGURES = {"chance": chance, "with_kept": with_kept}


# Facts of a hint


def after_move(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    """A move that keeps, rolls or turns, then going for the card."""
    after = GAME.apply(position.state, move)[0]
    goal = aim(fact.params["card"], position.state.rules.groups)
    left = THROWS - after.thrown
    if move.startswith("turn"):
        return {"card": fact.params["card"], "chance": goal.best(after.dice, False, left)}
    return {"card": fact.params["card"], "chance": goal.roll(after.kept, left)}


def instead(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    """Anything other than taking a card now, then going for this one."""
    state: State = position.state
    goal = aim(fact.params["card"], state.rules.groups)
    left = THROWS - max(state.thrown, 1)
    found = goal.further(state.dice, state.turnable, left)
    if state.phase == START:
        found = max(found, goal.roll("", THROWS))
    return {"card": fact.params["card"], "chance": found}


FACTS = {"card": after_move, "instead": instead}


def quick(position: Position, move: str) -> bool:
    """With three rolls ahead, or two and new combinations, it takes long; the rule page has those."""
    state: State = position.state
    return state.thrown > (1 if state.rules.groups == "distinct" else 0)
