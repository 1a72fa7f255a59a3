"""Numbers that everybody can check: derived from a seed by SHA-256, as docs/dice.md describes.

Python's `random` would not do: its methods may change between versions, and an engine started from a memory snapshot
would give everybody the same numbers.
"""

from __future__ import annotations

from hashlib import sha256

from .errors import GameError, quote

SCHEME = "rollbook/1"
SEED_LIMIT = 64
WORD = 1 << 32


def check_seed(seed: object) -> str:
    """A seed is 1 to 64 printable ASCII characters without a space, so that it can be typed anywhere."""
    if isinstance(seed, str) and 0 < len(seed) <= SEED_LIMIT and all("!" <= char <= "~" for char in seed):
        return seed
    raise GameError("bad_seed", seed=quote(seed))


def fingerprint(seed: str) -> str:
    """What can be shown before a game: it reveals nothing of a seed that nobody can guess, and no other seed fits it.

    No text that dice come from begins like this one.
    """
    digits = sha256(f"rollbook fingerprint/1:{seed}".encode("ascii")).hexdigest()[:16]
    return " ".join(digits[at : at + 4] for at in range(0, 16, 4))


class Stream:
    """An endless supply of unbiased numbers for one purpose, e.g. the fourth roll of a game."""

    __slots__ = ("_block", "_name", "_words")

    def __init__(self, seed: str, purpose: str) -> None:
        self._name = f"{SCHEME}:{seed}:{purpose}:"
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = sha256(f"{self._name}{self._block}".encode("ascii")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -4, -4)]
        return self._words.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; words past the last full multiple of limit are discarded."""
        fair = WORD - WORD % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit


def chance_stream(seed: str, index: int) -> Stream:
    """The numbers for a game's chance outcome with this index (0 for the first)."""
    return Stream(seed, str(index))


def bot_stream(seed: str, seat: int, step: int) -> Stream:
    """A bot's own numbers: a bot never changes the dice."""
    return Stream(seed, f"bot{seat}.{step}")
