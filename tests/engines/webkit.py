"""WebKitGTK: the distribution's, by its own WebDriver, on a display nobody sees. Playwright's must be downloaded."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

from engines.screen import PATIENCE, running, until

PROGRAMS = ("WebKitWebDriver", "Xvfb")

LISTEN = """
    window.heard ??= (() => {
      const heard = [];
      addEventListener("error", ({ message }) => heard.push(message));
      addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
      console.error = (...words) => heard.push(words.join(" "));
      return heard;
    })();
    return heard.splice(0);
"""

FRAME_AT = """
    const frame = document.querySelector(arguments[0]);
    const { x, y } = frame.getBoundingClientRect();
    return [x + frame.clientLeft, y + frame.clientTop];
"""


def missing() -> str | None:
    absent = [name for name in PROGRAMS if not shutil.which(name)]
    return f"no {' and no '.join(absent)} found (Debian: apt install webkit2gtk-driver xvfb)" if absent else None


class WebDriver:
    """One browser window, commanded over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.errors: list[str] = []
        # The driver knows its browser.
        wishes = {"webkitgtk:browserOptions": {"args": ["--automation", "--full-screen"]}}
        started = self.ask("POST", "/session", capabilities={"alwaysMatch": wishes})
        self.address += f"/session/{started['sessionId']}"

    def ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        try:
            with urllib.request.urlopen(urllib.request.Request(self.address + path, data, method=method)) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise RuntimeError(f"{path}: {said['error']}: {said['message']}") from None

    def goto(self, address: str) -> None:
        self.listen()
        self.ask("POST", "/url", url=address)
        self.listen()

    def reload(self) -> None:
        self.listen()
        self.ask("POST", "/refresh")
        self.listen()

    def listen(self) -> None:
        """This driver does not tell of the console: what goes wrong before a page is loaded stays unheard."""
        self.errors += self.run(LISTEN)

    def run(self, body: str, *arguments: Any) -> Any:
        return self.ask("POST", "/execute/sync", script=body, args=arguments)

    def run_inside(self, frame: str, body: str, *arguments: Any) -> Any:
        found = self.run("return document.querySelector(arguments[0])", frame)
        self.ask("POST", "/frame", id=found)
        try:
            return self.run(body, *arguments)
        finally:
            self.ask("POST", "/frame", id=None)

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.ask("POST", "/actions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def act_inside(self, frame: str, kind: str, actions: list[dict[str, Any]]) -> None:
        left, top = self.run(FRAME_AT, frame)
        moved = [{**one, "x": int(one["x"] + left), "y": int(one["y"] + top)} if "x" in one else one for one in actions]
        self.act(kind, moved)

    def resize(self, width: int, height: int) -> None:
        """Full-screen, it is all page; with its bar of buttons it would refuse to be as narrow as a phone."""
        self.ask("POST", "/window/rect", width=width, height=height)

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))

    def complaints(self) -> list[str]:
        self.listen()
        return list(self.errors)

    def close(self) -> None:
        self.ask("DELETE", "")


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """A display, by its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with running(command, pass_fds=[writing], stderr=subprocess.DEVNULL):
        os.close(writing)
        with open(reading) as answer:
            yield f":{answer.readline().strip()}"


@contextlib.contextmanager
def webkit() -> Iterator[WebDriver]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, screen() as display:
        environment = {
            **os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "XDG_RUNTIME_DIR": folder,
            "LANG": "C.UTF-8", "NO_AT_BRIDGE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",  # less work than to imitate a graphics card
        }  # fmt: skip
        command = ["WebKitWebDriver", f"--port={port}"]
        with running(command, env=environment):
            until(lambda: is_open(port), PATIENCE, lambda: "WebKitWebDriver does not start")
            driver = WebDriver(f"http://127.0.0.1:{port}")
            try:
                yield driver
            finally:
                driver.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
