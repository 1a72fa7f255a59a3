"""A game in progress: the only class with state.

Handles legality, randomness, history and undo for all games. Knows no particular game, no screen and no file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple

from .chance import Chance
from .errors import GameError, quote
from .game import Decide, Event, Game, Outcome, Over, State, Turn
from .level import LEVELS
from .option import Options
from .stream import chance_stream, check_seed

NAME_LIMIT = 40
MOVE_LIMIT = 200
POSITION_LIMIT = 600
"""An error quotes at most this much of a position; the longest position so far is half as long."""
STEP_LIMIT = 20_000
"""More than twice what careless play needs. Without a limit, a short link could take minutes to open."""
PERSON = "person"
ZERO_WIDTH_JOINER = "\u200d"  # joins emoji of several parts, so names can contain it


class Seat(NamedTuple):
    """Who has this seat: a person, or a bot of some level."""

    kind: str
    name: str


class Step(NamedTuple):
    """One thing that happened: a seat's decision, or a chance outcome (seat is None)."""

    move: str
    seat: int | None
    given: bool
    """An outcome that does not come from the seed: entered at the table, or set by an example."""
    state: Any
    events: tuple[Event, ...]


class Settled(NamedTuple):
    """What chance decided."""

    number: int
    """The step's number, counted from 1."""
    chance: Chance
    step: Step
    after: int | None
    """The seat that decided last: who rolled or drew. None before the first decision."""


def check_seat(seat: Seat, levels: tuple[str, ...]) -> Seat:
    name = seat.name.strip() if isinstance(seat.name, str) else ""
    if seat.kind != PERSON and seat.kind not in levels:
        raise GameError("bad_seat", why="kind", value=quote(seat.kind))
    if not 0 < len(name) <= NAME_LIMIT:
        raise GameError("bad_seat", why="length", value=quote(seat.name), limit=NAME_LIMIT)
    if not name.replace(ZERO_WIDTH_JOINER, "").isprintable():
        raise GameError("bad_seat", why="characters", value=quote(ascii(name)))
    return Seat(seat.kind, name)


def check_move(move: object) -> str:
    """Moves are short printable ASCII; anything else is refused before the game sees it."""
    if isinstance(move, str) and len(move) <= MOVE_LIMIT and move.isascii() and move.isprintable() and move.strip():
        return move
    raise GameError("bad_move", move=quote(move))


