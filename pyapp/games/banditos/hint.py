"""Los Banditos' odds for a hint: the chance that the next roll gives two dice at a tile the third die they need.

After a die is placed, what is said about other tiles has codes of its own: it is no figure for the place of the die.
"""

from __future__ import annotations

from collections.abc import Container
from fractions import Fraction

from ...core.bot import Fact, Position
from .combinations import COLOURS, DICE, FULL, KINDS, UNLIMITED, Supply, best_reach, worth
from .rules import dice_draw, throw_of, thrown_dice
from .state import OVER, PLACES, State

MOST = 3
"""How many places a hint mentions."""

NONE = -1
"""The place of a move that is about no place of its own."""


def facts(position: Position, move: str) -> tuple[Fact, ...]:
    state: State = position.state
    verb, _, rest = move.partition(" ")
    if verb not in ("draw", "place", "pass"):
        return ()
    named = int(rest.split()[1]) - 1 if verb == "place" else NONE
    if verb == "place":
        state = position.game.apply(state, move)[0]
    if state.phase == OVER:
        return ()
    amount = 1 if verb == "draw" and state.turns == 1 else 2
    told = []
    for at in sorted(PLACES, key=lambda at: (at != named, -state.row[at].value)):
        fact = _waits(state, position.seat, at, amount)
        if fact and fact.params["chance"]:
            told.append(fact if named in (at, NONE) else Fact(f"other_{fact.code}", fact.params))
    return tuple(told[:MOST])


def _waits(state: State, seat: int, at: int, amount: int) -> Fact | None:
    """For two dice at a tile: the chance of a third that wins it, or that makes the best kind still possible."""
    sides = state.row[at].sides
    own, other = sides[seat], sides[1 - seat]
    if len(own) != FULL - 1 or sum(state.bag) < amount:
        return None
    if len(other) == FULL:  # LB-16: it was complete first, so a tie is not enough
        wanted = [die for die in DICE if worth((*own, die)) > worth(other)]
        return Fact("wins", {"place": at + 1, "chance": float(chance_of(wanted, state.bag, amount))})
    reach = best_reach(own, tuple(min(left, most) for left, most in zip(state.bag, UNLIMITED, strict=True)))
    assert reach is not None
    wanted = [die for die in DICE if worth((*own, die)).kind >= reach.kind]
    chance = float(chance_of(wanted, state.bag, amount))
    return Fact("makes", {"place": at + 1, "kind": KINDS[reach.kind], "chance": chance})


def chance_of(wanted: Container[int], bag: Supply, amount: int) -> Fraction:
    """The chance that this many dice, drawn from the bag and rolled, show one that is wanted."""
    draw = dice_draw(bag, amount)
    found = Fraction()
    for outcome, weight in draw.outcomes():
        colours = tuple(map(COLOURS.index, outcome.split()[1:]))
        roll = throw_of(colours)
        hits = sum(
            ways
            for shown, ways in roll.outcomes()
            if any(die in wanted for die in thrown_dice(colours, shown.partition(" ")[2]))
        )
        found += Fraction(weight * hits, roll.total)
    return found / draw.total
