"""What positions of Los Banditos are worth: estimates that add up, are symmetric and know a decided game."""

from __future__ import annotations

from itertools import product
from math import comb, isclose
from typing import Any

import pytest
from games.banditos.tables import FOUR, table
from playing import people

from pyapp.core.bot import Position
from pyapp.core.chance import Draw
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.core.table import table as shipped
from pyapp.games import find_game
from pyapp.games.banditos import race, reply
from pyapp.games.banditos.combinations import DICE, WORTHS, colour_of, fight
from pyapp.games.banditos.rules import GAME
from pyapp.games.banditos.sides import FORMS, OPEN, examples, form_of
from pyapp.games.banditos.state import DRAW, OVER, PLACE, ROLL, START, TILE, WHOLE_PILE, State
from pyapp.games.banditos.values import EVALUATOR, stand_of

OPTIONS: list[dict[str, Any]] = [
    {},
    {"claim_against": "bag"},
    {"no_room": "give_up"},
    {"claim_at_once": "no"},
    {"claim_against": "bag", "no_room": "give_up", "claim_at_once": "no"},
]


def position(state: State) -> Position:
    return Position(GAME, state, state.seat, GAME.legal_moves(state))


def wins(state: State) -> tuple[float, ...]:
    return EVALUATOR.value(position(state)).wins


def seen(seed: str, **options: Any) -> list[State]:
    """Positions of a game at random, with few give-ups."""
    match: Match[State] = Match(find_game("banditos"), people(2), options, seed)
    match.begin()
    stream = Stream(seed, "values")
    while match.outcome is None:
        moves = [move for move in match.legal if not move.startswith("give") or stream.below(12) == 0]
        moves = moves or list(match.legal)
        match.play(moves[stream.below(len(moves))])
    return [match.start, *(step.state for step in match.steps)]


def other_way_round(state: State) -> State:
    """The same position with the seats exchanged."""
    row = tuple(tile._replace(sides=(tile.sides[1], tile.sides[0])) for tile in state.row)
    return state._replace(
        row=row, seat=1 - state.seat, scores=(state.scores[1], state.scores[0]), won=(state.won[1], state.won[0])
    )


# Every position


