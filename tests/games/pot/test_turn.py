"""Pass the Pot: set-up, rolls, rounds and the end (PP-1 to PP-14, PP-25, PP-26)."""

from __future__ import annotations

import pytest
from playing import codes, people, script

from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.match import Match
from pyapp.games.pot.dice import ROLLS, SUBSETS
from pyapp.games.pot.rules import GAME

from .table import NOTHING, change, ends_on, events, in_bank, table, view

# Material and set-up


@pytest.mark.rule("PP-1")
def test_each_die_of_a_set_has_its_own_letter() -> None:
    assert [(dice.amount, set(dice.faces)) for dice in ROLLS["POT"].groups] == [
        (1, {"P", "1", "2", "3", "4", "5"}),
        (1, {"O", "1", "2", "3", "4", "5"}),
        (1, {"T", "1", "2", "3", "4", "5"}),
    ]
    assert [group.faces[0] for group in ROLLS["PT"].groups] == ["P", "T"]


@pytest.mark.rule("PP-1")
def test_the_holder_keeps_one_set_while_the_other_is_rolled() -> None:
    match = table(*ends_on("4 5 T"), "throw", "roll 1 O 2")
    assert view(match)["held"] == ["4", "5", "T"]
    assert view(match)["dice"] == ["1", "O", "2"]


@pytest.mark.rule("PP-2")
def test_two_to_five_players_and_the_turn_goes_clockwise() -> None:
    for seats in (1, 6):
        with pytest.raises(GameError, match="bad_seat"):
            Match(GAME, people(seats))
    match = table(seats=5, start=4)
    order = []
    for points in ("P 1 2", "P O 4", "P O 5", "5 1 T", "5 2 T"):
        order.append(match.state.seat)
        for move in ends_on(points):
            match.play(move)
    assert order == [3, 4, 0, 1, 2]


