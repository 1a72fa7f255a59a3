"""The largest inputs that are still valid: the most that a hostile page, link, file or message can contain."""

from __future__ import annotations

import base64
import zlib

STEPS = 20_000
"""The maximum number of steps in a match."""
SIZE = 1 << 20
"""The maximum length of a record."""

HEAD = """\
rollbook 1
game: sixcolours 1
option: start lot
seat: person {names[0]}
seat: person {names[1]}
seed: worst

"""
OPENING = ("!lot 1", "!card trio_swap", "!card trio_pink", "!card trio_again", "throw", "!roll B G o p u y")
ROUND = ("keep BGopu", "!roll y")
"""Six different colours match no card, so the dice are passed on forever, with 62 ways to keep some every time."""


def long_game(steps: int = STEPS, names: tuple[str, str] = ("Anna", "Ben")) -> str:
    """A running game of this many steps (an even number), with a decision due."""
    rounds = (steps - len(OPENING)) // len(ROUND)
    return HEAD.format(names=names) + "\n".join((*OPENING, *ROUND * rounds)) + "\n"


def code_of(record: str) -> str:
    """A record as links contain it. A repetitive game becomes very short."""
    packer = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(record.encode()) + packer.flush()).decode().rstrip("=")
