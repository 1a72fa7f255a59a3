"""Complete replies of the bridge, field by field, so that none goes wrong or missing unnoticed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from playing import ROOT

from pyapp import __version__, api, choices
from pyapp.advice import choose
from pyapp.core import record
from pyapp.core.bot import Position
from pyapp.core.game import Event, Sound
from pyapp.core.stream import Stream, bot_stream
from pyapp.games import find_bots, find_figure, find_game, listed_ids

ANNA, BEN, OTTO = ({"kind": kind, "name": name} for kind, name in
                   (("person", "Anna"), ("person", "Ben"), ("random", "Otto")))  # fmt: skip
RECORD = "rollbook 1\ngame: _null 1\nseat: person Anna\nseat: person Ben\nseed: abc\n\n"


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "m", **params})))
    return reply


def new(*seats: dict[str, str], **params: Any) -> dict[str, Any]:
    return ask("new", **{"game": "_null", "seats": list(seats or (ANNA, BEN)), "seed": "abc", **params})


def shown(scores: list[int], player: int | None, *, rolling: bool = False) -> dict[str, Any]:
    moves = [] if rolling or player is None else ["pass", "throw"]
    return {
        "phase": "over" if player is None else "roll" if rolling else "start",
        "player": player,
        "scores": scores,
        "choices": [{"move": move, "kind": move} for move in moves],
    }


def test_a_position() -> None:
    start = {
        "ok": True,
        "match": "m",
        "game": "_null",
        "rev": 0,
        "step": 0,
        "steps": 0,
        "seat": 0,
        "turn": {"kind": "decide", "seat": 0},
        "legal": ["pass", "throw"],
        "view": shown([0, 0], 0),
        "frames": [],
        "outcome": None,
        "can_undo": False,
        "record": RECORD,
        "seats": [ANNA, BEN],
        "options": {},
        "seed": "abc",
        "table": [],
        "dice": "outcomes",
        "daily": None,
        "by_link": None,
    }
    assert new() == start
    passed = {"step": 1, "move": "pass", "seat": 0, "chance": None}
    passed |= {"events": [{"code": "passed", "params": {"seat": 0}}]}
    after = ask("play", move="pass")
    assert after == {
        **start,
        "rev": 1,
        "step": 1,
        "steps": 1,
        "seat": 1,
        "turn": {"kind": "decide", "seat": 1},
        "view": shown([0, 0], 1),
        "frames": [{**passed, "view": shown([0, 0], 1)}],
        "can_undo": True,
        "record": RECORD + "pass\n",
    }
    assert ask("look") == {**after, "frames": []}
    assert ask("look", step=1) == {**after, "frames": []}
    back = ask("look", step=0)
    assert back == {**start, "rev": 1, "steps": 1, "seat": 1, "legal": [], "record": after["record"]}
    assert ask("look", seat=0) == {**after, "frames": [], "seat": 0, "legal": []}
    assert ask("look", seat=1) == {**after, "frames": [], "can_undo": False}

    ended = ask("play", move="throw", seat=1, rev=1)
    rolled = ended["view"]["scores"][1]
    outcome = {"reason": "all_thrown", "scores": [0, rolled], "ranks": [2, 1], "facts": {}, "winners": [1]}
    fell = {"step": 3, "move": f"roll {rolled}", "seat": None, "chance": "dice"}
    fell |= {"events": [{"code": "thrown", "params": {"seat": 1, "dice": [rolled]}}]}
    threw = {"step": 2, "move": "throw", "seat": 1, "chance": None, "events": []}
    assert ended == {
        **start,
        "rev": 2,
        "step": 3,
        "steps": 3,
        "seat": 1,
        "turn": {"kind": "over"},
        "legal": [],
        "view": shown([0, rolled], None),
        "frames": [
            {**threw, "view": shown([0, 0], 1, rolling=True)},
            {**fell, "view": shown([0, rolled], None)},
        ],
        "outcome": outcome,
        "record": RECORD + f"pass\nthrow\nroll {rolled}\n",
    }
    assert ask("log") == {"ok": True, "frames": [passed, threw, fell], "first": {"step": 1, "seat": 0}}
    assert ask("look", step=1)["frames"] == after["frames"]
    middle = ask("look", step=2)
    assert middle["frames"] == [ended["frames"][0]]
    assert (middle["turn"], middle["outcome"], middle["can_undo"], middle["legal"]) == (
        {"kind": "chance", "verb": "roll", "seat": 1, "pieces": [die(1)]}, None, False, []
    )  # fmt: skip


def die(amount: int) -> dict[str, Any]:
    return {"kind": "", "owner": None, "amount": amount, "shows": dict.fromkeys("123456", amount)}


def test_an_event_says_only_what_there_is_to_say() -> None:
    assert api._event(Event("passed", {"seat": 0})) == {"code": "passed", "params": {"seat": 0}}
    assert api._event(Event("paid", only=(1,), sound="coin")) == {
        "code": "paid", "params": {}, "secret": True, "sound": "coin"
    }  # fmt: skip


def test_the_app_can_make_every_sound_that_an_event_may_have() -> None:
    script = (ROOT / "web" / "lib" / "feedback.js").read_text(encoding="utf-8")
    types = (ROOT / "web" / "types.d.ts").read_text(encoding="utf-8")
    made = re.findall(r"^  (\w+)\(audio, at\) \{", script, re.M)
    typed = re.search(r"^export type Sound = (.+);", types, re.M)
    assert typed
    assert set(made) == set(re.findall(r"\w+", typed[1])) == set(get_args(Sound))


def test_a_game_as_set_up_needs_it() -> None:
    reply = ask("games")
    assert (reply["ok"], reply["version"]) == (True, __version__)
    sample = next(game for game in reply["games"] if game["id"] == "tutto")
    info = find_game("tutto").info
    assert sample == {
        "id": "tutto",
        "version": 1,
        "seats": [2, info.seats[1]],
        "by_link": [2, 4],
        "options": [choices._option(option) for option in info.options],
        "bots": ["beginner", "casual", "skilled", "expert"],
        "table": list(info.typed),
        "real": [{"id": one.id, "verbs": list(one.verbs)} for one in info.real],
    }
    kinds = {option["kind"]: option for game in reply["games"] for option in game["options"]}
    assert set(kinds) == {"number", "choice", "seat"}
    assert set(kinds["number"]) == {"id", "clause", "kind", "default", "min", "max", "step"}
    assert set(kinds["choice"]) == set(kinds["seat"]) == {"id", "clause", "kind", "default", "values"}


def test_a_reply_is_compact_and_keeps_its_letters() -> None:
    text = api.call("new", json.dumps({"match": "m", "game": "_null", "seats": [{**ANNA, "name": "Zoë"}], "seed": "x"}))
    assert text.startswith('{"ok":true,"match":"m",')
    assert '{"kind":"person","name":"Zoë"}' in text


def test_options_are_described_with_their_values() -> None:
    games = {game["id"]: game for game in ask("games")["games"]}
    options = {option["id"]: option for option in games["tutto"]["options"]}
    common = {"clause": "TU-O8", "kind": "seat", "default": "lot"}
    assert options["start"] == {"id": "start", **common, "values": ["lot", *map(str, range(1, 11))]}
    common = {"clause": "TU-O5", "kind": "choice", "default": "no"}
    assert options["below_zero"] == {"id": "below_zero", **common, "values": ["yes", "no"]}


def test_chance_before_the_first_decision_counts_as_a_change() -> None:
    reply = new(game="tutto", options={})
    assert (reply["rev"], reply["steps"], len(reply["frames"])) == (1, 1, 1)


def test_a_long_internal_error_is_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    new()

    def broken(*_: object) -> None:
        raise ZeroDivisionError("x" * 1000)

    monkeypatch.setattr(type(find_game("_null")), "apply", broken)
    reply = ask("play", move="pass")
    assert (reply["code"], reply["rev"], len(reply["params"]["error"])) == ("internal", 0, 400)
    assert reply["params"]["record"] == RECORD.replace("seed: abc\n", "")
    monkeypatch.undo()
    monkeypatch.setitem(api.METHODS, "drop", broken)
    reply = ask("drop", match="nobody's")
    assert (reply["code"], reply["rev"], reply["params"]["record"]) == ("internal", None, None)


def test_a_table_with_real_dice_waits() -> None:
    new(table=["roll"])
    reply = ask("play", move="throw")
    assert reply["turn"] == {"kind": "chance", "verb": "roll", "seat": 0, "pieces": [die(1)]}
    assert (reply["seat"], reply["legal"], reply["table"], reply["can_undo"]) == (None, [], ["roll"], True)
    reply = ask("play", move="roll 4")
    assert reply["record"].endswith("seed: abc\ntable: roll\n\nthrow\n!roll 4\n")
    assert reply["can_undo"]
    undone = ask("undo", rev=2)
    assert (undone["ok"], undone["steps"], undone["rev"], undone["frames"]) == (True, 1, 3, [])
    assert ask("undo", seat=1)["code"] == "cannot_undo"
    assert ask("undo", rev=2) == {"ok": False, "code": "stale", "params": {"rev": 3}, "rev": 3}
    assert ask("undo", seat=0)["steps"] == 0


def test_a_card_that_is_used_up_cannot_be_entered() -> None:
    """Once the only card of its kind is drawn, Tutto's pile has no second one."""
    reply = new(game="tutto", options={"start": 1}, table=["card"])
    drawn: list[str] = []
    for _ in range(200):
        if reply["turn"]["kind"] != "chance":
            reply = ask("play", move="stop" if "stop" in reply["legal"] else reply["legal"][0])
            continue
        (pile,) = reply["turn"]["pieces"]
        assert set(pile["shows"].values()) == {1}
        if drawn and drawn[-1] not in pile["shows"]:
            break
        drawn.append(min(pile["shows"], key=lambda card: dict(api._matches["m"].turn.bag)[card]))
        reply = ask("play", move=f"card {drawn[-1]}")
    else:
        raise AssertionError(f"no card was used up: {drawn}")


