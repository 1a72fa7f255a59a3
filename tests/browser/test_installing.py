"""The app is installed: its manifest, the invitation, and the way where only the browser's menu can do it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

pytestmark = pytest.mark.first_visit


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow"}


def test_the_browser_finds_nothing_wrong_with_the_manifest(page: Page, context: BrowserContext, site: str) -> None:
    page.goto(f"{site}?lang=it")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "web/manifest/it.webmanifest")
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{site}web/manifest/it.webmanifest"
    manifest = json.loads(found["data"])
    assert manifest["lang"] == "it"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


OFFER_INSTALL = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.asked = true; return { outcome: "accepted" }; };
    dispatchEvent(event);
    return event.defaultPrevented;
}"""


def test_the_invitation_to_install_comes_on_the_second_visit_and_takes_no_for_an_answer(page: Page, site: str) -> None:
    def visit() -> None:
        page.goto("about:blank")
        page.goto(f"{site}?lang=de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert page.evaluate(OFFER_INSTALL) is True, "the browser's own bar is put off"

    offer = page.locator("#offer .offer")
    visit()
    page.wait_for_timeout(100)  # nothing is offered
    expect(offer).to_have_count(0)

    page.evaluate("localStorage['rollbook.install'] = JSON.stringify({ visits: 1, last: 0 })")
    visit()
    expect(offer).to_contain_text("Ein Fingertipp genügt, auch offline")
    offer.get_by_role("button", name="Nicht jetzt").click()
    expect(offer).to_have_count(0)

    visit()
    page.goto(f"{site}?lang=de#/settings")
    page.get_by_role("button", name="Installieren").click()
    assert page.evaluate("window.asked") is True
    page.goto(f"{site}?lang=de#/")
    expect(offer).to_have_count(0)


def test_where_only_the_browser_s_menu_can_install_it_says_how(page: Page, site: str) -> None:
    page.add_init_script("navigator.standalone = false")
    page.goto(f"{site}#/settings")
    expect(page.locator(".settings")).to_contain_text("Add to Home Screen")
