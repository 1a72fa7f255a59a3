"""One player against others, with most of the luck taken out: the same mean with less spread.

At every outcome of chance, `luck` in a game's tests/games/ID/measuring.py says what it was worth: the chance of winning
after it, less the average over everything that could have happened, by the same values. However wrong these values may
be, that is zero on average. So the share of wins less this luck has the same mean as the share of wins.
"""

from __future__ import annotations

import statistics
from typing import Any

from own import measuring
from playout import Effort, play, until, wins
from tally import tally


def steady(id: str, player: str, other: str, seats: int, effort: Effort, name: str) -> dict[str, Any]:
    """Nothing for a game that cannot tell its luck."""
    luck = getattr(measuring(id), "luck", None)
    if luck is None:
        return {}
    plain: list[float] = []
    shares: list[float] = []
    for number in until(effort):
        results = []
        lucks = []
        for seat in range(seats):
            kinds = [other] * seats
            kinds[seat] = player
            match, _ = play(id, kinds, f"{name}.{number}", ())
            results.append(wins(match, seat))
            lucks.append(sum(luck(match, at)[seat] for at, step in enumerate(match.steps) if step.seat is None))
        plain.append(statistics.fmean(results))
        shares.append(statistics.fmean(results) - statistics.fmean(lucks))
    return {"share": tally(plain), "without luck": tally(shares)}