@pytest.mark.parametrize("seats", [(ANNA, OTTO), (OTTO, ANNA), (OTTO, OTTO)])
def test_which_seat_a_reply_is_for(seats: tuple[dict[str, str], ...]) -> None:
    """For the only person; for an onlooker if only bots play; or for the seat that is asked for."""
    only = seats.index(ANNA) if ANNA in seats else None
    reply = new(*seats)
    assert reply["seat"] == only
    assert bool(reply["legal"]) == (only == 0)
    for seat in (0, 1):
        asked = ask("look", seat=seat)
        assert (asked["seat"], bool(asked["legal"])) == (seat, seat == 0)
    for seat in (-1, 2, 7):
        for method in ("look", "log"):
            assert ask(method, seat=seat) == {"ok": False, "code": "bad_request", "params": {"seat": seat}, "rev": 0}


def test_two_people_look_in_turn_and_an_onlooker_sees_the_end() -> None:
    assert new(ANNA, BEN, OTTO)["seat"] == 0
    assert ask("play", move="pass")["seat"] == 1
    assert ask("play", move="pass")["seat"] is None
    assert ask("bot")["turn"] == {"kind": "over"}


@pytest.mark.parametrize("step", [-1, 1, 99])
def test_a_step_that_does_not_exist(step: int) -> None:
    new()
    assert ask("look", step=step) == {"ok": False, "code": "bad_request", "params": {"method": "look"}, "rev": 0}


