"""Numbers computed beforehand that a game's evaluator reads, such as chances of winning by score.

A game ships at most one such file, `values.bin` in its folder, made by its `make_table.py`. In the browser it is not
part of the engine: the page fetches it with the game and hands it over, so that starting takes no longer than before.
"""

from __future__ import annotations

from importlib.resources import files

FILE = "values.bin"

_given: dict[str, bytes] = {}


def give(id: str, data: bytes) -> None:
    """Hand over the table of a game."""
    _given[id] = data


def table(id: str) -> bytes | None:
    """The table of a game, or None if it has none or nobody has handed it over yet."""
    if id not in _given:
        file = files("pyapp.games").joinpath(id, FILE)
        if not file.is_file():
            return None
        _given[id] = file.read_bytes()
    return _given[id]
