"""The rules of Qwantum, clause by clause (QW-1 to QW-23).

A turn is: `throw` (all seven dice), then optionally `again 1,3,w` (reroll these dice), then `write violet 6` or `pass`
for B. In C every player, the active player first, has one `write …` or `pass`. To keep the first roll, just write or
pass: there is no move for it.

Secret choices in C (QW-O2) are decisions one after the other that nobody else is told of. Nothing is written before the
last of them, so everybody chooses by the same sheets. Then `reveal` writes them all. It is a chance with one outcome,
because no player makes this move and, like a roll, it cannot be undone once it has been seen.

Where the clauses leave something open: a player who can write nothing still has to pass. A row that no number can
continue (a 1 in the fifth space) stays unfinished. In a practice game nobody is ranked.
"""

from __future__ import annotations

from typing import Any

from ...core.chance import LOOSE, Roll, lot, which_dice
from ...core.errors import GameError
from ...core.game import Applied, Decide, Event, Info, Outcome, Over, Turn, ranks_by
from ...core.option import Option, Options, starter, yes_no
from .dice import AGAIN, AGAIN_MOVES, ALL, COLOURED, COLOURS, HIGHEST, NAMES, ROLLS, WHITE, colour_sums
from .screen import text, view
from .sheet import EMPTY, MISSES, Sheet, columns, completed, is_full, total, write
from .state import CHOOSE, LOT, OVER, PASS, REVEAL, ROLL, START, THROW, UNSEEN, WRITE, Last, Rules, State, open_colours

WRITES = tuple(tuple(f"write {colour} {number}" for number in range(HIGHEST + 1)) for colour in COLOURS)
CHOICES = {**{move: colour for colour, moves in enumerate(WRITES) for move in moves}, "pass": PASS}
DECIDES = tuple(Decide(seat) for seat in range(4))
THROW_MOVE = ("throw",)
REVEALING = Roll((), "reveal")


class Qwantum:
    info = Info(
        id="qwantum",
        version=1,
        seats=(1, 4),
        options=(
            starter("QW-4", 4),
            yes_no("equal", "QW-O1", "no"),
            Option("choosing", "QW-O2", "hidden", ("hidden", "open")),
            Option("ties", "QW-O3", "shared", ("shared", "misses")),
        ),
        typed=("roll", "lot"),
    )

    def new(self, options: Options, seats: int) -> State:
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has checked the types
        state = State(rules, sheets=(EMPTY,) * seats, misses=(0,) * seats, phase=LOT)
        if seats == 1:
            return state._replace(phase=START)
        return state if rules.start == "lot" else state._replace(phase=START, active=int(rules.start) - 1)

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase == ROLL:
            return ROLLS[state.thrown]
        if phase == CHOOSE:
            return DECIDES[state.decider]
        if phase == OVER:
            assert state.outcome is not None
            return Over(state.outcome)
        if phase == REVEAL:
            return REVEALING
        return lot(len(state.sheets)) if phase == LOT else DECIDES[state.active]

    def legal_moves(self, state: State) -> tuple[str, ...]:
        phase = state.phase
        if phase == START:
            return THROW_MOVE
        if phase == THROW:
            return (*_writes(state, state.active), "pass", *AGAIN_MOVES)
        if phase == WRITE:
            return (*_writes(state, state.active), "pass")
        if phase == CHOOSE:
            return (*_writes(state, state.decider), "pass")
        return ()

    def begins_turn(self, state: State, move: str) -> bool:
        return move == "throw"

    def apply(self, state: State, move: str) -> Applied[State]:
        choice = CHOICES.get(move)
        if choice is not None:
            return _chosen(state, choice) if state.phase == CHOOSE else _written(state, choice)
        which = AGAIN.get(move)
        if which is not None:
            again = Event("again", {"seat": state.active, "dice": [NAMES[die] for die in which]})
            return state._replace(phase=ROLL, thrown=which), (again,)
        if move == "throw":
            return State(state.rules, state.sheets, state.misses, ROLL, state.active, thrown=ALL), ()
        if move == "reveal":
            return _revealed(state)
        verb, _, shown = move.partition(" ")
        if verb == "roll":
            return _rolled(state, shown.split())
        seat = int(shown) - 1
        return state._replace(phase=START, active=seat), (Event("starts", {"seat": seat}),)

    def mask(self, state: State, seat: int | None) -> State:
        if not state.chosen or not state.secret:
            return state
        own = -1 if seat is None else (seat - state.active) % len(state.sheets)
        return state._replace(chosen=tuple(c if at == own else UNSEEN for at, c in enumerate(state.chosen)))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state)

    def text(self, state: State) -> str:
        return text(state)


# Legal moves


def _writes(state: State, seat: int) -> list[str]:
    sums = state.sums
    return [WRITES[colour][sums[colour]] for colour in open_colours(state, seat)]


# Effects


def _sorted_out(state: State, shown: list[str]) -> tuple[State, list[str]]:
    """Real dice have no names: these faces show that other dice were rerolled than it seemed."""
    thrown = [die for die in state.thrown if die != WHITE]
    found = which_dice(COLOURED, state.dice[:WHITE], thrown, shown[: len(thrown)]) if state.throws else None
    if found is None:
        raise GameError("bad_move", move=" ".join(shown))
    faces, which = found
    white = state.thrown[len(thrown) :]
    after = state._replace(dice=(*faces, state.dice[WHITE]), thrown=(*which, *white))
    return after, [*(faces[die] for die in which), *shown[len(thrown) :]]


