"""Golden games and pinned views: they show every change in how a record plays out or in what a screen gets.

`pytest tests/contract --regenerate` rewrites them; read the diff before you commit it. A game without one fails.
"""

from __future__ import annotations

import re

import pytest
from goldens import chosen_pins, dumped, folder, heads, odds_at, pins, played, printed, view_at
from playing import ROOT, all_ids

pytestmark = pytest.mark.parametrize("id", all_ids())

ASK = "run pytest tests/contract --regenerate and read what it wrote"


def test_playthroughs(id: str, regenerate: bool) -> None:
    for seed, head in heads(id).items():
        path = folder(id) / f"{seed}.txt"
        text = printed(played(id, seed), head)
        if regenerate:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"no playthrough of {id}: {ASK}"
        assert text == path.read_text(encoding="utf-8")


def test_pinned_views(id: str, regenerate: bool) -> None:
    path = folder(id) / "views.json"
    if regenerate:
        path.write_text(dumped(chosen_pins(id)), encoding="utf-8")
    assert path.exists(), f"no pinned views of {id}: {ASK}"
    now = [
        {**pin, "view": view_at(match, pin["step"], pin["seat"]), "odds": odds_at(match, pin["step"])}
        for pin in pins(id)
        for match in [played(id, pin["seed"])]
    ]
    assert dumped(now) == path.read_text(encoding="utf-8")


def test_every_phase_has_a_pinned_view(id: str) -> None:
    matches = [played(id, seed) for seed in heads(id)]
    met = {step.state.phase for match in matches for step in match.steps if hasattr(step.state, "phase")}
    pinned = {
        match.steps[pin["step"] - 1].state.phase if pin["step"] else match.start.phase
        for pin in pins(id)
        if hasattr((match := played(id, pin["seed"])).start, "phase")
    }
    assert met <= pinned


def test_every_event_happens_in_a_playthrough(id: str) -> None:
    """Claims, steals and swaps too: every event with a text in the catalogue is pinned with its facts."""
    catalogue = ROOT / "web" / "text" / "en" / f"{id}.ftl"
    texts = catalogue.read_text(encoding="utf-8") if catalogue.exists() else ""
    told = re.findall(rf"^{id}-event-(\w+) =", texts, re.M)
    happened = {event.code for seed in heads(id) for step in played(id, seed).steps for event in step.events}
    assert set(told) <= happened, f"add a playthrough in {folder(id)} in which it happens"
