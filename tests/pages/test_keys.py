"""A game's keys are not the table's, which takes its own first. The build presses them too (web/build/stills.mjs)."""

from __future__ import annotations

import json
import re

import pytest

import build
from web.build import shelf

SCRIPT = "import { reservedKeys } from './web/screens/table-keys.js'; console.log(JSON.stringify(reservedKeys))"


@pytest.fixture(scope="module")
def reserved() -> set[str]:
    said = build.run(build.node(), "--input-type=module", "--eval", SCRIPT, otherwise="table-keys.js does not load")
    return {key.lower() for key in json.loads(said)}


def test_undo_log_hint_menu_and_help_are_reserved(reserved: set[str]) -> None:
    assert {"u", "l", "h", "m", "?", "enter", " "} == reserved


@pytest.mark.parametrize("game", shelf.games(build.ROOT))
def test_no_game_lists_a_key_of_the_table(game: str, reserved: set[str]) -> None:
    for language in build.LANGUAGES:
        text = shelf.in_language(build.WEB / "text" / language / f"{game}.ftl").read_text(encoding="utf-8")
        keys = " ".join(re.findall(rf"^{game}-keys-\d+ = (.*)$", text, re.M)).lower().split()
        assert not reserved & set(keys), f"{game} in {language}"
