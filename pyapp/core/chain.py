"""Hash chains: how each device of a game by link adds numbers to the dice that nobody can choose or foretell.

A device makes a secret, and from it a chain of values: each is the hash of the next one. It reveals them from the first
on. So everybody can check that a value belongs to the chain, and nobody can work out the next one. docs/dice.md
describes what dice are derived from them.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from .errors import GameError
from .stream import SEED_LIMIT

LENGTH = 4096
"""The last value of a chain. No device reveals that many."""
SIZE = 16
"""Bytes of a value."""
SECRET_LEAST = 16
"""Characters: less could be guessed."""


class Known(NamedTuple):
    """The newest value of a chain that is known, and its number; its first value has the number 0."""

    number: int
    value: bytes


def check_secret(secret: object) -> str:
    """Like a seed, but not short."""
    if (
        isinstance(secret, str)
        and SECRET_LEAST <= len(secret) <= SEED_LIMIT
        and all("!" <= char <= "~" for char in secret)
    ):
        return secret
    raise GameError("bad_request", missing="secret")


def _hash(text: str) -> bytes:
    return sha256(text.encode("ascii")).digest()[:SIZE]


@lru_cache(maxsize=4)
def whole(secret: str) -> tuple[bytes, ...]:
    """All values of a device's own chain."""
    values = [_hash(f"rollbook chain/1:{LENGTH}:{secret}")]
    return (*reversed(_down(values, LENGTH)),)


@lru_cache(maxsize=16)
def until(known: Known) -> tuple[bytes, ...]:
    """All values up to this one."""
    return (*reversed(_down([known.value], known.number)),)


def _down(values: list[bytes], number: int) -> list[bytes]:
    for at in range(number - 1, -1, -1):
        values.append(_hash(f"rollbook chain/1:{at}:{values[-1].hex()}"))
    return values


def sealed(value: bytes, step: int, move: str) -> bytes:
    """Stands for a move that is still secret: it fits no other move, and reveals nothing before the value is known.

    `value` is the one that the device reveals next.
    """
    return _hash(f"rollbook sealed/1:{value.hex()}:{step}:{move}")
