"""The article of a rule page: its source, and the parts that must not be written by hand.

A source (web/rules/<language>/<game>.html) is one well-formed `<article>`. The build fills in pictures (`<rb-dice
show="1 1 5">`, drawn by web/games/<game>/pictures.js) and exact figures (`<data data-odds="null_chance 3">`, computed
by the game's own odds.py). It adds the lesson, if the game has one (web/games/<game>/lesson.record), and a figure that
readers can compute for other values (`FIGURE` in figure.py). Knows no rule and no text of any game.
"""

from __future__ import annotations

import html
import importlib
import re
import shlex
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from pyapp.core.figure import Part
from pyapp.games import find_figure, find_game
from web.build import shelf
from web.build.steps import Failed

Element = ElementTree.Element
Drawing = tuple[str, str, str]
"""What a picture shows: the game, the kind of thing (`dice`, `card`), and which."""
Draw = Callable[[list[Drawing]], list[str]]

PICTURE_TAG = "rb-"
GAME_TAG = "rollbook-game"
PICTURE_SIZE = (1200, 630)
APP_PICTURE = ("web/icons/icon-512.png", (512, 512))
"""The app's picture, for a game without one."""
NARROW_SPACE = "\u202f"
NO_BREAK_HYPHEN = "\u2011"
PERCENT = {"de": f"{NARROW_SPACE}%", "fr": f"{NARROW_SPACE}%", "es": f"{NARROW_SPACE}%"}
"""How a language writes the percent sign; the others put it directly after the number."""


class Mistake(Failed):
    """A source that cannot become a page; the message names the file and the reason."""


class Page(NamedTuple):
    game: str
    language: str
    article: Element
    written: str
    """The language of the article: English if the game is not translated, whatever the language of the page."""
    picture: tuple[str, tuple[int, int]] = APP_PICTURE
    """For link previews: its place in dist/ and its size."""

    @property
    def file(self) -> str:
        return f"{self.game}.{self.language}.html"

    @property
    def translated(self) -> bool:
        return self.language == self.written

    @property
    def lead(self) -> str:
        return one_line(found(self, ".//p[@class='lead']"))

    @property
    def source(self) -> str:
        return f"web/rules/{self.written}/{self.game}.html"


def sources(web: Path) -> dict[str, list[str]]:
    """The games that have a rule page, each with the languages it is written in."""
    pages: dict[str, list[str]] = {}
    for file in sorted(web.glob("rules/*/*.html")):
        pages.setdefault(file.stem, []).append(file.parent.name)
    return pages


def read(web: Path, game: str, language: str) -> Page:
    """The page in this language; its article is in English if the game is not translated."""
    file = shelf.in_language(web / "rules" / language / f"{game}.html")
    try:
        article = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    except ElementTree.ParseError as error:
        raise Mistake(f"{file.relative_to(web.parent)} is not well-formed: {error}.") from None
    has_picture = (web / "games" / game / "og.png").exists()
    picture = (preview(game), PICTURE_SIZE) if has_picture else APP_PICTURE
    return Page(game, language, article, file.parent.name, picture)


def preview(game: str) -> str:
    """Where a game's picture for link previews is in dist/."""
    return f"web/rules/og/{game}.png"


# Parts that are filled in


def fill(web: Path, page: Page, words: dict[str, str]) -> None:
    """Everything but the pictures. `words`: the messages of the page's language."""
    fill_figures(page)
    insert_question(page, words)
    if (web / "games" / page.game / "lesson.record").exists():
        insert_lesson(page, words)
    tie_numbers(page)
    if not page.translated:
        mark_english(page, words)


def mark_english(page: Page, words: dict[str, str]) -> None:
    """The article is in English; below its name and lead the page says so in the reader's language."""
    page.article.set("lang", page.written)
    note = ElementTree.Element("p", {"lang": page.language})
    note.text = words["not-translated"]
    page.article.insert(1, note)


def check_pictures(web: Path, pages: Iterable[Page]) -> None:
    for page in pages:
        drawn = next((tag for tag in page.article.iter() if tag.tag.startswith(PICTURE_TAG)), None)
        pictures = web / "games" / page.game / "pictures.js"
        if drawn is not None and not pictures.exists():
            missing = pictures.relative_to(web.parent)
            raise Mistake(f"{missing} is missing: {page.source} has a <{drawn.tag}> for it to draw.")


def fill_pictures(pages: Iterable[Page], draw: Draw) -> None:
    """All pictures of all pages at once, because the program that draws them takes a moment to start."""
    tags = [(page, tag) for page in pages for tag in page.article.iter() if tag.tag.startswith(PICTURE_TAG)]
    wanted = [(page.game, tag.tag.removeprefix(PICTURE_TAG), tag.get("show", "")) for page, tag in tags]
    kinds = sorted(set(wanted))
    drawn = dict(zip(kinds, draw(kinds), strict=True))
    for (_, tag), key in zip(tags, wanted, strict=True):
        label = one_line(tag)
        tag.tag, tag.text = "span", None
        tag.attrib = {"class": f"drawn drawn-{key[1]}"}
        tag.attrib |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
        tag.extend(ElementTree.fromstring(f"<span>{drawn[key]}</span>"))


