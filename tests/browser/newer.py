"""A later version on the host, and what the tests of updates need besides."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from browser.games import OTHER
from browser.player import replay

from pyapp.core import record
from pyapp.core.match import Match, Seat
from pyapp.games import find_game
from pyapp.simulate import play_out
from web.build import bundle

LOOK_FOR_UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (let attempt = 0; attempt < 2 && !registration.waiting; attempt += 1) {
        await registration.update();
        const { installing } = registration;
        if (installing) await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
    }
    return registration.waiting !== null;
}"""
"""Twice, since the first may only join an attempt that the page began when the host was still another."""


def make_newer(folder: Path, dist: Path) -> Path:
    """dist/ with other words, other code, and a game's view under another name, as a later build would have it."""
    shutil.copytree(dist, folder)
    web = folder / "web"
    foot = 'data-text="app-foot">'  # the page says it before any script does
    for file, before in ((web / "text" / "en" / "app.ftl", "app-foot = "), (folder / "index.html", foot)):
        assert before in file.read_text("utf-8")
        file.write_text(file.read_text("utf-8").replace(before, f"{before}Newer! "), "utf-8")
    (view,) = (file for file in web.glob("chunks/view-*.js") if f'define("{OTHER}-table"' in file.read_text("utf-8"))
    app = web / "app.js"
    app.write_text(app.read_text("utf-8") + "// newer\n", "utf-8")
    for file in [*web.glob("chunks/*.js"), app]:
        file.write_text(file.read_text("utf-8").replace(view.name, "view-NEWER234.js"), "utf-8")
    view.rename(view.with_name("view-NEWER234.js"))
    bundle.seal(folder)
    return folder


def finished_game() -> dict[str, Any]:
    seats = [Seat("sensible", "Anna"), Seat("sensible", "Ben")]
    match = play_out(Match(find_game("tutto"), seats, {"target": 1000}, "end"))
    reply = replay(record.write(match))
    summary = {"names": ["Anna", "Ben"], "kinds": ["sensible"] * 2, "scores": reply["view"]["scores"], "turn": None}
    return {
        "id": "abcdefghij", "game": "tutto", "record": reply["record"], "rev": reply["rev"], "updated": 1,
        "summary": summary, "outcome": reply["outcome"],
    }  # fmt: skip