@pytest.mark.parametrize(
    ("method", "params", "missing"),
    [
        ("look", {"step": "1"}, "step"),
        ("look", {"step": True}, "step"),
        ("look", {"seat": 1.0}, "seat"),
        ("play", {"move": "pass", "rev": False}, "rev"),
        ("new", {"game": "_null", "seats": {}}, "seats"),
        ("new", {"game": "_null", "seats": [ANNA, {"kind": "person"}]}, "name"),
        ("new", {"game": "_null", "seats": [ANNA, BEN], "options": []}, "options"),
        ("new", {"game": "_null", "seats": [ANNA, BEN]}, "seed"),
        ("new", {"game": "_null", "seats": [ANNA, BEN], "seed": "x", "table": "roll"}, "table"),
        ("load", {"record": RECORD, "rev": "x"}, "rev"),
        ("load", {"record": RECORD, "match": 7}, "match"),
        ("drop", {"match": None}, "match"),
        ("figure", {"game": "_null"}, "figure"),
    ],
)
def test_a_bad_request_names_what_is_missing(method: str, params: dict[str, Any], missing: str) -> None:
    new()
    reply = ask(method, **params)
    assert (reply["ok"], reply["code"], reply["params"]) == (False, "bad_request", {"missing": missing})
    assert ask("look")["record"] == RECORD


def test_invalid_requests() -> None:
    nobody = {"ok": False, "code": "bad_request", "rev": None}
    assert json.loads(api.call("look", "[]")) == {**nobody, "params": {"method": "look"}}
    assert json.loads(api.call("look", "{")) == {**nobody, "params": {"method": "look"}}
    assert json.loads(api.call("x" * 100, "{}")) == {**nobody, "params": {"method": "x" * 79 + "…"}}
    unknown = {"ok": False, "code": "unknown_match", "params": {"match": "m"}, "rev": None}
    for method in ("look", "play", "bot", "undo", "hint", "log", "share"):
        assert ask(method) == unknown
    assert ask("drop") == {"ok": True}


