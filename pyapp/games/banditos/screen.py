"""A position of Los Banditos as a screen needs it: who stands where, what each move would bring, and as a line of text.

Tells facts, never decides: what is legal comes from the rules.
"""

from __future__ import annotations

from typing import Any

from .combinations import (
    COLOURS,
    DICE,
    FULL,
    KINDS,
    NAMES,
    Side,
    Worth,
    best_reach,
    colour_of,
    fight,
    proves,
    value_of,
    worth,
)
from .state import LOT, PLACE, START, TARGET, TILE, State, Tile, claimable, is_fresh, supply

Json = dict[str, Any]

DIE: tuple[Json, ...] = tuple(
    {"id": NAMES[die], "colour": COLOURS[colour_of(die)], "value": value_of(die)} for die in DICE
)


def dice(side: Side) -> list[Json]:
    return [DIE[die] for die in side]


def combination(found: Worth | None) -> Json | None:
    return None if found is None else {"kind": KINDS[found.kind], "values": list(found.values)}


def tile_won(seat: int, at: int, value: int, score: int, why: str, sides: tuple[Side, Side]) -> Json:
    """The facts of a tile changing hands: what lay there, and the complete combinations of winner and loser."""
    complete = [combination(worth(side)) if len(side) == FULL else None for side in sides]
    return {
        "seat": seat,
        "place": at + 1,
        "value": value,
        "score": score,
        "why": why,
        "sides": [dice(side) for side in sides],
        "combination": complete[seat],
        "beaten": complete[1 - seat],
    }


def better(sides: tuple[Side, Side]) -> int | None:
    """Who stands better by the dice that lie there now, three or fewer."""
    first, second = worth(sides[0]), worth(sides[1])
    return None if first == second else int(second > first)


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
        "choices": [_choice(state, move) for move in legal],
    }


def _last(state: State) -> Json | None:
    """What the turn before placed, until the next draw."""
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
    """Whether the side could be claimed and why (not); `against` is the best the other side can still become."""
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


# What each move would bring


def _choice(state: State, move: str) -> Json:
    verb, *words = move.split()
    if verb == "draw":
        return {"move": move, "kind": verb, "dice": 1 if state.turns == 1 else 2}
    if verb == "pass":
        return {"move": move, "kind": verb, "returned": dice(state.hand)}
    at = int(words[-1]) - 1
    if verb == "place":
        return {"move": move, "kind": verb, **_placing(state, NAMES.index(words[0]), at)}
    winner = state.seat if verb == "claim" else 1 - state.seat
    return {"move": move, "kind": verb, **_winning(state, at, winner)}


def _winning(state: State, at: int, winner: int) -> Json:
    value = state.row[at].value
    score = state.scores[winner] + value
    return {"place": at + 1, "winner": winner, "points": value, "score": score, "ends": score >= TARGET}


def _placing(state: State, die: int, at: int) -> Json:
    """What a die makes of its side, and what becomes of the tile if it is the sixth there."""
    seat = state.seat
    value, sides = state.row[at]
    own = (*sides[seat], die)
    after = (own, sides[1]) if seat == 0 else (sides[0], own)
    full = len(own) == FULL
    facts: Json = {
        "die": DIE[die],
        "place": at + 1,
        "stands": combination(worth(own)),
        "reach": combination(worth(own) if full else best_reach(own, supply(state))),
        "free": FULL - len(own),
        "better": better(after),
        "safe": False,
        "wins": None,
    }
    if full and len(after[1 - seat]) == FULL:
        winner, why = fight(after, seat)
        facts["wins"] = {**_winning(state, at, winner), "why": why}
    elif full:
        placed = state._replace(row=(*state.row[:at], Tile(value, after), *state.row[at + 1 :]))
        facts["safe"] = claimable(placed, at, seat)
    return facts


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
