"""Qwantum: what a screen gets."""

from __future__ import annotations

from games.qwantum.table import SOFIA, play, sheet, table, view

from pyapp.games.qwantum.sheet import EMPTY, write


def test_choices_name_every_legal_move_in_order() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA)
    assert [choice["move"] for choice in view(match)["choices"]] == list(match.legal)
    play(match, "again 2,w", "roll V4 1")
    assert [choice["move"] for choice in view(match)["choices"]] == list(match.legal)


def test_a_view_says_what_a_row_takes_next() -> None:
    match = play(table(EMPTY, sheet(red=(6,), blue=(2,))), "throw", SOFIA, "write violet 6")
    shown = view(match, 1)
    assert (shown["phase"], shown["action"], shown["player"], shown["active"], shown["out"]) == (
        "choose", "C", 0, 0, "violet",
    )  # fmt: skip
    assert [(row["low"], row["high"]) for row in shown["sheets"][1]["rows"]] == [(7, 33), (1, 33), (1, 33), (3, 33)]


def test_the_dice_stay_until_the_next_roll() -> None:
    match = play(table(EMPTY, EMPTY), "throw", SOFIA, "pass", "pass", "pass")
    assert view(match)["phase"] == "start"
    assert view(match)["dice"][0]["shows"]["face"] == "R1"
    assert view(match)["last"]["missed"] is True
    play(match, "throw")
    assert view(match)["dice"][0]["shows"] is None
    assert view(match)["last"] is None


def test_writing_changes_one_row_only() -> None:
    before = sheet(red=(1,), blue=(2,))
    assert write(before, 2, 9) == sheet(red=(1,), violet=(9,), blue=(2,))
