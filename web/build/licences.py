"""The licences of everything in dist/, as one text: each package's own file, or the licence it names.

The lock file says what is shipped; traces in Pyodide's WebAssembly show what is compiled into it. Texts that packages
do not contain are in licence-texts/, as their authors publish them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Dependencies of what is shipped, but only needed in Node or to check types.
LEFT_OUT = {"@types/emscripten", "ws"}
RULE = "=" * 80


@dataclass(frozen=True)
class Library:
    """A library compiled into Pyodide's WebAssembly."""

    name: str
    licence: str
    text: str
    """Its file in licence-texts/."""
    source: str
    trace: bytes
    """A pattern found in the WebAssembly if the library is in it; a group is its version."""


LIBRARIES = (
    Library("CPython and its standard library", "Python-2.0", "Python-2.0", "https://github.com/python/cpython",
            rb"PyInit_\w"),
    Library("CPython's incorporated software", "as listed there", "python-incorporated",
            "https://github.com/python/cpython", rb"PyInit__random"),
    Library("CPython's bindings of Zstandard", "BSD-3-Clause", "pyzstd", "https://github.com/python/cpython",
            rb"PyInit__zstd"),
    Library("HACL*", "MIT", "hacl", "https://github.com/hacl-star/hacl-star", rb"Modules/_hacl/"),
    Library("zlib", "Zlib", "zlib", "https://zlib.net/", rb"inflate (\d[\d.]+) Copyright"),
    Library("bzip2", "bzip2-1.0.6", "bzip2", "https://sourceware.org/bzip2/", rb"(1\.0\.\d), \d+-\w+-\d{4}"),
    Library("XZ Utils (liblzma)", "public domain", "xz", "https://tukaani.org/xz/", rb"lzma_version_string"),
    Library("Zstandard", "BSD-3-Clause", "zstd", "https://github.com/facebook/zstd", rb"ZSTD_versionNumber"),
    Library("Expat", "MIT", "expat", "https://libexpat.github.io/", rb"expat_(\d[\d.]+)"),
    Library("libffi", "MIT", "libffi", "https://github.com/libffi/libffi", rb"ffi_call"),
    Library("libmpdec", "BSD-2-Clause", "mpdecimal", "https://www.bytereef.org/mpdecimal/", rb"dec_mpd_q"),
    Library("SQLite", "public domain", "sqlite", "https://www.sqlite.org/", rb"sqlite3_open_v2"),
    Library("musl", "MIT", "musl", "https://musl.libc.org/", rb"__vfprintf_internal"),
    Library("Emscripten", "MIT or NCSA", "emscripten", "https://github.com/emscripten-core/emscripten",
            rb"emscripten_resize_heap"),
    Library("LLVM's compiler-rt, libc++, libc++abi and libunwind", "Apache-2.0 WITH LLVM-exception", "llvm",
            "https://github.com/llvm/llvm-project", rb"__cxa_begin_catch"),
)  # fmt: skip


class Mistake(Exception):
    """A package whose licence we do not know; the message names it."""


def shipped(web: Path) -> Iterator[tuple[str, Path]]:
    """The packages that end up in dist/, with their folders."""
    lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, facts in sorted(lock.items()):
        name = place.rpartition("node_modules/")[2]
        if name and not facts.get("dev") and not facts.get("optional") and name not in LEFT_OUT:
            yield name, web / place


def licence_of(package: Path, texts: Path, own: Path) -> tuple[str, str]:
    """The name of the licence, and its text."""
    facts = facts_of(package)
    called = str(facts["license"])
    brought = sorted(file for file in package.iterdir() if file.stem.lower() in ("license", "licence", "notice"))
    if brought:
        return called, "\n\n".join(file.read_text(encoding="utf-8").strip() for file in brought)
    known = own if called == "Apache-2.0" else texts / f"{called}.txt"
    if not known.exists():
        raise Mistake(f"{package.name} brings no licence, and web/build/licence-texts has no {called}.txt.")
    author = facts.get("author", "its authors")
    author = author["name"] if isinstance(author, dict) else author
    return called, f"Copyright {author}\n\n{known.read_text(encoding='utf-8').strip()}"


def inside(wasm: bytes) -> Iterator[tuple[Library, str]]:
    """The libraries found in it, each with its version if it is in there."""
    for library in LIBRARIES:
        if found := re.search(library.trace, wasm):
            yield library, found[1].decode() if found.re.groups else ""


def collect(root: Path, version: str) -> str:
    """`root`: the project's folder, with its own licence; equal texts appear once."""
    web, own = root / "web", root / "LICENSE"
    texts = web / "build" / "licence-texts"
    pyodide = web / "node_modules" / "pyodide"
    groups: dict[str, list[str]] = {own.read_text(encoding="utf-8").strip(): [f"Rollbook {version} (Apache-2.0)"]}
    for library, number in inside((pyodide / "pyodide.asm.wasm").read_bytes()):
        called = f"{library.name}{f' {number}' if number else ''}, within Pyodide ({library.licence})"
        words = (texts / f"{library.text}.txt").read_text(encoding="utf-8").strip()
        groups.setdefault(words, []).append(f"{called}: {library.source}")
    for name, package in shipped(web):
        called, words = licence_of(package, texts, own)
        number = facts_of(package)["version"]
        groups.setdefault(words, []).append(f"{name} {number} ({called})")
    parts = [f"{RULE}\n" + "\n".join(names) + f"\n{RULE}\n\n{words}\n" for words, names in groups.items()]
    contents = "\n".join(f"  {name}" for names in groups.values() for name in names)
    title = "What Rollbook is made of, and under which licences"
    return f"{title}\n\n{contents}\n\n{sources(pyodide)}\n\n" + "\n".join(parts)


def sources(pyodide: Path) -> str:
    """Where to get the source code that the Mozilla Public License asks for."""
    facts = facts_of(pyodide)
    repository = facts["repository"]["url"].removeprefix("git+").removesuffix(".git")
    version = facts["version"]
    return f"""{RULE}
Source code
{RULE}

Pyodide {version} is under the Mozilla Public License 2.0. Its source code, in the form that the licence asks for:

  {repository}/tree/{version}
  {repository}/archive/refs/tags/{version}.tar.gz

Rollbook ships it unchanged: pyodide.asm.wasm as it is, pyodide.asm.mjs under another name, its loader bundled and
minified with Rollbook's own scripts. The recipes there name the sources and patches of everything that is compiled
into pyodide.asm.wasm; the libraries found in it are listed above with their addresses. hiwire, which holds Python's
references to JavaScript objects, is at https://github.com/hoodmane/hiwire. The notices of CPython's incorporated
software, Expat, XZ Utils, musl, LLVM and Emscripten are copied from releases close to the ones that are compiled in."""


def facts_of(package: Path) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads((package / "package.json").read_text(encoding="utf-8"))
    return facts
