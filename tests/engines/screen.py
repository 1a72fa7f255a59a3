"""A page and what is found on it, in the words of Playwright, over whatever can run a script and move pointer and keys.

Of Playwright's methods here are the few that a Player uses. A locator is a list of steps that find.js follows inside
the page whenever it is asked, so nothing found is ever out of date; it is pressed where a person would, in its middle,
and only if nothing lies over it.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, cast

FIND = (Path(__file__).parent / "find.js").read_text(encoding="utf-8")

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "Home": "\ue011"}
"""As WebDriver and WebDriver BiDi call them."""

PATIENCE = 30_000


class Remote(Protocol):
    """What a driver must be able to do."""

    def goto(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, body: str, *arguments: Any) -> Any:
        """Calls a function of this body in the page; arguments and answer are JSON, a promise is awaited."""

    def run_inside(self, frame: str, body: str, *arguments: Any) -> Any:
        """The same in the frame that this selector finds, whatever its origin."""

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        """Moves and presses the pointer or the keys, as WebDriver's actions say."""

    def act_inside(self, frame: str, kind: str, actions: list[dict[str, Any]]) -> None:
        """The same, places being those of the frame that this selector finds; it must be in sight."""

    def resize(self, width: int, height: int) -> None: ...

    def picture(self) -> bytes: ...

    def complaints(self) -> list[str]:
        """The errors in the console so far."""


def until(ready: Callable[[], Any], timeout: float, what: Callable[[], str]) -> None:
    deadline = time.monotonic() + timeout / 1000
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(f"after {timeout / 1000:.0f} s: {what()}")
        time.sleep(0.03)


@contextlib.contextmanager
def running(command: list[str], **how: Any) -> Iterator[None]:
    """A program, until it is of no more use."""
    started = subprocess.Popen(command, **how)
    try:
        yield
    finally:
        started.terminate()
        try:
            started.wait(10)
        except subprocess.TimeoutExpired:
            started.kill()


def wanted(text: str | re.Pattern[str] | None) -> Any:
    return {"pattern": text.pattern} if isinstance(text, re.Pattern) else text


class Place:
    """Where one can look for things: the page, or something on it."""

    def __init__(self, remote: Remote, steps: list[dict[str, Any]]) -> None:
        self.remote = remote
        self.steps = steps

    def step(self, kind: str, **details: Any) -> Locator:
        return Locator(self.remote, [*self.steps, {"kind": kind, **details}])

    def locator(self, css: str) -> Locator:
        return self.step("css", css=css)

    def get_by_role(self, role: str, name: str | re.Pattern[str] | None = None) -> Locator:
        return self.step("role", role=role, name=wanted(name))

    def get_by_text(self, text: str | re.Pattern[str]) -> Locator:
        return self.step("text", text=wanted(text))


class Locator(Place):
    # Narrower

    @property
    def first(self) -> Locator:
        return self.nth(0)

    @property
    def last(self) -> Locator:
        return self.nth(-1)

    def nth(self, at: int) -> Locator:
        return self.step("nth", at=at)

    def and_(self, other: Locator) -> Locator:
        return self.step("and", inner=other.steps)

    def filter(
        self,
        *,
        has_text: str | re.Pattern[str] | None = None,
        has: Locator | None = None,
        visible: bool = False,
    ) -> Locator:
        found = self
        if has_text is not None:
            found = found.step("has_text", text=wanted(has_text))
        if has is not None:
            found = found.step("has", inner=has.steps)
        return found.step("visible") if visible else found

    def all(self) -> list[Locator]:
        return [self.nth(at) for at in range(self.count())]

    # Answered at once

    def ask(self, question: str, detail: Any = None) -> Any:
        return self.remote.run(FIND, self.steps, question, detail)

    def count(self) -> int:
        return int(self.ask("count"))

    def is_visible(self) -> bool:
        return bool(self.ask("visible"))

    def all_inner_texts(self) -> list[str]:
        return list(self.ask("inner_texts"))

    def evaluate_all(self, function: str) -> Any:
        found = f"(function () {{ {FIND} }}).apply(null, arguments)"
        return self.remote.run(f"return ({function})({found})", self.steps, "elements")

    # Answered as soon as it is there

    def one(self, question: str, detail: Any = None) -> Any:
        """The answer of the only element there; with several, one would not know which is meant."""
        found: list[Any] = []

        def there() -> int:
            found[:] = self.ask("one", [question, detail])
            return int(found[0])

        until(there, PATIENCE, lambda: f"not there: {self}")
        count, answer = found
        assert count == 1, f"{count} of them: {self}"
        return answer

    def is_enabled(self) -> bool:
        return bool(self.one("enabled"))

    def is_disabled(self) -> bool:
        return not self.is_enabled()

    def inner_text(self) -> str:
        return str(self.one("inner_text"))

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.one("attribute", name)
        return value

    def wait_for(self, timeout: float = PATIENCE, state: str = "visible") -> None:
        def what() -> str:
            return f"not {state}: {self}. The page says: {self.remote.run('return document.body.innerText')!r}"

        until(lambda: self.is_visible() is (state == "visible"), timeout, what)

    # Done as soon as it can be

    def click(self, timeout: float = PATIENCE) -> None:
        found: dict[str, Any] = {}

        def free() -> bool:
            """Where it was a moment ago, too: until the next frame, a browser may hit what was there before."""
            before = found.get("x"), found.get("y")
            found.update(self.one("spot"))
            return found["free"] and before == (found["x"], found["y"])

        until(free, timeout, lambda: f"cannot be pressed, {found}: {self}")
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.remote.act("pointer", [{"type": "pointerMove", "x": found["x"], "y": found["y"]}, *press])

    def fill(self, text: str) -> None:
        if self.one("attribute", "type") == "range":
            self.one("set", text)
            return
        self.one("select")
        Keyboard(self.remote).type(text)

    def select_option(self, value: str) -> None:
        self.one("set", value)

    def __str__(self) -> str:
        return " › ".join(", ".join(str(value) for value in step.values()) for step in self.steps)


class Keyboard:
    def __init__(self, remote: Remote) -> None:
        self.remote = remote

    def press(self, key: str) -> None:
        self.type(KEYS.get(key, key))

    def type(self, text: str) -> None:
        self.remote.act("key", [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")])


class Inside:
    """A frame of a page, as far as its locators need it."""

    def __init__(self, remote: Remote, frame: str) -> None:
        self.remote = remote
        self.frame = frame

    def run(self, body: str, *arguments: Any) -> Any:
        return self.remote.run_inside(self.frame, body, *arguments)

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.remote.act_inside(self.frame, kind, actions)


class Page(Place):
    def __init__(self, remote: Remote) -> None:
        super().__init__(remote, [])
        self.keyboard = Keyboard(remote)

    def goto(self, address: str) -> None:
        self.remote.goto(address)

    def reload(self) -> None:
        self.remote.reload()

    def frame_locator(self, css: str) -> Place:
        return Place(cast("Remote", Inside(self.remote, css)), [])

    def title(self) -> str:
        return str(self.evaluate("document.title"))

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        body = f"const it = ({expression}); return typeof it === 'function' ? it(arguments[0]) : it"
        return self.remote.run(body, argument)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def screenshot(self, path: str | Path) -> None:
        Path(path).write_bytes(self.remote.picture())

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """As near as the window lets us come."""
        self.remote.resize(size["width"], size["height"])
