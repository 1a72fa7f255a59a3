"""A table with real dice: what has to be entered, in which order, and how to correct a mistake."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playing import people

from pyapp import api
from pyapp.core import record
from pyapp.core.chance import Dice, Roll, which_dice
from pyapp.core.errors import GameError
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids

QWANTUM = "qwantum"
FIRST = "roll R4 R6 R3 Y6 V5 Y1 4"
"""The six coloured dice in order, then the white one. The red 6 and the yellow 1 could also be the other way round."""


def ask(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps({"match": "real", **params})))
    return reply


def real(id: str, *moves: str, table: tuple[str, ...] = ("roll",), seats: int = 2, **options: object) -> Match[Any]:
    match: Match[Any] = Match(find_game(id), people(seats), {"start": 1, **options}, "real", table)
    match.begin()
    for move in moves:
        match.play(move)
    return match


@pytest.mark.parametrize("id", listed_ids())
def test_outcomes_of_real_material_can_be_entered(id: str) -> None:
    info = find_game(id).info
    verbs = [verb for _, verbs in info.real for verb in verbs]
    assert info.real[0].id == "dice"
    assert "roll" in info.real[0].verbs
    assert len(set(verbs)) == len(verbs)
    assert set(verbs) <= set(info.typed)
    described = next(game for game in ask("games")["games"] if game["id"] == id)["real"]
    assert [(one["id"], tuple(one["verbs"])) for one in described] == list(info.real)


# What the table waits for


def pieces(id: str, *moves: str, **how: Any) -> dict[str, Any]:
    asked = {"seats": [seat._asdict() for seat in people(how.pop("seats", 2))], "table": how.pop("table", ["roll"])}
    reply = ask("new", game=id, seed="real", options={"start": 1, **how}, **asked)
    for move in moves:
        reply = ask("play", move=move)
        assert reply["ok"], reply
    assert reply["legal"] == []
    turn: dict[str, Any] = reply["turn"]
    assert turn["kind"] == "chance"
    return turn


def test_equal_dice_are_one_kind() -> None:
    turn = pieces("tutto", "draw", "card bonus200", "roll 1 2 3 3 4 6", "keep 1", table=["roll", "card"])
    assert (turn["verb"], turn["seat"]) == ("roll", 0)
    shows = dict.fromkeys("123456", 5)
    assert turn["pieces"] == [{"kind": "", "owner": None, "amount": 5, "shows": shows}]


def test_a_card_is_one_of_those_in_the_pile() -> None:
    (pile,) = pieces("tutto", "draw", table=["roll", "card"])["pieces"]
    assert pile["amount"] == 1
    assert set(pile["shows"].values()) == {1}
    assert len(pile["shows"]) == 11


def test_dice_from_a_bag_are_limited_to_its_contents() -> None:
    (bag,) = pieces("banditos", "draw", "dice red", "roll 4", "place red4 1", "pass", "draw", table=["roll", "dice"])[
        "pieces"
    ]
    assert bag == {"kind": "", "owner": None, "amount": 2, "shows": dict.fromkeys(["black", "green", "red", "blue"], 2)}


def test_visible_colours_are_kinds() -> None:
    opening = ("draw", "dice red", "roll 4", "place red4 1", "pass", "draw", "dice red green")
    found = pieces("banditos", *opening, table=["roll", "dice"])
    assert [(one["kind"], one["amount"]) for one in found["pieces"]] == [("green", 1), ("red", 1)]
    assert found["seat"] == 1
    assert [(one["kind"], one["amount"]) for one in pieces("sixcolours", "throw")["pieces"]] == [
        ("black", 2),
        ("white", 4),
    ]


def test_dice_of_the_same_look_with_different_faces_are_one_kind() -> None:
    coloured, white = pieces(QWANTUM, "throw")["pieces"]
    assert (coloured["kind"], coloured["amount"], len(coloured["shows"])) == ("coloured", 6, 24)
    assert (white["kind"], white["amount"], list(white["shows"])) == ("white", 1, list("123456"))
    (pot,) = pieces("pot", "throw")["pieces"]
    assert (pot["amount"], list(pot["shows"])) == (3, list("12345POT"))


def test_one_die_each_says_whose_it_is() -> None:
    turn = pieces("pot", start="roll_off", table=["roll", "off"], seats=3)
    assert turn["seat"] is None
    assert [(one["owner"], one["amount"]) for one in turn["pieces"]] == [(0, 1), (1, 1), (2, 1)]


# Dice of the same look


def test_dice_of_the_same_look_can_be_entered_in_any_order() -> None:
    match = real(QWANTUM, "throw", "roll Y1 V5 R3 R4 R6 Y6 4")
    assert sorted(match.state.dice) == sorted(FIRST.split()[1:])
    assert match.steps[-1].move == "roll R4 Y1 R3 Y6 V5 R6 4", "the first way in which they fit"


def test_an_outcome_still_has_one_string() -> None:
    roll = find_game(QWANTUM).turn(real(QWANTUM, "throw").state)
    assert isinstance(roll, Roll)
    assert roll.normalise(FIRST) == FIRST


@pytest.mark.parametrize("shown", ["R1 R1 R1 Y1 Y1 V5 4", "V5 V5 R1 R6 R3 Y6 4", "R4 R6 R3 Y6 V5 Y1 7"])
def test_impossible_faces_are_refused(shown: str) -> None:
    match = real(QWANTUM, "throw")
    with pytest.raises(GameError, match="bad_move"):
        match.play(f"roll {shown}")
    assert match.state.phase == "roll"


def test_a_frame_says_what_was_typed_in() -> None:
    """Without the verb and without the mark of dice that were other ones than it seemed."""
    match = real(QWANTUM, "throw", FIRST, "again 2", "roll V2")
    assert match.steps[-1].move == "roll * V2"
    assert ask("load", record=record.write(match))["ok"]
    frames = ask("log")["frames"]
    assert [frame.get("typed") for frame in frames[-4:]] == [None, FIRST.split()[1:], None, ["V2"]]


def test_another_die_was_rerolled_than_it_seemed() -> None:
    """Nobody saw which die is the red 6 and which the yellow 1; the 6 seemed to be the second, but shows a violet 2."""
    match = real(QWANTUM, "throw", FIRST, "again 2", "roll V2")
    assert match.state.dice == ("R4", "Y1", "R3", "Y6", "V5", "V2", "4")
    assert match.state.thrown == (5,)
    assert match.steps[-1].events[0].params["thrown"] == ["6"]
    again = record.read(record.write(match), find_game)
    assert again.state == match.state
    with pytest.raises(GameError, match="bad_move"):
        real(QWANTUM, "throw", FIRST, "again 2", "roll R5")


def test_a_letter_shows_that_another_die_was_rerolled() -> None:
    match = real("pot", "throw", "roll 4 5 5", "again O", "roll P")
    assert match.state.dice == (0, 4, 5)
    assert match.state.thrown == "P"
    match = real("pot", "throw", "roll P 5 5", "again T", "roll O")
    assert match.state.dice == (0, 0, 5)
    with pytest.raises(GameError, match="bad_move"):
        real("pot", "throw", "roll P 5 5", "again T", "roll P")
    with pytest.raises(GameError, match="bad_move"):
        real("pot", "throw", "roll P P 5")


def test_dice_that_cannot_be_explained_are_refused() -> None:
    assert which_dice([("a", "b"), ("a", "c")], ["a", "a"], [0], ["c"]) == (("a", "c"), (1,))
    assert which_dice([("a", "b"), ("a", "c")], ["b", "a"], [0], ["c"]) is None


def test_groups_of_several_dice_of_the_same_look() -> None:
    looks = ("a", "b", "c")
    roll = Roll((Dice(2, ("a", "b"), "x", looks), Dice(1, ("a", "c"), "x", looks)))
    assert roll.normalise("roll c b a") == "roll a b c"
    assert roll.normalise("roll c c a") == "roll * a c c"
    assert roll.normalise("roll * a c c") == "roll * a c c"
    assert roll.normalise("roll * c b a") == "roll a b c"


# Mistakes


def test_an_entered_roll_can_be_undone() -> None:
    match = real("tutto", "draw", "card bonus200", "roll 1 2 3 3 4 6", table=("roll", "card"))
    match.undo()
    assert match.turn == Roll((Dice(6),))
    match.play("roll 1 1 1 3 4 6")
    match.play("keep 1,1,1")
    match.undo()
    assert match.legal[-1] == "stop"
    for expected in ("roll", "card", "draw"):
        assert match.steps[-1].move.startswith(expected)
        match.undo()
    assert not match.can_undo()


def test_a_card_that_the_app_has_turned_up_stays() -> None:
    match = real("tutto", "draw")
    assert match.steps[-1].move.startswith("card ")
    assert not match.can_undo()


def test_a_bots_decisions_are_undone_with_the_roll_they_followed() -> None:
    seats = [Seat("person", "Anna"), Seat("sensible", "Otto")]
    match: Match[Any] = Match(find_game("tutto"), seats, {"start": 2}, "real", ("roll", "card"))
    for move in ("draw", "card bonus200", "roll 1 1 1 3 4 6", "keep 1,1,1"):
        match.play(move)
    match.undo()
    assert match.steps[-1].move == "card bonus200"


def test_outcomes_set_by_an_example_are_not_undone() -> None:
    match: Match[Any] = Match(find_game("tutto"), people(2), {"start": 1})
    for move in ("draw", "card bonus200", "roll 1 1 1 3 4 6"):
        match.play(move)
    assert not match.can_undo()
