"""A position of Qwantum as plain JSON for a screen, and as a line of text. Only ever sees what its reader may know.

Columns are counted from 1 here and in the events, as players count them.
"""

from __future__ import annotations

from typing import Any

from .dice import AGAIN, COLOURS, DICE, LETTERS, NAMES, SHOWS, WHITE
from .sheet import FIELDS, MISSES, columns, completed, is_full, minus, span, total, write
from .state import CHOOSE, LOT, OVER, PASS, REVEAL, ROLL, START, THROW, UNSEEN, WRITE, State, open_colours, would_miss

Json = dict[str, Any]

ACTIONS = {START: "A", ROLL: "A", THROW: "A", WRITE: "B", CHOOSE: "C", REVEAL: "C"}


def view(state: State) -> Json:
    """`secret`: what is chosen now is not for the others' eyes."""
    phase = state.phase
    deciding = state.decider if phase == CHOOSE else state.active
    scores = list(map(total, state.sheets, state.misses))
    return {
        "phase": phase,
        "action": ACTIONS.get(phase),
        "active": None if phase == LOT else state.active,
        "decider": deciding if phase in (START, THROW, WRITE, CHOOSE) else None,
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
        "choices": _choices(state),
        "last": _last(state),
    }


def _die(state: State, at: int) -> Json:
    """One die with all its faces (QW-9): everybody may look at any of them at any time."""
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
    """A row, which field comes next and which numbers that takes."""
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
    """A choice in C. `seen` is false if it is not this reader's to know."""
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


# What each legal move means


def _choices(state: State) -> list[Json]:
    if state.phase == START:
        return [{"move": "throw", "do": "throw", "dice": list(NAMES)}]
    if state.phase not in (THROW, WRITE, CHOOSE):
        return []
    seat = state.decider
    found = [_write(state, seat, colour) for colour in open_colours(state, seat)]
    miss = state.misses[seat] + 1 if would_miss(state) else 0
    found.append({"move": "pass", "do": "pass", "miss": miss, "ends": miss == MISSES})
    if state.phase == THROW:
        found += [{"move": move, "do": "again", "dice": [NAMES[die] for die in which]} for move, which in AGAIN.items()]
    return found


def _write(state: State, seat: int, colour: int) -> Json:
    number = state.sums[colour]
    sheet = write(state.sheets[seat], colour, number)
    column = len(sheet[colour])
    return {
        "move": f"write {COLOURS[colour]} {number}",
        "do": "write",
        "colour": COLOURS[colour],
        "number": number,
        "column": column,
        "points": completed(sheet, column - 1),
        "total": total(sheet, state.misses[seat]),
        "ends": is_full(sheet),
    }


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
