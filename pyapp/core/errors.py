"""The errors that a player can cause.

An error is a code with parameters, never a sentence: the message catalogues turn it into words.
"""

from __future__ import annotations

from typing import Any


class GameError(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} " + " ".join(f"{key}={value!r}" for key, value in params.items()))


def quote(text: object, limit: int = 80) -> str:
    """The wrong input, short enough to show: hostile input must not flood the message about it."""
    shown = text if isinstance(text, str) else repr(text)
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
