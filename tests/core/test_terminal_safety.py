"""A record from anybody cannot control the terminal, and a failed save keeps the previous one."""

from __future__ import annotations

import ast
import errno
import os
import stat
from pathlib import Path
from unicodedata import category

import pytest
from playing import ROOT

pytest.importorskip("fluent.runtime")

from pyapp.__main__ import main
from pyapp.core.errors import GameError
from pyapp.core.record import SIZE_LIMIT
from pyapp.terminal import files, screen, words

CONTROLS = [chr(code) for code in [*range(0x20), 0x7F, *range(0x80, 0xA0)] if chr(code) != "\n"]
BIDI = [*"\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"]
INVISIBLE = [*"\u00ad\u200b\u200c\u2028\u2029\u2060\ufeff\U000e0041"]
STEERING = [*CONTROLS, *BIDI, *INVISIBLE]

RECORD = "rollbook 1\ngame: _null 1\nseat: person Anna\nseat: person Ben\nseed: x\n\npass\npass\n"
PLACES = [
    RECORD.replace("rollbook 1", "rollbook X1"),
    RECORD.replace("_null 1", "X_null 1"),
    RECORD.replace("_null 1", "_null X1"),
    RECORD.replace("Anna", "AnXna"),
    RECORD.replace("person Anna", "perXson Anna"),
    RECORD.replace("seed: x", "seed: X"),
    RECORD.replace("seed: x", "X: x"),
    RECORD.replace("seed: x", "table: X"),
    RECORD.replace("seed: x", "option: X y"),
    RECORD + "paXss\n",
    RECORD.replace("pass\npass", "pass\nX"),
    RECORD.replace("seed: x", "# remark X"),
    "X",
]


@pytest.fixture(params=["en", "no words"])
def _language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the catalogues, and without the extra package: then errors show their bare parameters."""
    monkeypatch.setenv("LANGUAGE", "en")
    if request.param == "no words":
        monkeypatch.setattr("pyapp.terminal.commands.READY", False)
        monkeypatch.setattr(words, "READY", False)


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("text", PLACES, ids=map(str, range(len(PLACES))))
def test_no_record_controls_the_terminal(text: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hostile.record"
    for at in range(0, len(STEERING), 25):  # so many that some are within every quoted part
        file.write_text(text.replace("X", "a" + "[m".join(STEERING[at : at + 25])), encoding="utf-8", newline="")
        reading = [[command, str(file)] for command in ("replay", "odds", "review")]
        for arguments in (*reading, ["play", "_null", "--save", str(file)]):
            main(arguments)
            captured = capfd.readouterr()
            shown = (captured.out + captured.err).replace("\n", "")
            assert shown
            assert not [one for one in shown if one in STEERING or category(one) in screen.STEERING]


def test_control_characters_are_escaped_and_the_rest_is_unchanged() -> None:
    assert screen.plain("a\x1b[2Jb\x9bc\u202ed\u2028e\ud800") == "a\\x1b[2Jb\\x9bc\\u202ed\\u2028e\\ud800"
    family = "👩\u200d👩\u200d👧"
    for text in ("two\nlines", f"Família {family}", "1\u202f000\u00a0€ «\u00a0ça\u00a0»", "őű ß 東京 שלום", ""):
        assert screen.plain(text) == text
    for char in STEERING:
        assert screen.plain(char) != char
        assert screen.plain(char).isascii()


def test_a_prompt_cannot_control_the_terminal_either(monkeypatch: pytest.MonkeyPatch) -> None:
    prompts: list[str] = []
    monkeypatch.setattr("builtins.input", lambda prompt: prompts.append(prompt) or "  yes ")
    assert screen.read_answer("Anna\x1b[2J?") == "yes"
    assert prompts == ["Anna\\x1b[2J? "]


def test_only_the_screen_prints() -> None:
    """Every other output of the terminal goes through `plain`."""
    for path in (ROOT / "pyapp").rglob("*.py"):
        called = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        offline = path.name.startswith("make_")
        assert offline or path.name == "screen.py" or not called & {"print", "input"}, path


# Saves


def test_a_file_that_is_not_text_or_too_long_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.record"
    file.write_bytes(b"\xff\xfe rollbook")
    with pytest.raises(GameError, match="bad_record"):
        files.read_text(file)
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    file.write_text("x" * (3 * SIZE_LIMIT))
    assert len(files.read_text(file)) == SIZE_LIMIT + 1
    assert main(["replay", str(file)]) == 1
    assert "why='size'" in capsys.readouterr().err


@pytest.mark.parametrize("fails", ["fsync", "replace", "text"])
def test_a_failed_save_keeps_the_previous_one(fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it fails: while the text is written, on its way to the disk, or at the very end."""
    save = tmp_path / "game.record"
    files.write_text(save, RECORD)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    text = RECORD + "pass\n"
    if fails == "text":  # a text that cannot be encoded stops in the middle
        text = RECORD * 100_000 + "\ud800"
    else:
        monkeypatch.setattr(os, fails, full)
    with pytest.raises((OSError, UnicodeError)):
        files.write_text(save, text)
    assert save.read_text(encoding="utf-8") == RECORD
    assert os.listdir(tmp_path) == [save.name], "and no litter"


def test_a_full_disk_is_reported_with_the_name_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "game.record"
    save.write_text("rollbook 1\ngame: _null 1\nseat: person Anna\nseed: x\n\n", encoding="utf-8")
    before = save.read_text(encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left")

    monkeypatch.setattr(os, "fsync", full)
    assert main(["play", "_null", "--save", str(save)]) == 1
    assert capsys.readouterr().err.endswith(f"rollbook: {save}: No space left\n")
    assert save.read_text(encoding="utf-8") == before


def test_a_save_keeps_its_link_and_its_permissions(tmp_path: Path) -> None:
    save, link = tmp_path / "game.record", tmp_path / "link.record"
    files.write_text(save, "one\n")
    assert stat.S_IMODE(save.stat().st_mode) & 0o600 == 0o600
    save.chmod(0o640)
    link.symlink_to(save)
    files.write_text(link, "two\n")
    assert link.is_symlink()
    assert save.read_bytes() == b"two\n"
    assert stat.S_IMODE(save.stat().st_mode) == 0o640
