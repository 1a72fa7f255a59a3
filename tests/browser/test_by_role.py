"""Whole games by somebody who knows nothing of the page but roles and names, as a screen reader tells them.

Each step reads the accessibility tree, finds in it what can be pressed, decides by the words alone, and presses Enter
there. No selector, no test id, no look at the page's own state. The focus must never be lost on the way.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from browser.player import PATIENCE, appear, go, id_of, points
from browser.states import RECORDS
from browser.test_by_ear import call, seat
from browser.words import text, told
from playwright.sync_api import Locator, Page, TimeoutError, expect

LINE = re.compile(r"""^\s*- '?(\w+) ("(?:[^"\\]|\\.)*")((?: \[[^\]]*\])*)""")
REF = re.compile(r"\[ref=(\w+)\]")
TOLD = "button => !button.closest('[aria-hidden=true], [inert]')"
STEPS = 400
ENOUGH = 300
"""Points that are worth stopping for."""
COLOURS = {"blue": "b", "green": "g", "orange": "o", "pink": "p", "purple": "u", "yellow": "y"}
TURNS = 2
"""How many turns are played in earnest where a game would take long; then it is brought to an end."""


@dataclass(frozen=True)
class Control:
    name: str
    pressed: bool
    ref: str
    """What the tree calls it."""


class Listener:
    """Hears the tree and presses what it names."""

    def __init__(self, page: Page, language: str, game: str) -> None:
        self.page = page
        self.language = language
        self.game = game
        self.controls: list[Control] = []
        self.pressed: list[str] = []
        self.tried: list[str] = []
        """Those as well of which it is not known whether they were pressed in time."""

    @property
    def place(self) -> Locator:
        """The dialog if one is open, else the page: that is all that one can get to."""
        dialog = self.page.get_by_role("dialog")
        return dialog if dialog.count() else self.page.get_by_role("main")

    def listen(self) -> None:
        tree = self.place.aria_snapshot(mode="ai")
        found = [match for line in tree.splitlines() if (match := LINE.match(line))]
        self.controls = []
        for role, quoted, states in (match.groups() for match in found):
            name = json.loads(quoted.replace("''", "'"))
            if role == "button" and "[disabled]" not in states and (ref := REF.search(states)):
                self.controls.append(Control(name, "[pressed]" in states, ref[1]))

    def find(self, *ids: str, pressed: bool | None = None) -> Control | None:
        """The first control, in the order of the ids, that is called like one of these messages."""
        for id in ids:
            pattern = told(self.language, id if id in ("playing", "hand-over-ready") else f"{self.game}-{id}")
            for control in self.controls:
                if pattern.match(control.name) and pressed in (None, control.pressed):
                    return control
        return None

    def press(self, control: Control) -> None:
        where = self.page.locator(f"aria-ref={control.ref}")
        if not where.count():
            return  # a bot has gone on
        self.tried.append(control.name)
        try:
            # Playwright's tree has more in it than that of a screen reader.
            assert where.evaluate(TOLD, timeout=1500), f"{control.name} is kept from those who listen"
            where.press("Enter", timeout=1500)
        except TimeoutError:
            return  # it was there a moment ago: a bot has gone on
        self.pressed.append(control.name)

    def count(self, id: str) -> int:
        return sum(told(self.language, f"{self.game}-{id}").match(name) is not None for name in self.tried)


def tutto(at: Listener) -> Control | None:
    stop = at.find("move-stop")
    if stop and points(stop.name) >= ENOUGH:
        return stop
    return at.find("move-go", "move-draw") or stop


def banditos(at: Listener) -> Control | None:
    """Some turns in earnest, then tile after tile is given up, each with its question, the last with two."""
    if at.count("move-pass") < TURNS:
        return at.find("move-claim", "put", "move-pass", "move-draw")
    return at.find("move-give") or at.find("tile", pressed=False) or at.find("move-draw")


