"""The games there are: every folder here is one, found by itself. A leading underscore keeps one off the list."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.bot import Bot, Odds, no_odds, random_bot
from ..core.errors import GameError, quote
from ..core.figure import Figure
from ..core.game import Game


@lru_cache(maxsize=1)
def all_ids() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def listed_ids() -> tuple[str, ...]:
    return tuple(id for id in all_ids() if not id.startswith("_"))


def find_game(id: object) -> Game[Any]:
    if not isinstance(id, str) or id not in all_ids():
        raise GameError("unknown_game", game=quote(id))
    game: Game[Any] = import_module(f"{__name__}.{id}.rules").GAME
    return game


def find_bots(id: str) -> dict[str, Bot]:
    """The bots of a game by level, weakest first."""
    bots: dict[str, Bot] = import_module(f"{__name__}.{id}.bot").BOTS
    return {"random": random_bot, **bots}


def find_odds(id: str) -> Odds:
    """What a game can say beside a hint: `odds` in its `hint.py`, if it has one."""
    name = f"{__name__}.{id}.hint"
    odds: Odds = import_module(name).odds if find_spec(name) else no_odds
    return odds


def find_figure(id: object) -> Figure | None:
    """What readers of a game's rules may ask: `FIGURE` in its `odds.py`, if it has one."""
    name = f"{__name__}.{find_game(id).info.id}.odds"
    return getattr(import_module(name), "FIGURE", None) if find_spec(name) else None
