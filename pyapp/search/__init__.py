"""Values for any game that has no evaluator of its own. Knows no particular game.

`Search` looks at everything that can happen if that is little enough (expectimax), and else plays on many times with
the game's own bot (rollouts).
"""

from __future__ import annotations

from .evaluator import Search

__all__ = ["Search"]
