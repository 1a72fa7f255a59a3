"""Positions that pages show before any script runs: which there are, and what the engine says about each.

Asks the engine in plain Python; stills.mjs draws its replies with the views of the app. Knows neither the pages that
show the pictures nor how the build runs.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pyapp import api
from pyapp.core import record
from pyapp.core.game import Decide
from pyapp.core.match import PERSON, Match, Seat
from pyapp.games import find_game, listed_ids
from web.build import shelf
from web.build.steps import Failed

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"

BOT = "sensible"
LESSON = "lesson"
"""Instead of an example: the game's first turn, which the reader plays (web/games/<game>/lesson.record)."""


class Still(NamedTuple):
    """One picture. Without an example: a new game when somebody has to decide for the first time."""

    lang: str
    game: str
    example: str = ""
    step: int = 0

    @property
    def id(self) -> str:
        """Also the path of its page, in dist/embed/ and without .html."""
        if self.example == LESSON:
            return f"{self.lang}/{self.game}/{LESSON}"
        return f"{self.lang}/{self.game}" + (f"/{self.example}-{self.step}" if self.example else "")


# Which


def games() -> list[str]:
    """Those that have both rules and a view."""
    return [id for id in listed_ids() if (WEB / "games" / id / "view.js").exists()]


@cache
def examples(game: str) -> dict[str, Match[Any]]:
    return {file.stem: _read(file) for file in sorted(_examples_folder(game).glob("*.record"))}


def _examples_folder(game: str) -> Path:
    return ROOT / "pyapp" / "games" / game / "examples"


def _read(file: Path) -> Match[Any]:
    return record.read(file.read_text(encoding="utf-8"), find_game)


@cache
def stations(game: str, example: str) -> tuple[int, ...]:
    """The steps of an example that get a picture: its start, its end, and every step with a comment."""
    text = (_examples_folder(game) / f"{example}.record").read_text(encoding="utf-8")
    end = len(examples(game)[example].steps)
    return tuple(sorted({settled(game, example, at) for at in (0, *record.commented_steps(text), end)}))


@cache
def settled(game: str, example: str, step: int) -> int:
    """Before a roll there is nothing to see yet: returns the next step at which somebody decides, or the end."""
    match = examples(game)[example]
    if not 0 <= step <= len(match.steps):
        raise ValueError(f"{example} has {len(match.steps)} steps, not {step}")
    states = [match.start, *(step.state for step in match.steps)]
    return next((at for at in range(step, len(states)) if not _by_chance(match, states[at])), len(match.steps))


def _by_chance(match: Match[Any], state: Any) -> bool:
    return hasattr(match.game.turn(state), "verb")


def all_stills(languages: Iterable[str]) -> Iterator[Still]:
    for lang in languages:
        for game in games():
            yield Still(lang, game)
            if has_lesson(game):
                yield lesson(game, lang)
            for example in examples(game):
                yield from (Still(lang, game, example, step) for step in stations(game, example))


def has_lesson(game: str) -> bool:
    return _lesson_file(game).exists()


def lesson(game: str, lang: str) -> Still:
    """Where the reader has to decide for the first time."""
    match = _read(_lesson_file(game))
    first = next(at for at, step in enumerate(match.steps) if step.seat is not None)
    return Still(lang, game, LESSON, first)


def _lesson_file(game: str) -> Path:
    return WEB / "games" / game / f"{LESSON}.record"


TAG = re.compile(r"<rollbook-game\s([^>]*?)(?:/>|>.*?</rollbook-game>)", re.S)


def asked_in(page: str, lang: str) -> list[Still]:
    """The pictures that a page's source asks for."""
    return [still_of(tag, lang) for tag in TAG.findall(page)]


def still_of(attributes: str, lang: str) -> Still:
    found = {key: html.unescape(value) for key, value in re.findall(r'([\w-]+)="([^"]*)"', attributes)}
    game, example = found["game"], found.get("example", "")
    if LESSON in found:
        return lesson(game, lang)
    if not example:
        return Still(lang, game)
    if example not in examples(game):
        raise Failed(f"pyapp/games/{game}/examples/{example}.record is missing: web/rules/{lang}/{game}.html shows it.")
    step = int(found.get("step", len(examples(game)[example].steps)))
    return Still(lang, game, example, settled(game, example, step))


# What the engine says


def match_of(still: Still) -> Match[Any]:
    """The whole game that a picture is from."""
    if still.example == LESSON:
        return _lesson_match(still.game, still.lang)
    return examples(still.game)[still.example] if still.example else _new_game(still.game, still.lang)


def position(still: Still) -> dict[str, Any]:
    return _position(record.write(match_of(still), steps=_step(still)))


@cache
def _position(text: str) -> dict[str, Any]:
    """The same in every language, unless the names are not."""
    reply = _ask("load", record=text)
    reply["frames"] = _ask("log")["frames"][-1:]
    return reply


def _step(still: Still) -> int:
    return still.step if still.example else len(match_of(still).steps)


def _ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "still", **params})))
    if not reply["ok"]:
        raise ValueError(f"the engine says {reply['code']}: {reply['params']}")
    return reply


@cache
def _lesson_match(game: str, lang: str) -> Match[Any]:
    """With the names of the seats in this language too."""
    told = _read(_lesson_file(game))
    seats = [Seat(seat.kind, name) for seat, name in zip(told.seats, _names(lang), strict=False)]
    match: Match[Any] = Match(told.game, seats, told.options, told.seed, told.table)
    for step in told.steps:
        match.replay(step.move, given=step.given)
    return match


