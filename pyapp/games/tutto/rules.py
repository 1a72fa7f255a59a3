"""The rules of Tutto, clause by clause (TU-1 to TU-30).

A turn is: `draw` (turn up a card, roll six dice), then `keep …` (set these aside and reroll the rest) as often as the
player dares, then `stop`. When all six dice are set aside, `keep` is the choice to continue: it turns up the next card.
"""

from __future__ import annotations

from typing import Any

from ...core.chance import Dice, Draw, Roll, lot
from ...core.game import Applied, Decide, Event, Info, Material, Outcome, Over, Turn, ranks_by
from ...core.option import Option, Options, number, starter, yes_no
from . import screen
from .choices import all_keeps, banked_by_tutto, keep_move, makes_tutto, may_stop, open_keeps, worth
from .scoring import Throw, groups
from .state import CARD, FULL_DECK, LOT, OVER, PLUS_MINUS, ROLL, SIX, START, THROW, Rules, State, leaders

ROLLS = tuple(Roll((Dice(count),)) for count in range(SIX + 1))


class Tutto:
    info = Info(
        id="tutto",
        version=1,
        seats=(2, 10),
        options=(
            number("target", "TU-O7", 6000, range(1000, 20_001, 500)),
            starter("TU-O8", 10),
            Option("doubles", "TU-O1", "total", ("total", "dice", "card")),
            Option("payment", "TU-O2", "written", ("written", "at_once")),
            Option("sole_leader", "TU-O3", "out", ("out", "plays")),
            yes_no("below_zero", "TU-O5", "no"),
            Option("ending", "TU-O6", "at_once", ("at_once", "equal_turns")),
            yes_no("leaf_earlier", "TU-O9", "no"),
            yes_no("leaf_card", "TU-O10", "no"),
        ),
        typed=("roll", "card", "lot"),
        real=(Material("dice", ("roll",)), Material("cards", ("card",))),
    )

    def new(self, options: Options, seats: int) -> State:
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has checked the types
        state = State(rules, scores=(0,) * seats, deck=FULL_DECK, phase=LOT)
        return state if rules.start == "lot" else _begin(state, int(rules.start) - 1)

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase in (THROW, START):
            return Decide(state.seat)
        if phase == ROLL:
            return ROLLS[state.left]
        if phase == CARD:
            return Draw(state.deck, verb="card")
        if phase == LOT:
            return lot(len(state.scores))
        assert state.outcome is not None
        return Over(state.outcome)

    def legal_moves(self, state: State) -> tuple[str, ...]:
        if state.phase == START:
            return ("draw",)
        if state.phase != THROW:
            return ()
        moves = [keep_move(dice) for dice in open_keeps(state)]
        return (*moves, "stop") if may_stop(state) else tuple(moves)

    def begins_turn(self, state: State, move: str) -> bool:
        return move == "draw"

    def apply(self, state: State, move: str) -> Applied[State]:
        verb, _, rest = move.partition(" ")
        if verb == "roll":
            return _rolled(state, tuple(map(int, rest.split())))
        if verb == "keep":
            return _kept(state, tuple(map(int, rest.split(","))))
        if verb == "stop":
            return _stopped(state)
        if verb == "card":
            return _turned_up(state, rest)
        if verb == "draw":
            return _need_card(_clear(state)._replace(tuttos=0, turn_dice=0, last=None))
        return _begin(state, int(rest) - 1), (Event("starts", {"seat": int(rest) - 1}),)

    def mask(self, state: State, seat: int | None) -> State:
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return screen.view(state)

    def text(self, state: State) -> str:
        return screen.text(state)


# What happens


def _begin(state: State, seat: int) -> State:
    return state._replace(phase=START, seat=seat, first=seat)


def _clear(state: State) -> State:
    """The table before a card is turned up."""
    return state._replace(card="", aside=(), aside_points=0, tray=())


def _need_card(state: State, *events: Event) -> Applied[State]:
    if any(left for _, left in state.deck):
        return state._replace(phase=CARD), events
    return state._replace(phase=CARD, deck=FULL_DECK), (*events, Event("shuffled"))  # TU-16


def _turned_up(state: State, card: str) -> Applied[State]:
    deck = tuple((name, left - (name == card)) for name, left in state.deck)
    state = _clear(state)._replace(card=card, deck=deck, phase=ROLL)
    shown = Event("card", {"seat": state.seat, "card": card})
    if card == "stop":
        return _lost(state, "stop_card", shown)
    if card == "plusminus" and state.rules.sole_leader == "out" and leaders(state) == [state.seat]:
        return _lost(state, "leader_out", shown)
    if card == "clover" and not state.leaf:
        counted = state.rules.leaf_earlier == "yes" and state.tuttos > 0
        state = state._replace(leaf=1 if counted else 2)
    return state, (shown,)


def _rolled(state: State, tray: Throw) -> Applied[State]:
    state = state._replace(tray=tray, phase=THROW)
    thrown = Event("thrown", {"seat": state.seat, "dice": list(tray)})
    if all_keeps(state):
        return state, (thrown,)
    if state.card == "fireworks" and not state.leaf:  # TU-20; an open clover leaf has failed instead (TU-26)
        return _written(state, state.banked + state.aside_points, "fireworks_over", thrown)
    return _lost(state, "null", thrown)


def _kept(state: State, dice: Throw) -> Applied[State]:
    kept = Event("kept", {"seat": state.seat, "dice": list(dice), "points": worth(state, dice)})
    if makes_tutto(state, dice):
        return _tutto_goes_on(state, dice, kept)
    return _set_aside(state, dice)._replace(tray=(), phase=ROLL), (kept,)


