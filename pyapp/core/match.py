"""A game in progress: the only class with state.

Handles legality, randomness, history and undo for all games. Knows no particular game, no screen and no file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple

from .chain import Known
from .chance import Chance
from .errors import GameError, quote
from .game import Decide, Event, Game, Outcome, Over, State, Turn
from .level import LEVELS
from .option import Options
from .source import PLAYERS, USUAL, ByPlayers, Device, Source, find_source, is_hidden
from .stream import Stream, check_seed

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
    purpose: str
    """What its numbers are derived from, beside the seed."""


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
    is given. `dice` names the source (source.py) that derives the samples. In a game by link, `players` is that source;
    it takes the place of a seed.
    """

    def __init__(
        self,
        game: Game[State],
        seats: Iterable[Seat],
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        table: Iterable[str] = (),
        dice: str = USUAL,
        players: ByPlayers | None = None,
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
        self.dice = dice
        self.players = players
        self._source: Source = find_source(dice) if players is None else players
        if players is not None and (
            dice != PLAYERS or seed is not None or table or len(players.known) != len(self.seats)
        ):
            raise GameError("bad_option", option="dice", value=quote(dice))
        self.device: Device | None = None if players is None else players.device
        """In a game by link: the device that the match is on, if it takes part."""
        self.sealed: dict[int, bytes] = {}
        """Steps of which only this is known (chain.sealed). Another legal move stands in, which nobody is shown."""
        self.start: State = game.new(self.options, len(self.seats))
        self.steps: list[Step] = []
        self.rev = 0
        self._places: list[Any] = [self._source.start]
        """Where an outcome would be, at the start and after every step."""
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
                yield Settled(number, turn, step, last, self._source.purpose(self._places[number - 1]))
            state = step.state

    @property
    def place(self) -> Any:
        """Where an outcome would be now (source.py)."""
        return self._places[-1]

    def number_at(self, at: int) -> int:
        """In a game by link: how far the chain of the seat is revealed that made this step."""
        seat = self.steps[at].seat
        number: int = self._places[at + 1].numbers[seat]
        return number

    @property
    def derived(self) -> bool:
        """Whether outcomes follow from a seed or from what the players' devices reveal."""
        return self.seed is not None or self.players is not None

    @property
    def origin(self) -> str | None:
        """What all dice follow from; None if they follow from nothing."""
        return self.seed if self.players is None else self.players.roots

    @property
    def opened(self) -> tuple[int, ...]:
        """In a game by link, while secret decisions are being revealed: the seats that have revealed theirs."""
        if self.players is None or isinstance(self.turn, Decide):
            return ()
        found: list[int] = []
        hidden = self.place.hidden
        for at, seat in enumerate(hidden[:-1], len(self.steps) - len(hidden)):
            if at in self.sealed:
                break
            found.append(seat)
        return tuple(found)

    @property
    def numbers(self) -> tuple[int, ...]:
        """In a game by link: how far each seat's chain is revealed."""
        if self.players is None or not self.players.begun:
            return ()
        opened = self.opened
        return tuple(number + (seat in opened) for seat, number in enumerate(self.place.numbers))

    @property
    def revealed(self) -> tuple[Known, ...]:
        """In a game by link: the newest value of each chain that everybody knows who has the newest link.

        Before it begins: of the seats that have joined, what this device knows.
        """
        if self.players is None:
            return ()
        found = []
        for seat, number in enumerate(self.numbers):
            value = self.players.value(seat, number)
            if value is None:
                raise GameError("bad_record", line=1, why="code")
            found.append(Known(number, value))
        return tuple(found) or tuple(known for known in self.players.known if known is not None)

    @property
    def progress(self) -> int:
        """In a game by link: increases with everything that a device adds to it. 0 until it begins."""
        return sum(self.numbers) + sum(step.seat is not None for step in self.steps)

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
            seat = self._on_device(seat)
            if (seat is not None and seat != actor) or not self.may_act:
                raise GameError("not_your_turn", seat=seat, turn=actor)
            if move not in self.legal:
                raise self._illegal(move, seat)
        elif self.players is not None:
            raise GameError("not_your_turn", seat=seat, turn=None)
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
        if not given and self.derived and outcome != self.expected():
            raise GameError("wrong_outcome", step=len(self.steps) + 1, move=move)
        self._push(outcome, None, given=given or not self.derived)

    def replay_sealed(self, sealed: bytes) -> None:
        """A decision that only its own device knows so far."""
        turn = self.turn
        if self.players is None or not isinstance(turn, Decide):
            raise GameError("bad_move", move=sealed.hex())
        self._push(self.legal[0], turn.seat, given=False)
        if not is_hidden(self.steps[-1].events, len(self.seats)):
            self._cut(len(self.steps) - 1)
            raise GameError("bad_move", move=sealed.hex())
        self.sealed[len(self.steps) - 1] = sealed

    def expected(self) -> str | None:
        """The outcome that the seed gives to the chance that is due; None without a seed."""
        turn = self.turn
        return None if isinstance(turn, (Decide, Over)) else self._sample(turn)

    def play_on(self, seed: str) -> None:
        """Give a match without a seed one, so that you can continue from the end of its record."""
        if self.derived:
            raise GameError("bad_seed", seed=quote(seed))
        self.seed = check_seed(seed)
        self.begin()

    def undo(self, *, seat: int | None = None, rev: int | None = None) -> None:
        """Take back the last person's decision, or the last outcome that was entered, with the bots' replies to it.

        Never takes back an outcome from the seed that has been shown.
        """
        self._check_rev(rev)
        at = self._undo_point()
        if at is None or not self.can_undo(seat):
            raise GameError("cannot_undo")
        self._cut(at)
        self.rev += 1

    def can_undo(self, seat: int | None = None) -> bool:
        at = self._undo_point()
        if self.device is not None and self.progress <= (self.device.sent or 0):
            return False
        return at is not None and self._on_device(seat) in (None, self.steps[at].seat)

    @property
    def may_act(self) -> bool:
        """Whether decisions are possible: in a game by link on the devices of its players, once all have joined."""
        return self.players is None or (self.players.begun and self.device is not None)

    def _on_device(self, seat: int | None) -> int | None:
        """Who asks: in a game by link always the device's own seat."""
        return seat if self.device is None else self.device.seat

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

    def _sample(self, chance: Chance) -> str | None:
        place = self._places[-1]
        seed = self._source.seed(place, self.seed)
        return None if seed is None or self.sealed else chance.sample(Stream(seed, self._source.purpose(place)).below)

    def _push(self, move: str, seat: int | None, *, given: bool) -> None:
        if len(self.steps) >= STEP_LIMIT:
            raise GameError("too_long", limit=STEP_LIMIT)
        before = self.state
        state, events = self.game.apply(before, move)
        self._places.append(self._source.after(self._places[-1], self.game, before, move, seat, events))
        self.steps.append(Step(move, seat, given, state, events))
        self._legal = None

    def _cut(self, at: int) -> None:
        """Go back to the position after this many steps."""
        del self.steps[at:]
        del self._places[at + 1 :]
        self.sealed = {step: sealed for step, sealed in self.sealed.items() if step < at}
        self._legal = None

    def _due(self) -> str | None:
        """What the seed decides now, if it has to."""
        turn = self.turn
        return None if isinstance(turn, (Decide, Over)) or turn.verb in self.table else self._sample(turn)

    def _settle(self) -> bool:
        """Let the seed decide while chance is due and there is room; returns whether it decided anything."""
        before = len(self.steps)
        while len(self.steps) < STEP_LIMIT and (due := self._due()) is not None:
            self._push(due, None, given=False)
        return len(self.steps) > before
