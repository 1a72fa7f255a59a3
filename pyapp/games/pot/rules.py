"""The rules of Pass the Pot, clause by clause (PP-1 to PP-29).

A turn is: `throw`, then optionally `again OT` (reroll these dice, free), then optionally `pay P` (a coin for a last
reroll), then `stop`. If nothing is left to choose, the turn ends automatically. A combination that involves players
asks which: `take 2,3` or `give 2,3`, one coin each, seats counted from 1.

Where the clauses leave something open:
- PP-3, PP-26: every player in a roll-off rolls the P die, all in one outcome (`off 3 P 5`).
- PP-28, PP-O4: an empty bank cannot be chosen to take from; a reward that nobody at all can pay lapses.
- PP-29, PP-O4: of fewer than five coins for 5-5-5 three are kept first, then one given, then the last one kept.
- PP-O4: a chosen total below twice the target is raised to it. An unlimited bank is an account that starts at the
  box's 55 coins and can fall below zero; nobody sees it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...core.chance import LOOSE, Dice, Roll, which_dice
from ...core.errors import GameError
from ...core.game import Applied, Decide, Event, Info, Material, Outcome, Over, Turn, ranks_by
from ...core.option import Option, Options, number, starter
from . import screen
from .coins import BANK, Way, ways
from .dice import FACES, LETTERS, ONES, PLACES, POT, ROLLS, S123, SHOWN, SUBSETS, VALUES, dice_of, thrown_again
from .state import (
    BOX,
    CHOOSE,
    EQUAL,
    FIRST,
    FORCED,
    FREE,
    NO_DICE,
    NOBODY,
    OVER,
    PAID,
    ROLL,
    START,
    START_OFF,
    THROW,
    TOOK_POT,
    WIN_OFF,
    Last,
    Rules,
    State,
    available,
    bank_total,
    combination,
    open_ways,
    result,
    verdict,
)

MOST_SEATS = 5
PURSE = 3
STAKE = 2
"""What the bank puts into the POT at the start of a round."""

AGAIN = (*(f"again {dice}" for dice in SUBSETS), "stop")
PAY = (*(f"pay {dice}" for dice in SUBSETS), "stop")
DECISIONS = tuple(Decide(seat) for seat in range(MOST_SEATS))


@lru_cache(maxsize=64)
def _off(contenders: tuple[int, ...]) -> Roll:
    return Roll(tuple(Dice(1, FACES[0], owner=seat) for seat in contenders), "off")


class PassThePot:
    info = Info(
        id="pot",
        version=1,
        seats=(2, MOST_SEATS),
        options=(
            number("target", "PP-O7", 24, range(12, 61)),
            starter("PP-3", MOST_SEATS, "roll_off"),
            Option("bonus", "PP-O1", "42o", ("42o", "135", "none")),
            Option("after_123", "PP-O2", "nothing", ("nothing", "pays")),
            Option("bank", "PP-O4", "unlimited", ("unlimited", "limited")),
            number("total", "PP-O4", BOX, range(24, 241)),
            Option("ones", "PP-O5", "0", ("0", "3")),
        ),
        typed=("roll", "off"),
        real=(Material("dice", ("roll", "off")),),
    )

    def new(self, options: Options, seats: int) -> State:
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has checked the types
        state = State(rules, (PURSE,) * seats, bank_total(rules) - PURSE * seats, 0, START_OFF, contenders=_all(seats))
        return state if rules.start == "roll_off" else _new_round(state, int(rules.start) - 1, 1)[0]

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase in (THROW, START, CHOOSE):
            return DECISIONS[state.seat]
        if phase == ROLL:
            return ROLLS[state.thrown]
        if phase in (START_OFF, WIN_OFF):
            return _off(state.contenders)
        assert state.outcome is not None
        return Over(state.outcome)

    def legal_moves(self, state: State) -> tuple[str, ...]:
        phase = state.phase
        if phase == THROW:
            return AGAIN if state.throws == FIRST else PAY
        if phase == START:
            return ("throw",)
        if phase == CHOOSE:
            return tuple(way.move for way in open_ways(state))
        return ()

    def begins_turn(self, state: State, move: str) -> bool:
        return move == "throw"

    def apply(self, state: State, move: str) -> Applied[State]:
        verb, _, rest = move.partition(" ")
        if verb == "roll":
            return _rolled(state, rest)
        if verb == "throw":
            return state._replace(phase=ROLL, throws=FIRST, thrown=LETTERS, dice=NO_DICE, lots=(), last=None), ()
        if verb == "again":
            return state._replace(phase=ROLL, throws=FREE, thrown=rest), ()
        if verb == "pay":
            return _paid(state, rest)
        if verb == "stop":
            return _stopped(state, Event("stopped", {"seat": state.seat}))
        if verb == "off":
            return _rolled_off(state, tuple(VALUES[face] for face in rest.split()))
        return _chosen(state, move)

    def mask(self, state: State, seat: int | None) -> State:
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return screen.view(state, self.legal_moves(state))

    def text(self, state: State) -> str:
        return screen.text(state)


# A turn


def _sorted_out(state: State, shown: list[str]) -> tuple[State, list[str]]:
    """Real dice hide their letters: these faces show that other dice were rerolled than it seemed."""
    places = PLACES[state.thrown]
    found = which_dice(FACES, SHOWN[state.dice], places, shown) if state.throws != FIRST else None
    if found is None:
        raise GameError("bad_move", move=" ".join(shown))
    faces, which = found
    dice = tuple(VALUES[face] for face in faces)
    return state._replace(dice=dice, thrown="".join(LETTERS[die] for die in which)), [faces[die] for die in which]


def _rolled(state: State, rest: str) -> Applied[State]:
    shown = rest.split()
    if shown[0] == LOOSE:
        state, shown = _sorted_out(state, shown[1:])
    values = tuple([VALUES[face] for face in shown])
    throws, seat = state.throws, state.seat
    dice = values if throws == FIRST else thrown_again(state.dice, state.thrown, values)
    state = state._replace(phase=THROW, dice=dice)
    thrown = Event("thrown", {"seat": seat, "dice": list(SHOWN[state.dice]), "thrown": list(state.thrown)})
    if dice == (1, 1, 1):
        return _threw_ones(state, thrown)
    if dice == (0, 0, 0):
        return _threw_pot(state, thrown)
    if throws == FIRST or (throws == FREE and state.coins[seat]):  # PP-7: without a coin there is no paid roll
        return state, (thrown,)
    return _stopped(state, thrown)


def _paid(state: State, dice: str) -> Applied[State]:
    seat = state.seat
    coins = _add(state.coins, seat, -1)
    state = state._replace(phase=ROLL, throws=PAID, thrown=dice, coins=coins, pot=state.pot + 1)
    return state, (Event("paid_pot", {"seat": seat, "coins": 1, "pot": state.pot}, sound="coin"),)


def _stopped(state: State, *events: Event) -> Applied[State]:
    made = combination(state)
    if not made:
        return _result(state, "", *events)
    combo = Event("combo", {"seat": state.seat, "combo": made})
    open_now = ways(made, state.coins, available(state), state.seat)
    if len(open_now) > 1:
        return state._replace(phase=CHOOSE), (*events, combo)
    state, paid = _pay(state, open_now[0]) if open_now else (state, (_lapsed(state, made),))
    if made == S123:
        again = state._replace(phase=ROLL, throws=FORCED, thrown=dice_of(state.dice, (1, 3)))
        return again, (*events, combo, *paid)
    return _result(state, made, *events, combo, *paid)


def _chosen(state: State, move: str) -> Applied[State]:
    way = next(way for way in open_ways(state) if way.move == move)
    made = combination(state)
    state, paid = _pay(state, way)
    return _result(state, made, *paid)


def _threw_ones(state: State, thrown: Event) -> Applied[State]:
    """PP-13: the turn is over at once, whichever roll it was."""
    combo = Event("combo", {"seat": state.seat, "combo": ONES})
    open_now = open_ways(state)
    state, paid = _pay(state, open_now[0]) if open_now else (state, (_lapsed(state, ONES),))
    return _result(state, ONES, thrown, combo, *paid)


def _threw_pot(state: State, thrown: Event) -> Applied[State]:
    """PP-14: the round is over at once and this player has won it."""
    seat = state.seat
    combo = Event("combo", {"seat": seat, "combo": POT})
    open_now = open_ways(state)
    state, paid = _pay(state, open_now[0]) if open_now else (state, (_lapsed(state, POT),))
    return _round_over(state, seat, Last("pot", seat, state.dice, POT, 0), thrown, combo, *paid)


def _pay(state: State, way: Way) -> Applied[State]:
    coins, bank = list(state.coins), state.bank
    events = []
    for payer, payee, amount in way.payments:
        if payer == BANK:
            bank -= amount
            coins[payee] += amount
            events.append(Event("bank_paid", {"seat": payee, "coins": amount}, sound="coin"))
        elif payee == BANK:
            bank += amount
            coins[payer] -= amount
            events.append(Event("paid_bank", {"seat": payer, "coins": amount}, sound="coin"))
        else:
            coins[payer] -= amount
            coins[payee] += amount
            events.append(Event("paid_player", {"seat": payer, "to": payee, "coins": amount}, sound="coin"))
    return state._replace(coins=tuple(coins), bank=bank), tuple(events)


def _lapsed(state: State, made: str) -> Event:
    return Event("lapsed", {"seat": state.seat, "combo": made})


# The end of a turn and of a round


def _result(state: State, made: str, *events: Event) -> Applied[State]:
    """PP-8 to PP-11: who has the POT now, and whether the turn has come round to that player again."""
    seat, points = state.seat, result(state)
    ended = Event("result", {"seat": seat, "result": points})
    code = verdict(state, points)
    if code == TOOK_POT:
        before = None if state.holder == NOBODY else state.holder
        pot = Event("pot_taken", {"seat": seat, "result": points, "from": before}, sound="coin")
        state = state._replace(holder=seat, held=state.dice, best=points)
    else:
        params = {"seat": seat, "result": points, "holder": state.holder, "best": state.best}
        pot = Event("pot_stays", {**params, "equal": code == EQUAL})
    last = Last(ONES if made == ONES else code, seat, state.dice, made, points)
    following = (seat + 1) % len(state.coins)
    if following == state.holder:
        return _round_over(state, following, last, *events, ended, pot)
    after = state._replace(phase=START, seat=following, dice=NO_DICE, throws=0, thrown="", last=last)
    return after, (*events, ended, pot)


def _round_over(state: State, winner: int, last: Last, *events: Event) -> Applied[State]:
    """PP-11, PP-25: the POT is collected, then the coins are counted."""
    won = Event("round_won", {"seat": winner, "coins": state.pot, "round": state.round, "by_pot": last.code == "pot"})
    dice = last.dice if last.code == "pot" else state.held
    last = last._replace(round_winner=winner, round_coins=state.pot, round_dice=dice)
    state = state._replace(coins=_add(state.coins, winner, state.pot), pot=0, last=last, **CLEARED)
    most = max(state.coins)
    if most < state.rules.target:
        state, opened = _new_round(state, winner, state.round + 1)
        return state, (*events, won, *opened)
    top = tuple(seat for seat, count in enumerate(state.coins) if count == most)
    if len(top) == 1:
        return _over(state, top[0], "target"), (*events, won, Event("game_won", {"seat": top[0], "coins": most}))
    tied = Event("tied", {"seats": list(top), "coins": most})
    return state._replace(phase=WIN_OFF, contenders=top), (*events, won, tied)


CLEARED: dict[str, Any] = {
    "dice": NO_DICE,
    "throws": 0,
    "thrown": "",
    "holder": NOBODY,
    "held": NO_DICE,
    "best": 0,
}
"""A table without dice, between rounds."""


def _new_round(state: State, seat: int, round: int) -> Applied[State]:
    """PP-3, PP-12: the bank adds its stake, the winner of the last round rolls."""
    stake = min(STAKE, available(state))
    state = state._replace(
        phase=START, seat=seat, starter=seat, round=round, pot=stake, bank=state.bank - stake, contenders=()
    )
    return state, (Event("round_begins", {"seat": seat, "round": round, "coins": stake}),)


def _rolled_off(state: State, values: tuple[int, ...]) -> Applied[State]:
    """PP-3, PP-26: the highest roll wins alone; players tied at the top roll again."""
    lots = tuple(zip(state.contenders, values, strict=True))
    purpose = "start" if state.phase == START_OFF else "win"
    throws = [{"seat": seat, "face": FACES[0][value]} for seat, value in lots]
    shown = Event("rolled_off", {"purpose": purpose, "throws": throws})
    top = tuple(seat for seat, value in lots if value == max(values))
    state = state._replace(lots=lots, contenders=top)
    if len(top) > 1:
        return state, (shown, Event("again_off", {"purpose": purpose, "seats": list(top)}))
    if purpose == "win":
        won = Event("game_won", {"seat": top[0], "coins": state.coins[top[0]]})
        return _over(state, top[0], "roll_off"), (shown, won)
    state, opened = _new_round(state, top[0], 1)
    return state, (shown, Event("starts", {"seat": top[0]}), *opened)


def _over(state: State, winner: int, reason: str) -> State:
    """The player with the most coins wins; players who lost the roll-off share second place."""
    ranks = ranks_by(tuple(2 * count + (seat == winner) for seat, count in enumerate(state.coins)))
    outcome = Outcome(reason, state.coins, ranks, {"rounds": state.round})
    return state._replace(phase=OVER, contenders=(), outcome=outcome)


def _all(seats: int) -> tuple[int, ...]:
    return tuple(range(seats))


def _add(coins: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*coins[:seat], coins[seat] + amount, *coins[seat + 1 :])


GAME = PassThePot()
