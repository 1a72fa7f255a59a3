"""The games: every folder here is one and is found automatically. A leading underscore hides it from the list."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core import parts
from ..core.bot import Believe, Bot, Facts, no_facts, random_bot
from ..core.errors import GameError, quote
from ..core.figure import Figure
from ..core.game import Game
from ..core.value import Evaluator


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


def find_evaluator(id: str) -> Evaluator | None:
    """What positions and moves of a game are worth: `EVALUATOR` in its `values.py`, if it has one."""
    parts.add(id, import_module(f"{__name__}.{id}"))
    name = f"{__name__}.{id}.values"
    evaluator: Evaluator | None = import_module(name).EVALUATOR if find_spec(name) else None
    return evaluator


def find_belief(id: str) -> Believe | None:
    """How a game with secrets makes up what a seat does not know: `believe` in its `values.py` or `rules.py`."""
    modules = (f"{__name__}.{id}.{module}" for module in ("values", "rules"))
    found = (getattr(import_module(name), "believe", None) for name in modules if find_spec(name))
    return next((believe for believe in found if believe), None)


def find_facts(id: str) -> Facts:
    """What a game can say with a hint: `facts` in its `hint.py`, if it has one."""
    name = f"{__name__}.{id}.hint"
    facts: Facts = import_module(name).facts if find_spec(name) else no_facts
    return facts


def find_figure(id: object) -> Figure | None:
    """What readers of a game's rules can ask: `FIGURE` in its `figure.py`, if it has one."""
    name = f"{__name__}.{find_game(id).info.id}.figure"
    figure: Figure | None = import_module(name).FIGURE if find_spec(name) else None
    return figure
