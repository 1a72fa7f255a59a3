"""Six Colours' evaluator: turns are exact, nothing depends on what is hidden, and every position has a value."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import Any

import pytest
from playing import at_random, new_match

from pyapp.core import table as core_table
from pyapp.core.bot import Position
from pyapp.core.chance import Roll
from pyapp.core.slices import finish
from pyapp.core.stream import Stream
from pyapp.core.value import over_chance
from pyapp.games.sixcolours.deck import CARDS, ORDER
from pyapp.games.sixcolours.dice import COLOURS
from pyapp.games.sixcolours.rules import GAME
from pyapp.games.sixcolours.state import ROLL, START, THROW, THROWS, State
from pyapp.games.sixcolours.turn_values import TurnValues, colours_asked
from pyapp.games.sixcolours.values import EVALUATOR, Turn, public_of, solved

from .brute import keeps, lands, turns
from .table import HARD, JUNK, TWOS, table
from .test_secrets import shuffled

CLOSE = 1e-9


def seen(state: State, seat: int | None = None) -> Position:
    """What the seat whose turn it is knows, or another one."""
    seat = state.seat if seat is None else seat
    return Position(GAME, GAME.mask(state, seat), seat, GAME.legal_moves(state))


def wins(state: State) -> dict[str, float]:
    """What every move is worth to the seat that decides."""
    return {move: value.wins[state.seat] for move, value in EVALUATOR.values(seen(state)).items()}


def states(games: int, name: str, **given: Any) -> Iterator[State]:
    """Positions of random games, with any options and any number of players unless they are given."""
    for number in range(games):
        match = new_match("sixcolours", f"{name}{number}", **given)
        for _ in at_random(match, f"{name}{number}"):
            pass
        yield match.start
        yield from (step.state for step in match.steps)


def some(found: Iterator[State], name: str, one_in: int) -> Iterator[State]:
    stream = Stream(name, "sample")
    return (state for state in found if not stream.below(one_in))


# The turn, by brute force


class Enumeration:
    """A turn by the rules alone: every move, every outcome. Where it ends, it is worth what the evaluator says."""

    def __init__(self, state: State) -> None:
        self.state = state
        public = public_of(GAME.mask(state, state.seat))
        self.turn: Turn = finish(solved(public, state.seat))
        self.known: dict[Any, float] = {}

    def card(self, move: str) -> float:
        return self.turn.cards[int(move.split()[1]) - 1][self.state.seat]

    def lying(self, dice: str) -> float:
        values = self.turn.values
        return values.left_lying[values.colours.node(dice)]

    def move(self, state: State, move: str) -> float:
        if move.startswith("take"):
            return self.card(move)
        return self.value(GAME.apply(state, move)[0])

    def value(self, state: State) -> float:
        if state.inherit:
            return self.lying(state.dice)
        if state not in self.known:
            if state.phase == ROLL:
                roll = GAME.turn(state)
                assert isinstance(roll, Roll)
                parts = (weight * self.value(GAME.apply(state, outcome)[0]) for outcome, weight in roll.outcomes())
                self.known[state] = fsum(parts) / roll.total
            else:
                self.known[state] = max(self.move(state, move) for move in GAME.legal_moves(state) if move != "end")
        return self.known[state]


def last_rolls(games: int) -> Iterator[State]:
    """Positions in which at most one roll is left."""
    for state in some(states(games, "last"), "last", 12):
        if state.phase == THROW and state.thrown >= 2:
            yield state


def test_the_end_of_a_turn_equals_every_move_and_outcome_by_the_rules() -> None:
    checked = 0
    for state in last_rolls(3):
        found = wins(state)
        brute = Enumeration(state)
        moves = [move for move in found if len(move) > 8 or move.split()[0] in ("take", "turn", "pass")]
        for move in moves[:6]:
            assert found[move] == pytest.approx(brute.move(state, move), abs=CLOSE), (move, GAME.text(state))
            checked += 1
    assert checked > 30


class WholeTurn(Enumeration):
    """The same for three rolls: what a roll and a turn lead to is asked of the rules once for all positions."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.takes: dict[str, tuple[int, ...]] = {}
        self.rolled: dict[tuple[str, int, frozenset[int]], float] = {}

    def made(self, dice: str) -> tuple[int, ...]:
        if dice not in self.takes:
            state = self.state._replace(
                phase=THROW, kept="", tray=dice, thrown=THROWS, declined=0, turnable=False, inherit=False
            )
            moves = GAME.legal_moves(state)
            self.takes[dice] = tuple(int(move.split()[1]) for move in moves if move.startswith("take"))
        return self.takes[dice]

    def roll(self, kept: str, throws: int, declined: frozenset[int]) -> float:
        at = (kept, throws, declined)
        if at not in self.rolled:
            after = ((odds, self.best(dice, turn, throws - 1, declined)) for dice, turn, odds in lands(kept))
            self.rolled[at] = fsum(odds * value for odds, value in after)
        return self.rolled[at]

    def best(self, dice: str, turnable: bool, throws: int, declined: frozenset[int]) -> float:
        at = (dice, turnable, throws, declined)
        if at not in self.known:
            takes = [pile for pile in self.made(dice) if pile not in declined]
            found = [self.card(f"take {pile}") for pile in takes]
            if throws:
                now = declined.union(takes)
                found += [self.roll(kept, throws, now) for kept in keeps(dice)]
            elif not takes:
                found.append(self.lying(dice))
            if turnable:
                for after in turns(dice):
                    if throws or not takes or any(pile not in declined for pile in self.made(after)):
                        found.append(self.best(after, False, throws, declined))
            self.known[at] = max(found)
        return self.known[at]

    def moves(self) -> dict[str, float]:
        """Every move of the position that rolls or turns."""
        state, found = self.state, {}
        declined = frozenset(pile + 1 for pile in range(3) if state.declined >> pile & 1)
        for move in GAME.legal_moves(state):
            verb, _, rest = move.partition(" ")
            throws = THROWS - max(state.thrown, 1)
            if move == "throw" and state.phase == START:
                found[move] = self.roll("", THROWS, frozenset())
            elif verb in ("keep", "throw"):
                found[move] = self.roll(rest, throws, declined.union(self.made(state.dice)))
            elif verb == "turn":
                found[move] = self.best(GAME.apply(state, move)[0].dice, False, THROWS - state.thrown, declined)
        return found


