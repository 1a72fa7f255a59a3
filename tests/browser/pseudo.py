"""A language nobody speaks, for tests: English a good third longer, with accents, from right to left.

The app knows nothing of it: the catalogues are changed on their way to the page.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

import build

ACCENTS = str.maketrans("AEIOUaeiouycCnNsSzgG", "ÅÉÎÖÛåéîöûýçÇñÑšŠžğĞ")
WORD = re.compile(r"[^\W\d_]{2,}")


def long(text: str) -> str:
    """Every vowel of a word twice, accents wherever there can be one; single letters are names of keys and stay."""
    return WORD.sub(lambda word: re.sub("([AEIOUaeiou])", r"\1\1", word[0]).translate(ACCENTS), text)


def mirrored(text: str) -> str:
    """As long, but running from the right; spaces at the ends belong to what stands beside."""
    return re.sub(r"\S(?:.*\S)?", lambda words: f"\u202e{words[0]}\u202c", long(text), flags=re.DOTALL)


class Rewrite(Transformer):  # type: ignore[misc]
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = mirrored(node.value)
        return node


def catalogue(name: str) -> str:
    source = (build.DIST / "web" / "text" / "en" / name).read_text("utf-8")
    tree = FluentParser().parse(source)
    Rewrite().visit(tree)
    return str(FluentSerializer().serialize(tree))


def speak(page: Page) -> None:
    """From now on every page that is loaded speaks like this."""

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        route.fulfill(body=catalogue(name), content_type="text/plain; charset=utf-8")

    page.route("**/web/text/en/*.ftl", answer)
    # The page itself is in English, and its words would not be replaced by others in English.
    page.add_init_script("""addEventListener('DOMContentLoaded', () => {
        Object.assign(document.documentElement, { dir: 'rtl', lang: '' });
    })""")
