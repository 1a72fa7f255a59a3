"""A long game of two people, and everything that can go wrong with it: what test_faults.py does."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from browser.keeper import wait_until_kept_after_all
from browser.player import PATIENCE, points, python_worker, replay, trouble, wait_until
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import CDPSession, Page, expect
from static_host import StaticHost

CHECKED = ("pyodide.asm.wasm", "stdlib.zip", ".whl")
FILES = (*CHECKED, "engine-files.js", "pyodide.asm.js", "python.js", "core.js")

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
    const end = performance.now() + 150;
    while (performance.now() < end);
    close();
})"""
PRESS = """delay => {
    window.pressed = false;
    setTimeout(() => {
        document.querySelector(".actions .act.main")?.click();
        window.pressed = true;
    }, delay);
}"""
SPOIL_SNAPSHOT = """async (part) => {
    const kept = await caches.open("rollbook-snapshot");
    const look = async () => (await kept.keys())[0] ?? new Promise((again) => setTimeout(again, 50)).then(look);
    const request = await look();
    const bytes = new Uint8Array(await (await kept.match(request)).arrayBuffer());
    const at = Math.floor(part * bytes.length);
    bytes[at] ^= 1;
    await kept.put(request, new Response(part < 0.2 ? bytes.slice(0, at) : bytes));
}"""
TRY_AGAIN = """() => {
    const button = [...document.querySelectorAll(".loading button")].find((button) => button.checkVisibility());
    button?.click();
    return Boolean(button);
}"""
"""It may be gone: any other call to the engine tries again by itself."""
SPOIL_KEPT = """async ([end, part]) => {
    const name = (await caches.keys()).find((name) => name.startsWith("rollbook-files"));
    const kept = name && await caches.open(name);
    const request = kept && (await kept.keys()).find(({ url }) => url.split("?")[0].endsWith(end));
    if (!request) return;
    if (part < 0) return void await kept.delete(request);
    const response = await kept.match(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    bytes[Math.floor(part * bytes.length)] ^= 1;
    await kept.put(request, new Response(bytes, response));
}"""
CLEAR_ALL = """async () => {
    localStorage.clear();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await Promise.all((await navigator.serviceWorker.getRegistrations()).map((one) => one.unregister()));
}"""
FORGET_FILES = "caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))"

Fault = Callable[["Trial"], None]
FAULTS: dict[str, Fault] = {}
KEPT_FAULTS: dict[str, Fault] = {}
"""Those of an app that is kept on the device."""
ANYWHERE: set[str] = set()
"""Those that have nothing to do with where the files come from."""


def fault(injected: Fault) -> Fault:
    FAULTS[injected.__name__] = injected
    return injected


def fault_anywhere(injected: Fault) -> Fault:
    ANYWHERE.add(injected.__name__)
    return fault(injected)


def kept_fault(injected: Fault) -> Fault:
    KEPT_FAULTS[injected.__name__] = injected
    return injected


