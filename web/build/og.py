"""The pictures that chats and networks show with a link to a rule page: .venv/bin/python web/build/og.py

Drawn from the games' cards on the home page and stored as web/games/<game>/og.png, because making them needs a browser
(`python build.py test` installs one). Run it when a card's picture changes.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[1]
SIZE = {"width": 1200, "height": 630}
PAGE = """<!doctype html><html data-theme="light" data-game="{game}"><style>{tokens}
body {{ margin: 0; width: 1200px; height: 630px; background: var(--deep); display: grid; place-items: center; }}
svg {{ width: 1080px; height: 504px; }}
p {{ position: absolute; margin: 0; right: 40px; bottom: 28px; }}
p {{ font: 700 40px Georgia, serif; color: rgb(255 255 255 / .85); }}
</style><body>{art}<p>Rollbook</p></body></html>"""


def main() -> None:
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else [],
        )
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        for card in sorted(WEB.glob("games/*/home.html")):
            game = card.parent.name
            art = re.search(r"<svg.*</svg>", card.read_text(encoding="utf-8"), re.S)
            assert art, f"{card} has no picture"
            accent = card.with_name("accent.css")
            own = accent.read_text(encoding="utf-8") if accent.exists() else ""
            page.set_content(PAGE.format(game=game, tokens=tokens + own, art=art[0]))
            target = card.with_name("og.png")
            page.screenshot(path=target)
            print(f"{game}: {target.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
