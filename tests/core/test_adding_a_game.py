"""docs/adding-a-game.md is right: the game on that page is taken from it, found, played and recorded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playing import ROOT, at_random, new_match

from pyapp import api, games
from pyapp.core import record
from pyapp.simulate import simulate

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"`pyapp/games/heads/(\w+\.py)`:\n\n```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def _heads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / "heads"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    for name, text in BLOCKS:
        (folder / name).write_text(text)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games.all_ids.cache_clear()
    yield
    games.all_ids.cache_clear()


@pytest.mark.usefixtures("_heads")
def test_the_game_on_the_page_is_found_and_played() -> None:
    assert [name for name, _ in BLOCKS] == ["rules.py", "bot.py"]
    assert "heads" in games.listed_ids()
    match = new_match("heads", "page")
    for _ in at_random(match, "page"):
        assert record.read(record.write(match), games.find_game).state == match.state
    assert match.outcome is not None
    result: dict[str, Any] = simulate("heads", ["sensible", "random"], 300, "page")
    assert result["players"][0]["share"] > 0.5
    assert "heads" in api.call("games", "{}")


def test_every_listed_game_has_the_files_that_the_page_names() -> None:
    for id in games.listed_ids():
        assert (ROOT / "pyapp" / "games" / id / "rules.py").exists()
        assert (ROOT / "tests" / "games" / id / "clauses.txt").exists()
