"""What a position of Los Banditos is worth: your own turn is searched to its end, then every roll of the reply.

The chances of winning are estimates; they are exact only when the game is over. Before a roll, all rolls are averaged
with the quick estimate of reply.py. After it, placements, claims and one tile given up are searched through the rules,
and the best of them are judged by the average over the other player's next roll.
"""

from __future__ import annotations

from math import fsum
from typing import ClassVar, NamedTuple

from ...core.bot import Position
from ...core.chance import Draw, Roll
from ...core.game import Game
from ...core.slices import Slices
from ...core.value import Evaluator, Value, average, won
from . import reply
from .combinations import FULL
from .race import is_tabled
from .reply import Stand
from .rules import GIVE
from .sides import form_of
from .state import DRAW, LOT, OVER, PLACE, START, TARGET, TILE, State

ERROR = 0.05
ERROR_WITHOUT_TABLE = 0.08

NEAR = 0.04
"""A move that the quick estimate sees further below the best is not looked at more closely."""
CLOSER = 3
"""How many continuations of a move are looked at more closely."""


def stand_of(state: State, seat: int) -> Stand:
    """The position as a seat sees it, tiles and dice in a fixed order: the order in the row does not matter."""
    tiles = sorted(
        (tile.value, tuple(sorted(tile.sides[seat])), form_of(tile.sides[1 - seat])) for tile in state.row if tile.value
    )
    return Stand(TARGET - state.scores[seat], tuple(tiles), state.pile, state.bag)


def before_draw(state: State) -> Slices[float]:
    """The chance of the seat that is about to draw."""
    yield
    stand = stand_of(state, state.seat)
    return reply.before_first_draw(stand) if state.turns == 1 else reply.before_draw(stand)


class Spot(NamedTuple):
    """A position within a turn, and whether a tile may still be given up in it."""

    state: State
    may_give: bool

    @property
    def key(self) -> tuple[object, ...]:
        state = self.state
        return state.phase, state.row, state.hand, state.scores, state.pile, state.gap, state.fresh, self.may_give


