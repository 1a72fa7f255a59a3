"""Golden playthroughs: one game of each kind printed in full. A change in what a record plays out as shows here.

`pytest tests/contract --regenerate` writes them anew; a game without one fails.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playing import ROOT, all_ids, at_random, new_match

from pyapp.core.match import Match
from pyapp.games import find_game

GOLDENS = ROOT / "tests" / "goldens"


def printed(match: Match[Any]) -> str:
    lines = [f"options {json.dumps(match.options)}", match.game.text(match.start)]
    for step in match.steps:
        actor = "chance" if step.seat is None else match.seats[step.seat].name
        lines.append(f"\n{actor}: {step.move}")
        for event in step.events:
            known = "" if event.only is None else f" only {','.join(map(str, event.only))}"
            lines.append(f"  * {event.code} {json.dumps(event.params)}{known}")
        lines.append(match.game.text(step.state))
    lines.append(f"\n{match.outcome}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("id", all_ids())
def test_playthrough(id: str, regenerate: bool) -> None:
    fewest, most = find_game(id).info.seats
    match = new_match(id, "golden", seats=max(fewest, min(3, most)), defaults=True)
    for _ in at_random(match, "golden"):
        pass
    path = GOLDENS / f"{id}.txt"
    text = printed(match)
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"no playthrough of {id}: run pytest tests/contract --regenerate and read what it wrote"
    assert text == path.read_text(encoding="utf-8")
