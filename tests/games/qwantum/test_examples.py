"""Qwantum: the worked examples."""

from __future__ import annotations

import pytest
from games.qwantum.table import SOFIA, SOFIAS, events, sheet, view
from playing import example

from pyapp.games.qwantum.rules import GAME


@pytest.mark.rule("QW-E1")
def test_sofias_turn() -> None:
    match = example("qwantum", "QW-E1")
    assert len(events(match, "again")[0]["dice"]) == 3
    before = match.steps[3]
    assert before.state.dice == tuple(SOFIA.split()[1:])
    assert list(GAME.legal_moves(before.state)) == SOFIAS
    assert list(GAME.legal_moves(match.steps[4].state)) == ["write red 6", "write yellow 8", "write blue 13", "pass"]
    assert match.state.sheets == (
        sheet(yellow=(8,), violet=(6,)), sheet(red=(6,)), sheet(red=(6,)), sheet(blue=(13,)),
    )  # fmt: skip
    assert [seat.name for seat in match.seats] == ["Sofía", "Mateo", "Emma", "Lucas"]


@pytest.mark.rule("QW-E2")
def test_lucas_without_red_and_violet() -> None:
    match = example("qwantum", "QW-E2")
    before = match.steps[3].state
    assert before.dice == ("Y5", "B5", "B4", "B2", "B2", "B3", "3")
    offered = ["write red 3", "write yellow 8", "write violet 3", "write blue 19", "pass"]
    assert list(GAME.legal_moves(before)) == offered
    assert match.state.sheets[3] == sheet(violet=(3,))
    assert list(match.legal) == ["write red 3", "write yellow 8", "write blue 19", "pass"]


@pytest.mark.rule("QW-E3")
def test_mateo_after_the_line() -> None:
    match = example("qwantum", "QW-E3")
    assert match.state.sheets[0] == sheet(
        violet=(3, 8, 12, 17, 11), red=(4, 10, 13, 15, 9), yellow=(5, 11), blue=(7, 12)
    )
    shown = view(match)["sheets"][0]
    assert shown["columns"] == [4, 10, None, None, None, None]
    assert events(match, "column") == [
        {"seat": 0, "column": 1, "points": 4}, {"seat": 0, "column": 2, "points": 10},
    ]  # fmt: skip
    assert shown["rows"][2]["high"] == 10, "his next violet number is below 11"


@pytest.mark.rule("QW-E4")
def test_emmas_full_sheet() -> None:
    match = example("qwantum", "QW-E4")
    assert match.state.sheets[0] == (
        (5, 7, 11, 15, 10, 3), (6, 8, 12, 16, 11, 4), (7, 9, 13, 17, 12, 5), (8, 10, 14, 18, 13, 6),
    )  # fmt: skip
    shown = view(match)["sheets"][0]
    assert shown["columns"] == [6, 8, 12, 16, 11, 4]
    assert (shown["points"], shown["misses"], shown["minus"], shown["total"]) == (57, 3, 6, 51)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("sheet_full", (51,))


@pytest.mark.rule("QW-E5")
def test_four_sixes() -> None:
    match = example("qwantum", "QW-E5")
    assert match.state.sheets[0] == ((6,),) * 4
    assert view(match)["sheets"][0]["columns"][0] == 6
    assert view(match)["sheets"][0]["total"] == 6
