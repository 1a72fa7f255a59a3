"""The engine, Python's side of dist/: the wheel, what browsers fetch later, and the memory snapshot."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from web.build import reach
from web.build.steps import CACHE, ROOT, TOOLS, VENV_BIN, WEB, copy, files_in, node, only, run, step

# Fixed dates in archives, as the Python packaging tools understand it: 1980-01-01, the oldest a zip can hold.
SOURCE_DATE_EPOCH = "315532800"


def build_wheel() -> Path:
    """The wheel, built from a copy because setuptools leaves folders where it works.

    The browser's wheel contains only what it needs from the start: no terminal, no texts, no evaluators and no tables.
    """
    source, out = CACHE / "source", CACHE / "wheel"
    pyapp = ROOT / "pyapp"
    left_out = {*pyapp.rglob("*.py"), *pyapp.glob(f"games/*/{reach.TABLE}")} - reach.at_start(pyapp)
    sources = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "pyapp", "web/build/wheel.py")]

    def make() -> None:
        for folder in (source, out):
            shutil.rmtree(folder, ignore_errors=True)
        for file in (file for place in sources for file in files_in(place)):
            if file not in left_out:
                copy(file, source / file.relative_to(ROOT))
        run(
            VENV_BIN / "python", "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps",
            "--no-build-isolation", "--no-index", "--wheel-dir", out, source,
            otherwise="The engine's wheel could not be built: see above what setuptools says of pyproject.toml.",
            SOURCE_DATE_EPOCH=SOURCE_DATE_EPOCH, PYTHONPATH=str(TOOLS),
        )  # fmt: skip

    inputs: list[Path | str] = [*sources, WEB / "build" / "reach.py", SOURCE_DATE_EPOCH]
    step("wheel", "building the engine's wheel", inputs, out, make)
    return only(out, "*.whl")


def pack_parts() -> Path:
    """What browsers fetch later, one archive for each game that can say what its moves are worth."""
    out = CACHE / "parts"
    parts = reach.parts(ROOT / "pyapp")

    def make() -> None:
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        for game, files in parts.items():
            with zipfile.ZipFile(out / f"{game}.zip", "w") as archive:
                for file in files:
                    archive.writestr(zipfile.ZipInfo(file.relative_to(ROOT).as_posix()), file.read_bytes())

    step("parts", "packing what judges moves", [file for files in parts.values() for file in files], out, make)
    return out


def build_engine() -> Path:
    """Wheel, parts and standard library as bytecode, and the memory snapshot."""
    wheel, parts, out = build_wheel(), pack_parts(), CACHE / "engine"
    scripts = WEB / "build"

    def make() -> None:
        said = run(
            node(), scripts / "engine.mjs", wheel, TOOLS, parts, CACHE / "stdlib", out,
            otherwise="Pyodide could not compile the engine: see above what Python says.",
        )  # fmt: skip
        print(f"  {said.strip()}")

    own = [scripts / name for name in ("compile.py", "engine.mjs", "exercise.py", "pyodide.mjs", "requirements.lock")]
    inputs = [wheel, parts, *own, WEB / "package-lock.json"]
    step("engine", "compiling Python for the browser (half a minute)", inputs, out, make)
    return out
