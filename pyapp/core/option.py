"""The settings of a game, its house rules: what values each can have, and what somebody asked for."""

from __future__ import annotations

from typing import NamedTuple

from .errors import GameError, quote

Value = str | int
Options = dict[str, Value]
"""The settings that a match is played with, by their ids."""


class Option(NamedTuple):
    """A setting of the game. `clause` is its id in the rules."""

    id: str
    clause: str
    default: Value
    values: tuple[Value, ...] | range
    kind: str = "choice"
    """`choice` of a few values, `number` from a range, or `seat`: a fixed first value, then the seats' numbers."""

    def parse(self, value: object, seats: int) -> Value:
        """The value, given as itself or as text. A seat's number must exist at this table."""
        allowed = self.values[: seats + 1] if self.kind == "seat" else self.values
        if isinstance(value, bool):
            raise GameError("bad_option", option=self.id, value=quote(value))
        if isinstance(value, str) and self.kind == "number" and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, int) and self.kind != "number":
            value = str(value)
        if isinstance(value, (str, int)) and value in allowed:
            return value
        raise GameError("bad_option", option=self.id, value=quote(value))


def yes_no(id: str, clause: str, default: str) -> Option:
    return Option(id, clause, default, ("yes", "no"))


def number(id: str, clause: str, default: int, values: range) -> Option:
    return Option(id, clause, default, values, "number")


def starter(clause: str, seats: int, default: str = "lot") -> Option:
    """Who starts: chosen at random (or whatever the game calls its first value), or a seat, counted from 1."""
    first = "lot" if default.isdigit() else default
    return Option("start", clause, default, (first, *(str(seat + 1) for seat in range(seats))), "seat")
