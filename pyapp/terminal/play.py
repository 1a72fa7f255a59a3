"""A game at a terminal: shows it, asks the people, lets the bots move. Knows no particular game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..advice import choose, hint
from ..core.errors import GameError
from ..core.game import Decide, Over
from ..core.match import PERSON, Match, Seat
from .describe import error_text, events_text, odds_texts, outcome_lines
from .presenter import View, find_presenter, move_text
from .screen import clear, read_answer, show
from .words import Words

LISTED = 12
"""This many moves of one kind are listed; of more, only the first few. You can type all of them."""
SHOWN = 4


def new_seats(kinds: list[str], words: Words) -> list[Seat]:
    """People and bots with the names that the app gives them."""
    alone = kinds.count(PERSON) == 1
    bots = iter(words.say("setup-bot-names").split(", ") if words.language else ())
    seats = []
    for number, kind in enumerate(kinds, 1):
        if kind != PERSON:
            name = next(bots, f"Bot {number}")
        else:
            name = words.say("setup-you") if alone else words.say("setup-guest", number=number)
        seats.append(Seat(kind, name))
    return seats


class Sitting:
    """One game on one screen, for any number of people."""

    def __init__(self, match: Match[Any], words: Words) -> None:
        self.match = match
        self.words = words
        self.presenter = find_presenter(match.game.info.id) if words.language else None
        people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
        self.only = people[0] if len(people) == 1 else None
        self.shared = len(people) > 1
        self.told = 0
        self.holder: int | None = None
        """Who was given the screen last, if something is secret."""

    def play(self, after: Callable[[], None]) -> None:
        """Play to the end; `after` is called whenever something has happened."""
        while True:
            self.tell()
            after()
            turn = self.match.turn
            if isinstance(turn, Over):
                break
            if isinstance(turn, Decide) and self.match.seats[turn.seat].kind != PERSON:
                self.match.play(choose(self.match, self.match.seats[turn.seat].kind))
            else:
                self.ask()
        self.result()

    def tell(self) -> None:
        """What has happened since the last report."""
        match = self.match
        self.told = min(self.told, len(match.steps))
        for step in match.steps[self.told :]:
            if text := events_text(self.words, match.game.info.id, step.events, match.seats, self.only):
                show(text)
        self.told = len(match.steps)

    def ask(self) -> None:
        """Let a person move: by number, by the move itself, or with a letter for something else."""
        match, say = self.match, self.words.say
        turn = match.turn
        if isinstance(turn, Decide):
            view = self._view(turn.seat)
            secret = bool(view.get("secret"))
            if self.shared and secret:
                self._hand_over(turn.seat)
            show()
            # a secret hand is shown only while it is needed, if others can see the screen
            for line in self._table(turn.seat if secret or not self.shared else None):
                show(line)
            show(say("turn-of", name=match.seats[turn.seat].name))
            for line in self._moves(view):
                show(line)
            prompt = say("terminal-ask")
        else:
            assert not isinstance(turn, Over)
            prompt = say("terminal-fell", verb=turn.verb)
        answer = read_answer(prompt)
        try:
            self._answer(answer)
        except GameError as error:
            show(error_text(self.words, error))

    def _answer(self, answer: str) -> None:
        match, say = self.match, self.words.say
        if answer in ("u", "undo"):
            match.undo()
        elif answer in ("h", "hint") and isinstance(match.turn, Decide):
            move, odds = hint(match)
            show(say("hint-text", text=self._move(move, self._view(match.turn.seat)) or move))
            for line in odds_texts(self.words, match.game.info.id, odds, match.seats):
                show(f"  {line}")
        elif answer.isdecimal() and 0 < int(answer) <= len(match.legal):
            match.play(match.legal[int(answer) - 1])
        else:
            match.play(answer)

    def _hand_over(self, seat: int) -> None:
        if self.holder == seat:
            return
        clear()
        read_answer(f"{self.words.say('hand-over', name=self.match.seats[seat].name)} ⏎")
        self.holder = seat

    def _view(self, seat: int | None) -> View:
        game = self.match.game
        return game.view(game.mask(self.match.state, seat), seat)

    def _table(self, seat: int | None) -> Iterator[str]:
        game = self.match.game
        if self.presenter is None:
            yield game.text(game.mask(self.match.state, seat))
        else:
            yield from self.presenter.table(self._view(seat), self.words, self.match.seats)

    def _move(self, move: str, view: View) -> str:
        return move_text(self.presenter, self.match.game.info.id, move, view, self.words, self.match.seats)

    def _moves(self, view: View) -> Iterator[str]:
        """Every move with its number and its words; long lists are cut short."""
        legal = self.match.legal
        kinds = [move.split()[0] for move in legal]
        width = max(map(len, legal))
        for number, (move, kind) in enumerate(zip(legal, kinds, strict=True), 1):
            place, alike = kinds[: number - 1].count(kind), kinds.count(kind)
            if alike > LISTED and place >= SHOWN:
                if place == SHOWN:
                    yield "       " + self.words.say("terminal-more", count=alike - SHOWN, move=move)
                continue
            yield f"  {number:>3}  {move:<{width}}  {self._move(move, view)}".rstrip()

    def result(self) -> None:
        if outcome := self.match.outcome:
            show()
            for line in outcome_lines(self.words, self.match.game.info.id, outcome, self.match.seats):
                show(line)
