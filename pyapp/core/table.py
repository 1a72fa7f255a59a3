"""Numbers computed beforehand that a game's evaluator reads, such as chances of winning by score.

A game ships at most one such file, `values.bin` in its folder, made by its `make_table.py`.
"""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from zlib import crc32

FILE = "values.bin"
CHECK = 4
"""The file ends with this many bytes that show whether it is complete."""


def seal(data: bytes) -> bytes:
    """A table as it is shipped."""
    return data + crc32(data).to_bytes(CHECK, "big")


@lru_cache(maxsize=16)
def table(id: str) -> bytes | None:
    """The table of a game, or None if it has none, or only a part of one.

    It is beside the evaluator, which in a browser is in another archive than the game's rules.
    """
    try:
        sealed = pkgutil.get_data(f"pyapp.games.{id}.values", FILE) or b""
    except OSError:
        return None
    data = sealed[:-CHECK]
    return data if seal(data) == sealed else None
