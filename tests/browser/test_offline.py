"""The app kept on the device by the real service worker: without a network, cut short, renewed, afresh.

Here the host is our own, so that requests can be counted and it can be gone: its folder is dist/, or another version of
it that the build's own function has sealed. A first visit fetches hundreds of files: a test whose subject comes later
goes on from one that the tests have in common, and has to leave everything kept as it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import keeper as kept_by
from browser.games import OTHER, SAMPLE
from browser.keeper import READY, Keeper, Keepers, as_ever, cached, first_move, make_move, wait_until_kept
from browser.newer import LOOK_FOR_UPDATE, finished_game, make_newer
from browser.player import PATIENCE, noted, trouble, wait_until
from browser.words import has_pictures, written_rules
from games.tutto.browser import TuttoPlayer
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from static_host import StaticHost

import build
from web.build import articles, bundle

GAMES = sorted(folder.name for folder in (build.WEB / "games").iterdir())
NOT_ALL = "Not everything is saved offline yet. The download continues when you’re online."
LAST = f"web/text/nl/{max(file.name for file in (build.WEB / 'text' / 'nl').glob('*.ftl'))}"
"""The last file the worker fetches."""


@pytest.fixture(scope="module")
def one_host(dist: Path) -> Iterator[StaticHost]:
    host = StaticHost(dist, packs=True)
    yield host
    host.stop()


@pytest.fixture
def host(request: pytest.FixtureRequest, dist: Path) -> Iterator[StaticHost]:
    """The one of all who have been here; for a test marked first_visit, one that nobody else can ask for anything."""
    if request.node.get_closest_marker("first_visit"):
        host = StaticHost(dist, packs=True)
        yield host
        host.stop()
        return
    host = request.getfixturevalue("one_host")
    as_ever(host)
    yield host


@pytest.fixture
def origin(host: StaticHost) -> str:
    return host.origin


@pytest.fixture
def site(host: StaticHost) -> str:
    return host.site


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow", "reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def keepers() -> Iterator[Keepers]:
    keepers = Keepers()
    yield keepers
    if keepers.whole:
        keepers.whole.context.close()


@pytest.fixture
def keeper(
    request: pytest.FixtureRequest,
    keepers: Keepers,
    browser: Browser,
    browser_context_args: dict[str, Any],
    host: StaticHost,
) -> Iterator[Keeper]:
    keeper = keepers.whole or Keeper(browser, browser_context_args, host)
    as_ever(host)
    keepers.whole = None
    yield keeper
    as_ever(host)
    if request.node.rep_call.passed and keeper.is_whole():
        keepers.whole = keeper
    else:
        keeper.context.close()


@pytest.fixture
def context(request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """That of a device which has kept everything; for a test marked first_visit, somebody new."""
    if request.node.get_closest_marker("first_visit"):
        yield request.getfixturevalue("new_context")()
    else:
        yield request.getfixturevalue("keeper").context


def test_after_the_first_visit_nothing_needs_a_network(
    page: Page, context: BrowserContext, keeper: Keeper, host: StaticHost, site: str
) -> None:
    big = [path for path in keeper.asked if "/engine/" in path and not path.endswith("/core.js")]
    assert len(big) > 6
    assert {path: keeper.asked[path] for path in big if keeper.asked[path] > 1} == {}, "what is here comes only once"
    # Browsers keep what is in a frame apart, so its page of a few lines comes twice.
    again = {path for path, times in keeper.sent.items() if times > 1 and not path.endswith("/core.js")}
    assert again <= {"web/engine.html"}, "and of what may have changed the host sends nothing twice"
    assert not any("screenshot" in path for path in keeper.asked)

    page.goto(site)
    wait_until_kept(page)
    host.stop()
    context.set_offline(True)
    # Without so much as a reload: games and languages that were not looked at yet.
    page.locator("#language").select_option("fr")
    expect(page.locator("#offline")).to_have_text("Disponible hors ligne. Tout fonctionne sans connexion.")
    first_move(page, site, GAMES[0])
    # And from nothing, as it will be the next time.
    for game in GAMES:
        save = first_move(page, site, game, query="?lang=hu")
        assert save["game"] == game
        expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.goto(f"{site}no/such/page.html?x=1")
    expect(page.get_by_role("heading", name="Rollbook")).to_be_visible()
    expect(page.locator("#continue li")).to_have_count(len(GAMES) + 1)
    assert page.url.startswith(f"{site}"), "an address that is not there leads home"
    assert "such" not in page.url


@pytest.mark.files_missing
def test_what_has_been_cleared_away_is_fetched_again(
    page: Page, context: BrowserContext, keeper: Keeper, host: StaticHost, site: str
) -> None:
    page.goto(f"{site}blank.html")
    page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")
    context.new_cdp_session(page).send("Network.clearBrowserCache")

    # Not without the host: the app has nothing to come from, and that is no riddle; it may be here again later.
    host.stop()
    page.goto("about:blank")
    with pytest.raises(Error, match=r"net::ERR_(FAILED|CONNECTION_REFUSED)"):
        page.goto(site)
    page.wait_for_url("chrome-error://**")
    host.start()

    page.goto(site)
    expect(page.locator("#offline")).to_contain_text("Saving for offline use", timeout=PATIENCE)
    wait_until_kept(page)
    assert sorted(cached(page)) == keeper.files

    # The line breaks half-way: the page says so, and the download continues when there is a network.
    page.evaluate(kept_by.FORGET_SOME, "text/it/")
    host.instead[LAST.replace("/nl/", "/it/")] = None
    page.reload()
    expect(page.locator("#offline")).to_have_text(NOT_ALL, timeout=PATIENCE)
    host.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    wait_until_kept(page)
    assert sorted(cached(page)) == keeper.files
    host.stop()
    context.set_offline(True)
    assert first_move(page, site, GAMES[0], query="?lang=it")["game"] == GAMES[0]


@pytest.mark.first_visit
def test_a_metered_line_waits_to_be_asked_and_only_what_is_missing_or_damaged_comes_again(
    page: Page, context: BrowserContext, host: StaticHost, site: str
) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    host.instead[LAST] = None
    page.goto(f"{site}#/settings")
    status = page.locator("section p[role=status]")
    expect(status).to_contain_text("slow or set to save data", timeout=PATIENCE)
    assert "sw.js" not in host.asked
    assert not any("snapshot" in path for path in host.asked)
    page.get_by_role("button", name="Save everything offline").click()
    expect(status).to_contain_text("Not everything is saved", timeout=PATIENCE)
    asked = Counter(host.asked)
    assert asked[f"web/text/nl/{OTHER}.ftl"] == 1

    # It comes, but with a letter wrong: that is noticed, it is asked for once more, and it is not kept.
    host.instead[LAST] = (build.DIST / LAST).read_bytes().replace(b"a", b"e", 1)
    page.get_by_role("button", name="Save everything offline").click()
    wait_until(page, lambda: host.sent[LAST], "what is missing is not asked for")
    expect(status).to_contain_text("Not everything is saved", timeout=PATIENCE)
    assert not [key for key in cached(page) if key.startswith(LAST)]

    host.mend()
    page.get_by_role("button", name="Save everything offline").click()
    expect(status).to_have_text(READY, timeout=PATIENCE)
    assert [key for key in cached(page) if key.startswith(LAST)]
    assert set(host.asked - asked) == {"sw.js", LAST}, "only what was missing"


READ = "paths => Promise.all(paths.map(async (path) => (await fetch(path)).text()))"


def test_every_rule_page_opens_without_a_network(
    page: Page, context: BrowserContext, host: StaticHost, site: str
) -> None:
    page.goto(f"{site}blank.html")
    host.stop()
    context.set_offline(True)
    rules = [f"{game}.{language}" for game, languages in articles.sources(build.WEB).items() for language in languages]
    assert {f"{SAMPLE}.{language}" for language in build.LANGUAGES} <= {*rules}
    for name, text in zip(rules, page.evaluate(READ, [f"rules/{name}.html" for name in rules]), strict=True):
        article = text.partition("<article")[2].partition("</article>")[0]
        game, _, language = name.partition(".")
        assert len(re.sub(r"<[^>]*>", "", article)) > len(written_rules(game, language)), name
        assert "<svg" in article or not has_pictures(game), name
    for game in filter(has_pictures, articles.sources(build.WEB)):
        page.goto(f"{site}rules/{game}.en.html")
        expect(page.locator("article .drawn svg").first).to_be_visible()
    # And what it shows can be played: the lesson, and an example.
    page.goto(f"{site}rules/tutto.en.html")
    for shown in ("#lesson rollbook-game", "rollbook-game[example] >> nth=0"):
        page.locator(shown).get_by_role("button").first.click()
        frame = page.locator(shown).locator("iframe").content_frame
        expect(frame.locator("tutto-table[data-mode=live]")).to_be_visible(timeout=PATIENCE)


# What is damaged


@pytest.mark.files_missing
@pytest.mark.parametrize("end", ["/stdlib.zip", pytest.param(".wasm", marks=pytest.mark.slow)])
def test_what_was_damaged_on_the_device_is_fetched_anew(page: Page, host: StaticHost, site: str, end: str) -> None:
    """An archive, which is checked by its hash; slow: the interpreter, which does not compile."""
    page.goto(f"{site}blank.html")
    page.evaluate(kept_by.SPOIL_KEPT, [end, 0.5])
    host.stop()
    page.goto(f"{site}#/new/tutto?seats=2&bots=0")
    expect(trouble(page)).to_contain_text("won’t start in this browser", timeout=PATIENCE)
    assert not any(key.endswith(end) for key in cached(page)), end
    host.start()
    page.reload()
    page.locator(".start-bar .act").click(timeout=PATIENCE)
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)
    assert any(key.endswith(end) for key in cached(page)), f"{end} is kept again"


@pytest.mark.files_missing
def test_what_starts_though_it_was_damaged_on_the_device_is_found_out_and_replaced(
    page: Page, host: StaticHost, site: str
) -> None:
    """Among the interpreter's data: it is compiled whatever they are, and looked at only when Python runs already."""
    page.goto(f"{site}blank.html")
    page.evaluate(kept_by.SPOIL_KEPT, [".wasm", 0.9])
    (wasm,) = build.DIST.rglob("*.wasm")
    whole = bundle.size_and_hash(wasm)["sha256"]
    assert page.evaluate(kept_by.HASH_OF_KEPT, ".wasm") != whole
    before = first_move(page, site, SAMPLE)
    after = make_move(TuttoPlayer(page, site), SAMPLE)
    assert after["record"].startswith(before["record"])
    wait_until(page, lambda: page.evaluate(kept_by.HASH_OF_KEPT, ".wasm") == whole, "nobody has noticed")


