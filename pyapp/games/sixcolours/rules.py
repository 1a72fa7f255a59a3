"""The rules of Six Colours, clause by clause (SC-1 to SC-26).

A turn is: `throw` (all six dice), then `keep …` (set these aside, reroll the rest), `throw` (reroll all), or `take n`
(the card of that pile), up to three rolls. Equal black dice allow one `turn p>b`. After a turn without a card the next
player can `keep` or `take` from the dice on the table. `end` ends the game early, `pass` hands on the dice. Dice are
letters, see `dice.py`.

Where the clauses leave something open:
- A player with only one possible player to steal from or swap with is not asked.
- The next card of a pile is shown before the action of the card won is carried out: the piles are face up.
- If the third roll matches an open card, a turned die can change which, but one must remain (SC-12).
- If it matches no open card, the right to turn a die can be used in any way or not at all: the next player may take the
  dice over (SC-14).
- Go again counts as a card won: its owner can end the game instead, under both values of SC-O2.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from sys import intern
from typing import Any

from ...core.chance import Draw, lot
from ...core.game import Applied, Decide, Event, Info, Outcome, Over, Turn, ranks_by
from ...core.option import Option, Options, starter
from . import screen
from .deck import CARDS, FULL_DECK, PILE, PILES, Hand, facts, points_of, with_card, without_card
from .dice import EVERY, keeps, merged, throw_of, turned, turns, twins
from .state import (
    CARD,
    CHOOSE,
    DECISIONS,
    DRAW,
    EARLY,
    GAINED,
    GIVE,
    HIDDEN,
    LAST,
    LOT,
    OVER,
    PILES_OF,
    ROLL,
    START,
    THROW,
    THROWS,
    Rules,
    State,
    makes,
    open_piles,
)

TAKE = tuple(tuple(f"take {pile + 1}" for pile in range(PILES) if mask >> pile & 1) for mask in range(1 << PILES))
"""The moves for every set of piles; a set is a bit mask."""


class SixColours:
    info = Info(
        id="sixcolours",
        version=1,
        seats=(2, 4),
        options=(
            starter("SC-2", 4),
            Option("groups", "SC-O1", "shared", ("shared", "distinct")),
            Option("ending", "SC-O2", "own_turn", ("own_turn", "after_card")),
            Option("swap", "SC-O3", "other_card", ("other_card", "any_card")),
            Option("ties", "SC-O5", "shared", ("shared", "fewer_cards")),
        ),
        typed=("roll", "card", "lot"),
        by_link=2,
    )

    def new(self, options: Options, seats: int) -> State:
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has checked the types
        state = State(rules, FULL_DECK, ("",) * PILES, (PILE,) * PILES, ((),) * seats, LOT)
        return state if rules.start == "lot" else state._replace(phase=CARD, seat=int(rules.start) - 1)

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase in DECISIONS:
            return Decide(state.seat)
        if phase == ROLL:
            return throw_of(state.kept)
        if phase == CARD:
            return Draw(state.deck, verb="card")
        if phase == DRAW:
            return Draw(tuple(Counter(state.hands[state.victim]).items()), verb="draw")
        if phase == LOT:
            return lot(len(state.hands))
        assert state.outcome is not None
        return Over(state.outcome)

    def legal_moves(self, state: State) -> tuple[str, ...]:
        phase = state.phase
        if phase == THROW:
            return _throw_moves(state)
        if phase == START:
            moves: tuple[str, ...] = ("throw",)
            if state.inherit:
                dice = state.dice
                moves = (*TAKE[open_piles(state, dice)], *_keep_moves(dice), "throw")
            return (*moves, "end") if _may_end(state) else moves
        if phase == CHOOSE:
            return tuple(f"{CARDS[state.gained].action} {seat + 1}" for seat in _victims(state))
        if phase == GIVE:
            return tuple(f"give {card}" for card in dict.fromkeys(_gifts(state)))
        return ("pass", "end") if phase == GAINED else ()

    def begins_turn(self, state: State, move: str) -> bool:
        """To go again is part of the same turn, so a card does not shift the turns that follow."""
        return state.phase == START and not state.gained

    def apply(self, state: State, move: str) -> Applied[State]:
        verb, _, rest = move.partition(" ")
        if verb == "roll":
            return _rolled(state, rest.replace(" ", ""))
        if verb in ("keep", "throw"):
            return _kept(state, rest)
        if verb == "take":
            return _taken(state, int(rest) - 1)
        if verb == "turn":
            return _turned(state, *rest.split(">"))
        if verb == "card":
            return _shown(state, rest)
        if verb in ("steal", "swap"):
            return _chosen(state, int(rest) - 1)
        if verb == "draw":
            return _drawn(state, rest)
        if verb == "give":
            return _given(state, rest)
        if verb == "end":
            return _over(state, "ended", Event("ended", {"seat": state.seat}))
        if verb == "pass":
            return _next_turn(state) if state.phase == GAINED else _without_card(state)
        seat = int(rest) - 1
        return state._replace(phase=CARD, seat=seat), (Event("starts", {"seat": seat}),)

    def mask(self, state: State, seat: int | None) -> State:
        """SC-24: of the other hands only the number of cards is known, so of the deck only what is left."""
        if state.phase == OVER:
            return state
        unseen = Counter(dict(state.deck))
        hands = []
        for owner, hand in enumerate(state.hands):
            if owner == seat:
                hands.append(hand)
            else:
                unseen.update(hand)
                hands.append((HIDDEN,) * len(hand))
        return state._replace(
            deck=tuple((card, unseen[card]) for card, _ in state.deck),
            hands=tuple(hands),
            drawn=HIDDEN if state.drawn and seat not in (state.seat, state.victim) else state.drawn,
        )

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return screen.view(state, seat, self.legal_moves(state))

    def text(self, state: State) -> str:
        return screen.text(state)


# Legal moves


@lru_cache(maxsize=EVERY)
def _keep_moves(dice: str) -> tuple[str, ...]:
    return tuple(intern("keep " + kept) for kept in keeps(dice))


def _throw_moves(state: State) -> tuple[str, ...]:
    dice = state.dice
    takes = open_piles(state, dice)
    moves = TAKE[takes]
    final = state.thrown == THROWS
    if not final:
        moves = (*moves, *_keep_moves(dice), "throw")
    elif not takes:
        moves = ("pass",)
    if state.turnable:
        ways = turns(dice)
        if final and takes:  # SC-12: a card must be taken, so one must stay available
            ways = tuple(way for way in ways if open_piles(state, turned(dice, *way)))
        moves = (*moves, *(f"turn {die}>{face}" for die, face in ways))
    return moves


def _may_end(state: State) -> bool:
    """SC-20 to SC-22, before a first roll; after go again also directly after a card (SC-O2)."""
    enough = len(state.hands[state.seat]) >= EARLY[len(state.hands)]
    return enough and (state.rules.ending == "own_turn" or state.gained != "")


def _victims(state: State) -> tuple[int, ...]:
    """The others who have cards, clockwise from the left (SC-19, SC-25)."""
    count = len(state.hands)
    clockwise = ((state.seat + step) % count for step in range(1, count))
    return tuple(seat for seat in clockwise if state.hands[seat])


def _gifts(state: State) -> Hand:
    """The cards that can be given in a swap (SC-O3)."""
    hand = state.hands[state.seat]
    return hand if state.rules.swap == "any_card" or HIDDEN in hand else without_card(hand, state.drawn)


# Rolling


def _kept(state: State, kept: str) -> Applied[State]:
    """SC-9, SC-10, SC-13: keep these (none: `throw`) and roll the rest; this declines the cards that could be taken."""
    seat = state.seat
    events: tuple[Event, ...] = ()
    thrown, declined = state.thrown, state.declined
    if state.phase == START:
        thrown = declined = 0
        if kept:
            events = (_taken_over(state),)
            thrown, declined = 1, makes(state, state.dice)
    else:
        declined |= makes(state, state.dice)
    fresh = declined & ~(0 if state.phase == START else state.declined)
    event = Event("kept", {"seat": seat, "dice": list(kept), "declined": list(PILES_OF[fresh])})
    rules, deck, tops, left, hands = state[:5]
    # a new state instead of a changed one: this is half of all steps, and nothing else of the turn before remains
    return State(rules, deck, tops, left, hands, ROLL, seat, kept, "", thrown, declined), (*events, event)


def _rolled(state: State, tray: str) -> Applied[State]:
    thrown = state.thrown + 1
    turnable = twins(tray)
    rules, deck, tops, left, hands, _, seat, kept, _, _, declined = state[:11]
    after = State(rules, deck, tops, left, hands, THROW, seat, kept, tray, thrown, declined, turnable)
    event = Event("thrown", {"seat": seat, "dice": list(tray), "throw": thrown, "twins": turnable})
    if thrown == THROWS and not turnable and not open_piles(after, merged(kept, tray)):
        return _without_card(after, event)
    return after, (event,)


def _turned(state: State, die: str, face: str) -> Applied[State]:
    event = Event("turned", {"seat": state.seat, "die": die, "face": face})
    if die in state.tray:  # if a kept die shows the same, it makes no difference which one is turned
        after = state._replace(turnable=False, tray=turned(state.tray, die, face))
    else:
        after = state._replace(turnable=False, kept=turned(state.kept, die, face))
    if after.thrown == THROWS and not open_piles(after, after.dice):
        return _without_card(after, event)
    return after, (event,)


def _taken_over(state: State) -> Event:
    return Event("taken_over", {"seat": state.seat, "dice": list(state.dice)})


# Winning a card


def _taken(state: State, pile: int) -> Applied[State]:
    """SC-12: the card goes to the player, and the next card of its pile is shown."""
    seat, card = state.seat, state.tops[pile]
    events: tuple[Event, ...] = (Event("taken", {"seat": seat, "pile": pile, **facts(card)}),)
    if state.phase == START:
        events = (_taken_over(state), *events)
    after = state._replace(
        hands=_with(state.hands, seat, with_card(state.hands[seat], card)),
        tops=(*state.tops[:pile], "", *state.tops[pile + 1 :]),
        left=(*state.left[:pile], state.left[pile] - 1, *state.left[pile + 1 :]),
        declined=0,
        turnable=False,
        inherit=False,
        gained=card,
        last=("won", seat, card),
        phase=CARD,
    )
    return (after, events) if after.left[pile] else _act(after, *events, Event("pile_empty", {"pile": pile}))


def _shown(state: State, card: str) -> Applied[State]:
    """SC-2: the next card of a pile; nobody could know which card it is."""
    pile = next(at for at, top in enumerate(state.tops) if not top and state.left[at])
    deck = tuple((name, left - (name == card)) for name, left in state.deck)
    tops = (*state.tops[:pile], card, *state.tops[pile + 1 :])
    event = Event("shown", {"pile": pile, **facts(card)})
    state = state._replace(deck=deck, tops=tops)
    if state.gained:
        return _act(state, event)
    return (state if "" in tops else state._replace(phase=START)), (event,)


def _act(state: State, *events: Event) -> Applied[State]:
    """Carry out the action of the card just won."""
    action = CARDS[state.gained].action
    if action in ("", "again"):
        return _gained(state, *events)
    others = _victims(state)
    acts = Event("action", {"seat": state.seat, "action": action})
    if not others:  # SC-25
        return _gained(state, *events, acts, Event("lapsed", {"seat": state.seat, "action": action}))
    if action == "group_swap":
        return _exchange(state._replace(others=others), *events, acts)
    if len(others) == 1:
        return _chosen(state, others[0], *events, acts)
    return state._replace(phase=CHOOSE), (*events, acts)


def _chosen(state: State, victim: int, *events: Event) -> Applied[State]:
    event = Event("chosen", {"seat": state.seat, "victim": victim, "action": CARDS[state.gained].action})
    return state._replace(phase=DRAW, victim=victim, drawn=""), (*events, event)


def _exchange(state: State, *events: Event) -> Applied[State]:
    """SC-19: continue with the next player of a group swap, if there is one."""
    if not state.others:
        return _gained(state, *events)
    return _chosen(state._replace(others=state.others[1:]), state.others[0], *events)


def _drawn(state: State, card: str) -> Applied[State]:
    """SC-17, SC-18: a blind draw; only the two players know which card it was (SC-24)."""
    seat, victim = state.seat, state.victim
    hands = _with(state.hands, victim, without_card(state.hands[victim], card))
    hands = _with(hands, seat, with_card(hands[seat], card))
    state = state._replace(hands=hands)
    events = _moved("drew", seat, victim, card)
    if CARDS[state.gained].action == "steal":
        return _gained(state, *events)
    return state._replace(phase=GIVE, drawn=card), events


def _given(state: State, card: str) -> Applied[State]:
    seat, victim = state.seat, state.victim
    hands = _with(state.hands, seat, without_card(state.hands[seat], card))
    hands = _with(hands, victim, with_card(hands[victim], card))
    return _exchange(state._replace(hands=hands, drawn=""), *_moved("gave", seat, victim, card))


def _moved(code: str, seat: int, victim: int, card: str) -> tuple[Event, Event]:
    """Everybody learns that a card changed hands, only the two which; so the second event makes the move secret."""
    params = {"seat": seat, "victim": victim}
    return Event(code, params), Event(f"{code}_card", {**params, **facts(card)}, only=(seat, victim))


# The end of a turn and of the game


def _gained(state: State, *events: Event) -> Applied[State]:
    """The card is won, its action done: the game ends by number, go again, or the right to end (SC-16, SC-20 to 26)."""
    seat, players = state.seat, len(state.hands)
    count = len(state.hands[seat])
    state = state._replace(victim=-1, drawn="", others=())
    again = CARDS[state.gained].action == "again"
    if count >= LAST[players]:
        if again:
            lapsed = {"seat": seat, "action": "again"}
            events = (*events, Event("action", lapsed), Event("lapsed", lapsed))
        return _over(state, "last_card", *events, Event("last_card", {"seat": seat, "cards": count}))
    if again:
        again_event = Event("action", {"seat": seat, "action": "again"})
        return state._replace(phase=START, thrown=0), (*events, again_event)
    if count >= EARLY[players]:
        return state._replace(phase=GAINED), events
    return _next_turn(state, *events)


def _without_card(state: State, *events: Event) -> Applied[State]:
    """SC-13: the dice stay as they are for the next player."""
    seat = state.seat
    after = state._replace(turnable=False, inherit=True, last=("no_card", seat, ""))
    return _next_turn(after, *events, Event("no_card", {"seat": seat}))


def _next_turn(state: State, *events: Event) -> Applied[State]:
    seat = (state.seat + 1) % len(state.hands)
    return state._replace(phase=START, seat=seat, thrown=0, declined=0, gained=""), events


def _over(state: State, reason: str, *events: Event) -> Applied[State]:
    """SC-23: the points on the cards; ties share the win, or fewer cards win (SC-O5)."""
    scores = tuple(points_of(hand) for hand in state.hands)
    cards = [len(hand) for hand in state.hands]
    if state.rules.ties == "shared":
        ranks = ranks_by(scores)
    else:  # no hand has a hundred cards, so the number of cards only breaks ties
        ranks = ranks_by(tuple(100 * score - count for score, count in zip(scores, cards, strict=True)))
    outcome = Outcome(reason, scores, ranks, {"by": state.seat, "cards": cards})
    return state._replace(phase=OVER, gained="", outcome=outcome), events


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


GAME = SixColours()
