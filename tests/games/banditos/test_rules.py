"""Los Banditos, clause by clause. The combinations and the proof of a claim have their own file."""

from __future__ import annotations

from fractions import Fraction

import pytest
from games.banditos.tables import play, side, sides_at, table
from playing import codes, example, new_match, script

from pyapp.core.chance import Dice, Draw, Roll, probability
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.games.banditos.combinations import NAMES
from pyapp.games.banditos.rules import GAME
from pyapp.games.banditos.state import LOOT, NO_TILE, OVER, PLACE, START, TILE, State

ROW = ("tile 3", "tile 1", "tile 2", "tile 1")
FOUR = ("3:", "1:", "2:", "1:")
"""A row without dice."""


def begun(*moves: str, **options: object) -> Match[State]:
    """A match with a row, after this first turn of the first player."""
    return script("banditos", *ROW, *moves, **{"start": 1, **options})


def verbs(match: Match[State]) -> set[str]:
    return {move.split()[0] for move in match.legal}


def placings(match: Match[State]) -> list[str]:
    return [move for move in match.legal if move.startswith("place")]


# Material and set-up


@pytest.mark.rule("LB-1")
def test_six_dice_in_each_of_four_colours() -> None:
    assert begun().state.bag == (6, 6, 6, 6)
    assert len(NAMES) == len(set(NAMES)) == 24  # four colours by six faces
    draw = begun("draw").turn
    assert isinstance(draw, Draw)
    assert draw.bag == (("black", 6), ("green", 6), ("red", 6), ("blue", 6))


@pytest.mark.rule("LB-2")
def test_ten_tiles_worth_nineteen() -> None:
    assert LOOT == (("1", 4), ("2", 3), ("3", 3))
    assert sum(int(points) * count for points, count in LOOT) == 19


@pytest.mark.rule("LB-3")
def test_the_set_up() -> None:
    assert GAME.info.seats == (2, 2)
    match = script("banditos", start=1)
    first = match.turn
    assert isinstance(first, Draw)
    assert probability(first, "tile 1") == Fraction(2, 5)
    for count, outcome in enumerate(ROW):
        assert [tile.value > 0 for tile in match.state.row] == [place < count for place in range(4)]
        assert match.state.phase == TILE
        match.play(outcome)
    assert [tile.value for tile in match.state.row] == [3, 1, 2, 1]
    assert match.state.pile == (2, 2, 2)
    assert sum(match.state.bag) == 24
    assert match.state.phase == START


@pytest.mark.rule("LB-3")
def test_the_pile_keeps_no_order() -> None:
    """Whatever has been turned up, the next tile is any of those still hidden."""
    match = begun("give 3")
    assert match.turn == Draw((("1", 2), ("2", 2), ("3", 2)), 1, "tile")


# The turn

FIRST = ("draw", "dice red", "roll 5", "place red5 1", "pass")


@pytest.mark.rule("LB-4")
def test_players_alternate_and_roll_two_dice_from_the_bag() -> None:
    match = begun(*FIRST)
    for seat in (1, 0, 1, 0):
        assert match.turn == Decide(seat)
        match.play("draw")
        drawn = match.turn
        assert isinstance(drawn, Draw)
        assert drawn.amount == 2
        match.play("dice black blue")
        assert match.turn == Roll((Dice(1, kind="black"), Dice(1, kind="blue")))
        bag = match.state.bag
        play(match, "roll 4 2")
        assert match.state.bag == bag
        assert match.state.hand == side("black4 blue2")
        place = 2 if seat else 3
        for die in ("black4", "blue2"):
            open_place = place if f"place {die} {place}" in match.legal else 4
            match.play(f"place {die} {open_place}")
        match.play("pass")


@pytest.mark.rule("LB-4")
def test_the_draw_has_exact_odds() -> None:
    match = begun(*FIRST, "draw")  # one red die is out
    draw = match.turn
    assert isinstance(draw, Draw)
    assert probability(draw, "dice red red") == Fraction(5 * 4, 23 * 22)
    assert probability(draw, "dice black red") == Fraction(2 * 6 * 5, 23 * 22)
    match.play("dice red red")
    throw = match.turn
    assert isinstance(throw, Roll)
    assert probability(throw, "roll 3 4") == Fraction(2, 36)  # dice of one colour cannot be told apart
    assert match.state.bag == (6, 6, 3, 6)


