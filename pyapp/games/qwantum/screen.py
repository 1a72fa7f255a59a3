"""A position of Qwantum as plain JSON for a screen, and as a line of text. Only sees what its reader can know.

Columns are counted from 1 here and in the events, as players count them.
"""

from __future__ import annotations

from typing import Any

from .choices import choices
from .dice import COLOURS, DICE, LETTERS, NAMES, SHOWS, WHITE
from .sheet import FIELDS, MISSES, columns, minus, span, total
from .state import CHOOSE, LOT, OVER, PASS, REVEAL, ROLL, START, THROW, UNSEEN, WRITE, State

Json = dict[str, Any]

ACTIONS = {START: "A", ROLL: "A", THROW: "A", WRITE: "B", CHOOSE: "C", REVEAL: "C"}


def view(state: State) -> Json:
    """`secret`: the others must not see this choice."""
    phase = state.phase
    scores = list(map(total, state.sheets, state.misses))
    return {
        "phase": phase,
        "action": ACTIONS.get(phase),
        "player": _player(state),
        "active": None if phase == LOT else state.active,
        "throws": state.throws,
        "dice": [_die(state, at) for at in range(len(DICE))],
        "sums": dict(zip(COLOURS, state.sums, strict=True)) if state.sums else None,
        "out": _name(state.out),
        "sheets": [_sheet(state, seat) for seat in range(len(state.sheets))],
        "scores": scores,
        "leaders": [seat for seat, score in enumerate(scores) if score == max(scores) > min(scores)],
        "boxes": [-count for count in range(1, MISSES + 1)],
        "chosen": [_choice(state, state.active, at, colour) for at, colour in enumerate(state.chosen)],
        "secret": state.secret and phase in (CHOOSE, REVEAL),
        "practice": len(state.sheets) == 1,
        "choices": [choice._asdict() for choice in choices(state)],
        "last": _last(state),
    }


def _player(state: State) -> int | None:
    """In C every player decides in turn; everything else is up to the active player."""
    if state.phase in (LOT, REVEAL, OVER):
        return None
    return state.decider if state.phase == CHOOSE else state.active


def _die(state: State, at: int) -> Json:
    """One die with all its faces (QW-9): everybody can look at all of them at any time."""
    return {
        "die": NAMES[at],
        "shows": _face(state.dice[at]) if state.dice else None,
        "thrown": at in state.thrown,
        "faces": [_face(face) for face in DICE[at]],
    }


def _face(face: str) -> Json:
    if face not in SHOWS:
        return {"face": face, "colour": "white", "number": int(face)}
    colour, number = SHOWS[face]
    return {"face": face, "colour": COLOURS[colour], "number": number}


def _sheet(state: State, seat: int) -> Json:
    sheet = state.sheets[seat]
    misses = state.misses[seat]
    return {
        "rows": [_row(state, seat, colour) for colour in range(len(COLOURS))],
        "columns": list(columns(sheet)),
        "misses": misses,
        "minus": minus(misses),
        "points": total(sheet, 0),
        "total": total(sheet, misses),
    }


def _row(state: State, seat: int, colour: int) -> Json:
    """A row, its next space and the numbers that fit there."""
    row = state.sheets[seat][colour]
    low, high = span(row, state.rules.equal == "yes") or (None, None)
    return {
        "colour": COLOURS[colour],
        "numbers": list(row),
        "next": len(row) + 1 if len(row) < FIELDS else None,
        "low": low,
        "high": high,
    }


def _choice(state: State, active: int, at: int, colour: int) -> Json:
    """A choice in C. `seen` is false if this reader is not allowed to know it."""
    return {
        "seat": (active + at) % len(state.sheets),
        "seen": colour != UNSEEN,
        "colour": _name(colour),
        "number": state.sums[colour] if colour >= 0 else None,
    }


def _last(state: State) -> Json | None:
    last = state.last
    if last is None:
        return None
    return {
        "seat": last.seat,
        "wrote": _choice(state, last.seat, 0, last.wrote),
        "chosen": [_choice(state, last.seat, at, colour) for at, colour in enumerate(last.chosen)],
        "missed": last.missed,
    }


def _name(colour: int) -> str | None:
    return COLOURS[colour] if colour >= 0 else None


# For a terminal


def text(state: State) -> str:
    dice = " ".join(state.dice[:WHITE]) + f" + {state.dice[WHITE]}" if state.dice else "-"
    sums = " ".join(letter + str(sum) for letter, sum in zip(LETTERS, state.sums, strict=False)) or "-"
    chosen = " ".join(_letter(colour) for colour in state.chosen) or "-"
    sheets = " / ".join(_sheet_text(state, seat) for seat in range(len(state.sheets)))
    due = " ".join(NAMES[die] for die in state.thrown) if state.phase == ROLL else "-"
    return (
        f"{state.phase} | throw {state.throws} due {due} | {dice} = {sums} | "
        f"out {_letter(state.out)} chosen {chosen} | {sheets}"
    )


def _sheet_text(state: State, seat: int) -> str:
    rows = " ".join(
        letter + (",".join(map(str, row)) or "-") for letter, row in zip(LETTERS, state.sheets[seat], strict=True)
    )
    mark = ">" if seat == state.active and state.phase not in (LOT, OVER) else ""
    misses = state.misses[seat]
    return f"{mark}{rows} misses {misses} = {total(state.sheets[seat], misses)}"


def _letter(colour: int) -> str:
    return LETTERS[colour] if colour >= 0 else "-" if colour == PASS else "?"
