"""Every screen, and the key states of every table: what no test of looks, words or reach may leave out.

The tables of a game are in tests/games/<id>/browser.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from browser.games import GAMES, SAMPLE, about
from browser.player import SEATED, SET_UP, id_of
from browser.records import awaiting, by_link, played, same_dice
from browser.state import ESCAPE, State

import build
from web.build import articles

TYPING = ".entry:not([hidden])"
MENU = ".table-top .round:last-child"
HAS_RULES = articles.sources(build.WEB)


def entry(number: int) -> tuple[str, str]:
    return MENU, f".menu-list li:nth-child({number}) button"


LOG, KEYS, DICE, SHEET = entry(2), entry(4), entry(6), (*entry(7), "see .scoreboard")
RULES = (".table-top button:not(.roomy) >> nth=0", "see .rules-text[aria-busy=false]")
IN_PROGRESS = "home: games in progress"
APP = ("home", IN_PROGRESS, "home: played lately", "home: delete?", "daily", "settings", "settings: below")
"""Of the app's own screens, those that have a picture."""
APP_IN_THE_DARK = (IN_PROGRESS, "settings")


def tables(*, real_dice: bool) -> Iterator[State]:
    for game in GAMES:
        yield from (state for state in about(game).states if (state.ready != SEATED) == real_dice)


def around_tables() -> Iterator[State]:
    """What every game has in its own words."""
    yield about(SAMPLE).at("first throw", MENU, called="menu")
    for name, share, taps in (("dice", 0.5, DICE), ("dice audit", 1, (ESCAPE, *DICE))):
        seeded = played(SAMPLE, share)
        route = f"play/{id_of(seeded)}"
        yield State(f"{SAMPLE}: {name}", route, (seeded,), (*taps, "see .audit dl"), game=SAMPLE)
    typed, _ = awaiting(SAMPLE)
    yield State(f"{SAMPLE}: score sheet, real dice", f"play/{id_of(typed)}", (typed,), SHEET, TYPING, SAMPLE)
    for game in GAMES:
        tests = about(game)
        close = (ESCAPE,) if tests.fullest == "over" else ()  # a finished game begins with its result
        yield tests.at("over", called="result")
        asides = {"rules": RULES, "keys": KEYS, "log": LOG}
        for name, taps in asides.items():
            if name != "rules" or game in HAS_RULES:
                yield replace(tests.at(tests.fullest, *close, *taps, called=name), aside=True)
        yield tests.at(tests.fullest, *close, *SHEET, called="score sheet")
        if game == SAMPLE:
            coach = ("key h", "see .coach[aria-busy=false]")
            yield replace(tests.at("first throw", *coach, called="coach"), only_seen=True)
        back = (*LOG, "dialog .log button >> nth=-2", "see .lookback")
        yield tests.at(tests.fullest, *close, *back, called="looking back")


