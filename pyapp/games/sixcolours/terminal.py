"""Six Colours in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.match import Seat
from ...terminal.presenter import View, pair
from ...terminal.words import Words


def table(view: View, words: Words, seats: Sequence[Seat]) -> Iterator[str]:
    hands = view["hands"]
    counts = [words.say("sixcolours-cards", count=hand["count"]) for hand in hands]
    if scores := view.get("scores"):
        told = [words.say("sixcolours-points", points=score) for score in scores]
        counts = [f"{count}, {points}" for count, points in zip(counts, told, strict=True)]
    yield " · ".join(f"{seat.name} {count}" for seat, count in zip(seats, counts, strict=True))
    for seat, hand in zip(seats, hands, strict=True):
        if hand["cards"]:
            cards = [_card(card, words) for card in hand["cards"]]
            yield pair(words, words.say("sixcolours-own-title", name=seat.name), ", ".join(cards))
    for number, pile in enumerate(view["piles"], 1):
        if card := pile["card"]:
            offer = words.say("sixcolours-card-is", card=_card(card, words), points=card["points"])
            state = "made" if pile["made"] and not pile["declined"] else "declined" if pile["declined"] else ""
            note = " " + words.say(f"sixcolours-pile-{state}") if state else ""
            yield f"  ({number}) {offer}{note}"
    if view["dice"]:
        dice = [f"{words.say('sixcolours-face-' + die['colour'])} ({die['die']})" for die in view["dice"]]
        yield pair(words, words.say("sixcolours-tray"), ", ".join(dice))


def move(choice: View, view: View, words: Words, seats: Sequence[Seat]) -> str:
    kind = choice["kind"]
    if kind == "take":
        return words.say("sixcolours-choice-take", card=_card(choice, words), points=choice["points"])
    if kind == "throw":
        if not choice["dice"]:
            return words.say("sixcolours-choice-throw")
        dice = ", ".join(f"{words.say(f'sixcolours-dice-{die}')} ({die})" for die in choice["dice"])
        if not choice["left"]:
            return words.say("sixcolours-move-over-none")
        return words.say("sixcolours-choice-keep", dice=dice, left=choice["left"])
    if kind == "turn":
        face = words.say(f"sixcolours-face-{choice['face']}")
        return words.say("sixcolours-choice-turn", die=_die(choice["die"], view, words), face=face)
    if kind == "give":
        return words.say("sixcolours-choice-give", card=_card(choice, words))
    if kind in ("steal", "swap"):
        return words.say("sixcolours-choice-choose", name=seats[choice["victim"]].name)
    if kind == "pass" and view["phase"] == "gained":
        return words.say("sixcolours-choice-on")
    return words.say(f"sixcolours-choice-{'end' if kind == 'end' else 'pass'}")


def _card(card: View, words: Words) -> str:
    return words.say(f"sixcolours-card-{card['card']}")


def _die(letter: str, view: View, words: Words) -> str:
    colour = next(die["colour"] for die in view["dice"] if die["die"] == letter)
    kind = "black" if letter.isupper() else "white"
    return words.say(f"sixcolours-die-{kind}", colour=words.say(f"sixcolours-face-{colour}"))
