"""Six Colours with real dice: black and white dice can be told apart."""

from __future__ import annotations

from real_dice import pieces


def test_visible_colours_are_kinds() -> None:
    found = pieces("sixcolours", "throw")["pieces"]
    assert [(one["kind"], one["amount"]) for one in found] == [("black", 2), ("white", 4)]
