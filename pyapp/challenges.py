"""What a page is told about the daily challenge: how a day's game is set up, and what the best level reaches in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .core.game import Outcome
from .daily import Pars, challenge
from .games import find_game

Json = dict[str, Any]


class Challenges:
    """One par at a time is being worked on, since only one is on a screen. `tell`: an outcome as pages read it."""

    def __init__(self, tell: Callable[[Outcome], Json]) -> None:
        self._tell = tell
        self._pars = Pars()

    @property
    def methods(self) -> dict[str, Callable[[Json], Json]]:
        return {"challenge": self.challenge, "par": self.par}

    def challenge(self, asked: Json) -> Json:
        """What `new` needs for a day's challenge, without the names."""
        return challenge(find_game(asked.get("game")), asked.get("date"))._asdict()

    def par(self, asked: Json) -> Json:
        """Works for a moment: repeat the call until it has an outcome."""
        match = self._pars.go_on(find_game(asked.get("game")), asked.get("date"))
        outcome = match.outcome
        return {"steps": len(match.steps), "outcome": None if outcome is None else self._tell(outcome)}