def whole_turns(amount: int) -> Iterator[State]:
    """Random positions with three cards on offer and two or three rolls left."""
    stream = Stream("whole", "sample")
    found = (state for state in states(amount, "whole") if all(state.tops))
    early = (state for state in found if state.phase == START or (state.phase == THROW and state.thrown == 1))
    for number, state in enumerate(state for state in early if not stream.below(12)):
        if number == amount:
            return
        yield state


def check_whole_turns(amount: int) -> int:
    checked = 0
    for state in whole_turns(amount):
        found = wins(state)
        for move, value in WholeTurn(state).moves().items():
            assert found[move] == pytest.approx(value, abs=CLOSE), (move, GAME.text(state))
        checked += 1
    return checked


def test_a_whole_turn_equals_brute_force() -> None:
    assert check_whole_turns(1) == 1


@pytest.mark.slow
def test_two_hundred_turns_equal_brute_force() -> None:
    assert check_whole_turns(200) == 200


ORACLES = {
    "trio_swap": ("920482", "920482"),
    "four": ("598988", "598988"),
    "five": ("232556", "232556"),
    "six": ("045994", "045994"),
    "full_house_swap": ("808500", "804315"),
    "three_pairs_swap": ("474197", "415377"),
    "two_trios": ("271854", "260249"),
    "four_and_pair": ("321949", "321089"),
    "trio_pink": ("591482", "591482"),
    "four_pink": ("283205", "283205"),
    "five_pink": ("086782", "086782"),
}


