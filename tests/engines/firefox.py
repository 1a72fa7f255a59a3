"""Firefox: the distribution's, over WebDriver BiDi, which it speaks itself through a web socket.

Playwright and Puppeteer speak it too, but each release only with the newest Firefox, and distributions keep older ones.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import socket
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from engines.screen import PATIENCE, running, until

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)\s")

PREFERENCES = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
}


def program() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def missing() -> str | None:
    return None if program() else "no Firefox found (Debian: apt install firefox-esr)"


class WebSocket:
    """Text in both directions: the client's half of RFC 6455, as far as a server on this machine needs it."""

    TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=180)
        key = base64.b64encode(os.urandom(16)).decode()
        hello = f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.socket.sendall(f"{hello}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline()
        if b" 101 " not in status:
            raise ConnectionError(status.decode())
        while self.stream.readline().strip():
            pass

    def send(self, text: str, kind: int = TEXT) -> None:
        data, mask = text.encode(), os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | len(data))
        elif len(data) < 1 << 16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, len(data))
        key = (mask * (len(data) // 4 + 1))[: len(data)]
        masked = (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(len(data))
        self.socket.sendall(head + mask + masked)

    def receive(self) -> str:
        message = b""
        while True:
            first, length = struct.unpack("!BB", self.stream.read(2))
            if length > 125:
                length = int.from_bytes(self.stream.read(2 if length == 126 else 8))
            data, kind = self.stream.read(length), first & 0xF
            if kind == self.CLOSE:
                raise ConnectionError("Firefox has hung up")
            if kind == self.PING:
                self.send(data.decode(), self.PONG)
            elif kind != self.PONG:
                message += data
                if first & 0x80:
                    return message.decode()


class BiDi:
    """One tab, commanded through a web socket."""

    def __init__(self, address: str) -> None:
        self.socket = WebSocket(f"{address}/session")
        self.number = 0
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.receive())
            if message["type"] == "event":
                if message["params"].get("level") == "error":
                    self.errors.append(str(message["params"]["text"]))
            elif message["id"] == self.number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def goto(self, address: str) -> None:
        page, _, part = address.partition("#")
        same = bool(part) and self.run("return location.href.split('#')[0]") == page
        self.leave("browsingContext.navigate", None if same else "new", url=address)

    def reload(self) -> None:
        self.leave("browsingContext.reload", "new")

    def leave(self, method: str, page: str | None, **params: Any) -> None:
        """Firefox's own waiting fails if a frame of the page that is left was still loading; now and then, so does the
        command itself, which is then given again.
        """

        def given() -> bool:
            try:
                self.ask(method, context=self.tab, wait="none", **params)
            except RuntimeError as error:
                if "NS_BINDING_ABORTED" not in str(error):
                    raise
                return False
            return True

        self.run("window.leaving = arguments[0]", page)
        until(given, PATIENCE, str)
        until(lambda: self.run("return !window.leaving && document.readyState === 'complete'"), PATIENCE, str)

    def run(self, body: str, *arguments: Any) -> Any:
        return self.run_at({"context": self.tab}, body, *arguments)

    def run_inside(self, frame: str, body: str, *arguments: Any) -> Any:
        return self.run_at({"context": self.inside(frame)}, body, *arguments)

    def inside(self, frame: str) -> Any:
        found = self.ask(
            "script.callFunction",
            functionDeclaration="(css) => document.querySelector(css).contentWindow",
            arguments=[{"type": "string", "value": frame}],
            awaitPromise=False,
            target={"context": self.tab},
        )
        return found["result"]["value"]["context"]

    def run_at(self, target: dict[str, Any], body: str, *arguments: Any) -> Any:
        function = f"async (text) => JSON.stringify(await (function () {{ {body} }}).apply(null, JSON.parse(text)))"
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            awaitPromise=True,
            userActivation=True,
            target=target,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.act_at(self.tab, kind, actions)

    def act_inside(self, frame: str, kind: str, actions: list[dict[str, Any]]) -> None:
        self.act_at(self.inside(frame), kind, actions)

    def act_at(self, context: Any, kind: str, actions: list[dict[str, Any]]) -> None:
        self.ask("input.performActions", context=context, actions=[{"type": kind, "id": kind, "actions": actions}])

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.tab)["data"])

    def complaints(self) -> list[str]:
        self.ask("session.status")  # what has happened before comes before the answer
        return list(self.errors)

    def close(self) -> None:
        self.ask("browser.close")


@contextlib.contextmanager
def firefox(profile: str) -> Iterator[BiDi]:
    """With the profile in this folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (Path(profile) / "user.js").write_text("\n".join(lines))
    command = [str(program()), "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
    output = Path(profile) / "output"
    with output.open("wb") as stream, running(command, stdout=stream, stderr=subprocess.STDOUT):
        until(lambda: LISTENING.search(output.read_text()), 2 * PATIENCE, output.read_text)
        driver = BiDi(LISTENING.search(output.read_text())[1])  # type: ignore[index]
        try:
            yield driver
        finally:
            driver.close()
