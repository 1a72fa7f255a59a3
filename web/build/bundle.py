"""Makes dist/: the engine's files in folders that no update can mix, the bundled scripts and styles, every page.

build.py says when it is made again; `make` makes it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import string
import tomllib
from pathlib import Path
from typing import Any

from pyapp import api
from web.build import articles, home, licences, pages, shelf, stills
from web.build.shelf import LANGUAGES
from web.build.steps import (
    CACHE,
    DIST,
    PACKAGES,
    ROOT,
    WEB,
    Failed,
    copy,
    files_in,
    fingerprint,
    node,
    only,
    run,
    write,
)

# The browser cache that holds Python's memory for the next visit.
SNAPSHOT_CACHE = "rollbook-snapshot"

# What is copied from web/ to dist/ unchanged.
ASSETS = ("*.ftl", "*.svg", "*.png", "*.webp", "*.ico", "*.woff2", "*.webmanifest")

# Style sheets that pages ask for by name, in web/styles; the home page contains its own.
STYLES = ("shared", "play", "library", "statistics", "score-sheet", "rules", "daily")

# The only catalogue that no page needs.
TERMINAL_TEXT = "terminal.ftl"

# What is said of games that are not on the table.
SHELF_TEXT = "shelf"
MESSAGE = re.compile(r"^(([a-z][\w-]*) = .*\n(?:[ }].*\n)*)", re.M)

# A game's picture for link previews, in web/games/<game>. In dist/ it keeps the address that chats have stored.
PREVIEW = "og.png"

UNBUNDLED = "esbuild could not bundle the pages: see above which file and line it names."

# What the home page says if the app's own scripts do not load.
CUT_OFF = ("home-cut-off", "retry")

# The engine's scripts in dist/web/, each with its source in web/engine/. Open pages of an earlier version ask for these
# names when their engine restarts, so a built name never changes.
ENGINE_SCRIPTS = {"engine": "engine.js", "engine-frame": "frame.js", "engine-files": "files-worker.js"}

# PyScript, without its editor, terminal and other plug-ins. It awaits the one for errors even if told to leave it out.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")


def make(engine: Path, drawn: Path, site: str) -> None:
    """From the compiled engine and the drawn positions; `site`: the URL it will have, if known."""
    shutil.rmtree(DIST, ignore_errors=True)
    write(CACHE / "accents.css", shelf.accents(ROOT))
    engine_files = place_engine(engine)
    bundle_engine_pages(engine_files)
    bundle_pages()
    pictures = json.loads(drawn.read_text(encoding="utf-8"))
    style_stills(pictures["css"])
    build_embeds(pictures)
    copy_assets()
    write_home()
    build_rule_pages(pictures["stills"], site)
    if site:
        name_host(site)
    write_manifests()
    write_licences()
    seal(DIST, site)


# The engine


def place_engine(engine: Path) -> dict[str, Any]:
    """Put the engine's files where no update can mix with an older one: folders are named by version or by content.

    The names end in ways that every host serves well: not all know .mjs, and some unpack .gz on the way.
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
    for part in files_in(engine / "parts"):
        copy(part, ours / "parts" / part.name)
    folder = f"engine/{fingerprint([ours])[:12]}"
    for file in files_in(ours):
        copy(file, DIST / "web" / folder / file.relative_to(ours))

    snapshot = json.loads((engine / "snapshot.json").read_text())

    def noted(path: str) -> dict[str, Any]:
        return {"path": path, **size_and_hash(DIST / "web" / path)}

    scripts = ["engine-files.js", f"{pyodide_to}/pyodide.asm.js", f"{folder}/python.js"]
    scripts += [f"{pyscript_to}/{file.name}" for file in files_in(DIST / "web" / pyscript_to)]

    return {
        "pyscript": f"{pyscript_to}/core.js",
        "python": f"{folder}/python.js",
        "worker": (ROOT / "pyapp" / "worker.py").read_text(encoding="utf-8"),
        "scripts": scripts,
        "wasm": noted(f"{pyodide_to}/pyodide.asm.wasm"),
        "stdlib": noted(f"{folder}/stdlib.zip"),
        "wheel": noted(f"{folder}/{wheel.name}"),
        "parts": {part.stem: noted(f"{folder}/parts/{part.name}") for part in files_in(ours / "parts")},
        "snapshot": {**snapshot, **noted(f"{folder}/snapshot.bin"), "cache": SNAPSHOT_CACHE},
    }


