"""What positions of Six Colours are worth: each seat's chance of winning, from what one seat knows.

The turn is solved exactly for all cards on offer (`turn_values.py`), given what it is worth to take each card or to
leave six dice lying. What a card is worth is an estimate: it looks at the card's points and action and at the right to
end the game (`outlook.py`), and from there on at what a network learned from games (`network.py`): everybody's cards
and points, and the cards on offer. What dice left lying are worth is found by solving the next player's turn too.

With more than two players, the others' chances are in the same proportion throughout a turn.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum
from typing import ClassVar, NamedTuple

from ...core.bot import Position
from ...core.chance import Below
from ...core.slices import Slices, remembers
from ...core.value import Evaluator, Value, won
from .deck import CARDS, ORDER
from .dice import turned
from .hands import Hand, Table
from .kinds import EMPTY, FAMILIES, KIND_OF, NUMBER
from .network import NO_OFFER, Offer, Wins, network
from .outlook import Hands, Outlook, changed, mixed
from .state import CARD, DECISIONS, DRAW, HIDDEN, LOT, OVER, ROLL, START, THROW, THROWS, State
from .turn_values import TurnValues, colours_asked

ERROR = 0.05
"""Root mean square; see docs/values.md."""
ERROR_WITHOUT_TABLE = 0.12
WAITING = 0.08
"""To win no card is worth less than the best one: at a chance of one half, by a quarter of this.

