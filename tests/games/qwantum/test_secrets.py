"""What the others must not know before C is revealed (QW-O2): not from the view, the log or a frame."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games.qwantum.table import play, sheet, table
from playing import script

from pyapp import api
from pyapp.core import record
from pyapp.core.chance import Roll
from pyapp.core.errors import GameError
from pyapp.games.qwantum.rules import GAME, REVEALING
from pyapp.games.qwantum.sheet import EMPTY

START = ("throw", "roll R1 R2 B4 V3 B6 Y5 3", "pass")
CHOICES = ("write red 6", "write yellow 8", "write violet 6", "write blue 13", "pass")


def shown(match: Any, seat: int | None) -> str:
    return json.dumps(GAME.view(GAME.mask(match.state, seat), seat))


@pytest.mark.rule("QW-O2")
def test_views_do_not_depend_on_another_players_choice() -> None:
    for seat in (None, 1, 2):
        assert len({shown(play(table(EMPTY, EMPTY, EMPTY), *START, choice), seat) for choice in CHOICES}) == 1
    assert len({shown(play(table(EMPTY, EMPTY, EMPTY), *START, choice), 0) for choice in CHOICES}) == len(CHOICES)
    for seat in (None, 0, 2):
        matches = [play(table(EMPTY, EMPTY, EMPTY), *START, "pass", choice) for choice in CHOICES]
        assert len({shown(match, seat) for match in matches}) == 1
        assert len({match.legal for match in matches}) == 1


@pytest.mark.rule("QW-O2")
def test_a_choice_can_be_taken_back_until_all_are_seen() -> None:
    match = play(table(EMPTY, EMPTY), *START, "write red 6")
    assert match.can_undo(0)
    match.play("write blue 13")
    assert match.turn == REVEALING
    for seat in (None, 0):
        assert "13" not in json.dumps(GAME.view(GAME.mask(match.state, seat), seat)["chosen"])
    match.play("reveal")
    assert not match.can_undo(), "else the last to choose could look first"
    assert match.state.sheets == (sheet(red=(6,)), sheet(blue=(13,)))


@pytest.mark.rule("QW-O2")
def test_an_open_choice_is_seen() -> None:
    matches = [play(table(EMPTY, EMPTY, choosing="open"), *START, choice) for choice in CHOICES]
    assert len({shown(match, 1) for match in matches}) == len(CHOICES)


@pytest.mark.rule("QW-O2")
def test_the_log_hides_a_secret_choice_from_the_others() -> None:
    match = play(table(EMPTY, EMPTY, EMPTY), *START, "write blue 13")
    api.call("load", json.dumps({"match": "secret", "record": record.write(match)}))

    def told(seat: int) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(api.call("log", json.dumps({"match": "secret", "seat": seat})))["frames"][-1]
        return frame

    assert told(0)["move"] == "write blue 13"
    assert [event["code"] for event in told(0)["events"]] == ["ready", "chose"]
    for seat in (1, 2):
        assert told(seat)["move"] is None
        assert told(seat)["events"] == [{"code": "ready", "params": {"seat": 0}}]
        assert "13" not in json.dumps(told(seat))
    api.call("drop", json.dumps({"match": "secret"}))


@pytest.mark.rule("QW-O2")
def test_the_view_says_when_something_is_secret() -> None:
    """So that a device shared by several people is handed over only then."""

    def secret(match: Any) -> bool:
        return bool(GAME.view(GAME.mask(match.state, None), None)["secret"])

    match = table(EMPTY, EMPTY)
    said = [secret(match)] + [secret(play(match, move)) for move in (*START, "pass", "pass")]
    assert said == [False, False, False, True, True, False]
    assert not secret(play(table(EMPTY, EMPTY, choosing="open"), *START))
    assert not secret(play(table(EMPTY), *START)), "nobody is there to see it"


@pytest.mark.rule("QW-O2")
def test_an_error_shows_the_position_as_the_seat_sees_it() -> None:
    """Anna has chosen in secret, Ben decides: neither Ben nor an onlooker learns her choice from an error."""
    match = script("qwantum", start=1, choosing="hidden")
    match.play("throw")
    chance = match.turn
    assert isinstance(chance, Roll)
    match.play(chance.outcomes()[0][0])
    match.play("pass")
    match.play(match.legal[0])
    for seat in (None, 1):
        with pytest.raises(GameError) as caught:
            match.play("nonsense", seat=seat)
        position = caught.value.params["position"]
        assert position == match.game.text(match.game.mask(match.state, seat))
        assert position != match.game.text(match.state)