def bundle_engine_python(target: Path, **facts: Any) -> None:
    script = WEB / "build" / "settings.mjs"
    said = run(node(), script, otherwise="web/build/settings.mjs failed: see above what Node says.")
    settings = {**facts, **json.loads(said)}
    # Pyodide needs these only in Node.
    outside = ("--external:node:*", "--external:ws")
    esbuild(f"--outfile={target}", *outside, WEB / "engine" / "python.js", define={"PYTHON": settings})


def bundle_engine_pages(engine_files: dict[str, Any]) -> None:
    """The hidden frame, and the script for pages that use only the engine."""
    scripts = [f"{built}=./engine/{source}" for built, source in ENGINE_SCRIPTS.items()]
    # One by one, so that each script contains only the facts that it uses.
    facts = {f"ENGINE.{name}": fact for name, fact in engine_files.items()}
    esbuild(f"--outdir={DIST / 'web'}", *scripts, define=facts)
    pyscript = files_in((DIST / "web" / engine_files["pyscript"]).parent)
    links = [f'<link rel="modulepreload" href="./{file.relative_to(DIST / "web").as_posix()}" />' for file in pyscript]
    html = (WEB / "engine" / "engine.html").read_text(encoding="utf-8")
    write(DIST / "web" / "engine.html", home.fill(html, "preload", links))


# The pages


def name_host(site: str) -> None:
    """WebKit does not match 'self' in a frame sandboxed without an origin: pages that can be in one name their host."""
    for file in (DIST / "web" / "engine.html", DIST / "web" / "embed" / "hub.html", *DIST.glob("embed/*/**/*.html")):
        write(file, host_named(file.read_text(encoding="utf-8"), site))


def host_named(page: str, site: str) -> str:
    host = "/".join(site.split("/")[:3])
    return page.replace("'self'", f"'self' {host}")


def bundle_pages() -> None:
    esbuild("--format=iife", f"--outdir={DIST / 'web' / 'rules'}", WEB / "rules" / "odds.js")
    shared = (WEB / "styles" / f"{name}.css" for name in STYLES)
    styles = [*shared, *sorted(WEB.glob("games/*/view.css"))]
    wanted = {
        "styles": [str(sheet) for sheet in styles],
        "define": {name: json.dumps(fact) for name, fact in app_facts().items()},
    }
    run(node(), WEB / "build" / "app.mjs", DIST / "web", given=json.dumps(wanted), otherwise=UNBUNDLED)
    for game in shelf.games(ROOT):
        if not view_styles(game).exists():
            write(DIST / "web" / "games" / game / "view.css", "")


def view_styles(game: str) -> Path:
    """What a game adds to the styles of all tables; it need not add anything."""
    return WEB / "games" / game / "view.css"


def app_facts() -> dict[str, Any]:
    """What the scripts around a table know about the build."""
    return {
        "LANGUAGES": LANGUAGES,
        "ENGLISH": shelf.english_only(ROOT),
        "RULES": list(articles.sources(WEB)),
        "LESSONS": [game for game in shelf.games(ROOT) if stills.has_lesson(game)],
        # Set-up need not wait until Python runs and has imported every game.
        "GAMES": json.loads(api.call("games", "{}"))["games"],
        "VERSION": version(),
    }


def style_stills(css: str) -> None:
    """For each game, the CSS for a still picture in the text of a page: the view's rules, applied to a frame."""
    for game in sorted(shelf.games(ROOT)):
        sheet, own = CACHE / "stills" / game / "still.css", view_styles(game)
        around = "".join((WEB / "styles" / name).read_text("utf-8") for name in ("still.css", "embed-bar.css"))
        table = (WEB / "styles" / "frame.css").read_text("utf-8") + (stills.sheet(own) if own.exists() else "")
        write(sheet, around + stills.contained(table) + css)
        esbuild(f"--outdir={DIST / 'web' / 'games' / game}", sheet)


