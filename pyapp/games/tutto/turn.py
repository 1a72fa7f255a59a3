"""What a position within a turn of Tutto is worth, whatever it waits for."""

from __future__ import annotations

from math import fsum

from .choices import Choice, choices
from .state import CARD, DICE_SCORE, ROLL, SIX, START, THROW, State
from .turn_values import (
    BLOCK,
    EXTRA,
    FULL,
    LONGEST,
    PAID,
    RUN,
    STEP,
    Cards,
    Ends,
    Going,
    burst,
    greedy_tuttos,
    leaf_chance,
    mix,
    own_throws,
    straights,
    tuttos,
)

USUAL_BONUS = 8
"""What a card is taken to add to the dice of a Tutto before TU-O1 B doubles, if it does not lie there yet."""


class Turn:
    """The rest of a turn with the cards and dice of one position; later positions on the same card share its work."""

    def __init__(self, state: State, ends: Ends) -> None:
        self.ends, self.rules = ends, state.rules
        self.pile = state.deck if any(left for _, left in state.deck) else FULL  # TU-16
        self.banked = state.banked // STEP
        dice_before = (state.turn_dice - state.aside_points) // STEP
        self.gap = self.banked - dice_before
        self.later_gap = self.gap + EXTRA.get(state.card, USUAL_BONUS)
        self.earlier = state.tuttos > 0
        self._going: dict[tuple[int, int], Going] = {}
        self._rows: dict[tuple[str, int, int], float] = {}

    def going(self, level: int, start: int) -> Going:
        """What further cards are worth after a Tutto."""
        key = (level, start)
        if key not in self._going:
            rules = self.rules
            cards = Cards(rules.doubles, self.later_gap, rules.leaf_earlier == "yes", rules.leaf_card == "yes")
            self._going[key] = Going(self.ends, level, self.pile, start, cards)
        return self._going[key]

    def rolling(self, card: str, dice: int, total: int, leaf: int) -> float:
        """Before a roll of so many dice on a card, with this total."""
        ends, lost = self.ends, self.ends.lost[0]
        if leaf:
            return mix(self._leaf(card, dice, leaf), ends.won, lost)
        if card == "fireworks":
            return burst(ends.written[0], total, dice)
        if card == "straight":
            return mix(straights()[dice], self.tutto(0, self.banked + RUN, card), lost)
        if card == "plusminus":
            return mix(tuttos()[dice], self.tutto(1, self.banked + PAID, card), lost)
        return self._dice_worth(card, dice, total)

    def _leaf(self, card: str, dice: int, leaf: int) -> float:
        """The chance to complete an open clover leaf."""
        if card == "straight":
            return straights()[dice]
        chance = greedy_tuttos()[dice] if card == "fireworks" else tuttos()[dice]
        return chance if leaf == 1 else chance * self._second()

    def _second(self) -> float:
        if self.rules.leaf_card == "no":
            return tuttos()[SIX]
        pile = tuple((card, 0 if card == "clover" else left) for card, left in self.pile)
        return leaf_chance(pile, self.ends.plays[0])

    def _dice_worth(self, card: str, dice: int, total: int) -> float:
        key = (card, dice, total)
        if key not in self._rows:
            after = self.going(0, self.banked + BLOCK).tutto
            most = len(after) - 1
            length = total + LONGEST
            complete = [after[min(self._completed(card, at), most)] for at in range(length)]
            self._rows[key] = own_throws(self.ends, complete, dice, total)[dice]
        return self._rows[key]

    def _completed(self, card: str, total: int) -> int:
        if card in EXTRA:
            return total + EXTRA[card]
        added = {"total": total, "dice": total - self.gap, "card": total - self.banked}[self.rules.doubles]
        return max(0, total + added)

    def tutto(self, level: int, total: int, card: str) -> float:
        """A Tutto: the better of stopping and going on."""
        return max(self._written(level, total), self.drawing(level, total, card))

    def drawing(self, level: int, total: int, card: str) -> float:
        """Going on after a Tutto on this card."""
        start = self.banked + BLOCK if card in DICE_SCORE else total
        drawn = self.going(level, start).drawn
        return drawn[total] if total < len(drawn) else 0.0

    def _written(self, level: int, total: int) -> float:
        row = self.ends.written[min(level, len(self.ends.written) - 1)]
        return row[min(total, len(row) - 1)]

    def first_card(self, leaf: int) -> float:
        """Turning up a card now, averaged over the pile."""
        ends = self.ends
        if leaf:
            return mix(leaf_chance(self.pile, ends.plays[0]), ends.won, ends.lost[0])
        total = sum(left for _, left in self.pile)
        return fsum(left * self.turned_up(card) for card, left in self.pile if left) / total

    def turned_up(self, card: str) -> float:
        """A card that has just been turned up."""
        if card == "stop" or (card == "plusminus" and not self.ends.plays[0]):
            return self.ends.lost[0]
        counts = self.earlier and self.rules.leaf_earlier == "yes"
        leaf = (1 if counts else 2) if card == "clover" else 0
        return self.rolling(card, SIX, self.banked, leaf)

    def choice(self, state: State, choice: Choice) -> float:
        """What a legal move is worth."""
        total = choice.total // STEP
        level = int(choice.tutto and state.card == "plusminus")
        if choice.kind == "stop":
            return self._written(level, total)
        if not choice.tutto:
            return self.rolling(state.card, choice.left, total, state.leaf)
        if state.leaf == 1:
            return self.ends.won
        if state.leaf == 2:
            return mix(self._second(), self.ends.won, self.ends.lost[0])
        if state.card == "fireworks":
            return self.rolling(state.card, SIX, total, 0)
        return self.drawing(level, total, state.card)

    def worth(self, state: State) -> float:
        if state.phase in (START, CARD):
            return self.first_card(state.leaf if state.phase == CARD else 0)
        if state.phase == ROLL:
            return self.rolling(state.card, state.left, (state.banked + state.aside_points) // STEP, state.leaf)
        assert state.phase == THROW
        return max(self.choice(state, choice) for choice in choices(state))
