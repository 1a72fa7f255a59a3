"""Long work in slices: a generator that yields now and then, so that others can work, and returns a result."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Any, Generic, TypeVar

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


class Remembered(Generic[Result]):
    """What `lru_cache` is for functions, for work in slices: its last results are not computed again."""

    def __init__(self, work: Callable[..., Slices[Result]], most: int) -> None:
        self.work = work
        self.most = most
        self._known: dict[tuple[Hashable, ...], Result] = {}

    def __call__(self, *key: Hashable) -> Slices[Result]:
        if key in self._known:
            found = self._known.pop(key)
        else:
            found = yield from self.work(*key)
        self._known[key] = found  # the one that was used last comes last
        while len(self._known) > self.most:
            del self._known[next(iter(self._known))]
        return found

    def cache_clear(self) -> None:
        self._known.clear()


def remembers(most: int) -> Callable[[Callable[..., Slices[Result]]], Remembered[Result]]:
    return lambda work: Remembered(work, most)
