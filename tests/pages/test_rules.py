"""The rule pages: every clause is on the page in every language, and the built pages are consistent."""

from __future__ import annotations

import itertools
import json
import re
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playing import ROOT, clauses, example

import build
from pyapp.games import listed_ids
from web.build import articles, pages

SOURCES = [(game, language) for game, tags in articles.sources(build.WEB).items() for language in tags]
RULES = build.DIST / "rules"
BUILT = sorted(RULES.glob("*.html"))
SITE = "https://example.org/dice/"

built = pytest.mark.skipif(not BUILT, reason="dist/ is not built")


def test_every_game_has_its_rules_in_every_language() -> None:
    wanted = {(game, language) for game in listed_ids() for language in build.LANGUAGES}
    assert sorted(wanted - set(SOURCES)) == []


def article(game: str, language: str) -> ElementTree.Element:
    return articles.read(build.WEB, game, language).article


@pytest.mark.parametrize(("game", "language"), SOURCES)
def test_every_clause_is_on_the_page(game: str, language: str) -> None:
    told = {id for tag in article(game, language).iter() for id in tag.get("data-rule", "").split()}
    assert sorted(set(clauses(game)) - told) == [], "clauses that the page does not tell"
    assert sorted(told - set(clauses(game))) == [], "ids that name no clause"


@pytest.mark.parametrize(("game", "language"), SOURCES)
def test_an_element_with_a_clause_is_not_empty(game: str, language: str) -> None:
    for tag in article(game, language).iter():
        if tag.get("data-rule"):
            assert len(articles.one_line(tag)) > 12, ElementTree.tostring(tag, "unicode")


IN_ORDER = ("article", "section", "dl", "div", "figure", "table", "thead", "tbody", "tr", "ol")


def skeleton(tag: ElementTree.Element) -> Any:
    """What a translation must not change: parts, ids, clauses, figures, pictures. Inside a sentence they can move."""
    kept = {name: value for name, value in tag.attrib.items() if name != "aria-label"}
    inner = [skeleton(child) for child in tag if child.tag not in ("strong", "em")]
    return tag.tag, kept, inner if tag.tag in IN_ORDER else sorted(inner, key=repr)


@pytest.mark.parametrize(("game", "language"), [one for one in SOURCES if one[1] != "en"])
def test_a_translation_has_the_parts_of_the_english_page(game: str, language: str) -> None:
    assert skeleton(article(game, language)) == skeleton(article(game, "en"))


