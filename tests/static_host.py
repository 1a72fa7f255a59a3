"""dist/ as any static host would serve it: under a sub-path, without special headers. It can be stopped and go on."""

from __future__ import annotations

import threading
from pathlib import Path
from urllib.parse import urlsplit

import build

SUB_PATH = "/some/where/"
BLANK = Path(__file__).parent / "browser" / "blank.html"


class Site(build.Files):
    """dist/ below the sub-path and nothing elsewhere, but for the empty page that the engine's own tests start from."""

    def translate_path(self, path: str) -> str:
        path = urlsplit(path).path
        if path == f"{SUB_PATH}blank.html":
            return str(BLANK)
        if not path.startswith(SUB_PATH):
            return str(build.DIST / "nothing")
        return super().translate_path("/" + path.removeprefix(SUB_PATH))


class StaticHost:
    def __init__(self) -> None:
        self.port = 0
        self.start()

    def start(self) -> None:
        def handler(*arguments: object) -> Site:
            return Site(*arguments, directory=str(build.DIST))  # type: ignore[arg-type]

        self.server = build.Server(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From now on nobody answers at its address."""
        self.server.shutdown()
        self.server.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"
