"""The bridge: one function, JSON text in, JSON text out. Runs in plain CPython as well as in the browser's worker.

Holds the open matches by handles that the callers choose. No exception gets out: a player's mistake becomes its error
code, a bug of ours becomes `internal` with a record to report. Either way the position stays as it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import __version__, challenges, evidence, judgement, letters, turns
from .advice import choose, hint
from .choices import choices
from .core import record
from .core.chance import Chance, Draw, Kind, kind_of, shown_in
from .core.errors import GameError, quote
from .core.game import Decide, Event, Outcome, Over, Turn
from .core.link import from_link, to_link
from .core.match import PERSON, Match, Seat, Step
from .core.parts import LOST, PartMissing
from .core.parts import expect as expect_parts
from .core.source import USUAL
from .daily import day_of
from .games import all_ids, find_figure, find_game, listed_ids

__all__ = ["LOST", "call", "expect_parts"]

Json = dict[str, Any]

_matches: dict[str, Match[Any]] = {}
_works = judgement.Works()


def call(method: str, params: str) -> str:
    """Do what `method` says and reply `{"ok": true, …}` or `{"ok": false, "code": …, "params": …}`."""
    asked: Json = {}
    try:
        parsed = json.loads(params)
        if method not in METHODS or not isinstance(parsed, dict):
            raise GameError("bad_request", method=quote(method))
        asked = parsed
        reply = {"ok": True, **METHODS[method](asked)}
    except GameError as error:
        reply = _refusal(asked, error.code, error.params)
    except PartMissing as missing:  # the engine's frame fetches it and repeats the call
        reply = _refusal(asked, "part_missing", {"part": missing.part})
    except (ValueError, RecursionError):
        reply = _refusal(asked, "bad_request", {"method": quote(method)})
    except Exception as error:  # the last line of defence: the page must get an answer whatever happens here
        match = _matches.get(str(asked.get("match")))
        report = record.write_public(match) if match else None  # a report leaves the device: no secrets in it
        reply = _refusal(asked, "internal", {"error": quote(repr(error), 400), "record": report})
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


def _refusal(asked: Json, code: str, params: Json) -> Json:
    match = _matches.get(str(asked.get("match")))
    return {"ok": False, "code": code, "params": params, "rev": match.rev if match else None}


# Methods


def _games(asked: Json) -> Json:
    return {"version": __version__, "games": [choices(id) for id in listed_ids()]}


def _new(asked: Json) -> Json:
    match: Match[Any] = Match(
        find_game(asked.get("game")),
        [Seat(_text(seat, "kind"), _text(seat, "name")) for seat in _list(asked, "seats")],
        _dict(asked, "options"),
        _text(asked, "seed"),
        _list(asked, "table"),
        _text(asked, "dice") if "dice" in asked else USUAL,
    )
    return _begun(asked, match)


def _load(asked: Json) -> Json:
    """Open a record (or a link's code). `seed` is for a record without one, so that it can be continued.

    `verified`: how many outcomes follow from the seed, as the record says.
    """
    if "code" in asked:
        match = from_link(asked["code"], find_game, all_ids())
    else:
        match = record.read(asked.get("record"), find_game)
    verified = sum(step.seat is None and not step.given for step in match.steps)
    if not match.derived and asked.get("seed") is not None:
        match.play_on(_text(asked, "seed"))
    match.begin()
    match.rev = _int(asked, "rev") or 0
    _matches[_text(asked, "match")] = match
    return {**_position(match, asked, since=len(match.steps)), "verified": verified}


def _look(asked: Json) -> Json:
    """The table after a step, with that step's frame; with `from`, the frames of all steps after that one."""
    match = _match(asked)
    last = len(match.steps)
    step, since = _int(asked, "step"), _int(asked, "from")
    if step is None:
        step = last
    if since is None:
        since = last if step == last else max(step - 1, 0)
    if not 0 <= since <= step <= last:
        raise GameError("bad_request", method="look")
    return _position(match, asked, since=since, at=None if step == last else step)


def _play(asked: Json) -> Json:
    match = _match(asked)
    since = len(match.steps)
    match.play(asked.get("move"), seat=_int(asked, "seat"), rev=_int(asked, "rev"))
    return _position(match, asked, since=since)


def _bot(asked: Json) -> Json:
    match = _match(asked)
    since = len(match.steps)
    turn = match.turn
    if not isinstance(turn, Decide) or match.seats[turn.seat].kind == PERSON:
        raise GameError("not_your_turn", seat=None, turn=turn.seat if isinstance(turn, Decide) else None)
    match.play(choose(match, match.seats[turn.seat].kind), rev=_int(asked, "rev"))
    return _position(match, asked, since=since)


def _undo(asked: Json) -> Json:
    match = _match(asked)
    match.undo(seat=_int(asked, "seat"), rev=_int(asked, "rev"))
    return _position(match, asked, since=len(match.steps))


def _hint(asked: Json) -> Json:
    move, facts = hint(_match(asked))
    return {"move": move, "odds": [fact._asdict() for fact in facts]}


def _values(asked: Json) -> Json:
    return _works.go_on_with_values(_text(asked, "match"), _match(asked))


def _reason(asked: Json) -> Json:
    return judgement.reason(_match(asked), _int(asked, "step") or 0)


def _review(asked: Json) -> Json:
    return _works.go_on_with_review(_text(asked, "match"), _match(asked))


def _figure(asked: Json) -> Json:
    """The figure on a game's rule page, for other dice than the page shows."""
    figure = find_figure(asked.get("game"))
    if figure is None:
        raise GameError("bad_request", missing="figure")
    return {"value": figure.of(asked.get("of"))}


def _begun(asked: Json, match: Match[Any]) -> Json:
    match.begin()
    _matches[_text(asked, "match")] = match
    return _position(match, asked, since=0)


def _log(asked: Json) -> Json:
    """What happened after step `from` up to step `to`. Without either: everything, which may be a lot."""
    match = _match(asked)
    seat = _viewer(match, asked)
    last = len(match.steps)
    start, end = _int(asked, "from") or 0, _int(asked, "to")
    end = last if end is None else end
    if not 0 <= start <= end <= last:
        raise GameError("bad_request", method="log")
    return {"frames": [_frame(match, at, seat) for at in range(start, end)], "first": _first(match)}


def _deciders(asked: Json) -> Json:
    """Who decided each step, None for chance: the outline of a long match in a few bytes per step."""
    return {"seats": [step.seat for step in _match(asked).steps]}


def _share(asked: Json) -> Json:
    """What is allowed to leave the device: a link's code and a record, up to the first step that is still secret."""
    match = _match(asked)
    steps = match.public_steps
    return {
        "code": to_link(match),
        "record": record.write_public(match),
        "steps": steps,
        "cut": steps < len(match.steps),
    }


def _drop(asked: Json) -> Json:
    _matches.pop(_text(asked, "match"), None)
    _works.drop(_text(asked, "match"))
    return {}


METHODS: dict[str, Callable[[Json], Json]] = {
    "games": _games,
    "new": _new,
    "load": _load,
    "look": _look,
    "play": _play,
    "bot": _bot,
    "undo": _undo,
    "hint": _hint,
    "values": _values,
    "reason": _reason,
    "review": _review,
    "figure": _figure,
    "log": _log,
    "deciders": _deciders,
    "turns": lambda asked: {"turns": turns.told(record.read(asked.get("record"), find_game))},
    "share": _share,
    "drop": _drop,
    **evidence.Evidence(lambda asked: _match(asked)).methods,
    **challenges.Challenges(lambda outcome: _outcome(outcome)).methods,
    **letters.Letters(lambda asked: _match(asked), lambda *what: _begun(*what), lambda *what: _frame(*what)).methods,
}


# Replies


def _position(match: Match[Any], asked: Json, *, since: int, at: int | None = None) -> Json:
    """The match as one seat sees it, after step `at` (None: now), with what happened from step `since` on."""
    last = len(match.steps)
    step = last if at is None else at
    seat = _viewer(match, asked)
    state = match.game.mask(match.steps[step - 1].state if step else match.start, seat)
    turn = match.game.turn(state)  # of the masked position: what can be drawn may reveal what somebody holds
    return {
        "match": asked.get("match"),
        "game": match.game.info.id,
        "rev": match.rev,
        "step": step,
        "steps": last,
        "seat": seat,
        "turn": _turn(turn, _last_to_decide(match, step)),
        "legal": list(match.legal) if step == last and match.may_act and _may_see_moves(turn, seat) else [],
        "view": match.game.view(state, seat),
        "frames": [{**_frame(match, k, seat), "view": _view_at(match, k, seat)} for k in range(since, step)],
        "outcome": _outcome(turn.outcome) if isinstance(turn, Over) else None,
        "can_undo": step == last and match.can_undo(_int(asked, "seat")),
        "record": record.write(match),
        "seats": [seat._asdict() for seat in match.seats],
        "options": match.options,
        "seed": match.seed,
        "table": list(match.table),
        "dice": match.dice,
        "daily": day_of(match),
        "by_link": letters.standing(match),
    }


def _viewer(match: Match[Any], asked: Json) -> int | None:
    """Who looks: the seat asked for; else the only person; else the person who decides; else an onlooker.

    In a game by link always the device's own seat.
    """
    if match.device is not None:
        return match.device.seat
    if (seat := _int(asked, "seat")) is not None:
        if not 0 <= seat < len(match.seats):
            raise GameError("bad_request", seat=seat)
        return seat
    people = [seat for seat, who in enumerate(match.seats) if who.kind == PERSON]
    if len(people) == 1:
        return people[0]
    turn = match.turn
    return turn.seat if isinstance(turn, Decide) and turn.seat in people else None


def _may_see_moves(turn: Turn, seat: int | None) -> bool:
    """A seat's legal moves can reveal what it holds."""
    return isinstance(turn, Decide) and turn.seat == seat


def _frame(match: Match[Any], at: int, seat: int | None) -> Json:
    step: Step = match.steps[at]
    events = [_event(event) for event in step.events if event.only is None or seat in event.only]
    # a decision that is secret for this viewer hides its move too
    secret = any(event.only is not None and seat not in event.only for event in step.events)
    frame: Json = {
        "step": at + 1,
        "move": None if secret else step.move,
        "seat": step.seat,
        "chance": _chance(match, at),
        "events": events,
    }
    if step.seat is None and not secret and step.move.split()[0] in match.table:
        frame["typed"] = shown_in(step.move)
    return frame


def _chance(match: Match[Any], at: int) -> Kind | None:
    """The kind of chance that a step settled; None for a decision."""
    turn = match.game.turn(match.steps[at - 1].state if at else match.start)
    return None if isinstance(turn, (Decide, Over)) else kind_of(turn)


def _view_at(match: Match[Any], at: int, seat: int | None) -> Json:
    return match.game.view(match.game.mask(match.steps[at].state, seat), seat)


def _event(event: Event) -> Json:
    """`secret`: not for everybody, so a device that several people share does not show it."""
    told: Json = {"code": event.code, "params": event.params}
    if event.only is not None:
        told["secret"] = True
    if event.sound is not None:
        told["sound"] = event.sound
    return told


def _outcome(outcome: Outcome) -> Json:
    return {**outcome._asdict(), "winners": outcome.winners}


def _turn(turn: Turn, last: int | None) -> Json:
    match turn:
        case Decide(seat):
            return {"kind": "decide", "seat": seat}
        case Over():
            return {"kind": "over"}
        case _:
            return {"kind": "chance", "verb": turn.verb, "seat": last, "pieces": _pieces(turn)}


def _first(match: Match[Any]) -> Json | None:
    """The first decision of the match: who started, and with which step."""
    found = ((at + 1, step.seat) for at, step in enumerate(match.steps) if step.seat is not None)
    return next(({"step": step, "seat": seat} for step, seat in found), None)


def _last_to_decide(match: Match[Any], step: int) -> int | None:
    """Who rolls or draws next: the seat that decided last. None before the first turn."""
    return next((match.steps[at].seat for at in range(step - 1, -1, -1) if match.steps[at].seat is not None), None)


def _pieces(chance: Chance) -> list[Json]:
    """What people have to enter, in this order: how many of a kind, what each can show, and how often at most."""
    if isinstance(chance, Draw):
        shows = {what: min(left, chance.amount) for what, left in chance.bag if left}
        return [{"kind": "", "owner": None, "amount": chance.amount, "shows": shows}]
    found = []
    for alike in chance.alike:
        amount = sum(dice.amount for dice in alike)
        shows = dict.fromkeys(alike[0].looks or alike[0].faces, amount)
        found.append({"kind": alike[0].kind, "owner": alike[0].owner, "amount": amount, "shows": shows})
    return found


# Parameters


def _match(asked: Json) -> Match[Any]:
    match = _matches.get(str(asked.get("match")))
    if match is None:
        raise GameError("unknown_match", match=quote(asked.get("match")))
    return match


def _text(asked: object, key: str) -> str:
    value = asked.get(key) if isinstance(asked, dict) else None
    if isinstance(value, str):
        return value
    raise GameError("bad_request", missing=key)


def _int(asked: Json, key: str) -> int | None:
    value = asked.get(key)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise GameError("bad_request", missing=key)


def _list(asked: Json, key: str) -> list[Any]:
    value = asked.get(key)
    if value is None or isinstance(value, list):
        return value or []
    raise GameError("bad_request", missing=key)


def _dict(asked: Json, key: str) -> Json:
    value = asked.get(key)
    if value is None or isinstance(value, dict):
        return value or {}
    raise GameError("bad_request", missing=key)
