"""Check that a folder or a host has what these sources make, byte for byte: rebuild dist/ and compare.

Nothing that a host sends is trusted, stored or run. Its build.json says what else it claims to have, and the URL the
build was made for; the build made here decides what it must have.
"""

from __future__ import annotations

import hashlib
import http.client
import json
import re
import shutil
import sys
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Protocol
from urllib.parse import quote, urlsplit

from web.build.steps import CACHE, ROOT, TOOLS, VENV, Failed, run

SILENCE = 20.0
"""Seconds without any data after which a host counts as silent."""
WHOLE = 180.0
"""Seconds that a single file may take, however slowly it arrives."""
LIST_LIMIT = 4_000_000
"""At most this many bytes of a build.json are read."""
NAME = re.compile(r"[\w.-]+(?:/[\w.-]+)*", re.ASCII)
AT_ONCE = 6
GIVEN_UP = 5
"""After this many files without an answer, the rest are not requested."""

GENERATED = {".git", ".venv", ".cache", "dist", "node_modules", "test-results", "__pycache__", ".pytest_cache"}
INSTALLED = ("venv", "npm", "pip-*")
"""The stamps of the steps that install packages; these were checked by their hashes."""


# What is expected


def rebuild(site: str) -> Path:
    """dist/, from a copy of the sources in another folder: earlier builds here do not matter."""
    print("· building from the sources, in a separate folder (a minute or two)", flush=True)
    copy = CACHE / "verify" / "source"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT, copy, ignore=lambda _, names: GENERATED.intersection(names))
    for place in (TOOLS, CACHE / "node", ROOT / "web" / "node_modules"):
        if place.exists():
            # No symbolic links: paths would differ, and esbuild's chunk names depend on them.
            shutil.copytree(place, copy / place.relative_to(ROOT), symlinks=True, copy_function=link)
    (copy / VENV.name).symlink_to(VENV, target_is_directory=True)
    stamps = CACHE / "stamps"
    for stamp in (stamp for pattern in INSTALLED for stamp in stamps.glob(pattern)):
        target = copy / stamp.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(stamp, target)
    named = ("--site", site) if site else ()
    run(sys.executable, "build.py", *named, cwd=copy, otherwise="The sources could not be built: see above.")
    return copy / "dist"


def link(source: str, target: str) -> None:
    """The same file under another name, if the disk supports it."""
    try:
        Path(target).hardlink_to(source)
    except OSError:
        shutil.copy2(source, target)


# What is there


@dataclass
class Answer:
    """What was found at a path: the hash and number of its bytes, or why there is none."""

    sha256: str = ""
    size: int = 0
    trouble: str = ""
    silent: bool = False


class Place(Protocol):
    """A folder or a host."""

    also: ClassVar[dict[str, str]]
    """Other names under which a file is available."""

    def facts(self) -> dict[str, Any]:
        """What its build.json says; none of it is trusted."""

    def names(self) -> set[str]:
        """The files it has, or says it has."""

    def get(self, name: str, size: int) -> Answer | None:
        """The file, read only as far as needed to see that it has another size; None if there is none."""


class Folder:
    also: ClassVar[dict[str, str]] = {}

    def __init__(self, folder: Path) -> None:
        if not (folder / "build.json").is_file():
            raise Failed(f"{folder} is no build of Rollbook: it has no build.json.")
        self.folder = folder

    def facts(self) -> dict[str, Any]:
        return parsed((self.folder / "build.json").read_bytes()[:LIST_LIMIT])

    def names(self) -> set[str]:
        return {file.relative_to(self.folder).as_posix() for file in self.folder.rglob("*") if not file.is_dir()}

    def get(self, name: str, size: int) -> Answer | None:
        file = self.folder / name
        if not file.is_file():
            return None
        content = file.read_bytes()
        return Answer(hashlib.sha256(content).hexdigest(), len(content))