def build_embeds(pictures: dict[str, Any]) -> None:
    """The script for other people's pages, what it shows in its frames, and a page for every drawn position."""
    steps = {game: {id: stills.stations(game, id) for id in stills.examples(game)} for game in stills.games()}
    examples = {**app_facts(), "EXAMPLES": steps}
    esbuild("--format=iife", f"--outdir={DIST}", WEB / "embed" / "embed.js", define=examples)
    pinned = pin(DIST / "embed.js")
    for released in sorted((WEB / "embed" / "pinned").glob("embed.*.js")):
        copy(released, DIST / released.name)
    esbuild("--format=iife", f"--outdir={DIST / 'web' / 'embed'}", WEB / "embed" / "frame.js", WEB / "embed" / "hub.js",
            define={"ENGINE": {}})  # fmt: skip
    esbuild(f"--outdir={DIST / 'web'}", f"--outbase={WEB}", "--splitting", "--chunk-names=embed/chunks/[name]-[hash]",
            *(WEB / "embed" / name for name in ("play.js", "window.css", "lesson.css")), define=examples)  # fmt: skip
    builder = [WEB / "embed" / "builder.js", WEB / "embed" / "builder.css"]
    esbuild(f"--outdir={DIST / 'web' / 'embed'}", *builder, define={**examples, "PINNED": pinned})
    write(DIST / "web" / "embed" / "classes.css", pictures["css"])
    copy(WEB / "embed" / "hub.html", DIST / "web" / "embed" / "hub.html")
    copy(WEB / "embed" / "builder.html", DIST / "embed" / "index.html")
    template = string.Template((WEB / "embed" / "page.html").read_text(encoding="utf-8"))
    for still in stills.all_stills(LANGUAGES):
        page = template.substitute(stills.facts(still, pictures["stills"][still.id]))
        write(DIST / "embed" / f"{still.id}.html", page)


def pin(script: Path) -> dict[str, str]:
    """The same script under a name with its hash: a page that pins the hash gets exactly this script or none."""
    content = script.read_bytes()
    name = f"{script.stem}.{hashlib.sha256(content).hexdigest()[:12]}.js"
    copy(script, script.with_name(name))
    return {"file": name, "integrity": f"sha384-{base64.b64encode(hashlib.sha384(content).digest()).decode()}"}


def copy_assets() -> None:
    for file in files_in(WEB):
        if file.name == PREVIEW:
            copy(file, DIST / articles.preview(file.parent.name))
        elif any(file.match(pattern) for pattern in ASSETS) and file.name != TERMINAL_TEXT:
            copy(file, DIST / file.relative_to(ROOT))


def write_home() -> None:
    """With its styles and its first script inside, so that the first paint waits for no other file."""
    html = home.page(ROOT, LANGUAGES, articles.sources(WEB))
    texts = ["app", *shelf.games(ROOT)]
    ids = home.words_in(html)
    write_shelf_texts(ids)
    html = home.with_words(html, dict(zip(ids, words("en", texts, ids), strict=True)))
    html = home.with_fixed(html, shelf.english_only(ROOT))
    wanted = home.words_in(html)
    facts = {
        "scripts": ["web/app.js", *(f"web/{name}" for name in imported(DIST / "web" / "app.js"))],
        "texts": ["app", SHELF_TEXT],
        "ids": [*CUT_OFF, *wanted],
        # The page itself is in English.
        "words": {tag: words(tag, texts, [*CUT_OFF, *(wanted if tag != "en" else ())]) for tag in LANGUAGES},
    }
    defined = {
        "LANGUAGES": LANGUAGES,
        "ENGLISH": shelf.english_only(ROOT),
        "SNAPSHOT_CACHE": SNAPSHOT_CACHE,
        "HOME": facts,
    }
    inside = CACHE / "home"
    # Not a module, because it must run before the first paint: it cannot share anything.
    esbuild("--format=iife", f"--outdir={inside}", WEB / "boot.js", define=defined)
    esbuild(f"--outdir={inside}", WEB / "styles" / "app.css")
    script, style = ((inside / name).read_text(encoding="utf-8").strip() for name in ("boot.js", "app.css"))
    write(DIST / "index.html", home.with_inside(html, script, style))