def screens() -> Iterator[State]:
    home = ".home"
    yield State("home", "", ready=home)
    sample = about(SAMPLE)
    open_games = tuple(map(sample.record, ("first throw", "clover, ten people", "plus and minus")))
    done = tuple(map(sample.record, ("over", "over, four people")))
    yield State("home: games in progress", "", (*open_games, *done), ready=home)
    yield State("home: played lately", "", (*open_games[:1], *done), (), home, only_seen=True, part="#recent")
    yield State("home: open a game", "", (), ("#open-game", "see .open-game"), ready=home)
    yield State("home: delete?", "", open_games, (".saved .more >> nth=0",), ready=home)
    yield State(f"{SAMPLE}: set-up", f"new/{SAMPLE}", (), (), SET_UP, SAMPLE, only_seen=True)
    for game in GAMES:
        yield State(f"{game}: set-up, house rules", f"new/{game}", (), ("summary", "top summary"), SET_UP, game)
    yield State("set-up: dice from a link", f"new/{SAMPLE}?seed=abc", ready=SET_UP)
    yield State("daily", "daily/2026-01-01", ready=".daily-games")
    yield State("library", "library", (*open_games, *done), ready=".library-list li")
    options = (".library-list .round >> nth=-1",)
    yield State("library: a game", "library", (*open_games, *done), options, ".library-list li")
    yield State("statistics", "statistics", done, ("see .statistics-table",), ".statistics")
    yield State("statistics: nothing yet", "statistics", ready=".statistics .statistics-note")
    anna, ben = same_dice(SAMPLE, "Anna"), same_dice(SAMPLE, "Ben")
    compared = ("see .chart",)
    yield State("same dice", f"same/{id_of(anna)}", (anna, ben), compared, ".statistics .result-list")
    waiting = (anna, same_dice(SAMPLE, "Ben", 0.5))
    reviewed = ("see .review .chart", "key PageUp", "see .moments [aria-current]")
    for game in (SAMPLE, GAMES[-1]):
        over = about(game).record("over")
        yield State(f"{game}: review", f"review/{id_of(over)}", (over,), reviewed, ".review .chart", game)
    yield State("same dice: the next one", f"same/{id_of(anna)}", waiting, ready=".same-next")
    here = ("summary", "#same ~ .button >> nth=-1", "see dialog .act")
    yield State("same dice: who plays", f"new/{SAMPLE}", (), here, SET_UP)
    yield from by_link_states()
    yield State("settings", "settings", ready=".settings")
    yield State("settings: below", "settings", (), ("top .panel:nth-child(3)",), ".settings", only_seen=True)
    audit = (".panel.audits .button", "see .audit .verdict")
    yield State("settings: dice audit", "settings", (played(SAMPLE),), audit, ready=".settings")
    backup = (".panel .buttons > :nth-child(4)", "see dialog .backup")
    yield State("settings: automatic backup", "settings", (), backup, ready=".settings")
    yield State("settings: delete?", "settings", (), (".button.danger",), ready=".settings")


def by_link_states() -> Iterator[State]:
    moments = by_link(SAMPLE)

    def at(name: str, *taps: str, ready: str = SEATED) -> State:
        record = moments[name]
        return State(f"by link: {name}", f"play/{id_of(record)}", (record,), taps, ready)

    yield State("by link: invite", f"new/{SAMPLE}/link", ready="#own-name")
    yield State("by link: join", f"join/{moments['invitation']}", ready="#own-name")
    for name in ("inviting", "joining"):
        yield replace(at(name, ready=".lobby .qr svg"), scrolls=True)
    yield at("to send", ready=".act.ready")
    yield at("waiting", ready=".act.ready")
    yield replace(
        at("waiting", ".act.ready >> nth=0", "see .share .qr svg", ready=".act.ready"), name="by link: the link"
    )
    yield State("by link: home", "", tuple(moments[name] for name in ("inviting", "to send", "waiting")), ready=".home")
    yield State("by link: fork", f"fork/{moments['fork']}", (moments["waiting"],), ready=".fork .game-view")


def places(states: Iterator[State]) -> list[list[State]]:
    """Those that begin alike beside each other: one is opened from the other."""
    found: dict[tuple[object, ...], list[State]] = {}
    for state in states:
        found.setdefault((state.route, state.records), []).append(state)
    return list(found.values())


PLACES = places(chain(tables(real_dice=False), tables(real_dice=True), around_tables(), screens()))
SEEN = tuple(state for place in PLACES for state in place)
STATES = tuple(state for state in SEEN if not state.only_seen)
HARDEST = tuple(about(game).hardest for game in GAMES)
PICTURED = (*APP, *(name for game in GAMES for name in about(game).pictured))
"""One of each kind of screen and table. What differs from one of them only in its values needs no picture and
is looked at in one other language.
"""
IN_THE_DARK = {*APP_IN_THE_DARK, *(name for game in GAMES for name in about(game).in_the_dark)}
"""One of each kind of thing that has colours of its own there: a table, what is on it, sheets, cards, dialogs."""


def groups() -> dict[str, tuple[State, ...]]:
    """A game's tables, and all other screens."""
    found: dict[str, list[State]] = {}
    for state in SEEN:
        found.setdefault(state.game or "screens", []).append(state)
    return {name: tuple(states) for name, states in found.items()}


GROUPS = groups()


def looked_at(states: tuple[State, ...]) -> tuple[State, ...]:
    """Those of a group that have a picture; where none has, all of them."""
    pictured = tuple(state for state in states if state.name in PICTURED)
    return pictured or tuple(state for state in states if not state.only_seen)
