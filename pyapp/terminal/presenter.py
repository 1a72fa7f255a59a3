"""A game's table and moves in words: `terminal.py` in the game's folder, which can be missing.

It has `table(view, words, seats)`, the lines of a position, and `move(choice, view, words, seats)`, a move in words. It
gets what a screen gets and knows no rule. A game without it is shown by its own `text` and move strings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from .. import games
from ..core.match import Seat
from .words import Words

View = dict[str, Any]


class Presenter(Protocol):
    def table(self, view: View, words: Words, seats: Sequence[Seat]) -> Iterator[str]: ...

    def move(self, choice: View, view: View, words: Words, seats: Sequence[Seat]) -> str: ...


def find_presenter(game: str) -> Presenter | None:
    name = f"{games.__name__}.{game}.terminal"
    return import_module(name) if find_spec(name) else None


def move_text(
    presenter: Presenter | None, game: str, move: str, view: View, words: Words, seats: Sequence[Seat]
) -> str:
    """A move in words; nothing if it has none."""
    choice = next((one for one in view.get("choices", ()) if one["move"] == move), None)
    if choice and presenter:
        return presenter.move(choice, view, words, seats)
    id = f"{game}-move-{move}"
    return words.say(id) if words.has(id) else ""


def scores(values: Sequence[int], words: Words, seats: Sequence[Seat]) -> str:
    return " · ".join(f"{seat.name} {words.number(value)}" for seat, value in zip(seats, values, strict=True))


def pair(words: Words, what: str, text: str) -> str:
    """A heading and its contents, on one line."""
    return words.say("terminal-pair", what=what, text=text)
