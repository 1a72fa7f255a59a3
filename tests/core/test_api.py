"""The bridge: JSON in, JSON out, and nothing a caller sends can break it or change a position by mistake."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp import api
from pyapp.games import all_ids, find_game, listed_ids


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply = json.loads(api.call(method, json.dumps(params)))
    assert isinstance(reply, dict)
    return reply


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


def new(**params: Any) -> dict[str, Any]:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "sensible", "name": "Otto"}]
    asked = {"match": "m", "game": "tutto", "seats": seats, "seed": "abc", "options": {"start": "1"}, **params}
    return ask("new", **asked)


def test_games_are_described_for_a_set_up_screen() -> None:
    games = ask("games")["games"]
    assert [game["id"] for game in games] == list(listed_ids())
    tutto = next(game for game in games if game["id"] == "tutto")
    assert tutto["seats"] == [2, 10]
    assert {"id": "target", "clause": "TU-O7", "kind": "number", "default": 6000} | {
        "min": 1000,
        "max": 20000,
        "step": 500,
    } in tutto["options"]
    assert all(option["clause"] for game in games for option in game["options"])


def test_a_new_match_answers_with_the_whole_position() -> None:
    reply = new()
    assert reply["ok"]
    assert reply["turn"] == {"kind": "decide", "seat": 0}
    assert reply["legal"] == ["draw"]
    assert reply["seat"] == 0
    assert reply["record"].startswith("rollbook 1\ngame: tutto 1\n")


def test_a_move_answers_with_one_frame_per_step() -> None:
    rev = new()["rev"]
    reply = ask("play", match="m", move="draw", rev=rev)
    moves = [frame["move"].split()[0] for frame in reply["frames"]]
    assert moves[:2] == ["draw", "card"]
    assert [frame["step"] for frame in reply["frames"]] == list(range(1, len(moves) + 1))
    assert reply["frames"][-1]["view"] == reply["view"]
    assert reply["rev"] == rev + 1


def test_a_refused_request_changes_nothing() -> None:
    before = new()
    for params, code in [
        ({"move": "stop"}, "illegal_move"),
        ({"move": ""}, "bad_move"),
        ({"move": None}, "bad_move"),
        ({"move": "draw", "rev": 99}, "stale"),
        ({"move": "draw", "seat": 1}, "not_your_turn"),
        ({"move": "draw", "rev": "1"}, "bad_request"),
    ]:
        reply = ask("play", match="m", **params)
        assert (reply["ok"], reply["code"], reply["rev"]) == (False, code, before["rev"])
    after = ask("look", match="m")
    assert {**after, "frames": []} == {**before, "frames": []}


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "../core"}, "unknown_game"),
        ({"game": 7}, "unknown_game"),
        ({"seed": ""}, "bad_seed"),
        ({"seed": None}, "bad_request"),
        ({"seats": []}, "bad_seat"),
        ({"seats": ["Anna", "Ben"]}, "bad_request"),
        ({"seats": [{"kind": "person", "name": "x" * 10_000}] * 2}, "bad_seat"),
        ({"seats": "all"}, "bad_request"),
        ({"options": {"target": 7}}, "bad_option"),
        ({"options": {"target": {"a": 1}}}, "bad_option"),
        ({"options": []}, "bad_request"),
        ({"options": 5}, "bad_request"),
        ({"table": ["nonsense"]}, "bad_option"),
        ({"match": None}, "bad_request"),
    ],
)
def test_bad_set_ups(params: dict[str, Any], code: str) -> None:
    reply = new(**params)
    assert reply["code"] == code
    assert len(json.dumps(reply)) < 5000, "a refusal does not repeat a flood"


def test_markup_in_a_name_is_just_a_name() -> None:
    name = "<img src=x onerror=alert(1)>"
    assert new(seats=[{"kind": "person", "name": name}] * 2)["seats"][0]["name"] == name


@pytest.mark.parametrize("params", ["", "{", "null", "[]", "7", '"x"', "[" * 100_000, '{"match": 1}'])
@pytest.mark.parametrize("method", [*api.METHODS, "nonsense", "__class__"])
def test_no_request_raises(method: str, params: str) -> None:
    reply = json.loads(api.call(method, params))
    assert reply["ok"] in (True, False)
    assert reply.get("code") != "internal"


def test_a_bug_of_ours_is_reported_with_a_record_and_the_position_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    before = new()

    tutto = type(find_game("tutto"))
    works = tutto.apply

    def broken(self: Any, state: Any, move: str) -> Any:
        if move == "draw":
            return works(self, state, move)
        raise ZeroDivisionError("boo")

    monkeypatch.setattr(tutto, "apply", broken)
    reply = ask("play", match="m", move="draw")
    assert reply["code"] == "internal"
    assert ask("look", match="m")["record"] == before["record"], "not even half of the move is left"
    assert reply["params"]["error"] == "ZeroDivisionError('boo')"
    assert reply["params"]["record"] == ask("share", match="m")["record"], "what somebody sends us tells no secret"
    monkeypatch.undo()
    assert ask("play", match="m", move="draw")["ok"]


def test_loading_swaps_only_on_success() -> None:
    first = new()
    reply = ask("load", match="m", record=first["record"].replace("draw", "") + "nonsense\n")
    assert reply["code"] == "bad_record"
    assert reply["params"]["line"] == first["record"].count("\n") + 1
    assert ask("look", match="m")["record"] == first["record"]
    played = ask("play", match="m", move="draw")
    again = ask("load", match="other", record=played["record"], rev=played["rev"])
    for key in ("rev", "legal", "view", "turn", "record", "step"):
        assert again[key] == played[key]


def test_a_shared_link_reveals_no_coming_dice() -> None:
    new()
    ask("play", match="m", move="draw")
    code = ask("share", match="m")["code"]
    opened = ask("load", match="guest", code=code, seed="their-own")
    assert opened["ok"]
    assert "abc" not in opened["record"]
    assert opened["seed"] == "their-own"
    assert opened["view"] == ask("look", match="m")["view"]


def test_bots_move_only_when_it_is_their_turn() -> None:
    new()
    assert ask("bot", match="m")["code"] == "not_your_turn"
    reply = new(options={"start": "2"})
    assert reply["legal"] == [], "a bot's moves are not the person's"
    after = ask("bot", match="m", rev=reply["rev"])
    assert after["ok"]
    assert after["frames"][0]["seat"] == 1


def test_undo_hint_log_look_and_drop() -> None:
    reply = new()
    assert not reply["can_undo"]
    assert ask("undo", match="m")["code"] == "cannot_undo"
    assert ask("hint", match="m")["move"] == "draw"
    played = ask("play", match="m", move="draw")
    assert len(ask("log", match="m")["frames"]) == played["steps"]
    start = ask("look", match="m", step=0)
    assert (start["step"], start["legal"], start["view"]["card"]) == (0, [], None)
    assert ask("look", match="m", step=99)["code"] == "bad_request"
    assert ask("look", match="m", seat=7)["code"] == "bad_request"
    assert ask("drop", match="m")["ok"]
    assert ask("look", match="m")["code"] == "unknown_match"


@pytest.mark.parametrize("id", all_ids())
def test_every_game_can_be_played_over_the_bridge(id: str) -> None:
    """To the end by hints and bots, with every reply plain JSON and every frame shown to every seat."""
    info = find_game(id).info
    seats = [{"kind": "person", "name": "Anna"}] + [{"kind": "sensible", "name": "Otto"}] * (info.seats[1] - 1)
    reply = ask("new", match="g", game=id, seats=seats, seed="bridge", options={})
    for _ in range(3000):
        if reply["turn"]["kind"] == "over":
            break
        if reply["turn"]["seat"] == 0:
            hint = ask("hint", match="g")["move"]
            assert hint in reply["legal"]
            reply = ask("play", match="g", move=hint)
        else:
            reply = ask("bot", match="g")
        assert reply["ok"], reply
    assert reply["outcome"]["ranks"]
    assert ask("hint", match="g")["code"] == "game_over"
    for seat in range(len(seats)):
        assert ask("look", match="g", seat=seat, step=1)["ok"]
        assert ask("log", match="g", seat=seat)["ok"]


def test_the_log_comes_in_parts() -> None:
    """Any part equals that part of the whole log, and steps that do not exist are refused."""
    reply = new()
    for _ in range(30):
        reply = ask("play", match="m", move=reply["legal"][0]) if reply["legal"] else ask("bot", match="m")
    steps = reply["steps"]
    whole = ask("log", match="m")
    assert len(whole["frames"]) == steps
    for start, end in ((0, 0), (0, 1), (0, steps), (3, 9), (steps - 1, steps), (steps, steps)):
        assert ask("log", match="m", **{"from": start, "to": end})["frames"] == whole["frames"][start:end]
    assert ask("log", match="m", **{"from": 5})["frames"] == whole["frames"][5:]
    assert ask("log", match="m", to=5)["frames"] == whole["frames"][:5]
    for start, end in ((-1, 3), (4, 3), (0, steps + 1), (steps + 1, steps + 1), (0, True), (0.5, 2), ("0", 2)):
        assert ask("log", match="m", **{"from": start, "to": end})["code"] == "bad_request", (start, end)


def test_who_decided_and_who_started() -> None:
    reply = new()
    assert ask("log", match="m")["first"] is None
    for _ in range(10):
        reply = ask("play", match="m", move=reply["legal"][0]) if reply["legal"] else ask("bot", match="m")
    log = ask("log", match="m")
    assert ask("deciders", match="m")["seats"] == [frame["seat"] for frame in log["frames"]]
    began = next(frame for frame in log["frames"] if frame["seat"] is not None)
    later = ask("log", match="m", **{"from": reply["steps"]})
    assert log["first"] == later["first"] == {"step": began["step"], "seat": began["seat"]}


def test_a_look_at_several_steps() -> None:
    """All frames from one position to another in one reply, equal to the replies for each step."""
    reply = new()
    for _ in range(10):
        reply = ask("play", match="m", move=reply["legal"][0]) if reply["legal"] else ask("bot", match="m")
    steps = reply["steps"]
    for start, end in ((0, 4), (3, 3), (2, steps)):
        single = [ask("look", match="m", **{"from": step - 1, "step": step}) for step in range(start + 1, end + 1)]
        several = ask("look", match="m", **{"from": start, "step": end})
        assert several["frames"] == [frame for look in single for frame in look["frames"]]
        assert several["step"] == end
    assert ask("look", match="m", step=3)["frames"] == ask("look", match="m", **{"from": 2, "step": 3})["frames"]
    for start, end in ((-1, 3), (4, 3), (0, steps + 1)):
        assert ask("look", match="m", **{"from": start, "step": end})["code"] == "bad_request"
