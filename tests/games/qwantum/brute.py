"""Qwantum's figures by brute force through its rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from pyapp.core.bot import Fact, Position
from pyapp.games.qwantum.dice import COLOURS, Sums
from pyapp.games.qwantum.rules import GAME
from pyapp.games.qwantum.state import State

LETTERS = "RYVB"


def fresh() -> State:
    return GAME.new(GAME.info.parse_options({"start": "1"}, 2), 2)


FIRST = "roll R1 R6 Y4 R5 R3 R6 {}"


def roll_again(which: str, white: int) -> tuple[State, tuple[tuple[str, int], ...]]:
    """Some dice about to be rerolled with this white die, and what they can show."""
    state = fresh()
    for move in ("throw", FIRST.format(white), f"again {which}"):
        state = GAME.apply(state, move)[0]
    return state, GAME.turn(state).outcomes()  # type: ignore[union-attr]


@cache
def every_roll() -> Counter[tuple[Sums, tuple[bool, ...]]]:
    """Of all rolls of the seven dice: the sums of the four colours, and which of them some die shows.

    With a white 1 every roll is played; a higher one adds to every colour (QW-11), which a sample confirms.
    """
    found: Counter[tuple[Sums, tuple[bool, ...]]] = Counter()
    for white in range(1, 7):
        state, outcomes = roll_again("1,2,3,4,5,6", white)
        played = {outcome: GAME.apply(state, outcome)[0].sums for outcome, _ in outcomes[:: 1 if white == 1 else 499]}
        if white == 1:
            least = played
        assert played.items() <= {roll: tuple([n + white - 1 for n in sums]) for roll, sums in least.items()}.items()
        for outcome, weight in outcomes:
            sums = tuple([number + white - 1 for number in least[outcome]])
            found[sums, tuple([letter in outcome for letter in LETTERS])] += weight
    return found


def share(hits: int) -> float:
    return hits / every_roll().total()


@cache
def sums_of(colour: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for (sums, _), count in every_roll().items():
        found[sums[colour]] += count
    return found


def over(colour: int, limit: int) -> float:
    return share(sum(count for number, count in sums_of(colour).items() if number > limit))


def absence(colour: int) -> float:
    return share(sum(count for (_, shown), count in every_roll().items() if not shown[colour]))


FIGURES = {"over": over, "above": lambda colour, limit: over(COLOURS.index(colour), limit), "absence": absence}


# Facts of a hint


def writable(state: State) -> int:
    """How many colours the player can write in B, by what is legal."""
    return sum(move.startswith("write") for move in GAME.legal_moves(state))


def fitting(at_least: int) -> Any:
    def work_out(position: Position, move: str, fact: Fact) -> dict[str, Any]:
        state = GAME.apply(position.state, move)[0]
        roll = GAME.turn(state)
        hits = sum(
            weight
            for outcome, weight in roll.outcomes()  # type: ignore[union-attr]
            if writable(GAME.apply(state, outcome)[0]) >= at_least
        )
        return {"chance": hits / roll.total}  # type: ignore[union-attr]

    return work_out


def row(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    """After this number: the rolls of all dice whose sum the rules would allow in the next space."""
    state: State = position.state
    colour = COLOURS.index(fact.params["colour"])
    number = state.sums[colour]
    sheet = list(state.sheets[position.seat])
    sheet[colour] = (*sheet[colour], number)
    written = fresh()._replace(rules=state.rules, sheets=(tuple(sheet),) * 2)
    hits = sum(count for other, count in sums_of(colour).items() if fits(written, colour, other))
    return {"colour": COLOURS[colour], "number": number, "chance": share(hits)}


def fits(state: State, colour: int, number: int) -> bool:
    """Whether the rules offer this sum, however the dice make it."""
    rolled = GAME.apply(GAME.apply(state, "throw")[0], FIRST.format(1))[0]
    sums = (*rolled.sums[:colour], number, *rolled.sums[colour + 1 :])
    return f"write {COLOURS[colour]} {number}" in GAME.legal_moves(rolled._replace(sums=sums))


FACTS = {"fits": fitting(1), "fits_two": fitting(2), "row": row, "other_row": row}


def quick(position: Position, move: str) -> bool:
    """There are too many ways to reroll six or seven dice."""
    return move.count(",") < 4
