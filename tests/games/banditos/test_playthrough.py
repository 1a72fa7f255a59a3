"""A printed game without give-ups: plain random play gives its tiles away before much is placed."""

from __future__ import annotations

from playing import ROOT, new_match

from pyapp.core.dice import Stream

GOLDEN = ROOT / "tests" / "goldens" / "banditos_placed.txt"


def test_playthrough_without_give_ups(regenerate: bool) -> None:
    match = new_match("banditos", "placed", defaults=True)
    stream = Stream("placed", "moves")
    while match.outcome is None:
        moves = [move for move in match.legal if not move.startswith("give")]
        match.play(moves[stream.below(len(moves))])
    lines = [match.game.text(match.start)]
    for step in match.steps:
        told = " ".join(event.code for event in step.events)
        lines.append(f"\n{step.move} ({told})\n{match.game.text(step.state)}")
    text = "\n".join([*lines, f"\n{match.outcome}\n"])
    if regenerate:
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
