"""A table with real dice: what has to be entered, in which order, and how to correct a mistake."""

from __future__ import annotations

from typing import Any

import pytest
from playing import people
from real_dice import ask, pieces, real

from pyapp import api
from pyapp.core.chance import Dice, Roll, which_dice
from pyapp.core.game import Applied
from pyapp.core.match import Match, Seat
from pyapp.games import find_game, listed_ids
from pyapp.games._null.rules import Null, State


@pytest.mark.parametrize("id", listed_ids())
def test_outcomes_of_real_material_can_be_entered(id: str) -> None:
    info = find_game(id).info
    verbs = [verb for _, verbs in info.real for verb in verbs]
    assert info.real[0].id == "dice"
    assert info.real[0].verbs
    assert len(set(verbs)) == len(verbs)
    assert set(verbs) <= set(info.typed)
    described = next(game for game in ask("games")["games"] if game["id"] == id)["real"]
    assert [(one["id"], tuple(one["verbs"])) for one in described] == list(info.real)


# What the table waits for


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


# Dice of the same look


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


# Secrets


class UnderACup(Null):
    """Everybody sees that a seat has rolled, only the seat what."""

    def apply(self, state: State, move: str) -> Applied[State]:
        after, events = super().apply(state, move)
        hidden = [event._replace(only=(state.seat,)) if event.code == "thrown" else event for event in events]
        return after, tuple(hidden)


def test_a_secret_roll_that_was_entered_stays_secret() -> None:
    match: Match[Any] = Match(UnderACup(), people(2), {}, "real", ("roll",))
    for move in ("throw", "roll 5"):
        match.play(move)
    api._matches["cup"] = match
    try:
        own, others = (ask("log", match="cup", seat=seat)["frames"][-1] for seat in (0, 1))
    finally:
        api._matches.clear()
    assert (own["move"], own["typed"]) == ("roll 5", ["5"])
    assert own["events"] == [{"code": "thrown", "params": {"seat": 0, "dice": [5]}, "secret": True}]
    assert others == {"step": 2, "move": None, "seat": None, "chance": "dice", "events": []}
