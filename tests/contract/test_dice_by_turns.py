"""Dice by turns: whatever was chosen before, the outcomes of a turn have the same numbers. For every game."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest
from playing import any_options, people

from pyapp.core import record
from pyapp.core.chance import Roll
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.link import from_link, to_link
from pyapp.core.match import Match
from pyapp.core.source import BY_TURN, SOURCES, USUAL, Place, find_source
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_game

GAMES = 3


@cache
def random_match(id: str, number: int, dice: str = BY_TURN, seats: int | None = None, seed: str = "same") -> Match[Any]:
    """A whole game of random decisions: the number makes other decisions, but no other dice."""
    game = find_game(id)
    stream = Stream(f"choices{number}", id)
    fewest, most = game.info.seats
    count = seats or max(2, fewest) + stream.below(min(2, most - max(2, fewest) + 1))
    options = {} if seats else any_options(game, count, stream)
    match: Match[Any] = Match(game, people(count), options, seed, dice=dice)
    match.begin()
    while match.outcome is None:
        match.play(match.legal[stream.below(len(match.legal))])
    return match


def outcomes(match: Match[Any]) -> list[tuple[Place, Any, str]]:
    """Every outcome with its place and the chance that it settled."""
    states = [match.start, *(step.state for step in match.steps)]
    return [
        (match._places[at], match.game.turn(states[at]), step.move)
        for at, step in enumerate(match.steps)
        if step.seat is None
    ]


@pytest.fixture(params=all_ids())
def id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("alone", [False, True])
def test_the_first_outcomes_of_a_turn_are_the_same_whatever_was_chosen(id: str, alone: bool) -> None:
    """Where the same chance is due. In a practice game for one, too."""
    seats = 1 if alone else max(2, find_game(id).info.seats[0])
    if seats < find_game(id).info.seats[0]:
        pytest.skip("not a game for one")
    found = defaultdict(set)
    turns = set()
    for number in range(GAMES):
        match = random_match(id, number, seats=seats)
        for place, chance, move in outcomes(match):
            found[place.seat, sum(place.turns[place.seat or 0 :][:1]), place.roll, chance].add(move)
            if isinstance(chance, Roll) and place.seat is not None:
                turns.add((number, place.seat, place.turns[place.seat]))
    assert all(len(moves) == 1 for moves in found.values())
    shared = [key for key in found if key[0] is not None]
    assert len(turns) > len({(seat, turn) for _, seat, turn in turns}), "the games have turns in common"
    assert shared


def test_no_two_outcomes_have_the_same_numbers(id: str) -> None:
    for dice in SOURCES:
        for number in range(GAMES):
            match = random_match(id, number, dice)
            source = find_source(dice)
            names = [source.purpose(place) for place, _, _ in outcomes(match)]
            assert len(set(names)) == len(names)


def test_the_numbers_of_a_turn_do_not_depend_on_other_turns(id: str) -> None:
    """A place is made of the turns and nothing else: it does not count what happened in them."""
    for number in range(GAMES):
        match = random_match(id, number)
        turn: list[str] = []
        for at, step in enumerate(match.steps):
            state = match.steps[at - 1].state if at else match.start
            if step.seat is not None and match.game.begins_turn(state, step.move):
                turn = []
            place = match._places[at]
            if step.seat is None:
                assert place.roll == len(turn)
                turn.append(step.move)


def test_every_seat_has_turns(id: str) -> None:
    """Otherwise dice by turns would be one sequence for the whole game."""
    for number in range(GAMES):
        match = random_match(id, number)
        deciders = {step.seat for step in match.steps if step.seat is not None}
        turns = match._places[-1].turns
        assert all(turns[seat] for seat in deciders if len(match.steps) > 20), "everybody who decides has turns"
        assert all(place.roll < 60 for place, _, _ in outcomes(match)), "a turn has not many outcomes"


def test_records_and_links_name_the_dice(id: str) -> None:
    for number in range(GAMES):
        match = random_match(id, number)
        text = record.write(match)
        assert f"\ndice: {BY_TURN}\n" in text
        for again in (record.read(text, find_game), from_link(to_link(match), find_game, all_ids())):
            assert (again.dice, record.write(again)) == (BY_TURN, text)
        if sum(place.seat is not None for place, _, _ in outcomes(match)) > 20:
            with pytest.raises(GameError):  # other dice would have given something else
                record.read(text.replace(f"dice: {BY_TURN}\n", ""), find_game)
        head, moves = text.split("\n\n")
        running = record.read("\n".join([head, "", *moves.split("\n")[: len(match.steps) // 2], ""]), find_game)
        shared = from_link(to_link(running), find_game, all_ids())
        assert (shared.seed, shared.dice) == (None, USUAL)


def test_undo_and_a_reload_bring_the_same_dice(id: str) -> None:
    match = random_match(id, 1)
    lines = record.write(match).split("\n\n")
    moves = lines[1].split("\n")
    part = record.read(lines[0] + "\n\n" + "\n".join(moves[: len(moves) // 2]) + "\n", find_game)
    part.begin()
    stream = Stream("undo", id)
    for _ in range(40):
        turn = part.turn
        if not isinstance(turn, Decide):
            break
        before = record.write(part)
        move = part.legal[stream.below(len(part.legal))]
        part.play(move)
        after = record.write(part)
        if part.can_undo():
            part.undo()
            assert record.write(part) == before
            part.play(move)
            assert record.write(part) == after
    again = record.read(record.write(part), find_game)
    assert again._places == part._places


def test_the_usual_source_is_not_named(id: str) -> None:
    match = random_match(id, 2, USUAL)
    assert "dice:" not in record.write(match)
    assert to_link(match).startswith("~")
    for dice in ("loaded", "", None, 1):
        with pytest.raises(GameError, match="bad_option"):
            Match(match.game, people(max(2, match.game.info.seats[0])), {}, "same", dice=dice)  # type: ignore[arg-type]


def test_dice_by_turns_are_fair() -> None:
    """A chi-square over the first die of 30,000 turns; fair dice exceed 20.5 once in a thousand runs."""
    source, counts = find_source(BY_TURN), [0] * 6
    for turn in range(10_000):
        for seat in range(3):
            counts[Stream("fair", source.purpose(Place(seat, 0, (turn + 1,) * 3))).below(6)] += 1
    assert sum((count - 5_000) ** 2 / 5_000 for count in counts) < 20.5
