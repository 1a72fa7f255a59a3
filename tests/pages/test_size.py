"""What a visitor downloads before Python and besides it stays small."""

from __future__ import annotations

import gzip
import re
import zipfile
from pathlib import Path

import pytest

import build
from pyapp.games import find_evaluator
from web.build import bundle

KB = 1000
WEB = build.DIST / "web"
HOME = build.DIST / "index.html"
GAMES = sorted(file.parent.name for file in build.WEB.glob("games/*/view.js"))

pytestmark = pytest.mark.skipif(not WEB.exists(), reason="dist/ is not built")


def packed(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)


def view_of(game: str) -> Path:
    """The chunk that defines the game's table; chunks are named by their content."""
    (found,) = (file for file in WEB.glob("chunks/view-*.js") if f'define("{game}-table"' in file.read_text("utf-8"))
    return found


def inside_home() -> int:
    """The script and the styles that are part of the home page."""
    home = re.search(r"<script>(.+?)</script>\s*<style>(.+?)</style>", HOME.read_text("utf-8"), re.S)
    assert home
    return sum(len(gzip.compress(inside.encode(), 9, mtime=0)) for inside in home.groups())


def with_imports(*scripts: Path) -> set[Path]:
    """Scripts, and what they import before they run."""
    found = set(scripts)
    for script in scripts:
        found |= with_imports(*(script.parent / name for name in bundle.imported(script)))
    return {file.resolve() for file in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_visit_with_a_game_needs_at_most_85_kb_besides_python(game: str) -> None:
    """The home page, set-up, settings, a table, its result, and what starts the engine and looks after saved games."""
    (saved,) = WEB.glob("chunks/all-games-*.js")
    scripts = with_imports(WEB / "app.js", view_of(game), saved) | {WEB / "engine-frame.js", WEB / "engine-files.js"}
    styles = [*(WEB / "styles" / f"{name}.css" for name in ("shared", "play")), WEB / "games" / game / "view.css"]
    size = packed(*scripts, *styles) + inside_home()
    print(f"{game}: {size / KB:.1f} kB gzip in {len(scripts) + len(styles)} files and the home page")
    assert size <= 85 * KB


def test_everything_without_python_is_at_most_150_kb() -> None:
    """All five games, the rule pages, the library, the audit, the challenge, and web/engine.js for other pages.

    Without the reader of QR codes, which is fetched only where a browser has none and somebody scans a code.
    """
    elsewhere = {WEB / "engine", WEB / "embed"}
    files = [file for file in WEB.rglob("*") if file.suffix in (".js", ".css") and file.name != "still.css"]
    (reader,) = WEB.glob("chunks/decode-*.js")
    ours = [file for file in files if not elsewhere & set(file.parents) and file != reader]
    size = packed(*ours) + inside_home()
    print(f"{size / KB:.1f} kB gzip in {len(ours)} files and the home page; reader: {packed(reader) / KB:.1f} kB")
    assert size <= 150 * KB
    assert packed(reader) <= 16.5 * KB


def test_the_home_page_fits_into_the_first_packets() -> None:
    """What a server sends before it waits for the first answer: ten packets, minus what precedes the page itself."""
    size = packed(HOME)
    print(f"{size / KB:.1f} kB gzip")
    assert size <= 14.2 * KB


def test_the_browser_gets_no_part_of_the_terminal() -> None:
    assert list(WEB.glob("text/en/app.ftl"))
    assert not list(WEB.glob("text/*/terminal.ftl"))
    (wheel,) = WEB.glob("engine/*/*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    assert any(name.startswith("pyapp/core/") for name in inside)
    assert not [name for name in inside if re.search(r"\bterminal\b|__main__|\.ftl", name)]
    assert "pyapp/api.pyc" in inside
    assert not [name for name in inside if re.search(r"/make_\w+\.py|/values\.", name)], "nor of evaluators"


def test_what_judges_the_moves_of_a_game_is_a_part_of_its_own() -> None:
    """Fetched when it is first needed, and saved offline; all tables together have at most 250 kB."""
    parts = {part.stem: zipfile.ZipFile(part) for part in WEB.glob("engine/*/parts/*.zip")}
    assert set(parts) == {game for game in GAMES if find_evaluator(game)}
    kept = (WEB.parent / "sw.js").read_text("utf-8")
    tables = 0
    for game, part in parts.items():
        assert f"pyapp/games/{game}/values.pyc" in part.namelist()
        assert f"parts/{game}.zip" in kept
        assert not [name for name in part.namelist() if not name.startswith(f"pyapp/games/{game}/")]
        for table in (name for name in part.namelist() if name.endswith(".bin")):
            tables += len(gzip.compress(part.read(table), 9, mtime=0))
    print(f"tables: {tables / KB:.1f} kB gzip")
    assert 0 < tables <= 250 * KB


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_own_view_is_at_most_15_kb(game: str) -> None:
    size = packed(view_of(game), WEB / "games" / game / "view.css")
    print(f"{game}: {size / KB:.1f} kB gzip")
    assert size <= 15 * KB


def test_the_script_for_other_people_s_pages_is_at_most_6_kb() -> None:
    size = packed(build.DIST / "embed.js")
    print(f"embed.js: {size / KB:.1f} kB gzip")
    assert size <= 6 * KB
