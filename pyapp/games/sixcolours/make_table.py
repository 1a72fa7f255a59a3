"""Makes `values.bin`, what Six Colours' evaluator reads: `python -m pyapp.games.sixcolours.make_table` (four minutes).

1. Offers. For every three cards that can be on offer, whatever their colours, the chances that a turn wins each of
   them, if the player maximises what this turn wins and each card has a fixed worth (exactly, by `TurnValues`: the
   derivative of what the turn is worth by what a card is worth is the chance to win it).
2. Games of such players, without dice: each turn is a draw from these chances. They tell how often a turn wins what,
   and which cards end up in hands.
3. The race. Two players' chances by cards and points of both, backwards from the last card. Who may end the game does
   so if that is better on average over what the other's cards may be, as neither sees them. With three and four
   players, it is the race of two of them at a table where others may end the game too.

No chance is involved except a seeded stream, so the file is the same each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path
from struct import pack

from ...core.stream import Stream
from ...core.table import FILE, seal
from .deck import CARDS, FULL_DECK, PILES
from .kinds import EMPTY, FAMILIES, KIND_OF, KINDS, NUMBER, Key, key_of
from .race_table import Outcomes, Race
from .turn_values import TurnValues, colours_asked

CARD = 4.0
"""What it is worth to have one card more, in points: the race is won by cards before all."""
BONUS = {"": 0.0, "again": 3.5, "steal": 9.0, "swap": 1.0, "group_swap": 1.0}
"""What an action is worth in points. Both follow from the race that this table describes, in the middle of a game."""
STEP = 1e-6
TIE = 1e-3
"""Cards of equal worth are told apart, so that the chances to win them add up."""
GAMES = 4000
CARDS_IN_A_GAME = 13
SCALE = 65535


def offers() -> dict[Key, tuple[str, ...]]:
    """Every key, always in the same order, with cards that show it."""
    found: dict[Key, tuple[str, ...]] = {}
    for kinds in combinations_with_replacement(range(EMPTY + 1), PILES):
        choices = [
            [id for id in CARDS if NUMBER[KIND_OF[id]] == kind][:PILES] if kind < EMPTY else [""] for kind in kinds
        ]
        for tops in product(*choices):
            found.setdefault(key_of(tops)[0], tops)
    return found


def chances(tops: tuple[str, ...]) -> tuple[list[float], float]:
    """The chances to win each card in a turn, and that of the next player to win any after a turn without a card."""
    worths = [
        CARD + CARDS[top].points + BONUS[CARDS[top].action] + pile * TIE if top else 0.0
        for pile, top in enumerate(tops)
    ]
    count = colours_asked(tops).nodes.complete
    nothing = [0.0] * count
    turn = TurnValues(tops, True, worths, nothing)
    plain = turn.afresh()
    found = []
    for pile, top in enumerate(tops):
        more = [worth + (STEP if at == pile else 0.0) for at, worth in enumerate(worths)]
        found.append((TurnValues(tops, True, more, nothing).afresh() - plain) / STEP if top else 0.0)
    winning = TurnValues(tops, True, [1.0 if top else 0.0 for top in tops], nothing)
    afresh = winning.afresh()
    lying = [STEP * winning.taken_over(node, afresh) for node in range(count)]
    after = (TurnValues(tops, True, worths, lying).afresh() - plain) / STEP
    missed = 1 - sum(found)
    return found, after / missed if missed > 1e-6 else 1.0


def drawn(stream: Stream, cards: list[str]) -> str:
    return cards.pop(stream.below(len(cards)))


def play(table: dict[Key, tuple[list[float], float]]) -> tuple[Outcomes, dict[str, float]]:
    """What a turn wins on average, and how much likelier than others the cards of each family are to be in a hand."""
    won: Counter[int] = Counter()
    in_hand: Counter[str] = Counter()
    in_deck: Counter[str] = Counter()
    turns = 0
    boost = misses = 0.0
    for game in range(GAMES):
        stream = Stream(f"race{game}", "make_table")
        deck = [card for card, copies in FULL_DECK for _ in range(copies)]
        tops = [drawn(stream, deck) for _ in range(PILES)]
        hand: list[str] = []
        while len(hand) < CARDS_IN_A_GAME:
            key, places = key_of(tuple(tops))
            odds, after = table[key]
            turns += 1
            fall = stream.below(1 << 30) / (1 << 30)
            for pile, place in enumerate(places):
                fall -= odds[place]
                if fall < 0:
                    won[NUMBER[KIND_OF[tops[pile]]]] += 1
                    hand.append(tops[pile])
                    tops[pile] = drawn(stream, deck)
                    break
            else:
                misses += 1
                boost += after
        in_hand.update(KIND_OF[card].family for card in hand)
        in_deck.update(KIND_OF[card].family for card in deck)
    tendency = {family: in_hand[family] / in_deck[family] for family in FAMILIES}
    outcomes = tuple((won[number] / turns, kind.points, kind.action) for number, kind in enumerate(KINDS))
    hit = sum(won.values()) / turns
    return Outcomes(outcomes, boost / misses / hit), tendency


def records(table: dict[Key, tuple[list[float], float]]) -> Iterator[bytes]:
    for key, (odds, _) in sorted(table.items()):
        yield key + pack("<3H", *(round(min(max(chance, 0.0), 1.0) * SCALE) for chance in odds))


def main() -> None:
    every = offers()
    table = {}
    for number, (key, tops) in enumerate(every.items()):
        order = sorted(range(PILES), key=lambda pile: key_of(tops)[1][pile])
        sorted_tops = tuple(tops[pile] for pile in order)
        table[key] = chances(sorted_tops)
        if number % 200 == 0:
            print(f"offers: {number} of {len(every)}", flush=True)
    outcomes, tendency = play(table)
    print("a turn wins", sum(row[0] for row in outcomes.wins), "after a miss", outcomes.after_miss)
    print({family: round(share, 3) for family, share in tendency.items()})
    parts = [pack("<H", len(table)), *records(table)]
    parts += [pack("<H", round(min(tendency[family], 1.0) * SCALE)) for family in FAMILIES]
    for seats in (2, 3, 4):
        race = Race(seats, outcomes)
        for values in race.tables():
            parts.append(pack(f"<{len(values)}H", *(round(value * SCALE) for value in values)))
        print(f"race of {seats}: done", flush=True)
    data = b"".join(parts)
    Path(__file__).with_name(FILE).write_bytes(seal(data))
    print(len(data), "bytes")


if __name__ == "__main__":
    main()
