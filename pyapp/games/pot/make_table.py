"""Make `values.bin`: `python -m pyapp.games.pot.make_table [folder]`. Needs numpy.

Solves the game for two with the usual target for all twelve sets of rules, and once with the longest target. The values
satisfy their equations to 3e-12; 32 bits of each are stored. Takes about 12 minutes of one core. Results are kept in
the folder, if you name one, so that a run can be continued; the same bytes come out each time.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from ...core.table import FILE, seal
from .make_solver import EXACT, Array, Solver
from .race import (
    GUESS_COINS,
    GUESS_POTS,
    GUESS_RESULTS,
    GUESS_UNIT,
    LONGEST,
    LONGEST_UNIT,
    POT_SHARE,
    RULES,
    SOLVED,
    UNIT,
)

ROUGH = 1e-7
"""Enough for 16 bits."""


def main(folder: Path | None) -> None:
    usual = Solver(SOLVED, *RULES[0])
    values = [solved(usual, _even(SOLVED), EXACT, folder, "0")]
    for at, rules in enumerate(RULES[1:], 1):
        values.append(solved(Solver(SOLVED, *rules), values[0], EXACT, folder, str(at)))
    # a long game is much like a short one at the same distances, as far as that goes
    longest = _even(LONGEST)
    longest[-SOLVED:, -SOLVED:] = values[0]
    longest = solved(Solver(LONGEST, *RULES[0]), longest, ROUGH, folder, "longest")
    usual.sweep(values[0])
    Path(__file__).with_name(FILE).write_bytes(seal(pack(values, longest, rest(usual))))


def solved(solver: Solver, guess: Array, close: float, folder: Path | None, name: str) -> Array:
    file = folder / f"{name}.npy" if folder else None
    if file and file.exists():
        return np.load(file)
    print(name, flush=True)
    found = solver.solve(guess, close)
    if file:
        np.save(file, found)
    return found


def _even(target: int) -> Array:
    """A first guess: a lead is good."""
    coins = np.arange(target)
    return 0.5 + 0.45 * (coins[:, None] - coins) / target


def rest(solver: Solver) -> Array:
    """What `race.guess` must be corrected by. Coins that nobody can have are left at 0."""
    own, other = np.indices((GUESS_COINS, GUESS_COINS))
    found = []
    for best in GUESS_RESULTS:
        turns = solver.turns[best][:GUESS_COINS, :GUESS_COINS]
        for pot in GUESS_POTS:
            lost = 1 - solver.between[other + pot, own]
            guess = lost + POT_SHARE[best] * (solver.between[own + pot, other] - lost)
            found.append(turns[:, :, pot - 2] - guess)
    return np.array(found)


def pack(values: list[Array], longest: Array, rest: Array) -> bytes:
    """The reverse of `unpack` in `race.py`."""
    whole = [np.round(value.ravel() * UNIT).astype(np.int64) for value in values]
    parts = [whole[0], *(value - whole[0] for value in whole[1:])]
    found = b"".join(_planes(part & UNIT, 4) for part in parts)
    found += _planes(_differences(np.round(longest * LONGEST_UNIT)), 2)
    return found + _planes(_differences(np.round(rest * GUESS_UNIT) + 0x8000), 2)


def _differences(numbers: Array) -> Array:
    return np.diff(numbers.astype(np.int64), axis=-1, prepend=0).ravel() & 0xFFFF


def _planes(numbers: Array, width: int) -> bytes:
    return b"".join((numbers >> 8 * at & 0xFF).astype(np.uint8).tobytes() for at in reversed(range(width)))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