def _set_aside(state: State, dice: Throw) -> State:
    points = worth(state, dice)
    return state._replace(
        aside=state.aside + (tuple((die,) for die in dice) if state.card == "straight" else groups(dice)),
        aside_points=state.aside_points + points,
        turn_dice=state.turn_dice + points,
    )


def _bank_tutto(state: State, dice: Throw) -> Applied[State]:
    """Count a Tutto that these dice complete; the dice stay on the table."""
    points = worth(state, dice)
    after = _set_aside(state, dice)
    after = after._replace(banked=banked_by_tutto(state, points), aside_points=0, tuttos=state.tuttos + 1)
    events = [Event("tutto", {"seat": state.seat, "card": state.card, "points": after.banked})]
    if state.card == "plusminus":
        after = after._replace(payments=after.payments + 1)
        if state.rules.payment == "at_once":
            after, paid = _pay(after)
            events += paid
    return after, tuple(events)


def _tutto_goes_on(state: State, dice: Throw, *events: Event) -> Applied[State]:
    if state.leaf == 1:
        points = banked_by_tutto(state, worth(state, dice))
        won = Event("tutto", {"seat": state.seat, "card": state.card, "points": points})
        outcome = _outcome(state, "clover", (state.seat,))
        state = _set_aside(state, dice)._replace(phase=OVER, tray=(), leaf=0, outcome=outcome)
        return state, (*events, won, Event("clover_won", {"seat": state.seat}))
    after, banked = _bank_tutto(state, dice)
    after = after._replace(leaf=max(0, after.leaf - 1))
    same_card = state.card == "fireworks" or (state.card == "clover" and state.rules.leaf_card == "no")
    if same_card:
        return after._replace(aside=(), tray=(), phase=ROLL), (*events, *banked)
    return _need_card(after._replace(tray=()), *events, *banked)


def _stopped(state: State) -> Applied[State]:
    dice = all_keeps(state)[-1]
    stopped = Event("stopped", {"seat": state.seat, "dice": list(dice)})
    if makes_tutto(state, dice):
        after, events = _bank_tutto(state, dice)
        return _written(after._replace(tray=()), after.banked, "stopped", stopped, *events)
    points = state.banked + state.aside_points + worth(state, dice)
    return _written(state, points, "stopped", stopped)


# How a turn ends


def _lost(state: State, code: str, *events: Event) -> Applied[State]:
    """TU-15: every point of the turn is lost, and nobody pays for a plus/minus."""
    points = state.banked + state.aside_points
    return _next_turn(state, code, points, *events, Event(code, {"seat": state.seat, "points": points}))


def _written(state: State, points: int, code: str, *events: Event) -> Applied[State]:
    """TU-30: the player scores, then the leaders lose points, then the game may end."""
    seat = state.seat
    payers = leaders(state)
    score = state.scores[seat] + points
    state = state._replace(scores=_with(state.scores, seat, score))
    wrote = [Event("wrote", {"seat": seat, "points": points, "score": score})] if points else []
    state, paid = _pay(state, payers)
    events = (*events, *([Event(code, {"seat": seat})] if code == "fireworks_over" else []), *wrote, *paid)
    if score >= state.rules.target and not state.final:
        if state.rules.ending == "at_once":
            outcome = _outcome(state, "target", (seat,))
            return state._replace(phase=OVER, last=(code, seat, points), outcome=outcome), events
        state = state._replace(final=True)
        count = len(state.scores)
        others = [(seat + step) % count for step in range(1, (state.first - seat - 1) % count + 1)]
        if others:
            events = (*events, Event("last_turns", {"seat": seat, "seats": others}))
    return _next_turn(state, code, points, *events)


def _next_turn(state: State, code: str, points: int, *events: Event) -> Applied[State]:
    last = (code, state.seat, points)
    seat = (state.seat + 1) % len(state.scores)
    if state.final and seat == state.first:
        best = max(state.scores)
        winners = tuple(at for at, score in enumerate(state.scores) if score == best)
        return state._replace(phase=OVER, last=last, outcome=_outcome(state, "equal_turns", winners)), events
    after = state._replace(phase=START, seat=seat, banked=0, aside_points=0, leaf=0, payments=0, last=last)
    return after, events


def _pay(state: State, payers: list[int] | None = None) -> tuple[State, list[Event]]:
    """TU-22: every leader except the player pays for each plus/minus Tutto that is not paid yet."""
    events = []
    for seat in (leaders(state) if payers is None else payers) if state.payments else ():
        if seat == state.seat:
            continue
        score = state.scores[seat] - PLUS_MINUS * state.payments
        if state.rules.below_zero == "no":
            score = max(0, score)
        paid = state.scores[seat] - score
        if paid:
            state = state._replace(scores=_with(state.scores, seat, score))
            events.append(Event("paid", {"seat": seat, "points": paid, "score": score}, sound="coin"))
    return state._replace(payments=0), events


def _outcome(state: State, reason: str, winners: tuple[int, ...]) -> Outcome:
    """TU-28: the winners rank first; of the others the one with the fewest points has lost."""
    others = [score for seat, score in enumerate(state.scores) if seat not in winners]
    behind = ranks_by(tuple(others))
    ranks, at = [], 0
    for seat in range(len(state.scores)):
        if seat in winners:
            ranks.append(1)
        else:
            ranks.append(len(winners) + behind[at])
            at += 1
    losers = [seat for seat, score in enumerate(state.scores) if seat not in winners and score == min(others)]
    return Outcome(reason, state.scores, tuple(ranks), {"losers": losers})


def _with(scores: tuple[int, ...], seat: int, score: int) -> tuple[int, ...]:
    return (*scores[:seat], score, *scores[seat + 1 :])


GAME = Tutto()
