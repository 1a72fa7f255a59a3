"""Qwantum: the options."""

from __future__ import annotations

from typing import Any

import pytest
from games.qwantum.table import SOFIA, SOFIAS, play, sheet, table, view, writes
from playing import codes

from pyapp.core.game import Decide
from pyapp.games.qwantum.sheet import EMPTY, fits, minus


@pytest.mark.rule("QW-O1")
def test_equal_neighbours() -> None:
    rows = [(7,), (4, 7), (4, 6, 7), (3, 4, 5, 7), (3, 4, 5, 9, 7)]
    assert not any(fits(row, 7, False) for row in rows)
    assert all(fits(row, 7, True) for row in rows), "all five pairs, the one across the line too"
    assert not fits((4, 7), 6, True)
    assert not fits((3, 4, 5, 7), 8, True)
    equals = sheet(red=(6,), yellow=(2, 8), violet=(3, 4, 5, 6), blue=(13,))
    assert writes(play(table(equals, EMPTY), "throw", SOFIA)) == ["pass"]
    allowed = play(table(equals, EMPTY, equal="yes"), "throw", SOFIA)
    assert writes(allowed) == SOFIAS
    row = view(allowed)["sheets"][0]["rows"][0]
    assert (row["low"], row["high"]) == (6, 33)


@pytest.mark.rule("QW-O2")
def test_secret_choices_are_written_and_shown_together() -> None:
    match = play(table(EMPTY, EMPTY, EMPTY, start=2), "throw", SOFIA, "write violet 6")
    play(match, "write red 6", "write blue 13")
    assert match.state.sheets == (EMPTY, sheet(violet=(6,)), EMPTY), "nothing is on the sheets yet"
    assert [event.only for step in match.steps[-2:] for event in step.events] == [None, (1,), None, (2,)]
    mine = view(match, 2)["chosen"]
    assert mine == [
        {"seat": 1, "seen": False, "colour": None, "number": None},
        {"seat": 2, "seen": True, "colour": "blue", "number": 13},
    ]
    assert [choice["seen"] for choice in view(match, 0)["chosen"]] == [False, False]
    assert [choice["seen"] for choice in view(match)["chosen"]] == [False, False]
    before = len(match.steps)
    play(match, "pass")
    assert codes(match, before) == ["ready", "chose", "revealed", "wrote", "wrote", "passed"]
    assert match.state.sheets == (EMPTY, sheet(red=(6,), violet=(6,)), sheet(blue=(13,)))
    last = view(match)["last"]
    assert [(choice["seat"], choice["colour"], choice["number"]) for choice in last["chosen"]] == [
        (1, "red", 6), (2, "blue", 13), (0, None, None),
    ]  # fmt: skip
    assert (last["seat"], last["wrote"]["colour"], last["missed"]) == (1, "violet", False)


@pytest.mark.rule("QW-O2")
def test_open_choices_are_written_in_turn() -> None:
    match = play(table(EMPTY, EMPTY, EMPTY, start=2, choosing="open"), "throw", SOFIA, "write violet 6")
    play(match, "write red 6")
    assert match.turn == Decide(2)
    assert match.state.sheets[1] == sheet(red=(6,), violet=(6,))
    for seat in (None, 0, 2):
        assert view(match, seat)["chosen"] == [{"seat": 1, "seen": True, "colour": "red", "number": 6}]
    play(match, "write red 6", "pass")
    assert "revealed" not in codes(match)
    assert "ready" not in codes(match)
    assert match.state.sheets == (EMPTY, sheet(red=(6,), violet=(6,)), sheet(red=(6,)))


@pytest.mark.rule("QW-O3")
def test_equal_results() -> None:
    eight = sheet(red=(8,), yellow=(8,), violet=(8,), blue=(7,))
    nine = sheet(red=(9,), yellow=(9,), violet=(9,), blue=(8,))

    def ranks(*sheets: Any, misses: tuple[int, ...], **options: Any) -> tuple[int, ...]:
        match = play(table(EMPTY, *sheets, misses=(4, *misses), **options), "throw", SOFIA, "pass", "pass")
        while match.outcome is None:
            play(match, "pass")
        return match.outcome.ranks

    assert ranks(eight, nine, misses=(0, 1)) == (3, 1, 1), "8 and 9 - 1"
    assert ranks(eight, nine, misses=(0, 1), ties="misses") == (3, 1, 2)
    assert ranks(nine, eight, misses=(1, 0), ties="misses") == (3, 2, 1)
    assert ranks(nine, nine, misses=(1, 1), ties="misses") == (3, 1, 1)
    assert ranks(nine, eight, misses=(0, 0), ties="misses") == (3, 1, 2), "points come first"


@pytest.mark.rule("QW-O3")
@pytest.mark.parametrize("behind", [0, 1, 4])
def test_misses_never_outrank_points(behind: int) -> None:
    """The active player has all five misses and one point more than the next."""
    points = minus(5) + 9
    leader = sheet(red=(points,), yellow=(points,), violet=(points,), blue=(points - 1,))
    next_best = 8 + minus(behind)
    second = sheet(red=(next_best,), yellow=(next_best,), violet=(next_best,), blue=(next_best - 1,))
    match = table(leader, second, misses=(4, behind), ties="misses")
    play(match, "throw", SOFIA, "pass", "pass", "pass")
    assert match.outcome is not None
    assert match.outcome.scores == (9, 8)
    assert match.outcome.ranks == (1, 2)
