"""The lock files: the exact versions and hashes of each dependency group in pyproject.toml.

A version stays as it is until its group no longer allows it or somebody asks for newer ones.
"""

from __future__ import annotations

from .steps import CACHE, ROOT, VENV_BIN, make_venv, pip_install, run

LOCKS: dict[str, tuple[str, tuple[str, ...]]] = {
    # Pyodide's Python is newer than the oldest one that runs the build.
    "build": ("web/build/requirements.lock", ("--python-version", "3.12", "--no-deps")),
    "node": ("web/build/node.lock", ("--python-version", "3.11", "--no-deps")),
    "lock": ("web/build/lock.lock", ("--python-version", "3.11")),
    "test": ("tests/requirements.lock", ("--python-version", "3.11")),
    "bench": ("bench/requirements.lock", ("--python-version", "3.11")),
    "tables": ("web/build/tables.lock", ("--python-version", "3.11")),
}
"""Each group's lock file and what is special about it."""

# Neither a registry nor a path of the machine that made it.
PLAIN = ("--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-annotate", "--quiet")


def lock(upgrade: bool) -> None:
    make_venv()
    uv = CACHE / "uv"
    pip_install(ROOT / LOCKS["lock"][0], "installing uv", uv, "--target", uv, "--upgrade")
    for group, (file, options) in LOCKS.items():
        print(f"· {file}", flush=True)
        run(
            VENV_BIN / "python", "-m", "uv", "pip", "compile", *PLAIN, *options, *(["--upgrade"] if upgrade else []),
            "--group", f"pyproject.toml:{group}", "--output-file", file,
            otherwise=f"uv could not lock the group {group}: see above.", PYTHONPATH=str(uv),
        )  # fmt: skip
