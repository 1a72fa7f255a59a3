"""Records in files: read with a limit, written so that a failure leaves the old file as it was."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from ..core.errors import GameError
from ..core.record import SIZE_LIMIT


def read_text(path: Path) -> str:
    """At most the size of a record, plus one character to notice if there is more."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(SIZE_LIMIT + 1)
    except UnicodeDecodeError as error:
        raise GameError("bad_record", line=1, why="text") from error


def write_text(path: Path, text: str) -> None:
    """Write a new file next to the old one and replace the old one only when all of it is on the disk."""
    path = path.resolve()  # a link keeps pointing to the file
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with new.open("x", encoding="utf-8", newline="\n") as file:
            if path.exists():
                os.chmod(new, path.stat().st_mode)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except BaseException as error:
        if isinstance(error, OSError):
            error.filename = str(path)  # the file that somebody asked for
        with suppress(OSError):
            new.unlink()
        raise
