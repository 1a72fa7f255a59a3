"""The engine's end in the browser: hands the bridge to PyScript. The only module that knows PyScript."""

from pathlib import Path

from pyscript import sync

from pyapp.api import LOST, call, expect_parts


def find_part(part: str) -> str | None:
    """Where web/engine/python.js puts what the page fetches later. An empty file: there is no such part."""
    archive = Path("/parts", f"{part}.zip")
    if archive.with_suffix(".lost").exists():
        return LOST
    if not archive.exists():
        return None
    return str(archive) if archive.stat().st_size else ""


expect_parts(find_part)
sync.call = call