@pytest.mark.rule("LB-5")
@pytest.mark.parametrize("start", [1, 2])
def test_the_first_turn_has_one_die(start: int) -> None:
    match = begun("draw", start=start)
    assert match.state.seat == start - 1
    draw = match.turn
    assert isinstance(draw, Draw)
    assert draw.amount == 1
    play(match, "dice red", "roll 5", "place red5 1", "pass", "draw")
    draw = match.turn
    assert isinstance(draw, Draw)
    assert draw.amount == 2


@pytest.mark.rule("LB-6")
def test_dice_must_be_placed_on_the_own_side() -> None:
    match = table(*FOUR, hand="red5 blue6", seat=1)
    assert "pass" not in match.legal
    play(match, "place blue6 3")
    assert "pass" not in match.legal
    assert sides_at(match, 3) == ("", "blue6")
    play(match, "place red5 1")
    assert sides_at(match, 1) == ("", "red5")
    assert "pass" in match.legal
    assert "place" not in verbs(match)


@pytest.mark.rule("LB-6")
def test_both_dice_can_go_to_one_tile() -> None:
    match = play(table(*FOUR, hand="red5 blue6"), "place red5 2", "place blue6 2")
    assert sides_at(match, 2) == ("red5 blue6", "")


@pytest.mark.rule("LB-6")
def test_equal_dice_make_one_move() -> None:
    match = table(*FOUR, hand="red5 red5")
    assert placings(match) == [f"place red5 {place}" for place in range(1, 5)]
    match.play("place red5 2")
    assert match.state.hand == side("red5")


@pytest.mark.rule("LB-7")
def test_a_side_holds_three_dice() -> None:
    match = table("3: red1 red3 blue6 / black1 black1", "1: red2 red2 / black6 black6 black6", hand="green4 green5")
    assert placings(match) == ["place green4 2", "place green5 2"]


@pytest.mark.rule("LB-8")
def test_claims_and_give_ups_at_any_moment_of_the_own_turn() -> None:
    match = table("3: red6 red6 red6 / ", "1:", "2:", "1:", phase=START)
    both = {"claim", "give"}
    assert verbs(match) == both | {"draw"}  # before the draw, which nobody can skip
    play(match, "draw", "dice black blue", "roll 1 2")
    assert verbs(match) == both | {"place"}  # after the roll
    match.play("place black1 2")
    assert verbs(match) == both | {"place"}  # between the placements
    match.play("place blue2 2")
    assert verbs(match) == both | {"pass"}  # after them
    play(match, "give 3", "tile 3", "give 3", "tile 1", "claim 1", "tile 2")  # any number, in any order
    assert match.state.scores == (3, 5)
    assert match.state.seat == 0
    match.play("pass")
    assert match.state.seat == 1


@pytest.mark.rule("LB-8")
def test_the_first_turn_is_no_exception() -> None:
    match = begun()
    assert match.legal == ("draw", "give 1", "give 2", "give 3", "give 4")
    play(match, "give 4", "tile 1")
    assert match.state.scores == (0, 1)
    play(match, "draw")
    assert isinstance(match.turn, Draw)
    assert match.turn.amount == 1


@pytest.mark.rule("LB-8")
def test_a_turn_continues_after_a_new_tile() -> None:
    match = table(*FOUR, hand="red5 blue6")
    play(match, "place red5 1", "give 2", "tile 3")
    assert match.state.phase == PLACE
    assert match.state.hand == side("blue6")
    match = play(table(*FOUR, phase=START), "give 2", "tile 3")
    assert match.state.phase == START


# Winning tiles


@pytest.mark.rule("LB-9")
def test_a_claim_wins_the_tile() -> None:
    match = table("3: red4 red4 red4 / red5 green4", "1:", "2:", "1:", phase=START)
    match.play("claim 1")
    assert match.state.won == ((3,), ())
    assert match.state.scores == (3, 0)
    assert codes(match) == ["claimed", "tile_won"]