def test_bots_move_when_it_is_their_turn_only() -> None:
    new(ANNA, OTTO)
    assert ask("bot")["params"] == {"seat": None, "turn": 0}
    ask("play", move="pass")
    assert ask("bot", rev=9) == {"ok": False, "code": "stale", "params": {"rev": 1}, "rev": 1}
    moved = ask("bot", rev=1)
    assert moved["ok"]
    assert moved["frames"][0]["seat"] == 1
    assert ask("bot") == {"ok": False, "code": "not_your_turn", "params": {"seat": None, "turn": None}, "rev": 2}
    new(OTTO, table=["roll"])
    while ask("bot")["turn"]["kind"] != "chance":
        new(OTTO, table=["roll"], seed=f"{ask('look')['seed']}.")
    assert ask("bot")["params"] == {"seat": None, "turn": None}
    assert ask("hint") == {"ok": False, "code": "not_your_turn", "params": {}, "rev": 1}


def test_a_random_bot_depends_on_seed_seat_and_step() -> None:
    """Not always the same move: another seed gives another game."""
    games = set()
    for seed in "abcdefgh":
        reply = new(OTTO, OTTO, OTTO, OTTO, seed=seed)
        while reply["turn"]["kind"] != "over":
            reply = ask("bot")
        games.add(tuple(frame["move"] for frame in ask("log")["frames"] if frame["seat"] is not None))
    assert len(games) > 4
    assert any(len(set(game)) == 2 for game in games)
    for seed in "abcdefgh":
        new(OTTO, OTTO, seed=seed, table=["roll"])
        for move in ("throw", "roll 1"):
            ask("play", move=move)
        chosen = ("pass", "throw")[bot_stream(seed, 1, 2).below(2)]
        assert choose(api._matches["m"], "random") == chosen, "seat 1 after two steps"
    game = find_game("_null")
    position = Position(game, game.new({}, 1), 0, ("pass", "throw", "stay"))
    chosen = [find_bots("_null")["random"](position, Stream("random", str(number))) for number in range(60)]
    assert set(chosen) == set(position.legal)
    match = record.read(RECORD.replace("seed: abc\n", ""), find_game)
    assert choose(match, "random") in match.legal, "a match without a seed has bots, too"


def test_hints_are_the_best_bots_moves() -> None:
    seats = [ANNA, {"kind": "sensible", "name": "Otto"}]
    ask("new", game="tutto", seats=seats, seed="abc", options={"start": 1})
    for _ in range(12):
        match = api._matches["m"]
        reply = ask("hint")
        assert reply["move"] == choose(match, "expert")
        assert all(set(fact) == {"code", "params"} for fact in reply["odds"])
        ask("play", move=reply["move"])
    assert set(reply) == {"ok", "move", "odds"}


def test_a_link_can_be_opened_without_a_seed_or_continued_with_one() -> None:
    new()
    ask("play", move="pass")
    shared = ask("share")
    told = RECORD.replace("seed: abc\n", "") + "pass\n"
    assert shared == {"ok": True, "code": shared["code"], "record": told, "steps": 1, "cut": False}
    looked = ask("load", match="a", code=shared["code"])
    assert (looked["seed"], looked["rev"], looked["frames"], looked["steps"]) == (None, 0, [], 1)
    assert looked["record"] == told
    played = ask("load", match="b", record=told, seed="mine", rev=5)
    assert (played["seed"], played["rev"], played["record"]) == ("mine", 5, told.replace("\n\n", "\nseed: mine\n\n"))
    kept = ask("load", match="c", record=RECORD, seed="mine")
    assert kept["seed"] == "abc", "a record's own seed stays"
    assert ask("load", match="d", record=told, seed=7)["params"] == {"missing": "seed"}
    assert ask("load", match="d", record=None)["params"] == {"line": 1, "why": "text"}
    assert ask("load", match="d", code=None)["params"] == {"line": 1, "why": "code"}
    assert ask("look", match="d")["code"] == "unknown_match"
    waiting = ask("load", match="e", record=RECORD + "throw\n")
    assert (waiting["steps"], waiting["turn"]["kind"], waiting["rev"]) == (2, "decide", 0)


def test_the_figure_of_a_rule_page() -> None:
    assert ask("figure", game="chess")["code"] == "unknown_game"
    figures = [id for id in listed_ids() if find_figure(id)]
    assert figures
    for id in figures:
        figure = find_figure(id)
        assert figure is not None
        usual = {part.id: part.usual for part in figure.parts}
        assert ask("figure", game=id, of=usual) == {"ok": True, "value": figure.usual}
        assert ask("figure", game=id, of=7)["params"] == {"missing": "of"}
        assert ask("figure", game=id, of={})["params"] == {"missing": figure.parts[0].id}
