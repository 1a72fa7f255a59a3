"""What a position of Tutto before a card or a roll is worth to everybody.

On the card that lies there, or may be turned up next, the best play is followed through every roll to the end of the
turn. After a Tutto there, going on is worth to the player what `Going` says, and the others share the rest.
"""

from __future__ import annotations

from math import fsum

from ...core.slices import Slices
from .state import CARD, ROLL, SIX, START, State
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
    Row,
    Worth,
    averaged,
    bursts,
    going,
    greedy_tuttos,
    leaf_chance,
    mixed,
    straights,
    tuttos,
    ways_of,
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
        later_gap = self.gap + EXTRA.get(state.card, USUAL_BONUS) if self.rules.doubles == "dice" else 0
        self.cards = Cards(
            self.rules.doubles, later_gap, self.rules.leaf_earlier == "yes", self.rules.leaf_card == "yes"
        )
        self.earlier = state.tuttos > 0
        self._lost = ends.after_losing(0)
        self._won = ends.after_winning()
        self._rows: dict[str, dict[tuple[int, int], Worth]] = {}
        """Before a roll: by the card, the dice and the total."""
        self._tuttos: dict[tuple[int, int], Worth] = {}
        self._drawn: dict[int, Row] = {}
        """What it is worth to go on after a Tutto, by the number of plus/minus Tuttos and the total."""

    def worth(self, state: State) -> Slices[Worth]:
        """Chance is due: a card or a roll."""
        if state.phase in (START, CARD):
            return (yield from self.first_card(state.leaf if state.phase == CARD else 0))
        assert state.phase == ROLL
        total = (state.banked + state.aside_points) // STEP
        return (yield from self.rolling(state.card, state.left, total, state.leaf))

    def first_card(self, leaf: int) -> Slices[Worth]:
        """Turning up a card now, averaged over the pile."""
        if leaf:
            return mixed(leaf_chance(self.pile, self.ends.plays[0]), self._won, self._lost)
        total = sum(left for _, left in self.pile)
        chances, worths = [], []
        for card, left in self.pile:
            if left:
                chances.append(left / total)
                worths.append((yield from self.turned_up(card)))
        return averaged(chances, worths)

    def turned_up(self, card: str) -> Slices[Worth]:
        """A card that has just been turned up."""
        if card == "stop" or (card == "plusminus" and not self.ends.plays[0]):
            return self._lost
        counts = self.earlier and self.rules.leaf_earlier == "yes"
        leaf = (1 if counts else 2) if card == "clover" else 0
        return (yield from self.rolling(card, SIX, self.banked, leaf))

    def rolling(self, card: str, dice: int, total: int, leaf: int) -> Slices[Worth]:
        """Before a roll of so many dice on a card, with this total."""
        if leaf:
            return mixed(self._leaf(card, dice, leaf), self._won, self._lost)
        if card == "fireworks":
            return self._fireworks(dice, total)
        level = self._level(int(card == "plusminus"))
        if level not in self._drawn:
            self._drawn[level] = (yield from going(self.ends, level, self.pile, BLOCK, self.cards)).drawn
        if card == "straight":
            return mixed(straights()[dice], self._tutto(level, self.banked + RUN), self._lost)
        if card == "plusminus":
            return mixed(tuttos()[dice], self._tutto(level, self.banked + PAID), self._lost)
        found = self._dice(card, dice, total)
        yield
        return found

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

    def _fireworks(self, dice: int, total: int) -> Worth:
        """The totals from the last row of `written` on are worth the same."""
        length = max(0, min(LONGEST, len(self.ends.written[0]) - 1 - total))
        chances = bursts()[dice][:length]
        worths = [self.ends.after_writing(0, total + points) for points in range(length + 1)]
        return averaged([*chances, 1.0 - fsum(chances)], worths)

    def _dice(self, card: str, dice: int, total: int) -> Worth:
        rows = self._rows.setdefault(card, {})
        key = (dice, total)
        if key not in rows:
            own = self.ends.seat
            ways = ways_of(dice)
            worths = [self._lost]
            for points, all_out, keeps in ways.rolls:
                best = self.ends.after_writing(0, total + points)
                for left, scored in keeps:
                    keep = rows.get((left, total + scored)) or self._dice(card, left, total + scored)
                    best = keep if keep[own] > best[own] else best
                if all_out:
                    tutto = self._tutto(0, self._completed(card, total + all_out))
                    best = tutto if tutto[own] > best[own] else best
                worths.append(best)
            rows[key] = averaged([ways.null, *ways.chances], worths)
        return rows[key]

    def _completed(self, card: str, total: int) -> int:
        """The points of the turn after a Tutto, by those of all dice and earlier cards."""
        if card in EXTRA:
            return total + EXTRA[card]
        added = {"total": total, "dice": total - self.gap, "card": total - self.banked}[self.rules.doubles]
        return max(0, total + added)

    def _level(self, level: int) -> int:
        """Whether a plus/minus Tutto makes a difference to what follows."""
        ends = self.ends
        return 0 if ends.written[level] is ends.written[0] and ends.plays[level] == ends.plays[0] else level

    def _tutto(self, level: int, total: int) -> Worth:
        """A Tutto: the better of stopping and going on."""
        ends = self.ends
        key = (level, total)
        if key not in self._tuttos:
            stop, drawn = ends.after_writing(level, total), self._drawn[level]
            own = drawn[total] if total < len(drawn) else 0.0
            self._tuttos[key] = ends.going_on(level, total, own) if own > stop[ends.seat] else stop
        return self._tuttos[key]
