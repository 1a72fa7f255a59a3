"""Links between devices: invitations, replies, older and forked ones, and everything that is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from devices import Device, ask, play_on, table
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import api, by_link
from pyapp.by_link import Invitation, Turns, code_of, read_code
from pyapp.core import record
from pyapp.core.chain import LENGTH, Known, sealed, until, whole
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.link import LETTER_MARK
from pyapp.core.match import Match
from pyapp.core.source import PLAYERS, ByPlayers
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_game

GAME = "tutto"
SHORT = {"target": 1000}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


def refused(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    assert not reply["ok"], reply
    return reply


def opened(code: str, *own: Device) -> dict[str, Any]:
    return ask("link_open", code=code, own=[device.record for device in own])


def careful(match: Match[Any]) -> str:
    """Ends a turn as soon as possible."""
    return "stop" if "stop" in match.legal else match.legal[0]


# Beginning


def test_from_the_invitation_to_the_first_turn() -> None:
    anna, ben, cleo = (Device(name, number) for number, name in enumerate(("Anna", "Ben", "Cleo")))
    code = anna.invite(GAME, 3, SHORT)
    anna.reload()
    joined = {"name": "Anna", "joined": True}
    nobody = {"name": "?", "joined": False}
    assert anna.standing == {
        "stage": "inviting",
        "seat": 0,
        "waiting": None,
        "send": False,
        "to": None,
        "sent": True,
        "players": [joined, nobody, nobody],
    }
    assert anna.position["legal"] == []
    assert refused("play", match=anna.handle, move="draw")["code"] == "not_your_turn"
    invited = opened(code)
    assert (invited["kind"], invited["game"], invited["players"]) == ("invitation", GAME, 3)
    assert (invited["names"], invited["to"], invited["relation"]) == (["Anna"], None, "new")
    assert invited["options"]["target"] == 1000
    assert opened(code, ben, anna)["to"] == 1, "her own invitation"
    assert opened(code, anna)["relation"] == "same"

    replies = [ben.join(code), cleo.join(code)]
    assert ben.standing["stage"] == "joining"
    assert ben.standing["to"] == 0
    assert opened(code, ben)["relation"] == "same", "he has joined already"
    assert opened(replies[0])["relation"] == "new"
    assert opened(replies[0], cleo)["relation"] == "new", "only the inviter can take it"
    for reply in replies:
        assert anna.open(reply)["relation"] == "next"
        assert opened(reply, anna)["relation"] in ("same", "older")
    assert anna.standing["stage"] == "playing"
    assert [seat["name"] for seat in anna.position["seats"]] == ["Anna", "Ben", "Cleo"]
    assert opened(replies[0], anna)["relation"] == "older"
    assert opened(Device("Dan", 3).join(code), anna)["relation"] == "full"
    play_on([anna, ben, cleo], careful, most=4)
    assert (ben.standing["seat"], cleo.standing["seat"]) == (1, 2)


def test_two_replies_for_one_place() -> None:
    anna, ben, cleo = (Device(name, number) for number, name in enumerate(("Anna", "Ben", "Cleo")))
    code = anna.invite(GAME, 2, {"target": 1000, "start": "1"})
    replies = ben.join(code), cleo.join(code)
    anna.open(replies[0])
    late = opened(replies[1], anna)
    assert (late["relation"], late["record"], late["names"]) == ("full", None, ["Cleo"])
    anna.play(careful)
    turn = anna.pass_on()
    assert cleo.open(turn)["relation"] == "full"
    assert cleo.standing["stage"] == "joining"
    assert ben.open(turn)["relation"] == "next"


def test_somebody_elses_turn_can_be_looked_at() -> None:
    devices = table(GAME, 2, SHORT)
    code = play_on(devices, careful, most=3)[-1]
    found = ask("link_open", code=code, own=["rollbook 1\n", "chain: 9", ""])
    assert (found["kind"], found["to"], found["relation"]) == ("turn", None, "new")
    public = record.read(found["record"], find_game)
    assert (public.device, public.players, public.steps[0].given) == (None, None, True)


def test_an_ordinary_link_is_a_game() -> None:
    devices = table(GAME, 2, SHORT)
    play_on(devices, careful, most=2)
    share = ask("share", match=devices[0].handle)
    found = opened(share["code"], *devices)
    assert (found["kind"], found["record"]) == ("game", share["record"])


@pytest.mark.parametrize("players", [0, 1, 5, 10, True, "2", None])
def test_impossible_numbers_of_players(players: object) -> None:
    asked = {"match": "x", "game": GAME, "options": {}, "name": "Anna", "secret": "s" * 32}
    assert refused("link_invite", **asked, players=players)["code"] in ("bad_seat", "bad_request")


@pytest.mark.parametrize("secret", ["", "short", "x" * 65, "a b" * 10, "é" * 20, None, 7])
def test_bad_secrets(secret: object) -> None:
    asked = {"match": "x", "game": GAME, "options": {}, "players": 2, "name": "Anna"}
    assert refused("link_invite", **asked, secret=secret)["code"] == "bad_request"


@pytest.mark.parametrize("name", ["", "x" * 41, "\n", None])
def test_bad_names(name: object) -> None:
    asked = {"match": "x", "game": GAME, "options": {}, "players": 2, "secret": "s" * 32}
    assert refused("link_invite", **asked, name=name)["code"] in ("bad_seat", "bad_request")


def test_nobody_can_join_with_a_link_that_is_no_invitation() -> None:
    anna, ben = Device("Anna", 0), Device("Ben", 1)
    reply = ben.join(anna.invite(GAME, 2, SHORT))
    assert refused("link_join", match="x", code=reply, name="Eve", secret="s" * 32)["code"] == "bad_request"
    assert refused("link_join", match="x", code="~AAAA", name="Eve", secret="s" * 32)["code"] == "bad_record"


# Older, newer and forked


def test_only_the_device_that_has_to_act_can() -> None:
    anna, ben = table(GAME, 2, {"target": 1000, "start": "1"})
    anna.play(careful)
    assert refused("play", match=anna.handle, move="draw", seat=1)["code"] == "not_your_turn"
    assert refused("link_code", match="nobody")["code"] == "unknown_match"
    ben.open(anna.pass_on())
    look = ask("look", match=ben.handle, seat=0)
    assert (look["seat"], look["by_link"]["waiting"], look["legal"]) == (1, 1, ["draw"])
    assert refused("link_code", match="m")["code"] == "unknown_match"


def test_undo_stops_at_what_was_sent_and_brings_the_same_dice() -> None:
    anna, _ = table(GAME, 2, {"target": 1000, "start": "1"})
    anna.keep(ask("play", match=anna.handle, move="draw"))
    assert not anna.position["can_undo"], "a card was drawn"
    anna.pass_on()
    assert refused("undo", match=anna.handle)["code"] == "cannot_undo"


@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_links_in_any_order(data: Any) -> None:
    """Older ones change nothing; one from the future contains what is missing. All devices get to the same game."""
    count = data.draw(st.integers(2, 3))
    devices = table(GAME, count, SHORT)
    stream = Stream(str(data.draw(st.integers(0, 1000))), "order")
    links: list[str] = []

    def each(device: Device, code: str) -> None:
        links.append(code)
        for _ in range(2):
            at, other = data.draw(st.integers(0, len(links) - 1)), data.draw(st.sampled_from(devices))
            before = other.record
            steps = other.match.progress
            found = other.open(links[at])
            assert found["relation"] in ("next", "same", "older")
            assert other.match.progress >= steps
            if found["relation"] != "next":
                assert (other.record, found["record"]) == (before, None)

    play_on(devices, lambda match: match.legal[stream.below(len(match.legal))], most=6, each=each)
    for other in devices:
        other.open(links[-1])
    assert len({record.write(device.match, with_device=False) for device in devices}) == 1


def test_a_device_that_decided_twice() -> None:
    """As after restoring a backup: the other device sees both sides and can take either."""
    anna, ben = table(GAME, 2, {"target": 1000, "start": "1"})
    anna.keep(ask("play", match=anna.handle, move="draw"))
    before = anna.record
    choices = anna.match.legal
    codes = []
    for move in (choices[0], choices[-1]):
        anna.record = before
        anna.reload()
        anna.keep(ask("play", match=anna.handle, move=move))
        anna.play(careful)
        codes.append(anna.pass_on())
    assert ben.open(codes[0])["relation"] == "next"
    mine = ben.record
    fork = opened(codes[1], ben)
    assert (fork["relation"], fork["to"], fork["step"] + 1) == ("fork", 0, fork["fork"]["at"])
    sides = [fork["fork"][side]["frames"][0] for side in ("mine", "theirs")]
    assert [side["step"] for side in sides] == [fork["fork"]["at"]] * 2
    assert [side["move"] for side in sides] == [choices[0], choices[-1]]
    assert (ben.record, opened(codes[0], ben)["relation"]) == (mine, "same")
    ben.record = fork["record"]
    ben.reload()
    assert record.write(ben.match, with_device=False) == record.write(anna.match, with_device=False)
    assert opened(codes[0], ben)["relation"] == "fork"


def test_an_inviter_that_began_twice() -> None:
    anna, ben, cleo = (Device(name, number) for number, name in enumerate(("Anna", "Ben", "Cleo")))
    code = anna.invite(GAME, 3, {"target": 1000, "start": "1"})
    replies = [ben.join(code), cleo.join(code)]
    before, turns = anna.record, []
    for order in (replies, replies[::-1]):
        anna.record = before
        for reply in order:
            anna.open(reply)
        anna.play(careful)
        turns.append(anna.pass_on())
    ben.open(turns[0])
    fork = opened(turns[1], ben)
    assert (fork["relation"], fork["step"], fork["fork"]["at"]) == ("fork", 0, 0)
    assert fork["fork"]["theirs"]["names"] == ["Anna", "Cleo", "Ben"]
    ben.record = fork["record"]
    ben.reload()
    assert ben.standing["seat"] == 2


# Refused


def three_links() -> tuple[list[Device], list[str]]:
    devices = [Device("Anna", 0), Device("Ben", 1)]
    invitation = devices[0].invite(GAME, 2, SHORT)
    reply = devices[1].join(invitation)
    devices[0].open(reply)
    return devices, [invitation, reply, *play_on(devices, careful, most=5)]


def test_thousands_of_mutated_links() -> None:
    devices, links = three_links()
    own = [device.record for device in devices]
    stream = Stream("mutated", "links")
    for number in range(3000):
        link = links[number % len(links)]
        at, letter = 1 + stream.below(len(link) - 1), LETTERS[stream.below(64)]
        ways = (
            link[:at] + letter + link[at + 1 :],
            link[:at] + letter + link[at:],
            link[:at] + link[at + 1 :],
            link[:at],
        )
        wrong = ways[stream.below(4)]
        if wrong == link:
            continue
        reply = json.loads(api.call("link_open", json.dumps({"code": wrong, "own": own})))
        assert (reply["ok"], reply.get("code")) == (False, "bad_record"), wrong


def test_mutated_links_with_a_right_checksum() -> None:
    """Somebody who knows how they are made: still never a crash, and never another game than the one on the device."""
    devices, links = three_links()
    own = [devices[0].record]
    stream = Stream("mutated", "checked")
    for number in range(400):
        packed = links[number % len(links)][5:]
        at = stream.below(len(packed))
        packed = packed[:at] + LETTERS[stream.below(64)] + packed[at + 1 :]
        code = LETTER_MARK + by_link._check(packed) + packed
        reply = json.loads(api.call("link_open", json.dumps({"code": code, "own": own})))
        if reply["ok"]:
            assert reply["relation"] in ("new", "same", "older", "fork", "full"), code
        else:
            assert reply["code"] == "bad_record", reply


@pytest.mark.parametrize("code", ["", ",", ",AAAA", ",AAAAA", "," + "A" * 70_000, ",é", None, 7, "x" * 10])
def test_what_is_no_link(code: object) -> None:
    assert refused("link_open", code=code, own=[])["code"] == "bad_record"


def with_chain(match: Match[Any], seat: int, value: bytes) -> str:
    """The link of a match in which somebody has exchanged a value."""
    assert match.players is not None
    known = list(match.revealed)
    known[seat] = Known(known[seat].number, value)
    forged: Match[Any] = Match(match.game, match.seats, match.options, dice=PLAYERS, players=ByPlayers(known))
    forged.begin()
    while isinstance(turn := forged.turn, Decide):
        if forged.place.numbers[turn.seat] + (turn.seat != forged.place.seat) > known[turn.seat].number:
            break
        forged.replay(careful(forged), given=False)
        forged.begin()
    return code_of(forged)


def test_values_that_are_not_of_the_known_chains() -> None:
    devices, links = three_links()
    letter = read_code(links[-1], find_game, all_ids())
    assert isinstance(letter, Turns)
    own = devices[0]
    assert opened(links[-1], own)["relation"] in ("same", "next")
    assert opened(with_chain(letter.match, 0, b"x" * 16), own)["relation"] == "new", "the inviter's: another game"
    assert opened(with_chain(letter.match, 1, b"x" * 16), own)["relation"] == "fork", "another beginning"
    assert refused("link_open", code=with_chain(letter.match, 0, b"x" * 16)[:-1], own=[])["code"] == "bad_record"


def test_records_that_do_not_fit_their_secret() -> None:
    devices, _ = three_links()
    text = devices[0].record
    for wrong in (
        text.replace(devices[0].secret, devices[1].secret),
        text.replace("device: 1", "device: 2"),
        text.replace("device: 1", "device: 3"),
        text.replace("dice: players\n", ""),
        text.replace("dice: players\n", "dice: players\nseed: abc\n"),
        text.replace("chain: ", "chain: 9"),
        text.replace("chain: ", "chain: 99999999"),
        text.replace("dice: players\n", "dice: players\ntable: roll\n"),
    ):
        assert wrong != text
        reply = refused("load", match="x", record=wrong)
        assert reply["code"] == "bad_record"
    *head, outcome, end = text.rpartition("\nroll ")
    assert refused("load", match="x", record="".join(head) + "\n! roll 1 1 1 1 1 1\n")["code"] == "bad_record"
    assert outcome
    assert end


# Chains


def test_a_value_is_the_hash_of_the_next_one() -> None:
    values = whole("0123456789abcdef")
    assert len(values) == LENGTH + 1
    assert until(Known(7, values[7])) == values[:8]
    assert len(set(values)) == len(values)
    assert sealed(values[1], 3, "stop") != sealed(values[1], 3, "go") != sealed(values[2], 3, "go")


def test_an_invitation_holds_nothing_but_the_first_value() -> None:
    anna = Device("Anna", 0)
    letter = read_code(anna.invite(GAME, 2, SHORT), find_game, all_ids())
    assert isinstance(letter, Invitation)
    assert letter.match.revealed == (Known(0, whole(anna.secret)[0]),)
    assert letter.match.players is not None
    assert letter.match.players.value(0, 1) is None


def test_too_long_a_game_is_refused() -> None:
    with pytest.raises(GameError, match="too_long"):
        ByPlayers([Known(LENGTH + 1, b"x" * 16)])