@pytest.mark.rule("LB-O1", "LB-O2", "LB-O3")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_move_has_a_value(options: dict[str, Any]) -> None:
    states = seen(f"every{OPTIONS.index(options)}", **options)
    for state in states[:: max(len(states) // 12, 1)] + states[-2:]:
        here = position(state)
        value = EVALUATOR.value(here)
        assert isclose(sum(value.wins), 1)
        assert all(0 <= chance <= 1 for chance in value.wins)
        if here.legal:
            found = EVALUATOR.values(here)
            assert tuple(found) == here.legal
            assert all(isclose(sum(one.wins), 1) and 0 <= one.wins[0] <= 1 for one in found.values())
            assert value.wins[state.seat] == max(one.wins[state.seat] for one in found.values())
        assert value.exact == (state.phase in (OVER, "lot"))


def test_exchanged_seats_exchange_the_chances() -> None:
    states = [state for state in seen("seats") if state.phase in (START, PLACE, ROLL, DRAW)]
    for state in states[4::9]:
        first, second = wins(state)
        assert wins(other_way_round(state)) == pytest.approx((second, first), abs=1e-12)


def test_the_order_of_the_row_does_not_matter() -> None:
    row = ("3: red5 red6 / blue1", "1: / green4 green4", "2: black2 /", "1: blue3 blue3 black1 / red6")
    one = wins(table(*row, phase=START).state)
    assert wins(table(*reversed(row), phase=START).state) == pytest.approx(one, abs=1e-12)


@pytest.mark.rule("LB-O4")
def test_the_lot_is_fair() -> None:
    value = EVALUATOR.value(position(Match(find_game("banditos"), people(2), {}).state))
    assert value.wins == (0.5, 0.5)
    assert value.exact


def test_without_the_table_it_answers_with_a_larger_error(monkeypatch: pytest.MonkeyPatch) -> None:
    row = ("3: red5 red6 / blue1", "1: / green4", "2: black2 /", "1:")
    state = table(*row, hand="red4 blue2").state
    known = EVALUATOR.value(position(state))
    caches = [
        part
        for module in (race, reply)
        for part in vars(module).values()
        if hasattr(part, "cache_clear") and part.__module__ == module.__name__
    ]
    monkeypatch.setattr(race, "table", lambda id: None)
    try:
        for cache in caches:
            cache.cache_clear()
        guessed = EVALUATOR.value(position(state))
    finally:
        for cache in caches:
            cache.cache_clear()
    assert sum(guessed.wins) == pytest.approx(1)
    assert guessed.error > known.error > 0
    assert abs(guessed.wins[0] - known.wins[0]) < 0.3


# The race


@pytest.mark.rule("LB-18")
def test_the_race_equals_every_way_to_share_the_tiles() -> None:
    """Ten points of all tiles win, whatever their order: every way to share them, written out."""
    pile, points, chances, need = (2, 1, 1), (3, 1, 2), [0.9, 0.25, 0.5], 6
    hidden = [value for value, left in enumerate(pile, 1) for _ in range(left)]
    total = 0.0
    for got in product((0, 1), repeat=len(points) + len(hidden)):
        share = 1.0
        for mine, chance in zip(got, [*chances, *[0.5] * len(hidden)], strict=True):
            share *= chance if mine else 1 - chance
        total += share * (sum(map(int.__mul__, got, (*points, *hidden))) >= need)
    assert race.mixed(race.by_tiles_won(need, pile, points), chances) == pytest.approx(total, abs=1e-12)


def test_the_pile_alone_is_fair() -> None:
    reaches = race.pile_reaches(WHOLE_PILE)
    assert reaches[0] == 1
    assert reaches[10] == 0.5
    assert reaches[19] == 1 / 2**10


@pytest.mark.rule("LB-15", "LB-16")
def test_a_full_tile_is_decided_as_the_rules_decide_it() -> None:
    full = [examples()[form] for form in range(OPEN, FORMS)]
    assert len(full) == len(WORTHS)
    for mine, theirs in product(full[::5], full[::7]):
        winner, _ = fight((mine, theirs), 0)
        assert race.left_behind(2, form_of(mine), form_of(theirs)) == (winner == 0)


@pytest.mark.rule("LB-9")
def test_a_safe_tile_is_certain() -> None:
    if shipped("banditos") is None:
        pytest.skip("needs the table")
    safe = form_of((5, 5, 5))
    for points in (1, 2, 3):
        assert race.left_behind(points, safe, 0) == 1


# Averages


@pytest.mark.rule("LB-4")
def test_rolls_have_the_chances_of_the_bag() -> None:
    """Two dice as if each had its own number, drawn in order and rolled."""
    bag = (2, 0, 1, 3)
    dice = [colour for colour, left in enumerate(bag) for _ in range(left)]
    counted: dict[tuple[int, int], int] = {}
    for one, two in product(range(len(dice)), repeat=2):
        if one != two:
            for values in product(range(6), repeat=2):
                first, second = sorted((dice[one] * 6 + values[0], dice[two] * 6 + values[1]))
                counted[first, second] = counted.get((first, second), 0) + 1
    found = {(first, second): share for first, seconds in reply.rolls(bag) for second, share in seconds}
    assert found == pytest.approx({pair: ways / (2 * comb(6, 2) * 36) for pair, ways in counted.items()})


def test_before_the_draw_is_the_average_over_draws_and_rolls() -> None:
    row = ("3: red5 red6 / blue1", "1: / green4 green4 green4", "2: black2 black2 /", "1: blue3 /")
    state = table(*row, phase=START).state
    drawing = GAME.apply(state, "draw")[0]
    draw = GAME.turn(drawing)
    assert isinstance(draw, Draw)
    total = sum(weight * wins(GAME.apply(drawing, drawn)[0])[0] for drawn, weight in draw.outcomes()) / draw.total
    assert wins(drawing)[0] == pytest.approx(total, abs=1e-12)
    assert EVALUATOR.values(position(state))["draw"].wins[0] == pytest.approx(total, abs=1e-12)


def test_a_new_tile_is_the_average_over_the_pile() -> None:
    state = table("3: red6 red6 red6 /", *FOUR[1:], phase=START).state
    turned = GAME.apply(state, "claim 1")[0]
    assert turned.phase == TILE
    chance = GAME.turn(turned)
    assert isinstance(chance, Draw)
    total = sum(weight * wins(GAME.apply(turned, tile)[0])[0] for tile, weight in chance.outcomes()) / chance.total
    assert wins(turned)[0] == pytest.approx(total, abs=1e-12)


def test_placing_both_dice_equals_trying_every_placement() -> None:
    """The quick average's best placement, against every pair of places, one die after the other."""
    rows = (
        ("3: red5 red6 / blue1", "1: / green4 green4", "2: black2 /", "1: blue3 / red1 black5 green3"),
        ("3: red5 red6 / blue1", "1: green1 green2 green6 / green4 green4", "2: black2 black2 /", "1: /"),
    )
    for row in rows:
        stand = stand_of(table(*row, phase=START).state, 0)
        turn = reply.Turn(stand)
        for first, second in ((0, 0), (3, 17), (5, 23), (12, 16)):
            found = turn.best(first, second, turn.lines(first))
            assert found == pytest.approx(max(placed(stand, first, second)), abs=1e-12)


def placed(stand: reply.Stand, *dice: int) -> list[float]:
    """The chance of winning after every placement of the dice."""
    plain = by_race(stand)
    sway = 4 * plain * (1 - plain)
    return [by_race(after) + sway * race.room_behind(rooms(after)) for after in placements(stand, dice)]


def placements(stand: reply.Stand, dice: tuple[int, ...]) -> list[reply.Stand]:
    if not dice:
        return [stand]
    found = []
    for at, (points, mine, theirs) in enumerate(stand.tiles):
        if len(mine) < 3:
            tiles = (*stand.tiles[:at], (points, (*mine, dice[0]), theirs), *stand.tiles[at + 1 :])
            found += placements(stand._replace(tiles=tiles), dice[1:])
    return found


def by_race(stand: reply.Stand) -> float:
    chances = [race.left_behind(points, form_of(mine), theirs) for points, mine, theirs in stand.tiles]
    by_tiles = race.by_tiles_won(stand.need, stand.pile, tuple(tile[0] for tile in stand.tiles))
    return race.mixed(by_tiles, chances)


def rooms(stand: reply.Stand) -> tuple[tuple[int, int, int], ...]:
    """A tile that was decided makes way for the next, whose points are not known."""
    found = [(points, 3 - len(mine), 3 - len(examples()[theirs])) for points, mine, theirs in stand.tiles]
    return tuple((race.TYPICAL, 3, 3) if (mine, theirs) == (0, 0) else (v, mine, theirs) for v, mine, theirs in found)


def test_forms_keep_what_matters() -> None:
    """Two sides have one form exactly if they are equal up to names of colours, or, when full, worth the same."""
    assert [form_of(side) for side in examples()] == list(range(FORMS))
    for one, two in product(DICE, repeat=2):
        low, high = sorted((one % 6 + 1, two % 6 + 1))
        same = colour_of(one) == colour_of(two)
        like = examples()[form_of((one, two))]
        assert sorted(die % 6 + 1 for die in like) == [low, high]
        assert (colour_of(like[0]) == colour_of(like[1])) == same


# Plain cases


@pytest.mark.rule("LB-9", "LB-18")
def test_a_claim_that_wins_the_game_is_certain() -> None:
    state = table("3: red6 red6 red6 /", "1:", "2:", "1:", phase=START, won=((3, 2, 2), ())).state
    found = EVALUATOR.values(position(state))
    assert found["claim 1"].wins == (1.0, 0.0)
    assert found["claim 1"].exact


@pytest.mark.rule("LB-10", "LB-18")
def test_giving_the_game_away_is_certain_too() -> None:
    state = table("3:", "1:", "2:", "1:", phase=START, won=((), (3, 2, 2))).state
    found = EVALUATOR.values(position(state))
    assert found["give 1"].wins == (0.0, 1.0)
    assert found["draw"].wins[0] > found["give 2"].wins[0]


def test_it_completes_what_wins_the_game() -> None:
    state = table("3: red6 red6 / blue5 blue5 blue5", "1: red1 /", "2:", "1:", hand="red6", won=((3, 3, 1), (2,))).state
    found = EVALUATOR.values(position(state))
    assert found["place red6 1"].wins == (1.0, 0.0)


def test_points_are_better_than_none() -> None:
    level = wins(table(*FOUR, phase=START, won=((1,), (1,))).state)[0]
    ahead = wins(table("3:", "1:", "2:", "1:", phase=START, won=((1, 2), (1,)), pile=(1, 1, 2)).state)[0]
    assert ahead > level
