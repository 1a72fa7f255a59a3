"""The games on the shelf, and what each consists of.

A game is on the shelf if it has rules (pyapp/games/<id>) and a view (web/games/<id>). Nothing lists the games.
"""

from __future__ import annotations

import re
from pathlib import Path

LAST = 1000
"""The place of a game whose card asks for none."""


def games(root: Path) -> list[str]:
    """In the order that their cards on the home page ask for."""
    found = [file.parent.name for file in root.glob("web/games/*/view.js")]
    return sorted((id for id in found if (root / "pyapp" / "games" / id).is_dir()), key=lambda id: (_place(root, id), id))


def _place(root: Path, game: str) -> int:
    card = root / "web" / "games" / game / "home.html"
    order = re.match(r"<!-- order: (\d+) -->", card.read_text("utf-8")) if card.exists() else None
    return int(order[1]) if order else LAST


def accents(root: Path) -> str:
    """The style sheet with every game's own accent."""
    sheets = (root / "web" / "games" / game / "accent.css" for game in games(root))
    return "".join(sheet.read_text("utf-8") for sheet in sheets if sheet.exists())
