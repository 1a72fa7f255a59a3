"""dist/ on this machine, as any static host serves it: for trying it out, for the tests and for the benchmarks."""

from __future__ import annotations

import functools
import http.server
import sys
import webbrowser
from typing import Any

from web.build.steps import DIST, Failed


class Files(http.server.SimpleHTTPRequestHandler):
    """Plain files, as any static host serves them: right types, no special headers."""

    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
        ".ftl": "text/plain; charset=utf-8",
        ".py": "text/plain; charset=utf-8",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Log only what went wrong."""
        if len(args) > 1 and str(args[1]) >= "400":
            super().log_message(format, *args)


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """It is not an error if a browser closes the connection in the middle of a file."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serve(port: int, open_browser: bool) -> None:
    handler = functools.partial(Files, directory=str(DIST))
    try:
        server = Server(("127.0.0.1", port), handler)
    except OSError:
        raise Failed(f"Port {port} is taken: choose another with --port.") from None
    address = f"http://localhost:{server.server_port}/"
    print(f"Rollbook is at {address} (stop with Ctrl+C)", flush=True)
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
