"""The engine in its frame, from a page with nothing else on it: starting, progress, snapshot, death and hanging."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest
from browser.lone_engine import SEATS, Engine, same_position
from browser.player import one_after_another, wait_until
from playwright.sync_api import Page, Route


@pytest.fixture
def engine(page: Page, site: str) -> Engine:
    return Engine(page, site)


def test_nothing_is_loaded_before_it_is_wanted(engine: Engine) -> None:
    engine.page.wait_for_timeout(200)  # nothing is wanted
    assert engine.ask("engine.state") == "idle"
    assert not engine.page.workers
    assert len(engine.page.frames) == 1


def test_pyscript_writes_nothing_that_nobody_reads(engine: Engine) -> None:
    """Its own package, as source; what is imported is the compiled copy."""

    def listen_in(route: Route) -> None:
        response = route.fetch()
        look = r"import js, os, pyscript\njs.seen = os.listdir()\njs.imported = pyscript.__file__"
        route.fulfill(response=response, body=response.text().replace("sync.call = call", rf"sync.call = call\n{look}"))

    engine.page.route("**/engine-frame.js", listen_in)
    assert engine.new_match()["ok"]
    assert engine.worker.evaluate("[...seen]") == []
    assert "/lib/python314.zip/pyscript/" in engine.worker.evaluate("imported")


def replies_come_in_the_order_of_the_calls(engine: Engine) -> None:
    replies = engine.ask(
        f"""Promise.all([
            engine.call("new", {{ match: "m", game: "tutto", seats: {SEATS!r}, seed: "order" }}),
            engine.call("look", {{ match: "m" }}),
            engine.call("nonsense"),
            engine.call("drop", {{ match: "m" }}),
            engine.call("look", {{ match: "m" }}),
        ]).then((replies) => replies.map((reply) => reply.ok || reply.code))"""
    )
    assert replies == [True, True, "bad_request", True, "unknown_match"]


def a_killed_worker_is_replaced_and_the_match_stands(engine: Engine) -> None:
    engine.new_match("other")
    before = engine.new_match()
    before = engine.call("play", match="m", move=before["legal"][0], rev=before["rev"])
    python = engine.worker
    python.evaluate("() => void setTimeout(() => close())")
    wait_until(engine.page, lambda: python not in engine.page.workers, "the worker does not die")
    after = engine.call("look", match="m")
    assert same_position(before, after)
    assert engine.call("look", match="other")["ok"]
    assert engine.ask("engine.told.states")[-3:] == ["ready", "restarting", "ready"]
    move = engine.call("play", match="m", move=after["legal"][0], rev=after["rev"])
    assert move["ok"]
    assert move["rev"] == after["rev"] + 1


def a_worker_killed_during_a_call_answers_it_after_all(engine: Engine) -> None:
    before = engine.new_match()
    engine.worker.evaluate(
        """() => void setTimeout(() => {
            const end = performance.now() + 500;
            while (performance.now() < end);
            close();
        })"""
    )
    after = engine.call("play", match="m", move=before["legal"][0], rev=before["rev"])
    assert after["ok"]
    assert after["rev"] == before["rev"] + 1


def test_a_hanging_worker_is_given_up(page: Page, site: str) -> None:
    engine = Engine(page, site, call=2000)
    before = engine.new_match()
    engine.worker.evaluate("() => void setTimeout(() => { for (;;); })")
    after = engine.call("look", match="m")
    assert same_position(before, after)
    assert "restarting" in engine.ask("engine.told.states")


REMOVALS = {
    "its frame is removed": "document.querySelector('iframe').remove()",
    "its frame is moved": "document.body.append(document.querySelector('iframe'))",
    "the body is replaced": "document.body.replaceWith(document.createElement('body'))",
    "the body is replaced, and its frame is in the new one": """
        const body = document.createElement("body");
        body.append(...document.body.childNodes);
        document.body.replaceWith(body);
    """,
}
SOME_REMOVALS = ("its frame is removed", "the body is replaced, and its frame is in the new one")
"""One that takes the frame away and one that moves it; slow: all."""


def some_of_it_is_removed_and_the_next_call_is_answered(engine: Engine) -> None:
    check_removals(engine, SOME_REMOVALS)


@pytest.mark.slow
def test_whatever_is_removed_the_next_call_is_answered(engine: Engine) -> None:
    check_removals(engine, REMOVALS)


def check_removals(engine: Engine, removals: Iterable[str]) -> None:
    """And each time there is one frame."""
    before = engine.new_match()
    for removal in removals:
        engine.page.evaluate(f"() => {{ {REMOVALS[removal]} }}")
        assert same_position(before, engine.call("look", match="m")), removal
        assert engine.page.locator("iframe").count() == 1, removal


def a_frame_removed_during_a_call_answers_it_after_all(engine: Engine) -> None:
    before = engine.new_match()
    look = engine.ask(
        """(() => {
            const reply = engine.call("look", { match: "m" });
            setTimeout(() => document.querySelector("iframe").remove());
            return reply;
        })()"""
    )
    assert same_position(before, look)


def test_whatever_dies_each_call_is_answered(engine: Engine) -> None:
    one_after_another(
        engine,
        replies_come_in_the_order_of_the_calls,
        a_killed_worker_is_replaced_and_the_match_stands,
        a_worker_killed_during_a_call_answers_it_after_all,
        some_of_it_is_removed_and_the_next_call_is_answered,
        a_frame_removed_during_a_call_answers_it_after_all,
    )


@pytest.mark.parametrize("moment", [pytest.param("at once", marks=pytest.mark.slow), "when it is loaded"])
def test_a_frame_removed_while_it_starts_is_replaced(engine: Engine, moment: str) -> None:
    engine.page.evaluate(
        """(loaded) => {
            new MutationObserver((_, observer) => {
                const frame = document.querySelector("iframe");
                observer.disconnect();
                if (loaded) frame.addEventListener("load", () => frame.remove());
                else frame.remove();
            }).observe(document.body, { childList: true });
        }""",
        moment != "at once",
    )
    assert engine.new_match()["ok"]


@pytest.mark.first_visit
def test_an_engine_that_cannot_start_says_so_and_can_be_tried_again(engine: Engine) -> None:
    engine.page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=200, body="not wasm"))
    failed = engine.ask("engine.ready.catch((error) => `${error.name}: ${error.message}`)")
    assert failed.startswith("EngineError: the engine cannot be started")
    assert engine.ask("engine.state") == "failed"
    engine.page.unroute("**/pyodide.asm.wasm")
    assert engine.new_match()["ok"]


@pytest.mark.first_visit
def test_a_check_that_never_ends_is_waited_for_no_longer_than_a_call(page: Page, site: str) -> None:
    """Python runs, but nobody says whether what it runs on is whole: tried once more, then told."""

    def serve(route: Route) -> None:
        response = route.fetch()
        script = response.text()
        assert script.count('kind:"whole"') == 1
        route.fulfill(response=response, body=script.replace('kind:"whole"', 'kind:"?"'))

    page.route("**/engine-files.js", serve)
    engine = Engine(page, site, call=1_000)
    failed = engine.ask("engine.ready.catch((error) => error.message)")
    assert failed == "the engine cannot be started: Error: no answer within 1 seconds"
    page.unroute_all()
    assert engine.new_match()["ok"]


@pytest.mark.files_missing
@pytest.mark.first_visit
def test_a_frame_that_cannot_be_had_is_told_at_once(page: Page, site: str) -> None:
    answers: dict[str, Callable[[Route], None]] = {
        "no answer": lambda route: route.abort(),
        "another page": lambda route: route.fulfill(status=404, body="<p>Not found"),
    }
    for file, how in product(("engine.html", "engine-frame.js"), answers):
        engine = Engine(page, site)
        page.route(f"**/web/{file}", answers[how])
        failed = engine.ask("engine.ready.catch((error) => error.message)")
        assert str(failed).endswith("/web/engine.html is not available"), (file, how)
        page.unroute_all()
    assert engine.new_match()["ok"]


@pytest.mark.first_visit
def test_a_host_that_does_not_know_wasm_will_do(engine: Engine) -> None:
    def serve(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="application/octet-stream")

    engine.page.route("**/pyodide.asm.wasm", serve)
    assert engine.new_match()["ok"]
