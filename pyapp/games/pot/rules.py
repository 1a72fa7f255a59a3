"""The rules of Pass the Pot, clause by clause (PP-1 to PP-29).

A turn is: `throw`, then perhaps `again OT` (throw these dice again, free), then perhaps `pay P` (a coin for a last
throw), then `stop`. Where nothing is left to choose, the turn stops by itself. A combination that names players asks
who: `take 2,3` or `give 2,3`, one coin each, seats counted from 1.

Where the clauses leave something open:
- PP-3, PP-26: everybody who throws for it throws the P die, all in one outcome (`off 3 P 5`).
- PP-28, PP-O4: an empty bank cannot be chosen to take from; a reward that nobody at all can pay lapses.
- PP-29, PP-O4: of fewer than five coins for 5-5-5 three are kept first, then one given, then the last one kept.
- PP-O4: a chosen total below twice the target is raised to it. An unlimited bank is kept as an account that starts at
  the box's 55 coins and may fall below nought; nobody is shown it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.chance import Dice, Roll
from ...core.game import Applied, Decide, Event, Info, Option, Options, Outcome, Over, Turn, number, ranks_by, starter
from .coins import BANK, Way, changes, ways
from .dice import (
    BONUS,
    COMBINATION,
    FACES,
    LETTERS,
    ONES,
    POT,
    ROLLS,
    S123,
    S234,
    SHOWN,
    SUBSETS,
    TWOS,
    VALUES,
    Throw,
    dice_of,
    thrown_again,
)

MOST_SEATS = 5
BOX = 55
PURSE = 3
STAKE = 2
"""What the bank lays on the POT at the start of a round."""
ENDLESS = 1 << 30
NOBODY = -1
NO_DICE: Throw = (-1, -1, -1)

START_OFF, WIN_OFF = "start_off", "win_off"
START, ROLL, THROW, CHOOSE, OVER = "start", "roll", "throw", "choose", "over"

FIRST, FREE, PAID, FORCED = 1, 2, 3, 4
"""The throws of a turn; the last one is that of the 1 and the 3 after 1-2-3 (PP-15)."""

AGAIN = (*(f"again {dice}" for dice in SUBSETS), "stop")
PAY = (*(f"pay {dice}" for dice in SUBSETS), "stop")
DECISIONS = tuple(Decide(seat) for seat in range(MOST_SEATS))
OFFS = tuple(Roll((Dice(1, FACES[0]),) * count, "off") for count in range(MOST_SEATS + 1))


class Rules(NamedTuple):
    """The options of a game, PP-O1 to PP-O7."""

    target: int
    start: str
    bonus: str
    after_123: str
    bank: str
    total: int
    ones: str


class Last(NamedTuple):
    """How the turn before ended: its dice stay in sight until the next throw."""

    code: str
    """took_pot, lower, equal, triple_111 or pot."""
    seat: int
    dice: Throw
    combination: str
    result: int
    round_winner: int = NOBODY
    round_coins: int = 0
    round_dice: Throw = NO_DICE
    """If that was the end of the round: who won it, how many coins, with which dice."""


class State(NamedTuple):
    rules: Rules
    coins: tuple[int, ...]
    """By seat."""
    bank: int
    pot: int
    phase: str
    seat: int = 0
    """Whose turn it is."""
    dice: Throw = NO_DICE
    """The set of whose turn it is."""
    throws: int = 0
    """Which throw of the turn was the last, or is about to fall."""
    thrown: str = ""
    """The dice of that throw, by their letters."""
    holder: int = NOBODY
    """Who has the POT before him in this round."""
    held: Throw = NO_DICE
    best: int = 0
    """The holder's dice and their result: the ones to beat."""
    round: int = 1
    starter: int = 0
    """Who began the round."""
    contenders: tuple[int, ...] = ()
    """The seats that throw for the start or for the win."""
    lots: tuple[tuple[int, int], ...] = ()
    """What seats threw last time they did so."""
    last: Last | None = None
    outcome: Outcome | None = None


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
    )

    def new(self, options: Options, seats: int) -> State:
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has seen to the types
        state = State(rules, (PURSE,) * seats, _total(rules) - PURSE * seats, 0, START_OFF, contenders=_all(seats))
        return state if rules.start == "roll_off" else _new_round(state, int(rules.start) - 1, 1)[0]

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase in (THROW, START, CHOOSE):
            return DECISIONS[state.seat]
        if phase == ROLL:
            return ROLLS[state.thrown]
        if phase in (START_OFF, WIN_OFF):
            return OFFS[len(state.contenders)]
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
        rules = state.rules
        playing = state.phase in (START, ROLL, THROW, CHOOSE)
        held = state.holder != NOBODY
        seen = state.phase in (THROW, CHOOSE)
        return {
            "target": rules.target,
            "coins": list(state.coins),
            "pot": state.pot,
            "bank": state.bank if rules.bank == "limited" else None,
            "total": _total(rules) if rules.bank == "limited" else None,
            "bonus": rules.bonus,
            "phase": state.phase,
            "round": state.round,
            "starter": None if state.phase == START_OFF else state.starter,
            "roller": state.seat if playing else None,
            "holder": state.holder if held else None,
            "held": _shown(state.held),
            "best": state.best if held else None,
            "to_come": _to_come(state) if playing else [],
            "dice": _shown(state.dice),
            "throws": state.throws,
            "thrown": list(state.thrown),
            "result": result(state) if seen else None,
            "combo": (combination(state) or None) if seen else None,
            "roll_off": _roll_off_view(state),
            "last": _last_view(state.last),
            "choices": _choices(self, state),
        }

    def text(self, state: State) -> str:
        coins = " ".join(f"{'>' if seat == state.seat else ''}{count}" for seat, count in enumerate(state.coins))
        held = "-" if state.holder == NOBODY else f"{state.holder + 1} {_plain(state.held)} = {state.best}"
        off = " ".join(f"{seat + 1}:{value}" for seat, value in state.lots)
        return (
            f"coins {coins} of {state.rules.target} | bank {state.bank} pot {state.pot} | round {state.round} | "
            f"{state.phase} | held {held} | dice {_plain(state.dice)} throw {state.throws} {state.thrown or '-'}"
            + (f" | off {off}" if off else "")
        )


