"""What goes wrong around a game, each fault in the middle of one: it ends in play, or in one sentence with a way on.

In a browser that has the app from the host, and in one whose service worker keeps it; each fault in one of the two.
Whatever happens, the record that is stored only ever grows: no move is lost, and nothing is left uncaught. The slow
tests take every fault that is about files in both browsers, and then all at random, as often as they are told to, and
say what they did:
ROLLBOOK_FAULTS=500 python build.py test -m slow tests/browser/test_faults.py -s
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.keeper import wait_until_kept_after_all
from browser.lone_engine import Engine
from browser.trial import ANYWHERE, FAULTS, Trial
from playwright.sync_api import Browser, Page
from static_host import StaticHost

import build

pytestmark = [pytest.mark.files_missing, pytest.mark.first_visit]


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[StaticHost]:
    host = StaticHost(dist)
    yield host
    host.stop()


@pytest.fixture(autouse=True)
def as_before(host: StaticHost) -> Iterator[None]:
    """A trial that fails must not leave the next test without a host."""
    yield
    host.mend()
    if not host.server:
        host.start()


@pytest.fixture(scope="module")
def origin(host: StaticHost) -> str:
    return host.origin


@pytest.fixture(params=[False, True], ids=["from the host", "kept on the device"])
def kept(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture
def visit(
    kept: bool, page: Page, browser: Browser, browser_context_args: dict[str, Any], host: StaticHost
) -> Iterator[Page]:
    if not kept:
        yield page
        return
    with browser.new_context(**{**browser_context_args, "service_workers": "allow"}) as context:
        visit = context.new_page()
        visit.goto(host.site)
        wait_until_kept_after_all(visit)
        yield visit


WHEN_KEPT = (
    "a_kept_file_is_damaged",
    "a_kept_file_is_lost",
    "the_host_is_gone",
    "the_worker_dies",
    "a_file_arrives_damaged",
    "the_line_stays_broken",
    "everything_is_cleared",
)
"""Tried where everything is kept, in this order: as long as nothing is forgotten, nothing has to be kept once more."""
ELSEWHERE = ("a_file_stays_damaged", "a_damaged_save_is_opened", "another_window_plays", "the_snapshot_is_damaged")
"""Other tests have them in every run: the first is below, for the engine alone; test_saves.py lists and opens damaged
games, test_app_store.py has two windows, test_snapshot.py a damaged snapshot. Slow: in the middle of a game, too.
"""


def test_each_fault_ends_in_play(visit: Page, host: StaticHost, kept: bool) -> None:
    trial = Trial(visit, host, random.Random("each"), kept=kept)
    trial.suffer_all(WHEN_KEPT if kept else [name for name in FAULTS if name not in (*WHEN_KEPT, *ELSEWHERE)])


@pytest.mark.slow
def test_each_fault_of_files_ends_in_play_wherever_they_come_from(visit: Page, host: StaticHost, kept: bool) -> None:
    trial = Trial(visit, host, random.Random("each"), kept=kept)
    trial.suffer_all([name for name in trial.faults if name not in ANYWHERE or name in ELSEWHERE])


@pytest.mark.slow
def test_many_faults_lose_no_move(visit: Page, host: StaticHost, kept: bool) -> None:
    chance = random.Random(os.environ.get("ROLLBOOK_FAULTS_SEED", "many"))
    trial, done, seconds = Trial(visit, host, chance, kept=kept), Counter[str](), Counter[str]()
    for number in range(1, 1 + int(os.environ.get("ROLLBOOK_FAULTS", "50"))):
        name = chance.choice(list(trial.faults))
        print(f"{number:4} {name}", end="", flush=True)
        began = time.monotonic()
        trial.suffer(name)
        done[name] += 1
        seconds[name] += time.monotonic() - began
        print(f" {time.monotonic() - began:.1f} s", flush=True)
    print(f"{done.total()} faults, {trial.told} times one was told what to do; no move lost")
    for name in trial.faults:
        print(f"{done[name]:4} × {seconds[name] / max(1, done[name]):5.1f} s  {name}")


# The engine alone

DAMAGED: list[tuple[str, float | bytes, str]] = [
    ("pyodide.asm.wasm", 0.5, "WebAssembly"),
    ("pyodide.asm.wasm", 0.9, "pyodide.asm.wasm: damaged"),  # among the data, which are compiled whatever they are
    ("pyodide.asm.wasm", b"<frozen os>", "pyodide.asm.wasm: damaged"),  # Python runs far enough to complain
    ("stdlib.zip", 0.5, "stdlib.zip: damaged"),
    ("*.whl", 0.5, ".whl: damaged"),
    ("pyodide.asm.js", 0.5, ""),
    ("python.js", 0.5, ""),
    ("core.js", 0.5, ""),
]
"""A file, where in it a bit is wrong, and what is then said."""


@pytest.mark.parametrize("some", [DAMAGED[::4], pytest.param(DAMAGED, marks=pytest.mark.slow)], ids=len)
def test_a_file_that_stays_damaged_is_told_at_once(
    page: Page, host: StaticHost, some: list[tuple[str, float | bytes, str]]
) -> None:
    """Not when patience ends; and once all is whole again, the next attempt succeeds."""
    session = page.context.new_cdp_session(page)
    for file, where, why in some:
        session.send("Network.clearBrowserCache")
        engine = Engine(page, host.site)
        host.instead = {path.relative_to(build.DIST).as_posix(): damaged(path, where) for path in engine_files(file)}
        failed = engine.ask("engine.ready.catch((error) => error.message)")
        assert failed, f"it starts with a damaged {file}"
        assert failed.startswith("the engine cannot be started"), file
        assert why in failed
        assert "no answer within" not in failed
        host.mend()
    assert engine.new_match()["ok"]


def engine_files(name: str) -> list[Path]:
    found = list(build.DIST.glob(f"web/engine/*/{name}"))
    assert found, name
    return found


def damaged(file: Path, where: float | bytes) -> bytes:
    body = bytearray(file.read_bytes())
    at = body.index(where) - 5 if isinstance(where, bytes) else int(len(body) * where)
    body[at] ^= 1
    return b"'" + body if file.suffix == ".js" else bytes(body)