def _rolled(state: State, shown: list[str]) -> Applied[State]:
    if shown[0] == LOOSE:
        state, shown = _sorted_out(state, shown[1:])
    first = not state.throws
    if first:
        dice = tuple(shown)
    else:
        lying = list(state.dice)
        for die, face in zip(state.thrown, shown, strict=True):
            lying[die] = face
        dice = tuple(lying)
    throws = state.throws + 1
    sums = colour_sums(dice)
    event = Event(
        "thrown",
        {
            "seat": state.active,
            "throw": throws,
            "thrown": [NAMES[die] for die in state.thrown],
            "dice": list(dice),
            "white": int(dice[WHITE]),
            **dict(zip(COLOURS, sums, strict=True)),
        },
    )
    after = State(
        state.rules,
        state.sheets,
        state.misses,
        THROW if first else WRITE,
        state.active,
        throws,
        state.thrown,
        dice,
        sums,
    )
    return after, (event,)


def _written(state: State, colour: int) -> Applied[State]:
    """B: the active player writes a colour, or passes."""
    sheets, events = _enter(state, state.sheets, state.active, colour, "B")
    if is_full(sheets[state.active]):  # QW-20: C is not played
        last = Last(state.active, colour, (), False)
        return _over(state._replace(sheets=sheets, out=colour, last=last), "B", events)
    after = State(
        state.rules,
        sheets,
        state.misses,
        CHOOSE,
        state.active,
        state.throws,
        state.thrown,
        state.dice,
        state.sums,
        colour,
    )
    return after, tuple(events)


def _chosen(state: State, colour: int) -> Applied[State]:
    """C: one seat's choice, written now or kept secret; the last one ends the turn."""
    seat = state.decider
    chosen = (*state.chosen, colour)
    done = len(chosen) == len(state.sheets)
    if state.secret:
        what = (None, None) if colour == PASS else (COLOURS[colour], state.sums[colour])
        own = {"seat": seat, "colour": what[0], "number": what[1]}
        after = state._replace(phase=REVEAL if done else CHOOSE, chosen=chosen)
        return after, (Event("ready", {"seat": seat}), Event("chose", own, (seat,)))
    sheets, events = _enter(state, state.sheets, seat, colour, "C")
    if done:
        return _turn_ends(state, sheets, chosen, events)
    return state._replace(sheets=sheets, chosen=chosen), tuple(events)


def _revealed(state: State) -> Applied[State]:
    sheets = state.sheets
    events = [Event("revealed", reveals=True)]
    for at, colour in enumerate(state.chosen):
        sheets, entered = _enter(state, sheets, (state.active + at) % len(sheets), colour, "C")
        events += entered
    return _turn_ends(state, sheets, state.chosen, events)


def _enter(
    state: State, sheets: tuple[Sheet, ...], seat: int, colour: int, action: str
) -> tuple[tuple[Sheet, ...], list[Event]]:
    """Write a seat's sum on its sheet, with the score of a column that it completes (QW-18: at once)."""
    if colour < 0:
        return sheets, [Event("passed", {"seat": seat, "action": action})]
    number = state.sums[colour]
    sheet = write(sheets[seat], colour, number)
    column = len(sheet[colour])
    wrote = {"seat": seat, "action": action, "colour": COLOURS[colour], "number": number, "column": column}
    events = [Event("wrote", wrote)]
    points = completed(sheet, column - 1)
    if points is not None:
        events.append(Event("column", {"seat": seat, "column": column, "points": points}))
    return (*sheets[:seat], sheet, *sheets[seat + 1 :]), events


def _turn_ends(state: State, sheets: tuple[Sheet, ...], chosen: tuple[int, ...], events: list[Event]) -> Applied[State]:
    """QW-15 to QW-17, QW-21, QW-22: the miss first, then whether the game is over, then the next player."""
    seat = state.active
    misses = state.misses
    missed = state.out == PASS and chosen[0] == PASS
    if missed:
        count = misses[seat] + 1
        misses = (*misses[:seat], count, *misses[seat + 1 :])
        events.append(Event("missed", {"seat": seat, "misses": count, "points": -count}))
    last = Last(seat, state.out, chosen, missed)
    if misses[seat] == MISSES or any(map(is_full, sheets)):
        return _over(state._replace(sheets=sheets, misses=misses, chosen=(), last=last), "C", events)
    after = State(
        state.rules,
        sheets,
        misses,
        START,
        (seat + 1) % len(sheets),
        state.throws,
        state.thrown,
        state.dice,
        state.sums,
        last=last,
    )
    return after, tuple(events)


def _over(state: State, action: str, events: list[Event]) -> Applied[State]:
    """QW-20 to QW-23, QW-O3."""
    sheets, misses = state.sheets, state.misses
    full = [seat for seat, sheet in enumerate(sheets) if is_full(sheet)]
    fifth = next((seat for seat, count in enumerate(misses) if count == MISSES), None)
    reason = "sheet_full" if full else "fifth_miss"
    scores = tuple(map(total, sheets, misses))
    if state.rules.ties == "misses":
        ranks = ranks_by(tuple(score * (MISSES + 1) - count for score, count in zip(scores, misses, strict=True)))
    else:
        ranks = ranks_by(scores)
    facts = {
        "practice": len(sheets) == 1,
        "action": action,
        "full": full,
        "fifth_miss": fifth,
        "columns": [list(columns(sheet)) for sheet in sheets],
        "misses": list(misses),
    }
    events += [Event("sheet_full", {"seat": seat}) for seat in full]
    events.append(Event("ended", {"reason": reason, "action": action}))
    if len(sheets) == 1:
        ranks = (0,)  # QW-4: the total is the result, nobody wins
    return state._replace(phase=OVER, outcome=Outcome(reason, scores, ranks, facts)), tuple(events)


GAME = Qwantum()
