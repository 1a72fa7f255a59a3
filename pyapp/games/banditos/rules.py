"""The rules of Los Banditos, clause by clause (LB-1 to LB-18).

A turn is: `draw` (two dice from the bag, rolled at once), `place red5 2` for each die, `pass` (hand on the bag);
before, between and after these, as often as the player likes, `claim 2` and `give 2` (LB-8). The number is the place in
the row.

The position does not need to remember who completed first (LB-16): a tile with three dice on both sides is decided at
once, so while a tile is in the row, a side with three dice was complete before the other.

Where the clauses leave something open: LB-O2 makes a player give up a tile for dice without room only while the pile
lasts. Without a pile that would make no room, and the dice go back into the bag as by default.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...core.chance import Chance, Dice, Draw, Roll, lot
from ...core.game import Applied, Decide, Event, Info, Material, Outcome, Over, Turn
from ...core.option import Option, Options, starter, yes_no
from . import facts, screen
from .combinations import COLOURS, DICE, FACES, FULL, NAMES, Side, Supply, fight
from .state import (
    DRAW,
    LOOT,
    LOT,
    NO_TILE,
    OVER,
    PLACE,
    PLACES,
    ROLL,
    START,
    TARGET,
    TILE,
    Rules,
    State,
    Tile,
    claimable,
    may_keep_back,
    with_dice,
)

DECIDE = (Decide(0), Decide(1))
WHO_STARTS = lot(2)

CLAIM = tuple(f"claim {at + 1}" for at in PLACES)
GIVE = tuple(f"give {at + 1}" for at in PLACES)
PUT = tuple(tuple(f"place {name} {at + 1}" for at in PLACES) for name in NAMES)
PUT_MEANS = {PUT[die][at]: (die, at) for die in DICE for at in PLACES}


class Banditos:
    info = Info(
        id="banditos",
        version=1,
        seats=(2, 2),
        options=(
            starter("LB-O4", 2),
            Option("claim_against", "LB-O1", "any", ("any", "bag")),
            Option("no_room", "LB-O2", "return", ("return", "give_up")),
            yes_no("claim_at_once", "LB-O3", "yes"),
        ),
        typed=("roll", "dice", "tile", "lot"),
        real=(Material("dice", ("roll",)), Material("bag", ("dice",)), Material("tiles", ("tile",))),
    )

    def new(self, options: Options, seats: int) -> State:
        rules = Rules(**options)  # type: ignore[arg-type]  # parse_options has checked the types
        if rules.start == "lot":
            return State(rules, LOT)
        return State(rules, TILE, int(rules.start) - 1)

    def turn(self, state: State) -> Turn:
        phase = state.phase
        if phase in (PLACE, START):
            return DECIDE[state.seat]
        if phase == DRAW:
            return dice_draw(state.bag, 1 if state.turns == 1 else 2)
        if phase == ROLL:
            return throw_of(state.drawn)
        if phase == TILE:
            return _tile_draw(state.pile)
        if phase == LOT:
            return WHO_STARTS
        assert state.outcome is not None
        return Over(state.outcome)

    def legal_moves(self, state: State) -> tuple[str, ...]:
        if state.phase not in (START, PLACE):
            return ()
        seat = state.seat
        present: list[int] = []
        room: list[int] = []
        claims: list[int] = []
        for at, (value, sides) in enumerate(state.row):
            if value:
                present.append(at)
                if len(sides[seat]) < FULL:
                    room.append(at)
                elif claimable(state, at, seat):
                    claims.append(at)
        if state.phase == START:
            return ("draw", *_moves((), (), tuple(claims), tuple(present), ""))
        if not state.hand:
            return _moves((), (), tuple(claims), tuple(present), "pass")
        last = "pass" if not room and may_keep_back(state) else ""
        return _moves(state.hand, tuple(room), tuple(claims), tuple(present), last)

    def begins_turn(self, state: State, move: str) -> bool:
        """Claims before the draw (LB-8) turn up tiles, which must not change the dice of the turn."""
        return move == "draw"

    def apply(self, state: State, move: str) -> Applied[State]:
        if (put := PUT_MEANS.get(move)) is not None:
            return _placed(state, *put)
        verb, _, rest = move.partition(" ")
        if verb == "draw":
            return state._replace(phase=DRAW, laid=(), returned=()), ()
        if verb == "dice":
            return _drawn(state, rest)
        if verb == "roll":
            return _thrown(state, rest)
        if verb == "pass":
            return _passed(state)
        if verb == "give":
            return _gave_up(state, int(rest) - 1)
        if verb == "claim":
            return _claimed(state, int(rest) - 1)
        if verb == "tile":
            return _turned_up(state, int(rest))
        seat = int(rest) - 1
        return state._replace(phase=TILE, seat=seat), (Event("starts", {"seat": seat}),)

    def mask(self, state: State, seat: int | None) -> State:
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return screen.view(state, self.legal_moves(state))

    def text(self, state: State) -> str:
        return screen.text(state)


# Chance


@lru_cache(maxsize=1 << 7)
def dice_draw(bag: Supply, amount: int) -> Draw:
    return Draw(tuple(zip(COLOURS, bag, strict=True)), amount, "dice")


@lru_cache(maxsize=256)
def _tile_draw(pile: tuple[int, ...]) -> Draw:
    return Draw(tuple((name, left) for (name, _), left in zip(LOOT, pile, strict=True)), 1, "tile")


@lru_cache(maxsize=32)
def throw_of(colours: tuple[int, ...]) -> Chance:
    """Dice of one colour cannot be told apart; otherwise each colour is a group, in the order of colours."""
    return Roll(tuple(Dice(colours.count(colour), kind=COLOURS[colour]) for colour in sorted(set(colours))))


@lru_cache(maxsize=32)
def _colours(names: str) -> tuple[int, ...]:
    return tuple(map(COLOURS.index, names.split()))


@lru_cache(maxsize=1 << 7)
def thrown_dice(colours: tuple[int, ...], values: str) -> Side:
    return tuple(colour * FACES + int(value) - 1 for colour, value in zip(colours, values.split(), strict=True))


# Legal moves


@lru_cache(maxsize=1 << 9)
def _moves(
    hand: Side, room: tuple[int, ...], claims: tuple[int, ...], present: tuple[int, ...], last: str
) -> tuple[str, ...]:
    """Two equal dice are placed by the same move."""
    moves = [PUT[die][at] for die in dict.fromkeys(hand) for at in room]
    moves += [CLAIM[at] for at in claims]
    moves += [GIVE[at] for at in present]
    return (*moves, last) if last else tuple(moves)


# Effects


def _turned_up(state: State, value: int) -> Applied[State]:
    at = state.gap
    row = _with(state.row, at, Tile(value))
    pile = state.pile
    pile = (*pile[: value - 1], pile[value - 1] - 1, *pile[value:])
    shown = (Event("tile_shown", {"place": at + 1, "value": value}),)
    # LB-3: the row is still being dealt; later no other place is empty while there is a pile
    if at + 1 < len(row) and not row[at + 1].value:
        return state._replace(row=row, pile=pile, gap=at + 1), shown
    return state._replace(row=row, pile=pile, phase=state.after, gap=0, after=START), shown


def _drawn(state: State, names: str) -> Applied[State]:
    colours = _colours(names)
    left = list(state.bag)
    for colour in colours:
        left[colour] -= 1
    event = Event("drawn", {"seat": state.seat, "colours": names.split()})
    return state._replace(phase=ROLL, bag=tuple(left), drawn=colours), (event,)


def _thrown(state: State, values: str) -> Applied[State]:
    hand = thrown_dice(state.drawn, values)
    event = Event("thrown", {"seat": state.seat, "dice": facts.dice(hand)})
    return state._replace(phase=PLACE, drawn=(), hand=hand), (event,)


def _placed(state: State, die: int, at: int) -> Applied[State]:
    seat = state.seat
    value, sides = state.row[at]
    own = (*sides[seat], die)
    sides = (own, sides[1]) if seat == 0 else (sides[0], own)
    hand = list(state.hand)
    hand.remove(die)
    placed = Event("placed", {"seat": seat, "die": facts.DIE[die], "place": at + 1})
    state = state._replace(
        row=_with(state.row, at, Tile(value, sides)),
        hand=tuple(hand),
        laid=(*state.laid, (die, at)),
        fresh=(*state.fresh, at) if len(own) == FULL else state.fresh,
    )
    if len(sides[0]) + len(sides[1]) < 2 * FULL:
        return state, (placed,)
    winner, why = fight(sides, seat)
    return _won(state, at, winner, why, placed)


def _claimed(state: State, at: int) -> Applied[State]:
    claimed = Event("claimed", {"seat": state.seat, "place": at + 1, "value": state.row[at].value})
    return _won(state, at, state.seat, "claimed", claimed)


def _gave_up(state: State, at: int) -> Applied[State]:
    gave_up = Event("gave_up", {"seat": state.seat, "place": at + 1, "value": state.row[at].value})
    return _won(state, at, 1 - state.seat, "given", gave_up)


def _won(state: State, at: int, seat: int, why: str, *events: Event) -> Applied[State]:
    """LB-12, LB-18: the tile goes to its winner, the dice into the bag; a new tile follows unless the game is over."""
    value, sides = state.row[at]
    score = state.scores[seat] + value
    scores = (score, state.scores[1]) if seat == 0 else (state.scores[0], score)
    tiles = (*state.won[seat], value)
    won = Event("tile_won", facts.tile_won(seat, at, value, score, why, sides))
    phase, outcome = state.phase, None
    if score >= TARGET:
        how = {"why": why, "place": at + 1, "value": value, "turns": state.turns}
        phase, outcome = OVER, Outcome("loot", scores, (1, 2) if seat == 0 else (2, 1), how)
    elif any(state.pile):
        phase = TILE
    after = state._replace(
        phase=phase,
        row=_with(state.row, at, NO_TILE),
        bag=with_dice(with_dice(state.bag, sides[0]), sides[1]),
        won=(tiles, state.won[1]) if seat == 0 else (state.won[0], tiles),
        scores=scores,
        fresh=tuple(place for place in state.fresh if place != at),
        gap=at if phase == TILE else 0,
        after=state.phase if phase == TILE else START,
        outcome=outcome,
    )
    return after, (*events, won)


def _passed(state: State) -> Applied[State]:
    seat, hand = state.seat, state.hand
    passed = Event("passed", {"seat": seat, "returned": facts.dice(hand)})
    after = state._replace(
        phase=START,
        seat=1 - seat,
        turns=state.turns + 1,
        bag=with_dice(state.bag, hand) if hand else state.bag,
        hand=(),
        returned=hand,
        fresh=(),
    )
    return after, (passed,)


def _with(row: tuple[Tile, ...], at: int, tile: Tile) -> tuple[Tile, ...]:
    return (*row[:at], tile, *row[at + 1 :])


GAME = Banditos()
