"""Pass the Pot's figures by brute force through its rules."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

from walking import Walk, falls

from pyapp.core.bot import Fact, Position
from pyapp.core.game import Decide
from pyapp.games.pot.rules import GAME
from pyapp.games.pot.state import NO_DICE, NOBODY, ROLL, State

RICH = 99
"""More coins than a round can cost anybody."""
POT_RESULT = 16
SINGLES = {0: "1 1 1", 15: "5 5 5", 14: "4 5 5", 13: "3 5 5", 12: "2 5 5", 11: "1 5 5", POT_RESULT: "P O T"}
ROLLS = SINGLES | {n: f"P {n // 2} {n - n // 2}" for n in range(2, 11)} | {1: "P O 1"}
"""For every result, a first roll that ends with it (with 1-1-1 counting 0) and is not 1-2-3."""


def start(seats: int, coins: int, ones: int, holder: int, best: int) -> State:
    """The first seat's turn; another player has the POT with this result."""
    state = GAME.new(GAME.info.parse_options({"start": "1", "ones": str(ones)}, seats), seats)
    held = NO_DICE if holder == NOBODY else (0, 0, 0)
    return state._replace(coins=(coins,) * seats, holder=holder, best=best, held=held)


def key(state: State) -> tuple[Any, ...]:
    """What a result depends on: the dice that are not about to be rolled, the result to beat, a coin to pay with."""
    hidden = state.thrown if state.phase == ROLL else ""
    dice = tuple(-1 if letter in hidden else value for letter, value in zip("POT", state.dice, strict=True))
    to_beat = (state.holder == NOBODY, state.best, state.rules.ones, state.rules.bonus, state.rules.after_123)
    return state.phase, state.throws, hidden, dice, state.coins[state.seat] > 0, to_beat


def goes_for_it(state: State) -> tuple[str, ...]:
    """It makes no difference to the result who is paid how."""
    legal = GAME.legal_moves(state)
    return legal if "stop" in legal else legal[:1]


def took(state: State) -> float | None:
    """Whether the turn that has just ended took the POT; None while it goes on."""
    return None if state.last is None else float(state.last.code in ("took_pot", "pot"))


CHASE = Walk(GAME, took, goes_for_it, key)


def reach(best: int, ones: int, coins: int) -> float:
    """The best chance to end a turn above a result."""
    return CHASE.after(start(2, coins, ones, 1, best), "throw")


# Who has the POT in the end, if everybody goes for it


@cache
def spread(best: int, ones: int) -> dict[int, float]:
    """How often the turn of a player who goes for the POT ends with each result.

    If chances are equal, stopping comes first, then the way with the highest results.
    """

    def highest(found: dict[int, float]) -> tuple[float, ...]:
        return tuple(round(found.get(points, 0), 12) for points in range(POT_RESULT, best, -1))

    known: dict[Any, dict[int, float]] = {}

    def results(state: State) -> dict[int, float]:
        if state.last is not None:
            return {POT_RESULT if state.last.code == "pot" else state.last.result: 1.0}
        if key(state) not in known:
            known[key(state)] = chosen(state) if isinstance(GAME.turn(state), Decide) else mixed(state)
        return known[key(state)]

    def chosen(state: State) -> dict[int, float]:
        ways = [(move, results(GAME.apply(state, move)[0])) for move in goes_for_it(state)]
        order = [(round(sum(highest(found)), 10), move == "stop", highest(found)) for move, found in ways]
        return ways[order.index(max(order))][1]

    def mixed(state: State) -> dict[int, float]:
        total: dict[int, float] = {}
        for after, odds in falls(GAME, state):
            for points, share in results(after).items():
                total[points] = total.get(points, 0) + odds * share
        return total

    return results(start(2, RICH, ones, 1, best))


@cache
def winners(state: State) -> dict[int, float]:
    """Who has the POT in the end: turn by turn, by the rules."""
    found: dict[int, float] = {}
    for points, odds in spread(state.best, int(state.rules.ones)).items():
        after = ended(state, points)
        assert after.last is not None
        won = after.last.round_winner
        shares = winners(settled(after)) if won == NOBODY else {won: 1.0}
        for seat, share in shares.items():
            found[seat] = found.get(seat, 0) + odds * share
    return found


def pot_odds(best: int, turns: int, seats: int, ones: int) -> tuple[float, ...]:
    """Counted from the holder, when this many players still have a turn."""
    if not turns:
        return (1.0, *[0.0] * (seats - 1))
    holder = turns  # the first seat has the turn, this many before the holder
    found = winners(settled(start(seats, RICH, ones, holder, best)))
    return tuple(found.get((holder + step) % seats, 0) for step in range(seats))


def settled(state: State) -> State:
    """Coins, rounds and the dice on the table make no difference to who is next."""
    return state._replace(coins=(RICH,) * len(state.coins), pot=0, bank=0, last=None, held=NO_DICE)


def ended(state: State, points: int) -> State:
    """After a turn with this result."""
    for move in ("throw", f"roll {ROLLS[points]}"):
        state = GAME.apply(state, move)[0]
    while state.last is None:
        state = GAME.apply(state, "stop" if "stop" in GAME.legal_moves(state) else GAME.legal_moves(state)[0])[0]
    return state


FIGURES = {
    "reach": lambda best, throws: reach(best, 0, throws - 2),
    "pot_odds": pot_odds,
    "hold_chance": lambda best, players: pot_odds(best, players - 1, players, 0)[0],
}


# Facts of a hint


def stop_at_once(state: State) -> tuple[str, ...]:
    legal = GAME.legal_moves(state)
    return ("stop",) if "stop" in legal else legal[:1]


STOPPING = Walk(GAME, took, stop_at_once, key)
ADDING = Walk(GAME, lambda state: None if state.last is None else state.last.result, stop_at_once, key)


def combo(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    """How often the roll gives a combination that pays, for a player who stops on it."""
    rolling = GAME.apply(position.state, move)[0]
    roll = GAME.turn(rolling)
    hits = 0
    for outcome, weight in roll.outcomes():  # type: ignore[union-attr]
        state, events = GAME.apply(rolling, outcome)
        if "stop" in GAME.legal_moves(state):
            events += GAME.apply(state, "stop")[1]
        made = {event.params["combo"] for event in events if event.code == "combo"}
        hits += weight * bool(made - {"triple_111"})
    return {"chance": hits / roll.total}  # type: ignore[union-attr]


def holds(position: Position, move: str, fact: Fact) -> dict[str, Any]:
    """Everybody else tries, with a paid roll if they have a coin."""
    state: State = position.state
    points = GAME.view(state, None)["result"]
    others = [coins for seat, coins in enumerate(state.coins) if seat != state.seat]
    ones = int(state.rules.ones)
    chance = prod(1 - reach(points, ones, min(coins, RICH)) for coins in others)
    return {"result": points, "others": len(others), "chance": chance}


FACTS = {
    "reach": lambda at, move, fact: {"best": at.state.best, "chance": CHASE.after(at.state, move)},
    "beat": lambda at, move, fact: {"best": at.state.best, "chance": STOPPING.after(at.state, move)},
    "mean": lambda at, move, fact: {"result": round(ADDING.after(at.state, move), 1)},
    "combo": combo,
    "holds": holds,
}
