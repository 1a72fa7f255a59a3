"""Looking ahead in Six Colours from the end of a turn: what a card brings, with its action, and the next turn."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from typing import NamedTuple

from .hands import Hand, Points, Table
from .network import Offer, Vector, Wins

Hands = tuple[Hand, ...]
Means = tuple[float, ...]
"""Everybody's points, those of hidden cards on average."""

DOUBT = 0.0005
"""Nothing is ever certain later: who is sure to win ends the game, and who is sure to lose still plays on."""


def mixed(parts: Iterable[tuple[float, Wins]]) -> Wins:
    """The average by weight; the weights add up to 1."""
    shares = [[weight * win for win in wins] for weight, wins in parts]
    return tuple(map(fsum, zip(*shares, strict=True)))  # Pythons add with `sum` differently


def changed(hands: Hands, seat: int, hand: Hand) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


# Cards that change hands


def draws_from(hands: Hands, seat: int, victim: int) -> list[tuple[float, Hands]]:
    """A card drawn blindly. A hidden one stays hidden in the new hand: on average that comes to the same."""
    thief, loser = hands[seat], hands[victim]
    found = []
    if loser.hidden:
        after = changed(hands, victim, loser._replace(hidden=loser.hidden - 1))
        found.append((loser.hidden / loser.cards, changed(after, seat, thief._replace(hidden=thief.hidden + 1))))
    for points in sorted(set(loser.known)):
        after = changed(hands, victim, loser.without(points))
        found.append((loser.known.count(points) / loser.cards, changed(after, seat, thief.gains(points))))
    return found


def gives_least(hands: Hands, seat: int, victim: int) -> Hands:
    """The card with the fewest points goes to the other. Of a hidden hand it is likely to be a card of one point."""
    hand = hands[seat]
    if hand.known and (hand.known[0] == 1 or hand.hidden < 3):
        points = hand.known[0]
        left = hand.without(points)
    else:
        points, left = 1, hand._replace(hidden=hand.hidden - 1, shift=hand.shift + 1)
    return changed(changed(hands, seat, left), victim, hands[victim].gains(points))


def victims_of(hands: Hands, seat: int) -> list[int]:
    """The others who have cards, clockwise from the left."""
    clockwise = ((seat + step) % len(hands) for step in range(1, len(hands)))
    return [other for other in clockwise if hands[other].cards]


class Split(NamedTuple):
    """A player who may end the game: what it comes to if so, how likely that is, and what is then known otherwise."""

    chance: float
    ended: Wins
    points: Means
    """The points to expect of all if not."""