def qwantum(at: Listener) -> Control | None:
    write = at.find("write") if at.count("write") < TURNS else None
    return write or at.find("move-throw", "move-pass")


def pot(at: Listener) -> Control | None:
    share = at.find("move-take", "move-give") or at.find("tap-take", "tap-give", pressed=False)
    return share or at.find("move-stop-on", "move-stop", "move-throw")


def sixcolours(at: Listener) -> Control | None:
    """Keeps what there is most of; takes what can be taken; ends the game as soon as that is possible."""
    action = at.find("move-end-sure", "move-end", "move-take", "move-on", "move-pass", "show", "move-give")
    if action:
        return action
    # What is said of a card on offer goes on where that of a card in the hand ends, or of somebody's cards.
    cards = [one for one in at.controls if told(at.language, "sixcolours-card-is").fullmatch(one.name)]
    count = told(at.language, "sixcolours-cards").pattern
    victims = [one for one in at.controls if re.fullmatch(f".+ {count}", one.name)]
    if cards or victims:
        return (cards or victims)[0]
    dice = [one for one in at.controls if re.fullmatch(die(at.language), one.name)]
    kept = wanted(at, [one.name for one in dice])
    wrong = [one for nth, one in enumerate(dice) if one.pressed != (nth in kept)]
    return next(iter(wrong), None) or at.find("move-throw", "move-over", "move-throw-all")


def die(language: str) -> str:
    return "|".join(told(language, f"sixcolours-die-{kind}").pattern for kind in ("white", "black"))


def wanted(at: Listener, dice: list[str]) -> set[int]:
    """The dice of one colour: the one there is most of, among those that a card on offer asks for if all of them do."""
    words = {text(at.language, f"sixcolours-face-{colour}"): letter for colour, letter in COLOURS.items()}
    offers = [one.name.lower() for one in at.controls if told(at.language, "sixcolours-card-is").match(one.name)]
    named = [
        {face for face, letter in words.items() if text(at.language, f"sixcolours-dice-{letter}").lower() in offer}
        for offer in offers
    ]
    faces = set().union(*named) if all(named) else set(words)
    lying = {face: [nth for nth, name in enumerate(dice) if face in name] for face in sorted(faces)}
    # One at least must fly.
    return set(max(lying.values(), key=len, default=[])[:5])


GAMES: dict[str, tuple[Callable[[Listener], Control | None], str]] = {
    "tutto": (tutto, "target=1000"),
    "banditos": (banditos, ""),
    "qwantum": (qwantum, ""),
    "pot": (pot, "target=12"),
    "sixcolours": (sixcolours, ""),
}


MET = {
    ("tutto", "de"): ("move-draw", "move-go", "move-stop"),
    ("banditos", "hu"): ("move-draw", "put", "move-pass", "tile", "move-give"),
    ("qwantum", "de"): ("write", "move-throw", "move-pass"),
    ("pot", "hu"): ("move-throw", "move-stop"),
    ("sixcolours", "de"): ("move-throw-all", "move-throw", "move-take", "move-end-sure"),
}
"""What each game as it is always played must have asked for: short as it is, no kind of move is missing."""


def far_on(game: str, bots: int) -> str:
    """A game that would take long from its start. Six Colours: somebody has five of the seven cards that end it;
    Qwantum: three of five misses.
    """
    seats = [seat("Anna"), seat("*Otto" if bots else "Ben")]
    now = call("new", game=game, seats=seats, options={"start": "1"}, seed="by-role-12")

    def is_far_on(view: dict[str, Any]) -> bool:
        if view["phase"] != "start":
            return False
        if game == "qwantum":
            return any(sheet["misses"] == 3 for sheet in view["sheets"])
        return any(hand["count"] == 5 for hand in view["hands"])

    while not is_far_on(now["view"]):
        if seats[now["turn"]["seat"]]["kind"] != "person":
            now = call("bot", rev=now["rev"])
        else:
            move = "pass" if game == "qwantum" and "pass" in now["legal"] else call("hint")["move"]
            now = call("play", move=move, rev=now["rev"])
    return str(now["record"])


