"""A seat gets nothing that it must not know, and nothing that an onlooker must not know leaves the device.

Two matches that differ only in what a seat must not know give this seat the same bytes. The twins are made from every
game's own description: another legal move or outcome that leaves the same masked position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from playing import all_ids, any_options, own_module, people

from pyapp import advice, api
from pyapp.core import record
from pyapp.core.game import Decide, Over
from pyapp.core.link import from_link, to_link
from pyapp.core.match import Match, Seat, Step
from pyapp.core.stream import Stream
from pyapp.games import find_game

GAMES = 3
"""Of each game with secrets, by the best bots, so that hidden choices, steals and swaps occur; one of the others."""
OTHERS = 6
"""This many other moves or outcomes are tried at a step."""
FOLLOWING = 12
"""The twins are continued together for this many steps."""
SECRETIVE: dict[str, set[str]] = {
    id: secret for id in all_ids() if (secret := getattr(own_module(id, "invariants"), "SECRET", None))
}
"""The games with secrets and the verbs of their secret steps (`SECRET`): all of these must have occurred."""


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


@lru_cache
def played(id: str, number: int) -> Match[Any]:
    """A game with the maximum number of players, alternately by bots and at random, every option sampled."""
    game = find_game(id)
    stream = Stream(f"secrets{number}", id)
    seats = max(game.info.seats[0], game.info.seats[1] - number % 2)
    options = any_options(game, seats, stream) if number else {}
    match: Match[Any] = Match(game, people(seats), options, f"secrets{number}")
    match.begin()
    while match.outcome is None and len(match.steps) < 400:
        by_bot = stream.below(8) > 0
        match.play(advice.choose(match, game.info.bots[-1]) if by_bot else match.legal[stream.below(len(match.legal))])
    return match


def cut(match: Match[Any], steps: list[Step]) -> Match[Any]:
    """The same table with these steps."""
    other: Match[Any] = Match(match.game, match.seats, match.options, match.seed)
    other.steps = list(steps)
    other._chances = sum(step.seat is None for step in steps)
    return other


def stepped(match: Match[Any], state: Any, move: str, seat: int | None) -> Step:
    return Step(move, seat, False, *match.game.apply(state, move))


def kept_from(step: Step, seat: int | None) -> bool:
    return any(event.only is not None and seat not in event.only for event in step.events)


def others(match: Match[Any], at: int, stream: Stream) -> list[Step]:
    """What else could have happened at a step: a few other moves of the seat, or other outcomes."""
    step = match.steps[at]
    state = match.steps[at - 1].state if at else match.start
    turn = match.game.turn(state)
    assert not isinstance(turn, Over)
    if isinstance(turn, Decide):
        moves = [move for move in match.game.legal_moves(state) if move != step.move]
        while len(moves) > OTHERS:
            moves.pop(stream.below(len(moves)))
    else:
        moves = sorted({turn.sample(stream.below) for _ in range(OTHERS)} - {step.move})
    return [stepped(match, state, move, step.seat) for move in moves]


def told(match: Match[Any], seat: int | None) -> str:
    """All that the bridge tells this seat, without what stays on the device."""
    if seat is None:  # a device with people shows the seat that decides: an onlooker watches bots
        match.seats = tuple(Seat(match.game.info.bots[0], name) for _, name in match.seats)
    api._matches["m"] = match
    asked: dict[str, Any] = {"match": "m"} if seat is None else {"match": "m", "seat": seat}
    replies = [api.METHODS["look"](asked), api.METHODS["log"](asked), api.METHODS["share"](asked)]
    replies += [api.METHODS["look"]({**asked, "step": max(len(match.steps) - back, 0)}) for back in (1, 3)]
    for reply in replies[:1] + replies[3:]:
        assert reply["seat"] == seat
        del reply["record"], reply["seed"]
    refused = api.call("play", json.dumps({**asked, "move": "nonsense"}))  # an error may quote the position
    return json.dumps([*replies, refused])


def look_alike(match: Match[Any], at: int, other: Step, seat: int | None) -> int:
    """Continues twins that differ from this step on, while this seat cannot tell them apart; returns how far."""
    mask = match.game.mask
    one, two = cut(match, match.steps[: at + 1]), cut(match, [*match.steps[:at], other])
    for step in [None, *match.steps[at + 1 : at + 1 + FOLLOWING]]:
        if step is not None:
            turn = two.turn
            if isinstance(turn, Decide) and step.move not in two.legal:
                break
            if not isinstance(turn, (Decide, Over)) and step.move not in dict(turn.outcomes()):
                break
            if isinstance(turn, Over):
                break
            after = stepped(two, two.state, step.move, step.seat)
            if mask(after.state, seat) != mask(step.state, seat):
                break
            one, two = cut(match, [*one.steps, step]), cut(match, [*two.steps, after])
        assert told(one, seat) == told(two, seat), (seat, match.steps[at].move, other.move)
    return len(one.steps) - at


@pytest.mark.parametrize("id", all_ids())
def test_replies_do_not_depend_on_what_a_seat_must_not_know(id: str) -> None:
    stream = Stream("twins", id)
    verbs: set[str] = set()
    longest = 0
    for number in range(GAMES if id in SECRETIVE else 1):
        match = played(id, number)
        mask = match.game.mask
        met: dict[tuple[str, int | None], int] = {}
        for at, step in enumerate(match.steps):
            if all(mask(step.state, seat) == step.state for seat in (None, 0)):
                continue  # nothing is hidden here
            verb = step.move.split()[0]
            alternatives = others(match, at, stream)
            for seat in (None, *range(len(match.seats))):
                secret = kept_from(step, seat)
                for other in alternatives:
                    alike = mask(other.state, seat) == mask(step.state, seat)
                    if secret and kept_from(other, seat):
                        assert alike, "a step that is kept from a seat shows in its position"
                    if alike and other.state != step.state:
                        met[verb, seat] = met.get((verb, seat), 0) + 1
                        if met[verb, seat] <= 3:  # a sample: the first few of each kind
                            longest = max(longest, look_alike(match, at, other, seat))
                            verbs.add(verb)
    assert verbs == SECRETIVE.get(id, set()), f"SECRET in tests/games/{id}/invariants.py"
    assert longest > 3 or id not in SECRETIVE


@pytest.mark.parametrize("id", all_ids())
def test_a_link_ends_before_the_first_secret_step(id: str) -> None:
    """And only there: it contains everything that was never hidden or has been revealed."""
    cuts = 0
    for number in range(GAMES if id in SECRETIVE else 1):
        match = played(id, number)
        for at in range(len(match.steps) + 1):
            now = cut(match, match.steps[:at])
            state = now.state
            known = now.public_steps
            hidden = [step for step in now.steps[known:] if kept_from(step, None)]
            over = now.outcome is not None
            if over or any(event.reveals for step in now.steps[-1:] for event in step.events):
                for seat in (None, *range(len(match.seats))):
                    assert match.game.mask(state, seat) == state, "revealed, but still hidden"
                assert known == at
            if known < at:
                assert hidden
                assert hidden[0] is now.steps[known]
                assert match.game.mask(state, None) != state
                cuts += 1
            if at % 29 and known == at and not over:
                continue  # the record itself: a sample, every cut and the end
            api._matches["m"] = now
            reply = api.METHODS["share"]({"match": "m"})
            assert (reply["steps"], reply["cut"]) == (known, known < at)
            opened = from_link(reply["code"], find_game, all_ids())
            assert [step.move for step in opened.steps] == [step.move for step in now.steps[:known]]
            assert (opened.seed, opened.table) == ((match.seed, match.table) if over else (None, ()))
            public = record.read(reply["record"], find_game)
            assert [step.move for step in public.steps] == [step.move for step in opened.steps]
            assert public.seed == (match.seed if over else None)
    assert bool(cuts) == (id in SECRETIVE)


def test_the_table_lines_stay_on_the_device_until_the_end() -> None:
    match: Match[Any] = Match(find_game("_null"), [Seat("person", "Anna")], {}, "seed", ("roll",))
    match.play("throw")
    assert record.write_public(match) == "rollbook 1\ngame: _null 1\nseat: person Anna\n\nthrow\n"
    match.play("roll 4")
    assert record.write_public(match) == record.write(match)
    assert "seed: seed\ntable: roll\n" in record.write(match)
    opened = from_link(to_link(match), find_game, all_ids())
    assert record.write(opened) == record.write(match)
