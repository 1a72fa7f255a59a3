"""Makes `values.bin`: the chance to win each tile, learned from games that the table plays against itself.

    python -m pyapp.games.banditos.make_table

Needs numpy, which nothing else here needs. It starts with the sensible bot's model of a tile. Each generation plays
games (make_games.py) and moves the chances of the tiles and the worth of room, which the race (race.py) turns into the
chance to win the game, towards what followed: the result, mixed with the later estimates, TD(lambda). Forms share
parameters, so that rare ones learn too. Afterwards a correction of the chance to win is fitted to fresh games. The same
seed gives the same bytes. It takes about seven minutes on a busy core.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np  # type: ignore[import-not-found,unused-ignore]

from ...core.table import FILE
from .make_choices import FORM, PILE_CODE, ROOM, SAFE, Player, by_tiles_won, left_behind, mixed, settled
from .make_games import LONGEST, Games
from .race import FINE, KNOTS, MOST_ROOM, STEPS, _guesses, open_cells
from .sides import FORMS
from .state import PLACES, TARGET

Array = Any
SEED = 11
GENERATIONS = (*[1.0] * 10, *[0.4] * 6, *[0.15] * 6)
"""How fast each generation learns."""
GAMES = 3000
CHECKED = 8000
"""Games that the correction is fitted to."""
REMEMBER = 4
"""The games of this many generations are learned from."""
SWEEPS = 2
BATCH = 8000
TRUST = 0.7
"""The lambda of TD(lambda): how much the result counts, rather than the next estimate."""
SPEED = {"scale": 0.01, "mover": 0.02, "other": 0.02, "cell": 0.02, "correction": 0.01}
SPEED |= {"room": 0.003, "own_room": 0.003, "other_room": 0.003}
PULL = {"scale": 1e-3, "mover": 2e-5, "other": 2e-5, "cell": 1e-5, "correction": 1e-4}
PULL |= {"room": 1e-3, "own_room": 1e-3, "other_room": 1e-3}
"""How strongly each parameter is drawn back to where it began."""
EDGE = 1e-3


class Played(NamedTuple):
    """Positions before each turn: by turn and game, seen by the player to move."""

    points: Array
    mine: Array
    theirs: Array
    room: Array
    """The room of both sides at each tile, as one number: 4 * own + other."""
    need: Array
    pile: Array
    mover: Array
    alive: Array
    winner: Array

    def position(self) -> list[Array]:
        return [part[self.alive] for part in (self.points, self.mine, self.theirs, self.room, self.need, self.pile)]


def play(player: Player, amount: int, rng: np.random.Generator) -> Played:
    games = Games(amount, rng, (player, player))
    turns: list[tuple[Array, ...]] = []
    for number in range(LONGEST):
        games.turn(number % 2, number == 0)
        alive = games.winner < 0
        if not alive.any():
            break
        mover = (number + 1) % 2
        forms = FORM[games.sides]
        room = np.where(games.points[:, :, None] > 0, ROOM[games.sides], 0)
        turns.append(
            (
                games.points.copy(),
                forms[:, :, mover],
                forms[:, :, 1 - mover],
                4 * room[:, :, mover] + room[:, :, 1 - mover],
                TARGET - games.scores[:, mover],
                games.piles() @ PILE_CODE,
                np.full(amount, mover),
                alive,
            )
        )
    points, mine, theirs, rooms, need, pile, movers, lasting = map(np.array, zip(*turns, strict=True))
    return Played(points, mine, theirs, rooms, need, pile, movers, lasting, games.winner)


def _logistic(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def _log_odds(chance: Array, edge: float = EDGE) -> Array:
    inside = np.clip(chance, edge, 1 - edge)
    return np.log(inside / (1 - inside))


class Model:
    """The log odds of a tile: a scale of the first guess, and terms for each side and for both, by points. And room."""

    def __init__(self, guesses: Array) -> None:
        self.guess = _log_odds(guesses, 0.004)
        self.start = {
            "scale": np.ones(4),
            "mover": np.zeros((4, FORMS)),
            "other": np.zeros((4, FORMS)),
            "cell": np.zeros((FORMS, FORMS)),
            "room": np.zeros((4, 4, 4)),
            "own_room": np.zeros(MOST_ROOM + 1),
            "other_room": np.zeros(MOST_ROOM + 1),
            "correction": np.array([1.0, 0.0]),
        }
        self.now = {name: part.copy() for name, part in self.start.items()}
        self.mean = {name: np.zeros_like(part) for name, part in self.start.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.start.items()}
        self.steps = 0
        self.certain = SAFE | SAFE.T

    def chances(self) -> Array:
        now = self.now
        odds = [now["scale"][v] * self.guess + now["mover"][v][:, None] + now["other"][v] for v in (1, 2, 3)]
        return settled(_logistic(np.stack(odds) + now["cell"]))

    def player(self) -> Player:
        return Player(left_behind(self.chances()), self.now["room"], self.now["own_room"], self.now["other_room"])

    def _tiles(self, points: Array, mine: Array, theirs: Array) -> tuple[Array, Array]:
        """The chances of tiles, and whether they can change."""
        now = self.now
        odds = now["scale"][points] * self.guess[mine, theirs] + now["cell"][mine, theirs]
        odds += now["mover"][points, mine] + now["other"][points, theirs]
        certain = self.certain[mine, theirs]
        chances = np.where(certain, SAFE[mine, theirs], _logistic(odds))
        return np.where(points > 0, chances, 0.5), ~certain & (points > 0)

    def _room(self, points: Array, room: Array) -> Array:
        now = self.now
        total = now["room"][points, room // 4, room % 4].sum(1)
        return total + now["own_room"][(room // 4).sum(1)] + now["other_room"][(room % 4).sum(1)]

    def race(self, points: Array, mine: Array, theirs: Array, room: Array, need: Array, pile: Array) -> Array:
        """The chance to win the game, not corrected."""
        chances, _ = self._tiles(points, mine, theirs)
        by_tiles = by_tiles_won(need, [points[:, at] for at in PLACES], pile)
        found = mixed(by_tiles, [chances[:, at] for at in PLACES])
        return found + 4 * found * (1 - found) * self._room(points, room)

    def predict(self, position: list[Array]) -> Array:
        slope, shift = self.now["correction"]
        return _logistic(slope * _log_odds(self.race(*position)) + shift)

    def learn(self, position: list[Array], aim: Array, speed: float) -> None:
        """One step of Adam on the cross entropy."""
        points, mine, theirs, room, need, pile = position
        chances, free = self._tiles(points, mine, theirs)
        columns = [chances[:, at] for at in PLACES]
        by_tiles = by_tiles_won(need, [points[:, at] for at in PLACES], pile)
        plain = mixed(by_tiles, columns)
        spare = self._room(points, room)
        found = plain + 4 * plain * (1 - plain) * spare
        odds = _log_odds(found)
        slope, shift = self.now["correction"]
        miss = (_logistic(slope * odds + shift) - aim) / len(aim)
        inside = np.clip(found, EDGE, 1 - EDGE)
        push = np.where((found > EDGE) & (found < 1 - EDGE), miss * slope / (inside * (1 - inside)), 0)
        uphill = {name: np.zeros_like(part) for name, part in self.now.items()}
        uphill["correction"][:] = (miss * odds).sum(), miss.sum()
        sway = push * 4 * plain * (1 - plain)
        uphill["own_room"] += np.bincount((room // 4).sum(1), sway, MOST_ROOM + 1)
        uphill["other_room"] += np.bincount((room % 4).sum(1), sway, MOST_ROOM + 1)
        push = push * (1 + 4 * (1 - 2 * plain) * spare)
        for at in PLACES:
            lost, won = list(columns), list(columns)
            lost[at], won[at] = np.zeros(len(aim)), np.ones(len(aim))
            matter = push * (mixed(by_tiles, won) - mixed(by_tiles, lost))
            change = np.where(free[:, at], matter * columns[at] * (1 - columns[at]), 0)
            v, m, t = points[:, at], mine[:, at], theirs[:, at]
            uphill["scale"] += np.bincount(v, change * self.guess[m, t], 4)
            uphill["mover"] += np.bincount(v * FORMS + m, change, 4 * FORMS).reshape(4, FORMS)
            uphill["other"] += np.bincount(v * FORMS + t, change, 4 * FORMS).reshape(4, FORMS)
            uphill["cell"] += np.bincount(m * FORMS + t, change, FORMS * FORMS).reshape(FORMS, FORMS)
            uphill["room"] += np.bincount(v * 16 + room[:, at], sway, 64).reshape(4, 4, 4)
        self.steps += 1
        for name, part in self.now.items():
            slope_there = uphill[name] + PULL[name] * (part - self.start[name])
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope_there
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope_there**2
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.now[name] = part - speed * SPEED[name] * mean / (np.sqrt(square) + 1e-5)


def aims(model: Model, played: Played) -> tuple[list[Array], Array]:
    """Every position, and what its chance should have been."""
    position = played.position()
    estimate = np.zeros(played.alive.shape)
    estimate[played.alive] = model.predict(position)
    first = np.where(played.mover == 0, estimate, 1 - estimate)
    aim = np.zeros_like(first)
    later = following = (played.winner == 0).astype(float)
    for turn in range(len(first) - 1, -1, -1):
        aim[turn] = (1 - TRUST) * following + TRUST * later
        later = np.where(played.alive[turn], aim[turn], later)
        following = np.where(played.alive[turn], first[turn], following)
    return position, np.where(played.mover == 0, aim, 1 - aim)[played.alive]


def learned(rng: np.random.Generator) -> Model:
    model = Model(np.array(_guesses()).reshape(3, FORMS, FORMS)[0])
    began = perf_counter()
    memory: list[Played] = []
    for number, speed in enumerate(GENERATIONS, 1):
        memory = [*memory, play(model.player(), GAMES, rng)][-REMEMBER:]
        for _ in range(SWEEPS):
            data = [aims(model, played) for played in memory]
            position = [np.concatenate(parts) for parts in zip(*(found for found, _ in data), strict=True)]
            aim = np.concatenate([found for _, found in data])
            order = rng.permutation(len(aim))
            for start in range(0, len(aim) - BATCH // 2, BATCH):
                some = order[start : start + BATCH]
                model.learn([part[some] for part in position], aim[some], speed)
        latest = memory[-1]
        won = (latest.winner[None] == latest.mover)[latest.alive]
        miss = np.mean((model.predict(latest.position()) - won) ** 2)
        print(f"generation {number}: square error {miss:.4f}, {perf_counter() - began:.0f} s", flush=True)
    return model


def correction(model: Model, rng: np.random.Generator) -> Array:
    """The knots that fit fresh games best, as a curve of log odds: two parameters by Newton's method."""
    played = play(model.player(), CHECKED, rng)
    odds = _log_odds(model.race(*played.position()))
    won = (played.winner[None] == played.mover)[played.alive]
    inputs = np.stack([odds, np.ones_like(odds)], 1)
    curve = np.array([1.0, 0.0])
    for _ in range(20):
        chance = _logistic(inputs @ curve)
        bend = inputs.T @ (inputs * (chance * (1 - chance))[:, None])
        curve = curve - np.linalg.solve(bend, inputs.T @ (chance - won))
    print(f"correction: slope {curve[0]:.3f}, shift {curve[1]:.3f}, from {len(won)} positions", flush=True)
    knots = _logistic(curve[0] * _log_odds(np.linspace(0, 1, KNOTS), 1e-9) + curve[1])
    knots[0], knots[-1] = 0, 1
    return knots


def main() -> None:
    rng = np.random.default_rng(SEED)
    model = learned(rng)
    knots = correction(model, rng)
    chances = model.chances()
    listed = [chances[points][mover, other] for points in range(3) for mover, other in open_cells()]
    coarse = np.rint(np.array([*listed, *knots]) * STEPS).astype(np.uint8)
    room = np.concatenate([model.now[name].ravel() for name in ("room", "own_room", "other_room")])
    data = coarse.tobytes() + np.rint(room * FINE).astype("<i2").tobytes()
    Path(__file__).with_name(FILE).write_bytes(data)


if __name__ == "__main__":
    main()
