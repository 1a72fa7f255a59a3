"""What a browser fetches later: a call that needs it is refused, and can be repeated when it is there."""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playing import new_match

from pyapp import api
from pyapp.advice import choose
from pyapp.advice import values as advice_values
from pyapp.core import parts

SAMPLE = "tutto"
SEATS = [{"kind": "expert", "name": "Anna"}, {"kind": "expert", "name": "Ben"}]


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    yield
    parts.expect(None)


def test_a_call_that_needs_a_part_is_refused_until_it_is_there() -> None:
    here: set[str] = set()
    before = ask("new", match="m", game=SAMPLE, seats=SEATS, seed="parts")
    while len(ask("look", match="m", seat=before["turn"]["seat"])["legal"]) == 1:
        before = ask("bot", match="m")
    parts.expect(lambda part: "" if part in here else None)
    for method in ("hint", "bot"):
        assert ask(method, match="m") == {
            "ok": False, "code": "part_missing", "params": {"part": SAMPLE}, "rev": before["rev"],
        }  # fmt: skip
    assert ask("look", match="m")["record"] == before["record"]
    here.add(SAMPLE)
    assert ask("hint", match="m")["ok"]
    assert ask("bot", match="m")["steps"] > before["steps"]


def test_without_the_part_a_level_plays_as_the_game_s_own_bot() -> None:
    match = new_match(SAMPLE, "lost")
    match.begin()
    while len(match.legal) == 1:
        match.play(match.legal[0])
    parts.expect(lambda part: parts.LOST)
    assert choose(match, "expert") == choose(match, "sensible")
    assert parts.is_lost(SAMPLE)
    assert advice_values(match)  # a search can still say something


def test_modules_and_tables_come_from_the_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "thin").mkdir()
    (tmp_path / "thin" / "__init__.py").touch()
    with zipfile.ZipFile(tmp_path / "thin.zip", "w") as archive:
        archive.writestr("thin/values.py", "WORTH = 7")
    monkeypatch.syspath_prepend(tmp_path)
    thin = import_module("thin")
    with pytest.raises(ModuleNotFoundError):
        import_module("thin.values")
    parts.expect(lambda part: str(tmp_path / f"{part}.zip"))
    parts.add("thin", thin)
    parts.add("thin", thin)
    assert import_module("thin.values").WORTH == 7
    assert len(thin.__path__) == 2
    for name in ("thin", "thin.values"):
        del sys.modules[name]