class Trial:
    """A long game of two people, and everything that can go wrong with it."""

    def __init__(self, page: Page, host: StaticHost, chance: random.Random, *, kept: bool = False) -> None:
        self.faults = {**FAULTS, **(KEPT_FAULTS if kept else {})}
        self.whole = kept
        """Whether everything is on the device."""
        self.player = TuttoPlayer(page, host.site)
        self.page = page
        self.host = host
        self.chance = chance
        self.record = ""
        self.told = 0
        """How often one was told what to do."""
        self.errors: list[str] = []
        page.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.begin()

    def begin(self) -> None:
        self.record = ""
        self.player.new_game(seed=f"s{self.chance.randrange(10**6)}", target=10_000, coached=True)
        self.player.wait_for_turn()
        self.look()

    def look(self) -> None:
        """What is stored tells no less than before, and the table shows it."""
        record = self.saved()
        assert record.startswith(self.record), "a move was lost"
        self.record = record
        shown = [points(text) for text in self.player.table.locator(".seat .score").all_inner_texts()]
        assert shown == list(replay(self.record)["view"]["scores"])
        assert not self.errors, self.errors

    def saved(self) -> str:
        return str(next(save for save in self.player.stored() if self.page.url.endswith(save["id"]))["record"])

    def go_on(self, *, stored: bool = True) -> None:
        if not self.player.wait_for_turn():
            return self.begin()
        before = len(self.record)
        self.player.act()
        over = not self.player.wait_for_turn()
        if stored:
            self.look()
            assert len(self.record) > before, "the move was not stored"
        if over:
            self.begin()
        return None

    def wait_for_move(self) -> None:
        """Until what was pressed has been done: the table would change under the next hand otherwise."""
        wait_until(self.page, lambda: self.saved() != self.record, "what was pressed is never done")

    def follow(self) -> None:
        """Until the table shows what is stored: what another window did comes a moment later, under the hand."""
        step = replay(self.saved())["step"]
        shown = "table => table.model.step"
        wait_until(self.page, lambda: self.player.table.evaluate(shown) == step, "the table does not follow")

    def suffer(self, name: str) -> None:
        self.faults[name](self)
        self.go_on()

    def suffer_all(self, names: Iterable[str]) -> None:
        for name in names:
            began = time.monotonic()
            self.suffer(name)
            print(f"{time.monotonic() - began:6.1f} s  {name}", flush=True)

    @property
    def worker(self) -> Any:
        return python_worker(self.page)

    # The worker

    @fault
    def the_worker_dies(self) -> None:
        self.worker.evaluate("delay => void setTimeout(() => close(), delay)", self.chance.randrange(20))

    @fault_anywhere
    def the_worker_dies_at_work(self) -> None:
        """In the middle of a call: a move or a hint."""
        self.worker.evaluate(DIE_AT_WORK)
        if self.chance.random() < 0.5:
            self.page.evaluate(PRESS, self.chance.randrange(30))
            self.wait_for_move()
        else:
            self.page.keyboard.press("h")

    @fault
    def the_worker_dies_and_no_other_can_be_had(self) -> None:
        self.forget_files()
        self.host.stop()
        self.worker.evaluate("() => void setTimeout(() => close())")
        self.page.evaluate(PRESS, 0)
        self.told_and_tried_again()

    # Storage

    @fault_anywhere
    def storage_is_cleared(self) -> None:
        self.page.evaluate("localStorage.clear()")

    @fault_anywhere
    def storage_is_full_for_a_while(self) -> None:
        self.page.evaluate(FILL)
        self.go_on(stored=False)
        self.page.evaluate("() => { Storage.prototype.setItem = window.setItem; }")

    @fault_anywhere
    def storage_is_blocked_for_a_while(self) -> None:
        self.page.evaluate(BLOCK)
        self.go_on(stored=False)
        self.page.evaluate("() => { Object.defineProperty(window, 'localStorage', window.own); }")

    @fault_anywhere
    def the_save_is_damaged(self) -> None:
        """Under the app, which knows better."""
        self.page.evaluate(DAMAGE, [self.page.url.rpartition("/")[2], self.chance.random() < 0.5])

    @fault_anywhere
    def a_damaged_save_is_opened(self) -> None:
        """It stays where it is, whatever is left of it, with the reason, until somebody deletes it."""
        id = self.page.url.rpartition("/")[2]
        self.page.evaluate(DAMAGE, [id, True])
        self.page.reload()
        dialog = self.page.get_by_role("dialog", name="This game can’t be opened")
        expect(dialog).to_contain_text("The saved game is damaged.", timeout=PATIENCE)
        kept = json.loads(self.page.evaluate("id => localStorage[`rollbook.game.${id}`]", id))
        assert kept["record"].startswith(self.record)
        self.told += 1
        dialog.get_by_role("button", name="Delete this game").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Delete this game").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.begin()

    # Time

    @fault_anywhere
    def the_clock_jumps(self) -> None:
        self.page.clock.set_system_time(self.chance.randrange(10**9, 4 * 10**9))

    @fault_anywhere
    def the_device_sleeps(self) -> None:
        """In the middle of a move or between two."""
        pressed = self.chance.random() < 0.5
        if pressed:
            self.page.evaluate(PRESS, self.chance.randrange(30))
        self.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
        time.sleep(self.chance.random() * 0.3)
        self.cdp.send("Page.setWebLifecycleState", {"state": "active"})
        if pressed:
            self.wait_for_move()

    # Pages

    @fault
    def the_page_is_left_in_the_middle_of_a_move(self) -> None:
        self.page.evaluate(PRESS, 0)
        time.sleep(self.chance.random() * 0.06)
        self.page.reload()

    @fault_anywhere
    def another_window_plays(self) -> None:
        other = self.another_window()
        if other.wait_for_turn():
            other.act()
            other.wait_for_turn()
        other.page.close()
        self.follow()

    @fault_anywhere
    def two_windows_move_at_once(self) -> None:
        other = self.another_window()
        if other.wait_for_turn() and self.player.wait_for_turn():
            for one in (self.page, other.page):
                one.evaluate(PRESS, 30 + self.chance.randrange(10))
            for one in (self.page, other.page):
                wait_until(one, "window.pressed", "nothing was pressed")
            other.wait_for_turn()
            self.player.wait_for_turn()
            self.look()
        other.page.close()
        self.follow()

    def another_window(self) -> TuttoPlayer:
        other = TuttoPlayer(self.page.context.new_page(), self.host.site)
        other.page.goto(self.page.url)
        return other

    # Files

    @fault
    def the_line_breaks(self) -> None:
        """Somewhere in one of the files, once: the engine tries again by itself."""
        self.forget_files()
        self.host.cuts[self.chance.choice(FILES)] = [self.chance.randrange(10**7)]
        self.page.reload()

    @fault
    def the_line_stays_broken(self) -> None:
        self.forget_files()
        self.host.cuts[self.chance.choice(FILES)] = [self.chance.randrange(10**7) for _ in range(20)]
        self.page.reload()
        self.told_and_tried_again()

    @fault
    def a_file_arrives_damaged(self) -> None:
        self.forget_files()
        self.host.spoilt[self.chance.choice(CHECKED)] = [self.chance.randrange(10**7)]
        self.page.reload()

    @fault
    def a_file_stays_damaged(self) -> None:
        self.forget_files()
        self.host.spoilt[self.chance.choice(CHECKED)] = [self.chance.randrange(10**7)] * 20
        self.page.reload()
        self.told_and_tried_again()

    @fault
    def the_page_s_own_scripts_do_not_come(self) -> None:
        """Somewhere in one of them, or in what they say."""
        self.forget_files()
        file = self.chance.choice(("web/app.js", "text/en/app.ftl", "text/en/tutto.ftl"))
        self.host.cuts[file] = [self.chance.randrange(2000) for _ in range(20)]
        self.page.reload()
        self.told_and_tried_again("This page didn’t load completely")

    @fault
    def the_snapshot_is_damaged(self) -> None:
        """The one that an earlier start has kept, or is just keeping."""
        self.page.evaluate(SPOIL_SNAPSHOT, self.chance.random())
        self.page.reload()

    # What is kept on the device

    @kept_fault
    def a_kept_file_is_damaged(self) -> None:
        self.page.evaluate(SPOIL_KEPT, [self.chance.choice(CHECKED), self.chance.random()])
        self.page.reload()
        self.whole = False  # what is not whole is fetched again when nobody waits for anything

    @kept_fault
    def a_kept_file_is_lost(self) -> None:
        self.page.evaluate(SPOIL_KEPT, [self.chance.choice((*FILES, "index.html", "app.js", "app.ftl")), -1])
        self.page.reload()
        self.whole = False  # as above

    @kept_fault
    def the_host_is_gone(self) -> None:
        """Nobody needs it."""
        self.keep_files()
        self.host.stop()
        self.page.reload()
        self.go_on()
        self.host.start()

    @kept_fault
    def everything_is_cleared(self) -> None:
        """As if somebody had told the browser to forget this site, with the game still open."""
        self.page.evaluate(CLEAR_ALL)
        self.whole = False

    def keep_files(self) -> None:
        """Once more, if something has been forgotten."""
        if self.whole:
            return
        game = self.page.url
        self.page.goto(self.host.site)
        wait_until_kept_after_all(self.page)
        self.page.goto(game)
        self.player.wait_for_turn()
        self.whole = True

    def forget_files(self) -> None:
        """As on a first visit."""
        self.whole = False
        self.cdp.send("Network.clearBrowserCache")
        self.page.evaluate(FORGET_FILES)

    def told_and_tried_again(self, sentence: str = "won’t start in this browser") -> None:
        """One clear sentence and a button; all is mended, and the game goes on."""
        id = self.page.url.rpartition("/")[2]
        expect(trouble(self.page)).to_contain_text(sentence, timeout=PATIENCE)
        expect(trouble(self.page).get_by_role("button", name="Try again")).to_be_visible()
        self.told += 1
        self.host.mend()
        if not self.host.server:
            self.host.start()
        with self.page.expect_event("load", timeout=PATIENCE):
            if not self.page.evaluate(TRY_AGAIN):
                self.page.reload()
        self.page.goto(f"{self.host.site}#/play/{id}")
