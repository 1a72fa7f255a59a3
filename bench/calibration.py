"""Do chances of winning come true? Each decision's chance against what then happened, by tenths.

The expert's own games are what its values speak of, but take long. In games of the sensible bot, a few decisions per
game are judged: many more games in the same time, between equals too, but with mistakes that the values do not expect.
So a difference there can be the bot's as well as the evaluator's.

`off` is what happened less what was predicted. Its standard error treats each game as one observation.
"""

from __future__ import annotations

from typing import Any

from playout import EXPERT, SENSIBLE, Effort, new_game, own_game, until, wins
from tally import comparison

from pyapp.advice import choose, evaluator, seen
from pyapp.core.game import Decide
from pyapp.core.stream import Stream
from pyapp.core.value import best_move

ASKED = 3
"""Decisions of a sensible bots' game that are judged."""

Predicted = list[tuple[int, float]]
"""The seats that decided, with their chances."""


def calibration(id: str, kind: str, seats: int, effort: Effort, name: str) -> dict[str, Any]:
    """Predicted and observed, by tenths and over all."""
    tenths: list[list[list[tuple[float, float]]]] = [[] for _ in range(10)]
    every: list[list[tuple[float, float]]] = []
    for number in until(effort):
        predicted, results = (_expert if kind == EXPERT else _fast)(id, seats, name, number)
        pairs = [(chance, results[seat]) for seat, chance in predicted]
        every.append(pairs)
        for at, tenth in enumerate(tenths):
            if inside := [pair for pair in pairs if min(9, int(pair[0] * 10)) == at]:
                tenth.append(inside)
    rows = {f"from {at / 10}": comparison(games) for at, games in enumerate(tenths) if games}
    return {"all": comparison(every), "tenths": rows}


def _expert(id: str, seats: int, name: str, number: int) -> tuple[Predicted, list[float]]:
    match, made = own_game(id, seats, name, number)
    return [(one.seat, one.chance) for one in made], [wins(match, seat) for seat in range(seats)]


def _fast(id: str, seats: int, name: str, number: int) -> tuple[Predicted, list[float]]:
    """The game first, then the values: which decisions are judged depends only on the seed."""
    seed = f"{name}.calibration.{number}"
    match = new_game(id, [SENSIBLE] * seats, seed)
    places: list[tuple[int, int]] = []
    while isinstance(turn := match.turn, Decide):
        if len(match.legal) > 1:
            places.append((len(match.steps), turn.seat))
        match.play(choose(match, SENSIBLE))
    stream = Stream(seed, "asked")
    judge = evaluator(match)
    predicted: Predicted = []
    for _ in range(min(ASKED, len(places))):
        step, seat = places.pop(stream.below(len(places)))
        values = judge.values(seen(match, step))
        predicted.append((seat, values[best_move(values, seat)].wins[seat]))
    return predicted, [wins(match, seat) for seat in range(seats)]
