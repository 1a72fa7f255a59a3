"""Pass the Pot: what a screen gets, so that it needs no rule."""

from __future__ import annotations

import pytest

from .table import NOTHING, ends_on, table, view


def test_the_dice_of_the_previous_turn_stay_visible_until_the_next_roll() -> None:
    match = table("throw", "roll 5 5 1", "stop")
    assert view(match)["last"]["dice"] == ["5", "5", "1"]
    assert view(match)["dice"] is None
    match.play("throw")
    assert view(match)["last"] is None


def test_every_legal_move_is_explained_in_the_same_order() -> None:
    match = table("throw", "roll 2 2 2", seats=4)
    assert [choice["move"] for choice in view(match)["choices"]] == list(match.legal)
    stop = view(match)["choices"][-1]
    assert (stop["combo"], stop["result"], stop["verdict"]) == ("triple_222", 6, "took_pot")
    match.play("stop")
    assert [choice["move"] for choice in view(match)["choices"]] == list(match.legal)
    assert view(match)["choices"][0] == {
        "move": "take 2,2",
        "kind": "take",
        "coins": [2, -2, 0, 0],
        "bank": 0,
        "people": [1, 1],
    }


@pytest.mark.parametrize(
    ("throw", "people"),
    [
        ("3 4 5", [[1, 2], []]),
        ("2 2 2", [[1, 1], [2, 2], [1, 2], []]),
        ("3 3 3", [[1], [2]]),
        ("4 4 4", [[1, 2]]),
    ],
)
def test_a_choice_names_a_player_once_for_each_coin(throw: str, people: list[list[int]]) -> None:
    match = table(*ends_on(throw), seats=3)
    if len(people) > 1:  # a single way is taken at once
        assert sorted(way["people"] for way in view(match)["choices"]) == sorted(people)


def test_the_players_who_get_coins_are_named_too() -> None:
    match = table(*ends_on("5 5 5"), seats=4)
    assert [choice["people"] for choice in view(match)["choices"]] == [[1, 2], [1, 3], [2, 3]]


@pytest.mark.parametrize(("throw", "verdict"), [("5 5 1", "lower"), ("5 5 2", "equal"), ("5 5 3", "took_pot")])
def test_stopping_says_who_gets_the_pot(throw: str, verdict: str) -> None:
    match = table(*ends_on("5 4 3"), "take bank", "throw", f"roll {throw}")
    assert view(match)["choices"][-1]["verdict"] == verdict
    match.play("stop")
    assert view(match)["last"]["code"] == verdict


def test_a_forced_roll_has_no_result_yet() -> None:
    match = table("throw", "roll 1 2 3")
    stop = view(match)["choices"][-1]
    assert (stop["result"], stop["verdict"], stop["dice"]) == (None, None, ["P", "T"])


def test_the_pot_is_with_its_holder_or_the_player_who_began() -> None:
    match = table(start="2")
    assert view(match)["pot_at"] == 1
    for move in ends_on("5 5 1"):
        match.play(move)
    assert view(match)["pot_at"] == 1
    for move in ends_on("5 5 2"):
        match.play(move)
    assert view(match)["pot_at"] == 2
    for move in NOTHING * 2:
        match.play(move)
    assert (view(match)["round"], view(match)["pot_at"]) == (2, 2)


def test_nobody_has_the_pot_before_the_start_and_the_last_winner_has_it_at_the_end() -> None:
    assert view(table(start="roll_off"))["pot_at"] is None
    match = table("throw", "roll P O T", coins=(10, 3, 3), target=12)
    assert view(match)["phase"] == "over"
    assert view(match)["pot_at"] == 0


def test_who_leads() -> None:
    assert view(table())["leaders"] == []
    assert view(table(coins=(4, 5, 5)))["leaders"] == [1, 2]
    assert view(table(coins=(4, 5, 5)))["scores"] == [4, 5, 5]


def test_every_roll_off_names_its_winner() -> None:
    match = table(start="roll_off")
    assert view(match)["roll_off"]["best"] == []
    match.play("off 3 4 4")
    assert (view(match)["roll_off"]["best"], view(match)["roll_off"]["seats"]) == ([1, 2], [1, 2])
    match.play("off P 1")
    assert (view(match)["roll_off"]["best"], view(match)["roll_off"]["seats"]) == ([2], [])