# What the dice on the table mean


def combination(state: State) -> str:
    """What the dice of the turn make, as far as it counts: after 1-2-3 that is for PP-O2 to say."""
    made = COMBINATION[state.rules.bonus][state.dice]
    if state.throws == FORCED and (state.rules.after_123 == "nothing" or made not in (TWOS, S234, BONUS)):
        return ""
    return made


def result(state: State) -> int:
    """PP-8; 1-1-1 is for PP-O5 to say."""
    total = sum(state.dice)
    return int(state.rules.ones) if state.dice == (1, 1, 1) else total


def open_ways(state: State) -> tuple[Way, ...]:
    """How the combination on the table can be paid."""
    return ways(combination(state), state.coins, _available(state), state.seat)


def takes_pot(state: State, points: int) -> bool:
    """PP-9: the first result of a round, or a higher one; PP-10: an equal one does not."""
    return state.holder == NOBODY or points > state.best


def _available(state: State) -> int:
    return state.bank if state.rules.bank == "limited" else ENDLESS


def _total(rules: Rules) -> int:
    return max(rules.total, 2 * rules.target) if rules.bank == "limited" else BOX


def _to_come(state: State) -> list[int]:
    """Who has a turn before the round is over, if the POT stays where it is; whose turn it is comes first."""
    seats = len(state.coins)
    end = state.holder if state.holder != NOBODY else state.starter
    return [(state.seat + step) % seats for step in range((end - state.seat) % seats or seats)]


# What happens in a turn


def _rolled(state: State, rest: str) -> Applied[State]:
    values = tuple([VALUES[face] for face in rest.split()])
    throws, seat = state.throws, state.seat
    dice = values if throws == FIRST else thrown_again(state.dice, state.thrown, values)
    state = state._replace(phase=THROW, dice=dice)
    thrown = Event("thrown", {"seat": seat, "dice": list(SHOWN[state.dice]), "thrown": list(state.thrown)})
    if dice == (1, 1, 1):
        return _threw_ones(state, thrown)
    if dice == (0, 0, 0):
        return _threw_pot(state, thrown)
    if throws == FIRST or (throws == FREE and state.coins[seat]):  # PP-7: without a coin there is no paid throw
        return state, (thrown,)
    return _stopped(state, thrown)


def _paid(state: State, dice: str) -> Applied[State]:
    seat = state.seat
    coins = _add(state.coins, seat, -1)
    state = state._replace(phase=ROLL, throws=PAID, thrown=dice, coins=coins, pot=state.pot + 1)
    return state, (Event("paid_pot", {"seat": seat, "coins": 1, "pot": state.pot}),)


def _stopped(state: State, *events: Event) -> Applied[State]:
    made = combination(state)
    if not made:
        return _result(state, "", *events)
    combo = Event("combo", {"seat": state.seat, "combo": made})
    open_now = ways(made, state.coins, _available(state), state.seat)
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
    """PP-13: the turn is over at once, whatever throw it was."""
    combo = Event("combo", {"seat": state.seat, "combo": ONES})
    open_now = open_ways(state)
    state, paid = _pay(state, open_now[0]) if open_now else (state, (_lapsed(state, ONES),))
    return _result(state, ONES, thrown, combo, *paid)


