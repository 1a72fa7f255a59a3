"""Every page of dist/ declares its policy, and no page that people see can run a string; and the list of licences."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import build
from web.build import bundle, licences
from web.build.steps import files_in

pytestmark = pytest.mark.skipif(not build.DIST.exists(), reason="dist/ is not built")

ENGINE = "web/engine.html"
ALLOWED = {"'none'", "'self'", "data:"}
POLICIES = {"rollbook-picture", "rollbook-rules", "rollbook-worker"}


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.policies: list[str] = []
        self.before: list[str] = []
        """What could fetch or run something ahead of the policy."""
        self.inline: list[str] = []
        self.inside: dict[str, list[str]] = {"script": [], "style": []}
        """What is inline in the page, as the policy would have to name it."""
        self.within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (given.get("http-equiv") or "").lower() == "content-security-policy":
            self.policies.append(given.get("content") or "")
        elif tag in ("script", "link", "style", "iframe", "img") and not self.policies:
            self.before.append(tag)
        data = given.get("type") == "application/ld+json"
        self.within = tag if tag == "style" or (tag == "script" and not given.get("src") and not data) else ""
        self.inline += [name for name in given if name == "style" or name.startswith("on")]

    def handle_data(self, data: str) -> None:
        if self.within:
            digest = base64.b64encode(hashlib.sha256(data.encode()).digest()).decode()
            self.inside[self.within].append(f"'sha256-{digest}'")
            self.within = ""


def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text("utf-8"))
    return reader


def directives(policy: str) -> dict[str, set[str]]:
    return {name: set(values) for name, *values in (part.split() for part in policy.split(";") if part.strip())}


def take(hashes: list[str], allowed: set[str], name: str) -> set[str]:
    """What is allowed besides the inline parts: all of them must be allowed, and nothing else by its hash."""
    assert {one for one in allowed if one.startswith("'sha")} == set(hashes), name
    return allowed - set(hashes)


def pages() -> list[Path]:
    return sorted(build.DIST.rglob("*.html"))


def test_every_page_has_a_strict_policy() -> None:
    loose = []
    for page in pages():
        name, reader = page.relative_to(build.DIST).as_posix(), read(page)
        assert len(reader.policies) == 1, f"{name} has {len(reader.policies)} policies"
        assert not reader.before, f"{name}: {reader.before} before the policy"
        assert not reader.inline, f"{name}: {reader.inline}"
        rules = directives(reader.policies[0])
        for kind, hashes in reader.inside.items():
            assert len(hashes) == (1 if name == "index.html" else 0), f"{name}: {kind}"
            rules[f"{kind}-src"] = take(hashes, rules.get(f"{kind}-src", set()), name)
        assert rules["default-src"] == {"'none'"}, name
        assert rules["form-action"] == {"'none'"}, name
        assert rules["base-uri"] <= {"'none'", "'self'"}, name
        if name == ENGINE:
            continue
        assert rules.pop("require-trusted-types-for") == {"'script'"}, name
        assert rules.pop("trusted-types") <= {"'none'", *POLICIES}, name
        loose += [f"{name}: {rule} {values - ALLOWED}" for rule, values in rules.items() if values - ALLOWED]
        assert rules["script-src"] == {"'self'"}, name
    assert len(pages()) > 100
    assert not loose


def test_a_page_that_names_its_host_names_no_other() -> None:
    """For WebKit's sandboxes, see name_host in web/build/bundle.py."""
    for name in (ENGINE, "embed/en/tutto.html", "web/embed/hub.html"):
        (plain,) = read(build.DIST / name).policies
        reader = Reader()
        reader.feed(bundle.host_named((build.DIST / name).read_text("utf-8"), "https://example.org/dice/"))
        named = {rule: values - {"https://example.org"} for rule, values in directives(reader.policies[0]).items()}
        assert named == directives(plain)
        assert "https://example.org" in directives(reader.policies[0])["script-src"]


def test_the_engine_s_frame_reaches_no_other_host_either() -> None:
    (policy,) = read(build.DIST / ENGINE).policies
    assert directives(policy)["connect-src"] == {"'self'", "blob:"}
    assert not re.search(r"https?:|\*|'unsafe-inline'", policy)


def test_the_hub_is_allowed_what_the_documentation_says() -> None:
    (policy,) = read(build.DIST / "web" / "embed" / "hub.html").policies
    rules = directives(policy)
    own = {rule for rule, values in rules.items() if values == {"'self'"}}
    assert own == {"script-src", "connect-src", "frame-src"}
    assert rules["trusted-types"] == {"rollbook-worker"}


def test_every_pinned_script_is_named_by_its_hash() -> None:
    """Those of earlier releases, as they were, and today's."""
    pinned = {file.name: file.read_bytes() for file in build.DIST.glob("embed.*.js")}
    assert (build.DIST / "embed.js").read_bytes() in pinned.values()
    for name, content in pinned.items():
        assert name == f"embed.{hashlib.sha256(content).hexdigest()[:12]}.js"
    for released in (build.WEB / "embed" / "pinned").glob("*.js"):
        assert pinned.get(released.name) == released.read_bytes()
    assert not re.search(r"embed\.[0-9a-f]{12}\.js", (build.DIST / "sw.js").read_text("utf-8")), "not for offline"


