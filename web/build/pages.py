"""The rule pages: from one source per game and language to static pages for people, printers and search engines.

The build fills in the article (articles.py) and the positions of worked examples (`<rollbook-game>`, see stills.py),
and puts the page around it: head, links to other pages, facts for search engines. Knows no rule and no text of any
game.
"""

from __future__ import annotations

import html
import json
import re
import string
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from pyapp.games import find_game
from web.build import shelf
from web.build.articles import Draw, Page, check_pictures, fill, fill_pictures, name_of, read, sources
from web.build.steps import write

FillGames = Callable[[str, str], str]
"""Puts a position into every `<rollbook-game>` of a page in this language."""

EMBED_SIZE = (560, 640)


def build(web: Path, out: Path, languages: dict[str, str], draw: Draw, fill_games: FillGames, site: str = "") -> None:
    """All pages into `out`/rules. `languages`: all of them, in order; `site`: where it will be, if known."""
    pages = [read(web, game, tag) for game in sources(web) for tag in languages]
    check_pictures(web, pages)
    fill_pictures(pages, draw)
    for page in pages:
        words = catalogue(web, page.language, page.game)
        fill(web, page, words)
        siblings = [other for other in pages if other.game == page.game and other.translated]
        others = [other for other in pages if other.language == page.language and other.game != page.game]
        template = (web / "rules" / "page.html").read_text(encoding="utf-8")
        text = render(template, page, siblings, others, words, languages, site)
        write(out / "rules" / page.file, fill_games(text, page.language))
        write(out / "rules" / oembed_name(page), json.dumps(oembed(page, words, site), indent=1, ensure_ascii=False))
    if site:
        write(out / "sitemap.xml", sitemap([page for page in pages if page.translated], site))


# The page around it


def render(
    template: str,
    page: Page,
    siblings: list[Page],
    others: list[Page],
    words: dict[str, str],
    languages: dict[str, str],
    site: str,
) -> str:
    article = page.article
    article.set("class", "rules")
    return string.Template(say(template, words)).substitute(
        lang=page.language,
        game=page.game,
        title=html.escape(words["rules-title"]),
        description=html.escape(page.lead),
        picture=address(f"../{page.picture[0]}", site),
        width=str(page.picture[1][0]),
        height=str(page.picture[1][1]),
        links="\n".join(head_links(page, siblings, words, site)),
        facts=json.dumps(facts(page, words, site), ensure_ascii=False).replace("<", "\\u003c"),
        languages=language_links(page, siblings, words, languages),
        others="".join(f'<li><a href="{other.file}">{html.escape(name_of(other))}</a></li>' for other in others),
        article=ElementTree.tostring(article, encoding="unicode", method="html").strip(),
    )


def head_links(page: Page, siblings: list[Page], words: dict[str, str], site: str) -> Iterable[str]:
    title = html.escape(words["rules-title"])
    yield f'<link rel="alternate" type="application/json+oembed" href="{oembed_name(page)}" title="{title}">'
    if site:
        # Search engines accept only full URLs; without one, the visible links lead to the other languages.
        for other in siblings:
            yield f'<link rel="alternate" hreflang="{other.language}" href="{address(other.file, site)}">'
        default = next((other for other in siblings if other.language == "en"), page)
        yield f'<link rel="alternate" hreflang="x-default" href="{address(default.file, site)}">'
        yield f'<link rel="canonical" href="{address(page.file if page.translated else default.file, site)}">'
        yield f'<meta property="og:url" content="{address(page.file, site)}">'


def language_links(page: Page, siblings: list[Page], words: dict[str, str], languages: dict[str, str]) -> str:
    if len(siblings) < 2:
        return ""
    links = ""
    for other in siblings:
        here = ' aria-current="page"' if other is page else ""
        tag = other.language
        links += f'<li><a href="{other.file}" hreflang="{tag}" lang="{tag}"{here}>{languages[tag]}</a></li>'
    return f'<nav class="languages" aria-label="{html.escape(words["settings-language"])}"><ul>{links}</ul></nav>'


def facts(page: Page, words: dict[str, str], site: str) -> dict[str, Any]:
    """Facts for search engines, in schema.org's vocabulary."""
    fewest, most = find_game(page.game).info.seats
    told = {
        "@context": "https://schema.org",
        "@type": "WebPage",
        "name": words["rules-title"],
        "description": page.lead,
        "inLanguage": page.language,
        "isPartOf": {"@type": "WebSite", "name": words["app-name"]},
        "about": {
            "@type": "Game",
            "name": name_of(page),
            "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": fewest, "maxValue": most},
        },
    }
    return told | ({"url": address(page.file, site)} if site else {})


def oembed_name(page: Page) -> str:
    return f"{page.game}.{page.language}.oembed.json"


def oembed(page: Page, words: dict[str, str], site: str) -> dict[str, Any]:
    """Without a URL of our own there is nothing to embed, only a title for the link."""
    told: dict[str, Any] = {
        "version": "1.0",
        "type": "link",
        "title": words["rules-title"],
        "provider_name": words["app-name"],
    }
    if not site:
        return told
    width, height = EMBED_SIZE
    where, title = address(page.file, site), html.escape(words["rules-title"])
    return told | {
        "type": "rich",
        "provider_url": site,
        "thumbnail_url": address(f"../{page.picture[0]}", site),
        "thumbnail_width": page.picture[1][0],
        "thumbnail_height": page.picture[1][1],
        "width": width,
        "height": height,
        "html": f'<iframe src="{where}" title="{title}" width="{width}" height="{height}" loading="lazy"></iframe>',
    }


def sitemap(pages: list[Page], site: str) -> str:
    def entry(page: Page) -> str:
        alternates = "".join(
            f'<xhtml:link rel="alternate" hreflang="{other.language}" href="{address(other.file, site)}"/>'
            for other in pages
            if other.game == page.game
        )
        return f"<url><loc>{address(page.file, site)}</loc>{alternates}</url>"

    lines = "\n".join([f"<url><loc>{site}</loc></url>", *map(entry, pages)])
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n{lines}\n</urlset>\n'


# Texts


def catalogue(web: Path, language: str, game: str) -> dict[str, str]:
    """The plain messages of app and game, with the game's name filled in."""
    own, shared = (messages(web, language, file) for file in (game, "app"))
    return {**own, **{id: text.replace("{ $game }", own[f"{game}-name"]) for id, text in shared.items()}}


def messages(web: Path, language: str, file: str) -> dict[str, str]:
    """The plain messages. Pages cannot use the rest of Fluent."""
    text = shelf.in_language(web / "text" / language / f"{file}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.M))


def say(template: str, words: dict[str, str]) -> str:
    """Replace `data-text` and `data-label` by their messages, as the app does."""
    said = re.sub(r' data-text="([\w-]+)"([^>]*>)[^<]*', lambda m: m[2] + html.escape(words[m[1]]), template)
    label = r' data-label="([\w-]+)" aria-label="[^"]*"'
    return re.sub(label, lambda m: f' aria-label="{html.escape(words[m[1]])}"', said)


def address(path: str, site: str) -> str:
    """The URL of something next to the page: absolute if the site's own URL is known."""
    if not site:
        return path
    return site + (path.removeprefix("../") if path.startswith("../") else f"rules/{path}")
