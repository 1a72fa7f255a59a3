"""What makes the app installable, as the build wrote it: one manifest per language, all it names is there."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest

import build
from web.build import bundle, home
from web.build.steps import files_in

FOLDER = build.DIST / "web" / "manifest"
BASE = "https://example.org/some/where/"

pytestmark = pytest.mark.skipif(not FOLDER.exists(), reason="dist/ is not built")


def manifest(language: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((FOLDER / f"{language}.webmanifest").read_text("utf-8"))
    return loaded


def resolved(language: str, address: str) -> str:
    """As a browser would, from a folder of some host."""
    return urljoin(f"{BASE}web/manifest/{language}.webmanifest", address)


def file_of(language: str, address: str) -> Path:
    return build.DIST / resolved(language, address).removeprefix(BASE)


def test_every_language_has_one() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(build.LANGUAGES)


@pytest.mark.parametrize("language", build.LANGUAGES)
def test_it_leads_to_the_app_in_any_folder(language: str) -> None:
    told = manifest(language)
    assert resolved(language, told["start_url"]) == resolved(language, told["scope"]) == BASE
    assert told["lang"] == language
    assert told["display"] == "standalone"
    line = re.search(r"^app-line = (.+)$", (build.WEB / "text" / language / "app.ftl").read_text("utf-8"), re.M)
    assert line
    assert told["description"] == line[1]


@pytest.mark.parametrize("language", build.LANGUAGES)
def test_every_game_has_a_shortcut(language: str) -> None:
    addresses = [resolved(language, shortcut["url"]) for shortcut in manifest(language)["shortcuts"]]
    assert addresses == [f"{BASE}#/{game}" for game in home.cards(build.ROOT)]
    assert all(shortcut["name"] and shortcut["description"] for shortcut in manifest(language)["shortcuts"])


def test_pictures_are_what_they_say() -> None:
    told = manifest("en")
    wanted = {("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")}
    assert wanted <= {(icon["sizes"], icon["purpose"]) for icon in told["icons"]}
    for icon in told["icons"]:
        file = file_of("en", icon["src"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {shot["form_factor"] for shot in told["screenshots"]} == {"narrow", "wide"}
    for shot in told["screenshots"]:
        size = bundle.picture_size(file_of("en", shot["src"]))
        assert shot["sizes"] == f"{size['width']}x{size['height']}"
        assert shot["label"]


def test_the_page_names_its_icons() -> None:
    html = (build.DIST / "index.html").read_text("utf-8")
    for address in re.findall(r'<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"', html):
        assert not urlsplit(address).netloc
        assert (build.DIST / address).is_file()


def test_all_files_are_saved_offline_except_those_for_other_sites() -> None:
    worker = (build.DIST / "sw.js").read_text("utf-8")
    kept = dict(re.findall(r'\{url:"([^"]+)",revision:([^,]+),', worker))
    files = {file.relative_to(build.DIST).as_posix() for file in files_in(build.DIST)}
    elsewhere = re.compile(r"embed(/|\.\w+\.js)|web/rules/og/|.*\.oembed\.json")  # for other people's sites
    left_out = {path for path in files if path not in kept and not elsewhere.match(path)}
    assert set(kept) <= files
    examples = {path for path in kept if path.startswith("embed/")}
    assert examples or not any(path.startswith("rules/") for path in kept), "rules have their examples with them"
    assert {re.sub(r"/screenshots/.*|.*/(?=snapshot)", "", path) for path in left_out} == {
        "sw.js", "build.json", "snapshot.bin", "web",
    }  # fmt: skip
    unnamed = [path for path, revision in kept.items() if revision == "null"]
    assert all(re.search(r"^web/((embed/)?chunks/|engine/)", path) for path in unnamed)
