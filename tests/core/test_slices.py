"""Long work in slices: what was done is remembered, but not for ever."""

from __future__ import annotations

import pytest

from pyapp.core.slices import Slices, finish, remembers


def test_the_last_results_are_remembered() -> None:
    done: list[int] = []

    @remembers(2)
    def squared(number: int) -> Slices[int]:
        yield
        done.append(number)
        return number * number

    for number in (1, 2, 1, 3, 1, 2):
        assert finish(squared(number)) == number * number
    assert done == [1, 2, 3, 2], "2 was used longest ago when 3 came"
    squared.cache_clear()
    finish(squared(2))
    assert done[-1] == 2
    assert len(done) == 5


def test_work_that_was_given_up_or_failed_is_done_again() -> None:
    done: list[int] = []

    @remembers(2)
    def careful(number: int) -> Slices[int]:
        yield
        done.append(number)
        if len(done) == 1:
            raise ValueError("once")
        return number

    next(careful(5))
    assert done == []
    with pytest.raises(ValueError, match="once"):
        finish(careful(5))
    assert finish(careful(5)) == finish(careful(5)) == 5
    assert done == [5, 5]
