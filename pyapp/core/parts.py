"""Parts of the engine that a browser fetches when they are first needed: what the moves of a game are worth.

Where everything is installed, as outside browsers, no part is ever missing.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

Find = Callable[[str], str | None]
"""The path of a part's archive; None if the part is not here yet, "" if there is no such part, LOST."""
LOST = "lost"
"""The part exists but cannot be fetched, as without a network."""

_find: Find | None = None
_added: set[str] = set()
_lost: set[str] = set()


class PartMissing(Exception):
    """The call can be repeated when the part is here."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def expect(find: Find | None) -> None:
    """From now on parts are looked for. None: everything is installed."""
    global _find
    _find = find
    _added.clear()
    _lost.clear()


def is_lost(part: str) -> bool:
    """Whether to do without this part, until the engine is started again."""
    return part in _lost


def add(part: str, package: ModuleType) -> None:
    """Let a package find its modules in a part, too."""
    if _find is None or part in _added:
        return
    archive = _find(part)
    if archive is None:
        raise PartMissing(part)
    if archive == LOST:
        _lost.add(part)
    elif archive:
        package.__path__.append(f"{archive}/{package.__name__.replace('.', '/')}")
    _added.add(part)