@pytest.mark.rule("LB-9")
@pytest.mark.parametrize(
    ("dice", "allowed"),
    [
        ("red6 red6 red6 / ", True),  # a tie is enough: nobody can beat it
        ("red5 red5 red5 / ", False),
        ("red4 red4 red4 / blue4", True),
        ("red4 red4 red4 / blue5", False),
        ("red6 red6 / blue1", False),  # two dice claim nothing
        ("red4 blue4 green4 / red2 blue2", True),
        ("red2 red2 blue6 / green2 blue6", False),
        ("red6 red6 blue5 / green1 green6", True),
        ("red6 green6 blue5 / green1 blue5", False),
    ],
)
def test_a_claim_needs_proof(dice: str, allowed: bool) -> None:
    match = table(f"3: {dice}", "1:", "2:", "1:")
    assert ("claim 1" in match.legal) == allowed
    mirrored = " / ".join(reversed([part.strip() for part in dice.split("/")]))
    other = table(f"3: {mirrored}", "1:", "2:", "1:", seat=1)
    assert ("claim 1" in other.legal) == allowed


@pytest.mark.rule("LB-9")
def test_a_claim_that_cannot_be_proved_costs_nothing() -> None:
    match = table("3: red5 red5 red5 / ", "1:", "2:", "1:")
    before = match.state
    with pytest.raises(GameError, match="illegal_move"):
        match.play("claim 1")
    assert match.state == before


@pytest.mark.rule("LB-9")
def test_a_safe_tile_is_won_only_when_it_is_claimed() -> None:
    match = play(table("3: red6 red6 / ", "1:", "2:", "1:", hand="red6"), "place red6 1", "pass")
    assert match.state.scores == (0, 0)
    assert "claim 1" not in match.legal  # and not by the opponent
    play(match, "draw", "dice blue blue", "roll 1 1", "place blue1 1")
    assert match.state.scores == (0, 0)


@pytest.mark.rule("LB-10")
@pytest.mark.parametrize(
    "dice", ["/", "red5 / blue6", "red6 red6 red6 / ", "/ red1 blue1", "red1 red2 / red3 red4 blue6"]
)
def test_any_tile_can_be_given_up(dice: str) -> None:
    for seat in (0, 1):
        match = table(f"3: {dice}", "1:", "2:", "1:", seat=seat)
        match.play("give 1")
        assert match.state.scores == ((0, 3) if seat == 0 else (3, 0))
        assert codes(match) == ["gave_up", "tile_won"]
        assert sum(match.state.bag) == 24


@pytest.mark.rule("LB-10")
def test_giving_up_can_end_the_game_and_the_screen_says_so() -> None:
    match = table("3:", "1:", won=((), (3, 3, 2)), phase=START)
    choices = GAME.view(match.state, 0)["choices"]
    assert {choice["move"]: choice["ends"] for choice in choices if choice["kind"] == "give"} == {
        "give 1": True,
        "give 2": False,
    }
    match.play("give 1")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.facts["why"] == "given"


@pytest.mark.rule("LB-11")
def test_the_sixth_die_decides_before_anything_else() -> None:
    match = table("3: red1 red3 / black1 black1 green4", "1:", "2:", "1:", hand="red5 red2")
    match.play("place red2 1")  # a colour straight
    assert match.state.scores == (3, 0)
    assert isinstance(match.turn, Draw)  # the other die waits for the new tile
    assert codes(match) == ["placed", "tile_won"]
    match.play("tile 3")
    assert match.turn == Decide(0)
    assert match.state.hand == side("red5")


@pytest.mark.rule("LB-11")
def test_the_sixth_die_can_decide_for_the_opponent() -> None:
    match = table("3: red1 red3 / black1 black1 green4", "1:", "2:", "1:", hand="red5 red2")
    match.play("place red5 1")
    assert match.state.scores == (0, 3)


