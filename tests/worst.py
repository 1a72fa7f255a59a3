"""The largest inputs that are still valid: the most that a hostile page, link, file or message can contain."""

from __future__ import annotations

import base64
import zlib
from importlib import import_module
from pathlib import Path

STEPS = 20_000
"""The maximum number of steps in a match."""
SIZE = 1 << 20
"""The maximum length of a record."""

GAME = min(path.parent.name for path in Path(__file__).parent.glob("games/*/endless.py"))
"""A game that can be prolonged forever, the first that is found: its `endless.py` says how."""
_endless = import_module(f"games.{GAME}.endless")
OPENING: tuple[str, ...] = _endless.OPENING
ROUND: tuple[str, ...] = _endless.ROUND
"""A decision and the chance that follows it."""

HEAD = f"""\
rollbook 1
game: {GAME} 1
option: start lot
seat: person {{names[0]}}
seat: person {{names[1]}}
seed: worst

!lot 1
"""


def long_game(steps: int = STEPS, names: tuple[str, str] = ("Anna", "Ben")) -> str:
    """A running game of this many steps (an even number), with a decision due."""
    rounds = (steps - 1 - len(OPENING)) // len(ROUND)
    return HEAD.format(names=names) + "\n".join((*OPENING, *ROUND * rounds)) + "\n"


def code_of(record: str) -> str:
    """A record as links contain it. A repetitive game becomes very short."""
    packer = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(record.encode()) + packer.flush()).decode().rstrip("=")
