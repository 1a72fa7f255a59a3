"""Play by link: two devices that exchange nothing but links."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.games import GAMES, SAMPLE, about
from browser.player import PATIENCE, Player, appear, noted
from browser.visitor import Visitors
from playwright.sync_api import Page, expect

from pyapp.advice import choose
from pyapp.core import record
from pyapp.games import find_game

EXCHANGES = 4
"""So many links go to and fro in a game that is not played to its end."""
CLICKED = 3
"""So many decisions of each device are made by clicking, the others as a table's view makes them."""
FORKS = "8"
"""With this luck the sample's first turn can go in two ways."""
STORED = "Object.keys(localStorage).filter((key) => key.startsWith('rollbook.game.'))"
SEND = re.compile("^Send the link to ")
SAME_SECRET = """name => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
        if (array.length !== 52) return random(array);
        for (let at = 0; at < array.length; at += 1) array[at] = name.charCodeAt(at % name.length) * (at + 7);
        return array;
    };
}"""
"""So that a test has the same dice every time."""
SETTLED = ".game-view[data-mode=live], .act.ready, dialog.result[open]"


class Device:
    """Somebody's own, with one game on it."""

    def __init__(self, page: Page, site: str, game: str, name: str, luck: str = "") -> None:
        self.page = page
        self.site = site
        self.game = game
        self.name = name
        self.player: Player = about(game).player(page, site)
        self.clicked = 0
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"({SAME_SECRET})({name + luck!r})")
        page.goto(site)
        appear(page, ".home")

    def invite(self) -> str:
        """With the house rules that make a game as short as it can be."""
        self.page.goto(f"{self.site}#/new/{self.game}/link")
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.locator("summary").click()
        for target in self.page.locator("input[type=range]").all():
            target.press("Home")
        self.page.get_by_role("button", name="Create invitation").click()
        return self.link

    def join(self, invitation: str, host: str) -> str:
        self.page.goto(invitation)
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(f"{host} invites you to a game of ")
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="Join").click()
        expect(self.page.get_by_role("heading", level=1)).to_have_text(f"Reply to {host}")
        return self.link

    def open(self, link: str) -> None:
        self.page.goto(link)
        appear(self.page, SETTLED)

    @property
    def link(self) -> str:
        """The one that is shown."""
        return self.page.get_by_role("textbox", name="Link").input_value()

    @property
    def whose(self) -> str:
        """What the table says: whose turn it is."""
        return self.page.locator(".whose").inner_text()

    @property
    def record(self) -> str:
        (key,) = self.page.evaluate(STORED)
        return str(self.page.evaluate("key => JSON.parse(localStorage[key]).record", key))

    @property
    def to_send(self) -> bool:
        return self.page.get_by_role("button", name=SEND).first.is_visible()

    def play(self) -> None:
        """Decides until the link has to be sent."""
        table = self.player.table
        for _ in range(300):
            appear(self.page, SETTLED)
            if table.get_attribute("data-mode") != "live":
                return
            if self.clicked < CLICKED:
                self.player.act()
                self.clicked += 1
            else:
                self.decide(lambda _: choose(record.read(self.record, find_game), "sensible"))
        raise AssertionError("the turn does not end")

    def decide(self, choice: Callable[[list[str]], str]) -> None:
        """One decision, as the table's view would make it."""
        table = self.player.table
        table.evaluate("(table, move) => table.ask(move)", choice(table.evaluate("table => table.model.legal")))
        appear(self.page, SETTLED)

    def send(self) -> str:
        over = self.page.get_by_role("dialog", name="Result")
        (over if over.is_visible() else self.player.table).get_by_role("button", name=SEND).click()
        dialog = self.page.get_by_role("dialog", name=SEND)
        expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
        link = self.link
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        return link

    def scores(self) -> list[str]:
        result = self.page.get_by_role("dialog", name="Result")
        if not result.is_visible():
            self.player.action("Result").click()
        return result.locator(".result-list li").all_inner_texts()


