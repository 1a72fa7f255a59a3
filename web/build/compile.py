"""Make the archives that Python starts from in the browser: the engine's wheel and the standard library, as bytecode.

Pyodide itself runs this in Node (see engine.mjs), because bytecode must come from the Python that will run it.
"""

import ast
import contextlib
import importlib
import marshal
import os
import sys
import zipfile
from pathlib import Path
from types import CodeType

# Makes py_compile write hashes and zipfile fixed dates, so that two builds give the same bytes (1980-01-01 is the
# oldest date a zip can hold).
os.environ["SOURCE_DATE_EPOCH"] = "315532800"

STDLIB = "/lib/python314.zip"

# Kept even if no trace uses them: Python needs them only when something goes wrong or is unusual.
MARGIN = [
    *("_ast_unparse", "_colorize", "_threading_local", "concurrent.futures.thread", "copy", "dataclasses", "datetime"),
    *("decimal", "encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.raw_unicode_escape"),
    *("encodings.unicode_escape", "encodings.utf_8_sig", "fractions", "hashlib", "importlib.resources.readers", "io"),
    *("pkgutil", "queue", "string"),
]


def modules_of(archive: zipfile.ZipFile) -> dict[str, str]:
    """Dotted module name → file name in the archive."""
    found = {}
    for name in archive.namelist():
        if name.endswith(".py"):
            dotted = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found[dotted] = name
    return found


def imports_in(source: str) -> set[str]:
    """The modules that this source can import anywhere, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def trace(sources: list[str]) -> list[str]:
    """The modules loaded by now, after importing the margin and everything that the sources can import."""
    for name in sorted({*MARGIN, *(name for source in sources for name in imports_in(source))}):
        with contextlib.suppress(ImportError):  # js, polyscript and the like exist only in the browser
            importlib.import_module(name)
    return sorted(sys.modules)


def trim(loaded: list[str], target: Path) -> None:
    """Write the loaded modules of the standard library, as source."""
    with zipfile.ZipFile(STDLIB) as stock, zipfile.ZipFile(target, "w") as trimmed:
        modules = modules_of(stock)
        kept = sorted(modules[dotted] for dotted in set(loaded) & set(modules))
        for name in kept:
            trimmed.writestr(name, stock.read(name))


def compile_archive(source: Path) -> Path:
    """Let pyodide-build turn every .py into a .pyc; uncompressed, because the transfer compresses better."""
    from pyodide_build._py_compile import _py_compile_archive

    compiled = _py_compile_archive(source, verbose=False, compression_level=0)
    assert compiled is not None, f"{source} holds no Python"
    return compiled


def compile_zip(archive: Path) -> None:
    """In its place, and as small as it gets."""
    compile_archive(archive)
    coarsen_lines(archive)
    archive.with_suffix(".zip.old").unlink()


def coarsen_lines(archive: Path) -> None:
    """Put every line of a function on its first line.

    The line tables for a source that is not shipped are a third of the bytes. A traceback still names the function and
    the module.
    """
    with zipfile.ZipFile(archive) as source:
        contents = {name: source.read(name) for name in source.namelist()}
    with zipfile.ZipFile(archive, "w") as target:
        for name, data in contents.items():
            if name.endswith(".pyc"):
                data = data[:16] + marshal.dumps(on_first_line(marshal.loads(data[16:])))
            target.writestr(name, data)


def on_first_line(code: CodeType) -> CodeType:
    """As in CPython's Objects/locations.md: an entry for at most 8 code units, of kind 13, "no column info"."""

    def entry(units: int) -> bytes:
        return bytes([0x80 | 13 << 3 | units - 1, 0])

    full, rest = divmod(len(code.co_code) // 2, 8)
    table = entry(8) * full + (entry(rest) if rest else b"")
    inner = tuple(on_first_line(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def add_to_archive(archive: Path, folder: str, files: dict[str, str]) -> None:
    with zipfile.ZipFile(archive, "a") as target:
        for name in sorted(files):
            target.writestr(f"{folder}/{name}", files[name])