class Turn:
    """The rest of a seat's turn after the roll: searched with the quick estimate, the best of it more closely."""

    def __init__(self, game: Game[State], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.quickly: dict[tuple[object, ...], float] = {}
        self.slowly: dict[tuple[object, ...], float] = {}

    def quick(self, spot: Spot) -> float:
        if spot.state.phase == OVER:
            return float(spot.state.outcome.winners == (self.seat,))  # type: ignore[union-attr]
        key = spot.key
        if key not in self.quickly:
            self.quickly[key] = self._quick(spot)
        return self.quickly[key]

    def _quick(self, spot: Spot) -> float:
        state = spot.state
        if state.phase == TILE:
            return self._average(spot.state, list(map(self.quick, self._after_tile(spot))))
        if state.seat != self.seat:
            return self._at_pass(state)
        claim = self._claim(state)
        if not state.hand and not claim:
            return self._at_pass(state)
        return max(map(self.quick, self._next(spot, claim)))

    def close(self, spot: Spot) -> Slices[float]:
        if spot.state.phase == OVER:
            return self.quick(spot)
        key = spot.key
        if key not in self.slowly:
            self.slowly[key] = yield from self._close(spot)
        return self.slowly[key]

    def _close(self, spot: Spot) -> Slices[float]:
        state = spot.state
        if state.phase == TILE:
            worths = []
            for after in self._after_tile(spot):
                worths.append((yield from self.close(after)))
            return self._average(state, worths)
        if state.seat != self.seat:
            return 1.0 - (yield from before_draw(state))
        claim = self._claim(state)
        if not state.hand and not claim:
            return 1.0 - (yield from before_draw(self.game.apply(state, "pass")[0]))
        best = sorted(self._next(spot, claim), key=self.quick, reverse=True)[:CLOSER]
        least = self.quick(best[0]) - NEAR
        found = []
        for after in best:
            if self.quick(after) >= least:
                found.append((yield from self.close(after)))
        return max(found)

    def _next(self, spot: Spot, claim: str | None) -> list[Spot]:
        """What is worth trying: a safe tile is taken at once, and only the tile that costs least is given up."""
        state, may_give = spot
        if claim:
            return [Spot(self.game.apply(state, claim)[0], may_give)]
        moves = [move for move in self.game.legal_moves(state) if not move.startswith("give")]
        found = [Spot(self.game.apply(state, move)[0], may_give) for move in moves]
        if may_give or not moves:
            at = reply.cheapest(state.row, self.seat, TARGET - state.scores[self.seat], state.pile, always=not moves)
            if at is not None:
                found.append(Spot(self.game.apply(state, GIVE[at])[0], False))
        return found

    def _claim(self, state: State) -> str | None:
        if not any(len(tile.sides[self.seat]) == FULL for tile in state.row):
            return None
        return next((move for move in self.game.legal_moves(state) if move.startswith("claim")), None)

    def _new_tiles(self, state: State) -> Draw:
        chance = self.game.turn(state)
        assert isinstance(chance, Draw)
        return chance

    def _after_tile(self, spot: Spot) -> list[Spot]:
        """With each tile that can come next."""
        tiles = self._new_tiles(spot.state).outcomes()
        return [Spot(self.game.apply(spot.state, tile)[0], spot.may_give) for tile, _ in tiles]

    def _average(self, state: State, worths: list[float]) -> float:
        """Over the tiles that can come next."""
        chance = self._new_tiles(state)
        return fsum(weight * worth for (_, weight), worth in zip(chance.outcomes(), worths, strict=True)) / chance.total

    def mean_before_draw(self, state: State) -> Slices[float]:
        """The seat draws next, perhaps after a new tile."""
        if state.phase == TILE:
            worths = []
            for spot in self._after_tile(Spot(state, False)):
                worths.append((yield from before_draw(spot.state)))
            return self._average(state, worths)
        return self.quick(Spot(state, False)) if state.phase == OVER else (yield from before_draw(state))

    def quick_now(self, state: State) -> float:
        """The quick estimate of a position as it lies."""
        return self.quick(Spot(state, False)) if state.phase == OVER else self._at_pass(state)

    def _at_pass(self, state: State) -> float:
        seat = self.seat
        tiles = sorted(
            (tile.value, form_of(tile.sides[seat]), form_of(tile.sides[1 - seat])) for tile in state.row if tile.value
        )
        return reply.at_pass(TARGET - state.scores[seat], tuple(tiles), state.pile)


class BanditosEvaluator(Evaluator):
    """Two players, all options; LB-O1 to LB-O3 count in your own turn, not in the averages over replies."""

    scales: ClassVar = {"beginner": 0.065, "casual": 0.05, "skilled": 0.03, "expert": 0.0}

    def values_in_slices(self, position: Position) -> Slices[dict[str, Value]]:
        state = position.state
        found = yield from self._before_draw(position) if state.phase == START else self._after_roll(position)
        return {move: _value(after, state.seat, chance) for move, (after, chance) in found.items()}

    def _after_roll(self, position: Position) -> Slices[dict[str, tuple[State, float]]]:
        game, state = position.game, position.state
        turn = Turn(game, state.seat)
        nexts = {move: Spot(game.apply(state, move)[0], not move.startswith("give")) for move in position.legal}
        quick: dict[str, float] = {}
        for move, spot in nexts.items():
            quick[move] = turn.quick(spot)
            yield
        top = max(quick.values())
        close: dict[str, float] = {}
        for move, spot in nexts.items():
            if quick[move] >= top - NEAR:
                close[move] = yield from turn.close(spot)
        # a move that was not looked at closely stays below the best one that was
        best = max(close.values())
        return {
            move: (spot.state, close[move] if move in close else max(best - (top - quick[move]), 0.0))
            for move, spot in nexts.items()
        }

    def _before_draw(self, position: Position) -> Slices[dict[str, tuple[State, float]]]:
        """The draw follows each of these moves; a tile given up at a cost to see is not averaged over all rolls."""
        game, state = position.game, position.state
        seat = state.seat
        now = yield from before_draw(state)
        place = reply.cheapest(state.row, seat, TARGET - state.scores[seat], state.pile, always=True)
        cheapest = "" if place is None else GIVE[place]
        turn = Turn(game, seat)
        found = {}
        for move in position.legal:
            after = game.apply(state, move)[0]
            if move == "draw":
                chance = now
            elif move.startswith("claim") or move == cheapest:
                chance = yield from turn.mean_before_draw(after)
            else:
                chance = now - max(turn.quick_now(state) - turn.quick_now(after), 0.0)
            found[move] = after, chance
        return found

    def value_in_slices(self, position: Position) -> Slices[Value]:
        game, state = position.game, position.state
        if state.phase == OVER:
            assert state.outcome is not None
            return won(state.outcome)
        if state.phase == LOT:  # both seats are equally likely to start
            return Value((0.5, 0.5))
        if state.phase in (START, PLACE):
            legal = position.legal or game.legal_moves(state)
            values = yield from self.values_in_slices(position._replace(legal=legal))
            return max(values.values(), key=lambda value: value.wins[state.seat])
        if state.phase == TILE:
            chance = game.turn(state)
            assert isinstance(chance, Draw)
            parts = []
            for tile, weight in chance.outcomes():
                after = Position(game, game.apply(state, tile)[0], state.seat, ())
                parts.append((float(weight), (yield from self.value_in_slices(after))))
            return average(parts)
        chance_to_win = (yield from before_draw(state)) if state.phase == DRAW else _after_draw(game, state)
        return _value(state, state.seat, chance_to_win)


def _after_draw(game: Game[State], state: State) -> float:
    """The colours are known: the quick estimate, averaged over what the dice can show."""
    roll = game.turn(state)
    assert isinstance(roll, Roll)
    hands = [(game.apply(state, shown)[0].hand, weight / roll.total) for shown, weight in roll.outcomes()]
    return reply.after_draw(stand_of(state, state.seat), hands)


def _value(after: State, seat: int, chance: float) -> Value:
    if after.phase == OVER:
        assert after.outcome is not None
        return won(after.outcome)
    chance = min(max(chance, 0.0), 1.0)
    error = ERROR if is_tabled() else ERROR_WITHOUT_TABLE
    return Value((chance, 1.0 - chance) if seat == 0 else (1.0 - chance, chance), None, error)


EVALUATOR = BanditosEvaluator()