@pytest.fixture
def friend(visitors: Visitors, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page of another browser."""
    context = visitors.visit({**browser_context_args, "color_scheme": "dark"})
    yield context.new_page()
    visitors.leave(context, well=True)


def begin(page: Page, friend: Page, site: str, game: str, luck: str = "") -> tuple[Device, Device]:
    anna, ben = Device(page, site, game, "Anna", luck), Device(friend, site, game, "Ben", luck)
    reply = ben.join(anna.invite(), "Anna")
    anna.open(reply)
    expect(noted(page)).to_have_text("Ben has joined.")
    return anna, ben


def exchange(anna: Device, ben: Device, most: int) -> list[str]:
    """Plays until the game is over, or for so many links. Returns them."""
    device, other = anna, ben
    links: list[str] = []
    while len(links) < most:
        device.play()
        if not device.to_send:
            assert device.whose == "", f"{device.name} has nothing to send: {device.whose}"
            break
        links.append(device.send())
        device, other = other, device
        device.open(links[-1])
    return links


@pytest.mark.parametrize(
    ("game", "most"),
    [
        (SAMPLE, 1000),
        *((game, EXCHANGES) for game in GAMES if game != SAMPLE),
        *(pytest.param(game, 1000, marks=pytest.mark.slow) for game in GAMES if game != SAMPLE),
    ],
)
def test_two_devices_play_by_link_alone(page: Page, friend: Page, site: str, game: str, most: int) -> None:
    anna, ben = begin(page, friend, site, game)
    links = exchange(anna, ben, most)
    assert links
    if most == EXCHANGES:
        assert len(links) == EXCHANGES
        return
    assert anna.scores() == ben.scores()
    ends = [record.read(device.record, find_game) for device in (anna, ben)]
    assert ends[0].outcome is not None
    assert [step.move for step in ends[0].steps] == [step.move for step in ends[1].steps]


def test_a_killed_page_loses_nothing_and_what_was_sent_stays(page: Page, friend: Page, site: str) -> None:
    """From the invitation on; and home says what each game waits for."""
    anna, ben = Device(page, site, SAMPLE, "Anna"), Device(friend, site, SAMPLE, "Ben")
    continues = "#continue .saved small"
    invitation = anna.invite()
    page.reload()
    assert anna.link == invitation
    reply = ben.join(invitation, "Anna")
    friend.reload()
    assert ben.link == reply
    for device, line in ((anna, "Anna · Waiting for replies"), (ben, "Anna and Ben · Waiting for Anna")):
        device.page.goto(f"{site}#/")
        expect(device.page.locator(continues)).to_have_text(line)
    friend.goto(invitation)  # it was accepted already
    assert ben.link == reply
    anna.open(reply)
    first, second = (anna, ben) if anna.whose == "Your turn" else (ben, anna)
    if first is ben:
        ben.open(anna.send())
    first.play()
    kept = first.record
    first.page.reload()
    appear(first.page, SETTLED)
    assert (first.record, first.whose) == (kept, f"Send the link to {second.name}")
    link = first.send()
    first.page.reload()
    appear(first.page, SETTLED)
    assert first.whose == f"Waiting for {second.name}"
    expect(first.page.get_by_role("button", name="Undo")).to_be_disabled()
    first.page.get_by_role("button", name="Show the link again").click()
    assert first.link == link
    first.page.goto(f"{site}#/")
    expect(first.page.locator(continues)).to_have_text(f"Anna and Ben · Waiting for {second.name}")
    second.open(link)
    second.page.goto(f"{site}#/")
    expect(second.page.locator(continues)).to_have_text("Anna and Ben · Your turn")


def test_links_that_are_old_or_fork_lead_to_the_game_and_lose_nothing(page: Page, friend: Page, site: str) -> None:
    first, second = anna, ben = begin(page, friend, site, SAMPLE, FORKS)
    assert anna.whose == "Your turn"
    anna.clicked = ben.clicked = CLICKED
    stored = "([key, value]) => { if (value) localStorage[key] = value; return localStorage[key]; }"
    (key,) = first.page.evaluate(STORED)
    before = first.page.evaluate(stored, [key, ""])
    first.play()
    one = first.send()
    second.open(one)
    second.page.goto(f"{site}#/")
    second.open(one)
    expect(noted(second.page)).to_have_text("You’ve already opened this link.")
    second.play()
    two = second.send()
    first.open(two)
    first.open(one)
    expect(noted(first.page)).to_have_text("This link is older than your game. Nothing has changed.")
    third = first.record

    # Somebody brings back what they had before and plays on in another way.
    first.page.goto(f"{site}blank.html")
    first.page.evaluate(stored, [key, before])
    first.page.goto(f"{site}#/play/{key.removeprefix('rollbook.game.')}")
    appear(first.page, SETTLED)
    while not first.to_send:
        first.decide(lambda legal: legal[-1])
    fork = first.send()
    was = second.record
    second.page.goto(fork)
    heading = second.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Two versions of this game")
    mine = second.page.locator(".fork > p.name").inner_text()
    second.page.get_by_role("radio", name="In the link").check()
    assert second.page.locator(".fork > p.name").inner_text() != mine
    second.page.get_by_role("button", name="Keep mine").click()
    appear(second.page, SETTLED)
    assert second.record == was
    second.page.goto(fork)
    second.page.get_by_role("button", name="Take the one from the link").click()
    appear(second.page, SETTLED)
    expect(noted(second.page)).to_contain_text("Yours is still among your games.")
    records = second.page.evaluate(f"{STORED}.map((key) => JSON.parse(localStorage[key]).record)")
    assert was in records
    assert len(records) == 2
    assert third not in records

    # Somebody whose game it is not looks on.
    friend.evaluate("localStorage.clear()")
    friend.goto(f"{site}blank.html")
    watcher = Device(friend, site, SAMPLE, "Cleo")
    watcher.open(one)
    expect(noted(friend)).to_have_text("You’re watching. This game is played on other devices.")
    assert watcher.whose == f"{second.name} to play"
    expect(friend.get_by_role("button", name="Undo")).to_be_disabled()
    assert friend.locator(".game-view").get_attribute("data-mode") == "wait"
    watcher.open(two)
    assert watcher.whose == f"{first.name} to play"
    assert len(friend.evaluate(STORED)) == 1


def test_a_damaged_link_says_so_and_changes_nothing(page: Page, friend: Page, site: str) -> None:
    anna = Device(page, site, SAMPLE, "Anna")
    invitation = anna.invite()
    for broken in (invitation[:-1], invitation[:-5] + "AAAAA"):
        friend.goto(broken)
        expect(noted(friend)).to_have_text("This link is damaged or incomplete.")
        expect(friend.locator(".home")).to_be_visible()
        assert friend.evaluate(STORED) == []
        friend.evaluate("document.querySelector('#toasts').replaceChildren()")
    ben = Device(friend, site, SAMPLE, "Ben")
    reply = ben.join(invitation, "Anna")
    friend.evaluate("localStorage.clear()")
    friend.goto(f"{site}blank.html")
    friend.goto(reply)
    expect(noted(friend)).to_have_text("This reply belongs to an invitation that isn’t on this device.")
    assert friend.evaluate(STORED) == []
