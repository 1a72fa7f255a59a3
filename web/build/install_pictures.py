"""Make the icons and screenshots again: .venv/bin/python web/build/install_pictures.py [icons] [screenshots]

Not part of the build, because it needs a browser: the pictures are in web/icons and web/screenshots. The icons are made
from web/icon.svg. The name of a screenshot says its format and what it shows, the home screen or a game; the manifest
needs no more. To add one, make an empty file with its name first: narrow-<id>.webp.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import build  # noqa: E402
from web.build.serve import Files, Server  # noqa: E402

PAPER = "#f5efe3"
# File, size, share of the drawing, background. The part of a maskable icon that a phone can cut off is all background.
ICONS = [
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("maskable-192.png", 192, 0.68, PAPER),
    ("maskable-512.png", 512, 0.68, PAPER),
    ("apple-touch-icon.png", 180, 0.86, PAPER),
]
NARROW = {"viewport": {"width": 400, "height": 800}, "device_scale_factor": 1.5}
WIDE = {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1}
FORMATS = {"narrow": NARROW, "wide": WIDE}
HOME = "home"
TO_WEBP = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.72 });
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
}"""


def make_icons(browser: Browser) -> None:
    drawing = base64.b64encode((build.WEB / "icon.svg").read_bytes()).decode()
    for name, size, part, background in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>*{{margin:0}}body{{width:{size}px;height:{size}px;display:grid;place-items:center;"
            f"background:{background}}}</style><img width={round(size * part)} src=data:image/svg+xml;base64,{drawing}>"
        )
        target = build.WEB / "icons" / name
        target.parent.mkdir(exist_ok=True)
        page.screenshot(path=target, omit_background=True)
        page.close()


def make_screenshots(browser: Browser) -> None:
    build.build_dist()
    server = Server(("127.0.0.1", 0), partial(Files, directory=str(build.DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    packer = browser.new_page()
    for target in sorted((build.WEB / "screenshots").glob("*.webp")):
        form, shows = target.stem.split("-", 1)
        context = browser.new_context(**FORMATS[form], reduced_motion="reduce", locale="en", color_scheme="light",
                                      service_workers="block")  # fmt: skip
        page = context.new_page()
        page.goto(address if shows == HOME else f"{address}#/new/{shows}?bots=0&seed=rollbook")
        if shows != HOME:
            take_first_action(page)
        page.wait_for_timeout(1500)  # by then the engine's progress is visible, unless the engine runs already
        page.locator(".loading.foot").wait_for(state="hidden", timeout=60_000)
        picture = packer.evaluate(TO_WEBP, base64.b64encode(page.screenshot()).decode())
        target.write_bytes(base64.b64decode(picture))
        context.close()
    server.shutdown()


def take_first_action(page: Page) -> None:
    page.locator(".start-bar .act").click(timeout=60_000)
    page.locator(".game-view[data-mode=live]").wait_for(timeout=60_000)
    page.locator(".actions .main").click()
    page.locator(".game-view[data-mode=live]").wait_for(timeout=60_000)


def main() -> None:
    wanted = sys.argv[1:] or ["icons", "screenshots"]
    as_root = getattr(os, "geteuid", lambda: 1)() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if as_root else []
        )
        if "icons" in wanted:
            make_icons(browser)
        if "screenshots" in wanted:
            make_screenshots(browser)
        browser.close()


if __name__ == "__main__":
    main()
