"""The audit: fair dice pass as often as it says, rigged ones do not, and what is not the app's is left out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playing import all_ids, people

from pyapp.audit import BOTS, LEVEL, PEOPLE, Audit, audit_of
from pyapp.core import record
from pyapp.core.chance import Chance, Dice, Draw, Roll, kind_of
from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream
from pyapp.games import find_game
from pyapp.simulate import play_out

SEATS = [Seat("person", "Anna"), Seat("sensible", "Otto")]
DICE = Roll((Dice(5),))


def played(id: str, seed: str) -> Match[Any]:
    """A person who plays like a bot, against a bot."""
    game = find_game(id)
    match = play_out(Match(game, [Seat("sensible", seat.name) for seat in SEATS], {}, seed))
    match.seats = tuple(SEATS)
    return match


def null_game(seed: str, *rolls: str, given: bool = False) -> Match[Any]:
    """Everybody rolls this, whatever the seed gives."""
    match: Match[Any] = Match(find_game("_null"), people(len(rolls)), {}, seed)
    for roll in rolls:
        match.replay("throw", given=False)
        match._push(roll, None, given=given)
    return match


class Counted(Audit):
    """An audit of outcomes without a game around them."""

    def __init__(self, seats: list[Seat] = SEATS) -> None:
        super().__init__()
        self.match: Match[Any] = Match(find_game("_null"), seats, {}, "none")

    def count(self, chance: Chance, outcome: str, seat: int | None = 0) -> None:
        self._count(self.match, chance, outcome, seat)


def deck(audit: Counted, stream: Stream) -> None:
    """Half of a deck, card by card: what comes depends on what has come."""
    left = Counter(a=4, b=4, c=6, d=10)
    for _ in range(12):
        draw = Draw(tuple(left.items()))
        outcome = draw.sample(stream.below)
        left[outcome.split()[1]] -= 1
        audit.count(draw, outcome, stream.below(2))


def test_fair_dice_pass_as_often_as_it_says() -> None:
    """Dice of people and bots, unequal ones, and a deck, in 500 audits; 5 should be blamed."""
    codes: Counter[str] = Counter()
    odd = Roll((Dice(2, ("P", "1", "1", "2")),))
    for number in range(500):
        audit, stream = Counted(), Stream("fair", str(number))
        for _ in range(20):
            audit.count(DICE, DICE.sample(stream.below), stream.below(2))
            audit.count(odd, odd.sample(stream.below), stream.below(2))
        for _ in range(3):
            deck(audit, stream)
        assert all(part.tested for part in audit.parts)
        codes[audit.verdict.code] += 1
    print(codes)
    assert set(codes) <= {"even", "uneven", "smooth"}
    assert 0 < codes.total() - codes["even"] <= 3 * LEVEL * codes.total()


@pytest.mark.parametrize("id", all_ids())
def test_the_games_are_fair(id: str) -> None:
    """What came up and what was expected is of the same number, in every part of every game."""
    audit = Audit()
    for number in range(4):
        match = played(id, f"fair{number}")
        audit.add(match, {})
        if number == 0:
            kinds = {kind_of(chance) for _, chance, _, _ in match.settled()}
            assert {"draw" if part.sort == "lot" else part.sort for part in audit.parts} <= kinds
    for part in audit.parts:
        for counts in (*part.counts.values(), part.all):
            assert sum(counts.came.values()) == counts.size == pytest.approx(sum(counts.expected.values()))
    assert (audit.games, audit.typed, audit.repeated, audit.wrong) == (4, 0, 0, [])
    assert audit.verdict.code in ("few", "even")


def test_a_loaded_die_is_noticed_and_named() -> None:
    """Every third 1 becomes a 6."""
    audit, stream, ones = Counted(), Stream("loaded", "1"), 0
    for _ in range(200):
        outcome = DICE.sample(stream.below)
        while "1" in outcome and (ones := ones + 1) % 3 == 0:
            outcome = outcome.replace("1", "6", 1)
        audit.count(DICE, outcome)
    code, size, rarity, most = audit.verdict
    assert (code, size) == ("uneven", {"dice": 1000})
    assert rarity
    assert rarity >= 200
    assert most in ((0, "1"), (0, "6"))


def test_bots_with_better_dice_are_noticed_though_all_dice_together_look_fair() -> None:
    audit, stream = Counted(), Stream("bots", "1")
    for _ in range(60):
        outcome = DICE.sample(stream.below)
        audit.count(DICE, outcome.replace("1", "6"), seat=1)
        audit.count(DICE, outcome.replace("6", "1"), seat=0)
    part = audit.parts[0]
    assert part.counts[BOTS].came["6"] > part.counts[PEOPLE].came["6"] == 0
    assert audit.verdict.code == "uneven"


def test_dice_that_take_turns_are_too_even() -> None:
    audit = Counted()
    for number in range(300):
        audit.count(Roll((Dice(1),)), f"roll {number % 6 + 1}")
    assert audit.verdict.code == "smooth"


def test_too_few_say_nothing() -> None:
    audit = Counted()
    assert audit.verdict == ("none", {}, None, None)
    for _ in range(5):
        audit.count(DICE, "roll 6 6 6 6 6")
    assert audit.verdict == ("few", {"dice": 25}, None, None)
    audit.count(DICE, "roll 6 6 6 6 6")
    assert audit.verdict.code == "uneven"


def test_what_rare_cards_leave_is_judged_together() -> None:
    """Of a deck with one rare card, the common ones are judged, and the rare one not at all."""
    audit, stream = Counted(), Stream("rare", "1")
    draw = Draw((("rare", 1), ("red", 30), ("blue", 30), ("green", 3)))
    for _ in range(60):
        audit.count(draw, draw.sample(stream.below))
    (part,) = audit.parts
    assert part.all.judged() == ["red"]
    assert part.all.distance()[1] == 1
    assert audit.verdict.code == "even"


def test_a_bag_with_one_kind_left_is_no_chance() -> None:
    audit = Counted()
    audit.count(Draw((("red", 5), ("blue", 0)), 3), "draw red red red")
    audit.count(Roll((Dice(2, ("1", "1")),)), "roll 1 1")
    assert audit.parts == []


def test_results_entered_by_hand_are_not_judged() -> None:
    match: Match[Any] = Match(find_game("_null"), people(2), {}, "hand", ["roll"])
    match.begin()
    for move in ("throw", "roll 6", "throw", "roll 6"):
        match.play(move)
    audit = audit_of(match)
    assert (audit.checked, audit.typed, audit.parts) == (0, 2, [])
    assert audit.verdict.code == "none"


def test_the_same_seed_is_counted_once() -> None:
    audit = Audit()
    for _ in range(3):
        audit.add(null_game("same", "roll 3", "roll 4"), {})
    assert (audit.games, audit.checked, audit.repeated) == (3, 6, 2)
    assert audit.parts[0].all.size == 2


def test_without_a_seed_there_is_nothing_to_judge() -> None:
    match = record.read("rollbook 1\ngame: _null 1\nseat: person A\n\nthrow\nroll 3\n", find_game)
    assert audit_of(match).verdict.code == "none"
    assert audit_of(match).typed == 0


def test_each_wrong_outcome_is_named() -> None:
    """A record in which the first and the last of three rolls were changed."""
    match: Match[Any] = Match(find_game("_null"), people(3), {}, "wrong")
    for _ in range(3):
        match.play("throw")
    first, second, third = (step.move for step in match.steps if step.seat is None)
    other = "roll 1" if "roll 1" not in (first, third) else "roll 2"
    text = record.write(null_game("wrong", other, second, other))
    wrong: dict[int, str] = {}
    audit = audit_of(record.read(text, find_game, wrong), wrong)
    assert wrong == {2: first, 6: third}
    assert audit.wrong == [(1, "_null", 2, other, first), (1, "_null", 6, other, third)]
    assert audit.checked == 3
    assert audit.parts[0].all.size == 3, "what came up counts, whatever the seed gives"
