"""The home page says the catalogues' words, and a missing one is named when the page is built."""

from __future__ import annotations

import re

import pytest

import build
from web.build import bundle, home
from web.build.steps import Failed

SOURCES = [build.ROOT / "index.html", *sorted(build.WEB.glob("games/*/home.html"))]


def test_the_sources_have_no_words_of_their_own() -> None:
    for file in SOURCES:
        text = file.read_text(encoding="utf-8")
        assert re.findall(r' data-text="[\w-]+"[^>]*>[^<]+', text) == [], file
        assert re.findall(r' data-label="[\w-]+" aria-label', text) == [], file


def test_words_are_filled_in_and_keep_their_names() -> None:
    html = '<b data-text="a-name" class="x"></b><a data-label="a-label" href="#"></a>'
    assert home.words_in(html) == ["a-label", "a-name"]
    assert home.with_words(html, {"a-name": 'Tom & "Jo"', "a-label": '"A"'}) == (
        '<b data-text="a-name" class="x">Tom &amp; "Jo"</b>'
        '<a data-label="a-label" aria-label="&quot;A&quot;" href="#"></a>'
    )


def test_a_missing_message_is_named() -> None:
    with pytest.raises(Failed, match=r"web/text/en .*tutto-motto"):
        bundle.words("en", ["app", "tutto"], ["tutto-name", "tutto-motto"])
