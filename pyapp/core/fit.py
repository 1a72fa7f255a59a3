"""How well counts fit what was expected: a chi-square test that is also right for draws without replacement.

Pearson's test needs independent results. What is drawn from a deck depends on what was drawn before, but the chances of
each draw are known when it is made. So the differences between the counts and their expected values add up draw by
draw, and so do the variances of these differences. The squared distance, measured by these variances, follows a
chi-square distribution if there are enough results. For dice it is exactly Pearson's sum of (count - expected)² /
expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log

ROUNDING = 1e-9
"""A variance below this part of the largest one is zero, but for rounding."""
PRECISION = 1e-15
TERMS = 10_000


def distance(off: Sequence[float], spread: Sequence[Sequence[float]]) -> tuple[float, int]:
    """The squared distance of `off` from zero by its covariances, and the degrees of freedom: how many directions vary.

    Eliminates by the largest remaining variance. What no longer varies then follows from the others: the last face of a
    die from the counts of the others.
    """
    rest, matrix = list(off), [list(row) for row in spread]
    places = list(range(len(rest)))
    least = ROUNDING * max((matrix[at][at] for at in places), default=0.0)
    total, degrees = 0.0, 0
    while places:
        pivot = max(places, key=lambda at: matrix[at][at])
        variance = matrix[pivot][pivot]
        if variance <= least:
            break
        places.remove(pivot)
        total += rest[pivot] ** 2 / variance
        degrees += 1
        for at in places:
            factor = matrix[at][pivot] / variance
            rest[at] -= factor * rest[pivot]
            for other in places:
                matrix[at][other] -= factor * matrix[pivot][other]
    return total, degrees


def exceeds(value: float, degrees: int) -> float:
    """The probability that a chi-square variable with these degrees of freedom is at least `value`."""
    return _upper_gamma(degrees / 2, value / 2) if degrees else 1.0


def _upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function: a series where it converges fast, else a continued fraction."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, TERMS):
            term *= x / (a + n)
            total += term
            if term < total * PRECISION:
                break
        return 1 - total * scale
    tiny = 1e-300  # Lentz's method
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    fraction = d
    for n in range(1, TERMS):
        step = n * (a - n)
        b += 2
        d = 1 / ((step * d + b) or tiny)
        c = (b + step / c) or tiny
        fraction *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return fraction * scale
