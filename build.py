"""Build, serve, test or verify Rollbook. Needs only Python 3.11 or later; installs the rest, pinned by lock files.

    python build.py [--site URL]          make dist/, ready for any static host; URL is where it will be, if known
    python build.py serve [--port N] [--open]
    python build.py test [pytest arguments]
    python build.py verify DIR-or-URL     check that a folder or a host has what these sources make, byte for byte
    python build.py texts LANG            print every message of a language with values from real games
    python build.py tables ID             make a game's table of values again (minutes, for some games an hour)
    python build.py lock [--upgrade]      pin the dependency groups of pyproject.toml, hashes included
    python build.py new-game ID           write the game of docs/adding-a-game.md under a new id, to start from

Every step says what it does and is skipped if nothing it depends on has changed. The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from web.build import articles, bundle, lock, shelf, stills, verify
from web.build.bundle import version
from web.build.engine import build_engine
from web.build.new_game import new_game
from web.build.serve import serve
from web.build.shelf import LANGUAGES
from web.build.steps import (
    CACHE,
    DIST,
    PACKAGES,
    ROOT,
    TOOLS,
    VENV_BIN,
    WEB,
    Failed,
    make_venv,
    node,
    npm_install,
    pip_install,
    run,
    step,
    write,
)

TEST_PACKAGES = ROOT / "tests" / "node_modules"
TSC = PACKAGES / "typescript" / "bin" / "tsc"
BIOME = PACKAGES / "@biomejs" / "biome" / "bin" / "biome"

Check = tuple[str, list[str | Path]]
"""What it checks, and the command."""

# Two to four tests at a time, and one more in a browser, where they spend much of their time waiting.
CORES = min(4, max(2, os.cpu_count() or 2))
SIDE_BY_SIDE = ("-q", "--dist", "worksteal", "--numprocesses", str(CORES))
ONE_MORE = ("--numprocesses", str(CORES + 1))

# A dozen processes import the tests: only the first compiles them, also where Python is told to keep no bytecode, which
# is about folders of sources.
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(CACHE / "bytecode")}


# What the build needs


def install_tools() -> None:
    """Pyodide runs the bytecode compiler, and its Python may be newer than this one: ignore this one's version."""
    options = ("--target", TOOLS, "--upgrade", "--no-deps", "--ignore-requires-python")
    pip_install(WEB / "build" / "requirements.lock", "installing the build's Python packages", TOOLS, *options)


def install_packages() -> None:
    npm_install("npm", "installing the npm packages", PACKAGES)


def prepare() -> None:
    shelf.check(ROOT)
    make_venv()
    node()
    at_once(install_tools, install_packages)


