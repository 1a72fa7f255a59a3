"""The rules of Tutto, clause by clause (TU-1 to TU-30).

A turn is: `draw` (turn up a card, throw six), then `keep …` (set these aside and throw the rest) as often as one
dares, then `stop`. When all six dice are out, `keep` is the choice to go on: it turns up the next card.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.chance import Dice, Draw, Roll, lot
from ...core.game import (
    Applied,
    Decide,
    Event,
    Info,
    Material,
    Option,
    Options,
    Outcome,
    Over,
    Turn,
    number,
    ranks_by,
    starter,
    yes_no,
)
from .scoring import Throw, dice_points, groups, keeps, straight_keeps

CARDS = {
    "clover": 1,
    "fireworks": 5,
    "stop": 10,
    "straight": 5,
    "plusminus": 5,
    "double": 5,
    "bonus200": 5,
    "bonus300": 5,
    "bonus400": 5,
    "bonus500": 5,
    "bonus600": 5,
}
FULL_DECK = tuple(CARDS.items())
BONUS = {card: int(card.removeprefix("bonus")) for card in CARDS if card.startswith("bonus")}
DICE_SCORE = frozenset({"fireworks", "double", *BONUS})
"""The cards on which 1s, 5s and triples have their value; elsewhere only the card pays."""
PLUS_MINUS = 1000
STRAIGHT = 2000
SIX = 6

ROLLS = tuple(Roll((Dice(count),)) for count in range(SIX + 1))

LOT, START, CARD, ROLL, THROW, OVER = "lot", "start", "card", "roll", "throw", "over"


class Rules(NamedTuple):
    """The options of a game, TU-O1 to TU-O10."""

    doubles: str
    payment: str
    sole_leader: str
    below_zero: str
    ending: str
    target: int
    start: str
    leaf_earlier: str
    leaf_card: str


class State(NamedTuple):
    rules: Rules
    scores: tuple[int, ...]
    """Written points by seat."""
    deck: tuple[tuple[str, int], ...]
    """The cards still in the pile, as a multiset: nobody knows their order."""
    phase: str
    seat: int = 0
    """Whose turn it is."""
    first: int = 0
    """Who began the game."""
    card: str = ""
    aside: tuple[Throw, ...] = ()
    """Dice set aside on this card, in groups as they lie."""
    tray: Throw = ()
    """The last throw."""
    banked: int = 0
    """Points of this turn from Tuttos already made."""
    aside_points: int = 0
    turn_dice: int = 0
    """Points of this turn that dice made, without what cards added (TU-O1)."""
    tuttos: int = 0
    leaf: int = 0
    """Tuttos still to be made for the clover leaf; 0 if none is open."""
    payments: int = 0
    """Plus/minus Tuttos of this turn that the leaders have yet to pay for."""
    last: tuple[str, int, int] | None = None
    """How the turn before ended: code, seat, points. Its card and dice lie there until the next draw."""
    final: bool = False
    """The target has been written and the others have their last turns (TU-O6)."""
    outcome: Outcome | None = None

    @property
    def left(self) -> int:
        """How many dice are not set aside."""
        return SIX - sum(map(len, self.aside))


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
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has seen to the types
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
        moves = [_keep(dice) for dice in _open_keeps(state)]
        return (*moves, "stop") if _may_stop(state) else tuple(moves)

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
            return _need_card(_clear(state)._replace(tuttos=0, banked=0, turn_dice=0, payments=0, leaf=0, last=None))
        return _begin(state, int(rest) - 1), (Event("starts", {"seat": int(rest) - 1}),)

    def mask(self, state: State, seat: int | None) -> State:
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {
            "target": state.rules.target,
            "scores": list(state.scores),
            "leaders": leaders(state),
            "roller": None if state.phase == LOT else state.seat,
            "phase": state.phase,
            "card": state.card or None,
            "pile": sum(left for _, left in state.deck),
            "aside": [list(group) for group in state.aside],
            "tray": list(state.tray),
            "points": state.banked + state.aside_points,
            "leaf": state.leaf,
            "last": dict(zip(("code", "seat", "points"), state.last, strict=True)) if state.last else None,
            "choices": choices(state) if state.phase == THROW else [],
        }

    def text(self, state: State) -> str:
        dice = " ".join(map(str, state.tray)) or "-"
        aside = " ".join("".join(map(str, group)) for group in state.aside) or "-"
        scores = " ".join(f"{'>' if seat == state.seat else ''}{score}" for seat, score in enumerate(state.scores))
        return (
            f"scores {scores} of {state.rules.target} | {state.phase} | card {state.card or '-'} | "
            f"aside {aside} = {state.aside_points} | tray {dice} | banked {state.banked} | "
            f"tuttos {state.tuttos} leaf {state.leaf} owed {state.payments}"
        )


# What may be done with a throw


def _keep(dice: Throw) -> str:
    return "keep " + ",".join(map(str, dice))


def _all_keeps(state: State) -> tuple[Throw, ...]:
    """The ways to set dice of the throw aside, the largest last; none is a null."""
    if state.card == "straight":
        return straight_keeps(state.tray, tuple(die for group in state.aside for die in group))
    return keeps(state.tray)


def _open_keeps(state: State) -> tuple[Throw, ...]:
    ways = _all_keeps(state)
    return ways[-1:] if state.card == "fireworks" else ways  # TU-20: everything that scores goes out


def _makes_tutto(state: State, dice: Throw) -> bool:
    return len(dice) == state.left


def _may_stop(state: State) -> bool:
    if state.leaf or state.card == "fireworks":
        return False
    if state.card in ("straight", "plusminus"):
        return _makes_tutto(state, _all_keeps(state)[-1])
    return True


def _worth(state: State, dice: Throw) -> int:
    return dice_points(dice) if state.card in DICE_SCORE else 0


def choices(state: State) -> list[dict[str, Any]]:
    """What each legal move is worth, for the screen: it never adds up dice itself."""
    moves = [(_keep(dice), dice) for dice in _open_keeps(state)]
    if _may_stop(state):
        moves.append(("stop", _all_keeps(state)[-1]))
    found = []
    for move, dice in moves:
        tutto = _makes_tutto(state, dice)
        points = _worth(state, dice)
        total = _banked_by_tutto(state, points) if tutto else state.banked + state.aside_points + points
        left = 0 if move == "stop" else SIX if tutto else state.left - len(dice)
        choice = {"move": move, "dice": list(dice), "points": points, "total": total, "left": left, "tutto": tutto}
        found.append(choice)
    return found


# What happens


def _begin(state: State, seat: int) -> State:
    return state._replace(phase=START, seat=seat, first=seat)


def _clear(state: State) -> State:
    """The table as it is before a card is turned up."""
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
    if _all_keeps(state):
        return state, (thrown,)
    if state.card == "fireworks" and not state.leaf:  # TU-20; an open clover leaf has failed instead (TU-26)
        return _written(state, state.banked + state.aside_points, "fireworks_over", thrown)
    return _lost(state, "null", thrown)


def _kept(state: State, dice: Throw) -> Applied[State]:
    kept = Event("kept", {"seat": state.seat, "dice": list(dice), "points": _worth(state, dice)})
    if _makes_tutto(state, dice):
        return _tutto_goes_on(state, dice, kept)
    return _set_aside(state, dice)._replace(tray=(), phase=ROLL), (kept,)


def _set_aside(state: State, dice: Throw) -> State:
    points = _worth(state, dice)
    return state._replace(
        aside=state.aside + (tuple((die,) for die in dice) if state.card == "straight" else groups(dice)),
        aside_points=state.aside_points + points,
        turn_dice=state.turn_dice + points,
    )


def _banked_by_tutto(state: State, points: int) -> int:
    """The turn's points when the dice still lying, worth this much, complete a Tutto on this card."""
    rolled = state.banked + state.aside_points + points
    if state.card in BONUS:
        return rolled + BONUS[state.card]
    if state.card == "double":
        turn_dice = state.turn_dice + points
        return rolled + {"total": rolled, "dice": turn_dice, "card": state.aside_points + points}[state.rules.doubles]
    return rolled + {"plusminus": PLUS_MINUS, "straight": STRAIGHT}.get(state.card, 0)


