"""Every player rolls one die or passes; the highest roll wins. Copy it as the start of a real game."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.chance import Dice, Roll
from ...core.game import Applied, Choice, Decide, Event, Info, Outcome, Over, Turn, ranks_by
from ...core.option import Options

ONE_DIE = Roll((Dice(1),))


class State(NamedTuple):
    scores: tuple[int, ...]
    seat: int = 0
    throwing: bool = False


class Null:
    info = Info(id="_null", version=1, seats=(1, 4))

    def new(self, options: Options, seats: int) -> State:
        return State(scores=(0,) * seats)

    def turn(self, state: State) -> Turn:
        if state.seat == len(state.scores):
            return Over(Outcome("all_thrown", state.scores, ranks_by(state.scores)))
        return ONE_DIE if state.throwing else Decide(state.seat)

    def legal_moves(self, state: State) -> tuple[str, ...]:
        over = state.seat == len(state.scores)
        return () if over or state.throwing else ("pass", "throw")

    def begins_turn(self, state: State, move: str) -> bool:
        """Everybody has one decision."""
        return True

    def apply(self, state: State, move: str) -> Applied[State]:
        seat = state.seat
        if move == "throw":
            return state._replace(throwing=True), ()
        if move == "pass":
            return state._replace(seat=seat + 1), (Event("passed", {"seat": seat}),)
        value = int(move.removeprefix("roll "))
        scores = (*state.scores[:seat], value, *state.scores[seat + 1 :])
        return State(scores, seat + 1), (Event("thrown", {"seat": seat, "dice": [value]}),)

    def mask(self, state: State, seat: int | None) -> State:
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        over = state.seat == len(state.scores)
        return {
            "phase": "over" if over else "roll" if state.throwing else "start",
            "player": None if over else state.seat,
            "scores": list(state.scores),
            "choices": [Choice(move, move)._asdict() for move in self.legal_moves(state)],
        }

    def text(self, state: State) -> str:
        return f"scores {' '.join(map(str, state.scores))}, seat {state.seat + 1}"


GAME = Null()
