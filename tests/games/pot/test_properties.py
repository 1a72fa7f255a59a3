"""Pass the Pot: what is true in every game, with any options, table and dice."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from pyapp.core.chance import Draw, Roll
from pyapp.core.game import Over
from pyapp.core.option import Options
from pyapp.core.stream import Stream
from pyapp.games.pot.coins import BANK, changes, ways
from pyapp.games.pot.rules import GAME
from pyapp.games.pot.state import ENDLESS, State

from .invariants import check

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

PICKS = ("straight_345", "triple_222", "triple_333", "triple_444")
PAYING = (*PICKS, "straight_123", "straight_234", "triple_555", "triple_111", "pot", "bonus")


def play(options: Options, seats: int, stream: Stream) -> State:
    """A whole random game, checked after every step."""
    state = GAME.new(GAME.info.parse_options(options, seats), seats)
    while True:
        check(state)
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, (Roll, Draw)):
            state, _ = GAME.apply(state, turn.sample(stream.below))
            continue
        legal = GAME.legal_moves(state)
        assert len(set(legal)) == len(legal) > 0
        state, _ = GAME.apply(state, legal[stream.below(len(legal))])
    outcome = turn.outcome
    assert max(state.coins) >= state.rules.target
    assert len(outcome.winners) == 1
    assert state.coins[outcome.winners[0]] == max(state.coins)
    assert outcome.scores == state.coins
    return state


def some_options(data: Any, seats: int) -> Options:
    chosen: Options = {}
    for option in GAME.info.options:
        values = option.values[: seats + 1] if option.kind == "seat" else option.values
        if option.id == "target":
            values = range(12, 31)  # long games show nothing that short ones do not
        chosen[option.id] = data.draw(st.sampled_from(values), label=option.id)
    return chosen


@pytest.mark.rule("PP-2", "PP-28", "PP-O4")
@settings(max_examples=120, deadline=None)
@given(data=st.data(), seats=st.integers(2, 5), seed=st.integers(0, 1 << 40))
def test_money_is_conserved_in_every_step(data: Any, seats: int, seed: int) -> None:
    play(some_options(data, seats), seats, Stream(str(seed), "property"))


def effects(combination: str, coins: tuple[int, ...], bank: int, seat: int) -> set[tuple[int, ...]]:
    """The rules applied plainly: name players in every way, everybody pays what they can. Gains by seat, then bank."""
    others = [other for other in range(len(coins)) if other != seat]
    pairs = list(combinations(others, 2)) or [tuple(others)]
    asked: list[dict[int, int]] = []
    if combination == "triple_333":
        asked = [{other: 1} for other in others]
    elif combination in ("straight_345", "triple_444"):
        asked = [dict.fromkeys(pair, 1) for pair in pairs]
    elif combination == "triple_222":
        asked = [{other: 2} for other in others]
        asked += [dict.fromkeys(pair, 1) for pair in pairs if len(pair) == 2]
    found = set()
    from_bank = {"straight_345": 2, "triple_222": 1, "triple_333": 2, "triple_444": 2}[combination]
    both = combination in ("triple_333", "triple_444")

    def effect(taken: dict[int, int], banked: int) -> tuple[int, ...]:
        after = [0] * (len(coins) + 1)
        for other, amount in taken.items():
            after[other] -= amount
        after[-1] -= banked
        after[seat] = sum(taken.values()) + banked
        return tuple(after)

    for named in asked:
        taken = {other: min(amount, coins[other]) for other, amount in named.items()}
        if any(taken.values()):
            found.add(effect(taken, min(bank, from_bank) if both else 0))
    if bank and (not both or not found):
        found.add(effect({}, min(bank, from_bank)))
    return found


tables = st.lists(st.integers(0, 3), min_size=2, max_size=5).map(tuple)
banks = st.one_of(st.integers(0, 6), st.just(ENDLESS))


@pytest.mark.rule("PP-17", "PP-20", "PP-21", "PP-22", "PP-28", "PP-29")
@settings(max_examples=400, deadline=None)
@given(combination=st.sampled_from(PICKS), coins=tables, bank=banks, data=st.data())
def test_the_choices_are_those_of_the_rules_each_once(
    combination: str, coins: tuple[int, ...], bank: int, data: Any
) -> None:
    seat = data.draw(st.integers(0, len(coins) - 1))
    found = ways(combination, coins, bank, seat)
    made = [(*changes(way, len(coins))[0], changes(way, len(coins))[1]) for way in found]
    assert len(set(made)) == len(made)
    assert set(made) == effects(combination, coins, bank, seat)
    assert len({way.move for way in found}) == len(found)


@settings(max_examples=400, deadline=None)
@given(combination=st.sampled_from(PAYING), coins=tables, bank=banks, data=st.data())
def test_nobody_ever_pays_more_than_they_have(combination: str, coins: tuple[int, ...], bank: int, data: Any) -> None:
    seat = data.draw(st.integers(0, len(coins) - 1))
    for way in ways(combination, coins, bank, seat):
        has = {BANK: bank, **dict(enumerate(coins))}
        for payer, payee, amount in way.payments:
            assert 0 < amount <= has[payer]
            has[payer] -= amount
            has[payee] += amount
        assert way.payments
