"""When an event of Pass the Pot is true."""

from __future__ import annotations

from telling import Told

from pyapp.games.pot.coins import ways
from pyapp.games.pot.dice import COMBINATION, FACES, VALUES
from pyapp.games.pot.state import NOBODY, available


def dice(told: Told) -> tuple[int, ...]:
    """The dice that the event is about: those of this roll, or those on the table."""
    rolled = [event.params["dice"] for event in told.events if event.code == "thrown"]
    return tuple(VALUES[face] for face in rolled[0]) if rolled else told.before.dice


def paying(told: Told) -> bool:
    """Something is paid, and the coins in the event add up to what everybody has afterwards."""
    coins, pot = list(told.before.coins), told.before.pot
    for code, params, *_ in told.events:
        amount = params.get("coins", 0)
        if code in ("bank_paid", "round_won"):
            coins[params["seat"]] += amount
        if code in ("paid_bank", "paid_player", "paid_pot"):
            coins[params["seat"]] -= amount
        if code == "paid_player":
            coins[params["to"]] += amount
        pot += amount if code in ("paid_pot", "round_begins") else -amount if code == "round_won" else 0
    return told.coins > 0 and (tuple(coins), pot) == (told.after.coins, told.after.pot)


def rolled_off(told: Told) -> bool:
    seats = tuple(throw["seat"] for throw in told.throws)
    return seats == told.before.contenders and all(throw["face"] in FACES[0] for throw in told.throws)


def again_off(told: Told) -> bool:
    lots = dict(told.after.lots)
    return tuple(told.seats) == told.after.contenders and len({lots[seat] for seat in told.seats}) == 1


def round_begins(told: Told) -> bool:
    after = told.after
    begun = (after.seat, after.starter, after.round, after.pot) == (told.seat, told.seat, told.round, told.coins)
    return begun and (told.coins > 0 or available(after) == 0)


def lapsed(told: Told) -> bool:
    coins = told.before.coins
    return not ways(told.combo, coins, available(told.before), told.seat) and told.after.coins == coins


def result(told: Told) -> bool:
    end = dice(told)
    counts = int(told.before.rules.ones) if end == (1, 1, 1) else sum(end)
    return told.after.last.result == told.result == counts and told.seat == told.before.seat


def pot_taken(told: Told) -> bool:
    held = None if told.before.holder == NOBODY else told.before.holder
    return getattr(told, "from") == held and (held is None or told.result > told.before.best)


def pot_stays(told: Told) -> bool:
    before = told.before
    return (told.holder, told.best) == (before.holder, before.best) and told.equal == (told.result == told.best)


def round_won(told: Told) -> bool:
    last = told.after.last
    return (last.round_winner, last.round_coins) == (told.seat, told.coins) and told.by_pot == (last.code == "pot")


def tied(told: Told) -> bool:
    most = max(told.after.coins)
    return told.coins == most and told.seats == [at for at, coins in enumerate(told.after.coins) if coins == most]


TRUE = {
    "rolled_off": rolled_off,
    "again_off": again_off,
    "starts": lambda told: told.after.seat == told.after.starter == told.seat,
    "round_begins": round_begins,
    "thrown": lambda told: told.seat == told.before.seat and told.thrown == list(told.before.thrown),
    "paid_pot": paying,
    "stopped": lambda told: told.move == "stop" and told.seat == told.before.seat,
    "combo": lambda told: COMBINATION[told.before.rules.bonus][dice(told)] == told.combo,
    "bank_paid": paying,
    "paid_bank": paying,
    "paid_player": paying,
    "lapsed": lapsed,
    "result": result,
    "pot_taken": pot_taken,
    "pot_stays": pot_stays,
    "round_won": round_won,
    "tied": tied,
    "game_won": lambda told: told.after.outcome.winners == (told.seat,) and told.after.coins[told.seat] == told.coins,
}

RARE = {"lapsed"}
"""Events that do not occur in a few games."""