def _threw_pot(state: State, thrown: Event) -> Applied[State]:
    """PP-14: the round is over at once and the thrower has won it."""
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
            events.append(Event("bank_paid", {"seat": payee, "coins": amount}))
        elif payee == BANK:
            bank += amount
            coins[payer] -= amount
            events.append(Event("paid_bank", {"seat": payer, "coins": amount}))
        else:
            coins[payer] -= amount
            coins[payee] += amount
            events.append(Event("paid_player", {"seat": payer, "to": payee, "coins": amount}))
    return state._replace(coins=tuple(coins), bank=bank), tuple(events)


def _lapsed(state: State, made: str) -> Event:
    return Event("lapsed", {"seat": state.seat, "combo": made})


# How a turn and a round end


def _result(state: State, made: str, *events: Event) -> Applied[State]:
    """PP-8 to PP-11: who has the POT now, and whether it has come round to him again."""
    seat, points = state.seat, result(state)
    ended = Event("result", {"seat": seat, "result": points})
    if takes_pot(state, points):
        code = "took_pot"
        pot = Event(
            "pot_taken", {"seat": seat, "result": points, "from": None if state.holder == NOBODY else state.holder}
        )
        state = state._replace(holder=seat, held=state.dice, best=points)
    else:
        code = "equal" if points == state.best else "lower"
        params = {"seat": seat, "result": points, "holder": state.holder, "best": state.best}
        pot = Event("pot_stays", {**params, "equal": points == state.best})
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
    """PP-3, PP-12: the bank lays its stake, the winner of the last round throws."""
    stake = min(STAKE, _available(state))
    state = state._replace(
        phase=START, seat=seat, starter=seat, round=round, pot=stake, bank=state.bank - stake, contenders=()
    )
    return state, (Event("round_begins", {"seat": seat, "round": round, "coins": stake}),)


def _rolled_off(state: State, values: tuple[int, ...]) -> Applied[State]:
    """PP-3, PP-26: the highest alone; equals at the top throw again."""
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
    """The most coins win; who lost the throw for it shares the second place with his equals."""
    ranks = ranks_by(tuple(2 * count + (seat == winner) for seat, count in enumerate(state.coins)))
    outcome = Outcome(reason, state.coins, ranks, {"rounds": state.round})
    return state._replace(phase=OVER, contenders=(), outcome=outcome)


def _all(seats: int) -> tuple[int, ...]:
    return tuple(range(seats))


def _add(coins: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*coins[:seat], coins[seat] + amount, *coins[seat + 1 :])


# What a screen is told


def _shown(dice: Throw) -> list[str] | None:
    return None if dice == NO_DICE else list(SHOWN[dice])


def _plain(dice: Throw) -> str:
    return " ".join(_shown(dice) or "-")


def _roll_off_view(state: State) -> dict[str, Any] | None:
    if not (state.lots or state.phase in (START_OFF, WIN_OFF)):
        return None
    return {
        "purpose": "win" if state.phase in (WIN_OFF, OVER) else "start",
        "seats": list(state.contenders),
        "throws": [{"seat": seat, "face": FACES[0][value]} for seat, value in state.lots],
    }


def _last_view(last: Last | None) -> dict[str, Any] | None:
    if last is None:
        return None
    round = {"seat": last.round_winner, "coins": last.round_coins, "dice": _shown(last.round_dice)}
    return {
        "code": last.code,
        "seat": last.seat,
        "dice": _shown(last.dice),
        "combo": last.combination or None,
        "result": last.result,
        "round": None if last.round_winner == NOBODY else round,
    }


def _choices(game: PassThePot, state: State) -> list[dict[str, Any]]:
    """What each legal move costs and brings, so that the screen counts no coins itself."""
    if state.phase == CHOOSE:
        return [{"move": way.move, "kind": way.move.split()[0], **_way_view(state, way)} for way in open_ways(state)]
    found: list[dict[str, Any]] = []
    for move in game.legal_moves(state):
        kind, _, dice = move.partition(" ")
        if kind == "stop":
            found.append(_stop_view(state))
            continue
        thrown = list(dice or LETTERS)
        kept = [letter for letter in LETTERS if letter not in thrown]
        found.append({"move": move, "kind": kind, "dice": thrown, "kept": kept, "cost": int(kind == "pay")})
    return found


def _stop_view(state: State) -> dict[str, Any]:
    made = combination(state)
    points = result(state)
    again = made == S123
    return {
        "move": "stop",
        "kind": "stop",
        "combo": made or None,
        "dice": list(dice_of(state.dice, (1, 3))) if again else [],
        "result": None if again else points,
        "takes_pot": None if again else takes_pot(state, points),
        "ways": [_way_view(state, way) for way in open_ways(state)],
    }


def _way_view(state: State, way: Way) -> dict[str, Any]:
    coins, bank = changes(way, len(state.coins))
    return {"coins": coins, "bank": bank}


GAME = PassThePot()