class Outlook(NamedTuple):
    """What positions between two turns are worth, from what one seat knows."""

    table: Table
    ending: str

    def won(self, hands: Hands, seat: int, points: int, action: str, offer: Offer) -> Wins:
        """A card is taken: its action follows, then the next turn, which may win what `ahead` says."""
        return self.acted(changed(hands, seat, hands[seat].gains(points)), seat, action, offer)

    def acted(self, hands: Hands, seat: int, action: str, offer: Offer) -> Wins:
        others = victims_of(hands, seat) if action not in ("", "again") else []
        if not others:
            return self.gained(hands, seat, action == "again", offer)
        if action == "group_swap":
            return self.swapped(hands, seat, others, offer)
        found = [self.robbed(hands, seat, action, victim, offer) for victim in others]
        return max(found, key=lambda wins: wins[seat])

    def robbed(self, hands: Hands, seat: int, action: str, victim: int, offer: Offer) -> Wins:
        if action == "swap":
            return self.swapped(hands, seat, [victim], offer)
        ways = draws_from(hands, seat, victim)
        return mixed((chance, self.gained(after, seat, False, offer)) for chance, after in ways)

    def swapped(self, hands: Hands, seat: int, others: list[int], offer: Offer) -> Wins:
        """A swap with these players, one after the other."""
        if not others:
            return self.gained(hands, seat, False, offer)
        ways = draws_from(hands, seat, others[0])
        return mixed(
            (chance, self.swapped(gives_least(after, seat, others[0]), seat, others[1:], offer))
            for chance, after in ways
        )

    def gained(self, hands: Hands, seat: int, again: bool, offer: Offer) -> Wins:
        """A card is won and its action done: the game is over, goes again, or goes on unless its winner ends it."""
        following = (seat + 1) % len(hands)
        if hands[seat].cards >= self.table.last:
            return self.table.ended(hands)
        if again:
            return self.turn(hands, seat, True, offer.fresh)
        if hands[seat].cards < self.table.early:
            return self.turn(hands, following, False, offer.fresh)
        if not hands[seat].hidden:
            further = self.turn(hands, following, False, offer.fresh)
            return max(self.table.ended(hands), further, key=lambda wins: wins[seat])
        split = self.split(hands, seat, following, offer.fresh)
        may_end = self.may_end(hands, following)
        further = self.table.between(split.points, counts(hands), following, offer.fresh, may_end)
        return mixed(((split.chance, split.ended), (1 - split.chance, further)))

    def may_end(self, hands: Hands, mover: int, gained: bool = False) -> bool:
        return hands[mover].cards >= self.table.early and (gained or self.ending == "own_turn")

    def turn(self, hands: Hands, mover: int, gained: bool, offer: Vector) -> Wins:
        """Before a turn, with these cards on offer."""
        may_end = self.may_end(hands, mover, gained)
        hidden = hands[mover].hidden > 0
        found = self.going_on(hands, mover, offer, may_end and hidden)
        if may_end and not hidden:
            found = max(found, self.table.ended(hands), key=lambda wins: wins[mover])
        return tuple((1 - DOUBT) * win + DOUBT / len(hands) for win in found)

    def going_on(self, hands: Hands, mover: int, offer: Vector, may_end: bool = False) -> Wins:
        """Before a turn; the player does not end the game, or may still do so."""
        return self.table.between(tuple(map(self.table.mean, hands)), counts(hands), mover, offer, may_end)

    def split(self, hands: Hands, seat: int, mover: int, offer: Vector) -> Split:
        """With which points a player whose cards are hidden ends the game. Otherwise it is `mover`'s turn.

        The player knows only the number of the others' cards. The more points, the more it speaks for the end.
        """
        table, count = self.table, counts(hands)
        points = tuple(map(table.points, hands))
        others = [(other, table.points(Hand(count[other]))) for other in range(len(hands)) if other != seat]
        means = [table.mean(Hand(cards)) for cards in count]
        may_end = seat != mover and self.may_end(hands, mover)
        mine = points[seat]

        def ends(score: int) -> bool:
            now = 1.0
            for other, yours in others:
                now *= table.ahead_of(score, yours, count[seat], count[other])
            means[seat] = float(score)
            return now >= table.between(tuple(means), count, mover, offer, may_end)[seat]

        low, high = mine.fewest, mine.fewest + len(mine.odds)
        while low < high:  # `low` is then the fewest points with which the player ends it
            middle = (low + high) // 2
            low, high = (low, middle) if ends(middle) else (middle + 1, high)
        at = low - mine.fewest
        chance = min(fsum(mine.odds[at:]), 1.0)
        nothing = (0.0,) * len(hands)
        ended = table.ended_with(_only(points, seat, at, len(mine.odds)), count) if chance > 0 else nothing
        left = [table.mean(hand) for hand in hands]
        if at:
            share = fsum(mine.odds[:at])
            if share > 0:
                left[seat] = fsum(odds * score for score, odds in enumerate(mine.odds[:at], mine.fewest)) / share
        return Split(chance, ended, tuple(left))


def counts(hands: Hands) -> tuple[int, ...]:
    return tuple(hand.cards for hand in hands)


def _only(points: tuple[Points, ...], seat: int, first: int, last: int) -> tuple[Points, ...]:
    """Given that this seat's points are among these."""
    mine = points[seat]
    odds = mine.odds[first:last]
    total = fsum(odds)
    sure = Points(mine.fewest + first, tuple(share / total for share in odds))
    return (*points[:seat], sure, *points[seat + 1 :])