Else players for whom every card is bad, because the next one could steal it, would wait for each other forever.
"""


class Turn(NamedTuple):
    """A turn to come or in progress, solved."""

    seat: int
    values: TurnValues
    cards: tuple[Wins, ...]
    """After taking each card on offer."""
    shares: Wins
    """How the others share what the player does not win."""
    ended: Wins

    def wins(self, chance: float) -> Wins:
        return tuple(chance if seat == self.seat else (1 - chance) * share for seat, share in enumerate(self.shares))


class Public(NamedTuple):
    """Everything that the value of a turn depends on, except its dice."""

    outlook: Outlook
    tops: tuple[str, ...]
    left: tuple[int, ...]
    deck: tuple[tuple[str, int], ...]
    hands: Hands
    shared: bool

    def offer(self, taken: int = -1) -> Offer:
        """The cards on offer, as far as they are known, also after the one of a pile is taken."""
        seats = len(self.hands)
        return _offer(self.tops, self.left, self.deck, taken, seats) if network(seats) else NO_OFFER

    def taken(self, seat: int, pile: int) -> Wins:
        """After this seat has taken the card of a pile."""
        card = CARDS[self.tops[pile]]
        return self.outlook.won(self.hands, seat, card.points, card.action, self.offer(pile))


@lru_cache(maxsize=256)
def _offer(
    tops: tuple[str, ...], left: tuple[int, ...], deck: tuple[tuple[str, int], ...], taken: int, seats: int
) -> Offer:
    found = network(seats)
    assert found
    unseen = Counter[int]()
    for card, copies in deck:
        unseen[NUMBER[KIND_OF[card]]] += copies
    total = unseen.total()
    parts: list[tuple[float, int]] = []
    for pile, top in enumerate(tops):
        if top and pile != taken:
            parts.append((1.0, NUMBER[KIND_OF[top]]))
        elif left[pile] > (pile == taken) and total:
            parts += [(copies / total, kind) for kind, copies in unseen.items() if copies]
        else:
            parts.append((1.0, EMPTY))
    return found.offer(parts)


def shares_without(wins: Wins, seat: int) -> Wins:
    rest = fsum(win for other, win in enumerate(wins) if other != seat)
    if rest <= 0:
        return tuple(0.0 if other == seat else 1 / (len(wins) - 1) for other in range(len(wins)))
    return tuple(0.0 if other == seat else win / rest for other, win in enumerate(wins))


def without_card(best: float) -> float:
    return best - WAITING * best * (1 - best)


@remembers(32)
def solved(public: Public, seat: int) -> Slices[Turn]:
    """The turn of this seat."""
    outlook, hands = public.outlook, public.hands
    cards = []
    for pile, top in enumerate(public.tops):
        if top:
            cards.append(public.taken(seat, pile))
            yield
        else:
            cards.append((0.0,) * len(hands))
    before = outlook.going_on(hands, seat, public.offer().fresh)
    mine = [wins[seat] for wins in cards]
    most = without_card(max(mine))
    lying = yield from left_lying(public, seat)
    values = TurnValues(public.tops, public.shared, mine, [min(left, most) for left in lying])
    return Turn(seat, values, tuple(cards), shares_without(before, seat), outlook.table.ended(hands))


def left_lying(public: Public, seat: int) -> Slices[list[float]]:
    """What it is worth to this seat to leave the dice of each complete node to the next player."""
    outlook, hands = public.outlook, public.hands
    table = outlook.table
    following = (seat + 1) % len(hands)
    count = colours_asked(public.tops).nodes.complete
    cards = [public.taken(following, pile)[following] if top else 0.0 for pile, top in enumerate(public.tops)]
    missed = outlook.turn(hands, (following + 1) % len(hands), False, public.offer().lying)[following]
    missed = min(missed, without_card(max(cards)))
    yield
    values = TurnValues(public.tops, public.shared, cards, [missed] * count)
    yield from values.solve(THROWS, 0)
    afresh = values.afresh()
    share = shares_without(outlook.going_on(hands, following, public.offer().fresh), following)[seat]
    found = [share * (1 - values.taken_over(node, afresh)) for node in range(count)]
    if hands[following].cards >= table.early and outlook.ending == "own_turn":
        if hands[following].hidden:
            split = outlook.split(hands, following, following, public.offer().lying)
            ends, ended = split.chance, split.ended
            return [ends * ended[seat] + (1 - ends) * value for value in found]
        now = table.ended(hands)  # a player whose cards are known here ends the game if that is better
        return [now[seat] if now[following] >= 1 - value / share else value for value in found] if share else found
    return found


# Positions


def public_of(state: State) -> Public:
    unseen = dict.fromkeys(FAMILIES, 0)
    for card, left in state.deck:
        unseen[KIND_OF[card].family] += left
    table = Table(len(state.hands), state.rules.ties == "fewer_cards", tuple(unseen.values()))
    outlook = Outlook(table, state.rules.ending)
    hands = tuple(map(_hand, state.hands))
    return Public(outlook, state.tops, state.left, state.deck, hands, state.rules.groups == "shared")


def _hand(cards: tuple[str, ...]) -> Hand:
    hidden = cards.count(HIDDEN)
    return Hand(hidden, tuple(sorted(CARDS[card].points for card in cards if card != HIDDEN)))


class SixColoursValues(Evaluator):
    scales: ClassVar = {"beginner": 0.0245, "casual": 0.0153, "skilled": 0.0072, "expert": 0.0}

    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        state: State = position.state
        found = yield from self._moves(state, position.legal)
        return {move: _value(wins) for move, wins in found.items()}

    def value_in_slices(self, position: Position) -> Slices[Value]:
        state: State = position.state
        if state.phase == OVER:
            assert state.outcome is not None
            return won(state.outcome)
        if state.phase in DECISIONS:
            found = yield from self._moves(state, position.legal or position.game.legal_moves(state))
            return _value(max(found.values(), key=lambda wins: wins[state.seat]))
        return _value((yield from self._chance(state, public_of(state))))

    def _moves(self, state: State, legal: tuple[str, ...]) -> Slices[dict[str, Wins]]:
        if not legal:
            return {}
        public = public_of(state)
        if state.phase in (START, THROW):
            turn = yield from solved(public, state.seat)
            found = {}
            for move in legal:
                found[move] = self._in_turn(state, turn, move)
                yield
            return found
        found = {}
        for move in legal:
            found[move] = yield from self._after_card(state, public, move)
            yield
        return found

    def _chance(self, state: State, public: Public) -> Slices[Wins]:
        seat, outlook, hands = state.seat, public.outlook, public.hands
        if state.phase == LOT:
            seats = range(len(hands))
            return mixed((1 / len(hands), outlook.turn(hands, one, False, public.offer().fresh)) for one in seats)
        if state.phase == ROLL:
            turn = yield from solved(public, seat)
            yield from turn.values.solve(THROWS - state.thrown, state.declined)
            rolls = turn.values.rolls(THROWS - state.thrown, state.declined)
            return turn.wins(rolls[turn.values.colours.node(state.kept)])
        if state.phase == CARD:
            if not state.gained:
                return outlook.turn(hands, seat, False, public.offer().fresh)
            return outlook.acted(hands, seat, CARDS[state.gained].action, public.offer())
        assert state.phase == DRAW
        return self._drawing(state, public, state.victim)

    def _drawing(self, state: State, public: Public, victim: int) -> Wins:
        """The action of the card just won, with this player and then those who remain."""
        outlook, hands, offer = public.outlook, public.hands, public.offer()
        seat = state.seat
        if CARDS[state.gained].action == "steal":
            return outlook.robbed(hands, seat, "steal", victim, offer)
        return outlook.swapped(hands, seat, [victim, *state.others], offer)

    def _in_turn(self, state: State, turn: Turn, move: str) -> Wins:
        verb, _, rest = move.partition(" ")
        if verb == "end":
            return turn.ended
        if verb == "take":
            return turn.cards[int(rest) - 1]
        values = turn.values
        node = values.colours.node
        throws = THROWS - state.thrown
        if verb == "pass":
            return turn.wins(values.left_lying[node(state.dice)])
        if verb == "turn":
            return turn.wins(values.lying(throws, state.declined)[node(turned(state.dice, *rest.split(">")))])
        if state.phase == THROW:
            declined = state.declined | values.made[node(state.dice)]
            return turn.wins(values.rolls(throws, declined)[node(rest)])
        if verb == "throw":
            return turn.wins(values.afresh())
        return turn.wins(values.rolls(THROWS - 1, values.made[node(state.dice)])[node(rest)])

    def _after_card(self, state: State, public: Public, move: str) -> Slices[Wins]:
        """A decision after a card was won: whom to rob, what to give, whether to end the game."""
        verb, _, rest = move.partition(" ")
        if verb == "end":
            return public.outlook.table.ended(public.hands)
        if verb == "give":
            return self._giving(state, public, rest)
        if verb == "pass":
            return (yield from self._passing_on(state, public))
        return self._drawing(state, public, int(rest) - 1)

    def _giving(self, state: State, public: Public, card: str) -> Wins:
        seat, victim, hands = state.seat, state.victim, public.hands
        mine, yours = hands[seat], hands[victim]
        if card == HIDDEN:
            return public.outlook.swapped(hands, seat, list(state.others), public.offer())
        points = CARDS[card].points
        hands = changed(changed(hands, seat, mine.without(points)), victim, yours.gains(points))
        return public.outlook.swapped(hands, seat, list(state.others), public.offer())

    def _passing_on(self, state: State, public: Public) -> Slices[Wins]:
        """The next player's turn, with all six dice."""
        following = (state.seat + 1) % len(public.hands)
        hand = public.hands[following]
        turn = yield from solved(public, following)
        yield from turn.values.solve(THROWS, 0)
        afresh = turn.wins(turn.values.afresh())
        if hand.cards < public.outlook.table.early or state.rules.ending != "own_turn":
            return afresh
        if not hand.hidden:
            return max(afresh, turn.ended, key=lambda wins: wins[following])
        split = public.outlook.split(public.hands, following, following, public.offer().fresh)
        return mixed(((split.chance, split.ended), (1 - split.chance, afresh)))


def _value(wins: Wins) -> Value:
    return Value(wins, None, ERROR if network(len(wins)) else ERROR_WITHOUT_TABLE)


def believe(state: State, seat: int, below: Below) -> State:
    """Makes up the cards in the hands that this seat cannot see: drawn from all cards that it has not seen."""
    unseen = [card for card, left in state.deck for _ in range(left)]
    hands = list(state.hands)
    drawn = state.drawn
    for owner, hand in enumerate(hands):
        if HIDDEN not in hand:
            continue
        held: list[str] = []
        if owner == state.seat and drawn not in ("", HIDDEN):  # the seat knows the card that was drawn from it
            unseen.remove(drawn)
            held = [drawn]
        held += [unseen.pop(below(len(unseen))) for _ in range(len(hand) - len(held))]
        hands[owner] = tuple(sorted(held, key=ORDER.__getitem__))
    if drawn == HIDDEN:
        drawn = hands[state.seat][below(len(hands[state.seat]))]
    deck = tuple((card, unseen.count(card)) for card, _ in state.deck)
    return state._replace(hands=tuple(hands), deck=deck, drawn=drawn)


EVALUATOR = SixColoursValues()
