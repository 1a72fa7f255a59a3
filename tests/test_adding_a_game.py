"""docs/adding-a-game.md is right: `new-game` writes its game into a copy of the project, where it is built and played.

Nothing of this game exists in the project itself, so the tests here know only what the guide says.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import worst
from browser.games import SAMPLE
from browser.keeper import wait_until_kept
from browser.player import PATIENCE, appear, shelf, tab_to, wait_until
from playing import ROOT
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page, expect
from static_host import StaticHost

import build
from pyapp.games import listed_ids
from web.build import new_game

ID, TITLE = "pennies", "Pennies"
FILES, LINES = 8, 350
"""So much at most has to be written for a game that can be played everywhere, empty lines included."""

LINKED = (".venv", "web/node_modules", "tests/node_modules")
LEFT_OUT = (
    *(".git", ".venv", "dist", "node_modules", "__pycache__", "bytecode", "test-results", ".pytest_cache"),
    *(".ruff_cache", ".hypothesis"),
)
"""What a copy gets as a link, if at all. This file is left out too, because no shared file names a game."""
OTHERS = tuple(game for game in listed_ids() if game not in (SAMPLE, worst.GAME))
"""Beside the two that shared tests play the new game meets whatever games share, in half the time; the slow test has it
beside all.
"""

SEED = "pennies-1"
"""With these tosses, the first player scores three points."""
HEAR = """window.heard = [];
new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
        if (target.closest?.("[aria-live]")) window.heard.push(...[...addedNodes].map((node) => node.textContent));
}).observe(document, { childList: true, subtree: true });"""
"""Keeps everything that a screen reader is given to say."""
REPLIES = f"""import sys
from pathlib import Path
sys.path[:0] = [".", "tests"]
from pages.test_reply_types import compare
methods, wrong = compare(["{ID}"], Path(sys.argv[1]))
assert "play" in methods and not wrong, wrong
"""
"""Every reply about the new game is of its declared type: the shared test would ask about all games."""
POST = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>
<script src="embed.js" defer></script><rollbook-game game="{ID}" options="seats=2&bots=0&rounds=1&start=1">"""


def copied(to: Path, without: tuple[str, ...] = ()) -> Path:
    """The project without these games, with everything it has installed, and with its caches, so that only what changes
    is built and checked again.
    """
    games = (name for game in without for name in (game, f"{game}.*"))
    shutil.copytree(ROOT, to, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT, Path(__file__).name, *games))
    for name in LINKED:
        if (ROOT / name).exists():
            (to / name).symlink_to(ROOT / name)
    return to