@dataclass
class Host:
    """Files over http, requested one by one, without cookies, scripts or trust."""

    also: ClassVar[dict[str, str]] = {"": "index.html", "embed/": "embed/index.html"}

    address: str
    silence: float = SILENCE
    whole: float = WHOLE
    said: dict[str, Any] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.address)
        if parts.query or parts.fragment:
            raise Failed(f"{self.address}: leave away what follows ? or #.")
        self.address = self.address.removesuffix("index.html")
        self.address += "" if self.address.endswith("/") else "/"
        self.opener = urllib.request.build_opener(SameHost())
        body = self.fetch("build.json", LIST_LIMIT)
        if isinstance(body, Answer):
            raise Failed(f"{self.address}build.json: {body.trouble}.")
        if body is None:
            raise Failed(f"{self.address} is no build of Rollbook: it has no build.json.")
        self.said = parsed(body)

    def facts(self) -> dict[str, Any]:
        return self.said

    def names(self) -> set[str]:
        files = self.said.get("files")
        names = {name if NAME.fullmatch(str(name)) else repr(name)[:80] for name in files or ()}
        return names | {"build.json"}

    def get(self, name: str, size: int) -> Answer | None:
        body = self.fetch(name, size)
        if body is None or isinstance(body, Answer):
            return body
        return Answer(hashlib.sha256(body).hexdigest(), len(body))

    def fetch(self, name: str, limit: int) -> bytes | Answer | None:
        """At most one byte more than the limit; None if the host says that there is no such file."""
        request = urllib.request.Request(
            self.address + quote(name),
            headers={"Accept-Encoding": "identity", "Cache-Control": "no-cache", "User-Agent": "rollbook-verify"},
        )
        try:
            with self.opener.open(request, timeout=self.silence) as response:
                return read(response, limit, time.monotonic() + self.whole)
        except urllib.error.HTTPError as error:
            return None if error.code in (404, 410) else Answer(trouble=f"the host says {error.code}")
        except Slow:
            return Answer(trouble=f"not here after {self.whole:.0f} seconds", silent=True)
        except TimeoutError:
            return self.no_answer()
        except urllib.error.URLError as error:
            if isinstance(error.reason, TimeoutError):
                return self.no_answer()
            return Answer(trouble=f"cannot be fetched: {error.reason}", silent=True)
        except (OSError, http.client.HTTPException, zlib.error) as error:
            return Answer(trouble=f"cannot be fetched: {error or type(error).__name__}", silent=True)

    def no_answer(self) -> Answer:
        return Answer(trouble=f"no answer within {self.silence:.0f} seconds", silent=True)


class Slow(Exception):
    """A file that arrives too slowly."""


class SameHost(urllib.request.HTTPRedirectHandler):
    """What another host says does not matter."""

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        if urlsplit(newurl).hostname != urlsplit(req.full_url).hostname:
            raise urllib.error.URLError(f"the host sends one to {urlsplit(newurl).hostname}")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def read(response: Any, limit: int, deadline: float) -> bytes | Answer:
    packed = response.headers.get("Content-Encoding", "identity").lower()
    if packed not in ("identity", "gzip"):
        return Answer(trouble=f"sent as {packed[:20]!r}, which was not asked for")
    unpack = zlib.decompressobj(31) if packed == "gzip" else None
    body = b""
    while len(body) <= limit and (part := response.read1(1 << 16)):
        if time.monotonic() > deadline:
            raise Slow
        body += unpack.decompress(part, limit + 1 - len(body)) if unpack else part
    return body[: limit + 1]


def parsed(text: bytes) -> dict[str, Any]:
    try:
        facts = json.loads(text)
    except ValueError:
        return {}
    return facts if isinstance(facts, dict) else {}


# The comparison


def differences(wanted: Path, place: Place) -> Iterator[tuple[str, str, str]]:
    """What is wrong, the file, and what is known about it; `wanted` is a folder made from the sources."""
    files = {file.relative_to(wanted).as_posix(): file for file in sorted(wanted.rglob("*")) if file.is_file()}
    files |= {name: files[file] for name, file in place.also.items() if file in files}
    silent = 0

    def look(name: str) -> Answer | None:
        nonlocal silent
        if silent >= GIVEN_UP:
            return Answer(trouble="not asked for", silent=True)
        answer = place.get(name, files[name].stat().st_size)
        silent += answer is not None and answer.silent
        return answer

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for name, answer in zip(files, pool.map(look, files), strict=True):
            content = files[name].read_bytes()
            shown = name or "(the address itself)"
            if answer is None:
                yield "missing", shown, ""
            elif answer.trouble:
                yield "unknown", shown, answer.trouble
            elif answer.sha256 != hashlib.sha256(content).hexdigest():
                there = "more" if answer.size > len(content) else f"{answer.size} bytes"
                yield "different", shown, f"{there} instead of {len(content)} bytes"
    for name in sorted(place.names() - set(files)):
        yield "extra", name, ""


def verify(place: str, site: str, make: Callable[[str], Path] = rebuild, **patience: float) -> int:
    """Compare and report; 0 if everything is the same. `site`: the URL the build was made for, if not as it says."""
    there: Place = Host(place, **patience) if re.match(r"https?://", place) else Folder(Path(place))
    site = site or address_in(there.facts())
    wanted = make(site)
    print(f"{place} compared with a build of these sources{f' for {site}' if site else ''}:")
    count = sum(1 for file in wanted.rglob("*") if file.is_file())
    found = 0
    for what, name, why in differences(wanted, there):
        found += 1
        print(f"  {what:<10} {name}{f' ({why})' if why else ''}")
    if found:
        print(f"NOT the same: {found} differences, {count} files expected.")
    else:
        print(f"The same: all {count} files, byte for byte.")
    return 1 if found else 0


def address_in(facts: dict[str, Any]) -> str:
    """The URL that a build says it was made for, if it is valid."""
    site = facts.get("site", "")
    return site if isinstance(site, str) and re.fullmatch(r"https?://[\w.:/~%-]{1,200}/", site, re.ASCII) else ""
