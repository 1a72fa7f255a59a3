"""Los Banditos with real dice: which colours are in the bag, and which were drawn."""

from __future__ import annotations

from real_dice import pieces


def test_dice_from_a_bag_are_limited_to_its_contents() -> None:
    (bag,) = pieces("banditos", "draw", "dice red", "roll 4", "place red4 1", "pass", "draw", table=["roll", "dice"])[
        "pieces"
    ]
    assert bag == {"kind": "", "owner": None, "amount": 2, "shows": dict.fromkeys(["black", "green", "red", "blue"], 2)}


def test_visible_colours_are_kinds() -> None:
    opening = ("draw", "dice red", "roll 4", "place red4 1", "pass", "draw", "dice red green")
    found = pieces("banditos", *opening, table=["roll", "dice"])
    assert [(one["kind"], one["amount"]) for one in found["pieces"]] == [("green", 1), ("red", 1)]
    assert found["seat"] == 1
