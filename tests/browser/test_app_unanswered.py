"""A table whose engine does not answer: it says so, offers to try again, and the game goes on from there."""

from __future__ import annotations

import pytest
from browser.player import PATIENCE, appear, go, id_of
from browser.records import written
from playwright.sync_api import Page, expect

ANNA_TO_PLAY = written("tutto", seed="unanswered")
OTTO_TO_PLAY = ANNA_TO_PLAY.replace("seat: person Ben", "seat: sensible Otto").replace("start 1", "start 2")


def cut_off(page: Page) -> None:
    """The engine is gone, and no other one can be started."""
    page.route("**/web/engine.html", lambda route: route.fulfill(status=404, body="<p>Not found"))
    page.evaluate("document.querySelector('iframe').remove()")


@pytest.mark.files_missing
def test_a_turn_without_an_answer_can_be_tried_again(page: Page, site: str) -> None:
    """A person's, whose table stays as it was, and a bot's, which waits for somebody to say so."""
    page.goto(site)
    appear(page, ".home")
    strip = page.locator("body > .loading.foot")
    for record, action in ((ANNA_TO_PLAY, "Turn up a card"), (OTTO_TO_PLAY, "Try again")):
        go(page, f"play/{id_of(record)}", record)
        appear(page, "tutto-table")
        cut_off(page)
        button = page.locator(".actions .act").filter(has_text=action)
        if record == ANNA_TO_PLAY:
            button.click()
        expect(strip).to_contain_text("The game engine won’t start", timeout=PATIENCE)
        page.unroute_all()
        button.click(timeout=PATIENCE)
        expect(strip).to_be_hidden(timeout=PATIENCE)
        expect(page.locator(".card.top:not(.back)")).to_be_visible(timeout=PATIENCE)
