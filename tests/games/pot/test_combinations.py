"""Pass the Pot: what combinations pay, to whom, and who can be chosen (PP-15 to PP-24, PP-27 to PP-29)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from playing import codes, example

from pyapp.core.chance import probability
from pyapp.core.game import Decide
from pyapp.core.match import Match
from pyapp.games.pot.dice import COMBINATION, ROLLS, SHOWN

from .table import NOTHING, change, ends_on, events, in_bank, table, view

# Straights


@pytest.mark.rule("PP-15")
@pytest.mark.parametrize(("throw", "again"), [("1 2 3", "PT"), ("3 1 2", "PO"), ("2 3 1", "OT")])
def test_one_two_three_pays_one_and_rolls_the_one_and_the_three_once_more(throw: str, again: str) -> None:
    match = table("throw", f"roll {throw}", "stop")
    assert change(match) == (1, 0, 0)
    assert in_bank(match) == -1
    assert match.turn == ROLLS[again]
    match.play("roll 5 4")
    assert match.turn == Decide(1)  # neither a free nor a paid roll follows
    assert match.state.best == 11
    assert sorted(match.state.held) == [2, 4, 5]


@pytest.mark.rule("PP-15")
def test_one_two_three_counts_only_for_a_player_who_stops_on_it() -> None:
    match = table("throw", "roll 1 2 3")
    assert view(match)["choices"][-1]["dice"] == ["P", "T"]
    assert view(match)["choices"][-1]["result"] is None
    match.play("again P")
    match.play("roll 5")
    assert change(match) == (0, 0, 0)
    paid = table("throw", "roll 1 2 5", "again T", "roll 5", "pay T", "roll 3")  # the last roll ends the turn
    assert paid.turn == ROLLS["PT"]
    assert change(paid) == (0, 0, 0)  # one paid into the POT, one from the bank


@pytest.mark.rule("PP-16")
def test_two_three_four_pays_one() -> None:
    match = table(*ends_on("4 2 3"))
    assert (change(match), in_bank(match), match.state.best) == ((1, 0, 0), -1, 9)
    assert events(match, "bank_paid") == [{"seat": 0, "coins": 1}]


@pytest.mark.rule("PP-17")
@pytest.mark.parametrize(
    ("move", "coins", "bank"),
    [
        ("take 2,3", (2, -1, -1, 0), 0),
        ("take 2,4", (2, -1, 0, -1), 0),
        ("take 3,4", (2, 0, -1, -1), 0),
        ("take bank", (2, 0, 0, 0), -2),
    ],
)
def test_three_four_five_takes_from_two_players_or_from_the_bank(move: str, coins: tuple[int, ...], bank: int) -> None:
    match = table(*ends_on("3 4 5"), seats=4)
    assert match.legal == ("take 2,3", "take 2,4", "take 3,4", "take bank")
    match.play(move)
    assert (change(match), in_bank(match)) == (coins, bank)
    assert (match.state.best, match.turn) == (12, Decide(1))


@pytest.mark.rule("PP-18")
def test_p_o_t_takes_from_the_bank_from_everybody_and_the_pot() -> None:
    match = table(*NOTHING, "throw", "roll P O T", coins=(3, 3, 0, 5), pot=6)
    assert change(match) == (-1, 2 + 1 + 1 + 6, 0, -1)
    assert events(match, "combo") == [{"seat": 1, "combo": "pot"}]
    assert in_bank(match) == -4  # 2 paid, 2 for the new round


@pytest.mark.rule("PP-18")
def test_three_letters_are_p_o_t_and_two_are_nothing() -> None:
    letters = {throw: made for throw, made in COMBINATION["none"].items() if throw.count(0) > 1}
    assert [SHOWN[throw] for throw, made in letters.items() if made] == [("P", "O", "T")]


# Triples


@pytest.mark.rule("PP-19")
def test_one_one_one_pays_three_to_the_bank_and_passes_the_dice() -> None:
    match = table(*NOTHING, "throw", "roll 1 1 1")
    assert (change(match), in_bank(match)) == ((0, -3, 0), 3)
    assert (match.turn, match.state.holder) == (Decide(2), 0)
    assert events(match, "paid_bank") == [{"seat": 1, "coins": 3}]


@pytest.mark.rule("PP-20")
def test_two_two_two_takes_two_from_one_or_one_from_two_or_one_from_the_bank() -> None:
    stop = ends_on("2 2 2")
    match = table(*stop, seats=4)
    assert match.legal == ("take 2,2", "take 2,3", "take 2,4", "take 3,3", "take 3,4", "take 4,4", "take bank")
    assert change(table(*stop, "take 3,3", seats=4)) == (2, 0, -2, 0)
    assert change(table(*stop, "take 2,4", seats=4)) == (2, -1, 0, -1)
    bank = table(*stop, "take bank", seats=4)
    assert (change(bank), in_bank(bank)) == ((1, 0, 0, 0), -1)
    assert bank.state.best == 6


@pytest.mark.rule("PP-21")
def test_three_three_three_takes_two_from_the_bank_and_one_from_a_player() -> None:
    match = table(*ends_on("3 3 3"), seats=4)
    assert match.legal == ("take 2", "take 3", "take 4")
    match.play("take 3")
    assert (change(match), in_bank(match), match.state.best) == ((3, 0, -1, 0), -2, 9)


@pytest.mark.rule("PP-22")
def test_four_four_four_takes_two_from_the_bank_and_one_from_each_of_two() -> None:
    match = table(*ends_on("4 4 4"), seats=4)
    assert match.legal == ("take 2,3", "take 2,4", "take 3,4")
    match.play("take 2,4")
    assert (change(match), in_bank(match), match.state.best) == ((4, -1, 0, -1), -2, 12)
    both = table(*ends_on("4 4 4"))  # with three at the table there is no choice
    assert (change(both), both.turn) == ((4, -1, -1), Decide(1))


@pytest.mark.rule("PP-23")
def test_five_five_five_keeps_three_and_gives_two_away() -> None:
    match = table(*ends_on("5 5 5"), seats=4)
    assert match.legal == ("give 2,3", "give 2,4", "give 3,4")
    match.play("give 3,4")
    assert (change(match), in_bank(match), match.state.best) == ((3, 0, 1, 1), -5, 15)
    assert codes(match)[-5:-2] == ["bank_paid", "paid_player", "paid_player"]
    both = table(*ends_on("5 5 5"))
    assert (change(both), both.turn) == ((3, 1, 1), Decide(1))


# The bonus combination


@pytest.mark.rule("PP-24")
def test_the_bonus_pays_one_to_everybody() -> None:
    match = table(*ends_on("4 O 2"), seats=4)
    assert (change(match), in_bank(match), match.state.best) == ((1, 1, 1, 1), -4, 6)
    assert events(match, "combo") == [{"seat": 0, "combo": "bonus"}]


@pytest.mark.rule("PP-O1")
@pytest.mark.parametrize(
    ("bonus", "throws"),
    [
        ("42o", {"2 O 4", "4 O 2"}),
        ("135", {"1 3 5", "1 5 3", "3 1 5", "3 5 1", "5 1 3", "5 3 1"}),
        ("none", set()),
    ],
)
def test_which_dice_are_the_bonus(bonus: str, throws: set[str]) -> None:
    found = {" ".join(SHOWN[throw]) for throw, made in COMBINATION[bonus].items() if made == "bonus"}
    assert found == throws
    for throw in ("2 O 4", "1 3 5", "P 2 4", "2 4 T"):
        assert change(table(*ends_on(throw), bonus=bonus)) == ((1, 1, 1) if throw in throws else (0, 0, 0))
    assert table().options["bonus"] == "42o"


# Who can be chosen


@pytest.mark.rule("PP-27")
@pytest.mark.parametrize("throw", ["3 4 5", "2 2 2", "3 3 3", "4 4 4", "5 5 5"])
def test_the_player_must_choose_and_only_other_players(throw: str) -> None:
    match = table(*NOTHING, *ends_on(throw), seats=5)
    assert match.turn == Decide(1)
    assert len(match.legal) > 1
    for move in match.legal:
        named = move.split()[1].split(",")
        assert "2" not in named
        assert throw == "2 2 2" or len(set(named)) == len(named)
        assert move.split()[0] in ("take", "give")  # there is no move for taking no reward


@pytest.mark.rule("PP-28")
def test_a_player_who_cannot_pay_in_full_pays_everything() -> None:
    assert table("throw", "roll 1 1 1", coins=(2, 3, 3)).state.coins == (0, 3, 3)
    broke = table("throw", "roll 1 1 1", coins=(0, 3, 3))
    assert (broke.state.coins, in_bank(broke)) == ((0, 3, 3), 0)
    assert codes(broke)[-3:] == ["lapsed", "result", "pot_taken"]
    twos = table(*ends_on("2 2 2"), coins=(3, 1))
    assert twos.legal == ("take 2", "take bank")
    twos.play("take 2")
    assert twos.state.coins == (4, 0)  # nobody drops out
    assert twos.turn == Decide(1)


@pytest.mark.rule("PP-28")
@pytest.mark.parametrize(
    ("throw", "coins", "legal"),
    [
        # of the two who are named only one can pay; naming either of two who have nothing is the same choice
        ("3 4 5", (3, 0, 0, 2, 1), ("take 4", "take 5", "take 4,5", "take bank")),
        ("4 4 4", (3, 0, 0, 2, 1), ("take 4", "take 5", "take 4,5")),
        ("2 2 2", (3, 0, 2, 1), ("take 3", "take 4", "take 3,3", "take 3,4", "take bank")),
        ("3 3 3", (3, 0, 2, 1), ("take 3", "take 4")),
    ],
)
def test_a_choice_is_legal_if_one_of_them_can_pay(throw: str, coins: tuple[int, ...], legal: tuple[str, ...]) -> None:
    assert table(*ends_on(throw), coins=coins).legal == legal


@pytest.mark.rule("PP-28")
@pytest.mark.parametrize(
    ("throw", "coins", "gain"),
    [("3 4 5", (3, 0, 0), 2), ("2 2 2", (3, 0, 0), 1), ("3 3 3", (3, 0, 0), 2), ("4 4 4", (3, 0, 0), 2)],
)
def test_what_nobody_can_pay_lapses(throw: str, coins: tuple[int, ...], gain: int) -> None:
    match = table(*ends_on(throw), coins=coins)
    assert match.turn == Decide(1)
    assert change(match) == (gain, 0, 0)
    one = table(*ends_on("4 4 4"), coins=(3, 0, 4))
    assert change(one) == (3, 0, -1)


@pytest.mark.rule("PP-29")
def test_the_one_opponent_of_a_game_for_two() -> None:
    straight = table(*ends_on("3 4 5"), seats=2)
    assert straight.legal == ("take 2", "take bank")
    assert change(table(*ends_on("3 4 5"), "take 2", seats=2)) == (1, -1)
    assert change(table(*ends_on("3 4 5"), "take bank", seats=2)) == (2, 0)
    twos = table(*ends_on("2 2 2"), seats=2)
    assert twos.legal == ("take 2,2", "take bank")
    assert change(table(*ends_on("2 2 2"), "take 2,2", seats=2)) == (2, -2)
    assert change(table(*ends_on("2 2 2"), "take bank", seats=2)) == (1, 0)
    assert change(table(*ends_on("3 3 3"), seats=2)) == (3, -1)
    assert change(table(*ends_on("4 4 4"), seats=2)) == (3, -1)
    fives = table(*ends_on("5 5 5"), seats=2)
    assert (change(fives), in_bank(fives)) == ((4, 1), -5)


# Options


def after_123(then: str, *moves: str, seats: int = 3, **options: str) -> Match[object]:
    """The 2 on the O die stays; the P and the T die show this."""
    return table("throw", "roll 1 2 3", "stop", f"roll {then}", *moves, seats=seats, **options)


@pytest.mark.rule("PP-O2")
@pytest.mark.parametrize("then", ["2 2", "3 4", "1 3", "5 5"])
def test_the_roll_after_one_two_three_pays_nothing_more(then: str) -> None:
    match = after_123(then)
    assert match.options["after_123"] == "nothing"
    assert (match.turn, change(match)) == (Decide(1), (1, 0, 0))
    assert match.state.best == 2 + sum(map(int, then.split()))


@pytest.mark.rule("PP-O2")
def test_the_roll_after_one_two_three_pays_with_the_option() -> None:
    twos = after_123("2 2", seats=4, after_123="pays")
    assert twos.legal[0] == "take 2,2"
    twos.play("take 3,4")
    assert (twos.turn, change(twos)) == (Decide(1), (3, 0, -1, -1))
    assert change(after_123("4 3", after_123="pays")) == (2, 0, 0)
    again = after_123("3 1", after_123="pays")  # neither paid nor rolled again
    assert (again.turn, change(again), again.state.best) == (Decide(1), (1, 0, 0), 6)
    bonus = ("throw", "roll 2 1 3", "stop", "roll O 4")
    assert change(table(*bonus, after_123="pays")) == (2, 1, 1)
    assert change(table(*bonus)) == (1, 0, 0)


@pytest.mark.rule("PP-O4")
def test_the_bank_never_runs_out_by_default() -> None:
    match = table()
    assert match.options["bank"] == "unlimited"
    assert view(match)["bank"] is None
    match.start = match.start._replace(bank=0)
    for move in ends_on("5 5 5"):
        match.play(move)
    assert change(match) == (3, 1, 1)


@pytest.mark.rule("PP-O4")
@pytest.mark.parametrize(("target", "total", "coins"), [(24, 48, 48), (24, 100, 100), (24, 30, 48), (60, 55, 120)])
def test_a_limited_bank_has_at_least_twice_the_target(target: int, total: int, coins: int) -> None:
    match = table(seats=4, bank="limited", total=total, target=target)
    state = match.state
    assert state.bank + state.pot + sum(state.coins) == coins
    assert view(match)["bank"] == coins - 14


@pytest.mark.rule("PP-O4")
def test_the_pot_gets_what_the_bank_has() -> None:
    for left, stake in ((0, 0), (1, 1), (2, 2), (3, 2)):
        match = table(*ends_on("5 5 1"), *NOTHING, *NOTHING, left=left)
        assert (match.state.pot, match.state.bank) == (stake, left - stake)


@pytest.mark.rule("PP-O4")
def test_the_bonus_is_paid_clockwise_from_the_player() -> None:
    moves = (*NOTHING, *NOTHING, *ends_on("4 O 2"))
    for left, gains in ((0, (0, 0, 0, 0)), (1, (0, 0, 1, 0)), (3, (1, 0, 1, 1)), (9, (1, 1, 1, 1))):
        assert change(table(*moves, seats=4, left=left)) == gains
    assert "lapsed" in codes(table(*moves, seats=4, left=0))


@pytest.mark.rule("PP-O4")
def test_five_five_five_keeps_up_to_three_first() -> None:
    stop = ends_on("5 5 5")
    for left, kept in ((0, 0), (1, 1), (2, 2), (3, 3)):
        assert change(table(*stop, seats=4, left=left)) == (kept, 0, 0, 0)
    four = table(*stop, seats=4, left=4)
    assert four.legal == ("give 2", "give 3", "give 4")
    four.play("give 3")
    assert (change(four), four.state.bank) == ((3, 0, 1, 0), 0)
    assert table(*stop, seats=4, left=5).legal == ("give 2,3", "give 2,4", "give 3,4")
    for left, gains in ((3, (3, 0)), (4, (3, 1)), (5, (4, 1))):
        assert change(table(*stop, seats=2, left=left)) == gains


@pytest.mark.rule("PP-O4")
def test_an_empty_bank_pays_nothing_and_cannot_be_chosen() -> None:
    assert change(table(*ends_on("2 3 4"), left=0)) == (0, 0, 0)
    assert table(*ends_on("2 2 2"), left=0).legal == ("take 2,2", "take 2,3", "take 3,3")
    assert change(table(*ends_on("3 4 5"), seats=2, left=0)) == (1, -1)
    assert change(table(*ends_on("3 4 5"), "take bank", seats=2, left=1)) == (1, 0)
    assert change(table(*ends_on("4 4 4"), left=1)) == (3, -1, -1)
    assert change(table(*ends_on("3 3 3"), coins=(3, 0, 0), left=0)) == (0, 0, 0)
    assert change(table("throw", "roll P O T", left=0)) == (2 + 2, -1, -1)  # with the POT's 2


@pytest.mark.rule("PP-O5")
def test_one_one_one_counts_nothing_but_the_first_still_holds_the_pot() -> None:
    match = table("throw", "roll 1 1 1")
    assert match.options["ones"] == "0"
    assert (match.state.holder, match.state.best) == (0, 0)
    for move in ends_on("P O 1"):
        match.play(move)
    assert match.state.holder == 1
    later = table(*ends_on("P O 1"), "throw", "roll 1 1 1")
    assert later.state.holder == 0


@pytest.mark.rule("PP-O5")
def test_one_one_one_counts_three_with_the_option() -> None:
    assert table("throw", "roll 1 1 1", ones="3").state.best == 3
    later = table(*ends_on("P O 2"), "throw", "roll 1 1 1", ones="3")
    assert (later.state.holder, later.state.best) == (1, 3)
    assert change(later) == (0, -3, 0)
    equal = table(*ends_on("P O 3"), "throw", "roll 1 1 1", ones="3")
    assert equal.state.holder == 0


# Worked examples


@pytest.mark.rule("PP-E1")
def test_a_round_that_stacey_wins_with_thirteen() -> None:
    match = example("pot", "PP-E1")
    assert [seat.name for seat in match.seats] == ["Jenn", "Frank", "Dan", "Stacey"]
    assert match.state.coins == (2, 6, 0, 5)
    assert [found["result"] for found in events(match, "pot_taken")] == [10, 13]
    assert events(match, "round_won") == [{"seat": 3, "coins": 2, "round": 1, "by_pot": False}]
    assert match.turn == Decide(3)


@pytest.mark.rule("PP-E1")
def test_the_same_round_with_a_combination_for_each_of_the_others() -> None:
    told = [step.move for step in example("pot", "PP-E1").steps]
    taken = told.index("roll 4 4") + 2  # up to Stacey's stop
    match = table(*told[:taken], *ends_on("2 3 4"), *ends_on("4 3 2"), *ends_on("3 2 4"), seats=4)
    assert match.state.coins == (3, 7, 1, 5)


@pytest.mark.rule("PP-E2")
def test_the_next_round_that_dan_wins_with_p_o_t() -> None:
    match = example("pot", "PP-E2")
    assert match.state.coins == (3, 9, 10, 5)
    assert events(match, "pot_stays")[-2]["equal"] is True
    assert events(match, "round_won")[-1] == {"seat": 2, "coins": 3, "round": 2, "by_pot": True}
    assert (match.turn, match.state.round, match.state.pot) == (Decide(2), 3, 2)


# Odds


@pytest.mark.rule("PP-P1")
def test_the_odds_of_one_roll() -> None:
    roll = ROLLS["POT"]
    odds: dict[str, Fraction] = {}
    for throw, made in COMBINATION["42o"].items():
        odds[made] = odds.get(made, Fraction(0)) + probability(roll, "roll " + " ".join(SHOWN[throw]))
    assert roll.total == 216
    assert odds.pop("") == Fraction(216 - 1 - 5 - 18 - 2, 216)
    assert odds == {
        "pot": Fraction(1, 216),
        **{f"triple_{face * 3}": Fraction(1, 216) for face in "12345"},
        **{f"straight_{run}": Fraction(6, 216) for run in ("123", "234", "345")},
        "bonus": Fraction(2, 216),
    }