@pytest.mark.rule("LB-12")
def test_what_happens_to_a_won_tile() -> None:
    match = table("3: red1 red2 / black1 black1 green4", "1: blue6 /", "2:", "1:", hand="red3 red5")
    assert match.state.bag == (4, 5, 2, 5)
    match.play("place red3 1")
    assert match.state.won == ((3,), ())
    assert match.state.bag == (6, 6, 5, 5)  # all six dice are back; the one in hand and the one lying are not
    match.play("tile 2")
    assert [tile.value for tile in match.state.row] == [2, 1, 2, 1]  # in the same place
    assert match.state.row[0].sides == ((), ())
    assert "place red5 1" in match.legal  # a die still in hand can go there


@pytest.mark.rule("LB-12")
def test_without_a_pile_the_row_shrinks() -> None:
    match = table("3:", "1:", "2:", "1:", pile=(0, 0, 0), hand="red5")
    match.play("give 2")
    assert match.state.row[1] == NO_TILE
    assert match.turn == Decide(0)
    assert placings(match) == ["place red5 1", "place red5 3", "place red5 4"]
    assert "give 2" not in match.legal


@pytest.mark.rule("LB-16")
def test_equal_combinations_are_won_by_the_player_who_completed_first() -> None:
    for seat in (0, 1):
        dice = ("red4 red5", "black6 green5 blue4") if seat == 0 else ("black6 green5 blue4", "red4 red5")
        match = table(f"3: {' / '.join(dice)}", "1:", "2:", "1:", hand="green6", seat=seat)
        match.play("place green6 1")
        assert match.state.scores == ((0, 3) if seat == 0 else (3, 0))  # not to the one who placed the sixth die
        assert match.steps[-1].events[-1].params["why"] == "first"


@pytest.mark.rule("LB-16")
def test_who_completed_first_is_known_however_long_it_takes() -> None:
    match = table("3: red4 red5 / black6 green5", "1:", "2:", "1:", hand="green6")
    play(match, "place green6 1", "pass")
    for place in (2, 3):  # turns of both seats elsewhere
        for _ in (1, 0):
            assert GAME.view(match.state, None)["row"][0]["sides"][0]["free"] == 0
            play(match, "draw", "dice black blue", "roll 1 1", f"place black1 {place}", f"place blue1 {place}", "pass")
    play(match, "draw", "dice red blue", "roll 2 4", "place blue4 1")
    assert match.state.scores == (3, 0)


@pytest.mark.rule("LB-18")
def test_ten_points_end_the_game_at_once() -> None:
    match = table("3: red1 red2 / black1 black1 green4", "1:", "2:", hand="red3 red5", won=((3, 3, 1), (2,)))
    match.play("place red3 1")
    state = match.state
    assert state.phase == OVER
    assert state.hand == side("red5")  # it lapses
    assert any(state.pile)
    assert state.row[0] == NO_TILE  # nothing more is turned up
    assert match.outcome is not None
    assert match.outcome._replace(facts={}) == ("loot", (10, 2), (1, 2), {})
    assert match.outcome.facts == {"why": "better", "place": 1, "value": 3, "turns": 9}
    assert match.legal == ()


@pytest.mark.rule("LB-18")
def test_more_than_ten_wins_too_and_by_a_claim() -> None:
    match = table("3: / red6 red6 red6", "1:", won=((), (3, 3, 2, 1)), seat=1, phase=START)
    match.play("claim 1")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.scores == (0, 12)
    assert match.outcome.facts["why"] == "claimed"


@pytest.mark.rule("LB-18")
def test_nine_is_not_enough_and_the_last_tile_always_decides() -> None:
    match = table("2: red6 red6 red6 /", won=((3, 3, 1, 1), (3, 2, 2, 1, 1)), pile=(0, 0, 0), phase=START)
    assert match.outcome is None
    match.play("claim 1")
    assert match.outcome is not None
    assert match.outcome.scores == (10, 9)


# Worked examples


