"""Los Banditos: how tiles and the game are won (LB-9 to LB-18); test_claims.py is about combinations and proofs."""

from __future__ import annotations

import pytest
from games.banditos.tables import placings, play, side, table
from playing import codes

from pyapp.core.chance import Draw
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.games.banditos.rules import GAME
from pyapp.games.banditos.state import NO_TILE, OVER, START


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