class Match(Generic[State]):
    """One game at one table.

    `rev` increases with every change, so that a click on an outdated screen is recognised. With a seed, the Match
    samples chance after every move, except for the verbs in `table`, which people enter. Without a seed, every outcome
    is given.
    """

    def __init__(
        self,
        game: Game[State],
        seats: Iterable[Seat],
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        table: Iterable[str] = (),
    ) -> None:
        self.game = game
        fewest, most = game.info.seats
        self.seats = tuple(seats)
        if not fewest <= len(self.seats) <= most:
            raise GameError("bad_seat", why="count", value=str(len(self.seats)), fewest=fewest, most=most)
        self.seats = tuple(check_seat(seat, (*game.info.bots, *LEVELS)) for seat in self.seats)
        self.options: Options = game.info.parse_options(options or {}, len(self.seats))
        self.seed = None if seed is None else check_seed(seed)
        table = tuple(table)
        for verb in table:
            if verb not in game.info.typed:
                raise GameError("bad_option", option="table", value=quote(verb))
        self.table = tuple(dict.fromkeys(table))
        self.start: State = game.new(self.options, len(self.seats))
        self.steps: list[Step] = []
        self.rev = 0
        self._chances = 0
        self._legal: tuple[str, ...] | None = None

    @property
    def state(self) -> State:
        return self.steps[-1].state if self.steps else self.start

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        turn = self.turn
        return turn.outcome if isinstance(turn, Over) else None

    @property
    def legal(self) -> tuple[str, ...]:
        if self._legal is None:
            self._legal = self.game.legal_moves(self.state)
        return self._legal

    def settled(self) -> Iterator[Settled]:
        """All that chance has decided so far, in order."""
        state, last = self.start, None
        for number, step in enumerate(self.steps, 1):
            turn = self.game.turn(state)
            if isinstance(turn, (Decide, Over)):
                last = step.seat
            else:
                yield Settled(number, turn, step, last)
            state = step.state

    @property
    def public_steps(self) -> int:
        """How many steps, from the first, an onlooker can know: all before the first one that is still secret."""
        known = len(self.steps)
        if self.outcome is not None:
            return known
        for at in range(known - 1, -1, -1):
            events = self.steps[at].events
            if any(event.reveals for event in events):
                break
            if any(event.only is not None for event in events):
                known = at
        return known

    def begin(self) -> None:
        """Sample the chance before the first decision."""
        if self._settle():
            self.rev += 1

    def play(self, move: object, *, seat: int | None = None, rev: int | None = None) -> None:
        """Make a decision, or enter an outcome that the table waits for; then sample the chance that follows."""
        self._check_rev(rev)
        turn = self.turn
        if isinstance(turn, Over):
            raise GameError("game_over", move=quote(move))
        move = check_move(move)
        actor: int | None = None
        if isinstance(turn, Decide):
            actor = turn.seat
            if seat is not None and seat != actor:
                raise GameError("not_your_turn", seat=seat, turn=actor)
            if move not in self.legal:
                raise self._illegal(move, seat)
        else:
            move = turn.normalise(move)
        before = len(self.steps)
        try:
            self._push(move, actor, given=actor is None)
            self._settle()
            if self._due() is not None:
                raise GameError("too_long", limit=STEP_LIMIT)
        except Exception:  # a bug in a game must not leave half a move
            self._cut(before)
            raise
        self.rev += 1

    def replay(self, move: str, *, given: bool) -> None:
        """Take one line of a record: like `play`, but check outcomes against the seed and sample no chance."""
        turn = self.turn
        if isinstance(turn, Over):
            raise GameError("game_over", move=quote(move))
        move = check_move(move)
        if isinstance(turn, Decide):
            if given or move not in self.legal:
                raise self._illegal(move, None)
            self._push(move, turn.seat, given=False)
            return
        outcome = turn.normalise(move)
        if not given and self.seed is not None and outcome != self._sample(turn, self.seed):
            raise GameError("wrong_outcome", step=len(self.steps) + 1, move=move)
        self._push(outcome, None, given=given or self.seed is None)

    def expected(self) -> str | None:
        """The outcome that the seed gives to the chance that is due; None without a seed."""
        turn = self.turn
        if self.seed is None or isinstance(turn, (Decide, Over)):
            return None
        return self._sample(turn, self.seed)

    def play_on(self, seed: str) -> None:
        """Give a match without a seed one, so that you can continue from the end of its record."""
        if self.seed is not None:
            raise GameError("bad_seed", seed=quote(seed))
        self.seed = check_seed(seed)
        self.begin()

    def undo(self, *, seat: int | None = None, rev: int | None = None) -> None:
        """Take back the last person's decision, or the last outcome that was entered, with the bots' replies to it.

        Never takes back an outcome from the seed that has been shown.
        """
        self._check_rev(rev)
        at = self._undo_point()
        if at is None or seat not in (None, self.steps[at].seat):
            raise GameError("cannot_undo")
        self._cut(at)
        self.rev += 1

    def can_undo(self, seat: int | None = None) -> bool:
        at = self._undo_point()
        return at is not None and seat in (None, self.steps[at].seat)

    def _undo_point(self) -> int | None:
        for at in range(len(self.steps) - 1, -1, -1):
            seat = self.steps[at].seat
            if seat is None:
                return at if self._typed(self.steps[at]) else None
            if self.seats[seat].kind == PERSON:
                return at
        return None

    def _typed(self, step: Step) -> bool:
        """An outcome of real dice at this table: undoing it reveals nothing."""
        return step.given and step.move.partition(" ")[0] in self.table

    def _illegal(self, move: str, seat: int | None) -> GameError:
        """Quotes the position as the seat that asked sees it; a caller that named no seat is an onlooker."""
        position = self.game.text(self.game.mask(self.state, seat))
        return GameError("illegal_move", move=move, position=quote(position, POSITION_LIMIT))

    def _check_rev(self, rev: int | None) -> None:
        if rev is not None and rev != self.rev:
            raise GameError("stale", rev=self.rev)

    def _sample(self, chance: Chance, seed: str) -> str:
        return chance.sample(chance_stream(seed, self._chances).below)

    def _push(self, move: str, seat: int | None, *, given: bool) -> None:
        if len(self.steps) >= STEP_LIMIT:
            raise GameError("too_long", limit=STEP_LIMIT)
        state, events = self.game.apply(self.state, move)
        self.steps.append(Step(move, seat, given, state, events))
        self._chances += seat is None
        self._legal = None

    def _cut(self, at: int) -> None:
        """Go back to the position after this many steps."""
        self._chances -= sum(step.seat is None for step in self.steps[at:])
        del self.steps[at:]
        self._legal = None

    def _due(self) -> tuple[Chance, str] | None:
        """The chance that the seed has to decide now, and the seed."""
        if self.seed is None:
            return None
        turn = self.turn
        return None if isinstance(turn, (Decide, Over)) or turn.verb in self.table else (turn, self.seed)

    def _settle(self) -> bool:
        """Let the seed decide while chance is due and there is room; returns whether it decided anything."""
        before = len(self.steps)
        while len(self.steps) < STEP_LIMIT and (due := self._due()) is not None:
            self._push(self._sample(*due), None, given=False)
        return len(self.steps) > before
