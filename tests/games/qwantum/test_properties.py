"""What is true of every position of every game, tested with random games and any options."""

from __future__ import annotations

import pytest
from playing import at_random, new_match

from pyapp.games.qwantum.dice import HIGHEST
from pyapp.games.qwantum.sheet import MISSES, column_points, is_full, minus, total

from .invariants import check

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6))
@pytest.mark.rule("QW-6", "QW-15", "QW-P4")
def test_sheets_stay_in_order_and_turns_are_bounded(seed: int) -> None:
    match = new_match("qwantum", f"p{seed}")
    for _ in at_random(match, f"p{seed}"):
        pass
    active = [0] * len(match.seats)
    before = match.start
    for step in match.steps:
        state = step.state
        if step.move == "throw":
            active[step.seat or 0] += 1
        check(state)
        for seat in range(len(active)):
            assert before.misses[seat] <= state.misses[seat] <= MISSES
            if state.misses[seat] > before.misses[seat]:
                assert seat == before.active
        before = state
    assert max(active) <= 28
    outcome = match.outcome
    assert outcome is not None
    assert any(map(is_full, match.state.sheets)) or MISSES in match.state.misses
    for seat, sheet in enumerate(match.state.sheets):
        whole = [column for column in range(6) if all(len(row) > column for row in sheet)]
        points = sum(column_points(tuple(row[column] for row in sheet)) for column in whole)
        assert outcome.scores[seat] == points - minus(match.state.misses[seat])
        assert outcome.scores[seat] == total(sheet, match.state.misses[seat])


@given(numbers=st.lists(st.integers(1, HIGHEST), min_size=4, max_size=4))
@pytest.mark.rule("QW-18", "QW-19")
def test_a_column_computed_in_another_way(numbers: list[int]) -> None:
    different = sorted(set(numbers))
    assert column_points(tuple(numbers)) == (different[1] if len(different) > 1 else different[0])
