"""Numbers computed beforehand that a game's evaluator reads, such as chances of winning by score.

A game ships at most one such file, `values.bin` in its folder, made by its `make_table.py`. In the browser it is not
part of the engine: the page fetches it with the game and hands it over, so that starting takes no longer than before.
"""

from __future__ import annotations

from importlib.resources import files
from zlib import crc32

from .errors import GameError, quote

FILE = "values.bin"
CHECK = 4
"""The file ends with this many bytes that show whether it is complete."""

_given: dict[str, bytes] = {}


def seal(data: bytes) -> bytes:
    """A table as it is shipped."""
    return data + crc32(data).to_bytes(CHECK, "big")


def give(id: str, sealed: bytes) -> None:
    """Hand over the table of a game, as it was shipped. A damaged one is refused."""
    data = sealed[:-CHECK]
    if seal(data) != sealed:
        raise GameError("bad_request", table=quote(id))
    _given[id] = data


def table(id: str) -> bytes | None:
    """The table of a game, or None if it has none or nobody has handed it over yet."""
    if id not in _given:
        file = files("pyapp.games").joinpath(id, FILE)
        if not file.is_file():
            return None
        give(id, file.read_bytes())
    return _given[id]
