"""Looking ahead in Six Colours from the end of a turn: what a card brings, with its action, and the next turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from .deck import CARDS
from .kinds import key_of
from .race import GO, INHERIT, START, Hand, Points, Table, Wins, tables

Hands = tuple[Hand, ...]
Prospects = tuple[tuple[float, int, str], ...]
"""What the next turn may win: chance, points and action of a card. Nothing: look at no card on offer."""


def mixed(parts: Iterable[tuple[float, Wins]]) -> Wins:
    """The average by weight; the weights add up to 1."""
    shares = [[weight * win for win in wins] for weight, wins in parts]
    return tuple(map(fsum, zip(*shares, strict=True)))  # Pythons add with `sum` differently


def changed(hands: Hands, seat: int, hand: Hand) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


@lru_cache(maxsize=256)
def prospects(tops: tuple[str, ...], pile: int, deck: tuple[tuple[str, int], ...]) -> Prospects:
    """What a turn may win after the next card of this pile is shown; -1: with these cards.

    The chances, from the table, are those of a player for whom each card has a fixed worth.
    """
    shown = [(card, left) for card, left in deck if left] if pile >= 0 else []
    total = sum(left for _, left in shown)
    offers = [((*tops[:pile], card, *tops[pile + 1 :]), left / total) for card, left in shown] or [(tops, 1.0)]
    known = tables().offers
    found: dict[tuple[int, str], float] = {}
    for offer, weight in offers:
        key, places = key_of(offer)
        if key not in known:
            return ()
        for top, place in zip(offer, places, strict=True):
            if top:
                card = CARDS[top]
                at = (card.points, card.action)
                found[at] = found.get(at, 0.0) + weight * known[key][place]
    return tuple((chance, *at) for at, chance in found.items())


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
    points: tuple[Points, ...]


class Outlook(NamedTuple):
    """What positions between two turns are worth, from what one seat knows."""

    table: Table
    ending: str

    def won(self, hands: Hands, seat: int, points: int, action: str, ahead: Prospects = ()) -> Wins:
        """A card is taken: its action follows, then the next turn, which may win what `ahead` says."""
        return self.acted(changed(hands, seat, hands[seat].gains(points)), seat, action, ahead)

    def acted(self, hands: Hands, seat: int, action: str, ahead: Prospects) -> Wins:
        others = victims_of(hands, seat) if action not in ("", "again") else []
        if not others:
            return self.gained(hands, seat, action == "again", ahead)
        if action == "group_swap":
            return self.swapped(hands, seat, others, ahead)
        found = [self.robbed(hands, seat, action, victim, ahead) for victim in others]
        return max(found, key=lambda wins: wins[seat])

    def robbed(self, hands: Hands, seat: int, action: str, victim: int, ahead: Prospects) -> Wins:
        if action == "swap":
            return self.swapped(hands, seat, [victim], ahead)
        ways = draws_from(hands, seat, victim)
        return mixed((chance, self.gained(after, seat, False, ahead)) for chance, after in ways)

    def swapped(self, hands: Hands, seat: int, others: list[int], ahead: Prospects) -> Wins:
        """A swap with these players, one after the other."""
        if not others:
            return self.gained(hands, seat, False, ahead)
        ways = draws_from(hands, seat, others[0])
        return mixed(
            (chance, self.swapped(gives_least(after, seat, others[0]), seat, others[1:], ahead))
            for chance, after in ways
        )

    def gained(self, hands: Hands, seat: int, again: bool, ahead: Prospects) -> Wins:
        """A card is won and its action done: the game is over, goes again, or goes on unless its winner ends it."""
        following = (seat + 1) % len(hands)
        if hands[seat].cards >= self.table.last:
            return self.table.ended(hands)
        if again:
            return self.turn(hands, seat, True, ahead)
        if hands[seat].cards < self.table.early:
            return self.turn(hands, following, False, ahead)
        if not hands[seat].hidden:
            return max(self.table.ended(hands), self.turn(hands, following, False, ahead), key=lambda wins: wins[seat])
        split = self.split(hands, seat, following, START)
        further = self.table.between(split.points, counts(hands), following, START)
        return mixed(((split.chance, split.ended), (1 - split.chance, further)))

    def turn(self, hands: Hands, mover: int, gained: bool, ahead: Prospects) -> Wins:
        """Before a turn with all six dice."""
        may_end = hands[mover].cards >= self.table.early and (gained or self.ending == "own_turn")
        if may_end and hands[mover].hidden:
            return self.table.before_turn(hands, mover, START)
        found = self.ahead(hands, mover, ahead) if ahead else self.table.before_turn(hands, mover, GO)
        return max(found, self.table.ended(hands), key=lambda wins: wins[mover]) if may_end else found

    def ahead(self, hands: Hands, mover: int, ahead: Prospects) -> Wins:
        """A turn that wins one of these cards or none."""
        parts = [(chance, self.won(hands, mover, points, action)) for chance, points, action in ahead]
        missed = max(1 - fsum(chance for chance, _ in parts), 0.0)
        parts.append((missed, self.table.before_turn(hands, (mover + 1) % len(hands), INHERIT)))
        return mixed(parts)

    def split(self, hands: Hands, seat: int, mover: int, part: int) -> Split:
        """Tell apart with which points a player whose cards are hidden ends the game.

        Otherwise it is `mover`'s turn. The player knows only the number of the others' cards.
        """
        table, seats = self.table, len(hands)
        points = tuple(map(table.points, hands))
        count = counts(hands)
        others = [(other, table.points(Hand(count[other]))) for other in range(seats) if other != seat]
        mine = points[seat]
        ends = []
        for score in range(mine.fewest, mine.fewest + len(mine.odds)):
            sure = Points(score, (1.0,))
            now = further = 1.0
            for other, yours in others:
                now *= table.ahead_of(score, yours, count[seat], count[other])
                if (seat - mover) % seats < (other - mover) % seats:
                    further *= table.pair(part if seat == mover else START, count[seat], count[other], sure, yours)
                else:
                    further *= 1 - table.pair(START, count[other], count[seat], yours, sure)
            ends.append(now >= further)
        chance = fsum(odds for odds, end in zip(mine.odds, ends, strict=True) if end)
        ended = table.ended_with(_only(points, seat, ends), count) if chance > 0 else (0.0,) * seats
        left = _only(points, seat, [not end for end in ends]) if chance < 1 and not all(ends) else points
        return Split(min(chance, 1.0), ended, left)


def counts(hands: Hands) -> tuple[int, ...]:
    return tuple(hand.cards for hand in hands)


def _only(points: tuple[Points, ...], seat: int, which: list[bool]) -> tuple[Points, ...]:
    """Given that this seat's points are among these."""
    mine = points[seat]
    odds = [share if there else 0.0 for share, there in zip(mine.odds, which, strict=True)]
    total = fsum(odds)
    return (*points[:seat], Points(mine.fewest, tuple(share / total for share in odds)), *points[seat + 1 :])
