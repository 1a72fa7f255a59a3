"""A position of Los Banditos as a screen needs it, and as a line of text."""

from __future__ import annotations

from .choices import choices
from .combinations import COLOURS, FULL, NAMES, Side, best_reach, proves, worth
from .facts import DIE, Json, better, combination, dice
from .state import LOT, PLACE, START, TARGET, TILE, State, is_fresh, supply


def view(state: State, legal: tuple[str, ...]) -> Json:
    phase = state.phase
    shown = "end" if phase == PLACE and not state.hand else phase
    return {
        "target": TARGET,
        "phase": shown,
        "player": None if phase == LOT else state.seat,
        "turns": state.turns,
        "scores": list(state.scores),
        "won": [list(tiles) for tiles in state.won],
        "pile": sum(state.pile),
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "drawn": [COLOURS[colour] for colour in state.drawn],
        "hand": dice(state.hand),
        "row": [_tile(state, at) if tile.value else None for at, tile in enumerate(state.row)],
        "last": _last(state),
        "choices": [choice._asdict() for choice in choices(state, legal)],
    }


def _last(state: State) -> Json | None:
    """What was placed in the previous turn, until the next draw."""
    before_draw = state.phase == START or (state.phase == TILE and state.after == START)
    if not before_draw or state.turns == 1:
        return None
    return {
        "seat": 1 - state.seat,
        "laid": [{"die": DIE[die], "place": at + 1} for die, at in state.laid],
        "returned": dice(state.returned),
    }


def _tile(state: State, at: int) -> Json:
    value, sides = state.row[at]
    return {
        "place": at + 1,
        "value": value,
        "better": better(sides),
        "sides": [_side(state, at, seat) for seat in (0, 1)],
    }


def _side(state: State, at: int, seat: int) -> Json:
    sides = state.row[at].sides
    side = sides[seat]
    full = len(side) == FULL
    return {
        "dice": dice(side),
        "free": FULL - len(side),
        "stands": combination(worth(side)) if side else None,
        "reach": combination(worth(side) if full else best_reach(side, supply(state))),
        "claim": _claim(state, at, seat),
    }


def _claim(state: State, at: int, seat: int) -> Json:
    """Whether the side could be claimed, and why or why not; `against` is the best the other side can still become."""
    sides = state.row[at].sides
    against = combination(best_reach(sides[1 - seat], supply(state))) if len(sides[1 - seat]) < FULL else None
    if len(sides[seat]) < FULL:
        why = "incomplete"
    elif not proves(sides[seat], sides[1 - seat], supply(state)):
        why = "beatable"
    elif is_fresh(state, at, seat):
        why = "fresh"
    else:
        why = "safe"
    return {"ok": why == "safe", "why": why, "against": against}


# As a line


def text(state: State) -> str:
    def side(held: Side) -> str:
        return "+".join(NAMES[die] for die in held) or "-"

    row = " ; ".join(
        f"[{tile.value}] {side(tile.sides[0])} / {side(tile.sides[1])}" if tile.value else "none" for tile in state.row
    )
    loot = " ".join(
        f"{'>' if seat == state.seat else ''}{score}({','.join(map(str, state.won[seat])) or '-'})"
        for seat, score in enumerate(state.scores)
    )
    waiting = f" at {state.gap + 1} then {state.after}" if state.phase == TILE else ""
    drawn = " ".join(COLOURS[colour] for colour in state.drawn) or "-"
    fresh = ",".join(str(at + 1) for at in state.fresh) or "-"
    laid = " ".join(f"{NAMES[die]}@{at + 1}" for die, at in state.laid) or "-"
    return (
        f"turn {state.turns} | {state.phase}{waiting} | loot {loot} of {TARGET} | row {row} | "
        f"drawn {drawn} hand {side(state.hand)} | bag {' '.join(map(str, state.bag))} | "
        f"pile {' '.join(map(str, state.pile))} | fresh {fresh} | laid {laid} back {side(state.returned)}"
    )
