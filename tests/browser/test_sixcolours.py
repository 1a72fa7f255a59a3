"""The Six Colours table: whole games by clicking, by keyboard, against a bot; secrets stay; everything is in reach."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from browser.player import PATIENCE, Player
from browser.test_app_access import faults
from playwright.sync_api import Browser, Locator, Page, expect

from pyapp import api

PHONE = {"width": 360, "height": 640}
SIZES = {"phone": PHONE, "lying": {"width": 844, "height": 390}, "desk": {"width": 1280, "height": 800}}
SEATS = {
    "two": ("person Anna", "person Ben"),
    "four": ("person Anna", "person Benedikt", "person Clara", "person Dominik"),
    "alone": ("person Anna", "sensible Otto"),
}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "viewport": PHONE, "reduced_motion": "reduce", "locale": "en"}


# The engine outside the browser: positions worth looking at


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "test", **params})))
    assert reply["ok"], reply
    return reply


def replay(record: str) -> dict[str, Any]:
    return ask("load", record=record)


def lit(view: dict[str, Any]) -> int:
    return sum(pile["made"] and not pile["declined"] for pile in view["piles"])


def holds(view: dict[str, Any]) -> int:
    count: int = view["hands"][view["roller"]]["count"]
    return count


def throwing(view: dict[str, Any], cards: int) -> bool:
    return view["phase"] == "throw" and lit(view) >= cards


def inherited(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "start" and view["inherit"])


LONG = 600
"""Steps after which another game is tried."""

STATES: dict[str, tuple[str, Callable[[dict[str, Any]], bool]]] = {
    "first throw": ("two", lambda view: view["phase"] == "start"),
    "cards made": ("two", lambda view: throwing(view, cards=2) and view["thrown"] == 1),
    "declined": ("two", lambda view: throwing(view, cards=1) and any(pile["declined"] for pile in view["piles"])),
    "black dice match": ("two", lambda view: view["turnable"] and view["thrown"] < 3 and lit(view) > 0),
    "no card but a turn": ("two", lambda view: view["turnable"] and view["thrown"] == 3 and not lit(view)),
    "inherited": ("two", lambda view: inherited(view) and not lit(view)),
    "inherited and made": ("two", lambda view: inherited(view) and lit(view) > 0 and holds(view) > 6),
    "may end": ("two", lambda view: view["phase"] == "gained"),
    "whom to draw from": ("four", lambda view: view["phase"] == "choose" and len(view["choices"]) == 3),
    "a card to give": ("two", lambda view: view["phase"] == "give" and holds(view) > 4),
    "a card to give, alone": ("alone", lambda view: view["phase"] == "give" and not view["roller"] and holds(view) > 2),
    "over": ("four", lambda view: view["phase"] == "over"),
}


@cache
def save(state: str) -> dict[str, Any]:
    """A game that has come to this state, as the browser keeps it. Found by playing: seldom wise, soon there."""
    seats, found = STATES[state]
    people = [dict(zip(("kind", "name"), seat.split(), strict=True)) for seat in SEATS[seats]]
    for number in range(400):
        position = ask("new", game="sixcolours", seats=people, seed=f"{len(state)}-{number}", options={"start": "1"})
        while not found(position["view"]) and not position["outcome"] and position["step"] < LONG:
            if position["seats"][position["turn"]["seat"]]["kind"] != "person":
                position = ask("bot", rev=position["rev"])
            else:
                position = ask("play", rev=position["rev"], move=move(position, number))
        if found(position["view"]):
            names, kinds = [seat["name"] for seat in people], [seat["kind"] for seat in people]
            return {
                "id": re.sub(r"\W", "", state),
                **{key: position[key] for key in ("game", "record", "rev", "outcome")},
                "updated": 1,
                "summary": {"names": names, "kinds": kinds, "scores": None, "turn": None},
            }
    raise AssertionError(f"never came to {state}")


def move(position: dict[str, Any], number: int) -> str:
    """Takes two cards in three, keeps the colour that shows most, mostly throws afresh, never ends the game."""
    legal = [move for move in position["legal"] if move != "end"]
    view, step = position["view"], position["step"] + number
    takes = [move for move in legal if move.startswith("take")]
    if takes and step % 3:
        return takes[0]
    if view["phase"] == "start" and step % 4:
        return "throw"
    dice = [die["die"] for die in view["dice"]]
    most = max(dice, key=lambda die: sum(other.lower() == die.lower() for other in dice), default="")
    keep = "keep " + "".join(sorted(die for die in dice if die.lower() == most.lower()))
    return keep if keep in legal else legal[step % len(legal)]


# A person at this table


class SixColoursPlayer(Player):
    game = "sixcolours"
    title = "Six Colours"

    def agree(self) -> None:  # type: ignore[override]
        """As in the rulebook."""

    def come_to(self, state: str) -> SixColoursPlayer:
        """Opens a saved game that has come to this state."""
        stored = save(state)
        self.open()
        self.page.evaluate("save => { localStorage[`rollbook.game.${save.id}`] = JSON.stringify(save) }", stored)
        self.open(f"play/{stored['id']}")
        assert self.wait_for_turn() is (state != "over")
        if state == "over":
            self.page.keyboard.press("Escape")
        return self

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog.result")

    @property
    def hand_over(self) -> Locator:
        return self.page.locator(".hand-over .act")

    @property
    def dice(self) -> Locator:
        return self.table.locator(".tray .die:not([hidden])")

    def keep_most(self) -> None:
        """Taps until exactly the dice of the colour that shows most are kept; with six alike one is thrown."""
        faces = [str(die.get_attribute("data-face")).lower() for die in self.dice.all()]
        most = max(faces, key=faces.count)
        keep = [face == most for face in faces]
        keep[-1] = keep[-1] and not all(keep)
        for die, kept in zip(self.dice.all(), keep, strict=True):
            if (die.get_attribute("aria-pressed") == "true") is not kept:
                die.click()

    def act(self, enough: int = 0) -> str:
        """Takes what it can, turns a die if that makes a card, ends when it may, else throws. Says what was pressed."""
        if self.hand_over.is_visible():
            button = self.hand_over
        elif self.phase == "choose":
            button = self.table.locator(".victims button").first
        elif self.phase == "give":
            if self.action("Show").is_visible():
                self.action("Show").click()
            self.table.locator(".hand button:enabled").first.click()
            button = self.action("Give")
        elif self.phase == "gained":
            self.action("End the game").click()
            self.page.wait_for_timeout(450)
            button = self.action("Really end")
        elif self.action("Take").and_(self.page.locator(".main")).is_visible():
            button = self.action("Take")
        elif self.action("Turn").is_visible() and (makes := self.face_that_makes()):
            button = makes
        elif self.action("Pass").is_visible():
            button = self.action("Pass")
        else:
            if self.dice.count() and self.dice.first.is_enabled():
                self.keep_most()
            button = self.table.locator(".actions .main")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said

    def face_that_makes(self) -> Locator | None:
        """Looks at every die to turn; leaves the turning if no face makes a card."""
        self.action("Turn").click()
        for die in self.dice.all():
            die.click()
            face = self.table.locator(".faces .makes").first
            if face.is_visible():
                return face
        self.action("Leave").click()
        return None


@pytest.fixture
def player(page: Page, site: str) -> SixColoursPlayer:
    return SixColoursPlayer(page, site)


# Whole games


def test_a_whole_game_by_clicking(player: SixColoursPlayer) -> None:
    player.new_game(seed="browser-2")
    said = player.play_to_the_end()
    for start in ("Throw all six", "Throw ", "Take over", "Take\n", "Really end"):
        assert any(text.startswith(start) for text in said), start
    [stored] = player.stored()
    outcome = replay(stored["record"])["outcome"]
    winners = [["Anna", "Ben"][seat] for seat in outcome["winners"]]
    expect(player.result).to_contain_text(" and ".join(winners))
    for score in outcome["scores"]:
        expect(player.result.locator(".result-list")).to_contain_text(str(score))
    player.page.keyboard.press("Escape")
    for points in outcome["scores"]:
        expect(player.table.locator(".final")).to_contain_text(f"{points} points")
    player.table.get_by_role("button", name="Play again").click()
    expect(player.table.locator(".seat[aria-current]")).to_contain_text("Ben")


def test_against_a_bot(player: SixColoursPlayer) -> None:
    """Otto plays visibly and can be hurried; one's own cards are one's own business and lie open at once."""
    player.new_game(seed="browser-3", people=("Anna",), bots=("sensible",))
    hurried = looked = moves = 0
    while True:
        ready = player.page.locator("sixcolours-table[data-mode=live], .act.idle, dialog.result[open]").first
        expect(ready).to_be_visible(timeout=PATIENCE)
        assert not player.hand_over.is_visible()
        if player.result.is_visible():
            break
        idle = player.table.locator(".act.idle")
        if idle.is_visible():
            idle.click()
            hurried += 1
            player.wait_for_turn()
            continue
        own = player.table.get_by_role("button", name="Anna: look at your cards")
        if own.is_visible() and not looked:
            own.click()
            expect(
                player.page.get_by_role("dialog", name="Anna’s cards").locator(".card:not(.back)").first
            ).to_be_visible()
            player.page.keyboard.press("Escape")
            looked += 1
        player.act()
        moves += 1
        assert moves < 400
    assert hurried
    assert looked
    assert replay(player.stored()[0]["record"])["outcome"]


def test_a_whole_game_by_keyboard_alone(page: Page, site: str) -> None:
    player = SixColoursPlayer(page, site)
    player.start_by_keyboard("keys-1")
    pressed: set[str] = set()

    def press(key: str) -> None:
        pressed.add(key)
        page.keyboard.press(key)

    for _ in range(400):
        if not player.wait_for_turn():
            break
        if player.hand_over.is_visible():
            page.wait_for_timeout(450)
            press("Enter")
        elif player.phase == "choose":
            press("1")
        elif player.phase == "give":
            press("Enter")
            for number in "123456789":
                if player.action("Give").is_enabled():
                    break
                press(number)
            press("Enter")
        elif player.action("End the game").is_visible():
            press("e")
            page.wait_for_timeout(450)
            press("e")
        elif player.action("Take").and_(page.locator(".main")).is_visible():
            press("t")
        elif player.action("Pass").is_visible():
            press("Enter")
        else:
            taken = player.table.locator(".die[aria-pressed=true]").count()
            if player.dice.count() and player.dice.first.is_enabled() and not taken:
                press("1")
                press("4")
            press("o" if player.action("Take over").is_visible() and player.action("Take over").is_enabled() else "r")
    else:
        raise AssertionError("the game does not end")
    expect(player.result).to_be_visible()
    assert {"1", "4", "e", "t", "r", "o"} <= pressed


# What the table shows and offers


def test_dice_are_kept_by_tapping_and_the_button_follows(player: SixColoursPlayer) -> None:
    player.come_to("cards made")
    throw = player.table.locator(".actions .act").filter(has_text=re.compile("^Throw"))
    expect(throw).to_have_attribute("data-move", "throw")
    player.dice.nth(0).click()
    player.dice.nth(4).click()
    expect(throw).to_contain_text("Throw 4")
    expect(throw).to_contain_text("declines")
    letters = "".join(sorted(str(player.dice.nth(at).get_attribute("data-face")) for at in (0, 4)))
    expect(throw).to_have_attribute("data-move", f"keep {letters}")
    for at in (1, 2, 3, 5):
        player.dice.nth(at).click()
    expect(player.action("Throw")).to_be_disabled()
    for at in range(1, 6):
        player.dice.nth(at).click()
    kept = str(player.dice.nth(0).get_attribute("data-face"))
    player.action("Throw 5").click()
    player.wait_for_turn()
    expect(player.dice.nth(0)).to_have_attribute("data-face", kept)
    expect(player.dice.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(player.table.locator(".pile[data-state=declined]")).not_to_have_count(0)


def test_cards_are_explained_and_the_one_looked_at_is_taken(player: SixColoursPlayer) -> None:
    player.come_to("cards made")
    made = player.table.locator(".pile[data-state=made]")
    assert made.count() > 1
    for pile in made.all():
        pile.get_by_role("button").click()
        name = pile.locator(".sr").inner_text().split(",")[0]
        expect(player.table.locator(".caption")).to_contain_text(name)
        expect(player.action("Take")).to_contain_text(name)
    player.action("Take").click()
    player.wait_for_turn()
    assert replay(player.stored()[0]["record"])["view"]["last"]["code"] == "won"


def test_a_die_is_turned_when_the_black_ones_match(player: SixColoursPlayer) -> None:
    player.come_to("black dice match")
    player.action("Turn").click()
    before = player.dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    player.dice.nth(2).click()
    faces = player.table.locator(".faces .die")
    expect(faces).to_have_count(5)
    face = str(faces.first.get_attribute("data-face"))
    faces.first.click()
    player.wait_for_turn()
    after = player.dice.evaluate_all("dice => dice.map(die => die.dataset.face)")
    assert after == [*before[:2], face, *before[3:]]
    expect(player.action("Turn")).to_have_count(0)


def test_the_dice_left_lying_may_be_taken_over(player: SixColoursPlayer) -> None:
    player.come_to("inherited")
    over = player.action("Take over")
    expect(over).to_be_disabled()
    player.dice.nth(1).click()
    expect(over).to_be_enabled()
    expect(over).to_contain_text("throw 5")
    expect(player.action("Throw all six")).to_contain_text("2 more")
    over.click()
    player.wait_for_turn()
    expect(player.table.get_by_role("heading", name="Throw 2 of 3")).to_be_visible()


def test_ending_needs_a_second_tap(player: SixColoursPlayer) -> None:
    player.come_to("may end")
    player.action("End the game").dblclick()
    expect(player.action("Really end")).to_be_visible()
    player.table.locator(".pile button").first.click()
    expect(player.action("End the game")).to_be_visible()
    player.action("End the game").click()
    player.page.wait_for_timeout(450)
    player.action("Really end").click()
    expect(player.result).to_be_visible(timeout=PATIENCE)


def test_own_cards_are_seen_on_demand_only(player: SixColoursPlayer) -> None:
    """Two people at one phone: nothing of a hand is in the page before its owner asks for it, nor after."""
    player.come_to("may end")
    view = replay(save("may end")["record"])["view"]
    seat = view["roller"]
    name = ["Anna", "Ben"][seat]
    expect(player.page.locator(".hand")).to_have_count(0)
    player.table.get_by_role("button", name=f"{name}: look at your cards").click()
    sheet = player.page.get_by_role("dialog", name=f"{name}’s cards")
    expect(sheet.locator(".card.back")).to_have_count(view["hands"][seat]["count"])
    expect(sheet).not_to_contain_text("points")
    sheet.get_by_role("button", name="Show my cards").click()
    expect(sheet.locator(".card:not(.back)")).to_have_count(view["hands"][seat]["count"])
    expect(sheet).to_contain_text(f"{view['hands'][seat]['points']} points")
    sheet.get_by_role("button", name="Hide").click()
    expect(sheet.locator(".card:not(.back)")).to_have_count(0)
    sheet.get_by_role("button", name="Show my cards").click()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".hand")).to_have_count(0)


def test_giving_is_handed_over_hidden_and_not_told(player: SixColoursPlayer) -> None:
    player.come_to("a card to give")
    expect(player.page.locator(".card:not(.back)").and_(player.page.locator(".hand .card"))).to_have_count(0)
    player.hand_over.click()
    expect(player.table.locator(".hand .card.back")).not_to_have_count(0)
    expect(player.table.locator(".hand .card:not(.back)")).to_have_count(0)
    player.page.keyboard.press("h")
    expect(player.page.locator(".toast")).to_contain_text("Look at your cards")
    player.action("Show my cards").click()
    expect(player.table.locator(".hand .card.back")).to_have_count(0)
    player.table.locator(".hand button:enabled").first.click()
    player.action("Give").click()
    player.wait_for_turn()
    player.page.keyboard.press("l")
    log = player.page.get_by_role("dialog", name="What happened")
    expect(log).to_contain_text(re.compile(r"\w+ gives \w+ a card\."))
    expect(log).not_to_contain_text("It is")


def test_alone_one_is_told_what_changed_hands(player: SixColoursPlayer) -> None:
    player.come_to("a card to give, alone")
    expect(player.table.locator(".hand .card:not(.back)")).not_to_have_count(0)
    player.table.locator(".hand button:enabled").first.click()
    player.action("Give Otto").click()
    expect(player.table).not_to_have_attribute("data-phase", "give")
    player.page.keyboard.press("l")
    expect(player.page.get_by_role("dialog", name="What happened")).to_contain_text("Anna gives Otto a card. It is ")


def test_a_hint_is_prepared(player: SixColoursPlayer) -> None:
    player.come_to("inherited")
    player.page.keyboard.press("h")
    expect(player.page.locator(".toast")).to_contain_text(re.compile("Hint: (Keep|Throw|Take)"), timeout=PATIENCE)


def test_each_die_is_told_by_shape_and_colour(player: SixColoursPlayer) -> None:
    player.come_to("cards made")
    names = [str(die.get_attribute("aria-label")) for die in player.dice.all()]
    symbols = "blue arrow|green circle|orange cross|pink triangle|purple square|yellow star"
    assert all(re.fullmatch(rf"({symbols}), (white|black) die", name) for name in names)
    assert sum(name.endswith("black die") for name in names) == 2
    shapes = [str(die.locator(".symbol").get_attribute("d")) for die in player.dice.all()]
    assert len({(name.split()[0], shape) for name, shape in zip(names, shapes, strict=True)}) == len(set(shapes))


# In reach and readable


CUT = """() => {
    const words = ['button', '.caption', 'h2', '.title', '.flag', '.score'].map(one => `sixcolours-table ${one}`);
    const shown = [...document.querySelectorAll(`${words}, .table-top h1`)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'));
    const faults = [];
    for (const one of shown) {
        const name = one.outerHTML.slice(0, 90);
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`out: ${name}`);
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
        if (cut && !one.matches('.die, .pile button, .hand button')) faults.push(`cut: ${name}`);
        if (!one.matches('button')) continue;
        if (width < 44 || height < 44) faults.push(`small: ${width} by ${height} ${name}`);
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!one.disabled && !one.contains(above)) faults.push(`covered: ${name} by ${above?.outerHTML.slice(0, 60)}`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push(`scrolls: ${scrollWidth}, ${scrollHeight}`);
    return faults;
}"""
"""What of the table is cut off, covered, too small to tap or out of the window."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_in_reach_in_every_state(browser: Browser, site: str, size: str, language: str) -> None:
    page = browser.new_context(viewport=SIZES[size], reduced_motion="reduce", locale=language).new_page()  # type: ignore[arg-type]
    player = SixColoursPlayer(page, site)
    found: dict[str, list[str]] = {}
    for state in STATES:
        player.come_to(state)
        for step in ("", "more"):
            if step and not further(player, state):
                continue
            found[f"{state} {step}"] = page.evaluate(CUT)
    page.context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}


def further(player: SixColoursPlayer, state: str) -> bool:
    """One step into a state: a die picked up, a card looked at, the hand shown. Whether there is one."""
    if player.hand_over.is_visible():
        player.hand_over.click()
        player.table.locator(".act.main").click()
    elif state in ("black dice match", "no card but a turn"):
        player.table.locator(".act").first.click()
        player.dice.nth(1).click()
    elif player.dice.count() and player.dice.first.is_visible() and player.dice.first.is_enabled():
        player.dice.nth(1).click()
        player.dice.nth(4).click()
    elif player.table.locator(".piles").is_visible():
        player.table.locator(".pile button").nth(2).click()
    else:
        return False
    return True


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_context(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce", locale="en").new_page()  # type: ignore[arg-type]
    player = SixColoursPlayer(page, site)
    found: dict[str, list[str]] = {}
    for state in STATES:
        player.come_to(state)
        found[state] = faults(page)
        if further(player, state):
            found[f"{state}, further"] = faults(page)
    player.come_to("may end")
    page.keyboard.press("v")
    found["own cards"] = faults(page)
    page.context.close()
    assert {name: list_ for name, list_ in found.items() if list_} == {}
