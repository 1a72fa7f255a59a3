"""What a game must have, what it may leave out, and how the build says what is missing: in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import build
from pyapp.games import listed_ids
from web.build import articles, bundle, home, pages, shelf
from web.build.shelf import LANGUAGES
from web.build.steps import Failed

ARTICLE = '<article><header><h1>Plain</h1><p class="lead">A game.</p></header><section id="turn"/></article>'


def put(root: Path, path: str, text: str = "") -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def add_game(root: Path, game: str, languages: list[str]) -> None:
    for name in ("__init__.py", "rules.py", "bot.py"):
        put(root, f"pyapp/games/{game}/{name}")
    put(root, f"web/games/{game}/view.js")
    for language in languages:
        put(root, f"web/text/{language}/{game}.ftl", f"{game}-name = {game}\n{game}-line = A game.\n")
        put(root, f"web/rules/{language}/{game}.html", ARTICLE)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a translated game, `full`, and one with only what is required, `plain`."""
    for language in LANGUAGES:
        put(tmp_path, f"web/text/{language}/app.ftl", "app-name = Rollbook\nnot-translated = In English.\n")
    add_game(tmp_path, "full", list(LANGUAGES))
    put(tmp_path, "web/games/full/home.html", '<!-- order: 10 -->\n<a class="game" data-game="full"></a>\n')
    put(tmp_path, "web/games/full/accent.css", '[data-game="full"] {}\n')
    add_game(tmp_path, "plain", ["en"])
    return tmp_path


def test_a_game_needs_rules_a_bot_a_view_and_english_texts(root: Path) -> None:
    (root / "web/rules/en/plain.html").unlink()
    shelf.check(root)
    assert shelf.games(root) == ["full", "plain"]
    assert shelf.english_only(root) == ["plain"]


@pytest.mark.parametrize(
    "file",
    [
        "pyapp/games/plain/__init__.py",
        "pyapp/games/plain/rules.py",
        "pyapp/games/plain/bot.py",
        "web/games/plain/view.js",
        "web/text/en/plain.ftl",
        "web/text/fr/app.ftl",
        "web/text/en/app.ftl",
        "web/text/hu/full.ftl",
        "web/rules/it/full.html",
        "web/rules/en/full.html",
    ],
)
def test_a_missing_file_is_named(
    root: Path, file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(root, "web/games/plain/accent.css")  # the folder is there without its view, too
    (root / file).unlink()
    monkeypatch.setattr(build, "ROOT", root)
    assert build.main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"build.py: {file} is missing: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("web/text/en/plain.ftl", "plain-name = Plain\n", "plain-line"),
        ("web/text/de/full.ftl", "full-name = Voll\n", "full-line"),
        ("web/text/de/app.ftl", "app-name = Rollbook\n", "not-translated"),
    ],
)
def test_a_missing_message_is_named(root: Path, file: str, text: str, message: str) -> None:
    put(root, file, text)
    with pytest.raises(Failed, match=f"^{file} lacks the message {message}, which .*[.]$"):
        shelf.check(root)


def test_one_translated_page_asks_for_the_rest(root: Path) -> None:
    put(root, "web/rules/de/plain.html", ARTICLE)
    with pytest.raises(Failed, match=r"web/text/de/plain\.ftl is missing: web/rules/de/plain\.html exists"):
        shelf.check(root)


def test_rules_without_a_view_stay_hidden(root: Path) -> None:
    put(root, "pyapp/games/hidden/rules.py")
    shelf.check(root)
    assert "hidden" not in shelf.games(root)


def test_a_game_without_a_card_gets_a_plain_one_in_english(root: Path) -> None:
    full, plain = home.cards(root).values()
    assert full == '<a class="game" data-game="full"></a>'
    assert plain.startswith('<a lang="en" class="game" data-game="plain" href="#/new/plain">')
    assert home.words_in(plain) == ["plain-line", "plain-name"]
    said = home.with_words(plain, {"plain-name": "Plain", "plain-line": "A game."})
    assert home.words_in(home.with_fixed(said, ["plain"])) == [], "it has no other words"


def test_a_game_without_an_accent_has_the_neutral_one(root: Path) -> None:
    assert shelf.accents(root) == '[data-game="full"] {}\n'
    put(root, "web/games/plain/accent.css", '[data-game="plain"] {}\n')
    assert shelf.accents(root) == '[data-game="full"] {}\n[data-game="plain"] {}\n'


def test_a_page_that_is_not_translated_says_so(root: Path) -> None:
    web = root / "web"
    page = articles.read(web, "plain", "de")
    assert (page.language, page.written, page.translated) == ("de", "en", False)
    articles.mark_english(page, pages.catalogue(web, "de", "plain"))
    header, note, _ = page.article
    assert header.tag == "header"
    assert page.article.get("lang") == "en"
    assert (note.get("lang"), note.text) == ("de", "In English.")
    assert articles.read(web, "plain", "en").translated
    assert articles.read(web, "full", "de").translated


def test_a_game_without_a_picture_shares_the_app_s(root: Path) -> None:
    assert articles.read(root / "web", "plain", "en").picture == articles.APP_PICTURE
    put(root, "web/games/plain/og.png")
    assert articles.read(root / "web", "plain", "en").picture == ("web/rules/og/plain.png", articles.PICTURE_SIZE)
    file, size = articles.APP_PICTURE
    assert (build.ROOT / file).is_file()
    assert size == (512, 512)


def test_a_drawing_without_pictures_js_is_named(root: Path) -> None:
    put(root, "web/rules/en/plain.html", ARTICLE.replace('id="turn"/>', 'id="turn"><rb-coin show="x"/></section>'))
    page = articles.read(root / "web", "plain", "en")
    with pytest.raises(Failed, match=r"^web/games/plain/pictures\.js is missing: web/rules/en/plain\.html has a <rb-"):
        pages.check_pictures(root / "web", [page])


RELEASED = sorted({file.stem for file in (build.ROOT / "tests" / "saves").glob("*/*.json")} & set(listed_ids()))
PARTS = ("accent.css", "home.html", "lesson.record", "og.png", "pictures.js", "view.css")


@pytest.mark.parametrize("game", RELEASED)
def test_a_released_game_leaves_nothing_out(game: str) -> None:
    assert game in shelf.games(build.ROOT)
    assert game not in shelf.english_only(build.ROOT)
    assert [part for part in PARTS if not (build.WEB / "games" / game / part).is_file()] == []
    assert articles.sources(build.WEB)[game] == sorted(LANGUAGES)
    assert game not in bundle.app_facts()["ENGLISH"]
    assert all(game in bundle.app_facts()[list] for list in ("RULES", "LESSONS"))
