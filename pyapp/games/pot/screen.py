"""A position of Pass the Pot as a screen needs it, and as a line of text.

Reports facts, never decides: what is legal comes from the rules, what a result does from the state.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from .choices import choices
from .dice import FACES, SHOWN, Throw
from .state import (
    CHOOSE,
    NO_DICE,
    NOBODY,
    OVER,
    ROLL,
    START,
    START_OFF,
    THROW,
    WIN_OFF,
    Last,
    State,
    combination,
    result,
)

Json = dict[str, Any]


def view(state: State, legal: tuple[str, ...]) -> Json:
    rules = state.rules
    playing = state.phase in (START, ROLL, THROW, CHOOSE)
    held = state.holder != NOBODY
    seen = state.phase in (THROW, CHOOSE)
    return {
        "target": rules.target,
        "scores": list(state.coins),
        "leaders": _leaders(state),
        "pot": state.pot,
        "pot_at": _pot_at(state),
        "bank": state.bank if rules.bank == "limited" else None,
        "bonus": rules.bonus,
        "phase": state.phase,
        "round": state.round,
        "starter": None if state.phase == START_OFF else state.starter,
        "player": state.seat if playing else None,
        "holder": state.holder if held else None,
        "held": _shown(state.held),
        "best": state.best if held else None,
        "to_come": _to_come(state) if playing else [],
        "dice": _shown(state.dice),
        "throws": state.throws,
        "thrown": list(state.thrown),
        "result": result(state) if seen else None,
        "combo": (combination(state) or None) if seen else None,
        "roll_off": _roll_off(state),
        "last": _last(state.last),
        "choices": [choice._asdict() for choice in choices(state, legal)],
    }


def _shown(dice: Throw) -> list[str] | None:
    return None if dice == NO_DICE else list(SHOWN[dice])


def _leaders(state: State) -> list[int]:
    """Who has the most coins; nobody while all have the same."""
    most = max(state.coins)
    return [seat for seat, count in enumerate(state.coins) if count == most] if min(state.coins) < most else []


def _pot_at(state: State) -> int | None:
    """Who has the POT: its holder, else the player who began the round; after the game, the last winner."""
    if state.phase == START_OFF:
        return None
    if state.phase in (WIN_OFF, OVER):
        return state.last.round_winner if state.last else None
    return state.starter if state.holder == NOBODY else state.holder


def _to_come(state: State) -> list[int]:
    """The players who still have a turn in this round if the POT stays where it is, the current player first."""
    seats = len(state.coins)
    end = state.holder if state.holder != NOBODY else state.starter
    return [(state.seat + step) % seats for step in range((end - state.seat) % seats or seats)]


def _roll_off(state: State) -> Json | None:
    if not (state.lots or state.phase in (START_OFF, WIN_OFF)):
        return None
    return {
        "seats": list(state.contenders),
        "throws": [{"seat": seat, "face": FACES[0][value]} for seat, value in state.lots],
        "best": [seat for seat, value in state.lots if value == max(state.lots, key=itemgetter(1))[1]],
    }


def _last(last: Last | None) -> Json | None:
    if last is None:
        return None
    round = {"seat": last.round_winner, "coins": last.round_coins, "dice": _shown(last.round_dice)}
    return {
        "code": last.code,
        "seat": last.seat,
        "dice": _shown(last.dice),
        "combo": last.combination or None,
        "result": last.result,
        "round": None if last.round_winner == NOBODY else round,
    }


# As a line


def _plain(dice: Throw) -> str:
    return " ".join(_shown(dice) or "-")


def text(state: State) -> str:
    coins = " ".join(f"{'>' if seat == state.seat else ''}{count}" for seat, count in enumerate(state.coins))
    held = "-" if state.holder == NOBODY else f"{state.holder + 1} {_plain(state.held)} = {state.best}"
    off = " ".join(f"{seat + 1}:{value}" for seat, value in state.lots)
    return (
        f"coins {coins} of {state.rules.target} | bank {state.bank} pot {state.pot} | round {state.round} | "
        f"{state.phase} | held {held} | dice {_plain(state.dice)} throw {state.throws} {state.thrown or '-'}"
        + (f" | off {off}" if off else "")
    )