def _bank_tutto(state: State, dice: Throw) -> Applied[State]:
    """Count a Tutto that these dice complete; the dice stay where they lie."""
    points = _worth(state, dice)
    after = _set_aside(state, dice)
    after = after._replace(banked=_banked_by_tutto(state, points), aside_points=0, tuttos=state.tuttos + 1)
    events = [Event("tutto", {"seat": state.seat, "card": state.card, "points": after.banked})]
    if state.card == "plusminus":
        after = after._replace(payments=after.payments + 1)
        if state.rules.payment == "at_once":
            after, paid = _pay(after)
            events += paid
    return after, tuple(events)


def _tutto_goes_on(state: State, dice: Throw, *events: Event) -> Applied[State]:
    if state.leaf == 1:
        points = _banked_by_tutto(state, _worth(state, dice))
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
    dice = _all_keeps(state)[-1]
    stopped = Event("stopped", {"seat": state.seat, "dice": list(dice)})
    if _makes_tutto(state, dice):
        after, events = _bank_tutto(state, dice)
        return _written(after._replace(tray=()), after.banked, "stopped", stopped, *events)
    points = state.banked + state.aside_points + _worth(state, dice)
    return _written(state, points, "stopped", stopped)


# How a turn ends


def _lost(state: State, code: str, *events: Event) -> Applied[State]:
    """TU-15: every point of the turn is lost, and nobody pays for a plus/minus."""
    points = state.banked + state.aside_points
    return _next_turn(state, code, points, *events, Event(code, {"seat": state.seat, "points": points}))


def _written(state: State, points: int, code: str, *events: Event) -> Applied[State]:
    """TU-30: the roller's points, then what leaders lose, then the check for the end."""
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


def leaders(state: State) -> list[int]:
    """TU-O4: the highest written scores; a roller's unwritten points do not count."""
    best = max(state.scores)
    return [seat for seat, score in enumerate(state.scores) if score == best]


def _pay(state: State, payers: list[int] | None = None) -> tuple[State, list[Event]]:
    """TU-22: every leader but the roller pays for each plus/minus Tutto that is not paid yet."""
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
            events.append(Event("paid", {"seat": seat, "points": paid, "score": score}))
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