@pytest.mark.rule("LB-E1")
def test_example_1_a_die_placed_where_it_is_given_up() -> None:
    match = example("banditos", "LB-E1")
    at = next(at for at, step in enumerate(match.steps) if step.move == "place black1 2")
    before, after = match.steps[at - 1].state, match.state
    assert before.hand == side("black1 blue6")
    assert before.row[2].value == 3
    assert before.row[2].sides[0] == side("red6 red6")  # a colour triple of 6s in the making
    assert before.row[3].sides[0] == side("blue5 green5")  # a triple of 5s in the making
    assert [step.move for step in match.steps[at:]] == ["place black1 2", "give 2", "tile 2", "place blue6 2", "pass"]
    assert (before.scores, after.scores) == ((0, 0), (0, 2))
    assert after.row[1].sides[0] == side("blue6")
    assert after.row[2:] == before.row[2:]
    # giving up first leaves the new tile for one of the two dice, and no place for the 1
    first, _ = GAME.apply(before, "give 2")
    first, _ = GAME.apply(first, "tile 2")
    assert {move for move in GAME.legal_moves(first) if move.startswith("place black1")} == {
        "place black1 2",
        "place black1 3",
        "place black1 4",
    }


@pytest.mark.rule("LB-E2")
def test_example_2_colour_triples() -> None:
    match = example("banditos", "LB-E2")
    won = next(event for step in match.steps for event in step.events if event.code == "tile_won").params
    assert (won["seat"], won["why"]) == (1, "better")
    assert won["combination"] == {"kind": "colour_triple", "values": [6]}
    assert won["beaten"] == {"kind": "colour_triple", "values": [5]}


@pytest.mark.rule("LB-E3")
def test_example_3_straights() -> None:
    match = example("banditos", "LB-E3")
    won = next(event for step in match.steps for event in step.events if event.code == "tile_won").params
    assert (won["seat"], won["why"]) == (1, "better")
    assert won["combination"] == {"kind": "straight", "values": [6]}
    assert won["beaten"] == {"kind": "straight", "values": [5]}


# Options

FULL_SIDE = ("3: red1 red3 red6 /", "1: black1 black3 black6 /", "2: blue1 blue3 blue6 /", "1: green1 green3 green5 /")
ONE_PLACE = (*FULL_SIDE[:3], "1: green1 green3 /")


@pytest.mark.rule("LB-O1")
def test_claims_hold_against_any_dice_or_those_in_the_bag() -> None:
    """The opponent's two green 3s could become a colour triple, but every other green die is on the table."""
    row = ("3: red4 blue4 black4 / green3 green3", "1: green1 green1 /", "2: / green2 green2", "1:")
    assert "claim 1" not in table(*row).legal
    assert table(*row, claim_against="bag").state.bag[1] == 0
    assert "claim 1" in table(*row, claim_against="bag").legal
    one_left = (*row[:2], "2: / green2", "1:")
    assert "claim 1" not in table(*one_left, claim_against="bag").legal
    assert "claim 1" in table(*one_left, hand="green6", claim_against="bag").legal  # a die in hand is not in the bag


@pytest.mark.rule("LB-O2")
def test_dice_without_room_go_back_into_the_bag() -> None:
    match = table(*FULL_SIDE, hand="red4 blue4")
    assert match.legal == ("give 1", "give 2", "give 3", "give 4", "pass")  # making room is allowed, not compulsory
    bag = match.state.bag
    match.play("pass")
    assert match.state.bag == (bag[0], bag[1], bag[2] + 1, bag[3] + 1)
    assert match.state.seat == 1
    assert match.steps[-1].events[-1].params["returned"][0]["id"] == "red4"


@pytest.mark.rule("LB-O2")
def test_a_free_place_must_be_used_with_either_die() -> None:
    match = table(*ONE_PLACE, hand="red4 blue4")
    assert {move for move in match.legal if not move.startswith("give")} == {"place red4 4", "place blue4 4"}
    match.play("place blue4 4")
    assert "pass" in match.legal
    play(match, "give 2", "tile 2")
    assert "pass" not in match.legal  # the new tile is a free place
    assert "place red4 2" in match.legal


@pytest.mark.rule("LB-O2")
def test_or_a_tile_must_be_given_up_for_them() -> None:
    match = table(*FULL_SIDE, hand="red4 blue4", no_room="give_up")
    assert match.legal == ("give 1", "give 2", "give 3", "give 4")
    play(match, "give 3", "tile 3")
    assert {move for move in match.legal if not move.startswith("give")} == {"place red4 3", "place blue4 3"}
    match = play(table(*ONE_PLACE, hand="red4 blue4", no_room="give_up"), "place red4 4")
    assert match.legal == ("give 1", "give 2", "give 3", "give 4")


