"""When an event of Six Colours is true."""

from __future__ import annotations

from collections import Counter
from typing import Any

from telling import Told

from pyapp.games.sixcolours.deck import CARDS
from pyapp.games.sixcolours.state import LAST, OVER, START


def kept(told: Told) -> bool:
    there = Counter(told.before.dice) if told.dice else Counter()
    fresh = told.before.phase == START
    declined = told.after.declined & ~(0 if fresh else told.before.declined)
    return not Counter(told.dice) - there and told.declined == [pile for pile in range(3) if declined >> pile & 1]


def thrown(told: Told) -> bool:
    blacks = [die for die in told.dice if die.isupper()]
    return told.twins == (len(blacks) == 2 and blacks[0] == blacks[1]) and told.throw == told.before.thrown + 1


def turned(told: Told) -> bool:
    return Counter(told.after.dice) == Counter(told.before.dice) - Counter(told.die) + Counter(told.face)


def action(told: Told) -> bool:
    return told.action == CARDS[gained(told)].action


def gained(told: Told) -> str:
    """The card whose action is in progress."""
    taken = [event.params["card"] for event in told.events if event.code == "taken"]
    card: str = taken[0] if taken else told.before.gained
    return card


def lapsed(told: Told) -> bool:
    if told.action == "again":
        return bool(told.after.phase == OVER)
    return not any(hand for seat, hand in enumerate(told.after.hands) if seat != told.seat)


def moves_a_card(giver: str, taker: str) -> Any:
    def check(told: Told) -> bool:
        loses, gains = getattr(told, giver), getattr(told, taker)
        sizes = [len(after) - len(before) for after, before in zip(told.after.hands, told.before.hands, strict=True)]
        return loses != gains and (sizes[loses], sizes[gains]) == (-1, 1)

    return check


def chosen(told: Told) -> bool:
    return told.victim != told.seat and action(told) and told.after.hands[told.victim] != ()


TRUE = {
    "starts": lambda told: told.after.seat == told.seat,
    "shown": lambda told: told.after.tops[told.pile] == told.card and not told.before.tops[told.pile],
    "taken_over": lambda told: told.before.inherit and told.dice == list(told.before.dice),
    "kept": kept,
    "thrown": thrown,
    "turned": turned,
    "taken": lambda told: told.before.tops[told.pile] == told.card and told.card in told.after.hands[told.seat],
    "pile_empty": lambda told: told.after.left[told.pile] == 0 and not told.after.tops[told.pile],
    "action": action,
    "lapsed": lapsed,
    "chosen": chosen,
    "drew": moves_a_card("victim", "seat"),
    "drew_card": lambda told: told.move == f"draw {told.card}" and told.card in told.after.hands[told.seat],
    "gave": moves_a_card("seat", "victim"),
    "gave_card": lambda told: told.move == f"give {told.card}" and told.card in told.after.hands[told.victim],
    "no_card": lambda told: told.after.inherit and told.after.seat == (told.seat + 1) % len(told.after.hands),
    "last_card": lambda told: (
        len(told.after.hands[told.seat]) == told.cards >= LAST[len(told.after.hands)] and told.after.phase == OVER
    ),
    "ended": lambda told: told.move == "end" and told.after.phase == OVER and told.seat == told.before.seat,
}

RARE = {"lapsed", "last_card", "pile_empty"}
"""Events that do not occur in a few games."""
