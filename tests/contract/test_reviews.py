"""The review of every game: it adds up, and its skill is what the values said while the game was played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from goldens import folder, record_to_review, review_facts
from playing import NAMES

from pyapp import api
from pyapp.choices import choices
from pyapp.games import find_game, listed_ids

DECISIONS = 6
"""How often the coach is followed, or the opposite is done; a bot that knows nothing of values finishes the game."""


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "review", **params})))
    assert reply["ok"], reply
    return reply


def reviewed() -> dict[str, Any]:
    while (reply := ask("review"))["review"] is None:
        pass
    found: dict[str, Any] = reply["review"]
    return found


def check_sums(found: dict[str, Any]) -> None:
    for total in found["totals"]:
        parts = total["luck"] + total["skill"] + total["rest"]
        assert parts == pytest.approx(total["result"] - total["start"], abs=1e-9)
    assert sum(total["start"] for total in found["totals"]) == pytest.approx(1)


@pytest.mark.parametrize("id", listed_ids())
def test_the_review_of_the_golden_game(id: str, regenerate: bool) -> None:
    """To the last digit; tests/pyodide and tests/engines compare with the same file."""
    ask("load", record=record_to_review(id))
    found = reviewed()
    check_sums(found)
    path = folder(id) / "review.json"
    if regenerate:
        path.write_text(review_facts(found), encoding="utf-8")
    assert review_facts(found) == path.read_text(encoding="utf-8")
    ask("drop")


def follow(id: str, *, best: bool) -> tuple[dict[str, Any], float]:
    """The account of somebody who takes the coach's best move, or the worst, and what that cost by itself."""
    info = find_game(id).info
    seats = [{"kind": "sensible", "name": name} for name in NAMES[: max(2, info.seats[0])]]
    shortest = {option["id"]: option["min"] for option in choices(id)["options"] if "min" in option}
    now = ask("new", game=id, seats=seats, options=shortest, seed="coach")
    advised: list[int] = []
    while now["outcome"] is None:
        legal = api._matches["review"].legal
        if now["turn"]["seat"] == 0 and len(advised) < DECISIONS and len(legal) > 1:
            advised.append(now["steps"])
            while (told := ask("values"))["moves"] is None:
                pass
            by_loss = sorted(told["moves"], key=lambda one: float(one["loss"]))
            now = ask("play", move=by_loss[0 if best else -1]["move"])
        else:
            now = ask("bot")
    found = reviewed()
    check_sums(found)
    ask("drop")
    account: dict[str, Any] = found["totals"][0]
    return account, sum(found["steps"][at]["loss"] for at in advised)


@pytest.mark.parametrize("id", listed_ids())
def test_the_coach_s_best_moves_cost_nothing_and_the_worst_ones_do(id: str) -> None:
    (good, nothing), (bad, much) = follow(id, best=True), follow(id, best=False)
    assert nothing == 0
    assert much > 0.05
    assert bad["lost"] >= much
    assert bad["lost"] > good["lost"]  # skill also has what the others gave away, which differs