# The way out


def test_fresh_clears_everything_but_the_games(
    page: Page, context: BrowserContext, host: StaticHost, site: str
) -> None:
    save = first_move(page, site, SAMPLE)
    page.evaluate(
        """async () => {
            const name = (await caches.keys()).find((name) => name.includes("files"));
            await (await caches.open(name)).put("mark", new Response());
        }"""
    )

    # Without a network there would be nothing left to play with.
    host.stop()
    context.set_offline(True)
    page.goto(f"{site}?fresh&lang=en")
    expect(noted(page)).to_contain_text("Nothing was cleared", timeout=PATIENCE)
    assert any(key.endswith("mark") for key in cached(page))

    host.start()
    context.set_offline(False)
    asked = host.sent["web/app.js"]
    page.goto(f"{site}?fresh&lang=en")
    expect(page).to_have_url(f"{site}?lang=en", timeout=PATIENCE)
    wait_until_kept(page)
    assert not any(key.endswith("mark") for key in cached(page))
    assert host.sent["web/app.js"] > asked
    assert TuttoPlayer(page, site).stored()[0]["record"] == save["record"]
    page.locator("#continue a").click()
    expect(page.locator("tutto-table")).to_be_visible(timeout=PATIENCE)


# A new version


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Path:
    return make_newer(tmp_path_factory.mktemp("newer") / "dist", dist)


