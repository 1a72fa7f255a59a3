"""What goes wrong around a game, each fault in the middle of one: it ends in play, or in one sentence with a way on.

Whatever happens, the record that is stored only ever grows: no move is lost. The slow test does the same at random, as
often as it is told to: ROLLBOOK_FAULTS=500 python build.py test -m slow tests/browser/test_faults.py
"""

from __future__ import annotations

import os
import random
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from browser.player import PATIENCE, Player, points, replay
from playwright.sync_api import BrowserContext, CDPSession, Page, expect
from static_host import SUB_PATH, Site

import build

PARTS = ("pyodide.asm.wasm", "stdlib.zip", ".whl", "python.js")


class Faulty(Site):
    """A host whose line breaks, or that sends something else, as often as it is told to."""

    cuts: dict[str, list[int]] = {}  # noqa: RUF012
    """By the end of a path: after how many bytes the next answers end."""
    spoilt: dict[str, int] = {}  # noqa: RUF012
    """By the end of a path: how many of the next answers have wrong bytes."""

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        cut = next((left.pop() for end, left in self.cuts.items() if path.endswith(end) and left), None)
        spoil = next((end for end, left in self.spoilt.items() if path.endswith(end) and left), None)
        if cut is None and spoil is None:
            return super().do_GET()
        with open(self.translate_path(self.path), "rb") as file:
            body = bytearray(file.read())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if spoil is not None:
            self.spoilt[spoil] -= 1
            body[100:5000] = bytes(255 - byte for byte in body[100:5000])
        self.wfile.write(body if cut is None else body[: cut % len(body)])
        self.close_connection = True
        return None


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    build.build_dist()
    server = build.Server(("127.0.0.1", 0), lambda *given: Faulty(*given, directory=str(build.DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def site(origin: str) -> str:
    return origin + SUB_PATH


@pytest.fixture(autouse=True)
def manners(context: BrowserContext, origin: str) -> Iterator[None]:
    """The console may say that a file could not be had, and nothing else; nothing is left uncaught."""
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(f"uncaught: {error.error}"))
    context.on(
        "console",
        lambda said: said.type == "error" and "Failed to load" not in said.text and complaints.append(said.text),
    )
    Faulty.cuts.clear()
    Faulty.spoilt.clear()
    yield
    assert not complaints, "\n".join(complaints)


BLOCK = """() => {
    window.own ??= Object.getOwnPropertyDescriptor(window, "localStorage");
    const get = () => { throw new DOMException("no", "SecurityError"); };
    Object.defineProperty(window, "localStorage", { configurable: true, get });
}"""
FILL = """() => {
    window.setItem ??= Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
DAMAGE = """([id, how]) => {
    const key = `rollbook.game.${id}`;
    const save = JSON.parse(localStorage[key]);
    localStorage[key] = how ? JSON.stringify({ ...save, record: save.record + "nonsense\\n" }) : "{";
}"""
DIE_AT_WORK = """() => void setTimeout(() => {
    const end = performance.now() + 300;
    while (performance.now() < end);
    close();
})"""
PRESS = "delay => void setTimeout(() => document.querySelector('.actions .act.main')?.click(), delay)"


class Trial:
    """A long game of two people, and everything that can go wrong with it."""

    def __init__(self, page: Page, site: str, chance: random.Random) -> None:
        self.player = Player(page, site)
        self.page = page
        self.chance = chance
        self.record = ""
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.begin()

    def begin(self) -> None:
        self.player.new_game(seed=f"s{self.chance.randrange(10**6)}", target=10_000)
        self.player.wait_for_turn()
        self.look()

    def look(self) -> None:
        """What is stored tells no less than before, and the table shows it."""
        (save, *_) = self.player.stored()
        assert save["record"].startswith(self.record), "a move was lost"
        self.record = save["record"]
        shown = [points(text) for text in self.player.table.locator(".seat .score").all_inner_texts()]
        assert shown == list(replay(self.record)["view"]["scores"])

    def go_on(self, *, stored: bool = True) -> None:
        if not self.player.wait_for_turn():
            self.record = ""
            return self.begin()
        before = len(self.record)
        self.player.act()
        over = not self.player.wait_for_turn()
        if stored:
            self.look()
            assert len(self.record) > before, "the move was not stored"
        if over:
            self.record = ""
            self.begin()
        return None

    def worker(self) -> Any:
        return self.page.workers[-1]

    # The faults

    def the_worker_dies(self) -> None:
        self.worker().evaluate("() => void setTimeout(() => close())")

    def the_worker_dies_at_work(self) -> None:
        self.worker().evaluate(DIE_AT_WORK)

    def storage_is_cleared(self) -> None:
        self.page.evaluate("localStorage.clear()")

    def storage_is_full_for_a_while(self) -> None:
        self.page.evaluate(FILL)
        self.go_on(stored=False)
        self.page.evaluate("() => { Storage.prototype.setItem = window.setItem; }")

    def storage_is_blocked_for_a_while(self) -> None:
        self.page.evaluate(BLOCK)
        self.go_on(stored=False)
        self.page.evaluate("() => { Object.defineProperty(window, 'localStorage', window.own); }")

    def the_save_is_damaged(self) -> None:
        self.page.evaluate(DAMAGE, [self.page.url.rpartition("/")[2], self.chance.random() < 0.5])

    def the_clock_jumps(self) -> None:
        self.page.clock.set_system_time(self.chance.randrange(10**9, 4 * 10**9))

    def the_device_sleeps(self) -> None:
        self.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
        self.page.wait_for_timeout(self.chance.randrange(300))
        self.cdp.send("Page.setWebLifecycleState", {"state": "active"})

    def the_page_is_loaded_again(self) -> None:
        self.page.reload()

    def the_page_is_left_in_the_middle_of_a_move(self) -> None:
        self.page.evaluate(PRESS, 0)
        self.page.wait_for_timeout(self.chance.randrange(60))
        self.page.reload()

    def another_window_plays(self) -> None:
        with_other = Player(self.page.context.new_page(), self.player.site)
        with_other.page.goto(self.page.url)
        if with_other.wait_for_turn():
            with_other.act()
            with_other.wait_for_turn()
        with_other.page.close()

    def two_windows_move_at_once(self) -> None:
        other = Player(self.page.context.new_page(), self.player.site)
        other.page.goto(self.page.url)
        if other.wait_for_turn() and self.player.wait_for_turn():
            for one in (self.page, other.page):
                one.evaluate(PRESS, 30 + self.chance.randrange(10))
            self.page.wait_for_timeout(300)
            other.wait_for_turn()
            self.player.wait_for_turn()
            self.look()
        other.page.close()

    def the_line_breaks(self) -> None:
        """Somewhere in one of the files, once: the engine tries again by itself."""
        self.forget_files()
        Faulty.cuts[self.chance.choice(PARTS)] = [self.chance.randrange(10**7)]
        self.page.reload()

    def the_line_stays_broken(self) -> None:
        """Then one is told, and can go on once it is mended."""
        self.forget_files()
        Faulty.cuts[self.chance.choice(PARTS[:3])] = [self.chance.randrange(10**7) for _ in range(20)]
        self.page.reload()
        self.told_and_tried_again()

    def bytes_arrive_wrong(self) -> None:
        self.forget_files()
        Faulty.spoilt[self.chance.choice(PARTS[:3])] = 1
        self.page.reload()

    def bytes_stay_wrong(self) -> None:
        self.forget_files()
        Faulty.spoilt[self.chance.choice(PARTS[:3])] = 20
        self.page.reload()
        self.told_and_tried_again()

    def forget_files(self) -> None:
        """As on a first visit."""
        self.cdp.send("Network.clearBrowserCache")
        self.page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")

    def told_and_tried_again(self) -> None:
        told = self.page.get_by_text("does not start in this browser").first
        expect(told).to_be_visible(timeout=PATIENCE)
        again = self.page.get_by_role("button", name="Try again").first
        again.click(timeout=PATIENCE)
        Faulty.cuts.clear()
        Faulty.spoilt.clear()
        self.page.goto(f"{self.player.site}#/play/{self.player.stored()[0]['id']}")
        self.page.reload()


FAULTS = [name for name in vars(Trial) if name.startswith(("the_", "storage_", "another_", "two_", "bytes_"))]


def test_each_fault_ends_in_play(page: Page, site: str) -> None:
    trial = Trial(page, site, random.Random("each"))
    for fault in FAULTS:
        print(fault, flush=True)
        getattr(trial, fault)()
        trial.go_on()


@pytest.mark.slow
def test_many_faults_lose_no_move(page: Page, site: str) -> None:
    chance = random.Random(os.environ.get("ROLLBOOK_FAULTS_SEED", "many"))
    trial, done = Trial(page, site, chance), Counter[str]()
    for _ in range(int(os.environ.get("ROLLBOOK_FAULTS", "50"))):
        fault = chance.choice(FAULTS)
        getattr(trial, fault)()
        trial.go_on()
        done[fault] += 1
        print(done.total(), fault, flush=True)
    print(sum(done.values()), "faults:", dict(done))