FORMS = (("de", 0), ("hu", 1))
"""A language, and how many of the two are bots."""
ALWAYS = (("qwantum", "de"), ("pot", "hu"))
"""With -m slow each game is played in both forms."""
GAMES_AND_FORMS = [
    pytest.param(game, *form, marks=() if (game, form[0]) in ALWAYS else pytest.mark.slow)
    for game in GAMES
    for form in FORMS
]


def play_on(listener: Listener, decide: Callable[[Listener], Control | None], done: Callable[[], int]) -> list[str]:
    """Until it is done. Returns what had been pressed whenever the focus was lost."""
    page, lost = listener.page, []
    busy = time.monotonic()
    while not done():
        listener.listen()
        control = listener.find("hand-over-ready", "playing") or decide(listener)
        if control is None:
            waited = time.monotonic() - busy
            assert waited < PATIENCE / 1000, f"nothing to do after {listener.pressed[-5:]}: {listener.controls}"
            page.wait_for_timeout(30)
            continue
        busy = time.monotonic()
        if listener.pressed and page.evaluate("document.activeElement === document.body"):
            lost.append(listener.pressed[-1])
        listener.press(control)
        assert len(listener.pressed) < STEPS, f"it does not end: {listener.pressed[-9:]}"
    return lost


@pytest.mark.parametrize(
    "tables",
    [
        {"sixcolours: a card to give": "move-give", "banditos: two dice": "put", "tutto: first throw": "move-stop"},
        pytest.param({"sixcolours: inherited": "move-over"}, marks=pytest.mark.slow),
    ],
    ids=" + ".join,
)
def test_what_is_asked_for_at_some_tables(page: Page, site: str, tables: dict[str, str]) -> None:
    page.goto(f"{site}?lang=de")
    appear(page, "html[data-screen=home]")
    for table, move in tables.items():
        game, _, moment = table.partition(": ")
        record = RECORDS[game][moment]
        go(page, f"play/{id_of(record)}", record)
        expect(page.get_by_role("heading", level=1, name=text("de", f"{game}-name"), exact=True)).to_be_visible()
        listener = Listener(page, "de", game)
        assert play_on(listener, GAMES[game][0], lambda: listener.count(move)) == [], table  # noqa: B023


@pytest.mark.parametrize(("game", "language", "bots"), GAMES_AND_FORMS)
def test_a_whole_game_by_roles_and_names_alone(page: Page, site: str, game: str, language: str, bots: int) -> None:
    decide, wishes = GAMES[game]
    if game in ("qwantum", "sixcolours"):
        record = far_on(game, bots)
        page.goto(f"{site}?lang={language}")
        appear(page, "html[data-screen=home]")
        go(page, f"play/{id_of(record)}", record)
    else:
        page.goto(f"{site}?lang={language}#/new/{game}?seats=2&bots={bots}&start=1&seed=by-role-19&{wishes}".rstrip("&"))
        start = page.get_by_role("button", name=text(language, "setup-start"))
        starter = page.get_by_role("combobox", name=text(language, f"{game}-option-start"))
        expect(start).to_be_enabled(timeout=PATIENCE)
        expect(starter).to_be_visible(timeout=PATIENCE)
        start.press("Enter")
    expect(page.get_by_role("heading", level=1, name=text(language, f"{game}-name"), exact=True)).to_be_visible()
    listener = Listener(page, language, game)
    result = page.get_by_role("dialog", name=text(language, "result-title"))
    lost = play_on(listener, decide, result.count)
    assert told(language, "result-won").match(result.get_by_role("heading").nth(1).inner_text())
    assert lost == []
    missed = [id for id in MET.get((game, language), ()) if not listener.count(id)]
    assert missed == []
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    assert not page.evaluate("document.activeElement === document.body")