@pytest.mark.rule("SC-P1", "SC-P2", "SC-P3", "SC-P4", "SC-P5", "SC-P6", "SC-P7", "SC-P8", "SC-P9")
@pytest.mark.parametrize("card", ORACLES)
def test_with_one_card_worth_anything_a_turn_is_its_chance(card: str) -> None:
    tops = (card, "", "")
    nothing = [0.0] * colours_asked(tops).nodes.complete
    for shared, expected in zip((True, False), ORACLES[card], strict=True):
        assert f"{TurnValues(tops, shared, (1.0, 0.0, 0.0), nothing).afresh():.6f}" == f"0.{expected}"


# Every position


def test_every_position_has_values_that_add_up() -> None:
    for state in some(states(5, "any"), "any", 60):
        for seat in (None, *range(len(state.hands))):
            masked = GAME.mask(state, seat)
            value = EVALUATOR.value(Position(GAME, masked, seat or 0, ()))
            assert fsum(value.wins) == pytest.approx(1, abs=CLOSE)
            assert all(-CLOSE <= win <= 1 + CLOSE for win in value.wins)
        position = seen(state)
        found = EVALUATOR.values(position)
        assert tuple(found) == position.legal
        for value in found.values():
            assert fsum(value.wins) == pytest.approx(1, abs=CLOSE)
            assert value.error > 0
        if position.legal:
            best = max(found.values(), key=lambda value: value.wins[state.seat])
            assert EVALUATOR.value(position).wins == best.wins


def test_a_game_that_is_over_is_won() -> None:
    state = table(HARD, "end", hands=(TWOS[:7], ("six",))).state
    assert EVALUATOR.value(seen(state, 0)).wins == (1.0, 0.0)
    assert EVALUATOR.value(seen(state, 0)).exact


def test_a_roll_is_worth_its_average() -> None:
    checked = 0
    for state in some(states(8, "roll"), "roll", 20):
        if state.phase == ROLL and state.thrown < 2 and len(state.kept) > 3 and checked < 9:
            position = seen(state)
            roll = GAME.turn(state)
            assert isinstance(roll, Roll)

            def after(outcome: str, before: Position = position) -> Any:
                return EVALUATOR.value(seen(GAME.apply(before.state, outcome)[0]))

            found, average = EVALUATOR.value(position).wins, over_chance(roll, after).wins
            assert found[state.seat] == pytest.approx(average[state.seat], abs=CLOSE)
            if len(found) == 2:  # of more than two players, the others' shares are an approximation
                assert found == pytest.approx(average, abs=CLOSE)
            checked += 1
    assert checked > 5


@pytest.mark.rule("SC-24")
def test_no_value_depends_on_hidden_cards() -> None:
    stream = Stream("shuffle", "values")
    for state in some(states(4, "hidden"), "hidden", 50):
        if state.outcome is None:
            other = shuffled(state, state.seat, stream)
            assert EVALUATOR.values(seen(state)) == EVALUATOR.values(seen(other))


def renamed(text: str) -> str:
    """The same dice in other colours: each takes the place of the next."""
    letters = "".join(COLOURS)
    shifted = letters[1:] + letters[0]
    return text.translate(str.maketrans(letters + letters.upper(), shifted + shifted.upper()))


def test_the_names_of_colours_do_not_matter() -> None:
    names = dict(zip(COLOURS.values(), (COLOURS[renamed(letter)] for letter in COLOURS), strict=True))

    def other(card: str) -> str:
        colour = CARDS[card].colour
        return card.replace(colour, names[colour]) if colour else card

    offer = ("four_pink", "trio_blue", "five")
    first = table(offer, "throw", "roll B G p p b y").state
    again = table(tuple(map(other, offer)), "throw", renamed("roll B G p p b y").replace(renamed("roll"), "roll")).state
    one, two = wins(first), wins(again)
    for move, value in one.items():
        verb, _, rest = move.partition(" ")
        moved = move if verb != "keep" else f"keep {''.join(sorted(renamed(rest)))}"
        assert value == pytest.approx(two[moved], abs=CLOSE)


