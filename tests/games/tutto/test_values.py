"""Tutto's values: turns by brute force through the rules, the printed figures, and what must hold in every position."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import pytest
from games.tutto import brute
from playing import at_random, new_match, script
from walking import Walk

from pyapp.core.bot import Position
from pyapp.core.game import Decide, Over
from pyapp.core.match import Match
from pyapp.core.slices import finish
from pyapp.core.value import best_move, over_chance
from pyapp.games.tutto import standings
from pyapp.games.tutto.choices import Choice, choices
from pyapp.games.tutto.rules import GAME
from pyapp.games.tutto.state import BONUS, CARD, CARDS, FULL_DECK, OVER, THROW, State
from pyapp.games.tutto.turn import Turn
from pyapp.games.tutto.turn_values import Ends, going
from pyapp.games.tutto.values import EVALUATOR, chances


def start(seats: int = 2, **options: Any) -> State:
    return GAME.new(GAME.info.parse_options({"start": "1", **options}, seats), seats)


def position(state: State) -> Position:
    return Position(GAME, state, state.seat, GAME.legal_moves(state))


def for_points(clover: float, banked: int = 0, **options: Any) -> Turn:
    """A turn that is played for points, a clover leaf included, with all cards in the pile."""
    row = [50.0 * points for points in range(250)]
    return Turn(start(**options)._replace(banked=banked), Ends((row, row), (0.0, 0.0), (True, True), clover, 60))


# Points


@pytest.mark.rule("TU-P5")
@pytest.mark.parametrize(
    ("clover", "figures"),
    [(6000, (365.650, 480.226, 660.759, 970.862, 1605.276)), (0, (357.705, 472.346, 652.891, 962.994, 1597.408))],
)
def test_what_turning_up_a_card_is_worth(clover: int, figures: tuple[float, ...]) -> None:
    for stake, figure in zip((0, 200, 500, 1000, 2000), figures, strict=True):
        assert finish(for_points(clover, stake).first_card(0))[0] == pytest.approx(figure, abs=5.1e-4)


@pytest.mark.rule("TU-P5")
@pytest.mark.parametrize(("clover", "last"), [(6000, 900), (0, 850)])
def test_until_when_one_goes_on_after_a_tutto(clover: int, last: int) -> None:
    turn = for_points(clover)
    drawn = finish(going(turn.ends, 0, turn.pile, 0, turn.cards)).drawn
    for points in range(50, 2001, 50):
        assert (drawn[points // 50] > points) == (points <= last)


@pytest.mark.rule("TU-P5")
def test_what_each_card_is_worth() -> None:
    turn = for_points(6000)
    bonus = [440.103, 444.716, 449.774, 455.448, 462.107]
    assert [finish(turn.turned_up(card))[0] for card in BONUS] == pytest.approx(bonus, abs=5.1e-4)
    others = {card: finish(turn.turned_up(card))[0] for card in ("double", "plusminus", "straight")}
    assert others == pytest.approx({"double": 467.568, "plusminus": 270.998, "straight": 393.803}, abs=5.1e-4)


class Simulated:
    """Turns for points through the rules, every card drawn from all 56. Each position is worked out once."""

    def __init__(self) -> None:
        self.random = random.Random(1)
        self.known: dict[Any, tuple[list[float], list[Any]]] = {}
        self.turns: dict[Any, Turn] = {}

    def play(self, state: State) -> float:
        node: Any = self.node(state)
        while not isinstance(node, float):
            if node not in self.known:
                self.known[node] = self.falls(node)
            odds, after = self.known[node]
            node = after[bisect(odds, self.random.random() * odds[-1])]
        return node

    def falls(self, state: State) -> tuple[list[float], list[Any]]:
        chance: Any = GAME.turn(state)
        outcomes = [(move, weight) for move, weight in chance.outcomes() if weight]
        return list(accumulate(weight for _, weight in outcomes)), [
            self.node(GAME.apply(state, move)[0]) for move, _ in outcomes
        ]

    def node(self, state: State) -> Any:
        """The next chance, with the best decisions before it, or the points at the end of the turn."""
        while state.phase == THROW and state.last is None:
            best = max(choices(state), key=lambda choice: self.worth(state, choice))
            state = GAME.apply(state, best.move)[0]
        if state.phase == OVER or state.last is not None:
            code, _, points = state.last or ("", 0, 0)
            return float(points) if code in ("stopped", "fireworks_over") else 0.0
        return state._replace(deck=FULL_DECK, tuttos=0, turn_dice=0, payments=0, aside=sorted_aside(state), tray=())

    def worth(self, state: State, choice: Choice) -> float:
        after = GAME.apply(state, choice.move)[0]
        if choice.kind == "stop" or after.phase == OVER:
            return float(choice.total)
        if after.banked not in self.turns:
            self.turns[after.banked] = for_points(0, after.banked)
        return finish(self.turns[after.banked].worth(after))[0]


def sorted_aside(state: State) -> Any:
    return tuple(sorted(state.aside)) if state.card == "straight" else ((1,),) * (6 - state.left)


def check_simulated(card: str, turns: int) -> None:
    played = Simulated()
    first = GAME.apply(GAME.apply(start(target=20_000), "draw")[0], f"card {card}")[0]
    scores = [played.play(first) for _ in range(turns)]
    mean = sum(scores) / turns
    spread = (sum((score - mean) ** 2 for score in scores) / turns / turns) ** 0.5
    predicted = finish(for_points(0).turned_up(card))[0]
    print(f"{card}: {mean:.3f} ± {spread:.3f}, predicted {predicted:.3f}")
    assert abs(mean - predicted) <= 3 * spread


@pytest.mark.parametrize("card", ["bonus400", "double", "plusminus"])
def test_simulated_turns_score_what_was_predicted(card: str) -> None:
    check_simulated(card, 1500)


@pytest.mark.slow
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("stop", "clover")])
def test_a_million_simulated_turns_score_what_was_predicted(card: str) -> None:
    check_simulated(card, 1_000_000)


# Chances of winning


def own_chance(before: State) -> Any:
    """For a walk: the chance of the player of this turn once it is over."""

    def settled(state: State) -> float | None:
        if state.card == "fireworks" and state.scores[0] + state.banked >= state.rules.target:
            return 1.0  # whatever else it scores
        if state.phase == OVER:
            assert state.outcome is not None
            return (before.seat in state.outcome.winners) / len(state.outcome.winners)
        if state.last is None:
            return None
        return standings.between_turns(state._replace(deck=before.deck), state.scores, state.seat)[before.seat]

    return settled


def worth_by_brute_force(state: State) -> dict[str, float]:
    walk = Walk(GAME, own_chance(state), key=lambda at: (brute.key(at), at.deck, at.payments, at.scores))
    return {move: walk.after(state, move) for move in GAME.legal_moves(state)}


@pytest.mark.parametrize(
    ("scores", "card", "roll", "options"),
    [
        ((5000, 5500), "bonus300", "1 2 3 4 5 5", {}),
        ((3000, 4000), "double", "1 1 1 2 3 5", {}),
        ((4000, 3950), "bonus600", "2 2 2 3 4 5", {"doubles": "card"}),
        ((2000, 2600), "double", "1 2 3 4 6 6", {"doubles": "dice"}),
        ((4000, 5900), "straight", "1 2 3 4 6 6", {"ending": "equal_turns"}),
        ((4000, 5900), "plusminus", "1 2 3 4 5 6", {"payment": "at_once"}),
        ((600, 900), "plusminus", "1 1 1 4 5 5", {"below_zero": "yes", "target": 2000}),
        ((600, 900), "fireworks", "1 1 3 4 5 6", {"target": 1500}),
        ((600, 900), "clover", "1 1 1 4 5 5", {"target": 2000}),
        ((600, 900), "clover", "1 1 1 2 2 2", {"target": 2000, "leaf_card": "yes"}),
    ],
)
def test_choices_are_worth_what_the_rules_give(
    scores: tuple[int, ...], card: str, roll: str, options: dict[str, Any]
) -> None:
    """If every card to come is a stop, everything within the turn is exact."""
    pile = {**dict.fromkeys(CARDS, 0), "stop": 9, card: 1}
    state = start(**options)._replace(scores=scores, deck=tuple(pile.items()), phase=CARD)
    state = GAME.apply(state, f"card {card}")[0]
    state = GAME.apply(state, f"roll {roll}")[0]
    expected = worth_by_brute_force(state)
    found = EVALUATOR.values(position(state))
    assert {move: value.wins[0] for move, value in found.items()} == pytest.approx(expected, abs=1e-9)


def test_values_of_a_turn_average_over_rolls() -> None:
    """The value before a roll is the average of those after it, as long as the turn goes on."""
    state = start()._replace(scores=(3000, 4200), phase=CARD)
    state = GAME.apply(state, "card bonus300")[0]
    lost = chances(state).after_losing(0)

    def after(move: str) -> Any:
        then = GAME.apply(state, move)[0]
        value = EVALUATOR.value(position(then)) if then.seat == state.seat else None
        return value or EVALUATOR.value(position(state))._replace(wins=lost, points=0.0)

    averaged = over_chance(GAME.turn(state), after)  # type: ignore[arg-type]
    found = EVALUATOR.value(position(state))
    assert found.wins == pytest.approx(averaged.wins, abs=1e-9)
    assert found.points == pytest.approx(averaged.points, abs=1e-6)


# Every position


def games(count: int, **given: Any) -> Iterator[Match[Any]]:
    for number in range(count):
        match = new_match("tutto", f"values{number}", **given)
        for step, at in enumerate(at_random(match, f"values{number}")):
            if step % 61 == number % 61:
                yield at


def check(state: State) -> None:
    found = EVALUATOR.value(position(state))
    assert sum(found.wins) == pytest.approx(1.0, abs=1e-9)
    assert all(-1e-12 <= one <= 1 + 1e-12 for one in found.wins)
    assert found.points is not None
    assert found.points >= 0
    turn = GAME.turn(state)
    if isinstance(turn, Decide):
        values = EVALUATOR.values(position(state))
        assert tuple(values) == GAME.legal_moves(state)
        assert values[best_move(values, turn.seat)].wins == found.wins


def test_every_option_and_number_of_seats() -> None:
    """Random games with random options: every position has values, also those that wait for chance."""
    for seen, match in enumerate(games(12)):
        for step in match.steps[-2:]:
            if not isinstance(GAME.turn(step.state), Over):
                check(step.state)
        if seen >= 8:
            return


def after_plus_minus(scores: tuple[int, ...], **pile: int) -> State:
    """The dice of a plus/minus are about to make a Tutto."""
    deck = tuple({**(dict.fromkeys(CARDS, 0) if pile else CARDS), **pile, "plusminus": 1}.items())
    state = start(len(scores))._replace(scores=scores, deck=deck, phase=CARD)
    for move in ("card plusminus", "roll 1 1 1 5 5 2", "keep 1,1,1,5,5", "roll 5"):
        state = GAME.apply(state, move)[0]
    return state


@pytest.mark.rule("TU-22")
@pytest.mark.parametrize("scores", [(500, 5000, 1200), (3000, 2500, 4000, 4000, 300, 0, 3500, 2000)])
@pytest.mark.parametrize("pile", [{}, {"bonus200": 1}, {"stop": 1, "double": 1}])
def test_a_move_after_plus_minus_is_worth_the_position_after_it_for_all(
    scores: tuple[int, ...], pile: dict[str, int]
) -> None:
    state = after_plus_minus(scores, **pile)
    values = EVALUATOR.values(position(state))
    on, stop = (position(GAME.apply(state, move)[0]) for move in ("keep 5", "stop"))
    assert values["keep 5"].wins == EVALUATOR.value(on).wins
    assert values["stop"].wins == pytest.approx(EVALUATOR.value(stop).wins, abs=values["stop"].error)
    leader = scores.index(max(scores))
    assert values["stop"].wins[leader] < chances(state).after_losing(0)[leader] - 0.05


def test_chance_is_worth_its_average_to_every_seat() -> None:
    """A card, then its roll, with more than two players: off by what the cards further ahead matter."""
    state = start(4)._replace(scores=(2000, 4500, 3000, 4000), phase=CARD)
    rolled = GAME.apply(state, "card bonus400")[0]
    for at in (state, rolled):
        chance: Any = GAME.turn(at)
        mean = over_chance(chance, lambda move, at=at: EVALUATOR.value(position(GAME.apply(at, move)[0])))
        found = EVALUATOR.value(position(at))
        assert found.wins == pytest.approx(mean.wins, abs=found.error / 2)


def test_two_players_who_swap_have_the_same_values() -> None:
    one = start()._replace(scores=(3100, 4500))
    other = one._replace(scores=(4500, 3100), seat=1, first=1)
    assert EVALUATOR.value(position(one)).wins == EVALUATOR.value(position(other)).wins[::-1]


def test_it_works_without_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "table", lambda id: None)
    standings.tables.cache_clear()
    standings.lateness.cache_clear()
    standings.race.cache_clear()
    try:
        state = start(3)._replace(scores=(3150, 4500, 100))
        check(state)
        assert EVALUATOR.value(position(state)).error >= 0.1
    finally:
        standings.tables.cache_clear()
        standings.lateness.cache_clear()
        standings.race.cache_clear()


def test_it_stops_when_that_wins() -> None:
    match = script("tutto", "draw", "card bonus200", "roll 1 1 1 2 3 4", start=1, target=1000)
    values = EVALUATOR.values(position(match.state))
    assert values["stop"].wins == (1.0, 0.0)
