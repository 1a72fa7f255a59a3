"""Sound, vibration, a screen that stays on, a table that turns: each when wanted, none missed where it cannot be."""

from __future__ import annotations

import json

from browser.player import PATIENCE, wait_until
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Page, expect

LISTEN = """
    window.heard = [];
    window.felt = [];
    window.awake = { asked: 0, now: 0 };
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
        const original = kind.prototype.start;
        kind.prototype.start = function (...how) { window.heard.push(kind.name); return original.apply(this, how); };
    }
    Navigator.prototype.vibrate = (pattern) => { window.felt.push(pattern); return true; };
    WakeLock.prototype.request = async () => {
        const lock = new EventTarget();
        window.awake.asked += 1;
        window.awake.now += 1;
        lock.release = async () => { window.awake.now -= 1; lock.dispatchEvent(new Event("release")); };
        return lock;
    };
"""

WITHOUT = """
    delete window.AudioContext;
    delete Navigator.prototype.vibrate;
    delete Navigator.prototype.wakeLock;
"""


def choose(page: Page, **settings: object) -> None:
    page.add_init_script(f"localStorage['rollbook.settings'] ??= {json.dumps(json.dumps(settings))}")


def wait_for(page: Page, true: str) -> None:
    wait_until(page, true, f"never came: {true}")


def test_dice_and_an_end_are_heard_and_felt(page: Page, site: str) -> None:
    page.add_init_script(LISTEN)
    choose(page, sound=True, vibration=True)
    player = TuttoPlayer(page, site).new_game(seed="loud", target=1000)
    player.play_to_the_end()
    wait_for(page, "Array.isArray(window.felt.at(-1))")  # the end is told when the dice lie
    heard, felt = page.evaluate("[window.heard, window.felt]")
    assert {"AudioBufferSourceNode", "OscillatorNode"} <= set(heard)
    assert 14 in felt
    assert felt[-1] == [30, 70, 60]


def test_a_switch_lets_one_hear_what_it_is_like(page: Page, site: str) -> None:
    page.add_init_script(LISTEN)
    page.goto(f"{site}#/settings")
    for name in ("Sound", "Vibration"):
        expect(page.get_by_role("switch", name=name)).not_to_be_checked()
        page.get_by_role("switch", name=name).check()
    wait_for(page, "window.heard.length && window.felt.length")
    page.reload()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()


def test_all_is_quiet_unless_wanted_and_the_screen_stays_on_while_a_game_is_on_the_table(page: Page, site: str) -> None:
    page.add_init_script(LISTEN)
    player = TuttoPlayer(page, site).new_game(seed="awake", target=1000)
    wait_for(page, "window.awake.now === 1")
    page.get_by_role("link", name="Home").click()
    wait_for(page, "window.awake.now === 0")
    page.locator("#continue a").click()
    wait_for(page, "window.awake.now === 1")
    player.play_to_the_end()
    wait_for(page, "window.awake.now === 0")
    assert page.evaluate("[window.heard, window.felt]") == [[], []]
    page.goto(f"{site}#/settings")
    page.get_by_role("switch", name="Keep the screen on").uncheck()
    asked = page.evaluate("window.awake.asked")
    page.goto(f"{site}#/tutto")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("window.awake.asked") == asked


def test_a_browser_that_can_do_none_of_it_plays_all_the_same(page: Page, site: str) -> None:
    page.add_init_script(WITHOUT)
    choose(page, sound=True, vibration=True)
    page.goto(f"{site}#/settings")
    expect(page.get_by_role("switch", name="Sound")).to_be_visible()
    expect(page.get_by_role("switch", name="Vibration")).to_have_count(0)
    expect(page.get_by_role("switch", name="Keep the screen on")).to_have_count(0)
    TuttoPlayer(page, site).open().new_game(seed="without", target=1000).play_to_the_end()


# The table that turns


def facing(player: TuttoPlayer) -> list[str]:
    """Which way the table lies in the first turn of each of the first two, and whose they are."""
    found = []
    for _ in range(6):
        assert player.wait_for_turn()
        name = player.table.locator(".seat[aria-current=true]").inner_text().split()[0]
        found.append(f"{name} {player.table.evaluate('view => getComputedStyle(view).rotate')}")
        player.act(enough=0)
    return sorted(set(found))


def test_a_table_turns_for_two_people_who_want_it_and_for_nobody_else(page: Page, site: str) -> None:
    player = TuttoPlayer(page, site).new_game(seed="turned", target=6000)
    assert facing(player) == ["Anna none", "Ben none"]
    choose(page, turned=True)
    page.reload()
    player.new_game(seed="turned", target=6000)
    assert facing(player) == ["Anna none", "Ben 180deg"]
    # Everything can still be tapped where it lies now, and nothing sticks out.
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    player.new_game(seed="turned", people=("Anna", "Ben", "Cleo"), target=6000)
    assert {way.split()[1] for way in facing(player)} == {"none"}
