"""Plays a position on many times with a bot for all seats, and counts who wins.

Every move is tried with the same dice, so that the moves differ and not the luck. What the seat does not know is made
up for every game (`believe`), and the bots see only what their seats may see. The dice follow from the text of the
position: the same position always has the same values.
"""

from __future__ import annotations

from hashlib import sha256
from math import fsum, sqrt
from typing import NamedTuple

from ..core.bot import Believe, Bot, Position
from ..core.game import Decide, Over
from ..core.slices import Slices
from ..core.stream import Stream, bot_stream, chance_stream
from ..core.value import Value, won

LONGEST = 2000
"""Steps of one game; a longer one counts as undecided."""
SLICE = 16
"""Steps after which somebody else may work."""
ROUNDS = 2
"""Every move that is tried is tried at least this often."""
UNTRIED = 0.5
"""The error of a move that there was no time to try."""


class Played(NamedTuple):
    """How one game went on."""

    wins: tuple[float, ...]
    scores: tuple[float, ...]
    steps: int


class Rollouts:
    """All games from one position, within a budget of steps."""

    def __init__(self, position: Position, policy: Bot, believe: Believe | None, seats: int, budget: int) -> None:
        self.position = position
        self.policy = policy
        self.believe = believe
        self.seats = seats
        self.budget = budget
        text = f"{position.game.info.id} {position.seat} {position.game.text(position.state)}"
        self.seed = sha256(text.encode()).hexdigest()[:16]

    def values(self) -> Slices[dict[str, Value]]:
        """Of every legal move, the bot's own first.

        Another move counts as better than the bot's only by what exceeds the standard error of the difference: to be
        lucky in a few games is no merit.
        """
        position = self.position
        own = self.policy(position, Stream(self.seed, "own"))
        first = yield from self.play(own, 0)
        tried = self._candidates(own, self.budget // max(1, ROUNDS * first.steps))
        games: dict[str, list[Played]] = {move: [] for move in tried}
        games[own].append(first)
        steps, number = first.steps, 0
        while number < ROUNDS or steps < self.budget:
            for move in tried:
                if len(games[move]) <= number:
                    played = yield from self.play(move, number)
                    games[move].append(played)
                    steps += max(1, played.steps)
            number += 1
        return self._compare(own, games)

    def value(self) -> Slices[Value]:
        """Of the position itself, whatever it waits for."""
        games: list[Played] = []
        steps = 0
        while len(games) < ROUNDS or steps < self.budget:
            played = yield from self.play("", len(games))
            games.append(played)
            steps += max(1, played.steps)
        return self._mean(games)

    def _candidates(self, own: str, most: int) -> list[str]:
        """The bot's move, and of the others as many as there is time for."""
        others = [move for move in self.position.legal if move != own]
        stream = Stream(self.seed, "candidates")
        while len(others) > max(1, most - 1):
            others.pop(stream.below(len(others)))
        return [own, *others]

    def play(self, move: str, number: int) -> Slices[Played]:
        """One game to its end: after this move (or, without one, from here), with the dice of this number."""
        game, seed = self.position.game, f"{self.seed}.{number}"
        state = self.position.state
        if self.believe:
            state = self.believe(state, self.position.seat, Stream(seed, "belief").below)
        steps = chances = 0
        try:
            if move:
                state, _ = game.apply(state, move)
            while not isinstance(turn := game.turn(state), Over):
                if steps >= LONGEST:
                    return self._undecided(steps)
                if isinstance(turn, Decide):
                    legal = game.legal_moves(state)
                    seen = Position(game, game.mask(state, turn.seat), turn.seat, legal)
                    move = legal[0] if len(legal) == 1 else self.policy(seen, bot_stream(seed, turn.seat, steps))
                else:
                    move = turn.sample(chance_stream(seed, chances).below)
                    chances += 1
                state, _ = game.apply(state, move)
                steps += 1
                if not steps % SLICE:
                    yield
        except (LookupError, ValueError):
            if self.believe:
                raise
            return self._undecided(steps)  # a masked position cannot always be played on
        yield
        return Played(won(turn.outcome).wins, tuple(map(float, turn.outcome.scores)), steps)

    def _undecided(self, steps: int) -> Played:
        return Played((1 / self.seats,) * self.seats, (0.0,) * self.seats, steps)

    def _mean(self, games: list[Played]) -> Value:
        seat, count = self.position.seat, len(games)
        wins = tuple(fsum(column) / count for column in zip(*(played.wins for played in games), strict=True))
        points = fsum(played.scores[seat] for played in games) / count
        return Value(wins, points, _standard_error([played.wins[seat] for played in games]))

    def _compare(self, own: str, games: dict[str, list[Played]]) -> dict[str, Value]:
        seat = self.position.seat
        base = self._mean(games[own])
        found = {own: base}
        for move, played in games.items():
            if move == own:
                continue
            mean = self._mean(played)
            # with one seat nobody wins or loses: the points count
            pairs = zip(played, games[own], strict=True)
            gains = [a.wins[seat] - b.wins[seat] if self.seats > 1 else a.scores[0] - b.scores[0] for a, b in pairs]
            gain = fsum(gains) / len(gains)
            if gain > 0:
                mean = _between(base, mean, max(0.0, 1 - _standard_error(gains) / gain))
            found[move] = mean
        worst = min(found.values(), key=lambda value: value.wins[seat])
        for move in self.position.legal:
            found.setdefault(move, worst._replace(error=UNTRIED))
        return found


def _between(one: Value, two: Value, share: float) -> Value:
    """The first value, moved towards the second by this share of the way."""
    wins = tuple(a + (b - a) * share for a, b in zip(one.wins, two.wins, strict=True))
    points = (one.points or 0.0) + ((two.points or 0.0) - (one.points or 0.0)) * share
    return Value(wins, points, two.error)


def _standard_error(numbers: list[float]) -> float:
    """Of their mean. Counts one more result that is half a win away, since a few equal results prove nothing."""
    count = len(numbers)
    mean = fsum(numbers) / count
    spread = fsum((number - mean) * (number - mean) for number in numbers) + 0.25
    return sqrt(spread / count / count)
