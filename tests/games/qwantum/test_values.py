"""What Qwantum's moves are worth: the evaluator against brute force, its own equations and the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from games.qwantum.table import FULL_ROW, play, sheet, table
from playing import at_random, new_match, script

from pyapp.core import table as tables
from pyapp.core.bot import Position
from pyapp.core.chance import Roll
from pyapp.core.game import Decide
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.core.value import Value, average
from pyapp.games.qwantum import prospects
from pyapp.games.qwantum.dice import AGAIN, COLOURED, ROLLS, SHOWS, colour_sums
from pyapp.games.qwantum.outlook import level, outlook
from pyapp.games.qwantum.race import ahead, chances, lead_for
from pyapp.games.qwantum.rerolls import SPAN, averages, lattice
from pyapp.games.qwantum.rules import GAME
from pyapp.games.qwantum.sheet import EMPTY, Sheet, total, write
from pyapp.games.qwantum.turn_values import table_of
from pyapp.games.qwantum.values import EVALUATOR

THROW = ("throw", "roll R1 R2 B4 V3 B6 Y5 3")
MIDDLE = sheet(red=(4, 9), yellow=(7, 12, 15), violet=(3,), blue=(6, 10, 14, 19, 11))
OTHER = sheet(red=(8,), yellow=(5, 11, 16, 18), violet=(7, 9, 12), blue=(2,))
LATE = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=(6, 8, 12, 16, 11), blue=(6, 8))


def position(match: Match[Any], seat: int | None = None) -> Position:
    turn = match.turn
    if seat is None:
        seat = turn.seat if isinstance(turn, Decide) else match.state.active
    return Position(GAME, GAME.mask(match.state, seat), seat, match.legal if isinstance(turn, Decide) else ())


def values(match: Match[Any]) -> dict[str, Value]:
    return EVALUATOR.values(position(match))


def best(found: dict[str, Value], seat: int) -> str:
    return max(found, key=lambda move: (found[move].wins[seat], found[move].points or 0.0))


def close(one: Value, two: Value) -> bool:
    return one.wins == pytest.approx(two.wins, abs=1e-9)


# The dice


def test_every_reroll_is_averaged_over_every_roll() -> None:
    """An odd function of the four sums, added up roll by roll."""

    def worth(sums: tuple[int, ...]) -> float:
        return (sums[0] * 7 + sums[1] * 3) % 11 + (sums[2] * 5 - sums[3] * sums[0]) % 13

    sums = [(0,) * 4]
    for faces in COLOURED:
        seen: dict[tuple[int, ...], None] = {}
        for face, one in product(faces, sums):
            colour, number = SHOWS[face]
            seen[(*one[:colour], one[colour] + number, *one[colour + 1 :])] = None
        sums = list(seen)
    results = [[worth(tuple([number + white for number in one])) for one in sums] for white in range(1, 7)]
    lying = ("R1", "R2", "B4", "V3", "B6", "Y5", "3")
    found = averages(lying, results)
    assert list(found) == list(AGAIN)
    for move, which in AGAIN.items():
        if len(which) < 5:
            counted = 0.0
            for outcome, weight in ROLLS[which].outcomes():
                dice = list(lying)
                for die, face in zip(which, outcome.split()[1:], strict=True):
                    dice[die] = face
                counted += weight * worth(colour_sums(tuple(dice)))
            assert found[move] == pytest.approx(counted / ROLLS[which].total, abs=1e-9)


def test_the_lattice_has_every_sum_once() -> None:
    places = list(range(SPAN * SPAN))
    first, second = (look(places) for look in lattice().pairs.values())
    assert len(first) == len(set(zip(first, second, strict=True))) == 18724


# Sheets


def context_of(numbers: Sheet, misses: int = 1) -> prospects.Context:
    return prospects.Context(numbers, misses, 2, own=9, other=11, fullest=11, turns=0, equal=False)


def test_writing_step_by_step_or_at_once_is_worth_the_same() -> None:
    for numbers in (EMPTY, MIDDLE, OTHER, LATE):
        context = context_of(numbers)
        offered = prospects.prospects(context, True)
        assert offered.now == pytest.approx(prospects.expected(context), abs=1e-9)
        assert offered.missed == pytest.approx(prospects.expected(context._replace(misses=2)), abs=1e-9)
        for (one, two), grid in offered.pairs.items():
            for first, second in product(range(1, 34, 4), repeat=2):
                after = write(numbers, one, first)
                single = offered.singles[one][first]
                if single > prospects.NEVER:
                    assert single == pytest.approx(prospects.expected(context._replace(sheet=after)), abs=1e-9)
                if grid[first][second] > prospects.NEVER:
                    after = write(after, two, second)
                    known = prospects.expected(context._replace(sheet=after))
                    assert grid[first][second] == pytest.approx(known, abs=1e-9)


@pytest.mark.rule("QW-23")
def test_a_full_sheet_is_worth_its_points() -> None:
    full = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=FULL_ROW, blue=(6, 8, 12, 16, 11, 4))
    assert prospects.expected(context_of(full, 3)) == total(full, 3)


@pytest.mark.rule("QW-18")
def test_what_open_columns_promise_by_a_plain_count() -> None:
    """The second-lowest number of every column, as far as all four rows are expected to get there."""
    for numbers in (EMPTY, MIDDLE, OTHER, LATE):
        context = context_of(numbers)
        fit = prospects.fit_for(2)
        rows = []
        for colour, row in enumerate(numbers):
            ahead = outlook(colour, len(row), row[-1] if row else 0, False, level(2, context.fullest))
            rows.append([(1.0, number) for number in row] + list(zip(ahead.reach, ahead.numbers, strict=True)))
        promised = 0.0
        for column in range(6):
            if any(len(row) <= column for row in numbers):
                chance = 1.0
                for each in rows:
                    chance *= each[column][0]
                promised += chance * sorted(each[column][1] for each in rows)[1]
        known = total(numbers, 1) + fit.added(context.own, context.other, 0) + promised
        assert prospects.expected(context) == pytest.approx(known, abs=1e-9)


def test_late_in_the_game_little_is_still_to_come() -> None:
    early, late = (outlook(0, 2, 9, False, level(2, fullest)) for fullest in (0, 22))
    assert early.reach[-1] > late.reach[-1], "a point that comes later is worth less when the game ends soon"


# Chances


def test_chances_add_up_and_rise_with_the_lead() -> None:
    assert ahead(0.0, 20.0) == 0.5
    assert ahead(5.0, 20.0) + ahead(-5.0, 20.0) == pytest.approx(1, abs=1e-12)
    assert [ahead(lead, 20.0) for lead in range(-60, 60)] == sorted(ahead(lead, 20.0) for lead in range(-60, 60))
    assert ahead(lead_for(0.8, 20.0), 20.0) == pytest.approx(0.8, abs=1e-9)
    assert chances([3.0], 20.0) == (1.0,)
    for points in ([50.0, 41.0], [50.0, 41.0, 60.0], [50.0, 41.0, 60.0, 60.0]):
        found = chances(points, 20.0)
        assert sum(found) == pytest.approx(1, abs=1e-12)
        assert sorted(range(len(points)), key=lambda seat: found[seat]) == sorted(
            range(len(points)), key=lambda seat: points[seat]
        )


# Positions


@pytest.mark.parametrize("sheets", [(EMPTY, EMPTY), (MIDDLE, OTHER), (OTHER, MIDDLE)], ids=("empty", "middle", "other"))
@pytest.mark.parametrize("move", ["again 1", "again w", "again 3,5"])
def test_a_reroll_is_worth_the_average_of_its_results(sheets: Any, move: str) -> None:
    match = play(table(*sheets), *THROW)
    promised = values(match)[move]
    match.play(move)
    chance = match.turn
    assert isinstance(chance, Roll)
    assert close(EVALUATOR.value(position(match)), promised)
    outcomes = chance.outcomes()
    after = [(weight, EVALUATOR.value(position(play(table(*sheets), *THROW, move, one)))) for one, weight in outcomes]
    assert close(average(after), promised)


def test_a_decision_is_worth_its_best_move() -> None:
    match = play(table(MIDDLE, OTHER), *THROW)
    for move in (None, "again 1,w", "roll R4 2", "pass"):
        if move is not None:
            match.play(move)
        if isinstance(match.turn, Decide):
            found = values(match)
            seat = match.turn.seat
            assert list(found) == list(match.legal)
            assert EVALUATOR.value(position(match)).wins == found[best(found, seat)].wins


@pytest.mark.rule("QW-13")
def test_what_is_written_in_b_is_worth_the_best_choice_in_c() -> None:
    match = play(table(MIDDLE, OTHER), *THROW)
    before = values(match)
    for move in match.legal:
        if move not in AGAIN:
            assert close(EVALUATOR.value(position(play(table(MIDDLE, OTHER), *THROW, move))), before[move])


def test_symmetric_positions_have_symmetric_values() -> None:
    for sheets in ((EMPTY, EMPTY), (MIDDLE, OTHER)):
        one = values(play(table(*sheets), *THROW))
        other = script("qwantum", seats=2, start=2)
        other.start = other.start._replace(sheets=sheets[::-1])
        two = values(play(other, *THROW))
        assert list(one) == list(two)
        for move, value in one.items():
            assert value.wins == pytest.approx(two[move].wins[::-1], abs=1e-9)


def test_the_lot_is_fair() -> None:
    for seats in (2, 3, 4):
        match = script("qwantum", seats=seats)
        assert EVALUATOR.value(position(match, 0)).wins == pytest.approx((1 / seats,) * seats, abs=1e-9)


@pytest.mark.rule("QW-O2")
def test_no_value_depends_on_a_hidden_choice() -> None:
    for seats in (2, 3):
        sheets = (MIDDLE, OTHER, EMPTY)[:seats]
        told = [values(play(table(*sheets), *THROW, "pass", choice)) for choice in ("write violet 6", "pass")]
        assert told[0] == told[1]
        for seat in range(1, seats):
            known = [
                EVALUATOR.value(position(play(table(*sheets), *THROW, "pass", choice), seat))
                for choice in ("write violet 6", "pass")
            ]
            assert known[0] == known[1]
    matches = [play(table(MIDDLE, OTHER), *THROW, "pass", choice) for choice in ("write violet 6", "pass")]
    for match in matches:
        match.play("pass")
    assert [match.state.phase for match in matches] == ["reveal", "reveal"]
    assert len({EVALUATOR.value(position(match, 1)) for match in matches}) == 1
    assert len({EVALUATOR.value(position(match, 0)) for match in matches}) == 2


@pytest.mark.rule("QW-20")
def test_who_fills_a_sheet_in_front_wins() -> None:
    nearly = sheet(red=FULL_ROW, yellow=FULL_ROW, violet=FULL_ROW, blue=(1, 2, 3, 15, 14))
    found = values(play(table(nearly, EMPTY), *THROW))
    assert found["write blue 13"] == Value((1.0, 0.0))
    ahead = sheet(red=(9, 30, 32, 33), yellow=(9, 30, 32, 33), violet=(9, 30, 32, 33), blue=(9, 30, 32, 33))
    match = play(table(nearly, ahead), *THROW)
    found = values(match)
    assert found["write blue 13"].wins == (0.0, 1.0)
    assert not best(found, 0).startswith("write blue")


@pytest.mark.rule("QW-21")
def test_a_fifth_miss_behind_loses() -> None:
    match = table(MIDDLE, OTHER)
    match.start = match.start._replace(misses=(4, 0))
    play(match, *THROW, "pass")
    assert values(match)["pass"].wins == (0.0, 1.0)


@pytest.mark.rule("QW-O3")
def test_fewer_misses_win_a_tie_if_so_agreed() -> None:
    shares = []
    for ties in ("shared", "misses"):
        match = table(OTHER, OTHER, ties=ties)
        points = table_of(match.start)
        shares.append(points.result((OTHER, OTHER), (0, 0)))
        shares.append(points.result((FULL, LESS), (1, 0)))
    assert shares == [(0.5, 0.5), (0.5, 0.5), (0.5, 0.5), (0.0, 1.0)]


FULL = sheet(red=(6,), yellow=(7,), violet=(8,), blue=(9,))
LESS = sheet(red=(5,), yellow=(6,), violet=(7,), blue=(8,))


@pytest.mark.rule("QW-4")
def test_alone_only_points_count() -> None:
    match = play(table(MIDDLE), *THROW)
    found = values(match)
    assert {value.wins for value in found.values()} == {(1.0,)}
    move = best(found, 0)
    points = found[move].points
    assert points is not None
    assert points == max(value.points or 0.0 for value in found.values())
    assert 30 < points < 100
    match.play("again w")
    after = [
        (weight, EVALUATOR.value(position(play(table(MIDDLE), *THROW, "again w", outcome))))
        for outcome, weight in match.turn.outcomes()  # type: ignore[union-attr]
    ]
    assert average(after).points == pytest.approx(found["again w"].points, abs=1e-9)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_and_number_of_seats(seats: int) -> None:
    """On positions of random games, with any options, whatever is due."""
    for number in range(2):
        match = new_match("qwantum", f"values{seats}.{number}", seats=seats)
        stream = Stream(f"values{seats}.{number}", "which")
        for _ in at_random(match, f"values{number}"):
            rerolls = match.state.phase == "throw"
            if stream.below(40 if rerolls else 8):
                continue
            found = values(match)
            assert list(found) == list(match.legal)
            for value in found.values():
                assert len(value.wins) == seats
                assert sum(value.wins) == pytest.approx(1, abs=1e-9)
                assert all(-1e-9 <= win <= 1 + 1e-9 for win in value.wins)
                assert (value.points is not None) == (seats == 1)
        assert match.outcome is not None
        assert EVALUATOR.value(position(match, 0)).exact
        assert sum(EVALUATOR.value(position(match, 0)).wins) == pytest.approx(1)


def test_without_the_table_there_are_values_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with_table = values(play(table(MIDDLE, OTHER), *THROW, "pass"))
    monkeypatch.setattr(prospects, "table", lambda id: None)
    prospects.prospects.cache_clear()
    try:
        without = values(play(table(MIDDLE, OTHER), *THROW, "pass"))
        assert list(without) == list(with_table)
        for move, value in without.items():
            assert value.error > with_table[move].error
            assert sum(value.wins) == pytest.approx(1)
        assert len(values(play(table(MIDDLE, OTHER), *THROW))) > len(AGAIN)
    finally:
        prospects.prospects.cache_clear()


def test_the_table_is_small() -> None:
    data = tables.table("qwantum")
    assert data is not None
    assert len(data) == 4 * 4 * prospects.WIDTH < 1000