@pytest.mark.rule("PP-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fifty_five_coins_are_shared_between_bank_pot_and_players(seats: int) -> None:
    state = table(seats=seats).state
    assert state.bank + state.pot + sum(state.coins) == 55


@pytest.mark.rule("PP-3")
def test_the_highest_die_starts_and_a_letter_is_zero() -> None:
    match = script("pot", seats=4)
    assert match.turn.verb == "off"
    match.play("off 3 P 5 1")
    assert match.turn == Decide(2)
    assert match.state.starter == 2
    assert events(match, "starts") == [{"seat": 2}]
    letters = script("pot", "off P 1 P P", seats=4)
    assert letters.turn == Decide(1)


@pytest.mark.rule("PP-3")
def test_players_tied_at_the_top_roll_again_until_one_is_alone() -> None:
    match = script("pot", "off 4 5 5 5", seats=4)
    assert len(match.turn.groups) == 3
    assert view(match)["roll_off"]["seats"] == [1, 2, 3]
    match.play("off 2 P 2")
    assert view(match)["roll_off"]["seats"] == [1, 3]
    match.play("off P P")
    match.play("off P 1")
    assert match.turn == Decide(3)
    assert codes(match)[-2:] == ["starts", "round_begins"]
    assert view(match)["roll_off"]["throws"] == [{"seat": 1, "face": "P"}, {"seat": 3, "face": "1"}]


@pytest.mark.rule("PP-3")
def test_everyone_has_three_coins_and_the_bank_puts_two_into_the_pot() -> None:
    before = script("pot", seats=3)
    assert (before.state.coins, before.state.pot) == ((3, 3, 3), 0)
    match = script("pot", "off 3 2 1", seats=3)
    assert (match.state.coins, match.state.pot) == ((3, 3, 3), 2)
    assert before.state.bank - match.state.bank == 2
    assert match.legal == ("throw",)


# The turn


@pytest.mark.rule("PP-5")
def test_the_turn_begins_with_all_three_dice() -> None:
    match = table()
    assert match.legal == ("throw",)
    match.play("throw")
    assert match.turn == ROLLS["POT"]


@pytest.mark.rule("PP-6")
def test_keep_or_reroll_any_dice_once() -> None:
    match = table("throw", "roll 3 O 5")
    assert match.legal == (*(f"again {dice}" for dice in ("P", "O", "T", "PO", "PT", "OT", "POT")), "stop")
    match.play("again OT")
    assert match.turn == ROLLS["OT"]
    match.play("roll 4 4")
    assert view(match)["dice"] == ["3", "4", "4"]
    assert change(match) == (0, 0, 0)
    assert not any(move.startswith("again") for move in match.legal)
    stopped = table(*ends_on("3 O 5"))
    assert stopped.state.seat == 1


@pytest.mark.rule("PP-7")
def test_a_coin_buys_a_last_roll_of_any_dice() -> None:
    match = table("throw", "roll 3 O 5", "again OT", "roll 4 4")
    assert match.legal == (*(f"pay {dice}" for dice in SUBSETS), "stop")
    match.play("pay PO")  # the P die was kept before
    assert (match.state.coins[0], match.state.pot) == (2, 3)
    match.play("roll 5 5")
    assert view(match)["last"]["dice"] == ["5", "5", "4"]
    assert match.turn == Decide(1)  # there is no fourth roll


@pytest.mark.rule("PP-7")
def test_no_paid_roll_before_the_free_one_or_without_a_coin() -> None:
    assert not any(move.startswith("pay") for move in table("throw", "roll 3 O 5").legal)
    plain = table("throw", "roll 3 O 5", "again O", "roll 3", coins=(0, 3, 3))
    assert plain.turn == Decide(1)
    assert view(plain)["last"]["result"] == 11


@pytest.mark.rule("PP-8")
@pytest.mark.parametrize(("throw", "points"), [("5 5 4", 14), ("P 5 T", 5), ("P O 1", 1), ("1 1 2", 4)])
def test_the_result_is_the_sum_and_a_letter_is_zero(throw: str, points: int) -> None:
    match = table(*ends_on(throw))
    assert match.state.best == points
    assert events(match, "result") == [{"seat": 0, "result": points}]


@pytest.mark.rule("PP-8")
def test_the_reward_comes_with_the_stop_and_not_before() -> None:
    passed_by = table("throw", "roll 2 3 4", "again P", "roll 1", "stop")
    assert change(passed_by) == (0, 0, 0)
    match = table("throw", "roll 2 3 4")
    assert change(match) == (0, 0, 0)
    match.play("stop")
    assert change(match) == (1, 0, 0)
    assert match.state.best == 9


@pytest.mark.rule("PP-9")
def test_the_first_result_holds_the_pot_and_a_higher_one_takes_it() -> None:
    match = table(*ends_on("P O 1"))
    assert (match.state.holder, match.state.best) == (0, 1)
    for move in ends_on("P O 2"):
        match.play(move)
    assert (match.state.holder, match.state.best) == (1, 2)
    assert view(match)["held"] == ["P", "O", "2"]
    assert [found["from"] for found in events(match, "pot_taken")] == [None, 0]


@pytest.mark.rule("PP-10")
def test_a_lower_or_equal_result_changes_nothing_but_combinations_pay() -> None:
    lower = table(*ends_on("5 5 1"), *ends_on("2 3 4"))
    assert (lower.state.holder, lower.state.best) == (0, 11)
    assert change(lower) == (0, 1, 0)
    assert view(lower)["last"]["code"] == "lower"
    equal = table(*ends_on("5 4 T"), *ends_on("4 3 2"))
    assert (equal.state.holder, equal.state.held) == (0, (5, 4, 0))
    assert change(equal) == (0, 1, 0)
    assert view(equal)["last"]["code"] == "equal"
    assert events(equal, "pot_stays")[0]["equal"] is True


@pytest.mark.rule("PP-11")
def test_each_other_player_has_one_turn_then_the_holder_wins_the_pot() -> None:
    match = table(*ends_on("5 5 1"), *NOTHING)
    assert view(match)["to_come"] == [2]
    assert match.state.coins == (3, 3, 3)
    for move in ("throw", "roll P 1 2", "again P", "roll 1", "pay T", "roll 3"):
        match.play(move)
    assert change(match) == (3, 0, -1)
    assert match.turn == Decide(0)
    assert events(match, "round_won") == [{"seat": 0, "coins": 3, "round": 1, "by_pot": False}]
    assert view(match)["last"]["round"] == {"seat": 0, "coins": 3, "dice": ["5", "5", "1"]}


@pytest.mark.rule("PP-11")
def test_after_the_pot_changes_hands_all_the_others_have_a_turn() -> None:
    match = table(*ends_on("P O 5"), *NOTHING, *ends_on("P 1 5"), *NOTHING)
    assert view(match)["to_come"] == [1]
    assert match.state.round == 1
    for move in NOTHING:
        match.play(move)
    assert (match.state.round, match.state.seat, change(match)) == (2, 2, (0, 0, 2))


@pytest.mark.rule("PP-12")
def test_the_winner_starts_the_next_round_with_two_from_the_bank() -> None:
    match = table(*ends_on("P O 1"), *ends_on("P O 2"), *NOTHING[:1], "roll P O 5", "stop", *NOTHING, *NOTHING)
    state = match.state
    assert (state.round, state.seat, state.starter, state.pot) == (2, 2, 2, 2)
    assert (state.holder, state.phase) == (-1, "start")
    assert in_bank(match) == -2
    for move in NOTHING:
        match.play(move)
    assert match.state.holder == 2  # the first result holds the POT, however low


@pytest.mark.rule("PP-13")
@pytest.mark.parametrize(
    "moves",
    [
        ("roll 1 1 1",),
        ("roll 1 1 5", "again T", "roll 1"),
        ("roll 1 1 5", "again POT", "roll 1 1 1"),
        ("roll 1 4 5", "again O", "roll 1", "pay T", "roll 1"),
    ],
)
def test_ones_end_the_turn_at_once_after_any_roll(moves: tuple[str, ...]) -> None:
    paid = "pay T" in moves
    match = table("throw", *moves, coins=(5, 3, 3))
    assert match.turn == Decide(1)
    assert match.state.coins == (1 if paid else 2, 3, 3)
    assert match.state.pot == (3 if paid else 2)
    assert in_bank(match) == 3
    assert view(match)["last"]["code"] == "triple_111"


@pytest.mark.rule("PP-14")
@pytest.mark.parametrize(
    "moves",
    [
        ("roll P O T",),
        ("roll P O 5", "again T", "roll T"),
        ("roll P 4 5", "again O", "roll O", "pay T", "roll T"),
    ],
)
def test_p_o_t_ends_the_round_at_once_after_any_roll(moves: tuple[str, ...]) -> None:
    paid = "pay T" in moves
    first = table("throw", *moves)  # also the first player of the round
    assert first.state.coins == (9, 2, 2)  # 3 + 2 + 1 + 1 and the POT's 2; a coin paid comes back with it
    assert (first.state.round, first.state.seat, first.state.pot) == (2, 0, 2)
    assert events(first, "round_won") == [{"seat": 0, "coins": 3 if paid else 2, "round": 1, "by_pot": True}]
    later = table(*ends_on("5 5 4"), "throw", *moves)
    assert later.state.coins == (2, 9, 2)
    assert (later.state.round, later.state.seat) == (2, 1)


# The end


@pytest.mark.rule("PP-4", "PP-25")
def test_the_target_counts_only_when_a_round_is_over() -> None:
    match = table(*ends_on("2 3 4"), coins=(23, 3, 3))
    assert match.state.coins[0] == 24
    assert match.outcome is None
    for move in (*ends_on("5 5 1"), *NOTHING):
        match.play(move)
    assert match.outcome is None
    for move in NOTHING:
        match.play(move)
    assert match.outcome is not None
    assert match.outcome.reason == "target"
    assert match.outcome.scores == (24, 5, 3)
    assert match.outcome.ranks == (1, 2, 3)
    assert codes(match)[-1] == "game_won"


@pytest.mark.rule("PP-4", "PP-25")
def test_one_coin_short_does_not_end_the_game_and_lost_coins_do_not_count() -> None:
    short = table(*ends_on("5 5 1"), *NOTHING, *NOTHING, coins=(21, 3, 3))
    assert short.state.coins[0] == 23
    assert short.outcome is None
    reached = table(*ends_on("5 5 1"), *NOTHING, *NOTHING, coins=(22, 3, 3))
    assert reached.outcome is not None
    lost = table(*ends_on("5 5 1"), "throw", "roll 1 1 1", *NOTHING, coins=(3, 25, 3))
    assert lost.state.coins == (5, 22, 3)
    assert lost.outcome is None


@pytest.mark.rule("PP-25")
def test_the_player_with_the_most_coins_wins_not_the_winner_of_the_round() -> None:
    match = table(*ends_on("5 5 1"), *NOTHING, *NOTHING, coins=(23, 26, 3))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.ranks == (2, 1, 3)


@pytest.mark.rule("PP-26")
def test_players_tied_at_the_top_roll_for_the_win() -> None:
    match = table(*ends_on("5 5 1"), *NOTHING, *NOTHING, *NOTHING, coins=(23, 25, 25, 3))
    assert match.outcome is None
    assert match.turn.verb == "off"
    assert len(match.turn.groups) == 3
    assert events(match, "tied") == [{"seats": [0, 1, 2], "coins": 25}]
    match.play("off P 4 4")  # the first player is out, the two others roll again
    assert view(match)["roll_off"]["seats"] == [1, 2]
    match.play("off P 1")
    assert match.outcome is not None
    assert match.outcome.reason == "roll_off"
    assert match.outcome.winners == (2,)
    assert match.outcome.ranks == (2, 2, 1, 4)
    assert match.outcome.scores == (25, 25, 25, 3)


@pytest.mark.rule("PP-O7")
@pytest.mark.parametrize("target", [12, 24, 60])
def test_the_target_is_an_option(target: int) -> None:
    moves = (*ends_on("5 5 1"), *NOTHING, *NOTHING)
    assert table(*moves, coins=(target - 3, 3, 3), target=target).outcome is None
    assert table(*moves, coins=(target - 2, 3, 3), target=target).outcome is not None


@pytest.mark.rule("PP-O7")
def test_the_target_is_24_by_default_and_12_to_60() -> None:
    assert table().options["target"] == 24
    for target in (11, 61):
        with pytest.raises(GameError, match="bad_option"):
            table(target=target)