def at_once(*steps: Callable[[], None]) -> None:
    """Run independent steps at the same time: half of the time is waiting for the network and the disk."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(one) for one in steps]:
            done.result()


# The pages: the browser's side of dist/

# What the pictures of positions depend on, in web/.
STILLS_NEED = (
    "build", "components", "games", "lib", "rules", "screens/table-keys.js", "text", "package-lock.json",
)  # fmt: skip


def draw_stills() -> Path:
    """Every position that a page shows before any script runs, drawn by the views without a browser."""
    asked, drawn = CACHE / "stills" / "asked.json", CACHE / "stills" / "drawn.json"

    def make() -> None:
        wanted = {still.id: still for still in (*stills.all_stills(LANGUAGES), *asked_by_rules())}
        positions = [
            {"id": id, "lang": still.lang, "position": stills.position(still)} for id, still in sorted(wanted.items())
        ]
        asks = {"languages": LANGUAGES, "english": shelf.english_only(ROOT), "positions": positions}
        write(asked, json.dumps(asks))
        run(
            node(), WEB / "build" / "stills.mjs", asked, drawn,
            otherwise="The views could not draw a position: see above what Node says.",
        )  # fmt: skip

    places = [WEB / name for name in STILLS_NEED]
    inputs = [ROOT / "pyapp", *(place for place in places if place.exists())]
    step("stills", "drawing the positions that pages show at once", inputs, drawn, make)
    return drawn


def asked_by_rules() -> Iterator[stills.Still]:
    for game, language in itertools.product(articles.sources(WEB), LANGUAGES):
        page = shelf.in_language(WEB / "rules" / language / f"{game}.html")
        yield from stills.asked_in(page.read_text(encoding="utf-8"), language)


def build_dist(site: str = "") -> None:
    """`site`: the URL of dist/, for pages that must contain it (see pages.py)."""
    prepare()
    with ThreadPoolExecutor() as pool:
        engine, drawn = (made.result() for made in [pool.submit(build_engine), pool.submit(draw_stills)])

    own = [ROOT / name for name in ("index.html", "build.py", "LICENSE")]
    inputs: list[Path | str] = [*own, WEB, engine, drawn, version(), site]
    make = functools.partial(bundle.make, engine, drawn, site)
    step("dist", "bundling the pages", inputs, DIST / "build.json", make)


# Test


def prepare_tests() -> None:
    make_venv()
    node()
    at_once(build_dist, install_lighthouse, install_test_packages)


def install_test_python() -> None:
    lock = ROOT / "tests" / "requirements.lock"
    pip_install(lock, "installing what the tests need", VENV_BIN / "pytest")


def install_test_packages() -> None:
    """Python's, then the browsers: Playwright may have to fetch one."""
    install_test_python()
    run(
        VENV_BIN / "python", ROOT / "tests" / "set_up.py", quiet=False,
        otherwise="The tests need a browser: see above what could not be installed.",
    )  # fmt: skip


def install_lighthouse() -> None:
    """Neither building nor playing needs it, so it has its own lock file."""
    npm_install("lighthouse", "installing Lighthouse", TEST_PACKAGES)


def prepare_lighthouse() -> None:
    build_dist()
    install_lighthouse()


def test(arguments: list[str]) -> int:
    prepare_tests()
    python = VENV_BIN / "python"
    pytest: list[str | Path] = [python, "-m", "pytest"]
    if arguments:
        return call(*pytest, *arguments)
    static: list[Check] = [
        ("ruff: style and common mistakes", [python, "-m", "ruff", "check", "."]),
        ("mypy: Python's types", [python, "-m", "mypy"]),
        ("biome: style and common mistakes in JavaScript and CSS", [node(), BIOME, "ci", "--error-on-warnings"]),
        ("tsc: JavaScript's types", [node(), TSC, "--project", WEB]),
        ("tsc: types in the workers", [node(), TSC, "--project", WEB / "tsconfig.workers.json"]),
        ("tsc: the build's", [node(), TSC, "--project", WEB / "build"]),
    ]
    # The folders, though the markers would do: collecting tests that then do not run takes seconds.
    shared, engines, games, adding = (
        ROOT / "tests" / name for name in ("browser", "engines", "games", "test_adding_a_game.py")
    )
    apart = ("--ignore", shared, "--ignore", engines, "-m", "not browser")
    suites: list[Check] = [
        ("pytest: engine and build", [*pytest, *apart, *SIDE_BY_SIDE]),
        ("pytest: in the browser", [*pytest, "-m", "browser", adding, shared, games, *SIDE_BY_SIDE, *ONE_MORE]),
        ("pytest: in Chromium, WebKit and Firefox", [*pytest, engines, *SIDE_BY_SIDE, "--dist", "loadgroup"]),
    ]
    failed = check_at_once(static)
    for says, command in suites:
        print(f"· {says}", flush=True)
        if call(*command):
            failed.append(says)
    for says in failed:
        print(f"✗ {says}", file=sys.stderr)
    return 1 if failed else 0


