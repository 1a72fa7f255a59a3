"""What can be checked in a text without understanding it. Each check takes a text and returns what is wrong with it.

In a text, `◌` is the place of a value.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import lru_cache

from fluent.syntax import ast
from playing import ROOT

from pyapp.games import listed_ids
from web.build.texts.catalogue import FILES, TEXT, read
from web.build.texts.fill import Filler

VALUE = "◌"

QUOTES = {
    "en": ("“", "”", "’"),
    "de": ("„", "“", "’"),
    "fr": ("«", "»", "’"),
    "it": ("«", "»", "’"),
    "nl": ("‘", "’", "’"),
    "es": ("«", "»", ""),
    "hu": ("„", "”", ""),
}
"""Opening, closing, apostrophe: as the comment at the top of each app.ftl decides."""

FORBIDDEN = {
    "en": (
        r"throw(s|n|ing)?",
        "threw",
        "what fell",
        "fell",
        "lit",
        "[Ww]hoever",
        "anew",
        "may not",
        "cannot be had",
        "behind",
        "[Ll]ots decide",
        "one is told",
        "one may",
        "has arrived",
        "(closed|open) to you",
        "sees to it",
    ),
    "de": (
        r"Würfel\w* (fallen|fällt)",
        "noch einmal fallen",
        "Fallen beide",
        "gefallen",
        r"Mitspieler[ns]?",
        r"Spieler[ns]?",
        r"Spielerin\w*",
        r"Gegner\w*",
        r"ungesehen\w*",
        "mit Klauen",
        "Führender",
        "der Nächste",
        "Was geschah",
        "(Münzen|Karten) gewinnen",
        "Im Angebot",
        "legt sich",
        "keine Spuren",
    ),
    "fr": (
        "Qui [^?]*gagne",
        "[Gg]agne qui",
        "finir (la|une) partie",
        "finit la partie",
        "(?<!qui a )[Ll]e (plus|moins) de .* gagne",
        r"tomb(e|ent|é|és|ée|ées)",
        "à neuf",
        "ligne épaisse",
        "Chance",
        "t’est (fermée|ouverte)",
        r"réussi\w* une carte",
        "se garde",
        "à [ABCD]",
        "aurait tous coûtés",
        "Un instant …",
    ),
    "it": (
        "cad(e|ono)",
        "guarda solo",
        "lancia il bot",
        "formano una carta",
        "ti è (chiusa|aperta)",
        "[Cc]he cosa è successo",
        "si conserva",
        "a [ABCD]",
        "comincia il più alto",
        "vincono la partita",
        "1 da tutti",
    ),
    "nl": (f"^{VALUE} past", "Mens", "een ronde lang", "op één na", "vak", "uw", "men", "Draai haar", "Neem haar"),
    "es": (
        "logra(n)? una carta",
        "habría costado",
        "Visitante",
        "Llevársela",
        "[Cc]uenta 0",
        "si sacas los",
        r"[Uu]sted(es)?",
    ),
    "hu": (r"[Hh]álózat\w*", "rejtve", r"ibolya\w*", "narancs", "semmilyen más", "bármelyik kockákkal", r"Ön\w*"),
}
"""Old mistakes that have no other use: a dice game rolls, nobody is told anything by a passive, no case is missing."""

ENGLISH = re.compile(r"(?<!\w)(the|and|your|you|this|with|roll|rolls|turn|game)(?!\w)", re.IGNORECASE)
"""Words that no other language here has."""
HEADER = "Access-Control-Allow-Origin: *"
GAMES = [next(message.pattern.elements[0].value for message in read("en", id)) for id in listed_ids()]
NAMES = (*GAMES, HEADER)
"""What stays as it is in every language."""


def french_spaces(text: str) -> list[str]:
    """No-break spaces before : ; ? ! » and after «."""
    text = text.replace(HEADER, "")
    return re.findall(r"[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]", f" {text}")


def quotes(text: str, language: str) -> list[str]:
    """Only this language's own marks, and no straight ones; as many opened as closed."""
    opening, closing, apostrophe = QUOTES[language]
    wrong = [mark for mark in re.findall(r"[\"'`´“”„‚‘’«»‹›]", text) if mark not in (opening, closing, apostrophe)]
    if closing != apostrophe and text.count(opening) != text.count(closing):
        wrong.append(f"{opening}…{closing}")
    return wrong


def spaces(text: str) -> list[str]:
    """No double spaces, none before a comma or a full stop, none at either end; no three dots instead of one sign."""
    return re.findall(r"[ \u00a0\u202f]{2,}|[ \u00a0][,.](?!\w)|\.\.\.|^ | $", text)


def forbidden(text: str, language: str) -> list[str]:
    found = (re.search(rf"(?<!\w)(?:{words})(?!\w)", text) for words in FORBIDDEN[language])
    return [match[0] for match in found if match]


def english(text: str) -> list[str]:
    for name in NAMES:
        text = text.replace(name, "")
    return [match[0] for match in ENGLISH.finditer(text)]


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message, one for each variant, with a sign where a value goes."""
    inner: list[str] = []
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            inner += [text for variant in element.expression.variants for text in variants(variant.value)]
            whole += VALUE
        elif isinstance(element.expression, ast.StringLiteral):
            whole += element.expression.value
        else:
            whole += VALUE
    return iter([whole, *(text for text in inner if text.strip() and text != VALUE)])


@lru_cache(maxsize=8)
def filled(language: str) -> Filler:
    """Every message with values, as `build.py texts` prints it."""
    return Filler(language)


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the catalogues with its id, except those of games that are not translated."""
    for file in (file for file in FILES if (TEXT / language / f"{file}.ftl").exists()):
        for message in read(language, file):
            for pattern in (message.pattern, *message.attributes.values()):
                yield from ((message.id, text) for text in variants(pattern))


def rule_pages(language: str) -> Iterator[tuple[str, str]]:
    """Every paragraph, heading and cell of the rule pages, with the page's name."""
    for path in sorted((ROOT / "web" / "rules" / language).glob("*.html")):
        page = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        page = re.sub(r"<(\w[\w-]*)[^>]*></\1>", VALUE, page)  # empty: a figure or a number that the build puts there
        page = re.sub(r"</?(a|b|i|em|strong|span|abbr|small|sup|q)\b[^>]*>", "", page)
        for text in re.split(r"<[^>]*>", page):
            if text := re.sub(r"[ \n\t]*\n[ \n\t]*", " ", html.unescape(text)).strip(" \n"):
                yield path.name, text
