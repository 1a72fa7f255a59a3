"""Every screen, and the key states of every table: what no test of looks, words or reach may leave out.

A state is an address, the games the browser then knows, and what is tapped from there on. Taps are selectors, so that
a state is the same in every language. Long games lie beside this file as records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

from browser.player import SEATED, appear, go, id_of, settle
from playwright.sync_api import Page

from pyapp.core import record
from pyapp.core.match import Match, Seat
from pyapp.games import find_game

FOLDER = Path(__file__).parent / "records"
ESCAPE = "key Escape"
GAMES = ("tutto", "banditos", "qwantum", "pot", "sixcolours")


def written(
    game: str, *moves: str, people: tuple[str, ...] = ("Anna", "Ben"), seed: str = "", **options: object
) -> str:
    """A game in which this has happened. With a seed, what is still to fall comes from there."""
    options = {"start": 1, **options}
    head = ["rollbook 1", f"game: {game} 1", *(f"option: {id} {value}" for id, value in options.items())]
    seats = [f"seat: person {name}" for name in people]
    given = [f"!{move}" if seed and move.startswith(("roll ", "off ")) else move for move in moves]
    return "\n".join([*head, *seats, *([f"seed: {seed}"] if seed else []), "", *given])


def real(game: str, *moves: str, people: tuple[str, ...] = ("Anna", "Ben"), **options: object) -> str:
    """A game at a table with dice, cards and whatever else of its own, in which this has happened."""
    rules = find_game(game)
    table = [verb for _, verbs in rules.info.real for verb in verbs]
    seats = [Seat("person", name) for name in people]
    match: Match[Any] = Match(rules, seats, {"start": 1, **options}, "table", table)
    match.begin()
    for move in moves:
        match.play(move)
    return record.write(match)


def stored(game: str) -> dict[str, str]:
    """The records that lie here, by what they have come to."""
    return {
        file.stem.removeprefix(f"{game}-").replace("-", " "): file.read_text("utf-8")
        for file in sorted(FOLDER.glob(f"{game}-*.record"))
    }


def moves(text: str) -> tuple[str, ...]:
    return tuple(move.strip() for move in text.split(";") if move.strip())


# Tutto

TEN = ("Anna", "Ben", "Clara", "Dominik", "Elisabeth", "Ferdinand", "Gudrun", "Hildegard", "Ignaz", "Johanna")
TO_A_TUTTO = moves("draw; card bonus600; roll 1 2 3 3 4 6; keep 1; roll 2 2 2 3 4; keep 2,2,2; roll 1 5")
STRAIGHT = (*TO_A_TUTTO, *moves("keep 1,5; card straight; roll 1 3 3 3 6 6; keep 1,3,6"))
TUTTO = {
    "first card": written("tutto"),
    "first throw": written("tutto", *moves("draw; card bonus300; roll 1 1 2 2 2 5")),
    "a Tutto": written("tutto", *TO_A_TUTTO),
    "straight": written("tutto", *STRAIGHT, "roll 2 3 4"),
    "lost": written("tutto", *STRAIGHT, "roll 1 3 6"),
    "written": written("tutto", *TO_A_TUTTO, "stop"),
    "fireworks": written("tutto", *moves("draw; card fireworks; roll 1 1 1 2 3 5")),
    "plus and minus": written("tutto", *TO_A_TUTTO, "stop", *moves("draw; card plusminus; roll 1 5 5 2 3 4")),
    "clover, ten people": written("tutto", *moves("draw; card clover; roll 1 2 2 2 5 5"), people=TEN),
    "over": written("tutto", *TO_A_TUTTO, "stop", target=1000),
    "real card": real("tutto", "draw"),
    "real dice": real("tutto", *moves("draw; card bonus300; roll 1 1 2 2 2 5; keep 1,1")),
}

# Los Banditos

OPENING = moves("tile 3; tile 2; tile 3; tile 1")
SIXES = (*OPENING, *moves("""
    draw; dice red; roll 6; place red6 1; pass;
    draw; dice black green; roll 4 5; place black4 1; place green5 2; pass;
    draw; dice red red; roll 6 6
