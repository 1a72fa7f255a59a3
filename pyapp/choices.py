"""What a page is told about a game before it begins: how many seats, which options, levels and real dice there are."""

from __future__ import annotations

from typing import Any

from .by_link import seats_of
from .core.level import LEVELS
from .core.option import Option
from .games import find_game

Json = dict[str, Any]


def choices(game: str) -> Json:
    info = find_game(game).info
    return {
        "id": game,
        "version": info.version,
        "seats": list(info.seats),
        "by_link": seats_of(info),
        "options": [_option(option) for option in info.options],
        "bots": list(LEVELS),
        "table": list(info.typed),
        "real": [{"id": id, "verbs": list(verbs)} for id, verbs in info.real],
    }


def _option(option: Option) -> Json:
    values = option.values
    allowed: Json = (
        {"min": values[0], "max": values[-1], "step": values.step}
        if isinstance(values, range)
        else {"values": list(values)}
    )
    return {"id": option.id, "clause": option.clause, "kind": option.kind, "default": option.default, **allowed}