@pytest.mark.rule("LB-O2")
def test_nothing_must_be_given_up_if_that_makes_no_room() -> None:
    """When the pile is used up, giving up a tile is optional."""
    match = table(*FULL_SIDE, hand="red4 blue4", no_room="give_up", pile=(0, 0, 0))
    assert match.legal == ("give 1", "give 2", "give 3", "give 4", "pass")
    match.play("pass")
    assert match.state.seat == 1
    last = table(*FULL_SIDE, hand="red4 blue4", no_room="give_up", pile=(1, 0, 0))
    assert "pass" not in last.legal, "with a tile in the pile one must be given up"


@pytest.mark.rule("LB-O2")
@pytest.mark.parametrize("no_room", ["return", "give_up"])
def test_a_claim_makes_room_too(no_room: str) -> None:
    match = table("3: red6 red6 red6 /", *FULL_SIDE[1:], hand="red4", no_room=no_room)
    play(match, "claim 1", "tile 1")
    assert {move for move in match.legal if not move.startswith("give")} == {"place red4 1"}


@pytest.mark.rule("LB-O3")
@pytest.mark.parametrize("at_once", ["yes", "no"])
def test_a_claim_in_the_turn_of_the_third_die(at_once: str) -> None:
    match = table("3: red6 red6 /", "1: blue6 blue6 blue6 /", "2:", "1:", hand="red6", claim_at_once=at_once)
    match.play("place red6 1")
    assert ("claim 1" in match.legal) == (at_once == "yes")
    assert "claim 2" in match.legal  # complete since an earlier turn
    play(match, "pass", "draw", "dice black blue", "roll 1 1", "place black1 3", "place blue1 3", "pass")
    assert "claim 1" in match.legal


@pytest.mark.rule("LB-O4")
def test_who_starts_at_random_or_chosen() -> None:
    match = script("banditos")
    assert isinstance(match.turn, Roll)
    assert probability(match.turn, "lot 2") == Fraction(1, 2)
    play(match, "lot 2", *ROW)
    assert match.turn == Decide(1)
    for start in (1, 2):
        assert begun(start=start).turn == Decide(start - 1)


# Oracles


def calm_game(seed: str) -> Match[State]:
    """A random game without claims and give-ups."""
    match = new_match("banditos", seed, defaults=True)
    stream = Stream(seed, "calm")
    while match.outcome is None:
        moves = [move for move in match.legal if not move.startswith(("claim", "give"))]
        match.play(moves[stream.below(len(moves))])
    return match


@pytest.mark.rule("LB-P2")
def test_dice_on_the_table_and_in_the_bag() -> None:
    """Every tile in the row has at most five dice, so four tiles have 20."""
    full = table(
        "3: red1 red3 red6 / red2 green5",
        "1: black1 black3 black6 / black2 green6",
        "2: blue1 blue3 blue6 / blue2 green1",
        "1: green1 green3 / green5 red3 red5",
        phase=START,
    )
    assert sum(full.state.bag) == 4
    play(full, "draw", "dice black black")
    assert sum(full.state.bag) == 2
    play(full, "roll 1 1")
    assert placings(full) == ["place black1 4"]
    full.play("place black1 4")  # the 21st, and six are taken away
    assert sum(full.state.bag) == 8
    for number in range(60):
        for step in calm_game(f"dice{number}").steps:
            state = step.state
            lying = [sum(map(len, tile.sides)) for tile in state.row]
            assert max(lying) <= 5
            if state.phase == START:
                assert sum(state.bag) >= 4
            assert sum(state.bag) >= 2


@pytest.mark.rule("LB-P4")
def test_at_most_31_turns_without_claims_and_give_ups() -> None:
    """Ten tiles take 60 dice. Neither side is ever ahead by more than one, so none is ever without room."""
    longest = 0
    for number in range(150):
        match = calm_game(f"turns{number}")
        assert all(not step.state.returned for step in match.steps)
        longest = max(longest, match.state.turns)
    assert longest == 31