"""))  # fmt: skip
NEARLY_LOST = (*SIXES, *moves("give 1; tile 2; give 2; tile 3; give 3; tile 1"))
BANDITOS = {
    "first turn": written("banditos", *OPENING),
    "two dice": written("banditos", *SIXES),
    "safe": written("banditos", *SIXES, *moves("place red6 1; place red6 1")),
    "laid": written("banditos", *SIXES, *moves("place red6 1; place red6 3; pass")),
    "nearly lost": written("banditos", *NEARLY_LOST),
    "few tiles": written("banditos", *SIXES, *moves("""
        give 1; tile 2; give 1; tile 3; place red6 2; place red6 3; pass;
        give 1; tile 2; give 2; tile 1; give 4; tile 1; give 4; tile 1; give 4
    """)),
    "no room": written("banditos", *OPENING, *moves("""
        draw; dice red; roll 6; place red6 1; pass;
        draw; dice blue blue; roll 1 2; place blue1 4; place blue2 4; give 4; tile 1; pass;
        draw; dice red red; roll 1 3; place red1 1; place red3 1; pass;
        draw; dice blue blue; roll 1 2; place blue1 4; place blue2 4; give 4; tile 1; pass;
        draw; dice red red; roll 2 6; place red2 2; place red6 2; pass;
        draw; dice blue blue; roll 2 5; place blue2 1; place blue5 1; pass;
        draw; dice black red; roll 1 4; place black1 2; place red4 3; pass;
        draw; dice blue blue; roll 2 5; place blue2 2; place blue5 2; pass;
        draw; dice black black; roll 2 5; place black2 3; place black5 3; pass;
        draw; dice blue blue; roll 2 5; place blue2 3; place blue5 3; pass;
        draw; dice black black; roll 3 6; place black3 4; place black6 4; pass;
        draw; dice green green; roll 2 5; place green2 4; place green5 4; pass;
        draw; dice black green; roll 4 2; place black4 4
    """)),
    "over": written("banditos", *NEARLY_LOST, "give 2"),
    "real tile": real("banditos", "tile 3"),
    "real dice": real("banditos", *SIXES[:9], "draw", "dice green red"),
}  # fmt: skip

# Pass the Pot

FIVE = ("Johanna", "Maximilian", "Elisabeth", "Ferdinand", "Gudrun")
HELD = ("throw", "roll 4 5 5", "stop")


def pot(*moves: str, people: tuple[str, ...] = ("Anna", "Ben", "Cleo"), **options: object) -> str:
    return written("pot", *moves, people=people, seed="table", **options)


POT = {
    "who begins": pot("off 3 P 5 5 1", "off 2 4", people=FIVE, start="roll_off"),
    "a round begins": pot(),
    "first throw": pot(*HELD, "throw", "roll 5 O 2"),
    "a throw to pay for": pot(*HELD, "throw", "roll 5 O 2", "again OT", "roll 4 1"),
    "1-2-3": pot(*HELD, "throw", "roll 1 3 2"),
    "2-3-4": pot(*HELD, "throw", "roll 3 2 4"),
    "whom to take from": pot(*HELD, "throw", "roll 2 2 2", "stop", people=FIVE),
    "whom to take from, with the bank": pot(*HELD, "throw", "roll 4 4 4", "stop", people=FIVE),
    "whom to give to": pot(*HELD, "throw", "roll 5 5 5", "stop", people=FIVE),
    "the one opponent": pot(*HELD, "throw", "roll 3 4 5", "stop", people=("Anna", "Ben")),
    "a combo, but too low": pot(*HELD, "throw", "roll 3 4 2", "stop"),
    "1-1-1": pot(*HELD, "throw", "roll 1 1 1", people=FIVE),
    "P-O-T": pot(*HELD, "throw", "roll P O T", people=FIVE),
    "a round is won": pot(*HELD, "throw", "roll 3 1 1", "stop", "throw", "roll 3 O 3", "stop"),
    "a bank that can run out": pot(*HELD, "throw", "roll 5 5 4", people=FIVE, bank="limited", total=60),
    "real dice": real("pot", "throw"),
    "real dice, one each": real("pot", people=FIVE, start="roll_off"),
    **stored("pot"),
}

# Qwantum and Six Colours: found by playing on until such a state came

QWANTUM = {**stored("qwantum"), "real dice": real("qwantum", "throw", people=("Anna", "Ben", "Clara"))}
"""A game of four, some way into it; "choose 2": two have chosen in secret."""
SIXCOLOURS = {**stored("sixcolours"), "real dice": real("sixcolours", "throw")}

RECORDS = {"tutto": TUTTO, "banditos": BANDITOS, "qwantum": QWANTUM, "pot": POT, "sixcolours": SIXCOLOURS}


# The states


@dataclass(frozen=True)
class State:
    name: str
    route: str
    records: tuple[str, ...] = ()
    taps: tuple[str, ...] = ()
    """Selectors; "key …" presses one; "see …" waits for what follows; "top …" scrolls until this stands on top.

    By mouse: of a finger Chromium now and then never says that it has gone, and Playwright would wait for ever.
    """
    ready: str = SEATED
    only_seen: bool = False
    """The same page as another state, scrolled: worth a picture, nothing else."""
    aside: bool = False
    """Lies on the table in a dialog that Escape closes, and came by nothing but that."""

    @property
    def slug(self) -> str:
        return re.sub(r"\W+", "-", self.name).strip("-").lower()

    @property
    def table(self) -> bool:
        return self.route.startswith("play/")

    def open(self, page: Page, before: State | None = None) -> None:
        """From the state before, if that one is still there and this one goes on from it."""
        taps = self.taps_from(before) if before else None
        if taps is None:
            go(page, self.route, *self.records)
            appear(page, self.ready)
        else:
            settle(page)  # the look at the state before may have changed the window
        for tap in self.taps if taps is None else taps:
            how, _, what = tap.partition(" ")
            if how == "key":
                page.keyboard.press(what)
            elif how == "see":
                appear(page, what)
            elif how == "top":
                page.locator(what).evaluate("one => one.scrollIntoView({ block: 'start' })")
            else:
                page.locator(tap).click()
        page.mouse.move(0, 0)

    def taps_from(self, before: State) -> tuple[str, ...] | None:
        """What leads here from another state; None if that one is no help."""
        if (self.route, self.records) != (before.route, before.records):
            return None
        if self.taps[: len(before.taps)] == before.taps:
            return self.taps[len(before.taps) :]
        if self.aside and before.aside:
            return (ESCAPE, *self.taps[self.taps[:1] == (ESCAPE,) :])
        return None


def at(game: str, name: str, *taps: str, called: str = "") -> State:
    """A table at one of the recorded moments."""
    record = RECORDS[game][name]
    return State(f"{game}: {called or name}", f"play/{id_of(record)}", (record,), taps)


FACE = ".faces:not(.away) .piece >> nth="
REAL = {
    "real card": (f"{FACE}6",),
    "real dice": (f"{FACE}1", f"{FACE}3"),
    "real tile": (f"{FACE}2",),
    "real dice, one each": (f"{FACE}2",),
}
"""What fell on a real table, partly entered."""


def real_dice() -> Iterator[State]:
    for game, records in RECORDS.items():
        for name in records:
            if name in REAL:
                yield replace(at(game, name, *REAL[name]), ready=".entry:not([hidden])")


MENU = ".table-top .round:last-child"


def entry(number: int) -> tuple[str, str]:
    return MENU, f".menu-list li:nth-child({number}) button"


LOG, KEYS = entry(2), entry(4)
RULES = ".table-top button >> nth=0"
HAND_OVER = ".hand-over .act"
TAKEN = ".seats .tap:visible >> nth="
FULLEST = {"tutto": "plus and minus", "banditos": "no room", "qwantum": "over", "pot": "over", "sixcolours": "over"}
"""Where most has happened."""


def tables() -> Iterator[State]:
    yield from (at("tutto", name) for name in TUTTO if name != "over" and name not in REAL)
    yield at("tutto", "first throw", ".tray .die >> nth=0", ".tray .die >> nth=2", called="other dice picked")

    yield from (at("banditos", name) for name in BANDITOS if name != "over" and name not in REAL)
    look = "button.loot-tile >> nth=0"
    yield at("banditos", "safe", look, called="why it is safe")
    yield at("banditos", "nearly lost", look, ".actions .act >> nth=0", called="giving up")

    yield from (at("qwantum", name) for name in ("new", "start", "throw", "write"))
    yield at("qwantum", "throw", ".tray .die >> nth=0", ".tray .die >> nth=3", called="dice picked")
    yield at("qwantum", "choose", called="hand over")
    yield at("qwantum", "choose", HAND_OVER, called="choose")
    yield at("qwantum", "choose 2", HAND_OVER, called="two have chosen in secret")
    yield at("qwantum", "write", ".tabs li:nth-child(3) button", called="somebody else's sheet")

    yield from (at("pot", name) for name in POT if name != "over" and name not in REAL)
    yield at("pot", "a throw to pay for", ".set .die:visible >> nth=1", called="a die to pay for")
    yield at("pot", "whom to take from", f"{TAKEN}1", f"{TAKEN}2", called="people named")

    for name in SIXCOLOURS:
        if name not in ("over", "a card to give", *REAL):
            yield at("sixcolours", name)
    die = ".tray .die:visible >> nth="
    yield at("sixcolours", "cards made", f"{die}1", f"{die}4", called="dice kept")
    yield at("sixcolours", "black dice match", ".actions .act >> nth=0", f"{die}1", called="a die to turn")
    yield at("sixcolours", "a card to give", called="hand over")
    yield at("sixcolours", "a card to give", HAND_OVER, called="own cards hidden")
    yield at("sixcolours", "a card to give", HAND_OVER, "sixcolours-table .act.main", called="own cards shown")
    yield at("sixcolours", "may end", "key v", called="looking at own cards")
    yield at("sixcolours", "over", ESCAPE, called="all cards on the table")


def around_tables() -> Iterator[State]:
    """What every game has in its own words."""
    yield at("tutto", "first throw", MENU, called="menu")
    for game in GAMES:
        yield at(game, "over", called="result")
        yield replace(at(game, FULLEST[game], *close(game), RULES, called="rules"), aside=True)
        yield replace(at(game, FULLEST[game], *close(game), *KEYS, called="keys"), aside=True)
        yield replace(at(game, FULLEST[game], *close(game), *LOG, called="log"), aside=True)
        back = (*LOG, "dialog .log button >> nth=-2", "see .lookback")
        yield at(game, FULLEST[game], *close(game), *back, called="looking back")


def close(game: str) -> tuple[str, ...]:
    """A finished game begins with its result."""
    return (ESCAPE,) if FULLEST[game] == "over" else ()


def screens() -> Iterator[State]:
    home = ".home"
    yield State("home", "", ready=home)
    open_games = (TUTTO["first throw"], POT["whom to take from"], QWANTUM["write"])
    done = (BANDITOS["over"], SIXCOLOURS["over"])
    yield State("home: games in progress", "", (*open_games, *done), ready=home)
    yield State("home: played lately", "", (*open_games[:1], *done), ("top #recent",), home, only_seen=True)
    yield State("home: delete?", "", open_games, (".saved .more >> nth=0",), ready=home)
    yield State("set-up: tutto", "new/tutto", ready="#starter", only_seen=True)
    for game in GAMES:
        yield State(f"set-up: {game}, house rules", f"new/{game}", (), ("summary", "top summary"), "#starter")
    yield State("set-up: dice from a link", "new/pot?seed=abc", ready="#starter")
    yield State("settings", "settings", ready=".settings")
    yield State("settings: below", "settings", (), ("top .panel:nth-child(3)",), ".settings", only_seen=True)
    yield State("settings: delete?", "settings", (), (".button.danger",), ready=".settings")


def places(states: Iterator[State]) -> list[list[State]]:
    """Those that begin alike beside each other: one is opened from the other."""
    found: dict[tuple[object, ...], list[State]] = {}
    for state in states:
        found.setdefault((state.route, state.records), []).append(state)
    return list(found.values())


PLACES = places(chain(tables(), real_dice(), around_tables(), screens()))
SEEN = tuple(state for place in PLACES for state in place)
STATES = tuple(state for state in SEEN if not state.only_seen)


def groups() -> dict[str, tuple[State, ...]]:
    """A game's tables, and all other screens."""
    found: dict[str, list[State]] = {}
    for state in SEEN:
        game = state.name.partition(":")[0]
        found.setdefault(game if game in GAMES else "screens", []).append(state)
    return {name: tuple(states) for name, states in found.items()}


GROUPS = groups()
