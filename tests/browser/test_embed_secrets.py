"""What leaves the device while a game runs: no seed, and nothing that is hidden at the table."""

from __future__ import annotations

import base64
import html
import json
import zlib
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
from browser.games import GAMES, about
from browser.player import PATIENCE, appear, go, id_of, wait_until
from playwright.sync_api import Page, expect
from static_host import StaticHost

from pyapp import advice
from pyapp.core import record
from pyapp.core.link import from_link
from pyapp.core.match import Match, Seat
from pyapp.games import all_ids, find_game

PEOPLE = [Seat("person", "Anna"), Seat("person", "Ben")]


class Secret(NamedTuple):
    """A game just before a decision after which something is hidden."""

    game: str
    before: str
    move: str
    hidden: bool
    """Whether the decision itself is what is hidden."""


def find_secret(game: str) -> Secret | None:
    """Played by the best bots for two people."""
    seed = about(game).secret
    match: Match[Any] = Match(find_game(game), PEOPLE, {}, seed or "hide-1", [])
    match.begin()
    while match.outcome is None:
        steps, before = len(match.steps), record.write(match, with_seed=False)
        match.play(move := advice.choose(match, match.game.info.bots[-1]))
        if match.public_steps < len(match.steps):
            return Secret(game, before, move, match.public_steps == steps)
    assert seed is None, f"{game}: nothing was hidden"
    return None


@pytest.fixture(scope="module")
def secrets() -> list[Secret]:
    found = [secret for game in GAMES if (secret := find_secret(game))]
    assert {one.hidden for one in found} == {True, False}
    return found


@pytest.fixture
def manners() -> None:
    """The blog is another origin."""


LISTEN = """() => {
    window.told = [];
    addEventListener("message", ({ data }) => told.push({ heard: data }));
    for (const [at, embed] of document.querySelectorAll("rollbook-game").entries())
        for (const kind of ["ready", "move", "over", "error"])
            embed.addEventListener(kind, ({ detail }) => told.push({ kind, at, ...detail, now: embed.record }));
}"""

MOVES = "at => told.filter((one) => one.kind === 'move' && one.at === at)"


def test_an_embedding_page_is_told_no_seed_and_nothing_hidden(
    page: Page, site: str, blog: StaticHost, secrets: list[Secret]
) -> None:
    embeds = [
        f'<rollbook-game game="{one.game}" record="{html.escape(one.before)}" autostart></rollbook-game>'
        for one in secrets
    ]
    blog.instead["post.html"] = (
        '<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">'
        f'{"".join(embeds)}<script src="{site}embed.js"></script>'
    ).encode()
    page.goto(f"{blog.site}post.html")
    page.evaluate(LISTEN)
    for at, secret in enumerate(secrets):
        page.locator("rollbook-game").nth(at).scroll_into_view_if_needed()
        frame = page.frame_locator(f"rollbook-game >> nth={at} >> iframe")
        covered = frame.locator(".hand-over:not([hidden]) .act")
        choice = frame.locator(f'[data-move="{secret.move}"]:enabled')
        expect(covered.or_(choice).first).to_be_visible(timeout=PATIENCE)
        if covered.is_visible():
            covered.click()
        choice.first.click(timeout=PATIENCE)
        wait_until(page, partial(page.evaluate, MOVES, at), "the page is told of the move")
        assert page.evaluate(MOVES, at)[0]["move"] == (None if secret.hidden else secret.move)
    for told in page.evaluate("told"):
        text = json.dumps(told)
        assert "seed" not in text
        for known in (told.get("record"), told.get("now"), told.get("heard", {}).get("record")):
            if known:
                match = record.read(known, find_game)
                assert match.public_steps == len(match.steps), text


def unpacked(text: str) -> Any:
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), -15))


def test_a_position_to_embed_ends_before_what_is_hidden_and_says_so(
    page: Page, site: str, secrets: list[Secret]
) -> None:
    """The device shows its holder's own choice; what is handed to the builder does not."""
    secret = next(one for one in secrets if one.hidden)
    match = record.read(secret.before, find_game)
    match.play_on("embedded")
    match.begin()
    public = len(match.steps)
    match.play(secret.move)
    text = record.write(match)
    page.goto(site)
    appear(page, ".home")
    go(page, f"play/{id_of(text)}", text)
    appear(page, ".hand-over:not([hidden]) .act:enabled, .game-view[data-mode=live]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Embed this position").click()
    note = page.locator(".notes").get_by_text("The embed stops before anything that is still secret at the table.")
    expect(note).to_be_visible(timeout=PATIENCE)
    given = {name: values[0] for name, values in parse_qs(urlsplit(page.url).fragment).items()}
    still = unpacked(given["still"])
    assert still["step"] == public
    assert len(from_link(given["record"], find_game, all_ids()).steps) == public