def check_at_once(checks: list[Check]) -> list[str]:
    """Run checks that use one core each in parallel. Returns the names of those that failed."""
    failed = []
    with ThreadPoolExecutor(CORES) as pool:
        running = [(says, pool.submit(subprocess.run, texts(command), cwd=ROOT, capture_output=True, text=True))
                   for says, command in checks]  # fmt: skip
        for says, done in running:
            result = done.result()
            print(f"· {says}\n{result.stdout}{result.stderr}", end="", flush=True)
            if result.returncode:
                failed.append(says)
    return failed


def texts(command: Iterable[str | Path]) -> list[str]:
    return [str(part) for part in command]


def call(*command: str | Path) -> int:
    return subprocess.run(texts(command), cwd=ROOT, env={**os.environ, **BYTECODE}).returncode


def print_texts(language: str) -> int:
    """The page goes to stdout, what has to be installed first to stderr."""
    with contextlib.redirect_stdout(sys.stderr):
        make_venv()
        install_test_python()
    return call(VENV_BIN / "python", "-m", "web.build.texts", language)


def make_table(game: str) -> int:
    """The same bytes each time; only the programs that make tables use numpy."""
    if not (ROOT / "pyapp" / "games" / game / "make_table.py").exists():
        raise Failed(f"{game} has no table of values.")
    make_venv()
    numpy = CACHE / "numpy"
    pip_install(WEB / "build" / "tables.lock", "installing numpy", numpy, "--target", numpy, "--upgrade")
    found = os.pathsep.join((str(ROOT), str(numpy)))
    command = [str(VENV_BIN / "python"), "-m", f"pyapp.games.{game}.make_table"]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": found}).returncode


def site_address(given: str) -> str:
    if given and not re.match(r"https?://[^/]", given):
        raise Failed(f"--site wants a full address such as https://example.org/dice/, not {given}.")
    return given if not given or given.endswith("/") else f"{given}/"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py", description="Build, serve, test or verify Rollbook.")
    commands = parser.add_subparsers(dest="command")
    building = commands.add_parser("build", help="make dist/ (the default)")
    serving = commands.add_parser("serve", help="build, then serve dist/ on this machine")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--open", action="store_true", help="open it in the browser")
    commands.add_parser("test", help="set up and run all checks and tests; arguments go to pytest", add_help=False)
    verifying = commands.add_parser("verify", help="rebuild, then compare every byte of a folder or a host")
    verifying.add_argument("place", metavar="DIR-or-URL")
    reading = commands.add_parser("texts", help="print every message of a language, filled, as one page to read")
    reading.add_argument("language", metavar="LANG")
    tables = commands.add_parser("tables", help="make a game's table of values again")
    tables.add_argument("id", metavar="ID")
    locking = commands.add_parser("lock", help="pin the dependency groups of pyproject.toml, hashes included")
    locking.add_argument("--upgrade", action="store_true", help="allow newer versions of what is already pinned")
    adding = commands.add_parser("new-game", help="write a small complete game under a new id, to start from")
    adding.add_argument("id", metavar="ID")
    subcommands = ((one, argparse.SUPPRESS) for one in (building, serving, verifying))
    for one, default in ((parser, ""), *subcommands):
        one.add_argument("--site", default=default, metavar="URL", help="where dist/ will be, for sitemap and previews")
    options, rest = parser.parse_known_args(argv)
    if rest and options.command != "test":
        parser.error(f"unknown: {' '.join(rest)}")
    try:
        if options.command == "test":
            return test(rest)
        if options.command == "texts":
            return print_texts(options.language)
        if options.command == "tables":
            return make_table(options.id)
        if options.command == "lock":
            lock.lock(options.upgrade)
            return 0
        if options.command == "new-game":
            new_game(options.id)
            return 0
        if options.command == "verify":
            prepare()
            return verify.verify(options.place, site_address(options.site))
        build_dist(site_address(options.site))
        if options.command == "serve":
            serve(options.port, options.open)
        else:
            print(f"dist/ is ready (version {version()})")
    except Failed as failure:
        print(f"build.py: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
