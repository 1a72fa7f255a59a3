"""For `make_table.py`: learns from games what each seat wins on average, as the small network of `network.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from .deck import PILES
from .kinds import EMPTY, KIND_OF, NUMBER
from .make_games import IDS, Samples
from .network import HIDDEN, MOST_CARDS

Array = Any

POINT = 8.0
"""Points count in this unit while learning, so that all inputs are of one size."""
OFFERS = EMPTY + 1
KIND = np.array([*(NUMBER[KIND_OF[card]] for card in IDS), EMPTY])


class Network:
    """One layer: what each seat's cards and points, the cards on offer and the right to end add up to."""

    def __init__(self, seats: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.seats = seats
        rows = [(seats * MOST_CARDS, 0.3), (seats, 0.7), (2 * OFFERS, 0.1), (1, 0.2)]
        self.weights = {
            "into": np.concatenate([self._drawn(count, HIDDEN, scale=scale) for count, scale in rows]),
            "out": self._drawn(HIDDEN, seats, scale=0.2),
            "bias": np.zeros(seats, dtype=np.float32),
        }

    def _drawn(self, *shape: int, scale: float) -> Array:
        return self.random.normal(0, scale, shape).astype(np.float32)

    def inputs(self, samples: Samples) -> Array:
        """One number for each row of the weights: cards by seat, points by seat, cards on offer, the right to end."""
        count, seats = len(samples.cards), self.seats
        found = np.zeros((count, seats * MOST_CARDS + seats + 2 * OFFERS + 1), dtype=np.float32)
        rows = np.arange(count)
        for seat in range(seats):
            found[rows, seat * MOST_CARDS + np.minimum(samples.cards[:, seat], MOST_CARDS - 1)] = 1
        points = seats * MOST_CARDS
        found[:, points : points + seats] = samples.points / POINT
        tops = points + seats + KIND[samples.tops] + samples.inherit[:, None] * OFFERS
        for pile in range(PILES):
            found[rows, tops[:, pile]] += 1
        found[:, -1] = samples.may_end
        return found

    def forward(self, inputs: Array) -> tuple[Array, Array, Array, Array]:
        total = inputs @ self.weights["into"]
        hidden = total / (1 + np.abs(total))
        out = hidden @ self.weights["out"] + self.weights["bias"]
        size = np.where(out > 0, 1 + out, 1 / (1 + np.abs(out)))
        size = size * size
        return total, hidden, out, size / size.sum(axis=1, keepdims=True)

    def __call__(self, samples: Samples) -> Array:
        return self.forward(self.inputs(samples))[-1]

    def gradients(self, inputs: Array, wanted: Array) -> dict[str, Array]:
        total, hidden, out, shares = self.forward(inputs)
        off = 2 * (shares - wanted) / (1 + np.abs(out)) / len(inputs)
        back = (off @ self.weights["out"].T) / (1 + np.abs(total)) ** 2
        return {"into": inputs.T @ back, "out": hidden.T @ off, "bias": off.sum(axis=0)}

    def learn(self, samples: Samples, steps: int, batch: int = 4096, rate: float = 0.01) -> None:
        """Adam, with a rate that falls to nothing."""
        mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        for step in range(1, steps + 1):
            rows = self.random.integers(len(samples.cards), size=batch)
            some = Samples(*(part[rows] for part in samples))
            now = rate * (1 - step / (steps + 1))
            for name, gradient in self.gradients(self.inputs(some), some.shares.astype(np.float32)).items():
                mean[name] += 0.1 * (gradient - mean[name])
                square[name] += 0.001 * (gradient * gradient - square[name])
                first, second = mean[name] / (1 - 0.9**step), square[name] / (1 - 0.999**step)
                self.weights[name] -= (now * first / (np.sqrt(second) + 1e-8)).astype(np.float32)

    def loss(self, samples: Samples) -> float:
        """Cross-entropy."""
        return float(-(samples.shares * np.log(np.maximum(self(samples), 1e-9))).sum(axis=1).mean())

    def packed(self) -> bytes:
        """As `network.py` reads it."""
        into = self.weights["into"].copy()
        points = self.seats * MOST_CARDS
        into[points : points + self.seats] /= POINT
        parts = (into, self.weights["out"].T, self.weights["bias"])
        return b"".join(part.astype("<f2").tobytes() for part in parts)
