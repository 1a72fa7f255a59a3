"""What a page is told about values: the moves of a decision, the reason for a move, and a review in slices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp import api, judgement
from pyapp.advice import choose
from pyapp.core.parts import PartMissing
from pyapp.core.slices import finish
from pyapp.games import listed_ids
from pyapp.review import review

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "expert", "name": "Otto"}]


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "j", **params})))
    return reply


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    yield
    ask("drop")
    assert not api._works._kept


def begin(game: str = "_null", **params: Any) -> dict[str, Any]:
    return ask("new", game=game, seats=SEATS, seed="judgement", **params)


def reviewed() -> tuple[dict[str, Any], list[int]]:
    """The review, and how far it was after each call before."""
    done: list[int] = []
    while (reply := ask("review"))["review"] is None:
        done.append(reply["done"])
    found: dict[str, Any] = reply["review"]
    return found, done


def valued() -> tuple[dict[str, Any], int]:
    """The values of all moves, and how many calls were needed: on a busy machine more than one for any game."""
    calls = 1
    while (reply := ask("values"))["moves"] is None:
        calls += 1
    return reply, calls


def test_every_move_of_a_decision_with_its_loss() -> None:
    begin()
    told, _ = valued()
    assert told["seat"] == 0
    assert {one["move"]: (one["wins"], one["loss"]) for one in told["moves"]} == {
        "throw": ([pytest.approx(0.5), pytest.approx(0.5)], 0),
        "pass": ([0, 1], pytest.approx(0.5)),
    }
    assert {one["error"] for one in told["moves"]} == {0}


def test_the_reason_for_a_move() -> None:
    begin()
    ask("play", move="pass")
    reason = ask("reason", step=1)
    assert (reason["move"], reason["best"], reason["loss"]) == ("pass", "throw", pytest.approx(0.5))
    assert reason["value"]["wins"] == [0, 1]
    for step in (0, -1, 2, None):
        assert ask("reason", step=step)["code"] == "bad_request"


def test_a_review_comes_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call that has no time still gets on: otherwise the review would never come."""
    monkeypatch.setattr(judgement, "SLICE", 1e-9)
    begin()
    ask("play", move="throw")
    ask("bot")
    found, done = reviewed()
    assert len(done) > 2
    assert done == sorted(done)
    match = api._matches["j"]
    whole = finish(review(match))
    assert [step["after"] for step in found["steps"]] == [list(step.after.wins) for step in whole.steps]
    assert found["totals"] == [total._asdict() for total in whole.totals]


@pytest.mark.parametrize("game", ["_null", *listed_ids()])
def test_values_come_in_slices(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The same as all at once, whatever else is asked in between."""
    begin(game)
    match = api._matches["j"]
    while len(match.legal) < 2:
        ask("play", move=choose(match, "sensible"))
    whole, _ = valued()
    monkeypatch.setattr(judgement, "SLICE", 1e-9)
    assert ask("values") == {**whole, "moves": None}
    for other in ("look", "deciders", "log"):
        ask(other)
    found, calls = valued()
    assert calls > 1
    assert found == whole


def test_values_of_another_position_start_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "SLICE", 1e-9)
    begin()
    assert ask("values")["moves"] is None
    ask("play", move="throw")
    found, _ = valued()
    assert found["seat"] == 1
    assert ask("values")["moves"] is None
    ask("bot")
    assert ask("values")["code"] == "game_over"


def test_values_and_a_review_do_not_disturb_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    begin()
    ask("play", move="throw")
    whole, review = valued()[0], reviewed()[0]
    monkeypatch.setattr(judgement, "SLICE", 1e-9)
    values = ask("values")
    while (reply := ask("review"))["review"] is None:
        values = ask("values") if values["moves"] is None else values
    while values["moves"] is None:
        values = ask("values")
    assert values == whole
    assert reply["review"] == review


def test_dropping_a_match_forgets_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "SLICE", 1e-9)
    begin()
    ask("play", move="throw")
    assert ask("values")["moves"] is None
    assert ask("review")["review"] is None
    assert len(api._works._kept) == 2
    ask("drop")
    assert not api._works._kept


def test_work_that_fails_starts_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the part with the evaluator was not here yet: the call is repeated when it is."""
    begin()
    whole, review = valued()[0], reviewed()[0]

    def missing(match: Any) -> Any:
        raise PartMissing("_null")

    with monkeypatch.context() as patch:
        for module in ("judgement", "review"):
            patch.setattr(f"pyapp.{module}.evaluator", missing)
        for method in ("values", "review"):
            assert ask(method)["code"] == "part_missing"
    assert valued()[0] == whole
    assert reviewed()[0] == review


def test_a_review_of_another_position_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "SLICE", 1e-9)
    begin()
    ask("play", move="pass")
    assert ask("review")["review"] is None
    ask("undo")
    ask("play", move="throw")
    found, _ = reviewed()
    assert found["steps"][0]["move"] == "throw"


def test_nothing_is_told_while_something_is_secret() -> None:
    """What one seat knows and another does not could be read from what their moves were worth."""
    refused = set()
    for id in listed_ids():
        begin(id)
        match = api._matches["j"]
        while match.outcome is None:
            ask("play", move=choose(match, "sensible"))
            if match.game.mask(match.state, None) != match.state:
                refused.add(id)
                assert ask("review")["code"] == "still_secret"
                decided = [step for step, seat in enumerate(ask("deciders")["seats"], 1) if seat is not None]
                assert ask("reason", step=decided[0])["code"] == "still_secret"
                break
    assert refused