def _names(lang: str) -> list[str]:
    """One person's name, then the bots' names."""
    return [_text(lang, "setup-you"), *_text(lang, "setup-bot-names").split(", ")]


@cache
def _new_game(game: str, lang: str) -> Match[Any]:
    """One person and bots. The first seeds are tried until the person begins; the seed itself is left out."""
    info = find_game(game).info
    names = _names(lang)
    seats = [Seat(BOT if at else PERSON, names[at]) for at in range(max(2, info.seats[0]))]
    for seed in range(100):
        match: Match[Any] = Match(find_game(game), seats, {}, str(seed))
        match.begin()
        if isinstance(match.turn, Decide) and match.turn.seat == 0:
            return record.read(record.write(match, with_seed=False), find_game)
    raise Failed(f"In a new game of {game}, the first of two players never decides first: no page can show it.")


@cache
def _catalogue(lang: str) -> str:
    files = (shelf.in_language(WEB / "text" / lang / file.name) for file in sorted((WEB / "text" / "en").glob("*.ftl")))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _text(lang: str, message: str) -> str:
    """A message without parameters."""
    found = re.search(rf"^{message} = (.*)$", _catalogue(lang), re.M)
    if not found:
        raise Failed(f"web/text/{lang} has no message {message} of one line, which a page shows.")
    return found[1]


def _language_of(still: Still) -> str:
    """The attribute that marks the game's own texts where they are not in the page's language."""
    return ' lang="en"' if still.lang != "en" and still.game in shelf.english_only(ROOT) else ""


# In pages


def filled(page: str, lang: str, drawn: dict[str, str], root: str) -> str:
    """The page with every picture in its place. `root`: the path from the page to dist/."""

    def put(tag: re.Match[str]) -> str:
        still = still_of(tag[1], lang)
        attributes = tag[1].strip() + ("" if " lang=" in tag[0] else f' lang="{lang}"')
        return f"<rollbook-game {attributes}>{framed(still, drawn[still.id], root)}</rollbook-game>"

    return TAG.sub(put, page)


def framed(still: Still, view: str, root: str, failed: str = "") -> str:
    """Controls are disabled (inert) until a script answers. `failed`: what is shown if the game does not start."""
    link = f"{root}index.html?lang={still.lang}#/new/{still.game}"
    return (
        f'<div class="still" data-game="{still.game}"><div class="table-body" inert>{view}</div>{_first_task(still)}'
        f'<div class="embed-bar"><span class="embed-hint">{_text(still.lang, "embed-tap")}</span>'
        f'<span class="embed-wait">{_text(still.lang, "embed-waking")}</span>{failed}'
        f'<a href="{link}" target="_blank" rel="noopener">{_text(still.lang, "embed-open")}</a></div></div>'
    )


def _failed(lang: str) -> str:
    """Part of the page, because the script that has the texts may not have loaded."""
    text, retry = _text(lang, "embed-failed"), _text(lang, "retry")
    return f'<span class="embed-fail"><span>{text}</span> <button class="button" type="button">{retry}</button></span>'


def _first_task(still: Still) -> str:
    """What lesson.js shows at first, without its button."""
    if still.example != LESSON:
        return ""
    tasks = sum(step.seat == 0 for step in match_of(still).steps)
    # All of them, so that a missing one is named now.
    text, *_ = [_text(still.lang, f"{still.game}-lesson-{task}") for task in (*range(1, tasks + 1), "end")]
    return (
        f'<section class="lesson" aria-label="{html.escape(_text(still.lang, "lesson-title"))}"><p role="status">'
        f'<b class="num">1/{tasks}</b> <span{_language_of(still)}>{text}</span></p>'
        '<div class="row"></div></section>'
    )


# Size: the CSS of a view is about the window; in a page it must be about the frame around the picture


def sheet(file: Path) -> str:
    """A style sheet with the sheets it imports in their places."""
    text = file.read_text(encoding="utf-8")
    return re.sub(r'@import "([^"]+)";\n', lambda found: sheet(file.parent / found[1]), text)


def contained(css: str) -> str:
    """A view's CSS, with the frame named `still` instead of the window."""
    css = re.sub(r"@media ([^{]+?) *\{", _container, css)
    css = re.sub(r"(?<=[\d.])d?vh\b", "cqh", css)
    css = re.sub(r"(?<=[\d.])vw\b", "cqw", css)
    # Measured where it is set, not in a smaller container where it is used.
    lengths = sorted(set(re.findall(r"(--[\w-]+):[^;{}]*cq[hw]", css)))
    return "".join(f'@property {name}{{syntax:"<length>";inherits:true;initial-value:0px}}\n' for name in lengths) + css


def _container(found: re.Match[str]) -> str:
    query = found[1]
    if not re.search(r"width|height|orientation", query):
        return found[0]
    parts = [part.strip() for part in query.split(",")]
    return f"@container still {parts[0] if len(parts) == 1 else ' or '.join(f'({part})' for part in parts)} {{"


def facts(still: Still, view: str) -> dict[str, str]:
    """What the page of an embed says of its position; the record as one attribute, its lines kept."""
    lines = html.escape(record.write(match_of(still))).replace("\n", "&#10;")
    root = "../" * (still.id.count("/") + 1)
    name = _text(still.lang, f"{still.game}-name")
    told = {"lang": still.lang, "game": still.game, "step": str(_step(still)), "record": lines, "root": root}
    if still.example == LESSON:
        told |= {"lesson": "yes", "frame": "lesson", "style": "still"}
    else:
        told |= {"lesson": "", "frame": "window", "style": "view"}
    return {**told, "title": f"{name} · Rollbook", "still": framed(still, view, "", _failed(still.lang))}
