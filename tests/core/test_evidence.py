"""What a page is told about the dice: of a running game no more than a fingerprint, of a finished one everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playing import ROOT

from pyapp import api
from pyapp.core.match import Match, Seat
from pyapp.core.record import write
from pyapp.core.stream import fingerprint
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out

SEED = "only-for-this-game"
SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "sensible", "name": "Otto"}]


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    return reply


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


def record(seed: str, id: str = "_null") -> str:
    return write(play_out(Match(find_game(id), [Seat("sensible", "Mia"), Seat("random", "Otto")], {}, seed)))


def more(games: int, **params: Any) -> dict[str, Any]:
    return ask("audit_more", games=games, **params)


@pytest.mark.parametrize("id", listed_ids())
def test_a_running_game_tells_only_its_fingerprint(id: str) -> None:
    ask("new", match="m", game=id, seats=SEATS, seed=SEED)
    reply = ask("audit", match="m")
    assert reply == {"ok": True, "fingerprint": fingerprint(SEED), "seed": None, "program": None, "report": None}


def test_a_game_that_is_over_tells_everything() -> None:
    ask("load", match="m", record=record(SEED))
    reply = ask("audit", match="m")
    assert (reply["fingerprint"], reply["seed"]) == (fingerprint(SEED), SEED)
    assert repr(SEED) in reply["program"]
    report = reply["report"]
    assert (report["games"], report["wrong"], report["typed"], report["repeated"]) == (1, [], 0, 0)
    assert report["verdict"]["code"] == "few"
    (part,) = report["parts"]
    assert (part["sort"], part["game"], part["tests"], part["people"]) == ("dice", "_null", 0, 0)
    assert part["size"] == part["bots"] == report["checked"] == sum(face["bots"] for face in part["faces"])


def test_a_game_without_a_seed_has_nothing_to_tell() -> None:
    text = record(SEED).replace(f"seed: {SEED}\n", "")
    ask("load", match="m", record=text)
    reply = ask("audit", match="m")
    assert (reply["fingerprint"], reply["seed"], reply["program"]) == (None, None, None)
    assert reply["report"]["verdict"]["code"] == "none"


def test_a_fingerprint_tells_seeds_apart_and_is_no_part_of_the_dice() -> None:
    found = {fingerprint(f"seed{number}") for number in range(1000)}
    assert len(found) == 1000
    documented = " ".join((ROOT / "docs" / "dice.md").read_text(encoding="utf-8").split())
    assert f"For the seed `rollbook` it is `{fingerprint('rollbook')}`." in documented


def test_games_are_added_one_by_one() -> None:
    records = [record(f"{id}{number}", id) for id in listed_ids() for number in range(2)]
    for games, text in enumerate(records):
        assert more(games, record=text) == {"ok": True, "games": games + 1, "report": None}
    report = more(len(records))["report"]
    assert report["games"] == len(records)
    kinds = {part["sort"] for part in report["parts"]}
    assert kinds == {"dice", "draw", "lot"}
    several = [part for part in report["parts"] if part["game"] == "" and part["sort"] == "dice"]
    assert [face["face"] for face in several[0]["faces"]] == list("123456")
    assert more(0)["report"]["games"] == 0


def test_a_changed_roll_is_named_and_a_damaged_record_is_left_out() -> None:
    text = record("changed")
    moves = text.splitlines()
    at = next(at for at, line in enumerate(moves) if line.startswith("roll "))
    changed = "roll 1" if moves[at] != "roll 1" else "roll 2"
    reply = more(0, record="\n".join([*moves[:at], changed, *moves[at + 1 :]]))
    assert reply["games"] == 1
    refused = more(1, record=text.replace("throw", "sing", 1))
    assert (refused["ok"], refused["code"]) == (False, "bad_record")
    report = more(1)["report"]
    assert report["wrong_count"] == 1
    assert report["wrong"] == [
        {"number": 1, "game": "_null", "step": 2, "move": changed, "expected": moves[at]},
    ]


def test_an_engine_that_has_forgotten_says_so() -> None:
    """It may have been restarted between two games."""
    more(0, record=record("forgotten"))
    assert more(7, record=record("other"))["code"] == "bad_request"
    assert more(7)["code"] == "bad_request"
    assert more(1)["report"]["games"] == 1


def test_a_running_game_is_not_counted() -> None:
    running = ask("new", match="m", game="_null", seats=SEATS, seed=SEED)["record"]
    assert more(0, record=running)["code"] == "still_secret"
    assert more(0)["report"]["games"] == 0


def test_before_a_game_only_a_seed_that_is_allowed_has_a_fingerprint() -> None:
    assert ask("fingerprint", seed="rollbook") == {"ok": True, "fingerprint": "b149 5a6a a027 39ec"}
    for seed in ("", "no seed", "x" * 65, "é", None, 7, ["a"]):
        assert ask("fingerprint", seed=seed)["code"] == "bad_seed"
