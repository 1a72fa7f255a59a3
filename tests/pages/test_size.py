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


SAVED = "library"
"""What looks after finished games; its chunk is fetched soon after the page is there."""


def chunks(name: str) -> set[Path]:
    """The chunk of this name, with what it imports that the app has not."""
    return with_imports(*WEB.glob(f"chunks/{name}-*.js")) - with_imports(WEB / "app.js")


def needed(game: str) -> set[Path]:
    """What bench/size.py sees a browser ask for when somebody plays a game, besides the home page."""
    scripts = with_imports(WEB / "app.js", view_of(game)) | chunks(SAVED)
    scripts |= {WEB / "engine-frame.js", WEB / "engine-files.js"}
    styles = {*(WEB / "styles" / f"{name}.css" for name in ("shared", "play")), WEB / "games" / game / "view.css"}
    return scripts | styles


@pytest.mark.parametrize("game", GAMES)
def test_a_visit_with_a_game_needs_at_most_85_kb_besides_python(game: str) -> None:
    """The home page, set-up, a table, its result, and what starts the engine and looks after saved games.

    It is as much as 0.1.0 needed, and a fifth for what has been added to every table since.
    """
    size = packed(*needed(game)) + inside_home()
    print(f"{game}: {size / KB:.1f} kB gzip in {len(needed(game))} files and the home page")
    assert size <= 85 * KB


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_visit_are_at_most_14_kb(game: str) -> None:
    """Those of the app, of the home page's cards and of one game, in the language that needs most."""
    files = ("app", "shelf", game)
    sizes = {lang.name: packed(*(lang / f"{file}.ftl" for file in files)) for lang in WEB.glob("text/??")}
    print(f"{game}: {max(sizes.values()) / KB:.1f} kB gzip in {max(sizes, key=lambda lang: sizes[lang])}")
    assert max(sizes.values()) <= 14 * KB


LATER = {
    "coach": (4, "asked for by the lamp, or by people who want it always"),
    "contests": (10, "the daily challenge, the same dice for several people, the statistics"),
    "device": (11, "the settings, all games, opening and sharing them, the audit"),
    "dice-entry": (2.5, "only where people roll real dice"),
    "score-sheet": (1.2, "for those who look from across the table"),
    "lean-qr": (4, "a code is drawn only when a game is shared"),
    "decode": (16.5, "a code is read only where the browser has no reader of its own"),
}
"""What only some visits load: the most it may have, in kB, and why it is not in what all load."""

LATER_STYLES = {"daily": 0.6, "library": 0.8, "score-sheet": 1.1, "statistics": 1.4, "rules": 5}
"""The last one is that of the rule pages."""

ALONE = {"engine.js": 3, "rules/odds.js": 2}
"""For pages that are not the app: the engine by itself, and the dice on rule pages."""


def test_what_visits_need_is_at_most_125_kb_and_what_only_some_need_has_files_of_its_own() -> None:
    """All tables, the home page and set-up together: with every game played, nothing else has been fetched."""
    elsewhere = {WEB / "engine", WEB / "embed"}
    files = {file for file in WEB.rglob("*") if file.suffix in (".js", ".css") and file.name != "still.css"}
    ours = {file for file in files if not elsewhere & set(file.parents)}
    all_need = set().union(*(needed(game) for game in GAMES))
    base = packed(*all_need) + inside_home()
    print(f"{base / KB:.1f} kB gzip in {len(all_need)} files and the home page")
    assert base <= 125 * KB

    apart = {WEB / "styles" / f"{name}.css": most for name, most in LATER_STYLES.items()}
    apart |= {WEB / name: most for name, most in ALONE.items()}
    for file, most in apart.items():
        assert packed(file) <= most * KB, file.name
    known = all_need | set(apart)
    for name, (most, why) in LATER.items():
        (own,) = WEB.glob(f"chunks/{name}-*.js")
        print(f"{name}: {packed(own) / KB:.1f} kB gzip, {why}")
        assert packed(own) <= most * KB, name
        assert own not in all_need, why
        known |= chunks(name)
    known |= chunks("import")  # of what is opened or imported
    print(f"{(packed(*ours) + inside_home()) / KB:.1f} kB gzip in all {len(ours)} files and the home page")
    assert not ours - known, "a new chunk: give it a limit and a reason"


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
