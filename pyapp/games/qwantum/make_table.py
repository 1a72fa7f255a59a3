"""Makes `values.bin`: what to add to the promise of a sheet, and how far results are spread (prospects.py).

    python build.py tables qwantum

Needs numpy, which nothing else here needs. Each generation plays games with 1 to 4 seats by the fit so far
(make_games.py) and fits again: what to add by least squares on the points that every seat still scored beyond the
promise of its sheet, then the spreads by the likelihood of who won. The same seed gives the same bytes. It takes about
three minutes.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from ...core.table import FILE, seal
from .make_games import Played, play, powers
from .outlook import FILL
from .prospects import UNFITTED, UNIT, Fit

Array = Any
SEED = 7
AT_ONCE = 100
BATCHES = ((4, 4, 4, 4), (4, 4, 4, 4), (10, 20, 14, 10))
"""For each generation: batches of games with 1, 2, 3 and 4 seats."""


def parts(games: list[Played]) -> tuple[Array, Array]:
    """What the expected points are linear in [entry, seat, part], and what the sheets have and promise."""
    ahead, points, fill, other, _, place = (np.concatenate(each) for each in zip(*games, strict=True))
    turns = np.arange(place.shape[1])
    ones = [np.broadcast_to(turns == each, ahead.shape).astype(float) for each in turns]
    return np.stack([*powers(fill, other), *ones], -1), points + ahead


def fit_points(games: list[Played]) -> Fit:
    found, promised = parts(games)
    final = np.concatenate([one.final for one in games])
    width = found.shape[-1]
    known, *_ = np.linalg.lstsq(found.reshape(-1, width), (final - promised).ravel(), rcond=None)
    bonus = [*known[5:], *[0.0] * (4 - final.shape[1])]
    return Fit(tuple(map(_whole, known[:5])), tuple(map(_whole, bonus)))


def _whole(value: float) -> float:
    return round(float(value) * UNIT) / UNIT


def fit_spreads(fit: Fit, games: list[Played]) -> Fit:
    """For each fill of the fullest sheet, the spread with which the chances (race.py) fit who won."""
    found, promised = parts(games)
    seats = promised.shape[1]
    if seats == 1:
        return fit
    expected = promised + found @ np.array([*fit.rest, *fit.bonus[:seats]])
    final = np.concatenate([one.final for one in games])
    fill = np.concatenate([one.fill for one in games]).max(1)
    best = final == final.max(1, keepdims=True)
    shares = best / best.sum(1, keepdims=True)
    leads = expected[:, :, None] - expected[:, None, :]
    tried = np.arange(4.0, 100.0, 1.0)
    losses = np.empty((len(tried), len(final)))
    for at, size in enumerate(tried):
        part = leads / np.sqrt(leads**2 + size**2)
        chance = (0.5 + part * (0.75 - 0.25 * part**2) + 0.5 * np.eye(seats)).prod(2)
        chance /= chance.sum(1, keepdims=True)
        losses[at] = -(shares * np.log(np.maximum(chance, 1e-6))).sum(1)
    near = np.maximum(0.0, 1 - np.abs(fill[:, None] - np.arange(FILL)) / 4)
    sizes = tried[(losses @ near).argmin(0)]
    smooth = np.convolve(np.pad(sizes, 2, mode="edge"), np.ones(5) / 5, "valid")
    return fit._replace(spreads=tuple(map(_whole, smooth)))


def pack(fits: list[Fit]) -> bytes:
    numbers = np.array([[number for part in one for number in part] for one in fits])
    return bytes(np.rint(numbers * UNIT).astype("<i4").tobytes())


def main() -> None:
    rng = np.random.default_rng(SEED)
    fits = [UNFITTED] * 4
    started = perf_counter()
    for batches in BATCHES:
        for seats in range(1, 5):
            games = [play([fits[seats - 1]] * seats, AT_ONCE, rng) for _ in range(batches[seats - 1])]
            fits[seats - 1] = fit_spreads(fit_points(games), games)
            scored = np.mean([one.final[:AT_ONCE].mean() for one in games])
            turns = np.mean([len(one.fill) for one in games]) / AT_ONCE
            print(f"{perf_counter() - started:.0f} s, {seats} seats: {scored:.1f} points in {turns:.1f} turns")
            for part in fits[seats - 1]:
                print("  ", [round(number, 1) for number in part], flush=True)
    Path(__file__).with_name(FILE).write_bytes(seal(pack(fits)))


if __name__ == "__main__":
    main()
