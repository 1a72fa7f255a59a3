"""`build.py verify`: a folder or a host that has what the sources make, and every way in which it can differ.

What the sources make is dist/ here; with -m slow it is built again, in another folder.
"""

from __future__ import annotations

import contextlib
import gzip
import http.server
import json
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from static_host import StaticHost

import build
from web.build import verify
from web.build.serve import Server
from web.build.steps import Failed

pytestmark = pytest.mark.skipif(not (build.DIST / "build.json").exists(), reason="dist/ is not built")

FLIPPED = "web/app.js"
COUNT = sum(1 for file in build.DIST.rglob("*") if file.is_file())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What a host would have: links, since only a few of its files are changed."""
    folder = tmp_path / "dist"
    shutil.copytree(build.DIST, folder, copy_function=lambda source, target: Path(target).hardlink_to(source))
    return folder


def change(file: Path, content: bytes) -> None:
    file.unlink(missing_ok=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def flip(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    change(file, bytes(content))


class Asked:
    """The URL the sources were built for."""

    sites: list[str]

    def __init__(self) -> None:
        self.sites = []

    def __call__(self, site: str) -> Path:
        self.sites.append(site)
        return build.DIST


def check(place: str | Path, site: str = "", **patience: float) -> tuple[int, list[str]]:
    asked = Asked()
    code = verify.verify(str(place), site, asked, **patience)
    return code, asked.sites


def found(place: verify.Place) -> list[tuple[str, str]]:
    return [(what, name) for what, name, _ in verify.differences(build.DIST, place)]


# A folder


def test_a_folder_with_the_same_bytes(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(copy) == (0, [""])
    assert f"The same: all {COUNT} files, byte for byte." in capsys.readouterr().out


def test_a_folder_with_a_flipped_bit_a_missing_and_an_extra_file(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    flip(copy / FLIPPED)
    (copy / "sw.js").unlink()
    change(copy / "web" / "more.js", b"alert(1)")
    change(copy / ".htaccess", b"")
    assert check(copy)[0] == 1
    said = capsys.readouterr().out
    for line in (f"different  {FLIPPED}", "missing    sw.js", "extra      web/more.js", "extra      .htaccess"):
        assert f"  {line}" in said
    assert "NOT the same: 4 differences" in said


def test_what_build_json_says_about_a_file_is_not_trusted(copy: Path) -> None:
    flip(copy / FLIPPED)
    facts = json.loads((copy / "build.json").read_bytes())
    facts["files"][FLIPPED] = build.bundle.size_and_hash(copy / FLIPPED)
    change(copy / "build.json", json.dumps(facts).encode())
    assert set(found(verify.Folder(copy))) == {("different", FLIPPED), ("different", "build.json")}


def test_a_folder_that_is_not_a_build(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="no build of Rollbook"):
        check(tmp_path)


def test_the_url_comes_from_the_build_unless_given(copy: Path) -> None:
    facts = json.loads((copy / "build.json").read_bytes())
    for said, wanted in (("https://example.org/dice/", "https://example.org/dice/"), ("$(id)", ""), (7, "")):
        change(copy / "build.json", json.dumps({**facts, "site": said}).encode())
        assert check(copy)[1] == [wanted]
    assert check(copy, "https://other.example/")[1] == ["https://other.example/"]


# A host


@pytest.fixture
def host(copy: Path) -> Iterator[StaticHost]:
    host = StaticHost(copy)
    yield host
    host.stop()


def test_a_host_with_the_same_bytes(host: StaticHost, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(host.site) == (0, [""])
    assert f"The same: all {COUNT} files, byte for byte." in capsys.readouterr().out
    assert host.asked[""] == 1, "what a visitor gets at the address itself, too"


def test_a_host_with_a_flipped_bit_and_a_missing_file_and_another_home_page(host: StaticHost, copy: Path) -> None:
    flip(copy / FLIPPED)
    host.instead["sw.js"] = None
    host.instead[""] = b"<script>"
    facts = json.loads((copy / "build.json").read_bytes())
    facts["files"] |= {"web/more.js": {}, "../../etc/\x1b[2Jpasswd": {}}
    change(copy / "build.json", json.dumps(facts).encode())
    wrong = {name: what for what, name in found(verify.Host(host.site))}
    assert wrong.pop("(the address itself)") == "different"
    assert wrong.pop("build.json") == "different"
    assert wrong.pop(FLIPPED) == "different"
    assert wrong.pop("sw.js") == "missing"
    assert wrong.pop("web/more.js") == "extra"
    ((name, what),) = wrong.items()
    assert (what, name.isprintable()) == ("extra", True)


def test_no_more_than_the_expected_size_is_read(host: StaticHost) -> None:
    host.instead[FLIPPED] = bytes(50_000_000)
    answer = verify.Host(host.site).get(FLIPPED, 1000)
    assert answer is not None
    assert answer.size == 1001


BOMB = gzip.compress(bytes(20_000_000), 1)


class Bad(http.server.BaseHTTPRequestHandler):
    """A host that has a build.json and answers every other request badly, in the way that is named."""

    def do_GET(self) -> None:
        if self.path == "/build.json":
            self.send(b"{}")
        elif self.path == "/drips":
            self.send(b"", 1000)
            with contextlib.suppress(OSError):
                while True:
                    self.wfile.write(b"x")
                    time.sleep(0.02)
        elif self.path == "/elsewhere":
            self.send_response(302)
            self.send_header("Location", "http://localhost.example/")
            self.end_headers()
        elif self.path == "/bomb":
            self.send(BOMB, packed="gzip")
        elif self.path == "/brotli":
            self.send(b"?", packed="br")
        else:
            self.send_error(503)

    def send(self, body: bytes, size: int = 0, packed: str = "identity") -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(size or len(body)))
        self.send_header("Content-Encoding", packed)
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """No log output."""


def test_a_host_that_answers_badly() -> None:
    server = Server(("127.0.0.1", 0), Bad)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    host = verify.Host(f"http://127.0.0.1:{server.server_port}", whole=0.3)

    def said(name: str) -> str:
        answer = host.get(name, 1000)
        assert answer is not None
        return answer.trouble or f"{answer.size} bytes"

    assert said("drips") == "not here after 0 seconds"
    assert said("elsewhere").endswith("the host sends one to localhost.example")
    assert said("bomb") == "1001 bytes"
    assert said("brotli") == "sent as 'br', which was not asked for"
    assert said("busy") == "the host says 503"
    # After a few files without an answer the others are not requested.
    wrong = Counter(what for what, _ in found(Silent(host.address)))
    assert wrong["unknown"] >= COUNT
    assert Silent.asked < 20
    server.shutdown()


class Silent(verify.Host):
    asked = 0

    def fetch(self, name: str, limit: int) -> Any:
        if name == "build.json" and not self.said and limit == verify.LIST_LIMIT:
            return super().fetch(name, limit)
        Silent.asked += 1
        return self.no_answer()


def test_a_host_that_never_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(Failed, match="no answer within 1 seconds"):
            check(address, silence=1)
    with pytest.raises(Failed, match="cannot be fetched"):
        check(address, silence=1)


# The sources


@pytest.mark.slow
def test_the_same_sources_make_the_same_bytes_in_another_folder() -> None:
    build.build_dist()
    command = [sys.executable, "build.py", "verify", "dist"]
    done = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "byte for byte" in done.stdout
