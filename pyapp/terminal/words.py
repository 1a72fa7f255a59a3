"""Every sentence of the terminal, from the same catalogues as the browser's.

Knows languages, numbers and lists; knows no game and no match. Fluent's own library reads the catalogues. It is an
extra (`pip install 'rollbook[terminal]'`): without it the terminal shows the engine's codes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

try:
    import babel
    import babel.lists
    import babel.numbers
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import fluent_number

    READY = True
except ImportError:
    READY = False

Args = Mapping[str, str | int]

HERE = Path(__file__).parent
TEXT = HERE / "text" if (HERE / "text").is_dir() else HERE.parents[1] / "web" / "text"
"""An installed package contains the catalogues; in a checkout they are where the browser finds them."""

LANGUAGES = tuple(sorted(folder.name for folder in TEXT.glob("??")))

GROUPED_FROM = {"es": 10_000, "hu": 10_000, "it": 10_000}
"""These languages write 1000 but 10.000: browsers know it, Babel does not."""

MINUS = "−"

LISTS_AS = {"en": "en_GB"}
"""The texts are British, so a list has no comma before its "and"."""


def find_language(asked: str | None = None) -> str:
    """The language asked for, else the first of the environment's preferences that we have, else English."""
    wished = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    tags = [asked or "", *(tag for value in wished for tag in value.split(":"))]
    return next((tag[:2].lower() for tag in tags if tag[:2].lower() in LANGUAGES), "en")


class Words:
    """The words of one language; with no language (""), the codes themselves. A game can be in English only."""

    def __init__(self, language: str, games: Iterable[str] = ()) -> None:
        self.language = language
        self.english: set[str] = set()
        """The games that are not translated: their texts are in English."""
        self._bundles: dict[str, Any] = {}
        for name in ("app", "terminal", *games) if language else ():
            if (TEXT / language / f"{name}.ftl").exists():
                self._add(language, name)
            elif (TEXT / "en" / f"{name}.ftl").exists():
                self._add("en", name)
                self.english.add(name)

    def _add(self, language: str, name: str) -> None:
        bundle = self._bundles.setdefault(language, FluentBundle([language], use_isolating=False))
        bundle.add_resource(FluentResource((TEXT / language / f"{name}.ftl").read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return bool(self._language_of(id))

    def _language_of(self, id: str) -> str:
        """The language that a message is in, "" if there is none."""
        return next((tag for tag, bundle in self._bundles.items() if bundle.has_message(id)), "")

    def say(self, id: str, args: Args | None = None, **more: str | int) -> str:
        """The text of a message. If it is missing or cannot be filled, the code is shown, and no fact is lost."""
        args = {**(args or {}), **more}
        language = self._language_of(id)
        if language and (pattern := self._bundles[language].get_message(id).value):
            given = {key: _number(value, language) if isinstance(value, int) else value for key, value in args.items()}
            text, mistakes = self._bundles[language].format_pattern(pattern, given)
            if not mistakes:
                return str(text)
        return " ".join([id.removeprefix("terminal-"), *(f"{key}={value}" for key, value in args.items())])

    def number(self, value: float) -> str:
        if not self.language:
            return str(value)
        grouped = _grouped(value, self.language)
        return str(babel.numbers.format_decimal(value, locale=self.language, group_separator=grouped))

    def percent(self, value: float) -> str:
        """A chance as web/lib/messages.js tells it: whole, unless it would round to never or always."""
        if not self.language:
            return f"{value:.1%}"
        pattern = babel.Locale(self.language).percent_formats[None].pattern
        near = 0 < value < 0.1 or 0.99 < value < 1
        told = min(max(value, 0.001), 0.999) if near else value
        rounded = Decimal(repr(told)).quantize(Decimal("0.001" if near else "0.01"), ROUND_HALF_UP)
        pattern = pattern.replace("0", "0.#") if near else pattern
        text = str(babel.numbers.format_percent(rounded, pattern, self.language))
        return text if told == value else f"{'<' if value < told else '>'} {text}"

    def share(self, value: float, *, sign: bool = False) -> str:
        """A chance with one decimal, to compare it with others; with a sign, a change of it."""
        rounded = round(abs(value), 3)
        mark = "" if not sign or not rounded else "+" if value > 0 else MINUS
        if not self.language:
            return f"{mark}{rounded:.1%}"
        pattern = babel.Locale(self.language).percent_formats[None].pattern.replace("0", "0.0")
        return mark + str(babel.numbers.format_percent(rounded, pattern, self.language))

    def list(self, parts: Iterable[str]) -> str:
        locale = LISTS_AS.get(self.language, self.language)
        return str(babel.lists.format_list(list(parts), locale=locale)) if locale else ", ".join(parts)


def _grouped(value: float, language: str) -> bool:
    return abs(value) >= GROUPED_FROM.get(language, 0)


def _number(value: int, language: str) -> object:
    return fluent_number(value, useGrouping=_grouped(value, language))