def test_a_new_version_waits_for_the_end_of_the_game(
    page: Page, context: BrowserContext, host: StaticHost, site: str, newer: Path
) -> None:
    """The last of those that go on from a common visit: it leaves another version behind."""
    player = TuttoPlayer(page, site)
    before = first_move(page, site, "tutto")
    revisions = [key for key in cached(page) if key.startswith("web/app.js")]
    assert len(revisions) == 1

    # Half of it is on the host: the new worker, but still the old script.
    host.folder = newer
    host.instead["web/app.js"] = (build.DIST / "web" / "app.js").read_bytes()
    assert page.evaluate(LOOK_FOR_UPDATE) is False
    page.reload()
    expect(player.table).to_be_visible(timeout=PATIENCE)
    host.instead.clear()

    # Now all of it. The old version goes on, with files the host no longer has.
    assert page.evaluate(LOOK_FOR_UPDATE) is True
    expect(page.locator(".offer")).to_be_hidden()
    other = context.new_page()
    other.goto(f"{site}#/new/{OTHER}")
    other.locator(".start-bar .act").click(timeout=PATIENCE)
    expect(other.locator(f"{OTHER}-table")).to_be_visible(timeout=PATIENCE)
    assert not any("NEWER" in key for key in host.asked if host.asked[key] > 1)
    other.goto(f"{site}#/")
    expect(other.locator(".home-foot")).not_to_contain_text("Newer!")
    offer = other.locator("#offer .offer")
    expect(offer).to_contain_text("A new version is available.", timeout=PATIENCE)
    offer.get_by_role("button", name="Update").click()
    expect(noted(other)).to_contain_text("A game is open in another window")
    expect(other.locator(".home-foot")).not_to_contain_text("Newer!")

    # Where a game is over, it is offered too.
    finished = finished_game()
    other.evaluate("save => { localStorage[`rollbook.game.${save.id}`] = JSON.stringify(save) }", finished)
    other.goto(f"{site}#/play/{finished['id']}")
    offer = other.get_by_role("dialog").locator(".offer")
    expect(offer).to_contain_text("A new version is available.", timeout=PATIENCE)
    other.goto(f"{site}#/")

    # Nobody plays any more: both windows get it, as was asked for, the game is there and goes on.
    page.get_by_role("link", name="Home").click()
    for window in (page, other):
        expect(window.locator(".home-foot")).to_contain_text("Newer!", timeout=PATIENCE)
    page.locator("#continue [data-game=tutto] a").click()
    expect(player.table).to_be_visible(timeout=PATIENCE)
    saved = {save["id"]: save for save in player.stored()}
    assert saved[before["id"]]["record"] == before["record"]
    after = make_move(player, "tutto")
    assert after["id"] == before["id"]
    kept = cached(page)
    assert [key for key in kept if key.startswith("web/app.js")] != revisions
    assert len([key for key in kept if key.startswith("web/app.js")]) == 1, "the old version is gone"
    assert "web/chunks/view-NEWER234.js" in kept

    host.stop()
    page.reload()
    expect(player.table).to_be_visible(timeout=PATIENCE)