def test_seats_are_alike() -> None:
    for seats in (2, 3, 4):
        match = new_match("sixcolours", "alike", seats=seats, defaults=True)
        assert EVALUATOR.value(seen(match.start, 0)).wins == pytest.approx((1 / seats,) * seats, abs=CLOSE)


# What it knows


def test_more_points_are_worth_more() -> None:
    rich, poor = (table(HARD, hands=(hand, ("six",))).state for hand in (("five", "five"), ("four", "four")))
    assert EVALUATOR.value(seen(rich)).wins[0] > EVALUATOR.value(seen(poor)).wins[0]


def test_easy_cards_on_offer_are_good_for_the_next_player() -> None:
    """The dice are not rolled yet: this is what the table knows of the cards."""
    easy = table(("trio_swap", "full_house_swap", "trio_pink"), hands=(("four",), ("four",))).state
    hard = table(("six", "five_pink", "five_blue"), hands=(("four",), ("four",))).state
    for state, sign in ((easy, 1), (hard, -1)):
        public = public_of(GAME.mask(state, 0))
        before = public.outlook.turn(public.hands, 0, False, public.offer().fresh)
        assert sign * (before[0] - 0.53) > 0.02


def test_it_ends_a_game_that_is_surely_won_and_no_other() -> None:
    sure = wins(table(HARD, hands=(TWOS[:7], ("trio_yellow",))).state)
    assert sure["end"] > 0.99
    assert sure["end"] > sure["throw"]
    lost = wins(table(HARD, hands=(TWOS[:7], tuple(card for card in ORDER if CARDS[card].points > 2)[:8])).state)
    assert lost["throw"] > lost["end"]


def test_two_of_them_come_to_an_end() -> None:
    """Even a game that is surely won must be ended: nothing else is worth as much."""
    sure = table(HARD, hands=(("six", "five", "five", *TWOS[:5]), ("trio_swap",))).state
    assert max(wins(sure).items(), key=lambda item: item[1])[0] == "end"
    for number in range(2):
        match = new_match("sixcolours", f"end{number}", seats=2, defaults=True)
        for _ in range(600):
            if match.outcome is None:
                found = wins(match.state)
                match.play(max(found, key=found.__getitem__))
        assert match.outcome is not None


def test_it_does_not_wait_for_the_other_to_take_a_card() -> None:
    """Who takes the first card here can lose it to a steal: two players who both avoid it would never end."""
    offer = ("full_house_swap", "full_house_steal", "three_pairs_steal")
    found = wins(table(offer, "throw", JUNK, "throw", JUNK).state)
    best = max(found, key=found.__getitem__)
    assert best == "throw" or len(best.removeprefix("keep ")) <= 3, "the roll can still make a card"


def test_good_dice_left_lying_are_bad_for_the_player_who_leaves_them() -> None:
    moves = ("throw", JUNK, "throw", JUNK, "throw")
    offer = ("five", "six", "five_blue")
    bad = table(offer, *moves, JUNK).state
    good = table(offer, *moves, "roll B G p p p p").state
    assert EVALUATOR.value(seen(good, 1)).wins[1] > EVALUATOR.value(seen(bad, 1)).wins[1]


def test_without_its_table_it_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(("four", "six", "five_blue"), "throw", "roll B G p p p y").state
    known = EVALUATOR.values(seen(state))
    solved.cache_clear()
    monkeypatch.setattr("pyapp.games.sixcolours.network.table", lambda id: None)
    guessed = EVALUATOR.values(seen(state))
    solved.cache_clear()
    assert guessed["keep ppp"].error > known["keep ppp"].error
    assert max(guessed, key=lambda move: guessed[move].wins[0]) == "keep ppp"
    assert core_table.table("sixcolours") is not None