def insert_lesson(page: Page, words: dict[str, str]) -> None:
    """After the name and the lead, before the rules."""
    title, line = (html.escape(words[id]) for id in ("lesson-title", "lesson-line"))
    game = f'<{GAME_TAG} game="{page.game}" lesson="" label="{title}"/>'
    marked = "" if page.translated else f' lang="{page.language}"'
    section = f'<section id="lesson"{marked}><h2>{title}</h2><p>{line}</p>{game}</section>'
    page.article.insert(1, ElementTree.fromstring(section))


def fill_figures(page: Page) -> None:
    odds: Any = None
    for tag in page.article.iter("data"):
        odds = odds or find_odds(page)
        value = figure(odds, tag.attrib["data-odds"])
        tag.set("value", f"{value:.10g}")
        tag.text = spell(value, tag.get("data-form", "percent"), page.written)


def find_odds(page: Page) -> Any:
    try:
        return importlib.import_module(f"pyapp.games.{page.game}.odds")
    except ModuleNotFoundError:
        raise Mistake(f"pyapp/games/{page.game}/odds.py is missing: {page.source} shows figures from it.") from None


LONG = 40
"""A choice of more numbers than this is a number field, not a list."""


def insert_question(page: Page, words: dict[str, str]) -> None:
    """Below the first table of figures: one for values that the reader chooses. Disabled until a script can answer."""
    asked = find_figure(page.game)
    if asked is None:
        return
    game, language = page.game, page.written
    sign = {"data-decimal": "." if language == "en" else ",", "data-percent": PERCENT.get(language, "%")}
    facts = {"data-game": game, "data-form": asked.form, "data-failed": words["engine-failed"], **sign}
    box = ElementTree.Element("fieldset", {"class": "ask", "disabled": "", **facts})
    ElementTree.SubElement(box, "legend").text = words[f"{game}-ask"]
    for part in asked.parts:
        field = ElementTree.SubElement(box, "label", {"class": "field"})
        ElementTree.SubElement(field, "span").text = words[f"{game}-ask-{part.id}"]
        field.append(control(part, game, words))
    answer = ElementTree.SubElement(box, "p", {"class": "answer"})
    ElementTree.SubElement(answer, "span").text = words[f"{game}-ask-answer"]
    ElementTree.SubElement(answer, "output").text = spell(asked.usual, asked.form, language)
    with_figures = (part for part in page.article.iter("section") if part.find("table[@class='figures']") is not None)
    place = next(with_figures, None)
    if place is None:
        raise Mistake(f"{page.source} has no section with a table of figures for pyapp/games/{game}/figure.py.")
    place.append(box)
    if find_game(game).info.real:
        place.append(own_dice(game, words))


def own_dice(game: str, words: dict[str, str]) -> Element:
    """A game whose reader enters the rolls, with a coach who says what every choice is then worth."""
    own = ElementTree.Element("div", {"class": "own-dice"})
    ElementTree.SubElement(own, "p").text = words["own-dice"]
    wishes = {"options": "seats=2&bots=1&start=1&real=dice", "coach": "always", "label": words["own-dice-label"]}
    ElementTree.SubElement(own, GAME_TAG, {"game": game, **wishes})
    return own


def control(part: Part, game: str, words: dict[str, str]) -> Element:
    name = {"class": "input", "name": part.id, "autocomplete": "off"}
    if isinstance(part.values, range) and len(part.values) > LONG:
        steps = {"min": part.values[0], "max": part.values[-1], "step": part.values.step, "value": part.usual}
        return ElementTree.Element("input", {**name, "type": "number", **{key: str(to) for key, to in steps.items()}})
    choice = ElementTree.Element("select", name)
    for value in part.values:
        chosen = {"selected": ""} if value == part.usual else {}
        option = ElementTree.SubElement(choice, "option", {"value": str(value), **chosen})
        option.text = str(value) if isinstance(value, int) else words[f"{game}-{part.id}-{value}"]
    return choice


def figure(odds: Any, asked: str) -> float:
    """`null_chance 3` is null_chance(3); `[6]` at the end picks one of several results."""
    name, *words = shlex.split(asked)
    item = re.fullmatch(r"\[(\d+)\]", words[-1]) if words else None
    arguments = [int(word) if word.lstrip("-").isdigit() else word for word in (words[:-1] if item else words)]
    found = getattr(odds, name)(*arguments)
    return float(found[int(item[1])] if item else found)


def spell(value: float, form: str, language: str) -> str:
    if form == "number":
        return str(round(value))
    share = value * 100
    digits = f"{share:.{1 if share >= 1 else 2}f}"
    return (digits if language == "en" else digits.replace(".", ",")) + PERCENT.get(language, "%")


def tie_numbers(page: Page) -> None:
    """`1-2-3` stays on one line."""
    for tag in page.article.iter():
        tag.text, tag.tail = (
            text and re.sub(r"(?<=\d)-(?=\d)", NO_BREAK_HYPHEN, text) for text in (tag.text, tag.tail)
        )


# What is in it


def name_of(page: Page) -> str:
    return one_line(found(page, ".//h1"))


def one_line(element: Element) -> str:
    return " ".join("".join(element.itertext()).split())


def found(page: Page, path: str) -> Element:
    element = page.article.find(path)
    if element is None:
        raise Mistake(f"{page.source} lacks {path}.")
    return element