def run(project: Path, *command: str | Path) -> str:
    """In the project; `python` is this one. What it says if it goes well."""
    words = [sys.executable if word == "python" else str(word) for word in command]
    own = {"PYTEST_ADDOPTS": "", "PYTHONPATH": "", "PYTHONPYCACHEPREFIX": str(project / ".cache" / "bytecode")}
    done = subprocess.run(
        words, cwd=project, env={**os.environ, **own}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def shared_tests(project: Path, *arguments: str) -> int:
    """Runs them in the project; how many have passed."""
    said = run(project, "python", "-m", "pytest", "-q", "-p", "no:xdist", "-k", ID, *arguments)
    passed = re.search(r"(\d+) passed", said)
    assert passed, said
    return int(passed[1])


def files_of(project: Path) -> dict[str, int]:
    """Every file with the time it was last written, without what Python keeps for itself."""
    files = (path for path in project.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(project).as_posix(): path.stat().st_mtime_ns for path in files}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with a few games, and the new one."""
    return with_new_game(copied(tmp_path_factory.mktemp("new") / "project", OTHERS))


def with_new_game(project: Path) -> Path:
    before = files_of(project)
    said = run(project, "python", "build.py", "new-game", ID)
    made = new_game.files(ID)
    assert files_of(project).items() - before.items() == {item for item in files_of(project).items() if item[0] in made}
    assert [path for path, text in made.items() if f"{text.count(chr(10)):5}  {path}\n" not in said] == []
    assert len(re.findall("^    python ", said, re.M)) == 3, "what to do next"
    return project


def test_the_guide_s_game_is_small() -> None:
    files = new_game.files(ID)
    assert len(files) <= FILES
    assert sum(len(text.splitlines()) for text in files.values()) <= LINES
    assert not any(new_game.ID in place.lower() for place in (*files, *files.values())), "its own name is left over"


@pytest.mark.parametrize("id", ["p", "Pig", "pig1", "old-maid", "class", "tutto", "settings", "keys", "embed"])
def test_some_names_are_refused(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["new-game", id]) == 1
    assert re.match(rf"build\.py: '{id}' cannot be the id of a new game: .+\.\n$", capsys.readouterr().err)


def test_new_game_changes_no_file_that_exists(project: Path) -> None:
    with pytest.raises(AssertionError, match="exists already"):
        run(project, "python", "build.py", "new-game", ID)


def test_the_new_game_keeps_the_rules_of_the_house(project: Path, tmp_path: Path) -> None:
    """Style and types, then every shared test that needs neither dist/ nor a browser."""
    node = build.node()
    run(project, "python", "-m", "ruff", "check", f"pyapp/games/{ID}", f"tests/games/{ID}")
    run(project, "python", "-m", "mypy", f"pyapp/games/{ID}")
    run(project, node, build.BIOME, "ci", "--error-on-warnings", f"web/games/{ID}")
    run(project, node, build.TSC, "--project", "web")
    tests = ("tests/contract", "tests/core", "tests/text", "tests/pages/test_view_fields.py", f"tests/games/{ID}")
    assert shared_tests(project, "--regenerate", *tests) > 40
    run(project, "python", "-c", REPLIES, tmp_path)


# In the browser


@pytest.fixture
def host(project: Path) -> Iterator[StaticHost]:
    run(project, "python", "build.py")
    host = StaticHost(project / "dist", packs=True)
    yield host
    host.stop()


@pytest.fixture
def origin(host: StaticHost) -> str:
    return host.origin


@pytest.fixture
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    yield context
    context.close()


class Table:
    """A person at the new game, who stops as soon as that scores three points."""

    def __init__(self, page: Page, frame: FrameLocator | None = None) -> None:
        """`frame`: where the table is, if it is embedded in the page."""
        self.page = page
        self.place = frame or page
        self.view = self.place.locator(f"{ID}-table")
        self.result = self.place.locator("dialog.result[open]")

    @property
    def move(self) -> str | None:
        """What to do now; None when the game is over."""
        ready = self.place.locator(f"{ID}-table[data-mode=live]").or_(self.result)
        expect(ready.first).to_be_visible(timeout=PATIENCE)
        if self.result.count():
            return None
        return "stop" if self.view.locator(".points").inner_text() == "3 points" else "toss"

    def click(self, move: str) -> None:
        self.view.locator(f".actions [data-move={move}]").click()

    def press(self, move: str) -> None:
        assert self.page.evaluate("document.activeElement !== document.body"), "the focus is nowhere"
        self.page.keyboard.press({"toss": "Enter", "stop": "s"}[move])

    def play(self, make: Callable[[str], None]) -> None:
        for _ in range(100):
            if (move := self.move) is None:
                return
            make(move)
        raise AssertionError("the game does not end")


@pytest.mark.browser
def test_the_new_game_can_be_played_everywhere(page: Page, host: StaticHost) -> None:
    page.add_init_script(HEAR)
    page.goto(host.site)
    at_the_table(page)
    wait_until_kept(page)
    host.stop()
    offline_by_keyboard(page)
    host.start()
    embedded(page, host)


@pytest.mark.browser
@pytest.mark.slow
def test_shared_tests_of_the_browser_find_the_new_game(tmp_path: Path) -> None:
    project = with_new_game(copied(tmp_path / "project"))
    run(project, "python", "build.py")
    assert shared_tests(project, "-m", "browser", "tests/browser") > 2


def at_the_table(page: Page) -> None:
    """From the home page to the result by clicking, with a reload in the middle."""
    shelf(page, TITLE).click()
    appear(page, "#starter")
    page.get_by_role("combobox", name="Type of player 2").select_option("person")
    page.get_by_role("combobox", name="Who starts").select_option("1")
    page.locator(".set-up summary").click()
    page.get_by_role("slider", name="Rounds").fill("2")
    page.get_by_role("textbox", name="Dice seed").fill(SEED)
    page.get_by_role("button", name=re.compile("^Start")).click()
    table = Table(page)
    while table.move == "toss":
        table.click("toss")
    before = table.view.inner_text()
    page.reload()
    assert table.move == "stop"
    assert table.view.inner_text() == before
    table.play(table.click)
    expect(table.result).to_contain_text("The best score is")


def offline_by_keyboard(page: Page) -> None:
    """Without a network and without a pointer, and everything in the log has been said."""
    page.reload()
    page.keyboard.press("Escape")
    page.goto(page.url.split("#")[0])
    for selector, *keys in (
        (f".game[data-game={ID}]", "Enter"),
        ("[aria-label='Type of player 2']", "P"),
        ("summary", "Enter"),
        ("input[type=range]", "Home"),
        (".start-bar .act", "Enter"),
    ):
        tab_to(page, selector)
        for key in keys:
            page.keyboard.press(key)
        appear(page, f".set-up #starter, {ID}-table")
    table = Table(page)
    table.play(table.press)
    told = page.locator(".log-panel .log button").all_text_contents()
    assert len(told) >= 2
    wait_until(page, "window.heard.some((text) => text.includes('win'))", "nobody has said who wins")
    heard = " ".join(page.evaluate("window.heard"))
    assert [line for line in told if line not in heard] == []


def embedded(page: Page, host: StaticHost) -> None:
    """In somebody's page: a still picture that turns into the game at the first touch."""
    host.instead["post.html"] = POST.encode()
    page.goto(f"{host.site}post.html")
    table = Table(page, page.frame_locator("rollbook-game iframe"))
    table.click("toss")
    table.play(table.click)
    expect(table.result).to_contain_text("The best score is")
