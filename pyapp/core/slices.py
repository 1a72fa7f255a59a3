"""Long work in slices: a generator that yields now and then, so that others can work, and returns a result."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from functools import wraps
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


def remembers(most: int) -> Callable[[Callable[..., Slices[Result]]], Callable[..., Slices[Result]]]:
    """What `lru_cache` is for functions, for work in slices: its last results are not computed again."""

    def remembering(work: Callable[..., Slices[Result]]) -> Callable[..., Slices[Result]]:
        known: dict[tuple[Hashable, ...], Result] = {}

        @wraps(work)
        def remembered(*key: Hashable) -> Slices[Result]:
            if key in known:
                found = known.pop(key)
            else:
                found = yield from work(*key)
            known[key] = found  # the one that was used last comes last
            while len(known) > most:
                del known[next(iter(known))]
            return found

        return remembered

    return remembering
