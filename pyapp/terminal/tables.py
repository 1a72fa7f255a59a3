"""Values and reviews as tables: what each move is worth, and how a game went. Knows no particular game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from typing import Any

from ..advice import evaluator, seen, viewpoint
from ..core.errors import GameError
from ..core.level import losses
from ..core.match import Match
from ..core.value import Value
from ..review import Judged, Review
from .presenter import find_presenter, move_text, pair
from .words import Words

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 72
"""A line of blocks is at most this long; of a longer game, some steps are left out."""
LONGEST_MOVE = 28
PLAYED = "→"
VISIBLE = 0.0005
"""A smaller change would be shown as nothing."""

Row = Sequence[str]


def aligned(rows: Sequence[Row], left: int) -> Iterator[str]:
    """Rows as lines; the first columns are aligned to the left, the others to the right, the last is as it is."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        *cells, last = row
        sided = zip("<" * left + ">" * len(cells), cells, widths, strict=False)
        yield "  ".join([*(f"{cell:{side}{width}}" for side, cell, width in sided), last]).rstrip()


# What each move is worth


def decision_at(match: Match[Any], step: int | None) -> int:
    """How many steps come before the decision that is asked for: step N, else what is due, else the last decision."""
    decisions = [at for at, one in enumerate(match.steps) if one.seat is not None]
    decisions += [len(match.steps)] if match.legal else []
    if decisions and step is None:
        return decisions[-1]
    if step is not None and step - 1 in decisions:
        return step - 1
    raise GameError("bad_request", step=step)


def odds_lines(match: Match[Any], step: int | None, words: Words) -> Iterator[str]:
    """The moves of a decision with everybody's chances, the best first, and the move that was made."""
    at = decision_at(match, step)
    seat = viewpoint(match, at)
    position = seen(match, at)
    values = evaluator(match).values(position)
    lost = losses(values, seat)
    view = match.game.view(position.state, seat)
    presenter = find_presenter(match.game.info.id) if words.language else None
    made = match.steps[at].move if at < len(match.steps) else None
    say = words.say
    yield pair(
        words,
        say("look-position", step=at + 1, steps=len(match.steps)),
        say("turn-of", name=match.seats[seat].name),
    )
    yield say("terminal-odds-title")
    points = any(value.points is not None for value in values.values())
    head = ["", say("terminal-odds-move"), *(who.name for who in match.seats)]
    rows = [[*head, say("terminal-odds-loss"), say("terminal-odds-points") if points else "", ""]]
    for move in sorted(values, key=lambda move: (lost[move], -(values[move].points or 0))):
        value = values[move]
        chances = [words.share(share) for share in value.wins]
        loss = words.share(-lost[move], sign=True) if lost[move] >= VISIBLE else ""
        scored = "" if value.points is None else words.number(round(value.points, 1))
        text = move_text(presenter, match.game.info.id, move, view, words, match.seats)
        rows.append([PLAYED if move == made else "", move, *chances, loss, scored, text])
    yield from aligned(rows, 2)
    if made is not None:
        yield f"{PLAYED} {say('terminal-odds-made')}"
    yield _accuracy(_off(list(values.values())), words)


# How a game went


def review_lines(match: Match[Any], found: Review, words: Words) -> Iterator[str]:
    """Every step, each player's account, the turning points, and the chances as a line of blocks."""
    say = words.say
    names = [who.name for who in match.seats]
    rows: list[Row] = [["", say("terminal-review-who"), say("terminal-odds-move"), *names, ""]]
    for step in found.steps:
        who = say("terminal-review-chance") if step.seat is None else names[step.seat]
        move = step.move if len(step.move) <= LONGEST_MOVE else f"{step.move[: LONGEST_MOVE - 1]}…"
        chances = [words.share(share) for share in step.after.wins]
        rows.append([str(step.step), who, move, *chances, _remark(step, names, words)])
    yield from aligned(rows, 3)
    yield ""
    yield from aligned([*_account(match, found, words)], 1)
    yield say("terminal-review-sum")
    if found.turning_points:
        yield say("terminal-review-turning", steps=", ".join(map(str, found.turning_points)))
    yield ""
    width = max(map(len, names))
    for seat, name in enumerate(names):
        yield f"{name:<{width}}  {blocks([wins[seat] for wins in found.course])}"
    yield _accuracy(found.error, words)


def _account(match: Match[Any], found: Review, words: Words) -> Iterator[Row]:
    say = words.say
    yield [
        say("terminal-review-who"),
        say("terminal-review-start"),
        say("terminal-review-lucky"),
        say("terminal-review-skill"),
        say("terminal-review-rest"),
        say("terminal-review-result"),
        say("terminal-review-mistakes"),
        "",
    ]
    for who, total in zip(match.seats, found.totals, strict=True):
        changes = (words.share(part, sign=True) for part in (total.luck, total.skill, total.rest))
        yield [who.name, words.share(total.start), *changes, words.share(total.result), words.share(total.lost), ""]


def _remark(step: Judged, names: list[str], words: Words) -> str:
    """What a decision has lost, or for whom chance was good."""
    if step.loss >= VISIBLE and step.best is not None:
        return words.say("terminal-review-lost", loss=words.share(step.loss), move=step.best)
    seat = max(range(len(names)), key=lambda seat: step.luck[seat])
    if step.luck[seat] >= VISIBLE:
        return words.say("terminal-review-luck", name=names[seat], luck=words.share(step.luck[seat], sign=True))
    return ""


def blocks(course: Sequence[float]) -> str:
    """Chances as a line of blocks, higher for higher ones."""
    columns = min(len(course), WIDTH)
    picked = (course[at * (len(course) - 1) // max(1, columns - 1)] for at in range(columns))
    return "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in picked)


def _off(values: list[Value]) -> float:
    return sqrt(fsum(value.error * value.error for value in values) / len(values))


def _accuracy(error: float, words: Words) -> str:
    return words.say("terminal-estimate", error=words.share(error)) if error > 1e-9 else words.say("terminal-exact")