@pytest.mark.parametrize(("game", "language"), SOURCES)
def test_headings_are_in_order(game: str, language: str) -> None:
    levels = [int(tag.tag[1]) for tag in article(game, language).iter() if re.fullmatch(r"h\d", tag.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(levels))


@pytest.mark.parametrize(("game", "language"), SOURCES)
def test_examples_are_records_and_steps_of_them(game: str, language: str) -> None:
    shown = list(article(game, language).iter(articles.GAME_TAG))
    for tag in shown:
        assert tag.get("game") == game
        assert 0 <= int(tag.get("step", "0")) <= len(example(game, tag.attrib["example"]).steps)
    there = {path.stem for path in (ROOT / "pyapp" / "games" / game / "examples").glob("*.record")}
    assert {tag.get("example") for tag in shown} == there


class Reader(HTMLParser):
    """A built page: what it links to, what can be linked to, and every element that was opened and not closed."""

    VOID = ("meta", "link", "br", "hr", "img", "input", "wbr", "col")

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.alternates: dict[str, str] = {}
        """In the head, for search engines."""
        self.languages: dict[str, str] = {}
        """Visible, for everybody."""
        self.ids: list[str] = []
        self.meta: dict[str, str] = {}
        self.data = ""
        self.open: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert "style" not in found
        assert not any(name.startswith("on") for name in found)
        self.links += [found[name] for name in ("href", "src") if name in found]
        if "id" in found:
            self.ids.append(found["id"])
        if tag in ("link", "a") and "hreflang" in found:
            (self.alternates if tag == "link" else self.languages)[found["hreflang"]] = found["href"]
        if tag == "meta" and "content" in found:
            self.meta[found.get("name") or found.get("property") or found.get("http-equiv", "")] = found["content"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open, f"<{tag}/> is no HTML"
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "script":
            self.data += data


@built
@pytest.mark.parametrize("path", BUILT, ids=lambda path: path.name)
def test_a_built_page_is_consistent(path: Path) -> None:
    page = Reader(path)
    game, language, _ = path.name.split(".")
    assert len(set(page.ids)) == len(page.ids)
    for link in page.links:
        assert not re.match(r"\w+:|//", link), f"{link} leads elsewhere"
        file, _, anchor = link.partition("#")
        target = (path.parent / file.split("?")[0]).resolve() if file else path
        assert target.is_file(), link
        assert build.DIST in target.parents
        assert not anchor or target != path or anchor in page.ids, link
    assert page.languages == {one: f"{game}.{one}.html" for one in articles.sources(build.WEB)[game]}
    assert page.alternates == {}, "search engines take whole addresses only"
    assert "'unsafe" not in page.meta["Content-Security-Policy"]
    assert 50 <= len(page.meta["description"]) <= 320
    told = json.loads(page.data)
    assert (told["inLanguage"], told["about"]["@type"]) == (language, "Game")
    assert json.loads((RULES / f"{game}.{language}.oembed.json").read_text("utf-8"))["title"] == page.meta["og:title"]
    picture = (path.parent / page.meta["og:image"]).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == articles.PICTURE_SIZE


@built
def test_the_home_page_leads_to_the_rules() -> None:
    links = Reader(build.DIST / "index.html").links
    assert [f"rules/{game}.en.html" for game in sorted(articles.sources(build.WEB))] == sorted(
        link for link in links if link.startswith("rules/")
    )


def test_with_a_site_the_pages_contain_its_url(tmp_path: Path) -> None:
    def draw(wanted: list[articles.Drawing]) -> list[str]:
        return ["<i></i>"] * len(wanted)

    pages.build(build.WEB, tmp_path, build.LANGUAGES, draw, lambda text, language: text, SITE)
    locations = re.findall("<loc>(.*?)</loc>", (tmp_path / "sitemap.xml").read_text("utf-8"))
    assert set(locations) == {SITE, *(f"{SITE}rules/{game}.{language}.html" for game, language in SOURCES)}
    ElementTree.parse(tmp_path / "sitemap.xml")
    for game, language in SOURCES:
        text = (tmp_path / "rules" / f"{game}.{language}.html").read_text("utf-8")
        assert f'<link rel="canonical" href="{SITE}rules/{game}.{language}.html">' in text
        assert f'<meta property="og:image" content="{SITE}web/rules/og/{game}.png">' in text
        whole = {one: f"{SITE}rules/{game}.{one}.html" for one in articles.sources(build.WEB)[game]}
        assert Reader(tmp_path / "rules" / f"{game}.{language}.html").alternates == {**whole, "x-default": whole["en"]}
        told = json.loads((tmp_path / "rules" / f"{game}.{language}.oembed.json").read_text("utf-8"))
        assert (told["type"], told["version"]) == ("rich", "1.0")
        assert f'src="{SITE}' in told["html"]


def test_a_source_that_is_not_well_formed_is_named(tmp_path: Path) -> None:
    source = tmp_path / "web" / "rules" / "en" / "tutto.html"
    source.parent.mkdir(parents=True)
    source.write_text("<article><p></article>")
    with pytest.raises(articles.Mistake, match=r"web/rules/en/tutto\.html is not well-formed"):
        articles.read(tmp_path / "web", "tutto", "en")


@pytest.mark.parametrize(
    ("value", "form", "language", "text"),
    [
        (2 / 3, "percent", "en", "66.7%"),
        (0.0046, "percent", "it", "0,46%"),
        (0.5, "percent", "de", "50,0\u202f%"),
        (622.64, "number", "fr", "623"),
    ],
)
def test_a_figure_is_spelled_as_its_language_does(value: float, form: str, language: str, text: str) -> None:
    assert articles.spell(value, form, language) == text
