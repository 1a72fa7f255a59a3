"""What a visitor downloads before and beside Python stays small."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import build

KB = 1000
WEB = build.DIST / "web"
GAMES = sorted(file.parent.name for file in build.WEB.glob("games/*/view.js"))

pytestmark = pytest.mark.skipif(not WEB.exists(), reason="dist/ is not built")


def packed(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)


def view_of(game: str) -> Path:
    """The chunk that defines the game's table; chunks are named by their content."""
    (found,) = (file for file in WEB.glob("chunks/view-*.js") if f'define("{game}-table"' in file.read_text("utf-8"))
    return found


def test_the_app_without_python_is_at_most_120_kb() -> None:
    ours = [file for file in WEB.rglob("*") if file.suffix in (".js", ".css") and WEB / "engine" not in file.parents]
    size = packed(*ours)
    print(f"{size / KB:.1f} kB gzip in {len(ours)} files")
    assert size <= 120 * KB


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_own_view_is_at_most_15_kb(game: str) -> None:
    size = packed(view_of(game), WEB / "games" / game / "view.css")
    print(f"{game}: {size / KB:.1f} kB gzip")
    assert size <= 15 * KB
