"""Links in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from devices import Device, play_on, table
from playing import at_random, new_match

pytest.importorskip("fluent.runtime")

from pyapp.__main__ import main
from pyapp.core import record
from pyapp.core.link import to_link

SITE = "https://example.org/dice"


@pytest.mark.parametrize("site", [(), ("--site", SITE), ("--site", f"{SITE}/")], ids=["code", "site", "slash"])
def test_a_game_goes_out_and_comes_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], site: tuple[str, ...]
) -> None:
    match = new_match("_null", "links", seats=3)
    for _ in at_random(match, "links"):
        pass
    file = tmp_path / "game.record"
    file.write_text(record.write(match), encoding="utf-8")
    assert main(["share", str(file), *site]) == 0
    link = capsys.readouterr().out.strip()
    assert link == (f"{SITE}/#/open/{to_link(match)}" if site else to_link(match))
    assert main(["open", link, "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert said.out == record.write(match)
    rolls = sum(step.seat is None for step in match.steps)
    assert said.err == f"{rolls} rolls checked: all follow from the seed.\n"


def test_a_turn_of_a_game_by_link_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    devices = table("_null", 2, {})
    code = play_on(devices, lambda match: match.legal[0], most=1)[-1]
    assert main(["open", f"{SITE}/#/open/{code}", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert said.out == record.write_public(devices[0].match)
    assert said.err == ""
    assert main(["open", Device("Ben", 1).join(Device("Anna", 0).invite("_null", 2, {})), "--lang", "en"]) == 1


def test_a_broken_link_is_one_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "~nonsense", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
