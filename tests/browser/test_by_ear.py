"""What a screen reader finds: the tree of each table during a game, and every line that is spoken in a turn.

The expected texts are in tests/games/<id>/heard, one file per language. --regenerate writes them again: read them as if
you could not see the table. For a game without such files, the test checks that every move is spoken.
"""

from __future__ import annotations

import json
import re
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from browser.games import GAMES, SAMPLE, about, by_turns
from browser.player import PATIENCE, appear, go, id_of, wait_until
from browser.player import settle as settle_frames
from browser.records import NAMES, first_begins
from browser.sensible import call, seat
from playwright.sync_api import Page, expect

TESTS = Path(__file__).parents[1]
ID = "heardheard"

# Whatever is added to any live region, once for each time it is added. What is about to be said waits in a timer; those
# of the page are counted: there is no need to guess how long that takes.
RECORD = """
    window.said = [];
    window.soon = new Set();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = (run, delay = 0, ...given) => {
        const id = start((...args) => { soon.delete(id); run(...args); }, delay, ...given);
        if (delay < 1000) soon.add(id);
        return id;
    };
    window.clearTimeout = (id) => { soon.delete(id); stop(id); };
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            const region = (target.nodeType === 1 ? target : target.parentElement)?.closest("[aria-live], [role=status], [role=alert], [role=log]");
            if (!region || region.closest("output")) continue;
            for (const node of addedNodes) if (node.textContent.trim()) window.said.push(node.textContent.trim());
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""  # noqa: E501

# Lays a move ready as a hint would, so that dice and people are picked.
PREPARE = "([game, move]) => document.querySelector(`${game}-table`).suggest(move)"

SEED = "ear-1"


def prepare(game: str) -> tuple[dict[str, Any], list[str]]:
    """A game in its midst, and what sensible people do next; bots decide for themselves."""
    moment = about(game).heard
    seats = [seat(name) for name in moment.seats or NAMES[: max(2, about(game).info.seats[0])]]
    now = call("new", game=game, seats=seats, options=first_begins(game), seed=SEED)

    def decide() -> str:
        nonlocal now
        while seats[now["turn"]["seat"]]["kind"] != "person":
            now = call("bot", rev=now["rev"])
        move = str(call("hint")["move"])
        now = call("play", move=move, rev=now["rev"])
        return move

    for _ in range(moment.before):
        decide()
    while seats[now["turn"]["seat"]]["kind"] != "person":
        now = call("bot", rev=now["rev"])
    table = now
    return table, [decide() for _ in range(moment.moves)]


def lay(page: Page, table: dict[str, Any]) -> None:
    """The game as the browser would have kept it."""
    seats = table["seats"]
    summary = {"names": [one["name"] for one in seats], "kinds": [one["kind"] for one in seats]}
    save = {
        **{key: table[key] for key in ("game", "record", "rev", "outcome")},
        "id": ID,
        "updated": 1,
        "summary": {**summary, "scores": None, "turn": 0},
    }
    entries = {f"rollbook.game.{ID}": json.dumps(save), "rollbook.settings": json.dumps({"pace": "fast"})}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(entries)})")


def settle(page: Page, game: str) -> str:
    """Waits until somebody may act. Says what is asked for if the device is to change hands."""
    cover = page.locator(".hand-over button")
    ready = page.locator(f"{game}-table[data-mode=live]").or_(cover).first
    expect(ready).to_be_visible(timeout=PATIENCE)
    hear_out(page)
    return page.locator(".hand-over h2").inner_text() if cover.is_visible() else ""


def hear_out(page: Page) -> None:
    """Until everything has been said that is going to be."""
    settle_frames(page)
    wait_until(page, "soon.size === 0", "it never stops talking")


def hand_over(page: Page, game: str) -> None:
    page.locator(".hand-over button").click()
    assert not settle(page, game)


TURNS = dict(zip(("en", "de"), by_turns(), strict=True))


@pytest.mark.parametrize("games", ["by turns", pytest.param("all", marks=pytest.mark.slow)])
@pytest.mark.parametrize("language", TURNS)
def test_what_is_read_and_spoken(page: Page, site: str, language: str, games: str, regenerate: bool) -> None:
    page.add_init_script(RECORD)
    page.add_init_script("localStorage['rollbook.settings'] ??= JSON.stringify({ pace: 'fast' })")
    page.goto(f"{site}?lang={language}")
    appear(page, "html[data-screen=home]")
    wrong: dict[str, list[str]] = {}
    for game in GAMES if games == "all" or regenerate else TURNS[language]:
        heard = listen(page, game)
        file = TESTS / "games" / game / "heard" / f"{language}.txt"
        if regenerate:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(heard) + "\n", "utf-8")
        if unclear := unspoken(game, heard):
            wrong[game] = unclear
        if not file.parent.exists():
            continue
        expected = file.read_text("utf-8").splitlines()
        if "\n".join(heard).splitlines() != expected:
            wrong[game] = list(unified_diff(expected, "\n".join(heard).splitlines(), lineterm=""))
    assert not wrong, "\n".join(line for diff in wrong.values() for line in diff)


def unspoken(game: str, heard: list[str]) -> list[str]:
    """The moves after which nothing was said, and what was said by the names of messages instead of their words."""
    lines = "\n".join(heard).splitlines()
    silent = [line for line, then in zip(lines, [*lines[1:], ""], strict=True) if line.startswith("> ") and not then]
    return silent + [line for line in lines if re.search(rf"\b{game}-[a-z]", line) and not line.startswith("> ")]


def listen(page: Page, game: str) -> list[str]:
    """All that is read and spoken while a game is opened and played on."""
    table, moves = prepare(game)
    go(page, "")
    hear_out(page)
    page.evaluate("window.said.splice(0)")
    go(page, f"play/{id_of(table['record'])}", table["record"])
    if settle(page, game):
        hand_over(page, game)
    heard = ["# The table", page.get_by_role("main").aria_snapshot(), "", "# What is spoken, after each move"]
    heard += page.evaluate("window.said.splice(0)")
    for move in moves:
        heard += ["", f"> {move}"]
        control = page.locator(f'[data-move="{move}"]:enabled').first
        for key in [*about(game).heard.keys.get(move, []), ""]:
            if not control.is_visible():
                page.evaluate(PREPARE, [game, move])
                hear_out(page)
            if key:
                page.keyboard.press(key)
                hear_out(page)
        control.click()
        asked = settle(page, game)
        heard += page.evaluate("window.said.splice(0)")
        if asked:
            heard += [f"[{asked}]"]
            hand_over(page, game)
            heard += page.evaluate("window.said.splice(0)")
    return heard


def test_the_end_is_told_after_what_led_to_it(page: Page, site: str) -> None:
    """The result covers the table at once; what was won with is heard all the same, before who has won, and once."""
    now = call("new", game=SAMPLE, seats=[seat("Anna"), seat("Ben")], options={"target": 1000}, seed=SEED)
    while now["outcome"] is None:
        table, move = now, call("hint")["move"]
        now = call("play", move=move, rev=now["rev"])
    page.add_init_script(RECORD)
    lay(page, table)
    page.goto(f"{site}?lang=en#/play/{ID}")
    settle(page, SAMPLE)
    page.locator(f'[data-move="{move}"]').click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    hear_out(page)
    name = table["seats"][now["outcome"]["winners"][0]]["name"]
    score = f"{max(now['outcome']['scores']):,}"
    said = page.evaluate("window.said")
    assert said[-1].endswith(f"and now has {score}. {name} wins! {name} reached the target with {score} points.")
    assert "".join(said).count("wins!") == 1
    # The past is told step by step, in the same place.
    page.get_by_role("dialog").get_by_role("button", name="Look back").click()
    step = len(now["frames"]) + table["steps"] - 1
    expect(page.locator(".lookback small")).to_contain_text(f"Step {step} of")
    hear_out(page)
    assert f"Step {now['steps'] - 1} of {now['steps']}." in page.evaluate("window.said.at(-1)")