def write_shelf_texts(on_the_page: list[str]) -> None:
    """A small catalogue of what is said of games that are not on the table: their cards, results without a winner."""
    for language in LANGUAGES:
        said = ""
        for game in shelf.games(ROOT):
            text = shelf.in_language(WEB / "text" / language / f"{game}.ftl").read_text(encoding="utf-8")
            wanted = {f"{game}-practice", *on_the_page}
            said += "".join(whole for whole, id in MESSAGE.findall(text) if id in wanted)
        write(DIST / "web" / "text" / language / f"{SHELF_TEXT}.ftl", said)


def words(language: str, files: list[str], wanted: list[str]) -> list[str]:
    """Messages from the catalogues."""
    known = dict(item for file in files for item in pages.messages(WEB, language, file).items())
    if missing := [id for id in wanted if id not in known]:
        raise Failed(f"web/text/{language} has no message of one line for the home page's {', '.join(missing)}.")
    return [known[id] for id in wanted]


def imported(script: Path) -> list[str]:
    """What a bundled script imports before it runs, relative to its folder."""
    return re.findall(r'(?:from|import)"\./([\w/.-]+)"', script.read_text(encoding="utf-8"))


def build_rule_pages(drawn: dict[str, str], site: str) -> None:
    def draw(wanted: list[articles.Drawing]) -> list[str]:
        script = WEB / "build" / "pictures.mjs"
        advice = f"{script.name} failed: see above what Node says."
        drawn: list[str] = json.loads(run(node(), script, given=json.dumps(wanted), otherwise=advice))
        return drawn

    def fill_games(text: str, lang: str) -> str:
        return stills.filled(text, lang, drawn, "../")

    pages.build(WEB, DIST, LANGUAGES, draw, fill_games, site)


def write_manifests() -> None:
    """The manifests that make the app installable, in each language."""
    pictures = [{"file": file.name, **picture_size(file)} for file in sorted(WEB.glob("screenshots/*.webp"))]
    facts = {
        "languages": list(LANGUAGES),
        "games": shelf.games(ROOT),
        "english": shelf.english_only(ROOT),
        "screenshots": pictures,
    }
    script = WEB / "build" / "manifest.mjs"
    run(node(), script, DIST / "web" / "manifest", json.dumps(facts),
        otherwise="The web manifests could not be written: see above which text is missing.")  # fmt: skip


def write_licences() -> None:
    """Starts with a UTF-8 mark, because hosts do not declare the encoding of plain text."""
    try:
        write(DIST / "licences.txt", "\ufeff" + licences.collect(ROOT, version()))
    except licences.Mistake as mistake:
        raise Failed(str(mistake)) from None


def picture_size(webp: Path) -> dict[str, int]:
    """Of a WebP as browsers write it: with the extended header, which holds both sizes minus one."""
    head = webp.read_bytes()[:30]
    if head[12:16] != b"VP8X":
        raise Failed(f"{webp.name} is not what web/build/install_pictures.py writes: make it anew with that.")
    width, height = (int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27))
    return {"width": width, "height": height}


def seal(folder: Path, site: str = "") -> None:
    """Make one version of the folder: stamp its pages, write its service worker and its list of files."""
    said = run(
        node(), WEB / "build" / "seal.mjs", folder, SNAPSHOT_CACHE,
        otherwise="The service worker could not be made: see above what Node says.",
    )  # fmt: skip
    print(f"  {said.strip()}")
    describe_build(folder, site)


def size_and_hash(file: Path) -> dict[str, Any]:
    content = file.read_bytes()
    return {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def describe_build(folder: Path, site: str) -> None:
    """build.json: the version, the URL it was built for if any, and every file with its size and hash."""
    files = {
        file.relative_to(folder).as_posix(): size_and_hash(file)
        for file in files_in(folder)
        if file.name != "build.json"
    }
    facts = {"version": version(), **({"site": site} if site else {})}
    write(folder / "build.json", json.dumps({**facts, "files": files}, indent=1) + "\n")


# Helpers


def esbuild(*arguments: str | Path, define: dict[str, Any] | None = None) -> None:
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in (define or {}).items()]
    run(
        node(), PACKAGES / "esbuild" / "bin" / "esbuild", "--bundle", "--minify", "--format=esm", "--target=es2022",
        "--charset=utf8", "--log-level=warning", "--legal-comments=none", *defines, *arguments, cwd=WEB,
        otherwise=UNBUNDLED,
    )  # fmt: skip


def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def npm_version(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])