def test_strings_become_markup_in_one_place_only() -> None:
    """The browser's ways to do that, by name; Trusted Types enforce it where they are supported."""
    ways = re.compile(r"(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|DOMParser|ContextualFragment")
    ours = [file for file in files_in(build.WEB) if file.suffix == ".js"]
    found = {file.relative_to(build.WEB).as_posix(): ways.findall(file.read_text("utf-8")) for file in ours}
    assert {name: hits for name, hits in found.items() if hits} == {
        "lib/dom.js": ["innerHTML"],
        "lib/trusted-types.js": ["DOMParser"],
    }


def test_everything_that_is_shipped_is_in_the_list_of_licences() -> None:
    text = (build.DIST / "licences.txt").read_text("utf-8-sig")
    for name in ("Rollbook", "CPython", "pyodide", "@pyscript/core", "@fluent/bundle", "workbox-core", "polyscript"):
        assert re.search(rf"^  {re.escape(name)} ", text, re.M), name
    named = json.loads((build.WEB / "package.json").read_text("utf-8"))["dependencies"]
    assert set(named) <= {name for name, _ in licences.shipped(build.WEB)}
    assert "Mozilla Public License Version 2.0" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    assert '"licences.txt"' in (build.DIST / "sw.js").read_text("utf-8"), "kept for offline"


MARKS = {
    "CPython": b"PyInit_", "HACL*": b"_hacl/", "zlib": b"PyInit_zlib", "bzip2": b"PyInit__bz2",
    "XZ Utils": b"PyInit__lzma", "Zstandard": b"ZSTD_", "CPython's bindings of Zstandard": b"PyInit__zstd",
    "Expat": b"PyInit_pyexpat", "libffi": b"ffi_call", "libmpdec": b"PyInit__decimal", "SQLite": b"sqlite3_",
    "musl": b"__vfprintf_internal", "Emscripten": b"emscripten_", "LLVM": b"__cxa_", "OpenSSL": b"OPENSSL_",
    "ncurses": b"PyInit__curses", "readline": b"PyInit_readline", "GDBM": b"PyInit__gdbm", "libuuid": b"PyInit__uuid",
    "SDL": b"SDL_Init", "FreeType": b"FT_Init", "libpng": b"png_create", "PCRE": b"pcre2_", "ICU": b"u_strlen",
    "libyaml": b"yaml_parser", "libxml2": b"xmlParse", "Brotli": b"BrotliDecoder", "LZ4": b"LZ4_decompress",
    "GMP": b"__gmpz_", "Tcl": b"Tcl_Create",
}  # fmt: skip
"""Names that are in a program if a library is: those that Python is linked with, and other common ones."""


def test_every_library_in_the_webassembly_has_its_notice() -> None:
    (wasm,) = build.DIST.rglob("*.wasm")
    code = wasm.read_bytes()
    text = (build.DIST / "licences.txt").read_text("utf-8-sig")
    contents = text.partition(licences.RULE)[0]
    found = [name for name, mark in MARKS.items() if mark in code]
    assert len(found) >= 14, found
    for name in found:
        assert re.search(rf"^  {re.escape(name)}(?!\w).*, within Pyodide \(", contents, re.M), name
    for library, _ in licences.inside(code):
        words = (build.WEB / "build" / "licence-texts" / f"{library.text}.txt").read_text("utf-8").strip()
        assert words in text, library.name
    modules = set(re.findall(rb"PyInit_(\w+)", code))
    assert {b"zlib", b"_bz2", b"_lzma", b"_zstd", b"pyexpat", b"_ctypes", b"_decimal", b"_sqlite3"} <= modules


def test_it_says_where_the_source_of_pyodide_is() -> None:
    text = (build.DIST / "licences.txt").read_text("utf-8-sig")
    version = json.loads((build.PACKAGES / "pyodide" / "package.json").read_text("utf-8"))["version"]
    assert f"https://github.com/pyodide/pyodide/tree/{version}" in text
    assert f"pyodide-{version}" in {folder.name for folder in (build.DIST / "web" / "engine").iterdir()}


def test_every_lock_has_hashes() -> None:
    for lock in build.ROOT.rglob("package-lock.json"):
        if "node_modules" in lock.parts:
            continue
        packages = json.loads(lock.read_text("utf-8"))["packages"]
        assert all("integrity" in facts for place, facts in packages.items() if place), lock
        assert "ignore-scripts=true" in (lock.parent / ".npmrc").read_text("utf-8")
    locks = [*build.ROOT.glob("*/*.lock"), *build.ROOT.glob("web/build/*.lock")]
    assert locks
    for lock in locks:
        pinned = re.findall(r"^\S+==.*(?:\n\s+.*)*", lock.read_text("utf-8"), re.M)
        assert pinned, lock
        assert all("--hash=sha256:" in one for one in pinned), lock


def test_pip_installs_by_hash_and_runs_no_package_s_own_build() -> None:
    """A wheel is unpacked; a source package would run its own code first."""
    ours = [file for file in files_in(build.ROOT / "web" / "build") if file.suffix == ".py"]
    installs = [
        command
        for file in (build.ROOT / "build.py", build.ROOT / "tests" / "set_up.py", *ours)
        for command in re.findall(r'"pip", "install".*?\n\s+\)', file.read_text("utf-8"), re.S)
    ]
    assert installs
    for command in installs:
        assert '"--require-hashes", "--only-binary", ":all:"' in command
