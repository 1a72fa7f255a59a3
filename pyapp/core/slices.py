"""Long work in slices: a generator that yields now and then, so that others can work, and returns a result."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Result = TypeVar("Result")

Slices = Generator[None, None, Result]


def finish(work: Generator[Any, None, Result]) -> Result:
    """Do it in one go."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        result: Result = done.value
        return result
